"""The figures of Ankh-Morpork: houses, landmarks, citizens with hats, guild houses, trolls, demons, trouble."""

from __future__ import annotations

from typing import Final

from trollbord.ink.markup import Markup, join, num
from trollbord.ink.seats import EMBLEM
from trollbord.ink.shapes import star, symbol

LOOKS: Final = ("rowan", "cloudberry", "ivory", "bilberry")
"""The look of each seat: red, yellow, green, blue; green would be the colour of "you can act here"."""

_PEN: Final = 'stroke="var(--hk)" stroke-width="1.15" stroke-linejoin="round"'
_KEY: Final = 'stroke="var(--pe)" stroke-width="2" stroke-linejoin="round"'


def _house(front: float, side: float, height: float, roof: float, chimney: bool = False) -> str:
    """A gabled house seen from the front corner; its foot is at the origin."""
    x, top = -(front + side) / 2, -height - roof
    ridge, eaves = num(x + front / 2), num(-height)
    body = (
        f'<path d="M{num(x + front)} 0V{eaves}H{num(x + front + side)}V0Z" fill="var(--h-side)"/>'
    )
    body += f'<path d="M{num(x)} 0V{eaves}L{ridge} {num(top)}L{num(x + front)} {eaves}V0Z" fill="var(--h-wall)"/>'
    body += f'<path d="M{ridge} {num(top)}L{num(x + front)} {eaves}H{num(x + front + side)}L{num(x + front / 2 + side)} {num(top)}Z" fill="var(--roof)"/>'
    if chimney:
        body += f'<path d="M{num(x + front / 2 + side * 0.6)} {num(top + 2)}v-5h3v5z" fill="var(--roof-d)"/>'
    window = f"M{num(x + front / 2 - 1.4)} {num(-height + 1)}h2.8v3.4h-2.8z"
    for share in (0.3, 0.65):
        window += f"M{num(x + front + side * share)} {num(-height + 2.4)}h2.6v2.8h-2.6z"
    return f'<g {_PEN}>{body}</g><path d="{window}" fill="var(--h-win)"/>'


def _tower(width: float, height: float, roof: float) -> str:
    half, top = width / 2, -height
    return (
        f'<g {_PEN}><path d="M{-half} 0V{top}H{half}V0Z" fill="var(--h-wall)"/><path d="M0 0V{top}H{half}V0Z" fill="var(--h-side)"/>'
        f'<path d="M{-half - 2} {top}L0 {top - roof}L{half + 2} {top}Z" fill="var(--roof)"/><path d="M0 {top - roof}L{half + 2} {top}H0Z" fill="var(--roof-d)"/></g>'
        f'<path d="M-2.2 {top + 4}h2.6v4h-2.6z" fill="var(--h-win)"/>'
    )


HOUSES: Final = (
    _house(8, 10, 8, 7),
    _house(9, 13, 7, 8, True),
    _house(10, 7, 10, 8),
    _house(7, 8, 7, 6),
    _house(8, 15, 8, 6, True),
    _tower(9, 16, 10),
)

LANDMARKS: Final = (
    '<g stroke="var(--hk)" stroke-width="1.15" stroke-linejoin="round"><path d="M-26 0V-22H26V0Z" fill="var(--h-wall)"/><path d="M-29-21L-14-42L0-21Z M0-21L14-42L29-21Z" fill="var(--roof)"/><path d="M-14-42L0-21H-14Z M14-42L29-21H14Z" fill="var(--roof-d)"/><path d="M-3 0V-10H3V0Z" fill="var(--roof-d)"/></g><path d="M-20-17h5v6h-5zM-11-17h5v6h-5zM7-17h5v6H7zM16-17h5v6h-5zM-16-31h4v5h-4zM12-31h4v5h-4z" fill="var(--h-win)"/>',
    '<g stroke="var(--hk)" stroke-width="1.15" stroke-linejoin="round"><path d="M-9 0L-7-50L-10-56H10L8-50L11 0Z" fill="var(--h-wall)"/><path d="M2 0L1-56H10L8-50L11 0Z" fill="var(--h-side)"/><path d="M-12-56L2-84L12-56Z" fill="var(--roof)"/><path d="M2-84L12-56H3Z" fill="var(--roof-d)"/><path d="M11-30L18-34V-22L11-18Z" fill="var(--roof)"/><path d="M-24 0V-14L-17-22L-9-14V0Z M11 0V-12H26V0Z" fill="var(--h-wall)"/><path d="M9-12L16-20H24L28-12Z" fill="var(--roof)"/><path d="M-26-13L-17-24L-8-13Z" fill="var(--roof)"/></g><path d="M-4-48h3v6h-3zM1-36h3v6H1zM-4-24h3v6h-3zM1-12h3v6H1zM-18-10h3v4h-3zM16-9h3v4h-3z" fill="var(--h-win)"/>',
    '<g stroke="var(--hk)" stroke-width="1.15" stroke-linejoin="round"><path d="M-30 0V-20H30V0Z" fill="var(--h-wall)"/><path d="M-34-19L-26-32H26L34-19Z" fill="var(--roof)"/><path d="M-8 0V-38H8V0Z" fill="var(--h-side)"/><path d="M-11-37L0-50L11-37Z" fill="var(--roof-d)"/></g><path d="M0-50V-58M0-58L-13-66L-6-66L-10-74L0-67L9-74L6-66L14-65Z" fill="var(--roof-d)" stroke="var(--hk)" stroke-width="1.4"/><path d="M-24-14h5v7h-5zM-16-14h5v7h-5zM11-14h5v7h-5zM19-14h5v7h-5zM-2.5-30h5v7h-5z" fill="var(--h-win)"/>',
    '<g stroke="var(--hk)" stroke-width="1.15" stroke-linejoin="round"><path d="M-38 0V-12H-20V0Z M-12 0V-20H12V0Z M18 0V-12H38V0Z" fill="var(--h-wall)"/><path d="M-40-12Q-29-26-18-12Z M-15-20Q0-40 15-20Z M16-12Q28-26 40-12Z" fill="var(--roof)"/><path d="M0-36V-44M-3-41H3M-29-20V-27M28-20V-27" fill="none"/><path d="M-4 0V-11Q0-16 4-11V0Z M-32 0v-7h6v7z M25 0v-7h6v7z" fill="var(--roof-d)"/></g>',
    '<g stroke="var(--hk)" stroke-width="1.15" stroke-linejoin="round"><path d="M-26 0V-16L-18-24L-10-16L-2-24L6-16L14-24L22-16V0Z" fill="var(--h-wall)"/><path d="M-26-16L-18-25L-18-16Z M-10-16L-2-25V-16Z M6-16L14-25V-16Z" fill="var(--roof)"/><path d="M22 0V-38H29V0Z" fill="var(--roof-d)"/><path d="M-6 0v-9h8v9z" fill="var(--roof-d)"/></g><g transform="translate(25 -38)"><path d="M0 0q-5-6 0-10t-1-11q8 4 5 11t-1 10z" fill="var(--smoke)" stroke="none"/></g><path d="M-22-10h5v4h-5zM8-10h5v4H8z" fill="var(--h-win)"/>',
    '<g stroke="var(--hk)" stroke-width="1.15" stroke-linejoin="round"><ellipse cx="0" cy="-13" rx="48" ry="20" fill="var(--roof)"/><ellipse cx="0" cy="-16" rx="42" ry="15" fill="var(--h-wall)"/><ellipse cx="0" cy="-14" rx="32" ry="10" fill="var(--field-l)"/><path d="M-18-14H18" stroke-width="3" fill="none"/></g><path d="M-44-4v6M-33 2v5M-20 5v5M-7 7v4M7 7v4M20 5v5M33 2v5M44-4v6" stroke="var(--hk)" stroke-width="1.4"/><g stroke="var(--hk)" stroke-width="1"><path d="M-30-30v-10l9 3-9 3M30-30v-10l9 3-9 3" fill="var(--roof-d)"/></g>',
    '<g stroke="var(--hk)" stroke-width="1.15" stroke-linejoin="round"><path d="M-26 0L-29-20L-14-22L-13 0Z" fill="var(--h-side)"/><path d="M-32-19L-24-36L-11-21Z" fill="var(--roof)"/><path d="M-11 0L-7-30L9-27L8 0Z" fill="var(--h-wall)"/><path d="M-10-29L4-48L13-26Z" fill="var(--roof-d)"/><path d="M10 0L12-18L27-22L25 0Z" fill="var(--h-side)"/><path d="M9-17L17-33L31-22Z" fill="var(--roof)"/></g><path d="M-3-22h4v5h-4zM-22-14h4v4h-4zM16-14h4v4h-4z" fill="var(--h-win)"/>',
    '<g stroke="var(--hk)" stroke-width="1.15" stroke-linejoin="round"><ellipse cx="0" cy="-3" rx="19" ry="7" fill="var(--wall-d)"/><path d="M-19-4V-13A19 7 0 0 0 19-13V-4A19 7 0 0 1-19-4Z" fill="var(--wall)"/><ellipse cx="0" cy="-13" rx="19" ry="6.5" fill="var(--wall)"/><ellipse cx="0" cy="-13" rx="14" ry="4.2" fill="var(--water-d)"/><path d="M-15-13V-34M15-13V-34" stroke-width="3" fill="none"/><path d="M-21-33L0-46L21-33Z" fill="var(--roof)"/><path d="M0-46L21-33H0Z" fill="var(--roof-d)"/><path d="M-2-30V-17H2V-30Z" fill="var(--roof-d)"/></g>',
    '<g stroke="var(--hk)" stroke-width="1.15" stroke-linejoin="round"><path d="M-46 0V-14H-40V-18H-34V-14H-28V-18H-22V-14H-16V-18H-10V-14H-4V-18H2V-14H8V-18H14V-14H20V-18H26V-14H32V0Z" fill="var(--wall)"/><path d="M-50 0V-26H-34V0Z M26 0V-26H42V0Z" fill="var(--wall)"/><path d="M-53-26L-42-40L-31-26Z M23-26L34-40L45-26Z" fill="var(--roof)"/><path d="M-42-40L-31-26H-42Z M34-40L45-26H34Z" fill="var(--roof-d)"/><path d="M-10 0V-8Q-5-13 0-8V0Z" fill="var(--wall-d)"/></g><path d="M-44-20h3v5h-3zM33-20h3v5h-3z" fill="var(--h-win)"/>',
    '<g stroke="var(--hk)" stroke-width="1.15" stroke-linejoin="round"><path d="M-36 0V-4H36V0Z" fill="var(--h-side)"/><path d="M-30-4V-22H30V-4Z" fill="var(--h-side)"/><path d="M-31-4V-22H-25V-4ZM-17-4V-22H-11V-4ZM-3-4V-22H3V-4ZM11-4V-22H17V-4ZM25-4V-22H31V-4Z" fill="var(--h-wall)"/><path d="M-36-21L0-38L36-21Z" fill="var(--roof)"/><path d="M-20-23L0-32L20-23Z" fill="var(--roof-d)"/><path d="M-5-38Q0-48 5-38" fill="var(--gold)"/></g>',
    '<g stroke="var(--hk)" stroke-width="1.15" stroke-linejoin="round" fill="var(--field-l)"><path d="M-44 0Q-43-12 -33-12T-22 0Z"/><path d="M-36 0v-5q3-4 6 0v5z" fill="var(--roof-d)"/><path d="M22 0Q23-12 33-12T44 0Z"/><path d="M30 0v-5q3-4 6 0v5z" fill="var(--roof-d)"/><path d="M-33 0Q-32-16 -22-16T-11 0Z"/><path d="M-25 0v-5q3-4 6 0v5z" fill="var(--roof-d)"/><path d="M11 0Q12-16 22-16T33 0Z"/><path d="M19 0v-5q3-4 6 0v5z" fill="var(--roof-d)"/><path d="M-22 0Q-21-19 -11-19T0 0Z"/><path d="M-14 0v-5q3-4 6 0v5z" fill="var(--roof-d)"/><path d="M0 0Q1-19 11-19T22 0Z"/><path d="M8 0v-5q3-4 6 0v5z" fill="var(--roof-d)"/><path d="M-11 0Q-10-23 0-23T11 0Z"/><path d="M-3 0v-5q3-4 6 0v5z" fill="var(--roof-d)"/></g>',
    '<g stroke="var(--hk)" stroke-width="1.15" stroke-linejoin="round"><path d="M-36 8Q-20-14 0-14T36 8Z" fill="var(--field-l)"/><path d="M-9-12L-6-38H6L9-12Z" fill="var(--h-wall)"/><path d="M0-12V-38H6L9-12Z" fill="var(--h-side)"/><path d="M-8-38L0-48L8-38Z" fill="var(--roof)"/><path d="M0-36L-20-46L-18-50L0-38L14-58L18-56L2-36L22-26L20-22L0-34L-14-16L-18-18Z" fill="var(--street)"/></g>',
)
"""One for each area, on the ground of its houses."""

_HATS: Final = {
    "rowan": '<path d="M-10.5-20.5Q0-16.5 10.5-20.5Q6-23.5 5-26L1-39L-5-26Q-6-23-10.5-20.5Z" fill="var(--p)" stroke="var(--pe)" stroke-width="2" stroke-linejoin="round"/><path d="M2-35L4.5-26Q5.5-23 8-21.5L2-20.5Z" fill="var(--pd)"/>',
    "cloudberry": '<path d="M-6.5-22V-31.5H6.5V-22Z" fill="var(--p)" stroke="var(--pe)" stroke-width="2" stroke-linejoin="round"/><path d="M2-31V-23H6V-31Z" fill="var(--pd)"/><path d="M-10.5-20.5H10.5V-23.5H-10.5Z" fill="var(--p)" stroke="var(--pe)" stroke-width="2" stroke-linejoin="round"/>',
    "bilberry": '<path d="M-8-18Q-8.5-27 0-28Q8.5-27 8-18L5-20.5H-5Z" fill="var(--p)" stroke="var(--pe)" stroke-width="2" stroke-linejoin="round"/><path d="M-2-28Q-3-35 3-37Q8-36 9-30Q4-32 2-28Z" fill="var(--po)" stroke="var(--pe)" stroke-width="2" stroke-linejoin="round"/>',
    "ivory": '<path d="M-9-13Q-11-26 0-34Q11-26 9-13Q6.5-14.5 5.5-18Q4-24 0-25Q-4-24-5.5-18Q-6.5-14.5-9-13Z" fill="var(--p)" stroke="var(--pe)" stroke-width="2" stroke-linejoin="round"/><path d="M2-32Q10-25 8-14Q6.5-15 5.5-18Q4-24 2-25Z" fill="var(--pd)"/>',
}


def _minion(look: str) -> str:
    """A citizen with the seat's hat (pointed, bowler, helmet, hood) and emblem; its foot is at the origin."""
    body = (
        f'<path d="M-11 0Q-11-10-5-14H5Q11-10 11 0Q0 3.5-11 0Z" fill="var(--p)" {_KEY}/>'
        '<path d="M3.5-13.5H5Q10-10 10.3.5Q7.5 1.8 5 2Q7-7 3.5-13.5Z" fill="var(--pd)"/>'
    )
    face = f'<circle cx="0" cy="-18.5" r="6.4" fill="var(--pl,#F3D9B8)" {_KEY}/>'
    eyes = '<path d="M-2.6-18.5v2.2M2.6-18.5v2.2" stroke="var(--pe)" stroke-width="1.8"/>'
    sign = f'<path d="{EMBLEM[look]}" transform="translate(0 -5) scale(.36)" fill="var(--po)"/>'
    return body + face + eyes + _HATS[look] + sign


OUTLINES: Final = {
    "mi-rowan": "M-11 0Q-11-10-5-14L-6-19L-10.5-20.5Q-6-23-5-26L1-39L5-26Q6-23.5 10.5-20.5L6-19L5-14Q11-10 11 0Q0 3.5-11 0Z",
    "mi-cloudberry": "M-11 0Q-11-10-5-14L-6.5-20H-10.5V-23.5H-6.5V-31.5H6.5V-23.5H10.5V-20H6.5L5-14Q11-10 11 0Q0 3.5-11 0Z",
    "mi-bilberry": "M-11 0Q-11-10-5-14L-8-18Q-8.5-27-2-28Q-3-35 3-37Q8-36 9-30L5-28Q8.5-25 8-18L5-14Q11-10 11 0Q0 3.5-11 0Z",
    "mi-ivory": "M-11 0Q-11-10-8-13Q-11-26 0-34Q11-26 8-13Q11-10 11 0Q0 3.5-11 0Z",
    "am-troll": "M-20 0L-28-10L-22-18Q-22-34-10-38L-8-45L0-41L8-46L11-38Q22-34 22-18L28-10L20 0Z",
    "am-demon": "M-12-30Q-24-32-21-46Q-15-41-8-39Q0-43 8-39Q15-41 21-46Q24-32 12-30Q20-20 16-9Q22-6 22 2Q15 2 11-3Q0 5-11-3Q-15 2-22 2Q-22-6-16-9Q-20-20-12-30Z",
}
"""Silhouettes: the line round a figure that can be picked."""

_BUILDING: Final = (
    f'<path d="M13-31V-50" stroke="var(--pe)" stroke-width="2.4"/><path d="M13-50H27L23-45.5L27-41H13Z" fill="var(--p)" {_KEY}/>'
    f'<path d="M-18 0V-19H18V0Z" fill="#F6EEDC" {_KEY}/><path d="M6 0V-19H17V-1Z" fill="#D6C9AB"/>'
    f'<path d="M-23-18L-14-34H14L23-18Z" fill="var(--p)" {_KEY}/><path d="M6-33H13.5L21-19H10Z" fill="var(--pd)"/>'
    '<path d="M-4.5 0V-10Q0-15 4.5-10V0Z" fill="var(--pe)"/><path d="M-14-14h5.5v6H-14zM8.5-14H14v6H8.5z" fill="#FFD477" stroke="var(--pe)" stroke-width="1.4"/>'
)
_TROUBLE: Final = (
    f'<path d="{star(9, 19.5, 12.5)}" fill="#F6F1E4" stroke="#F6F1E4" stroke-width="3.4" stroke-linejoin="round"/>'
    f'<path d="{star(9, 18.5, 12)}" fill="#191416"/><path d="M-2.8-10H2.8L1.7 3H-1.7Z" fill="#FFF6DC"/><circle cx="0" cy="8" r="2.7" fill="#FFF6DC"/>'
)
_TROLL: Final = '<g stroke="#1B2226" stroke-width="2.2" stroke-linejoin="round"><path d="M-20 0L-22-18Q-22-34-10-38L-8-45L0-41L8-46L11-38Q22-34 22-18L20 0H7L5-7H-5L-7 0Z" fill="#9AA39E"/><path d="M7-1L5-8Q12-20 8-37L11-37Q21-33 21-18L19-1Z" fill="#6C7775" stroke="none"/><path d="M-22-20L-28-10L-23-3L-17-8Z M22-20L28-10L23-3L17-8Z" fill="#9AA39E"/></g><path d="M-9-30l6 2v3l-6-1zM9-30l-6 2v3l6-1z" fill="#1B2226"/><path d="M-4-25Q0-29 4-25L5-19Q0-16-5-19Z" fill="#C5CBC4" stroke="#1B2226" stroke-width="1.8"/><path d="M-8-13H8l-1.5 3-2-2-2 2-2.5-2-2.5 2-2-2-2 2z" fill="#F4F1E6" stroke="#1B2226" stroke-width="1.3"/><path d="M-16-30l4 3M-17-22l5 1M15-12l-5 2" stroke="#6C7775" stroke-width="1.8"/>'
_DEMON: Final = '<g stroke="#1F0A2A" stroke-width="2.2" stroke-linejoin="round"><path d="M-12-30Q-24-32-21-46Q-15-41-8-39Q0-43 8-39Q15-41 21-46Q24-32 12-30Q20-20 16-9Q22-6 22 2Q15 2 11-3Q8 4 2 3Q1-1 0-2Q-1-1-2 3Q-8 4-11-3Q-15 2-22 2Q-22-6-16-9Q-20-20-12-30Z" fill="#8A4FA3"/><path d="M4-38Q8-39 8-39Q15-41 20-44Q22-33 12-30Q19-20 15-9Q20-7 21 1Q15 1 12-4Q6-12 10-22Q10-32 4-38Z" fill="#5E2F75" stroke="none"/></g><circle cx="0" cy="-24" r="8.5" fill="#FFF3C4" stroke="#1F0A2A" stroke-width="2"/><path d="M0-31Q4-24 0-17Q-4-24 0-31Z" fill="#1F0A2A"/><path d="M-9-10L-5-13L-2-9L2-13L5-9L9-12" fill="none" stroke="#FFF3C4" stroke-width="2"/>'
_TREE: Final = (
    '<path d="M0 0V-5" stroke="var(--hk)" stroke-width="2.4"/><path d="M-8-4Q-10-14-2-17Q6-21 8-12Q11-5 4-4Z" fill="var(--field-d)" stroke="var(--hk)" stroke-width="1.1"/>'
    '<path d="M-4-8Q-4-13 0-14" stroke="var(--field-l)" stroke-width="1.6" fill="none"/>'
)


def figures() -> Markup:
    """All figures as symbols: `am-house-0`, `am-landmark-3`, `am-minion-rowan`, `am-troll` ..."""
    shapes = {f"am-house-{index}": body for index, body in enumerate(HOUSES)}
    shapes |= {f"am-landmark-{area}": body for area, body in enumerate(LANDMARKS)}
    shapes |= {f"am-minion-{look}": _minion(look) for look in LOOKS}
    shapes |= {"am-building": _BUILDING, "am-trouble": _TROUBLE, "am-tree": _TREE}
    shapes |= {"am-troll": _TROLL, "am-demon": _DEMON}
    return join([symbol(name, Markup(body)) for name, body in shapes.items()])
