"""The system's own Chromium, as tests, pictures and measurements drive it with Playwright."""

import shutil
from typing import Final

ORDINARY: Final = ("chromium", "chromium-browser", "google-chrome")
"""Names of the browser that people have."""
SHELL: Final = "chromium-headless-shell"
"""The same engine without windows, which takes half the time; its frames come at other times."""
MISSING: Final = "no Chromium on this machine: apt-get install chromium-headless-shell"

# Chromium's own pages in every new window (suggestions of the address bar) and a renderer in reserve cost as much
# as the page under test. The switch replaces Playwright's, so what that one turns off is named here too.
UNUSED: Final = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "PreloadTopChromeWebUI", "InitialWebUI",
    "WebUIToolbar", "SpareRendererForSitePerProcess",
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled",
    "PreconnectToSearch",
)  # fmt: skip
SWITCHES: Final = (
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    f"--disable-features={','.join(UNUSED)}",
)  # fmt: skip


def found() -> str | None:
    """The path of the faster program; None on a machine without any."""
    return _first(SHELL, *ORDINARY)


def ordinary() -> str | None:
    """The path of what people have, or of the shell where there is nothing else."""
    return _first(*ORDINARY, SHELL)


def _first(*names: str) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)
