"""The style sheet of Trolls & Princesses on a phone: three places, the question in a sheet above their tabs."""

from typing import Final

from trollbord.games.trolls_princesses.look.table import TABS

_FREE: Final = 'body:is(:not([data-sheet]),[data-sheet=""],[data-sheet=more])'
_PHONE: Final = ".table.phone:has(.board.tp)"


def _tab(name: str) -> str:
    """A place is seen when it is chosen, or when the question chooses it."""
    css = f"{_PHONE} .board"
    return (
        f"[data-sheet={name}] {css}>.t-{name},{_FREE} {css}.on-{name}>.t-{name}{{display:grid}}"
        f"[data-sheet={name}] {_PHONE} .tp-tabs [data-arg={name}],"
        f"{_FREE} {_PHONE} .tp-tabs .now[data-arg={name}]{{color:var(--act);border-color:var(--act)}}\n"
    )


_OTHERS: Final = "".join(
    f"[data-sheet=mountain-{seat}] {_PHONE} .board>.other-{seat}{{display:grid}}"
    for seat in range(4)
)
_HERE: Final = 'body:is(:not([data-sheet]),[data-sheet=""],[data-sheet=more],[data-sheet=land])'
"""The cave in which one acts fills the land, until all places are wanted."""
_OPEN: Final = "".join(
    f"{_HERE} {_PHONE} .at-{cave} .tp-valley,{_HERE} {_PHONE} .at-{cave} .tp-bench:not(.{cave})"
    f"{{display:none}}{_HERE} {_PHONE} .at-{cave} .tp-all{{display:inline-flex}}"
    f"{_HERE} {_PHONE} .at-{cave} .t-land{{grid-template-rows:minmax(0,1fr)}}"
    f"{_HERE} {_PHONE} .at-{cave} .tp-benches{{grid-template-rows:minmax(0,1fr);padding:0}}"
    f"{_HERE} {_PHONE} .at-{cave} .{cave} :is(.tp-chips,.tp-market){{display:grid}}"
    f"{_HERE} {_PHONE} .at-{cave} .{cave} .tp-cave{{grid-template-columns:minmax(0,1fr)}}"
    f"{_HERE} {_PHONE} .at-{cave} .{cave} .tp-crowd{{width:330px;height:88px;justify-self:center}}"
    f"{_HERE} {_PHONE} .at-{cave} .{cave} .tp-cave header{{min-height:40px;padding-right:118px}}"
    f"{_HERE} {_PHONE} .at-{cave} .{cave}.{cave}{{grid-template-rows:auto auto minmax(0,1fr);padding:4px 10px 10px;gap:8px}}\n"
    for cave in ("mining", "building", "power")
)

PHONE: Final = (
    (
        """
.tp-tabs,.tp-strip,.tp-all,.phone .tp-large{display:none}
@media (max-width:640px){
body:has(.board.tp) .bar .where b{white-space:normal;font-size:14px;line-height:1.1;display:block}
P>.strip{order:0}P>.tp-strip{order:1}P>.field{order:2;flex:1;min-height:0}P>.foot{order:3;flex:none;height:216px;display:flex;flex-direction:column;padding:0;border-top:3px solid var(--key)}P>.tp-tabs{order:4}
P>.foot:has(.coach){height:auto;max-height:64dvh}P>.foot:has(.coach) .ask{flex:0 1 auto;max-height:36dvh;padding-block:2px 4px}P>.foot:has(.coach) .ask:has(#shelf-hand)>.fold{display:none}P>.foot:has(.coach) .coach{flex:none}
P>.strip .plate{height:44px;grid-template-columns:minmax(0,1fr) auto;padding:3px 7px 0;border-bottom:4px solid var(--p)}P>.strip .plate .name{font-size:13px;gap:4px}P>.strip .plate .number{font-size:18px}P>.strip:has(.plate:nth-child(4)) .plate{grid-template-columns:auto minmax(0,1fr);grid-template-rows:17px 18px;padding:1px 6px 2px;align-content:center}P>.strip:has(.plate:nth-child(4)) .plate .number{font-size:17px}P>.strip:has(.plate:nth-child(4)) .plate .name{grid-column:1/-1;grid-row:1}P>.strip:has(.plate:nth-child(4)) .plate .number{grid-column:2;grid-row:2}P>.strip:has(.plate:nth-child(4)) .plate .hourglass{grid-column:1;grid-row:2}P .plate.s-ivory{box-shadow:inset 0 -1px 0 var(--line-strong)}P>.strip .plate.turn::before{display:none}P>.strip .plate .tp-goods{display:none}P>.strip .plate .hourglass{grid-column:1/-1;font-size:11px;line-height:1;padding:0 3px}
P .plate{position:relative}P .tp-enlarge{position:absolute;inset:0;width:auto;height:auto}P .tp-enlarge svg{display:none}
.tp-strip{display:grid;grid-template-columns:repeat(6,1fr);height:40px;flex:none;background:var(--panel);border-bottom:2px solid var(--key);--ic-cut:var(--panel)}
.tp-strip .tp-cell{padding:0 1px!important;justify-content:center;border:0!important}.tp-strip .tp-cell>span:first-child{display:grid;grid-template-columns:auto auto;justify-content:center;align-items:center;gap:0 3px}.tp-strip .tp-cell>span>span{display:contents}.tp-strip .tp-cell i{grid-column:1/-1;text-align:center}.tp-strip .tp-cell.round b{grid-column:1/-1;text-align:center}.tp-strip .tp-cell .sign{width:19px;height:19px}.tp-strip .tp-cell b{font-size:17px}.tp-strip .tp-cell b small{display:none}.tp-strip .tp-cell i{font-size:11px}.tp-strip .tp-cell .tp-slot{display:none}.tp-strip .tp-cell .tp-slot[data-can]{display:block;position:absolute;inset:0;background:var(--panel);display:grid;place-items:center}
.tp-strip [data-can]::after,.tp-strip [data-held]::after{content:"";position:absolute;inset:0;border:3px solid var(--target);box-shadow:inset 0 0 0 2px var(--target-case)}
P .board.tp{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);overflow:hidden;background:var(--page)}
P .board.tp>*{display:none;min-height:0;min-width:0}
P .t-land{grid-template-rows:minmax(0,1fr) auto;background:var(--rock);position:relative}
P .tp-valley{grid-template-columns:1fr 1fr!important;grid-auto-rows:minmax(0,1fr);gap:3px;border-bottom-width:3px}P .tp-valley.of-2{grid-template-columns:1fr!important}P .tp-valley.of-3>:last-child{grid-column:1/-1}P .tp-village+.tp-village{border:0}
P .tp-plaque{left:4px;top:4px;gap:6px;padding:1px 7px 1px 5px;font-size:12.5px;max-width:calc(100% - 8px)}P .tp-plaque b{font-size:15px}P .tp-plaque span{white-space:nowrap}P .tp-village>.tp-ap{left:4px;bottom:4px;right:auto;top:auto}
P .tp-benches{padding:3px 5px;gap:3px;grid-template-rows:none;grid-auto-rows:auto}
P .t-land .tp-bench{grid-template-columns:minmax(0,1fr);grid-template-rows:auto;padding:2px 8px;clip-path:none;min-height:46px}
P .t-land .tp-cave{display:grid;grid-template-columns:minmax(0,1fr) 164px;align-items:center;gap:0 6px;grid-row:1}P .t-land .tp-cave header{min-height:0}P .t-land .tp-cave header b.flare{font-size:15px;hyphens:auto}P .t-land .tp-cave small{display:none}P .t-land .tp-crowd{width:164px;height:42px}P .t-land .tp-chips,P .t-land .tp-market,P .tp-have{display:none}
P .tp-all{position:absolute;right:8px;top:4px;min-height:44px;align-items:center;gap:6px;background:none;border:0;font:600 14px var(--font);color:var(--pale);--ic-cut:var(--cave);z-index:3}
P .t-dens{grid-template:minmax(0,1fr)/minmax(0,1fr)}P .tp-dig{clip-path:none}P .tp-network{width:calc(100% - 12px);margin:6px 6px 2px}P .tp-beside{padding:0 6px 6px}P .tp-royal,P .tp-own{height:44px}
P .tp-under[class*=other-]{grid-template:minmax(0,1fr) auto/minmax(0,1fr);border-block:4px solid var(--p)}P .tp-under[class*=other-] .tp-dig{padding-top:54px}P .tp-ribbon{left:6px;right:6px;top:6px;padding:2px 2px 2px 8px}P .tp-ribbon b{font-size:15px;flex:1}P .tp-ribbon .btn{min-height:44px;padding-inline:8px}P .slim .tp-bench{grid-template-columns:minmax(0,1fr) auto;min-height:44px;padding:2px 8px}P .tp-benches.slim{padding:4px;gap:3px;grid-template-rows:none;max-height:184px;overflow-y:auto}P .slim .tp-cave{display:grid;grid-template-columns:minmax(0,1fr) 120px;align-items:center;grid-row:1}P .slim .tp-cave header b.flare{font-size:13px}P .slim .tp-crowd{width:120px;height:36px}P .slim .tp-facts{grid-row:1;font-size:12px;gap:1px;max-width:120px}P .slim .tp-facts span{gap:3px}P .tp-theirs{min-height:0;padding:3px 6px 4px;max-height:84px;overflow:auto}
P .t-shelves{overflow-y:auto;align-content:start;gap:10px;padding:8px 10px 14px;-webkit-overflow-scrolling:touch}
P .t-shelves h3{font-size:15px;white-space:normal}P .t-shelves .tp-market,P .tp-royals .row{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:4px;width:auto;margin-top:4px}P .t-shelves .tp-tile>svg{flex:0 0 66px}P .t-shelves .tp-tile{justify-content:flex-start}P .tp-tile figcaption{font-size:11.5px;-webkit-line-clamp:3}P .t-shelves .tp-card{min-height:106px}P .tp-card header{font-size:11px;gap:1px}P .tp-card header .sign{width:14px}P .tp-card>b{font-size:11.5px;letter-spacing:-.2px;-webkit-line-clamp:5}
P .tp-tasks .grid{gap:6px;margin-top:4px}P .tp-task{min-height:50px;font-size:12.5px;padding:3px 5px;gap:5px;grid-template-columns:22px minmax(0,1fr) auto}P .tp-task .sign{width:22px}P .tp-pips i{width:10px}
P .tp-hand .row,P .ask #shelf-hand{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:8px;margin-top:4px}P .tp-round{width:auto;min-height:112px;padding-bottom:4px}P .tp-round div{grid-template-columns:27px minmax(0,1fr);gap:2px}P .tp-round svg:not(.sign){width:27px}P .tp-round div b{font-size:12px;letter-spacing:-.4px}
P .at-mining .mining,P .at-building .building,P .at-power .power{align-content:start}
P .tp-tabs{display:grid;grid-template-columns:repeat(4,1fr);height:58px;flex:none;background:var(--panel);border-top:1px solid var(--line);--ic-cut:var(--panel)}
P .tp-tabs .tab{all:unset;box-sizing:border-box;position:relative;display:grid;justify-items:center;align-content:center;gap:1px;font-size:12.5px;font-weight:600;color:var(--ink-2);border-top:4px solid transparent;cursor:pointer;min-width:0}P .tp-tabs .tab span{max-width:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}P .tp-tabs .tab:focus-visible{outline:var(--focus-width) solid var(--focus);outline-offset:-3px}
P .more{display:none}P{--beside:0px;--least:0px}
[data-sheet=more] P .sheet{bottom:58px;max-height:66dvh;padding-bottom:4px}[data-sheet=more] .tp-tabs [data-arg=more]{color:var(--act)!important;border-color:var(--act)!important}
P .ask{flex:1;min-height:0;max-height:none;padding:8px 12px 8px;display:flex;flex-flow:row wrap;align-content:flex-start;gap:6px;overflow-y:auto}P .ask>*{margin:0!important;flex:1 1 100%;min-height:0;min-width:0}P .ask>.acts{flex:1 1 40%}P .ask .steps{display:none}P .ask h2{font-size:19px;line-height:1.1}P .ask p{font-size:14px;line-height:1.25}P .ask .btn{min-height:46px;padding-inline:8px}P .ask .fold{min-height:44px}P .ask>.acts{order:5}P .ask .tp-lay{flex-wrap:nowrap}P .ask>.acts .btn{flex:1}P .ask>.fold{order:7}P .ask .back{order:6}
P .ask:has(#offers)>p,P .ask:has(#dial)>p,P .ask:has(#shelf-hand)>p{display:none}
P .tp-points{margin:0;gap:8px}P .tp-points b{font-size:26px}P .tp-points>span>span+span::before{content:" · "}P .ask:has(.tp-points)>h2{display:none}P .paws svg{width:18px;height:18px}
P .tp-offers{gap:5px}P .tp-offers>*{grid-column:auto;min-height:46px}P .tp-offers b{font-size:13.5px}P .tp-offers i{font-size:12.5px}P .tp-offers .cost:has(.pay){flex-direction:column;height:auto}P .tp-offers .cost:has(.pay) .pts{min-height:20px}P .tp-offers .pay i{padding:0 3px;font-size:13px}
P .tp-dial{gap:6px;justify-content:flex-start}P .tp-held{width:76px;height:76px}P .tp-turn{min-height:64px!important;width:52px}P kbd{display:none}P #dial{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 10px;align-items:center}P #dial .tp-lay{grid-column:1/-1;order:5}P .tp-gains{text-align:left!important;font-size:13.5px}body:not([data-dialing]) P .tp-held{width:64px;height:64px}
P .ask:has(.scores)>.acts{flex:1 1 100%}P .ask:has(.scores)>.acts .btn{flex:1 1 40%}P:has(.scores)>.foot{height:auto;order:1}P:has(.scores)>.field{flex:none;height:64dvh}P:has(.scores)>.tp-tabs{position:sticky;bottom:0;z-index:6}
"""
        + "".join([_tab(name) for name in TABS])
        + f"[data-sheet=places] {_PHONE} .board>.t-land{{display:grid}}"
        + f"[data-sheet=places] {_PHONE} .tp-tabs [data-arg=land]{{color:var(--act);border-color:var(--act)}}"
        + _OTHERS
        + _OPEN
        + """
P .now .tp-chips{grid-template-columns:1fr 1fr}P .now .tp-chip{min-height:46px}P .now.tp-bench .tp-chip .pts{width:38px}P .now .tp-mine{min-height:92px}P .now .tp-card>b{font-size:12px}P .now .tp-card .does{height:30px;margin:6px 0 4px}P .now .tp-card footer{display:grid;gap:1px;margin-top:auto;align-self:stretch;border-top:1px solid var(--line);padding:2px 3px;font-size:11.5px;color:var(--ink-2)}P .now .tp-card footer span{flex-wrap:wrap}P .now.mining .tp-chips{grid-template-columns:1fr}
}
"""
    )
    .replace("P ", f"{_PHONE} ")
    .replace("P>", f"{_PHONE}>")
    .replace("P{", f"{_PHONE}{{")
    .replace("P:", f"{_PHONE}:")
)
