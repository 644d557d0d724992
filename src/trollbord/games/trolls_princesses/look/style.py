"""The style sheet of Trolls & Princesses: what glows, the board on a desk, the panel beside it; a phone has its own."""

from typing import Final

from trollbord.games.trolls_princesses.look.style_phone import PHONE

_GLOW: Final = """
.trolls :focus{outline:none;box-shadow:none}
.trolls [data-can],.trolls [data-held],.trolls [data-also],.ask [data-can]{cursor:pointer}
.trolls .aim{display:none;pointer-events:none}
.trolls .aim path{fill:none;stroke-linejoin:round;vector-effect:non-scaling-stroke}
.trolls .aim .case{stroke:var(--target-case);stroke-width:6}
.trolls .aim .lit{stroke:var(--target);stroke-width:3;fill:var(--target);fill-opacity:.12}
.trolls :is([data-can],[data-held])>.aim,.tp-tile:is([data-can],[data-held])>svg>.aim{display:inline;animation:appear var(--t-show) var(--ease-out) var(--wait,0ms) both}
.trolls [data-can]:hover .aim .lit{fill-opacity:.3}
.trolls [data-can]:focus-visible .aim .lit{stroke:var(--held);stroke-width:5}.trolls [data-can]:focus-visible .aim .case{stroke-width:9}
.trolls [data-held] .aim .lit{stroke:var(--held);fill:var(--held);fill-opacity:.2}
.tp :is(.tp-village,.tp-bench,.tp-chip,.tp-mine,.tp-card,.tp-round,.tp-task,.tp-own,.tp-cell,.tp-slot,.tp-aside,.tp-royal):is([data-can],[data-held])::after,.ask .tp-round[data-can]::after{content:"";position:absolute;inset:0;z-index:2;pointer-events:none;border:3px solid var(--target);box-shadow:inset 0 0 0 2px var(--target-case),0 0 0 2px var(--target-case);animation:appear var(--t-show) var(--ease-out) var(--wait,0ms) both}
.tp :is(.tp-chip,.tp-mine,.tp-round):is([data-can],[data-held])::after,.ask .tp-round[data-can]::after{inset:-5px;box-shadow:0 0 0 1px var(--target-case),inset 0 0 0 1px var(--target-case)}
.tp [data-can]:hover::after{background:color-mix(in srgb,var(--target) 14%,transparent)}
.tp [data-can]:focus-visible::after{border-width:5px;border-color:var(--held)!important}
.tp [data-held]::after{border-color:var(--held)!important;background:color-mix(in srgb,var(--held) 16%,transparent)}
.tp-slot[data-can]::after,.tp-aside[data-can]::after{border-radius:50%}
.tp .spot{display:none}
.tp .spot:is([data-can],[data-held],[data-also]){display:inline}
.tp .spot[data-covered]{visibility:hidden}.tp .spot[data-held]>*{opacity:0}
.tp .spot .area{fill:var(--target);fill-opacity:.2;stroke:none;pointer-events:all}
.tp .spot .case{fill:none;stroke:var(--target-case);stroke-width:8;stroke-linejoin:round;pointer-events:none}
.tp .spot .outline{fill:none;stroke:var(--target);stroke-width:4;stroke-linejoin:round;pointer-events:none}
.tp .spot.shared .case{stroke-width:0}.tp .spot.shared .outline{stroke-dasharray:8 7;stroke-width:3}.tp .spot.shared:hover .outline{stroke-dasharray:none;stroke-width:5}
.tp .spot .dot{fill:var(--target);stroke:var(--target-case);stroke-width:6;pointer-events:none}
.tp .spot .best{pointer-events:none}.tp .spot .best rect{fill:var(--panel);stroke:var(--key);stroke-width:2.4}
.tp .spot .wraith{display:none;pointer-events:none}
.tp .spot:is(:hover,:focus-visible) .wraith{display:inline}.tp .spot:is(:hover,:focus-visible) .best{display:none}
.tp .spot:is(:hover,:focus-visible) .area{fill-opacity:.42}
.tp .spot:focus-visible .outline{stroke:var(--held);stroke-width:7}
.tp .variant{display:none;pointer-events:all}
.tp .variant[data-shown]{display:inline}
.tp .variant .frame-case{fill:none;stroke:var(--key);stroke-width:11;stroke-linejoin:round}
.tp .variant .frame{fill:none;stroke:var(--held);stroke-width:6;stroke-linejoin:round}
.tp .variant:is(:hover,:focus-visible) .frame{stroke:var(--target)}
.tp .variant .made{fill:none;stroke:var(--target);stroke-width:6}
.tp .spot[data-held]:focus-visible~.variant[data-shown] .frame{stroke:var(--target);stroke-width:9}
"""

_PARTS: Final = """
.tp,.tp *{box-sizing:border-box}.tp svg{display:block}.tp figure,.ask figure{margin:0;position:relative}
.tp{--ic-cut:var(--panel);line-height:1.15;hyphens:auto;-webkit-user-select:none;user-select:none}
.tp .flare,.tp h3,.tp-ap b,.pts,.tp-plaque b{font-variation-settings:var(--flare-title);font-weight:800}
.tp .gem{width:19px;height:19px;flex:none}.gift{height:17px;width:31px;flex:none}
.pts{background:var(--tag);color:var(--tag-ink);--ic-cut:var(--tag);display:inline-flex;align-items:center;justify-content:center;gap:1px;font-size:17px;padding:0 5px;line-height:1;flex:none}
.tp-ap{display:inline-flex;align-items:center;gap:3px;height:26px;padding:0 3px;color:var(--pale-2);font-size:19px;line-height:1;flex:none}.tp-ap>span{display:contents}.tp-ap i{order:2}.tp-ap .then,.tp-ap i{display:none}.tp-ap i{font:600 12.5px var(--font)}
[data-holding] [data-can]>.tp-ap,[data-holding] [data-can]>.tp-cave .tp-ap{background:var(--act);color:var(--act-ink);--ic-cut:var(--act);padding:0 8px;height:28px}
[data-holding] [data-can]>.tp-ap :is(.then,i),[data-holding] [data-can]>.tp-cave .tp-ap .then{display:inline}[data-holding] [data-can]>.tp-ap .now,[data-holding] [data-can]>.tp-cave .tp-ap .now{display:none}
.tp-ghost{opacity:0}[data-holding] [data-can]>.tp-cave .tp-ghost{opacity:.5}

.tp-valley{display:grid;min-height:0;border-bottom:4px solid var(--key);background:var(--key)}
.tp-valley.of-2{grid-template-columns:1fr 1fr}.tp-valley.of-3{grid-template-columns:1fr 1fr 1fr}.tp-valley.of-4{grid-template-columns:repeat(4,1fr)}
.tp-village{position:relative;overflow:hidden;min-width:0;min-height:0}.tp-village>svg{position:absolute;inset:0;width:100%;height:100%}
.tp-village+.tp-village{border-left:3px solid var(--key-soft,#0006)}
.tp-plaque{position:absolute;left:9px;top:8px;max-width:calc(100% - 18px);background:var(--panel);border:2px solid var(--key);display:flex;gap:8px;align-items:center;padding:3px 10px 3px 8px;font-size:13px;font-weight:600;color:var(--ink-2);clip-path:polygon(6px 0,100% 0,100% calc(100% - 6px),calc(100% - 6px) 100%,0 100%,0 6px)}.tp-plaque b{font-size:17px;color:var(--ink)}
.tp-village.now::after{content:"";position:absolute;inset:0;pointer-events:none;border:3px solid var(--act);box-shadow:inset 0 0 0 2px var(--target-case)}.tp-village>.tp-ap{position:absolute;right:10px;top:8px;display:none}[data-holding] .tp-village[data-can]>.tp-ap{display:inline-flex}

.tp-under{position:relative;display:grid;grid-template-columns:412px minmax(0,1fr);min-height:0;background:var(--rock);overflow:hidden}
.tp-under[class*=other-]{display:none}
.tp-dig{position:relative;overflow:hidden;min-width:0;min-height:0;display:flex;flex-direction:column;background:var(--earth);clip-path:polygon(0 0,100% 0,97.5% 13%,99.6% 24%,97% 40%,99.4% 54%,97.4% 70%,99.8% 84%,97.6% 100%,0 100%)}
.tp-ground{position:absolute;inset:0;width:100%;height:100%}
.tp-network{position:relative;flex:1;min-height:0;width:calc(100% - 26px);margin:8px 16px 4px 10px;overflow:visible}
.tp-beside{position:relative;flex:none;display:flex;flex-wrap:wrap;gap:5px;align-items:end;padding:0 20px 8px 10px;max-height:45%;overflow:auto;scrollbar-width:thin}.desk .tp-under.mine .tp-dig.left{flex-direction:row-reverse}.desk .tp-under.mine .tp-dig.left .tp-network{width:0;flex:1}.desk .tp-under.mine .tp-dig.left .tp-beside{flex:none;width:166px;max-height:none;height:100%;flex-flow:column;flex-wrap:nowrap;justify-content:flex-end;align-items:stretch;padding:8px 0 8px 10px}.desk .tp-under.mine .tp-owned{display:grid;grid-template-columns:repeat(auto-fill,minmax(166px,1fr));flex:1 1 100%}.desk .tp-under.mine .tp-dig.left .tp-owned{flex:none;grid-template-columns:minmax(0,1fr)}.phone .tp-own b{display:none}.tp-own b{font-size:12px;line-height:1;font-weight:600;padding:0 4px 0 1px;min-width:0;overflow-wrap:anywhere}
.tp-beside:not(:has(>:not([hidden],:empty))){display:none}
.tp-royal{position:relative;display:inline-flex;align-items:center;gap:4px;height:34px;background:var(--k-roy);--ic-cut:var(--k-roy);border:2px solid var(--key);padding-right:6px}.tp-royal .pts{height:100%}.tp-royal b{font-size:12px;line-height:1;font-weight:700;color:var(--ink)}
.tp-royal .sign{color:#F3C74E;--ic-cut:#3A2450;filter:drop-shadow(0 0 .5px #000) drop-shadow(0 0 1px #000)}
.tp-aside{position:relative;display:inline-flex;align-items:center;gap:2px;height:44px;padding:2px 8px 2px 4px;background:var(--panel);border:2px solid var(--key);font-size:12px;font-weight:600;color:var(--ink-2)}.tp-aside[hidden]{display:none}.tp-aside svg{width:34px;height:38px}.tp-aside[data-can]::after{border-radius:0}
.tp-owned{display:flex;flex-wrap:wrap;gap:4px}.tp-owned:empty{display:none}
.tp-own{display:inline-flex;align-items:center;gap:2px;height:34px;background:var(--panel);border:2px solid var(--key)}.tp-own header{display:grid;place-items:center;width:26px;height:100%;color:#FFF8E2}.tp-own svg:not(.sign){height:28px}
.bat>header{background:var(--bat);--ic-cut:var(--bat)}.snake>header{background:var(--snake);--ic-cut:var(--snake)}.toad>header{background:var(--toad);--ic-cut:var(--toad)}
.tp-first{fill:#0002;stroke:var(--pale);stroke-width:5;stroke-dasharray:14 10;stroke-linejoin:round}.tp-note{position:absolute;left:10px;top:10px;max-width:calc(100% - 84px);background:var(--panel);border:2px solid var(--key);padding:5px 10px;font-size:13px;font-weight:600;color:var(--ink)}.tp-ledger{display:none}.tp-large{position:absolute;right:26px;top:8px;width:40px;height:40px;display:grid;place-items:center;background:var(--panel);color:var(--ink-2);border:2px solid var(--key);padding:0;cursor:pointer}.tp-large:focus-visible{outline:var(--focus-width) solid var(--focus)}.tp.lay .tp-large{display:none}.desk .tp:not(.lay) .tp-large{display:grid}

.tp-benches{min-width:0;min-height:0;padding:7px 9px 7px 3px;display:grid;grid-template-columns:minmax(0,1fr);grid-template-rows:minmax(0,.84fr) minmax(0,1.08fr) minmax(0,1.08fr);gap:7px}
.tp-bench{position:relative;min-height:0;background:var(--cave);color:var(--pale);--ic-cut:var(--cave);display:grid;grid-template-columns:190px minmax(0,1fr);grid-template-rows:auto minmax(0,1fr);gap:5px 8px;padding:5px 8px 5px 10px;clip-path:polygon(10px 0,calc(100% - 6px) 0,100% 10px,100% calc(100% - 8px),calc(100% - 12px) 100%,6px 100%,0 calc(100% - 12px),0 8px)}
.tp-bench.now{box-shadow:inset 0 0 0 3px var(--act)}
.tp-cave{grid-row:1/3;display:flex;flex-direction:column;min-width:0;min-height:0}.tp-cave header{display:flex;align-items:center;justify-content:space-between;min-height:28px;gap:6px}.tp-cave header b.flare{font-size:16px;line-height:1.05}:lang(ru) .tp-cave header b.flare,:lang(fr) .tp-cave header b.flare{font-size:14.5px}
.tp-crowd{width:190px;flex:0 1 58px;min-height:36px;overflow:visible}.tp-cave small{font-size:12.5px;color:var(--pale-2);font-weight:500;margin-top:2px}
.tp-chips{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:6px}.power>.tp-chips{grid-template-columns:minmax(0,1.36fr) minmax(0,1.2fr) minmax(0,1.1fr) minmax(0,1fr)}.power .tp-chip{gap:3px;padding-right:2px}.power .tp-chip .pts{width:29px;padding:0}.power .tp-chip b{letter-spacing:-.2px}.tp-chip .tp-slot svg{width:20px;height:20px}.tp-chip .tp-slot:has(+.tp-slot){margin-right:-23px;translate:0 -10px}.tp-chip .tp-slot+.tp-slot{translate:0 10px}
.tp-chip{position:relative;display:flex;align-items:center;background:var(--panel);color:var(--ink);--ic-cut:var(--panel);min-height:40px;border:2px solid #0A0E11;gap:4px;padding-right:3px}.tp-chip .pts{align-self:stretch;width:32px}.tp-chip .w{display:flex;flex-wrap:wrap;column-gap:5px;align-items:center;min-width:0;line-height:1.08;flex:1}.tp-chip b{font-size:12.5px;font-weight:700}.tp-chip>.sign{flex:none;color:var(--ink-2)}.power .tp-chip>.sign{display:none}
.pay{display:inline-flex;gap:2px}.pay i{font-style:normal;font-weight:800;font-size:13px;display:inline-flex;align-items:center;gap:1px;background:var(--parchment);--ic-cut:var(--parchment);padding:0 3px;line-height:17px}.pay .miss{background:var(--danger-wash);--ic-cut:var(--danger-wash);color:var(--danger)}
.tp-slot{position:relative;flex:none}.tp-slot svg{width:24px;height:24px}
.mining{grid-template-rows:minmax(0,1fr)}.mining>.tp-chips{min-height:0}.mining>.tp-cave{grid-row:1}
.tp-mine{position:relative;display:grid;grid-template-columns:34px minmax(0,1fr) auto;grid-template-rows:20px 18px minmax(0,1fr);align-items:center;background:var(--panel);color:var(--ink);--ic-cut:var(--panel);border:2px solid #0A0E11;min-height:0}.tp-mine>.sign{display:none}.tp-mine .pts{align-self:stretch;grid-row:1/3}.tp-shafts{display:contents}.tp-mine b{font-size:13px;grid-column:2/-1;padding-left:5px;align-self:end;white-space:nowrap}.tp-mine i{font-style:normal;font-size:12px;color:var(--ink-2);font-weight:500;grid-column:2/-1;padding-left:5px;align-self:start;white-space:nowrap}.tp-mine .tp-slot{grid-row:1;grid-column:3;margin:2px 3px 0 0}.tp-mine .tp-slot svg{width:19px;height:19px}.tp-mine:has(.tp-slot) b{grid-column:2!important}
.tp-mine .row{grid-column:1/-1;grid-row:3;align-self:stretch;display:flex;gap:1px;align-items:center;padding:2px 6px;background:var(--k-res);overflow:hidden}.tp-mine u{text-decoration:none;font-size:13px;font-weight:700;margin-left:3px}
.tp-market{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:6px;min-height:0}
.tp-tile{display:flex;flex-direction:column;align-items:center;justify-content:flex-end;min-width:0;min-height:0;line-height:1.04}.tp-tile>svg{width:100%;flex:1 1 0;min-height:30px;overflow:visible}.tp-tile figcaption{font-size:12px;font-weight:600;text-align:center;flex:none;padding:1px 0;max-width:100%;overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}.tp-tile.taken>svg{opacity:.35}
.tp-card{display:flex;flex-direction:column;align-items:center;background:var(--panel);color:var(--ink);--ic-cut:var(--panel);border:2px solid #0A0E11;min-height:0;min-width:0;overflow:hidden}.tp-card header{align-self:stretch;flex:none;height:19px;display:flex;justify-content:center;gap:2px;align-items:center;padding:0 2px;color:#FFF8E2;font-size:11.6px;letter-spacing:-.2px;font-weight:700;line-height:1.2}.tp-card header .sign{width:15px;flex:none}.tp-card header span{min-width:0;line-height:.95}:lang(de) .tp-card header{letter-spacing:-.45px;font-size:11.2px}:lang(de) .tp-card header .sign{width:13px}:is(:lang(de),:lang(fr)) .tp-card header{height:26px}.tp-card .does{width:100%;height:22px;flex:none;margin:1px 0}.tp-card>b{font-size:11.6px;line-height:1.05;text-align:center;padding:0 2px;max-width:100%;overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}.tp-card footer{display:none}
.tp-card footer span{display:flex;gap:3px;align-items:center}.tp-card .why{color:var(--danger);font-weight:700}.tp-card.have>:not(footer){opacity:.5}

.tp-dock{display:grid;grid-template-columns:auto minmax(0,1fr) auto;grid-template-rows:minmax(0,1fr);gap:0 14px;padding:5px 10px 5px;background:var(--page);border-top:4px solid var(--key);min-height:0;overflow:hidden}
.tp h3{font-size:14px;line-height:18px;margin:0;white-space:nowrap}.tp h3 span{font-weight:500;color:var(--ink-3);font-size:12.5px;font-variation-settings:var(--flare-ui);margin-left:6px}
.tp-dock section{min-width:0;display:flex;flex-direction:column}.tp-dock .row{display:flex;gap:9px;padding:3px 3px 2px;flex:1;min-height:0}
.tp-hand:not(:has(figure)){display:none}.desk .tp-dock:not(:has(.tp-hand figure)){grid-template-columns:minmax(0,1fr) auto}.tp-hand h3 span{display:block;margin:0}.tp-dock .tp-hand h3{display:flex;gap:6px}
.tp-round{position:relative;min-width:120px;padding-bottom:4px;background:var(--panel);border:2px solid var(--key);--ic-cut:var(--panel);color:var(--ink);line-height:1.1;display:flex;flex-direction:column}.tp-round header{display:flex;gap:5px;align-items:center;flex:none;height:24px;padding:0 6px;color:#FFF8E2;font-size:13px;font-weight:700}.tp-round header b{margin-left:auto;font-size:16px;font-weight:800;font-variation-settings:var(--flare-title)}.tp-round div{display:grid;grid-template-columns:32px minmax(0,1fr);gap:3px;align-items:center;flex:1;min-height:0;padding:0 3px}.tp-round svg:not(.sign){width:32px;height:36px;min-height:0;max-height:100%}.tp-round div b{display:block;font-size:12.5px}.tp-round div i{font-style:normal;font-size:12px;color:var(--ink-2);display:block}
.tp-tasks .grid{display:grid;grid-template-columns:1fr 1fr;gap:5px;flex:1;min-height:0}
.tp-task{position:relative;display:grid;grid-template-columns:26px minmax(0,1fr) auto;gap:6px;align-items:center;background:var(--panel);border:1px solid var(--line);border-left:6px solid var(--tone);padding:2px 7px 2px 6px;font-size:13px;font-weight:700;line-height:1.08;min-height:0;overflow:hidden}.tp-pips{display:flex;gap:3px;margin-top:4px}.tp-pips i{width:14px;height:6px;background:var(--line)}.tp-pips .on{background:var(--ink-2)}
.tp-task .end{display:grid;justify-items:end;gap:2px}.tp-task .end b{font-size:17px}.tp-task small{font-size:13px;color:var(--ink-2);font-weight:500}.tp-task em{font-style:normal;font-size:12.5px;color:var(--act)}.tp-task .end span{display:flex;gap:2px}
.tp-royals .row{width:352px;gap:4px}.tp-royals .tp-tile{flex:1 1 0;justify-content:flex-start}.tp-royals .tp-tile>svg{flex:0 0 66px}.tp-royals .tp-tile figcaption{-webkit-line-clamp:3}

.tp-purse{display:grid;grid-template-columns:repeat(10,auto);justify-content:space-between;align-items:stretch;background:var(--panel);border-top:1px solid var(--line);padding:0 8px 0 218px;min-height:0}
.tp-cell{position:relative;display:flex;align-items:center;gap:3px;padding:2px 3px;min-width:0}.tp-cell>span:first-child{display:flex;align-items:center;gap:4px}.tp-cell b{display:block;font-size:20px;font-weight:800;font-variation-settings:var(--flare-title);line-height:1.05;white-space:nowrap}.tp-cell b small{font:600 13px var(--font);color:var(--ink-3);margin-left:1px}.tp-cell i{font-style:normal;font-size:12px;font-weight:500;color:var(--ink-2);line-height:1}.tp-cell.none b{color:var(--ink-3)}.tp-cell.none .sign{opacity:.55}
.tp-cell:nth-child(6){border-left:1px solid var(--line);padding-left:12px}.tp-cell:has(.tp-slot){padding-right:16px}.tp-cell .tp-slot{position:absolute;right:0;top:7px}.tp-cell .tp-slot svg{width:20px;height:20px}
"""

_CLANS: Final = """
.field .board.tp-clans{box-sizing:border-box;display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:18px;width:100%;height:100%;max-height:760px;margin:auto;padding:28px;background:none}
.tp-clan{box-sizing:border-box;position:relative;min-width:0;display:flex;flex-direction:column;align-items:center;text-align:center;gap:2px;background:var(--panel);--ic-cut:var(--panel);border:3px solid var(--key);padding:0 6px 12px;color:var(--ink);line-height:1.15}
.tp-clan[data-can]{border-color:var(--target);box-shadow:0 0 0 2px var(--target-case);cursor:pointer}.tp-clan:is([data-can]:hover,[data-held]){background:var(--act-wash);--ic-cut:var(--act-wash)}.tp-clan[data-can]:focus-visible{outline:5px solid var(--held);outline-offset:2px}.tp-clan.taken{opacity:.4}
.tp-clan .face{align-self:stretch;flex:1 1 120px;min-height:60px;margin:0 -6px 8px;background:var(--pw);border-bottom:6px solid var(--p);display:grid;place-items:center}.tp-clan .face svg{width:100%;height:100%;max-height:190px}
.tp-clan>b{font-size:26px;font-weight:800}.tp-clan em{font-style:normal;font-size:17px;font-weight:600;color:var(--ink-2);margin-bottom:10px}.tp-clan p{margin:0;align-self:stretch;border-top:1px solid var(--line);padding-top:6px;font-size:14px;color:var(--ink-2)}.tp-clan p svg{display:block;width:100%;height:54px}
.phone .board.tp-clans{display:grid;grid-template-columns:1fr 1fr;grid-auto-rows:minmax(max-content,1fr);gap:8px;padding:8px;width:100%;overflow-y:auto;box-sizing:border-box}.phone .tp-clan{padding:0 4px 4px}.phone .tp-clan .face{margin:0 -4px 4px;border-bottom-width:4px;flex-basis:50px;min-height:44px}.phone .tp-clan>b{font-size:18px}.phone .tp-clan em{font-size:13px;margin-bottom:3px}.phone .tp-clan p{font-size:12px;padding-top:2px}.phone .tp-clan p svg{height:25px}
@media (max-width:640px){.table.phone:has(.tp-clans) .foot{padding:0 0 12px}.table.phone:has(.tp-clans) .ask{padding:10px 12px 0}.table.phone:has(.tp-clans) .foot:has(>.more) .ask>:last-child{margin-right:0}.table.phone:has(.tp-clans) .ask>.fold{margin-right:64px;min-height:50px}.table.phone:has(.tp-clans) .more{bottom:12px}}
@media (min-width:641px) and (max-height:800px){.tp-clan p svg{height:32px}.tp-clan em{margin-bottom:4px}.field .board.tp-clans{padding:14px}}
@media (max-width:1100px) and (min-width:641px){.field .board.tp-clans{grid-template-columns:1fr 1fr;max-height:none;overflow-y:auto}}
"""

_DESK: Final = """
.desk .field .board.tp{display:grid;grid-template-rows:minmax(0,210fr) minmax(0,434fr) 134px 66px;width:100%;margin:0;height:100%;background:var(--page);transition:grid-template-rows var(--t-slide) var(--ease-slide)}
.desk .tp.lay{grid-template-rows:58px minmax(0,1fr) 134px 66px!important}
[data-sheet=dig] .desk .field .board.tp:not(.lay){grid-template-rows:0 minmax(0,1fr) 134px 66px}[data-sheet=dig] .desk .tp:not(.lay) .tp-under.mine{grid-template-columns:minmax(0,1fr) 0}[data-sheet=dig] .desk .tp:not(.lay) :is(.tp-valley,.mine .tp-benches){visibility:hidden;overflow:hidden;padding:0;border:0}[data-sheet=dig] .desk .tp:not(.lay) .tp-dig{clip-path:none}[data-sheet=dig] .desk .tp-large{background:var(--act);color:var(--act-ink)}.desk .tp.lay .tp-under.mine{grid-template-columns:minmax(0,1fr) 214px}
.desk .tp.lay .tp-village>svg{display:none}.desk .tp.lay .tp-village{background:var(--meadow)}.desk .tp.lay .tp-village:nth-child(2n){background:var(--meadow-2)}.tp-sum{display:flex;align-items:center;gap:5px;height:100%;padding:0 4px 0 48px;font-size:14px;font-weight:700;--ic-cut:var(--meadow)}.tp-sum span{display:inline-flex;align-items:center;gap:2px}.desk .tp.lay .tp-plaque{top:12px}.desk .tp.lay .tp-plaque span{display:none}.desk .tp.lay .mine .building{grid-template-rows:auto minmax(0,1fr)!important}
.desk .tp.lay .mine .tp-bench{grid-template-columns:minmax(0,1fr);grid-template-rows:auto;padding:4px 6px 6px 8px;align-content:start}.desk .tp.lay .mine .tp-chips,.desk .tp.lay .mine :is(.tp-cave small,.tp-have){display:none}.desk .tp.lay .mine .tp-cave{grid-row:1}.desk .tp.lay .mine .tp-crowd{width:100%}.desk .tp.lay .mine .tp-market.cards{display:none}
.desk .tp.lay .mine .tp-benches{grid-template-rows:auto minmax(0,1fr) auto}.desk .tp.lay .mine .tp-market.tiles{grid-template-columns:1fr 1fr;grid-auto-rows:minmax(0,1fr);min-height:0}
.desk .tp.lay .tp-ledger{display:block;position:absolute;left:12px;top:12px;background:var(--panel);border:2px solid var(--key);padding:8px 14px 9px 10px;font-size:14px}.desk .tp-under.mine .tp-dig.left .tp-ledger{display:block;position:absolute;left:10px;top:10px;background:var(--panel);border:2px solid var(--key);padding:7px 12px 8px 9px;font-size:13px}.tp-ledger h3{margin-bottom:4px}.tp-ledger ul{list-style:none;margin:0 0 7px;padding:0;display:grid;gap:3px}.tp-ledger ul:last-child{margin:0}.tp-ledger li{display:flex;gap:7px;align-items:center}
.desk .tp.lay .tp-network{margin-left:150px;width:calc(100% - 176px)}
.at-mining .mine .tp-benches,.at-building .mine .tp-benches,.at-power .mine .tp-benches{transition:grid-template-rows var(--t-tap) var(--ease-out)}
.desk .tp.at-mining .mine .tp-benches{grid-template-rows:minmax(0,1fr) minmax(0,.92fr) minmax(0,.92fr)}
.desk .tp.at-building .mine .tp-benches{grid-template-rows:72px minmax(0,1fr) 88px}
.desk .tp.at-power .mine .tp-benches{grid-template-rows:72px 106px minmax(0,1fr)}
.desk .tp:is(.at-building,.at-power) .mine .tp-bench:not(.now){padding-block:2px;gap:3px 8px}
.desk .tp:is(.at-building,.at-power) .mine .tp-bench:not(.now) :is(small,figcaption){display:none}.desk .tp:is(.at-building,.at-power) .mine .tp-bench:not(.now) .tp-crowd{flex-basis:52px}.desk .tp:is(.at-building,.at-power) .mine .tp-bench:not(.now) .tp-card b{display:none}.desk .tp:is(.at-building,.at-power) .mine .tp-bench:not(.now) .tp-card .does{height:17px;margin:0}.desk .tp:is(.at-building,.at-power) .mine .tp-bench:not(.now) .tp-mine{grid-template-rows:19px 17px minmax(0,1fr)}
.desk .tp .now .tp-card .does{height:40px;margin:8px 0 6px}.desk .tp .now .tp-card>b{font-size:13px;-webkit-line-clamp:5}.desk .tp .now .tp-card footer{display:grid;gap:1px;margin-top:auto;align-self:stretch;border-top:1px solid var(--line);padding:3px 4px;font-size:12px;color:var(--ink-2);font-weight:500}
.desk .tp .now .tp-tile{justify-content:center}.desk .tp .now .tp-tile>svg{flex:0 1 104px}.desk .tp .now .tp-tile figcaption{font-size:13px;min-height:30px}.desk .tp .now .tp-crowd{flex-basis:74px}.desk .tp .now .tp-cave{justify-content:space-between}.desk .tp .now .tp-cave small{margin-bottom:auto}.tp-have{display:none}.desk .tp .now .tp-have{display:flex;flex-wrap:wrap;gap:5px 4px;align-items:center;font-size:15px;font-weight:800;padding-bottom:4px}.tp-have b{flex:1 0 100%;font-size:13px;font-weight:600;color:var(--pale-2)}.tp-have span{display:inline-flex;align-items:center;gap:5px;background:var(--panel);color:var(--ink);--ic-cut:var(--panel);height:28px;padding:0 6px 0 3px}.tp-have span:has(header){padding-left:0}.tp-have header{min-height:0!important;width:28px;height:28px;display:grid!important;place-items:center;color:#FFF8E2}

.tp-ribbon{position:absolute;z-index:2;left:12px;top:10px;display:flex;gap:10px;align-items:center;background:var(--panel);border:2px solid var(--key);padding:4px 6px 4px 12px}.tp-ribbon b{font-size:18px;color:var(--ink)}
.tp-under[class*=other-]{grid-template-columns:500px minmax(0,1fr);border-block:5px solid var(--p)}.tp-under[class*=other-] .tp-dig{clip-path:none;padding-top:50px}
.tp-benches.slim{grid-template-rows:repeat(3,minmax(0,1fr)) auto;padding-left:8px}.slim .tp-bench{align-items:center}.tp-facts{grid-row:1/3;display:flex;flex-direction:column;gap:5px;font-size:14px;font-weight:600}.tp-facts span{display:flex;gap:6px;align-items:center}.tp-theirs{background:var(--panel);color:var(--ink);padding:5px 9px 8px;border:2px solid var(--key);min-height:78px}.tp-theirs .tp-owned{margin-top:5px}
"""

_PANEL: Final = """
.table.desk:has(.board.tp){grid-template-columns:minmax(0,1fr) 364px}.table.desk:has(.board.tp) .far{display:none}
.table.desk:has(.board.tp) .side{padding:0;position:static;background:var(--panel);border-left:1px solid var(--line)}.table.desk:has(.board.tp) .box{overflow:visible;border:0;border-radius:0;box-shadow:none;background:none;clip-path:none}
.table.desk:has(.board.tp) .box>.plate:last-child{position:absolute;left:0;bottom:0;height:65px;width:214px;padding:2px 12px 2px 8px;background:var(--pw);border:0;border-right:4px solid var(--p);grid-template-columns:50px minmax(0,1fr) auto;align-content:center;gap:0 8px;z-index:2}
.table.desk:has(.board.tp) .box>.plate:last-child .face{width:50px;height:56px;background:none;border:0;grid-row:1/3}.table.desk:has(.board.tp) .box>.plate:last-child::before{display:none}.table.desk:has(.board.tp) .box>.plate:last-child .grow{display:flex;flex-wrap:wrap;align-items:center;gap:1px 5px;min-width:0}.table.desk:has(.board.tp) .box>.plate:last-child .name{display:contents;font-size:16px}.table.desk:has(.board.tp) .box>.plate:last-child .who{flex:1 1 60%;font-size:17px;font-weight:700;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.table.desk:has(.board.tp) .box>.plate:last-child :is(.sub,.tag){white-space:nowrap;line-height:1.1;font-size:12px}.table.desk:has(.board.tp) .box>.plate:last-child .number{font-size:28px;color:var(--ink)}.table.desk:has(.board.tp) .box>.plate.turn:last-child{box-shadow:inset 0 5px 0 var(--act)}
.table.desk:has(.board.tp) .box>.plate:last-child:has(.tp-goods){position:relative;order:-1;height:auto;width:auto;min-height:76px;padding:6px 12px 6px 8px;background:var(--panel);border:0;border-bottom:1px solid var(--line);grid-template-columns:64px 1fr auto;gap:0 10px}.table.desk:has(.board.tp) .box>.plate:last-child:has(.tp-goods) .face{width:64px;height:62px;background:var(--earth);border-left:4px solid var(--p)}.table.desk:has(.board.tp) .box>.plate:last-child:has(.tp-goods) .grow{display:block}.table.desk:has(.board.tp) .box>.plate:last-child:has(.tp-goods) .name{display:flex;flex-wrap:nowrap;gap:8px}
.column.desk .plate:not(:last-child){grid-template-columns:64px 1fr auto;padding:6px 12px 6px 8px;gap:0 10px;grid-template-rows:auto auto;border-bottom:1px solid var(--line);min-height:76px}
.column.desk .plate:not(:last-child) .face{width:64px;height:62px;grid-row:1/3;align-self:center;background:var(--earth);border:0;border-left:4px solid var(--p);box-shadow:0 0 0 1px var(--line-strong);border-radius:0}
.column.desk .plate .name{padding-right:34px}
.column.desk .plate .number{font-size:var(--text-xl)}
.column.desk .log{margin-top:0;min-height:60px;mask-image:linear-gradient(#0003,#000 26px)}
.tp-goods{display:grid;grid-template-columns:repeat(6,auto);justify-content:start;gap:0 8px;grid-column:2/-1;font-size:13.5px;font-weight:600;line-height:20px}.table.desk:has(.board.tp) .box:not(:has(>.plate:nth-last-of-type(4))) .tp-goods{font-size:14.5px;line-height:23px;gap:0 10px}
.tp-goods span{display:inline-flex;gap:3px;align-items:center}.tp-goods .none{color:var(--ink-2);font-weight:500}.tp-goods .none svg{opacity:.7}
.tp-enlarge{position:absolute;right:50px;top:2px;width:36px;height:36px}
.column.desk .box>.plate,.column.desk .nav{flex:none}.column.desk .ask{flex:0 1 auto;min-height:0;max-height:none;padding:9px 14px 12px}
.column.desk .ask h2{font-size:21px;margin:6px 0}.column.desk .ask p{margin-bottom:7px}
.column.desk .box:has(.scores) .tp-goods{display:none}.column.desk .box:has(.scores) .plate:not(:last-child){padding-block:5px;min-height:0;align-items:center}.column.desk .box:has(.scores) .plate:not(:last-child) .face{width:40px;height:36px;justify-self:center;align-self:center}.tp.over .tp-ap,.tp.over .tp-cave small{visibility:hidden}
.column.desk .box:has(.scores) .acts .btn{flex:1 1 40%;min-height:42px;font-size:var(--text-m);padding-inline:8px}.column.desk .box:has(.scores) .scores td{padding-block:1px}
.tp-points{display:flex;gap:12px;align-items:center;font-size:var(--text-s);color:var(--ink-2);line-height:1.25;margin-bottom:8px}
.desk .tp-points>span:not(.paws)>span{display:block}
.tp-points b{font-size:36px;font-weight:800;color:var(--ink);line-height:1}
.tp-points .paws{display:flex;flex-wrap:wrap;gap:2px;margin-left:auto;justify-content:flex-end;max-width:150px}
.paws i{color:var(--line)}.paws .on{color:var(--act)}.paws .lent{color:var(--warn)}
.tp-offers{display:grid;grid-template-columns:1fr 1fr;gap:5px;margin-bottom:10px}
.tp-offers>*{all:unset;box-sizing:border-box;grid-column:1/-1;display:flex;gap:8px;align-items:center;min-height:42px;padding:2px 8px 2px 4px;border:2px solid var(--line);background:var(--panel-2);color:var(--ink-2);line-height:1.12;--ic-cut:var(--panel);cursor:pointer}.tp-offers>div{cursor:default}
.tp-offers>.half{grid-column:auto}.tp-offers b{display:block;font-size:15px}.tp-offers i{font-style:normal;font-size:13px;color:var(--ink-2)}.tp-offers .w{min-width:0;overflow-wrap:anywhere}
.tp-offers>:is([data-can],.tap){border-color:var(--act);background:var(--panel);color:var(--ink)}.tp-offers>[data-can]:hover{background:var(--act-wash)}.tp-offers>:focus-visible{outline:var(--focus-width) solid var(--focus);outline-offset:1px}.tp-offers>.tap{border-style:dashed}
.tp-offers .cost{display:inline-flex;align-items:stretch;height:32px;flex:none}.tp-offers .cost .pay{gap:0}.tp-offers .pay i{height:100%;padding:0 5px;font-size:15px}.tp-offers>.off .pts{opacity:.72}
[data-holding] .ask:has(.tp-offers.go)>:is(h2,p:not(.when-held)){display:none}.tp-offers.go .pts{display:none;height:32px;min-width:46px;gap:4px;font-size:19px}.tp-offers u{text-decoration:none;font-size:13px;color:var(--ink-2)}.tp-offers.go>*{padding-left:6px}.tp-offers .from{width:34px;height:36px;flex:none}[data-holding] .tp-offers .from{display:none}.tp-lacking{display:flex;flex-wrap:wrap;gap:2px 6px;align-items:center;color:var(--danger)!important}.tp-lacking span{display:inline-flex;align-items:center;gap:1px;font-weight:700}.tp-offers.go i{display:none}.tp-offers.go>:not([data-can]){display:none}
[data-holding] .tp-offers.go>*{display:flex}[data-holding] .tp-offers.go>[data-can]{padding-left:4px}[data-holding] .tp-offers.go [data-can] u{display:none}[data-holding] .tp-offers.go [data-can] i{display:block}[data-holding] .tp-offers.go [data-can] .pts{display:inline-flex;background:var(--act);color:var(--act-ink);--ic-cut:var(--act)}[data-holding] .tp-offers.go>[data-also]{display:none}[data-holding] .tp-offers.go>[data-held]{border-color:var(--held);border-style:dashed}
.when-dialing{visibility:hidden}[data-dialing] .when-dialing{visibility:visible}
body:not([data-dialing]) .tp-dial .when-dialing,body:not([data-dialing]) .acts .when-dialing,body:not([data-dialing]) .tp-gains [data-with]{display:none}
body:not([data-dialing]) .tp-held{width:96px;height:96px}
.tp-dial{display:flex;align-items:center;justify-content:center;gap:14px}
.ask:has(#dial) .acts>.btn.when-held:not(.tp-back){display:none!important}
.tp-lay{flex-wrap:nowrap}.tp-lay .btn{font-size:var(--text-m)}
.tp-mirror svg{transform:scaleX(-1)}
.tp-held{width:128px;height:128px;flex:none;overflow:visible}.tp-held .turned{rotate:var(--turned,0deg);transition:rotate var(--t-tap) var(--ease-out)}
.tp-turn{flex-direction:column;gap:4px!important;width:66px;min-height:74px;padding:4px!important}
.tp-turn kbd{font:600 var(--text-xs) var(--font);border:1px solid var(--line-strong);border-radius:3px;padding:0 5px;color:var(--ink-2)}
.ask .tp-gains{min-height:26px;text-align:center}.ask .tp-gains p{margin:2px 0;color:var(--ink-2)}.tp-gains b{color:var(--act);font-weight:700}
.tp-legend{display:none}.desk .tp-legend{display:flex;gap:6px;align-items:center;position:absolute;right:34px;bottom:9px;background:var(--panel);border:1px solid var(--key);padding:3px 10px;font-size:13px;font-weight:600;color:var(--ink);max-width:44%}.ask .tp-asked b{display:block;font-size:var(--text-l);color:var(--ink)}
"""

_SEATS: Final = "".join(
    f"[data-sheet=mountain-{seat}] .board.tp:has(.other-{seat})>.mine{{display:none}}"
    f"[data-sheet=mountain-{seat}] .board.tp>.other-{seat}{{display:grid}}"
    f"[data-sheet=mountain-{seat}] #plate-{seat}{{background:var(--panel-2);box-shadow:inset 5px 0 0 var(--p)}}\n"
    for seat in range(4)
)

_SIZES: Final = """
@media (min-width:641px) and (max-height:800px){
.desk .field .board.tp{grid-template-rows:minmax(0,180fr) minmax(0,385fr) 118px 54px}.desk .tp-plaque{top:3px;padding-block:0}.desk .tp-task>span{overflow-wrap:anywhere}.desk .tp.lay{grid-template-rows:46px minmax(0,1fr) 118px 54px!important}.desk .tp-round{min-width:110px}.desk .tp-royals .tp-tile>svg{flex-basis:56px}.desk .tp-round div{grid-template-columns:25px minmax(0,1fr);gap:2px;padding:0 2px}.desk .tp-round svg:not(.sign){width:25px}.desk .tp-round div b{letter-spacing:-.2px}.desk .tp-task{line-height:1;padding-block:1px}.desk .tp .tp-bench:not(.now) .tp-card .does{height:18px;margin:0}.desk .tp .tp-bench:not(.now) .tp-card>b{line-height:1;-webkit-line-clamp:2}
.column.desk .plate:not(:last-child){padding-block:3px;min-height:62px}.column.desk .plate:not(:last-child) .face{height:54px}.column.desk .log{min-height:30px;flex:1 1 0}.column.desk .nav .tool{height:34px}
.column.desk .ask{padding:6px 12px 8px}.column.desk .ask h2{font-size:var(--text-l);margin:4px 0}.column.desk .ask .btn:not(.tp-turn){min-height:42px;font-size:var(--text-m)}.column.desk .ask .acts{margin-top:6px}.column.desk .tp-held{width:92px;height:92px}.column.desk .ask p{margin-bottom:4px}.desk .tp .now .tp-card .does{height:28px;margin:3px 0 2px}.desk .tp.at-building .mine .tp-benches{grid-template-rows:66px minmax(0,1fr) 78px}.desk .tp.at-power .mine .tp-benches{grid-template-rows:66px 100px minmax(0,1fr)}.tp-goods{line-height:17px}.tp-offers>*{min-height:38px}.tp-offers{gap:3px}
}
@media (min-width:1240px) and (max-width:1400px){.table.desk:has(.board.tp){grid-template-columns:minmax(0,1fr) 332px}.desk .board.tp>*{zoom:.881}.tp :is(.tp-mine i,.tp-tile figcaption,.tp-cell i,.tp-cell b small,.tp-card header,.tp-round div i,.tp .now footer,.tp-aside){font-size:12.5px}.tp .tp-card>b{font-size:12.5px}.table.desk:has(.board.tp) .box>.plate:last-child{height:55px;width:190px;grid-template-columns:40px minmax(0,1fr) auto}.table.desk:has(.board.tp) .box>.plate:last-child .face{width:40px;height:46px}.table.desk:has(.board.tp) .box>.plate:last-child .number{font-size:24px}.table.desk:has(.board.tp) .box>.plate:last-child .who{font-size:15px}.table.desk:has(.board.tp) .box>.plate:last-child .sub{font-size:12px}}
@media (min-width:1750px) and (min-height:980px){.desk .board.tp>*{zoom:1.22}.table.desk:has(.board.tp) .box>.plate:last-child{zoom:1.22}.table.desk:has(.board.tp){grid-template-columns:minmax(0,1fr) 420px}}
@media (max-width:1239px) and (min-width:641px){.desk .field .board.tp{overflow-y:auto;grid-template-rows:158px max-content max-content 66px;align-content:start}.desk .tp.lay{grid-template-rows:58px max-content max-content 66px!important}.desk .tp-under.mine,.desk .tp.lay .tp-under.mine{grid-template-columns:minmax(0,1fr);grid-template-rows:300px 420px}.desk .tp.lay .tp-under.mine{grid-template-rows:460px auto}.desk .tp-dig{clip-path:none}.desk .tp-benches{padding-left:9px}.desk .tp-dock{grid-template-columns:auto minmax(0,1fr);grid-template-rows:none;gap:8px 14px}.desk .tp-dock .row{min-height:108px}.desk .tp-royals{grid-column:1/-1}.desk .tp-royals .row{width:100%}.desk .tp-purse{padding-left:8px;overflow-x:auto}.table.desk:has(.board.tp) .box>.plate:last-child{position:relative;width:auto;height:auto}}
@media (max-width:1239px) and (min-width:1024px){.table.desk:has(.board.tp){grid-template-columns:minmax(0,1fr) 320px}}
@media (max-width:1023px) and (min-width:641px){.table.desk:has(.board.tp){grid-template-columns:minmax(0,1fr) 300px}}
@media (max-width:1023px) and (min-width:641px) and (orientation:portrait){.table.desk:has(.board.tp){grid-template-columns:minmax(0,1fr)}.table.desk:has(.board.tp) .side{position:relative;padding:0 16px 16px}.column.desk .plate:not(:last-child){min-height:62px;padding-block:1px}.column.desk .log{min-height:34px}.column.desk .plate:not(:last-child) .face{height:54px}}
@media (prefers-reduced-motion:reduce){.desk .field .board.tp,.tp-benches{transition:none!important}}
"""

STYLE: Final = _GLOW + _PARTS + _CLANS + _DESK + _PANEL + _SEATS + _SIZES + PHONE
