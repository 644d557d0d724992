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
    f"{_HERE} {_PHONE} .at-{cave} .{cave} .tp-market{{display:grid;grid-area:3/1/4/-1;align-self:stretch;max-height:190px}}"
    f"{_HERE} {_PHONE} .at-{cave} .{cave} .tp-chips{{display:{'grid' if cave == 'mining' else 'none'};grid-area:3/1/4/-1}}"
    f"{_HERE} {_PHONE} .at-{cave} .{cave} .tp-crowd{{grid-area:2/1/3/-1;width:330px;height:96px;justify-self:center}}"
    f"{_HERE} {_PHONE} .at-{cave} .{cave} .tp-ap{{grid-area:1/2}}"
    f"{_HERE} {_PHONE} .at-{cave} .{cave} .tp-cave header b.flare{{font-size:19px}}"
    f"{_HERE} {_PHONE} .at-{cave} .{cave}.{cave}.{cave}{{height:auto;grid-template-columns:minmax(0,1fr) auto 112px;grid-template-rows:44px auto minmax(0,1fr) auto;padding:0 10px 8px;gap:4px 8px;align-content:start}}"
    f"{_HERE} {_PHONE} .at-{cave} .{cave} .tp-have{{display:flex;grid-area:4/1/5/-1;gap:6px 10px;align-items:center;font-size:15px;font-weight:800}}{_HERE} {_PHONE} .at-{cave} .{cave} .tp-have b{{flex:none}}\n"
    for cave in ("mining", "building", "power")
)

PHONE: Final = (
    (
        """
.tp-tabs,.tp-strip,.tp-where,.tp-all,.phone .tp-large{display:none}
@media (max-width:640px){
body:has(.tp-where):not(:has(.coach,.film)) .bar .where{visibility:hidden}body:not(:has(.coach,.film)) P .tp-where{display:grid;align-items:center;position:fixed;left:52px;top:0;height:47px;max-width:calc(100vw - 276px);z-index:4;font-size:16px;line-height:1.1;font-weight:800;font-variation-settings:var(--flare-title)}
P{position:relative;--rest:168px;--foot:168px}P:has(.board.act):has(#offers){--foot:228px}P:has(#dial){--foot:214px}P:has(.options){--foot:52dvh}P:is(:has(.coach),:has(.film),:has(.scores)){--rest:0px;--foot:0px}
P>.strip{order:0}P>.tp-strip{order:1}P>.field{order:2;flex:1;min-height:0;margin-bottom:var(--rest)}P>.foot{order:3;position:absolute;inset:auto 0 58px;height:var(--foot);z-index:4;display:flex;flex-direction:column;padding:0;border-top:3px solid var(--key)}P>.foot:is(:has(.coach),:has(.film),:has(.scores)){position:relative;inset:auto;height:auto;flex:none}P>.foot:has(.hint-card){height:auto;max-height:66dvh}P>.tp-tabs{order:4}
P .board.tp{padding-bottom:calc(var(--foot) - var(--rest))}
P>.foot:has(.coach){max-height:64dvh}P>.foot:has(.coach) .ask{flex:0 1 auto;max-height:36dvh;padding-block:2px 4px}P>.foot:has(.coach) .ask:has(#shelf-hand)>.fold{display:none}P>.foot:has(.coach) .coach{flex:none}P>.foot:has(.coach) .ask:has(>[data-act=list]):not(:has(#shelf-hand)){min-height:46px}P:has(.coach) .t-land{overflow-y:auto;grid-template-rows:243px max-content}P:has(.coach) .tp-valley{min-height:243px}
P>.strip .plate{height:44px;grid-template-columns:minmax(0,1fr) auto;padding:0 6px;align-content:center;gap:0 3px;border-bottom:4px solid var(--p)}P>.strip .plate .name{font-size:13px;gap:4px;min-width:0}P>.strip .plate .number{font-size:18px;line-height:1}P>.strip:has(.plate:nth-child(4)) .plate{padding:0 5px}P>.strip:has(.plate:nth-child(4)) .plate .name{gap:3px;letter-spacing:-.2px}P>.strip:has(.plate:nth-child(4)) .plate .number{font-size:17px;letter-spacing:-.5px}P .plate.s-ivory{box-shadow:inset 0 -1px 0 var(--line-strong)}P>.strip .plate.turn::before{display:none}P>.strip .plate .tp-goods{display:none}P>.strip .plate .hourglass{grid-column:1/-1;font-size:11px;line-height:1;padding:0 3px}
P .plate{position:relative}P .tp-enlarge{position:absolute;inset:0;width:auto;height:auto}P .tp-enlarge svg{display:none}
.tp-strip{display:grid;grid-template-columns:repeat(5,1fr);height:40px;flex:none;background:var(--panel);border-bottom:2px solid var(--key);--ic-cut:var(--panel)}
.tp-strip .tp-cell{padding:0 1px!important;justify-content:center;border:0!important}.tp-strip .tp-cell>span:first-child{display:grid;grid-template-columns:auto auto;justify-content:center;align-items:center;gap:0 3px}.tp-strip .tp-cell>span>span{display:contents}.tp-strip .tp-cell i{grid-column:1/-1;text-align:center}.tp-strip .tp-cell .sign{width:19px;height:19px}.tp-strip .tp-cell b{font-size:17px}.tp-strip .tp-cell b small{display:none}.tp-strip .tp-cell i{font-size:11px}.tp-strip .tp-cell .tp-slot{display:none}.tp-strip .tp-cell .tp-slot[data-can]{display:block;position:absolute;inset:0;background:var(--panel);display:grid;place-items:center}
.tp-strip [data-can]::after,.tp-strip [data-held]::after{content:"";position:absolute;inset:0;border:3px solid var(--target);box-shadow:inset 0 0 0 2px var(--target-case)}
P .board.tp{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);overflow:hidden;background:var(--page)}
P .board.tp>*{display:none;min-height:0;min-width:0}
P .t-land{grid-template-rows:minmax(0,1fr) auto;background:var(--rock);position:relative}
P .tp-valley{grid-template-columns:1fr 1fr!important;grid-auto-rows:minmax(0,1fr);gap:3px;border-bottom-width:3px}P .tp-valley.of-2{grid-template-columns:1fr!important}P .tp-valley.of-3>:last-child{grid-column:1/-1}P .tp-village+.tp-village{border:0}
P .tp-plaque{left:4px;top:4px;gap:6px;padding:1px 7px 1px 5px;font-size:12.5px;max-width:calc(100% - 8px)}P .tp-plaque b{font-size:15px}P .tp-plaque span{white-space:nowrap}P .tp-village>.tp-ap{right:5px;bottom:29px;left:auto;top:auto;height:26px!important}
P .tp-benches{padding:3px 4px;gap:3px;grid-template-rows:none;grid-auto-rows:auto}
P .t-land .tp-bench{grid-template-columns:minmax(0,1fr) 158px 40px;grid-template-rows:minmax(22px,auto) 22px;gap:2px 4px;align-items:center;align-content:center;padding:3px 4px 3px 8px;clip-path:none;height:57px}
P .t-land :is(.tp-cave,.tp-cave header){display:contents}P .t-land .tp-cave header b.flare{grid-area:1/1;font-size:15px;line-height:1;hyphens:auto}P .t-land .tp-cave .tp-ap{grid-area:1/3/3;justify-self:end;font-size:18px;padding:0 2px}P .t-land .tp-cave small{display:none}P .t-land .tp-crowd{grid-area:1/2/3;width:158px;height:50px;align-self:end}P .t-land .tp-market,P .tp-have{display:none}
P .t-land .tp-chips{grid-area:2/1;display:flex;gap:4px}P .t-land :is(.tp-chip,.tp-mine){display:flex;border:0;min-height:0;padding:0;gap:0;background:none}P .t-land :is(.tp-chip,.tp-mine) .pts{width:17px;height:20px;padding:0;font-size:14px}P .t-land :is(.tp-chip,.tp-mine) .pts .sign{display:none}P .t-land :is(.tp-chip,.tp-mine)>.sign{display:block;width:20px;height:20px;padding:2px;background:var(--panel);color:var(--ink);flex:none}P .t-land :is(.tp-chip .w,.tp-mine>b,.tp-shafts,.tp-chips .tp-slot:not([data-can])){display:none}P .t-land .tp-chips .tp-slot[data-can]{position:relative;z-index:3;width:44px;height:44px;margin:-14px 0 -10px -6px;translate:none;display:grid;place-items:center}P .t-land .tp-chips .tp-slot[data-can] svg{width:34px;height:34px}
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
P .ask{position:relative;flex:1;min-height:0;max-height:none;padding:0 12px;display:grid;grid-template-columns:repeat(2,minmax(0,1fr));grid-template-rows:repeat(10,auto) minmax(0,1fr) auto;gap:0 8px;overflow-y:auto}P .ask>*{margin:0!important;grid-column:1/-1;min-height:0;min-width:0}P .ask .steps.steps{display:none!important}P .ask>h2{grid-row:1;font-size:19px;line-height:1.1;min-height:44px;padding:4px 0 2px;align-content:center}P .ask p{font-size:14px;line-height:1.25}P .ask .btn{min-height:46px;padding-inline:8px}P .ask>.options{padding-bottom:8px}
P .ask>.fold:not(.always){position:absolute;top:0;right:4px;width:44px;min-height:44px;padding:0;display:grid;place-items:center;z-index:2}P .ask>.fold:not(.always) span{display:none}P .ask>.hint-ask:not(.always){right:4px}P .ask:has(>.hint-ask)>[data-act=list]:not(.always){right:48px}P .ask:has(>[data-act=list])>:is(h2,.tp-points){margin-right:40px!important}P .ask:has(>[data-act=list]):has(>.hint-ask)>:is(h2,.tp-points){margin-right:84px!important}
P .ask>.acts{grid-row:12;position:sticky;bottom:0;z-index:2;background:var(--panel);padding:6px 0 8px;display:flex;flex-wrap:wrap;gap:8px}P .ask>.acts .btn{flex:1 1 70px}P .ask>.acts:not(.back){grid-column:1}P .ask>.back{grid-column:2}P .ask:not(:has(>.back))>.acts,P .ask:not(:has(>.acts:not(.back)>:not(.when-held),#dial))>.back,[data-holding] P .ask>.acts:not(.back){grid-column:1/-1}P .ask:not(:has(>.acts:not(.back)>:not(.when-held)))>.acts:not(.back){padding:0}[data-holding] P .ask>.acts:not(.back):not(:empty){padding:6px 0 8px!important}P .ask:has(>.acts:not(.back)>:nth-child(5))>.acts:not(.back){grid-area:11/1/12/-1;position:static}P .ask:has(>.acts:not(.back)>:nth-child(5))>.back{grid-column:1/-1}
P .ask:has(>.acts:not(.back)>.btn:not(.when-held)~.btn:not(.when-held)){grid-template-columns:minmax(0,2fr) minmax(0,1fr)}P .ask:not(:has(>.acts,>.fold)){align-content:center;grid-template-rows:repeat(11,auto)}
P .ask:has(#offers)>p,P .ask:has(#dial)>p,P .ask:has(#shelf-hand)>p{display:none}
P .ask>.tp-points{grid-row:1;margin:0;gap:8px;min-height:44px}P .tp-points b{font-size:26px}P .tp-points>span>span+span{display:none}P .ask:has(.tp-points)>h2{display:none}P .paws svg{width:18px;height:18px}
P .tp-offers{gap:5px}P .tp-offers>*{grid-column:auto;min-height:46px}P .tp-offers b{font-size:13.5px}P .tp-offers i{font-size:12.5px}P .tp-offers .cost:has(.pay){flex-direction:column;height:auto}P .tp-offers .cost:has(.pay) .pts{min-height:20px}P .tp-offers .pay i{padding:0 3px;font-size:13px}
P #dial{display:contents}P .ask:has(#dial){grid-template-columns:204px minmax(0,1fr)}P .ask .tp-dial{grid-area:2/1;gap:4px;justify-content:space-between}P .ask .tp-dial .tp-held{width:92px;height:88px}P .tp-turn{min-height:64px!important;width:50px}P kbd{display:none}P .ask .tp-gains{grid-area:2/2;align-self:center;text-align:left;font-size:13.5px;line-height:1.2}P .ask .tp-lay{grid-area:12/1;position:sticky;bottom:0;z-index:2;background:var(--panel);margin:0;padding:6px 0 8px;flex-wrap:nowrap}P .tp-lay .btn{flex:1}[data-dialing] P .ask .tp-lay{grid-column:1/-1}P .ask:has(#dial)>.acts:not(.back){display:none}
body:not([data-dialing]) P .ask :is(.tp-dial,.tp-lay) .when-dialing{display:flex;visibility:visible;pointer-events:none;--face:var(--panel-2);--rim:var(--line);color:var(--ink-2)}
P:has(.scores){overflow:hidden}body:is(:not([data-sheet]),[data-sheet=""]) P:has(.scores) .tp-tabs .tab.now.now{color:var(--ink-2);border-color:transparent}P .ask:has(.scores){display:block;padding:12px 12px 4px}P .ask:has(.scores)>.acts{position:static;padding:8px 0}P .ask:has(.scores)>.acts .btn{flex:1 1 40%}P:has(.scores)>.foot.foot{order:2;flex:1 1 auto;min-height:0;border-top-width:0}P:has(.scores)>.field{position:absolute;inset:0;height:auto;z-index:5;pointer-events:none}P:has(.scores)>.field>.board{display:none}
:is([data-sheet=land],[data-sheet=dens],[data-sheet=shelves],[data-sheet=places],[data-sheet^=mountain]) P:has(.scores)>.foot{display:none}:is([data-sheet=land],[data-sheet=dens],[data-sheet=shelves],[data-sheet=places],[data-sheet^=mountain]) P:has(.scores)>.field{position:static;pointer-events:auto;flex:1;min-height:0}:is([data-sheet=land],[data-sheet=dens],[data-sheet=shelves],[data-sheet=places],[data-sheet^=mountain]) P:has(.scores)>.field>.board{display:grid}
"""
        + "".join([_tab(name) for name in TABS])
        + f"[data-sheet=places] {_PHONE} .board>.t-land{{display:grid}}"
        + f"[data-sheet=places] {_PHONE} .tp-tabs [data-arg=land]{{color:var(--act);border-color:var(--act)}}"
        + _OTHERS
        + _OPEN
        + """
P .now.mining .tp-mine.tp-mine.tp-mine{display:grid;grid-template-columns:auto minmax(0,1fr) auto;grid-template-rows:20px 18px 30px;background:var(--panel);border:2px solid #0A0E11;min-height:74px;align-items:center}P .now.mining .tp-mine.tp-mine>b{display:block}P .now.mining .tp-mine.tp-mine .tp-shafts{display:contents}P .now.mining .tp-mine.tp-mine>.sign{grid-area:1/1/3;width:26px;height:26px;margin-left:6px}P .now.mining .tp-mine.tp-mine .pts{display:none}P .now.mining .tp-mine .tp-slot{display:block!important}P .now .tp-card>b{font-size:12px}P .now .tp-card .does{height:30px;margin:6px 0 4px}P .now .tp-card footer{display:grid;gap:1px;margin-top:auto;align-self:stretch;border-top:1px solid var(--line);padding:2px 3px;font-size:11.5px;color:var(--ink-2)}P .now .tp-card footer span{flex-wrap:wrap}P .now.mining .tp-chips{grid-template-columns:1fr}
}
"""
    )
    .replace("P ", f"{_PHONE} ")
    .replace("P>", f"{_PHONE}>")
    .replace("P{", f"{_PHONE}{{")
    .replace("P:", f"{_PHONE}:")
)
