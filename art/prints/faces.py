"""The four bots as woodcuts: flat ink, one dark side, key lines, cuts. Each is drawn in a box of 96."""

from __future__ import annotations

from typing import Final

from trollbord.ink.markup import Markup, el, join
from trollbord.ink.shapes import at, group, path, symbol

KEY: Final = "var(--key)"


def _key(data: str, fill: str, width: float = 3, ink: str = KEY) -> Markup:
    """An area with a key line around it."""
    return path(data, fill=fill, stroke=ink, stroke_width=width, stroke_linejoin="round")


def _line(data: str, ink: str, width: float) -> Markup:
    """Cuts, brows and strands."""
    return path(data, fill="none", stroke=ink, stroke_width=width, stroke_linecap="round")


def _eye(x: float, y: float, radius: float, fill: str) -> Markup:
    return el("circle", cx=x, cy=y, r=radius, fill=fill)


def _tomte() -> Markup:
    """A kind old man under a green cap."""
    return join(
        _key("M14 96Q16 74 34 68H62Q80 74 82 96Z", "var(--stone-3)"),
        path("M60 69Q78 76 81 96H66Z", fill="var(--stone-4)"),
        _key("M24 52Q26 36 48 36Q70 36 72 52L70 60H26Z", "#E9C6A2"),
        _key(
            "M24 50Q20 68 28 82Q36 94 48 95Q60 94 68 82Q76 68 72 50Q66 60 58 57Q48 52 38 57Q30 60 24 50Z",
            "#F3EEDF",
        ),
        path("M58 58Q70 62 71 54Q74 70 66 82Q60 91 50 94Q62 78 58 58Z", fill="#CFC8B4"),
        _line("M33 66l3 12M41 70l2 14M50 70l0 14M36 82l4 6", "#8E8770", 2.2),
        _key("M40 52Q40 45 48 45Q56 45 56 52Q56 60 48 60Q40 60 40 52Z", "#D99372"),
        path("M51 47Q56 50 54 56Q50 60 46 59Q52 55 51 47Z", fill="#B56D50"),
        _line("M33 47h6M57 47h6", "var(--key)", 4),
        group(
            _key("M20 46Q24 28 40 16Q52 6 74 6Q80 12 70 20Q68 34 76 46Q48 34 20 46Z", "#7E9A55"),
            path("M66 12Q58 28 66 40L76 45Q68 32 71 19Q78 12 73 8Z", fill="#56713A"),
            _line("M36 28l5 -5M46 22l6 -5M44 33l6 -4M56 26l4 -6", "#C7D79B", 2.2),
            _key("M18 47Q48 33 78 47L76 54Q48 41 20 54Z", "#E6D9B8"),
            _line("M28 46l2 4M38 43l1 5M48 42l0 5M58 43l-1 5M68 46l-2 4", "#A39468", 2),
            transform=at(0, -7),
        ),
    )


def _huldra() -> Markup:
    """A woman of the woods with a wreath and the ears of a cow."""
    return join(
        _key("M18 96Q12 62 22 36Q30 14 50 14Q72 14 78 38Q86 64 80 96Z", "#B9803C"),
        path("M66 22Q78 32 80 54Q84 76 80 96H68Q74 60 66 22Z", fill="#85561F"),
        _line("M24 52l-1 18M29 66l-2 20M22 80l0 12M74 58l2 16M72 76l2 14", "#E4B877", 2.2),
        _key("M36 96L38 74H60L62 96Z", "#EAD3B6"),
        _key("M26 96Q30 84 40 84Q49 92 59 84Q69 86 73 96Z", "#4F6B45"),
        _key("M31 44Q32 28 49 27Q66 28 67 44Q67 62 58 71Q49 78 40 71Q31 62 31 44Z", "#F0DCC0"),
        path("M58 31Q66 36 66 46Q66 62 57 70Q52 75 48 74Q62 62 58 31Z", fill="#D9B993"),
        _key("M36 48Q41 43 46 48Q41 51 36 48ZM53 48Q58 43 63 48Q58 51 53 48Z", "#FFFBEF", 2),
        _eye(41.5, 47.4, 2.3, "#2E5A3C"),
        _eye(57.5, 47.4, 2.3, "#2E5A3C"),
        _line("M35 41Q41 37 46 41M53 41Q58 37 64 41", "var(--key)", 2.6),
        _line("M50 48L52 57H47", "var(--key)", 2.2),
        _key("M43 64Q50 68 57 62Q52 66 49 65Q46 65 43 64Z", "#A3402F", 2, "#7A2B1F"),
        _key("M31 46Q22 40 16 46Q20 54 31 54ZM67 46Q76 40 82 46Q78 54 67 54Z", "#F0DCC0"),
        _line("M26 34Q34 20 50 21Q66 20 72 34", "#4F6B45", 5),
        _key("M30 23L35 28L33 34H27L25 28Z", "#F6F1E2", 2),
        _eye(30, 29, 2, "#E2AE3A"),
        _key("M42 16L47 21L45 27H39L37 21Z", "#F6F1E2", 2),
        _eye(42, 22, 2, "#E2AE3A"),
        _key("M57 16L62 21L60 27H54L52 21Z", "#F6F1E2", 2),
        _eye(57, 22, 2, "#E2AE3A"),
        _key("M69 23L74 28L72 34H66L64 28Z", "#F6F1E2", 2),
        _eye(69, 29, 2, "#E2AE3A"),
    )


def _draug() -> Markup:
    """A drowned sailor with weed in his beard."""
    return join(
        _line("M6 16l14 0M70 10l18 0M74 22l14 0M4 30l10 0", "var(--face-draug-mist)", 2),
        _key("M8 96Q12 72 30 66H66Q84 72 88 96Z", "#2F4650"),
        _key("M18 56Q14 20 48 10Q82 20 78 56Q76 78 62 84H34Q20 78 18 56Z", "#3C5863"),
        path("M58 14Q80 26 77 56Q75 76 62 83H54Q72 58 58 14Z", fill="#263A43"),
        _key("M28 52Q28 30 48 28Q68 30 68 52Q68 68 58 78Q48 84 38 78Q28 68 28 52Z", "#A9BBA0"),
        path("M56 31Q67 37 67 52Q67 67 57 77Q52 80 48 80Q62 62 56 31Z", fill="#7E957C"),
        _key("M31 44L44 49L42 55Q34 56 31 50ZM65 44L52 49L54 55Q62 56 65 50Z", "#14222A", 2),
        _eye(38, 50.5, 2.8, "#F2D45C"),
        _eye(58, 50.5, 2.8, "#F2D45C"),
        path("M48 52L45 62H51Z", fill="#5C7260"),
        _line("M36 68H60M40 66V71M45 66V71M51 66V71M56 66V71", "var(--key)", 2.4),
        _line(
            "M34 74Q30 84 34 96M41 78Q38 88 42 96M50 80Q49 90 51 96M58 77Q62 86 58 96M64 71Q70 82 66 94",
            "#3F6B45",
            4.4,
        ),
        _line("M24 34Q20 46 25 58M72 36Q76 46 72 60", "#4F7F50", 4),
        _line("M26 26l6 -6M38 20l7 -4", "#7F9AA3", 2.2),
    )


def _jotun() -> Markup:
    """A giant of rock and ice."""
    return join(
        _key("M2 96L10 66L26 58H70L86 66L94 96Z", "#5A6E7A"),
        path("M66 58L86 66L94 96H74Z", fill="#3D4F5A"),
        _key("M20 60L16 34L26 16L48 10L70 16L80 34L76 60L66 78L48 84L30 78Z", "#93A9B5"),
        path("M58 12L70 16L80 34L76 60L66 78L52 83L62 52Z", fill="#64798A"),
        _key(
            "M18 30L14 10L26 18L30 2L40 13L48 0L57 13L67 2L70 18L82 10L78 30Q48 16 18 30Z",
            "#DFF0F6",
        ),
        path("M67 4L70 18L81 11L78 30L66 24Z", fill="#8FBAD0"),
        _line("M24 22l2 -6M36 18l2 -8M48 16l0 -9M59 18l2 -6", "#8FBAD0", 2.2),
        path("M22 36L44 44L44 49L26 47ZM74 36L52 44L52 49L70 47Z", fill="#2C3D49"),
        _key("M29 48H42L38 54H32ZM54 48H67L64 54H58Z", "#BFF0FF", 2),
        _key("M44 46H52L56 64L48 68L40 64Z", "#A9BCC6"),
        path("M50 47L55 63L48 67Z", fill="#64798A"),
        _key(
            "M22 62L30 66L36 72H60L66 66L74 62L72 80L62 90L56 84L52 96L46 88L40 95L34 84L27 88Z",
            "#E9F4F7",
        ),
        path("M66 67L74 63L72 80L62 89L57 84L60 73Z", fill="#9FC4D4"),
        _line("M38 76H58", "var(--key)", 3),
        _line("M32 72l1 8M40 82l0 6M50 82l0 6M24 52l4 4M22 44l3 0", "#6E93A6", 2.2),
    )


FACES: Final = {"tomte": _tomte, "huldra": _huldra, "draug": _draug, "jotun": _jotun}


def faces() -> Markup:
    """All of them, as symbols."""
    return join(
        [
            symbol(
                f"face-{name}",
                el("rect", width=96, height=96, fill=f"var(--face-{name})"),
                draw(),
                viewBox="0 0 96 96",
            )
            for name, draw in FACES.items()
        ]
    )
