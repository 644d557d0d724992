"""How the page of Ankh-Morpork looks: its inks beside the board's, and its style sheet."""

from typing import Final

from trollbord.ink.inks import Inks

CARD_INKS: Final = Inks(
    {
        "art-sky": "light-dark(#D5E0DC,#3E5C66)",
        "art-sun": "light-dark(#F2D391,#F0DFA8)",
        "art-roofs": "light-dark(#B4C2BE,#2B4650)",
        "art-ink": "light-dark(#16252D,#0A1318)",
        "am-green": "light-dark(#2F6B45,#3E8A5C)",
        "am-green-w": "light-dark(#DDEBDD,#1B342A)",
        "am-brown": "light-dark(#7A4F28,#A06F3F)",
        "am-brown-w": "light-dark(#F0E2CF,#352A1F)",
        "am-event": "light-dark(#5E2F75,#A56BBF)",
        "am-deed": "light-dark(#16252D,#EAF0EB)",
    }
)

_CUT: Final = "polygon(var(--k) 0,100% 0,100% calc(100% - var(--k)),calc(100% - var(--k)) 100%,0 100%,0 var(--k))"
_OCTAGON: Final = (
    "polygon(var(--k) 0,calc(100% - var(--k)) 0,100% var(--k),100% calc(100% - var(--k)),"
    "calc(100% - var(--k)) 100%,var(--k) 100%,0 calc(100% - var(--k)),0 var(--k))"
)

_BOARD: Final = """
.ankh .spot .wash{display:none;fill:var(--target);fill-opacity:.3}
.ankh .spot[data-can]{cursor:pointer}
.ankh:has(.spot[data-can]) .spot:not([data-can]) .wash{display:inline;fill:light-dark(transparent,#060C10);fill-opacity:.42}
.ankh .spot[data-can] .wash{display:inline;stroke:var(--target);stroke-width:4;animation:appear var(--t-show) var(--ease-out) backwards}
.ankh .spot[data-can]:hover .wash,.ankh .spot:focus-visible .wash{fill-opacity:.55}
.ankh .spot:focus-visible .wash{stroke:var(--held);stroke-width:6}
.ankh .spot:focus,.ankh .crowd:focus{outline:none;box-shadow:none}
.ankh .glow-case,.ankh .glow-line{display:none;stroke-linejoin:round}
.ankh .crowd{pointer-events:none}
.ankh .crowd[data-can],.ankh .crowd[data-held]{cursor:pointer;pointer-events:auto}
.ankh .crowd[data-can] .glow-case,.ankh .crowd:focus-visible .glow-case,.ankh .crowd.threat .glow-case{display:inline;fill:none;stroke:var(--target-case);stroke-width:13}
.ankh .crowd[data-can] .glow-line{display:inline;fill:var(--target);stroke:var(--target);stroke-width:8.6}
.ankh .crowd[data-can]:hover .glow-line{fill:var(--held);stroke:var(--held)}
.ankh .crowd:focus-visible .glow-line,.ankh .crowd[data-held] .glow-line{display:inline;fill:var(--held);stroke:var(--held);stroke-width:8.6}
.ankh .crowd.threat .glow-line{display:inline;fill:var(--last);stroke:var(--last);stroke-width:8.6}
.ankh .crowd[data-can]:hover .figure,.ankh .crowd[data-held] .figure{translate:0 -5px}
.ankh .figure{transition:translate var(--t-tap) var(--ease-out)}
"""

_SIGNS: Final = f"""
.sign{{flex:none}}
.am-no{{--k:5px;display:inline-grid;place-items:center;min-width:26px;height:26px;padding:0 3px;font-weight:800;font-size:15px;line-height:1;font-variation-settings:var(--flare-title);
 background:var(--p,var(--panel-2));color:var(--po,var(--ink));clip-path:{_OCTAGON}}}
.am-no.s{{min-width:20px;height:20px;font-size:12.5px;--k:4px}}
.am-chain{{display:flex;align-items:center;justify-content:center}}
.am-chain>i{{width:7px;height:3px;background:var(--line-strong);flex:none}}
.am-sy{{--k:6px;--bg:var(--am-deed);--ic-cut:var(--bg);width:34px;height:34px;display:grid;place-items:center;flex:none;background:var(--bg);color:var(--panel);clip-path:{_OCTAGON}}}
.am-sy .sign{{width:70%;height:70%}}
.am-sy.assassinate{{--bg:light-dark(#A3241B,#E0604D);color:#fff}}
.am-sy.event{{--bg:var(--am-event);color:#fff}}
.am-sy.play-another{{--bg:light-dark(#2C429B,#8EA2F2)}}
.am-sy.interrupt{{--bg:light-dark(#7A5200,#F2C14E)}}
.am-sy.scroll{{--bg:light-dark(#EFE6CF,#D9CDAE);color:#2A2110;box-shadow:inset 0 0 0 2px #A98F5E}}
.am-sy.money{{--bg:var(--gold);color:var(--gold-ink);clip-path:circle(50%);box-shadow:inset 0 0 0 2.5px var(--gold-deep)}}
.am-sy.money b{{font:800 17px var(--font);font-variation-settings:var(--flare-title)}} .am-sy.money b::before{{content:"$";font-size:.66em;vertical-align:.14em}}
.am-die{{--k:8px;display:inline-grid;place-items:center;width:30px;height:30px;font-weight:800;font-size:15px;font-variation-settings:var(--flare-title);background:#F6F1E4;color:#191416;clip-path:polygon(50% 0,80% 10%,100% 38%,100% 66%,80% 92%,50% 100%,20% 92%,0 66%,0 38%,20% 10%)}}
"""

_HAND: Final = f"""
.am-hand{{display:flex;gap:10px;padding:0 6px 14px 20px;align-items:stretch;min-width:0;overflow-x:auto;overflow-y:hidden;scrollbar-width:thin}}
.am-card,.am-persona{{--k:9px;--b:var(--am-green);flex:1 1 0;min-width:150px;max-width:212px;height:200px;background:var(--b);padding:3px;clip-path:{_CUT}}}
.am-card{{border:0;font:inherit;color:inherit;text-align:center;cursor:default;margin-top:10px;transition:translate var(--t-tap) var(--ease-out)}}
.am-card.am-green{{--w:var(--am-green-w)}} .am-card.am-brown{{--b:var(--am-brown);--w:var(--am-brown-w)}}
.am-card .in,.am-persona .in{{--k:7px;height:100%;background:var(--panel-3);clip-path:{_CUT};display:flex;flex-direction:column;min-width:0}}
.am-name{{font-size:14px;font-weight:800;line-height:1.05;font-variation-settings:var(--flare-title);min-height:36px;flex:none;display:flex;align-items:center;padding:2px 8px 2px 11px;background:var(--w);text-align:left;overflow-wrap:anywhere}}
.am-art{{width:100%;height:0;flex:1 1 0;min-height:24px;max-height:62px;overflow:hidden;color:var(--art-ink);--ic-cut:var(--art-sun)}}
.am-card .am-chain{{padding:7px 0 0}} .am-card .n4 .am-sy{{width:29px;height:29px}} .am-card .n4>i{{width:4px}} .am-card .n4 .am-sy.money b{{font-size:15px}}
.am-text{{margin:4px 7px auto;padding-bottom:6px;font-size:12.5px;line-height:1.18;color:var(--ink-2);overflow:hidden;flex:none}} .am-card .am-chain{{flex:none}} .am-card .am-chain:last-child{{margin-bottom:auto;padding-top:14px}}
.long .am-text{{font-size:12px;line-height:1.14;margin:2px 5px auto}} .long .am-art{{min-height:20px}} .long .am-chain{{padding-top:4px}}
.am-card[data-can]{{cursor:pointer;background:var(--target);padding:5px;translate:0 -3px}}
.am-card[data-can]:hover,.am-card:focus-visible,.am-card[data-held]{{translate:0 -9px}}
.am-card:focus-visible{{outline:none;background:var(--focus);box-shadow:none}} .am-card:focus-visible .in{{box-shadow:inset 0 0 0 3px var(--focus)}}
.am-persona{{--b:var(--gold);flex:0 0 184px;margin-top:10px}}
.am-persona .in{{padding:7px 8px 8px;align-items:center;text-align:center}}
.am-persona .label{{display:flex;gap:5px;align-items:center}}
.am-cameo{{width:54px;height:54px;flex:none;color:var(--art-ink);--ic-cut:var(--art-sky);background:var(--art-sky);border:3px solid var(--gold);border-radius:50%;margin:3px 0}}
.am-persona h3{{font-size:var(--text-m);line-height:1.05}} .am-persona p{{margin:2px 0 auto;font-size:12px;line-height:1.18;color:var(--ink-2)}}
.am-final .am-persona{{flex:1 1 0;max-width:none;min-width:0}} .am-final .am-persona:not(.won){{--b:var(--line-strong)}} .am-final .in{{padding:10px 12px}} .am-final .label{{color:var(--ink-2)}} .am-final .am-cameo{{width:62px;height:62px}} .am-final .am-persona:not(.won) .am-cameo{{border-color:var(--line-strong)}} .am-final .won .label{{color:var(--ink);font-weight:700}} .am-final .won .icon{{color:light-dark(#7C5207,#E2AE3A)}}
.am-verdict{{list-style:none;margin:6px 0 10px;padding:0;display:grid;gap:5px}} .am-verdict li{{display:grid;grid-template-columns:44px minmax(0,1fr) auto;gap:2px 10px;align-items:center;padding:5px 8px;background:var(--panel-3);border-left:5px solid var(--p)}}
.phone .ask:has(.am-verdict) h2{{font-size:30px!important}} .phone .ask:has(.am-verdict)>p{{margin-bottom:4px}} .am-verdict .won{{background:color-mix(in srgb,var(--gold) 22%,var(--panel))}} .am-verdict .am-cameo{{width:42px;height:42px;margin:0;border-width:2px}} .am-verdict li:not(.won) .am-cameo{{border-color:var(--line-strong)}} .am-verdict b{{font-size:15px;margin-right:8px;font-variation-settings:var(--flare-title)}} .am-verdict .label{{display:inline-flex;gap:4px;align-items:center;font-size:13px;color:var(--ink-2)}} .ask .am-verdict p{{margin:0;font-size:13px;line-height:1.2}} .am-verdict strong{{font-size:15px;white-space:nowrap}}
.am-goal{{display:flex;align-items:center;gap:8px;font-size:var(--text-s);white-space:nowrap;width:100%;justify-content:center;padding-top:3px}}
.am-pips{{display:flex;gap:2px}} .am-pips i{{width:9px;height:14px;background:var(--panel-2);box-shadow:inset 0 0 0 1.5px var(--line-strong);clip-path:polygon(50% 0,100% 35%,100% 100%,0 100%,0 35%)}} .am-pips .on{{background:var(--p);box-shadow:inset 0 0 0 1.5px var(--pe)}}
.am-way{{flex:1;height:10px;background:var(--panel-2);border:1.5px solid var(--line-strong)}} .am-way i{{display:block;height:100%;background:var(--gold-deep)}}
"""


def _narrow(within: str) -> str:
    """The piles two by two, their names below their numbers."""
    return " ".join(
        f"{within} .am-{rule}"
        for rule in (
            "piles{grid-template-columns:1fr 1fr}",
            "pile{grid-template-columns:30px 1fr;min-height:42px}",
            "pile .below{display:none}",
            "pile{gap:4px 6px}",
            "pile>div{display:contents}",
            "pile b{grid-area:1/2}",
            "pile .label{grid-area:2/1/2/-1;font-size:12px;line-height:1.1}",
            "pile b{font-size:var(--text-l)}",
            "back{width:26px;height:34px}",
            "back .sign{width:18px;height:18px}",
            "mark{width:30px;height:30px}",
        )
    )


_MANY: Final = ".column.desk .corner:has(.am-city~.am-city~.am-city)"
"""The column with three City Area cards of one's own, or more: what one can press is to stay in sight."""
_MOST: Final = ".column.desk .corner:has(.am-city~.am-city~.am-city~.am-city~.am-city)"
_LINES: Final = (
    "display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden;-webkit-line-clamp:"
)

_FULL: Final = f"""
{_narrow(".column.desk .corner:has(.am-event)")} {_narrow(_MANY)}
{_MANY} .am-city{{padding:3px 6px}} {_MANY}:has(.am-event) .words span{{{_LINES}2}} {_MANY} .am-event ul{{display:none}} {_MANY} .am-event p{{{_LINES}3}}
{_MOST} .am-city{{padding:2px 6px}}
{_MOST} :is(.words span,.am-event p){{display:none}} {_MOST} .am-event{{padding:5px 10px;align-items:center}} {_MOST} .am-event .am-omen{{width:32px;height:32px}}
@media (max-height:800px){{{_MANY} .words span{{-webkit-line-clamp:1}} {_MANY} .am-event p{{-webkit-line-clamp:2}}}}
"""

_ROOMY: Final = ".column.desk .corner:not(:has(.am-event,.am-city))"
"""The column without an event and cards of one's own: the City Area cards have room for their names."""

_CHIPS: Final = f"""
.am-called{{display:none}}
@media (min-height:890px){{{_ROOMY} .am-chips{{grid-template-columns:minmax(0,1fr);gap:2px}} {_ROOMY} .am-chip{{flex-direction:row;gap:7px;padding:0 6px 0 1px;height:25px}} {_ROOMY} .am-chip .am-no{{height:22px}} {_ROOMY} .am-called{{display:block;flex:1;min-width:0;font-size:12.5px;font-weight:600;letter-spacing:-.015em;line-height:1.1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}} {_ROOMY} .am-chip .ab b{{font-size:13px}} {_ROOMY} .am-chip .sign{{width:16px;height:16px}}}}
"""

_SIDE: Final = f"""
.column.desk .field{{display:grid;grid-template-columns:212px minmax(0,1fr);grid-template-rows:minmax(0,1fr) auto}}
.column.desk .field .board{{grid-column:2;grid-row:1;width:calc(100% - 16px);height:calc(100% - 14px);margin:8px 8px 6px}}
.column.desk .corner{{grid-column:1;grid-row:1;position:static;width:auto;padding:14px 0 6px 20px;pointer-events:auto;display:flex;flex-direction:column;gap:8px;overflow-y:auto;overflow-x:hidden;scrollbar-width:thin;min-height:0}}
.column.desk .am-hand{{grid-column:1/3;grid-row:2}} .am-last{{min-height:224px;box-sizing:border-box}} .am-last h2{{flex:0 0 104px;align-self:center;font-size:var(--text-l);overflow-wrap:anywhere}} @media (max-height:800px){{.am-last{{min-height:186px}}}}
.am-piles{{display:grid;gap:7px}}
.am-pile{{display:grid;grid-template-columns:50px 1fr;gap:8px;align-items:center;min-height:52px}} .am-pile>div{{min-width:0;line-height:1.1}}
.am-pile b{{font-size:var(--text-xl);font-weight:800;font-variation-settings:var(--flare-title);line-height:1;margin-right:5px}} .am-pile small{{font-size:var(--text-s);color:var(--ink-2)}} .am-pile .danger{{color:var(--danger)}}
.am-pile .below{{display:block;font-size:var(--text-xs);color:var(--ink-2);overflow:hidden;text-overflow:ellipsis}}
.am-back{{--ic-cut:var(--bk);display:grid;place-items:center;width:40px;height:50px;border:2px solid var(--key);border-radius:var(--r1);background:var(--bk);color:#fff;box-shadow:3px 3px 0 -1px var(--bk),3px 3px 0 0 var(--key)}}
.am-back.deck{{--bk:#7A4F28}} .am-back.ev{{--bk:#5E2F75}} .am-back.face{{--bk:var(--am-brown-w);color:var(--ink);border-color:var(--am-brown);box-shadow:none}} .am-mark{{width:46px;height:46px}}
.am-cities{{display:grid;gap:5px}} .am-cities h2{{font-size:var(--text-m);margin-top:2px}}
.am-city{{display:grid;grid-template-columns:28px 1fr;gap:0 8px;align-items:center;text-align:left;padding:5px 6px;border:1.5px solid var(--pd);border-left-width:5px;background:var(--panel);border-radius:var(--r1);color:var(--ink);font:inherit;width:100%;cursor:default}}
.am-city .words b{{display:block;font-size:14px;line-height:1.1;font-variation-settings:var(--flare-title)}} .am-city .words span{{display:block;font-size:12px;line-height:1.2;color:var(--ink-2);margin-top:1px}}
.am-city[data-can]{{cursor:pointer;border-color:var(--act);background:var(--act-wash);box-shadow:inset 0 0 0 2px var(--act)}} .am-city[data-can]:hover{{background:var(--panel-2)}} .am-city.spent .am-no{{opacity:.45}}
.am-chips{{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:3px}}
.am-chip{{display:flex;align-items:center;justify-content:space-between;gap:2px;padding:2px 4px 2px 2px;background:var(--panel);border:1.5px solid var(--line);border-radius:var(--r1)}} .am-chip .am-no{{min-width:24px;font-size:14px}} .am-chip .sign{{width:16px;height:16px}}
.am-chip .ab{{display:flex;align-items:center;gap:1px;color:var(--ink-2)}} .am-chip .ab b{{font-weight:800;font-size:11.5px;letter-spacing:-.02em}}
.am-chip.own{{border-color:var(--p);background:var(--pw);--ic-cut:var(--pw)}} .am-chip.own .ab{{color:var(--ink)}} .am-chip.off{{opacity:.5;text-decoration:line-through}}
.am-event{{--k:9px;--ic-cut:#5E2F75;display:grid;grid-template-columns:44px 1fr;gap:2px 8px;padding:9px 10px;background:#5E2F75;color:#fff;clip-path:{_CUT};font-size:var(--text-xs);line-height:1.25;align-items:start;flex:none}}
.am-event .am-omen{{width:44px;height:44px;grid-row:1/3}} .am-event .head{{display:flex;flex-wrap:wrap;gap:4px 6px;align-items:center}} .am-event b{{font-size:var(--text-m);font-variation-settings:var(--flare-title);line-height:1.05}} .am-event .am-die b{{font-size:14px}}
.am-event p{{margin:0}} .am-event ul{{grid-column:1/-1;margin:4px 0 0;padding:4px 0 0 16px;border-top:1px solid #fff5}}
.am-rolled{{display:flex;gap:6px;align-items:center}} .phone .am-rolled{{background:var(--panel);padding:3px 10px}}
.plate[data-can]{{cursor:pointer;box-shadow:inset 0 0 0 3px var(--act)}} .plate[data-can]:hover{{background:var(--act-wash)}}
.column.desk .plate{{grid-template-columns:46px 1fr auto;padding:8px 14px 8px 10px;border-bottom:1px solid var(--line);flex:none}} .column.desk .plate .face{{width:46px;height:50px;grid-row:1/3}}
.plate .number{{color:var(--gold-ink)!important;background:var(--gold);min-width:40px;height:40px;border-radius:20px;display:grid;place-items:center;padding:0 5px;font-size:16px!important;box-shadow:inset 0 0 0 2px var(--gold-deep),inset 0 0 0 4px var(--gold),inset 0 0 0 5px #7C520766}}
.column.desk .plate .number{{grid-row:1/3;grid-column:3}} .column.desk .plate .am-facts{{grid-column:2;grid-row:2}} .column.desk .plate .grow{{min-width:0}}
.column.desk .plate .fold{{grid-row:3}}
.am-facts{{display:flex;flex-wrap:wrap;gap:2px 10px;font-size:var(--text-s);font-weight:600;color:var(--ink-2);align-items:center}} .am-facts>span{{display:inline-flex;gap:4px;align-items:center}} .am-facts .sign{{color:var(--ink-3)}} .am-areas{{font-weight:500;color:var(--ink-3)}} .plate.turn{{--ic-cut:var(--act-wash)}} .am-before{{font-weight:500}} .am-nos{{gap:3px!important}}
.column .ask>.clock{{display:flex;align-items:center;gap:10px;margin:0}} .column .clock i{{flex:1;height:8px;margin:0;background:linear-gradient(var(--am-danger) 0 0) left/calc(100%*var(--left,1)) 100% no-repeat var(--panel-2);box-shadow:inset 0 0 0 1px var(--line)}} .column .clock b{{font-size:17px;min-width:42px;text-align:right;color:light-dark(#A3241B,#FF9C8A);font-variation-settings:var(--flare-title);font-variant-numeric:tabular-nums}} .column .clock span{{display:none}} .column .ask:has(>.always) .clock span{{display:block;flex:1 1 100%;order:3}} .column .ask:has(>.always)>.clock{{flex-wrap:wrap}}
.column.desk .ask:has(>.clock){{display:flex;flex-direction:column;align-items:stretch}} .column.desk .ask>.clock{{order:-1;margin-bottom:8px;flex:none}} .column.desk .ask:has(>.clock)>*{{flex:none}} .column.desk .ask>p{{font-size:15px;line-height:1.3}}
.column.desk .log{{mask-image:linear-gradient(transparent,#000 22px);margin-top:0;border-top:0;min-height:84px}}
.column.desk .box:has(.scores) .ask{{max-height:none}} .column.desk .box:has(.scores) .log{{min-height:0;flex:1 9 0}} .column.desk .box:has(.scores) .am-facts{{display:none}} .column.desk .box:has(.scores) .plate{{padding-block:4px}} .column.desk .box:has(.scores) .plate .face{{height:40px}}
.column.desk .box:has(.scores) .acts .btn{{flex:1 1 40%;min-height:42px;font-size:var(--text-m)}} .column.desk .box:has(.scores) .scores td{{font-size:var(--text-l);padding-block:0}}
.am-doing{{display:flex;align-items:center;gap:10px}} .am-doing .am-chain{{justify-content:flex-start}} .am-source{{margin-left:auto;text-align:right;line-height:1.15;font-size:var(--text-s);min-width:0}} .am-source b{{display:block}} .am-source span{{color:var(--ink-3);font-size:var(--text-xs)}}
.am-token{{width:44px;height:44px;flex:none;background:var(--art-sun);color:var(--art-ink);--ic-cut:var(--art-sun);border:2px solid var(--am-green);border-radius:var(--r1)}} .am-token.am-brown{{border-color:var(--am-brown)}}
.am-doing .am-sy{{width:38px;height:38px}} .am-doing .am-sy.was{{opacity:.38}} .am-doing .am-sy.now{{--k:8px;width:48px;height:48px;box-shadow:inset 0 0 0 3px var(--target)}} .am-doing .n4 .am-sy{{width:32px;height:32px}} .am-doing .n4 .am-sy.now{{width:42px;height:42px}} .am-doing .n4>i{{width:4px}}
@media (max-width:1023px) and (min-width:641px){{.column.desk .am-card{{min-width:112px}} .column.desk .am-persona{{flex:0 0 150px;min-width:140px}} .column.desk .am-hand{{gap:6px;padding-left:12px}} .column.desk .am-persona .am-goal{{gap:4px;font-size:12px}} .column.desk .am-pips i{{width:7px}} .column.desk .log{{min-height:40px}} .column.desk .plate{{padding-block:3px}} .column.desk .plate .face{{height:42px}} {_narrow(".column.desk")}}}
@media (max-height:800px){{.column.desk .am-card,.column.desk .am-persona{{height:168px}} .column.desk .am-card{{min-width:134px}} .column.desk .am-persona{{flex-basis:148px;min-width:148px}} .column.desk .am-hand{{gap:7px;padding-bottom:8px}} .column.desk .am-name{{min-height:30px;font-size:13px}} .column.desk .am-card .am-chain{{padding-top:4px}} .column.desk .am-card .am-sy{{width:25px;height:25px}} .column.desk .am-card .am-sy.money b{{font-size:13px}} .column.desk .am-text{{padding-bottom:3px;font-size:11.5px;line-height:1.14;margin:3px 5px auto}} .column.desk .am-art{{min-height:20px}}
 .column.desk .am-cameo{{flex:0 9 60px;min-height:0;width:60px;margin:0}} .column.desk .am-persona .label{{flex:none}} .column.desk .am-persona p{{font-size:11.5px;line-height:1.15}} .column.desk .long .am-text{{font-size:11px;line-height:1.09}} .column.desk .long .am-name{{min-height:24px;font-size:12.5px;padding-block:1px}} .column.desk .am-goal{{gap:4px;font-size:12px}} .column.desk .am-pips i{{width:7px}} {_narrow(".column.desk")}
 .column.desk .corner{{padding-block:10px 4px;gap:6px}} .corner:has(.am-city) .am-event ul{{display:none}}
 .column.desk .plate{{padding:4px 12px 4px 10px}} .column.desk .plate .face{{width:38px;height:40px}} .column.desk .plate{{grid-template-columns:38px 1fr auto}} .ask h2{{margin:6px 0}}}}
"""

_PHONE: Final = """
main:not(.phone) :is(.am-stubs,.am-tabs,.am-news,.am-see,.am-latest),.am-built,.desk .am-victim{display:none!important}
.am-area{fill:var(--ink);font-size:25.2px;paint-order:stroke;stroke:var(--am-halo);stroke-width:8px;stroke-linejoin:round}
@media (max-width:640px){
 .phone.column{--sheet:186px;--hand:0px;--strip:54px;position:relative} .phone.column:has(>.am-stubs){--hand:92px}
 .phone.column:has(>.am-latest){--hand:92px} .am-latest{order:3;flex:none;height:92px;margin:0;padding:6px 12px;background:var(--panel-2);color:var(--ink-2);list-style:none;font-size:13px;line-height:20px;overflow:hidden} .am-latest li{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
 .phone.column>.strip{height:var(--strip);flex:none;border-bottom:2px solid var(--key)}
 .phone.column>.strip .plate{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 3px;padding:3px 3px 0 4px;border-bottom:4px solid var(--p);align-content:start;align-items:center;min-width:0}
 .phone.column>.strip .plate.turn::before{inset:0 0 auto;width:auto;height:3px}
 .phone.column>.strip .face{display:none} .phone.column>.strip .grow{display:block;min-width:0} .phone.column .plate .name{font-size:12.5px;gap:2px;line-height:22px;letter-spacing:-.01em} .phone.column .plate .name .em{width:12px;height:12px;flex:none}
 .phone.column .plate .number{min-width:0;height:20px;font-size:12.5px!important;border-radius:10px;padding:0 4px;box-shadow:none;line-height:20px}
 .phone.column .am-facts{grid-column:1/-1;gap:0;justify-content:space-between;font-size:12.5px;flex-wrap:nowrap;line-height:20px} .phone.column .am-facts .sign{width:15px;height:15px} .phone.column .am-facts>span{gap:2px} .phone.column .am-facts>:is(.am-areas,.am-before,.am-nos){display:none!important} .phone.column .am-built{display:inline-flex!important}
 .phone.column>.strip:not(:has(.plate:nth-child(4))) .plate{padding-inline:9px} .phone.column>.strip:not(:has(.plate:nth-child(4))) .am-facts{justify-content:flex-start;gap:12px}
 .phone.column>.field{order:1;background:var(--field);overflow:hidden;margin-bottom:var(--sheet)}
 .phone.column>.foot{order:2;position:absolute;left:0;right:0;bottom:var(--hand);height:var(--sheet);padding:0;border-top:3px solid var(--key);z-index:4;display:flex;flex-direction:column}
 .phone.column>.foot:has(.options,.scores,.free,.film-steps,.request,.hint-card){height:auto;min-height:var(--sheet);max-height:calc(100% - var(--hand) - var(--strip) - 60px);box-shadow:var(--lift-3)}
 .phone.column:has(>.foot .scores)>.foot{position:static;order:1;min-height:0;max-height:none;padding-top:8px!important;box-shadow:none} .phone.column:has(>.foot .scores)>.field{display:none} .am-see{order:3;flex:none;margin:0 12px 14px;min-height:48px} [data-sheet=map] .phone.column:has(>.foot .scores)>.field{display:flex;position:fixed;inset:calc(48px + var(--strip)) 0 0;height:auto;margin:0;z-index:8} [data-sheet=map] .am-see{position:fixed;left:0;right:0;bottom:0;z-index:9;background:var(--panel)}
 .phone.column:has(.film){--hand:0px} .phone.column:has(.film)>.field{margin-bottom:0;flex:1 1 240px;min-height:240px} .phone.column>.foot:has(>.film){position:relative;bottom:0;min-height:0;max-height:64%;order:2;box-shadow:none;overflow:auto} .phone.column:has(.film)>:is(.am-tabs,.am-stubs,.am-news){display:none!important}
 .phone.column .more{display:none} .phone.column{--beside:0px;--least:0px}
 .phone.column .ask{padding:8px 12px 0;max-height:none;min-height:0;display:grid;grid-template-columns:1fr 1fr;grid-template-rows:repeat(6,auto) 1fr auto auto auto;gap:0 8px;position:relative;flex:1 1 auto} .phone.column .ask>*{grid-column:1/-1;margin-block:0}
 .phone.column .ask h2{font-size:19px;line-height:1.15;padding-right:48px} .phone.column .ask p{font-size:14px;line-height:1.28} .phone.column .ask:has(>.fold[data-act=list])>h2~p{padding-right:16px}
 .phone.column .ask>.acts{position:sticky;bottom:0;background:var(--panel);padding:6px 0 8px;display:flex;gap:8px;flex-wrap:nowrap;grid-row:8;align-self:end;z-index:1} .phone.column .ask .acts .btn{min-height:48px;flex:1 1 0;padding:4px 8px;font-size:16px;line-height:1.1}
 .phone.column .ask:has(>.back):has(>.acts:not(.back))>.acts{grid-column:auto}
 .phone.column .ask:has(>.back):has(>.acts:not(.back)>.btn:not(.when-held)~.btn:not(.when-held)){grid-template-columns:minmax(0,1fr) auto} .phone.column .ask:has(>.acts:not(.back)>.btn:not(.when-held)~.btn:not(.when-held))>.back .btn{width:52px;flex:none;padding:0;position:relative} .phone.column .ask:has(>.acts:not(.back)>.btn:not(.when-held)~.btn:not(.when-held))>.back .btn span{position:absolute;opacity:0;left:0;max-width:52px}
 .phone.column .ask:has(>.back) .acts:not(.back) .btn.go{flex-grow:1.7}
 .phone.column .ask>.acts:has(>.btn:nth-child(4):not(.when-held)){flex-wrap:wrap} .phone.column .ask>.acts:has(>.btn:nth-child(4):not(.when-held)) .btn{flex:1 1 30%;min-height:44px} .phone.column>.foot:has(>.ask>.acts>.btn:nth-child(4):not(.when-held)){height:auto;min-height:var(--sheet)}
 .phone.column .ask>:is(.fold[data-act=list],.hint-ask){position:absolute;margin:0;right:-10px;top:2px;width:44px;height:44px;min-height:44px;display:grid;place-items:center;z-index:1} .phone.column .ask>.fold:not(.always) span{display:none} .phone.column .ask>.fold svg{width:24px;height:24px} .phone.column .ask>.fold[data-act=list]~.hint-ask{right:34px} .phone.column .ask:has(>.hint-ask) h2{padding-right:92px}
 .phone.column .ask:has(>.lead>.am-doing)>.fold:is([data-act=list],.hint-ask){top:33px} .phone.column:has(>.am-news) .ask:has(>.lead>.am-doing)>.fold:is([data-act=list],.hint-ask){top:24px} .phone.column:has(>.am-news) .ask>.fold:is([data-act=list],.hint-ask){top:-2px}
 .phone.column .ask:has(.scores,.free) .acts{flex-wrap:wrap} .phone.column .ask:has(.scores) .acts .btn{flex:1 1 40%!important} .phone.column .ask .options{margin-bottom:6px;grid-template-columns:1fr 1fr;max-height:196px} .phone.column .ask .options .btn{min-height:44px}
 .phone.column .ask>.always{grid-row:10;grid-column:1/-1;display:flex;gap:10px;align-items:center;min-height:32px;padding-bottom:4px;background:var(--panel);position:sticky;bottom:0} .phone.column .ask:has(>.always)>.acts{bottom:36px}
 .phone.column .am-doing{flex-direction:row-reverse;min-height:36px;gap:8px;padding-right:0} .phone .am-doing .am-source{margin:0 auto 0 0;text-align:left;display:flex;flex-wrap:wrap;gap:0 6px;align-items:baseline} .phone .am-doing .am-token{order:3;width:34px;height:34px} .phone .am-doing .am-sy{width:28px;height:28px} .phone .am-doing .am-sy.now{width:36px;height:36px} .phone .am-doing .am-sy.money b{font-size:14px}
 .phone.column .ask:has(.am-victim){grid-template-columns:48px 1fr 1fr;grid-template-rows:repeat(6,auto) 1fr auto auto auto} .phone .am-victim{display:block!important;width:46px;height:50px} .phone.column .ask>.lead:has(.am-victim){grid-column:1;grid-row:2/4} .phone.column .ask:has(.am-victim)>:is(h2,p){grid-column:2/-1} .phone.column .ask:has(.am-victim)>p{grid-row:3;font-size:14px}
 .phone.column .ask>.clock{grid-column:1/-1;grid-row:1;margin:-2px 0 4px} .phone.column .ask:has(.am-victim)>.lead{align-self:center}
 .phone.column .ask:has(.am-victim)>h2{grid-row:2;font-size:17px;padding-right:0} .phone.column .ask:has(.am-victim)>.fold[data-act=list]{display:none}
 .phone.column>.am-stubs{display:grid!important;order:3;grid-auto-flow:column;grid-auto-columns:minmax(72px,1fr);gap:4px;padding:6px 6px 0;height:92px;background:var(--slab);overflow-x:auto;overflow-y:hidden;flex:none;scrollbar-width:none;position:relative;z-index:5;box-sizing:border-box}
 .am-stub{border:0;font:inherit;text-align:left;background:var(--am-green-w);border-top:5px solid var(--am-green);padding:4px 3px 5px 4px;color:var(--ink);min-width:0;max-width:130px;display:flex;flex-direction:column;justify-content:space-between;--k:4px}
 .am-stub.am-brown{background:var(--am-brown-w);border-color:var(--am-brown)} .am-stub b{display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;font-size:11.6px;line-height:1.1;overflow:hidden;hyphens:manual;overflow-wrap:anywhere;font-variation-settings:var(--flare-title)}
 .am-stub .am-chain{justify-content:flex-start;gap:1px} .am-stub .am-chain>i{display:none} .am-stub :is(.n1,.n2) .am-sy{width:28px;height:28px} .am-stub .am-sy{width:22px;height:22px;--k:4px} .am-stub .am-sy.money b{font-size:12px;height:auto;display:block} .am-stub .am-sy.money b::before{content:""} .am-stub .n3{gap:0} .am-stub .n3 .am-sy{width:21px} .am-stub .n4{gap:0} .am-stub .n4 .am-sy{width:16px;height:19px}
 .am-stub[data-can]{outline:3px solid var(--target);outline-offset:-3px} .ask:has(.am-victim)~*,.phone.column:has(.am-victim) .am-stub[data-can]{translate:0 -4px}
 .phone.column>.am-tabs{display:block;position:absolute;left:0;right:0;top:var(--strip);bottom:calc(var(--sheet) + var(--hand));z-index:3;pointer-events:none}
 .am-tabs button{position:absolute;pointer-events:auto;width:54px;height:54px;padding:2px;background:var(--panel);border:0 solid var(--key);color:var(--ink);font:700 11.5px/1.1 var(--font);display:grid;justify-items:center;align-content:center;gap:2px;--ic-cut:var(--panel)}
 .am-tabs [data-arg=goal]{left:0;top:0;border-width:0 2px 2px 0} .am-tabs [data-arg=city]{right:0;top:0;border-width:0 0 2px 2px} .am-tabs [data-arg=piles]{left:0;bottom:0;border-width:2px 2px 0 0} .am-tabs [data-arg=more]{right:0;bottom:0;border-width:2px 0 0 2px}
 .am-tabs [data-leads]::after{left:1px;top:1px} [data-sheet=city] .am-tabs [data-arg=city],[data-sheet=more] .am-tabs [data-arg=more],[data-sheet=goal] .am-tabs [data-arg=goal],[data-sheet=piles] .am-tabs [data-arg=piles]{color:var(--act-ink);background:var(--act);--ic-cut:var(--act)}
 .phone .am-hand.am-sheet{display:none}
 [data-sheet=hand] .am-hand.am-sheet{display:grid;gap:8px;position:absolute;left:0;right:0;bottom:0;background:var(--panel);box-shadow:var(--lift-3);border-top:3px solid var(--key);z-index:9;padding:0 0 12px;overflow:visible}
 .am-sheet .head{display:flex;align-items:center;padding:0 0 0 12px} .am-sheet .head h2{font-size:19px;margin:0 auto 0 0} .am-sheet .head small{margin-left:8px;color:var(--ink-2);font-size:14px} .am-sheet .head .tool{width:48px;height:48px}
 .am-sheet .row{display:flex;gap:8px;overflow-x:auto;padding:0 12px;scroll-snap-type:x proximity;scroll-padding:12px;scrollbar-width:none} .am-sheet article{flex:0 0 168px;display:flex;flex-direction:column;gap:6px;scroll-snap-align:start} .am-sheet article .btn{min-height:48px;font-size:15px;line-height:1.1;padding:4px 8px} .am-sheet article .btn[hidden]{display:none}
 .phone .am-sheet .am-card{display:grid;flex:1 1 auto;height:auto;min-height:220px;max-width:none;margin:0} .phone .am-sheet .am-name{font-size:15px} .phone .am-sheet .am-text,.phone .am-sheet .long .am-text{font-size:13.5px;line-height:1.22;margin:4px 8px auto} .phone .am-sheet .am-art{flex:0 0 58px;height:58px}
 [data-sheet=city] .phone .sheet,[data-sheet=goal] .phone .sheet,[data-sheet=piles] .phone .sheet,[data-sheet=more] .phone.column .sheet{display:block;position:absolute;left:0;right:0;bottom:calc(var(--sheet) + var(--hand));max-height:calc(100% - var(--sheet) - var(--hand) - var(--strip) - 56px);overflow:auto;background:var(--panel);border-top:3px solid var(--key);box-shadow:var(--lift-3);z-index:2;padding:12px 56px 12px 0}
 [data-sheet=more] .phone.column .sheet{display:flex;padding:8px 56px 0 0;height:100%} [data-sheet=more] .phone .sheet :is(.corner,.am-persona),[data-sheet=city] .sheet :is(.log,.nav,.am-persona,.am-piles,.am-event,.am-rolled),[data-sheet=goal] .sheet :is(.log,.nav,.corner),[data-sheet=piles] .sheet :is(.log,.nav,.am-persona,.am-cities){display:none}
 [data-sheet=city] .phone .sheet,[data-sheet=goal] .phone .sheet,[data-sheet=piles] .phone .sheet{padding-bottom:64px;padding-right:0}
 .phone.column .sheet .nav .tool{width:44px;height:44px} .sheet .corner{pointer-events:auto;padding-bottom:0} .sheet .am-piles{grid-template-columns:1fr 1fr} .sheet .am-event,.sheet .am-rolled{margin-top:12px} .sheet .am-event{font-size:14px} .sheet .am-city{min-height:48px} .sheet .am-city .words b{font-size:15px} .sheet .am-city .words span{font-size:13.5px} .sheet .am-chip{min-height:48px}
 .sheet .am-persona{margin:0 auto;height:auto;max-width:300px;flex:none} .sheet .am-persona p{font-size:14px}
 .phone.column>.am-news{display:flex!important;position:absolute;left:0;right:0;width:100%;bottom:calc(var(--hand) + var(--sheet) - 34px);z-index:5;height:44px;margin-bottom:-6px;align-items:center;gap:8px;padding:0 12px;border:0;border-top:3px solid var(--key);background:#5E2F75;--ic-cut:#5E2F75;color:#fff;font:700 15px var(--font);text-align:left} .am-news.plain{background:var(--panel-2)!important;color:var(--ink)!important} .am-news .am-omen{width:28px;height:28px;flex:none} .am-news .am-die{width:28px;height:28px} .am-news b{font-variation-settings:var(--flare-title)} .am-news::after{content:"";margin-left:auto;width:9px;height:9px;border:solid;border-width:3px 3px 0 0;rotate:45deg;margin-right:6px}
 .phone.column:has(>.am-news)>.foot{padding-top:37px} .phone.column:has(>.foot :is(.options,.scores,.free,.film-steps,.request,.hint-card,.am-victim))>.am-news{display:none!important} .phone.column>.foot:has(.options,.scores,.free,.film-steps,.request,.hint-card,.am-victim){padding-top:0!important}
 .phone.column:has(>.am-news) .ask{padding-top:3px} .phone.column:has(>.am-news) .ask p{font-size:13px;line-height:1.2} .phone.column:has(>.am-news) .am-doing{min-height:32px} .phone.column:has(>.am-news) .am-doing .am-sy.now{width:32px;height:32px} .phone.column:has(>.am-news) .am-doing .am-token{width:30px;height:30px} .phone.column:has(>.am-news) .ask .acts .btn{min-height:44px} .phone.column:has(>.am-news) .ask>.acts{padding-block:2px 6px}
 body:is([data-sheet=city],[data-sheet=goal],[data-sheet=piles],[data-sheet=more]) .am-news{display:none!important}
 .phone.column:has(.coach)>.field{margin-bottom:0} .phone.column:has(.coach)>.foot{position:relative;bottom:0;height:auto} .phone.column:has(.coach){--sheet:0px;--hand:0px} .phone.column:has(.coach)>.am-tabs{display:none!important}
 .phone.column .taught:has(>.lead>.am-doing)>.fold[data-act=list]{right:0;top:-4px} .phone.column .taught:has(>.fold[data-act=list]) .am-doing{padding-right:44px} .phone.column .taught:has(>.fold[data-act=list]):not(:has(>.lead>.am-doing))>.acts{padding-right:44px} .phone.column .taught:not(:has(>.lead>.am-doing))>.fold[data-act=list]{right:0;top:8px}
}
@media (max-width:640px) and (max-height:740px){.phone.column{--sheet:150px} .phone.column:has(>.am-stubs){--hand:78px} .phone.column>.am-stubs{height:78px} .am-stub b{-webkit-line-clamp:2} .phone.column .ask .acts .btn{min-height:44px}}
"""

STYLE: Final = _BOARD + _SIGNS + _HAND + _SIDE + _CHIPS + _FULL + _PHONE
