"""The system's own Chromium, as tests, pictures and measurements drive it with Playwright."""

import shutil
from typing import Final

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Where it may be found, best first: the shell is the same engine without windows, and takes half the time."""
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
    """The path of the program; None on a machine without."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)
