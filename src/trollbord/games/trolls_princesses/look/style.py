"""The style sheet of Trolls & Princesses."""

from typing import Final

_BOARD: Final = """
.trolls .hit{fill:transparent;pointer-events:none}
.trolls [data-can]>.hit,.trolls [data-held]>.hit,.trolls [data-also]>.hit{pointer-events:all}
.trolls [data-can],.trolls [data-held],.trolls [data-also]{cursor:pointer}
.trolls :focus{outline:none;box-shadow:none}
.trolls .aim{display:none;pointer-events:none}
.trolls .aim path{fill:none;stroke-linejoin:round}
.trolls .aim .case{stroke:var(--target-case);stroke-width:11}
.trolls .aim .lit{stroke:var(--target);stroke-width:5.5;fill:var(--target);fill-opacity:.14}
.trolls [data-can]>.aim,.trolls [data-held]>.aim{display:inline;animation:appear var(--t-show) var(--ease-out) var(--wait,0ms) both}
.trolls [data-can]:hover>.aim .lit{fill-opacity:.34}
.trolls :is([id^=clan-],[id^=hand-],[id^=card-],[id^=task-],[id^=den-],[id^=royal-])>.aim .lit{fill-opacity:0}.trolls :is([id^=clan-],[id^=hand-],[id^=card-],[id^=task-],[id^=den-],[id^=royal-])[data-can]:hover>.aim .lit{fill-opacity:.16}
.trolls [data-can]:focus-visible>.aim .lit,.trolls [data-held]:focus-visible>.aim .lit{stroke:var(--held);stroke-width:8;fill-opacity:.3}
.trolls [data-can]:focus-visible>.aim .case{stroke-width:15}
.trolls [data-held]>.aim .lit{stroke:var(--held);fill:var(--held);fill-opacity:.2}
.trolls .acting{stroke:var(--act);stroke-width:7}
.trolls .tp-caption{font-size:21px;font-weight:800;fill:var(--ink)}
.trolls .tp-words{font-weight:600;fill:var(--ink-2)}
.trolls .tp-time{font-size:20px;font-weight:700}
.trolls .tp-note{font-size:18px;font-weight:500;fill:var(--ink-3)}
.trolls .spot{display:none}
.trolls .spot[data-can],.trolls .spot[data-held],.trolls .spot[data-also]{display:inline}
.trolls .spot[data-covered]{visibility:hidden}.trolls .spot[data-held]>*{opacity:0}
.trolls .spot[data-held]:focus-visible~.variant[data-shown] .frame{stroke:var(--target);stroke-width:9}
.trolls .spot .case{fill:none;stroke:var(--target-case);stroke-width:8}
.trolls .spot .outline{fill:var(--target);fill-opacity:.2;stroke:var(--target);stroke-width:4}
.trolls .spot .dot{fill:var(--target);stroke:var(--target-case);stroke-width:7}
.trolls .spot .wraith{display:none}
.trolls .spot:hover .wraith,.trolls .spot:focus-visible .wraith{display:inline}
.trolls .spot:focus-visible .outline{stroke:var(--held);stroke-width:7}
.trolls .variant{display:none;pointer-events:all}
.trolls .variant[data-shown]{display:inline}
.trolls .variant .frame-case{fill:none;stroke:var(--key);stroke-width:11;stroke-linejoin:round}
.trolls .variant .frame{fill:none;stroke:var(--held);stroke-width:6;stroke-linejoin:round}
.trolls .variant:hover .frame,.trolls .variant:focus-visible .frame{stroke:var(--target)}
.trolls .variant .made{fill:none;stroke:var(--target);stroke-width:6}
svg[class^=other-],g[class^=other-]{display:none}
"""

_PANEL: Final = """
.column.desk .plate{grid-template-columns:52px 1fr auto;padding:6px 12px 6px 10px;gap:0 10px;grid-template-rows:auto auto}
.column.desk .plate .face{width:52px;height:52px;grid-row:1/3;align-self:start;background:var(--pw)}
.column.desk .plate .name{padding-right:30px}
.column.desk .plate .number{font-size:var(--text-xl)}
.column.desk .plate{border-bottom:1px solid var(--line)}
.column.desk .log{margin-top:0;min-height:60px}
.tp-goods{display:grid;grid-template-columns:repeat(6,auto);justify-content:start;gap:0 9px;grid-column:2/-1;font-size:var(--text-xs);font-weight:600;line-height:19px}
.tp-goods span{display:inline-flex;gap:3px;align-items:center}.tp-goods .none{color:var(--ink-3)}.tp-goods .none svg{opacity:.55}
.tp-enlarge{position:absolute;right:52px;top:2px;width:34px;height:34px}
.tp-close{display:none!important;position:absolute;top:14px;left:42%}
.tp-points{display:flex;gap:12px;align-items:center;font-size:var(--text-s);color:var(--ink-2);line-height:1.25}
.desk .tp-points>span:not(.paws)>span{display:block}
.tp-points b{font-size:var(--text-2xl);font-weight:800;color:var(--ink);line-height:1}
.tp-points .paws{display:flex;flex-wrap:wrap;gap:2px;margin-left:auto;justify-content:flex-end;max-width:150px}
.paws i{color:var(--line)}.paws .on{color:var(--act)}.paws .lent{color:var(--warn)}
.when-dialing{visibility:hidden}[data-dialing] .when-dialing{visibility:visible}
body:not([data-dialing]) .tp-dial .when-dialing,body:not([data-dialing]) .acts .when-dialing,body:not([data-dialing]) .tp-gains{display:none}
body:not([data-dialing]) .tp-held{width:84px;height:84px}
.column.desk .box>.plate,.column.desk .nav{flex:none}.column.desk .ask{flex:0 1 auto;min-height:0;padding:10px 16px 12px}
.column.desk .ask h2{font-size:21px;margin:6px 0}.column.desk .ask p{margin-bottom:8px}
.column.desk .box:has(.scores) .tp-goods{display:none}.column.desk .box:has(.scores) .plate{padding-block:3px}.column.desk .box:has(.scores) .plate .face{width:38px;height:38px;justify-self:center}
.column.desk .box:has(.scores) .acts .btn{flex:1 1 40%;min-height:42px;font-size:var(--text-m);padding-inline:8px}.column.desk .box:has(.scores) .scores td{padding-block:1px}
.tp-dial{display:flex;align-items:center;justify-content:center;gap:12px}
.ask:has(#dial) .acts>.btn.when-held:not(.tp-back){display:none!important}
.tp-lay{flex-wrap:nowrap}.tp-lay .btn{font-size:var(--text-m)}
.tp-mirror svg{transform:scaleX(-1)}
@media (max-height:800px){.column.desk .plate{padding-block:3px}.column.desk .plate .face{width:46px;height:46px}.column.desk .log{min-height:30px;flex:1 1 0}.column.desk .nav .tool{height:34px}
.column.desk .ask{max-height:none;padding:6px 16px 8px}.column.desk .ask h2{font-size:var(--text-l);margin:4px 0}.column.desk .ask .btn:not(.tp-turn){min-height:42px;font-size:var(--text-m)}.column.desk .ask .acts{margin-top:6px}.column.desk .tp-held{width:92px;height:92px}.column.desk .ask p{margin-bottom:4px}.tp-goods{line-height:17px}}
.tp-held{width:112px;height:112px;flex:none;overflow:visible}.tp-held .turned{rotate:var(--turned,0deg);transition:rotate var(--t-tap) var(--ease-out)}
.tp-turn{flex-direction:column;gap:4px!important;width:64px;min-height:72px;padding:4px!important}
.tp-turn kbd{font:600 var(--text-xs) var(--font);border:1px solid var(--line-strong);border-radius:3px;padding:0 5px;color:var(--ink-2)}
.ask .tp-gains{min-height:26px;text-align:center}.ask .tp-gains p{margin:2px 0;color:var(--ink-2)}.tp-gains b{color:var(--act);font-weight:700}
[data-sheet=mountain-0] .tp-close,[data-sheet=mountain-1] .tp-close,[data-sheet=mountain-2] .tp-close,[data-sheet=mountain-3] .tp-close{display:inline-flex!important}
"""

_SEATS: Final = "".join(
    f"[data-sheet=mountain-{seat}] .board:has(.other-{seat}) .mine{{display:none}}"
    f"[data-sheet=mountain-{seat}] .board .other-{seat}{{display:inline}}"
    f"[data-sheet=mountain-{seat}] #plate-{seat}{{background:var(--panel-2)}}\n"
    for seat in range(4)
)

_FREE: Final = 'body:is(:not([data-sheet]),[data-sheet=""],[data-sheet=more])'


def _tab(name: str, *shown: str) -> str:
    """What is seen on a phone when this board is chosen, or when the question chooses it."""
    rules = [
        f"{where} .phone .{part}{{display:inline}}"
        for part in shown
        for where in (f"[data-sheet={name}]",)
    ]
    rules += [f"{_FREE} .phone .on-{name} .{part}{{display:inline}}" for part in shown]
    return "".join(rules)


_PHONE: Final = (
    """
.phone .t-villages,.phone .t-lands,.phone .t-shelves,.phone .t-hand{display:none}
.phone .t-lands{transform:var(--caves)}
.phone .t-villages{transform:translate(0px,120px)}
.phone .t-shelves .tp-caption{font-size:28px}.phone .t-shelves .tp-note{font-size:24px}
.phone .plate .tp-goods{display:none}
.phone .plate{position:relative}.phone .tp-enlarge{inset:0;width:auto;height:auto;right:0}.phone .tp-enlarge svg{display:none}
.phone .tp-close{display:none!important}
.tp-tabs,.tp-own{display:none}
.phone .tp-own{display:flex;justify-content:space-around;background:var(--panel);border-top:1px solid var(--line);padding:3px 8px;font-weight:700;font-size:var(--text-s)}
.tp-own span{display:inline-flex;gap:5px;align-items:center}
.phone:has(.board.trolls)>.strip .plate{grid-template-columns:30px 1fr auto;gap:0 4px;padding:2px 6px 0 4px}
.phone:has(.board.trolls)>.strip .plate .face{display:block;width:30px;height:34px;grid-row:1;border-bottom-width:3px}
.phone:has(.board.trolls)>.strip .plate .who{position:absolute;clip-path:inset(50%)}
body:not([data-dialing]) .phone .tp-held{display:none}
.phone .tp-tabs{display:flex;background:var(--panel);border-top:1px solid var(--line)}
.tp-tabs .tab{all:unset;position:relative;flex:1;min-width:0;display:flex;flex-direction:column;align-items:center;gap:1px;padding:5px 0 4px;font-size:11px;font-weight:600;color:var(--ink-3);border-top:3px solid transparent;cursor:pointer;min-height:40px;justify-content:center}
.tp-tabs .tab span{max-width:100%;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.tp-tabs .tab:focus-visible{outline:var(--focus-width) solid var(--focus);outline-offset:-3px}
.phone.column:has(.tp-tabs) .more{display:none}.phone.column:has(.tp-tabs){--beside:0px;--least:0px}.phone.column .foot{padding:0 12px 10px 0}
[data-sheet=more] .phone.column:has(.tp-tabs) .sheet{bottom:0;max-height:66dvh;padding-bottom:56px}[data-sheet=more] .phone.column .tp-tabs{position:absolute;left:0;right:0;bottom:0;z-index:9}[data-sheet=more] .tp-tabs [data-arg=more]{color:var(--act);border-color:var(--act)}
.phone.column .ask{display:grid;grid-template-columns:1fr 1fr;gap:4px 8px;align-items:center}.phone.column .ask>*{grid-column:1/-1;margin-top:0;margin-bottom:0}.phone.column .ask .btn{padding-inline:8px}
.phone.column .ask>.acts:not(:has(.btn:not(.when-held)~.btn:not(.when-held))){grid-column:auto}.phone.column .ask .fold{min-height:30px;order:9;justify-self:start}
.phone .tp-points{gap:8px}.phone .tp-points>span>span+span::before{content:" · "}.phone .tp-points b{font-size:var(--text-xl)}
.phone .tp-dial{gap:6px}.phone .tp-held{width:84px;height:84px}.phone .ask .tp-turn{min-height:56px;width:56px}.phone kbd{display:none}
"""
    + _tab("villages", "t-villages")
    + _tab("caves", "t-lands")
    + _tab("dens", "t-lands")
    + _tab("shelves", "t-shelves")
    + _tab("hand", "t-hand")
    + _tab("moves", "t-villages", "t-lands")
    + _tab("acts", "t-villages", "t-lands")
    + f"""
[data-sheet=dens] .phone .t-lands,{_FREE} .phone .on-dens .t-lands{{transform:var(--dens)}}
{_FREE} .phone .on-moves .t-lands{{transform:var(--moves)}}
{_FREE} .phone .on-moves .t-villages{{transform:translate(80px,0px) scale(.8)}}
{_FREE} .phone .on-acts .t-lands{{transform:var(--acts);clip-path:var(--low)}}
{_FREE} .phone .on-acts .t-villages{{transform:translate(48px,0px) scale(.88)}}
{_FREE} .phone .on-acts:has([id^=cave-][data-can]) .t-lands{{transform:var(--moves);clip-path:none}}
{_FREE} .phone .on-acts:has([id^=cave-][data-can]) .t-villages{{transform:translate(80px,0px) scale(.8)}}
{_FREE} .phone :is(.on-moves,.on-acts) :is([id^=network-],[id^=earth-]){{display:none}}
{_FREE} .tp-tabs .now{{color:var(--act);border-color:var(--act)}}
"""
    + "".join(
        f"[data-sheet={name}] .tp-tabs [data-arg={name}]{{color:var(--act);border-color:var(--act)}}"
        for name in ("villages", "caves", "dens", "shelves", "hand")
    )
)

STYLE: Final = _BOARD + _PANEL + _SEATS + _PHONE
