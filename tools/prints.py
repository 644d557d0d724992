"""Draw the four prints for the head of README and docs: python tools/prints.py"""

import os
import sys
from pathlib import Path

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "src"))


def main() -> None:
    """Write docs/prints.svg."""
    from trollbord.page.prints import frieze

    Path(ROOT, "docs", "prints.svg").write_text(frieze(), encoding="utf-8")


if __name__ == "__main__":
    main()
