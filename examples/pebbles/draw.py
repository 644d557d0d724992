"""The heap as a picture."""

from examples.pebbles import PEBBLES, PebblesView
from trollbord.ink.markup import el
from trollbord.ink.still import still


def picture(view: PebblesView) -> str:
    """One pebble beside the other; the text of the view is the picture's description."""
    pebbles = [
        el("circle", cx=14 + 22 * place, cy=20, r=9, fill="var(--stone-2)")
        for place in range(view.heap)
    ]
    return still(el("svg", *pebbles, viewBox=f"0 0 {22 * PEBBLES + 6} 40"), text=str(view))
