"""Draw the four prints for the head of README and docs: python docs/figures/prints.py"""

import os
import sys
from pathlib import Path

ROOT = str(Path(__file__).resolve().parents[2])
sys.path.insert(0, os.path.join(ROOT, "src"))


def main() -> None:
    """Write docs/prints.svg."""
    from trollbord.page.prints import frieze

    Path(ROOT, "docs", "prints.svg").write_text(frieze(), encoding="utf-8")


if __name__ == "__main__":
    main()
