"""The style sheet of the page of Ragnarocks: the cards, the board, the land, the moves."""

from typing import Final

STYLE: Final = """
.power{display:flex;gap:12px;align-items:flex-start;grid-column:1/-1;margin-top:10px;text-align:left}
.power .art{width:56px;height:56px;flex:none;border-radius:var(--r1)}
.power .grow{min-width:0}
.power h3{font-size:var(--text-m);display:flex;flex-wrap:wrap;gap:0 8px;overflow-wrap:anywhere} .power h3 span{margin-left:auto;font:600 var(--text-xs) var(--font);color:var(--ink-3)}
.power p{margin:1px 0 0;font-size:var(--text-s);line-height:1.3;color:var(--ink-2)}
.power.now .art{outline:3px solid var(--gold)} .power.now h3 span{color:var(--act)}
.power[data-can]{cursor:pointer;outline:3px solid var(--act);outline-offset:3px}
.power[data-held]{outline:3px solid var(--ink);outline-offset:3px}
.lead .power{margin:0 0 6px} .lead .art{width:44px;height:44px}
.phone .power{margin-top:4px;gap:8px} .phone .power .art{width:30px;height:30px} .phone .power p{font-size:var(--text-xs)} .phone:not(.duel)>.strip .grow{grid-column:1/-1} .phone:not(.duel)>.strip .name{flex-wrap:wrap;gap:1px 4px} .phone:not(.duel)>.strip .who{flex:0 0 100%;font-size:11px;line-height:13px} .phone:not(.duel)>.strip .name .em{width:14px;height:14px} .phone:not(.duel)>.strip .number{position:absolute;right:6px;top:4px;font-size:15px;line-height:16px} .phone:not(.duel)>.strip .power{outline-offset:-1px!important} .phone:not(.duel)>.strip .plate.turn{padding-left:9px} .phone:not(.duel)>.strip .power{display:block;margin:2px 0 0;text-align:center} .phone:not(.duel)>.strip .power .grow{display:none} .phone:not(.duel)>.strip .power .art{width:34px;height:34px;margin:auto} .phone .lead .power{margin:0 0 4px} .phone .lead .art{width:40px;height:40px}
.desk.strip .strip{gap:8px;padding:0 10px 12px} .desk.strip .plate{grid-template-columns:36px 1fr;padding:8px 6px 8px 10px;gap:0 7px;align-content:start;min-width:0} .desk.strip .plate .face{width:36px;height:40px;border-bottom-width:3px}
.desk.strip .plate .name{flex-wrap:wrap;font-size:15px;gap:0 4px} .desk.strip .plate .name .em{width:15px;height:15px} .desk.strip .plate .who{max-width:calc(100% - 19px)} .desk.strip .plate>.grow{align-self:start} .desk.strip .plate .sub{display:none} .desk.strip .plate .number{position:absolute;right:8px;top:27px;font-size:var(--text-l)} .desk.strip .plate .tag{width:100%}
.desk.strip .power{margin-top:6px;gap:7px} .desk.strip .power .art{width:40px;height:40px} .desk.strip .power h3{font-size:12.5px;letter-spacing:-.02em;display:block;line-height:1.05} .desk.strip .power h3 span{display:block;margin:0} .desk.strip .power p{display:none} .desk.strip .plate:hover .power p{display:block;position:absolute;left:0;right:0;bottom:100%;padding:8px 10px;background:var(--panel);border:2px solid var(--key);z-index:4}
.laid{display:flex;flex-wrap:wrap;gap:6px;padding:12px 14px 0;font-size:var(--text-s);font-weight:600} .laid span{display:inline-flex;gap:6px;align-items:center} .laid .art{width:26px;height:26px;border-radius:var(--r1)}
.cards{display:flex;gap:14px;padding:6px 16px 14px;justify-content:safe center;flex:none;overflow-x:auto;scrollbar-width:thin;position:relative}
.cards.many{display:grid;grid-template-columns:repeat(11,minmax(0,1fr));gap:10px} .cards.many .rcard b{font-size:clamp(9.9px,.775vw,12px);letter-spacing:-.025em;padding-inline:3px} .cards .label{align-self:center}
.rcard{border:2px solid var(--key);border-radius:var(--r1);background:var(--panel);padding:0;font:inherit;color:var(--ink);text-align:left;display:flex;flex-direction:column;min-width:0;transition:translate var(--t-tap) var(--ease-out)}
.rcard .art{width:100%;aspect-ratio:1} .rcard b{font-weight:700;font-size:12px;line-height:1.1;padding:3px 4px 4px;font-variation-settings:var(--flare-title);overflow-wrap:anywhere} .rcard p{margin:0;font-size:var(--text-s);line-height:1.25;padding:0 12px;color:var(--ink-2)}
.cards:not(.many) .rcard{flex:0 1 300px;flex-direction:row;flex-wrap:wrap;align-content:start;padding-bottom:8px;min-width:150px} .cards:not(.many) .rcard .art{width:84px} .cards:not(.many) .rcard b{font-size:var(--text-l);flex:1;padding:10px 12px 2px;align-self:center} .cards:not(.many) .rcard p{flex-basis:100%;padding-top:6px} .cards.crowd{gap:8px;padding-inline:10px} .cards.crowd .rcard{flex:1 1 0;min-width:112px;max-width:300px} .cards.crowd .rcard b{font-size:var(--text-m);padding:6px 6px 2px 9px;min-width:0;overflow-wrap:anywhere} .cards.crowd .rcard .art{width:clamp(40px,3.6vw,56px)}
.rcard[data-can]{cursor:pointer;box-shadow:0 0 0 3px var(--target),0 0 0 5px var(--target-case)} .rcard[data-can]:hover,.rcard:focus-visible{translate:0 -4px}
.cards.many .rcard .art{aspect-ratio:1.25} .cards.many .rcard p{display:none}
.cards.many .rcard[data-can]{box-shadow:none} .cards.many .rcard[data-can]:is(:hover,:focus-visible,[data-opened]){translate:none;box-shadow:0 0 0 3px var(--target),0 0 0 5px var(--target-case)}
@media (min-width:641px){.cards.many .rcard:is(:hover,:focus-visible) p{display:block;position:fixed;z-index:6;right:20px;top:200px;width:364px;padding:14px 16px;background:var(--panel);border:3px solid var(--key);box-shadow:var(--lift-3);font-size:var(--text-m);line-height:1.35;pointer-events:none}}
.cards.many .rcard p::before{content:attr(data-name);display:block;font:800 var(--text-l)/1.2 var(--font);color:var(--ink);margin-bottom:4px}
@media (max-width:640px){.cards.many .rcard[data-opened] p{display:block;position:fixed;z-index:9;inset:auto 0 0;padding:14px 16px 16px;background:var(--panel);border-top:3px solid var(--key);box-shadow:var(--lift-3);font-size:var(--text-m);line-height:1.35} .cards.many .rcard[data-opened] p::after{content:attr(data-choose);display:block;margin-top:10px;padding:12px;text-align:center;font-weight:700;background:var(--act);color:var(--act-ink)}}
.desk .field .board.ragnarocks{margin-top:24px;overflow:visible}
@media (max-width:1023px) and (min-width:641px) and (orientation:portrait){.desk .field:has(.ragnarocks) .corner{display:block;left:20px;top:16px} .desk .heap{display:none} .cards.many .rcard:is(:hover,:focus-visible) p{top:auto;bottom:20px}}
.phone.duel:has(.cards) .plate .power p,.phone.duel:has(.cards) .plate .sub{display:none} .phone.duel:has(.cards) .plate .power{margin-top:0;align-items:center;grid-column:2/-1} .phone.duel:has(.cards) .plate:has(.power) .face{grid-row:1/3} .phone.duel:has(.cards) .plate .power .art{width:24px;height:24px} .phone.duel:has(.cards) .plate{padding-block:3px}
@media (max-width:640px){.cards{padding:6px 10px;justify-content:flex-start} .cards.many{display:grid;grid-template-rows:1fr 1fr;grid-auto-flow:column;grid-template-columns:none;grid-auto-columns:80px;gap:10px} .cards.many .rcard b{font-size:11.5px;letter-spacing:-.02em} .cards:not(.many) .rcard{flex:0 0 168px} .cards:not(.many) .rcard .art{width:52px} .cards:not(.many) .rcard p{font-size:var(--text-xs)} .cards:not(.many) .rcard b{font-size:var(--text-m)}}
.ragnarocks .hit{fill:transparent}
.ragnarocks .spot .wash,.ragnarocks .spot .ring,.ragnarocks .spot .dot{display:none}
.ragnarocks .spot[data-can]{cursor:pointer}
.ragnarocks .spot[data-can] .wash{display:inline}
[data-holding] .ragnarocks .spot[data-can] .dot,[data-stage=stone] .ragnarocks .spot[data-can] .dot{display:inline}
.ragnarocks .spot[data-held] .ring{display:inline}
.ragnarocks .dot{fill:var(--target);stroke:var(--target-case);stroke-width:5;transition:r var(--t-tap) var(--ease-out)}
.ragnarocks .spot:hover .dot,.ragnarocks .spot:focus-visible .dot{r:21px}
.ragnarocks .spot:focus{outline:none}
.ragnarocks .spot:focus-visible .wash{stroke:var(--held);stroke-width:9}
.ragnarocks .spot[data-can] .wash,.ragnarocks .spot[data-can] .dot{animation:appear var(--t-show) var(--ease-out) var(--wait,0ms) backwards}
.ragnarocks .piece,#lands,#last,#counts{pointer-events:none}
.ragnarocks .piece[data-can],.ragnarocks .piece[data-held]{pointer-events:auto;cursor:pointer}
.ragnarocks .figure{transition:transform var(--t-tap) var(--ease-out)}
.ragnarocks .piece[data-held] .figure{transform:translateY(-9px) scale(1.12)}
.tally{margin:0;padding:0 12px 4px;text-align:center}
.heap{width:150px;margin-top:8px} @media (max-width:1360px){.heap{width:112px}}
.land{display:flex;height:32px;margin:0 12px;gap:2px;font-weight:800;font-variation-settings:var(--flare-title)}
.land .part{display:flex;align-items:center;padding:0 10px;background:var(--p);color:var(--po);border:2px solid var(--pe);min-width:40px;
 transition:flex-grow var(--t-reveal) var(--ease-out)}
.land .part.s-rowan{justify-content:flex-end}
.land .open{background:var(--panel-2);border-color:var(--line);color:var(--ink-3);justify-content:center;font-weight:600;font-size:var(--text-s)}
.turns{border-collapse:collapse;width:100%;table-layout:fixed;font-size:var(--text-s)}
.turns th{width:40px;text-align:right;padding:0 10px 0 0;color:var(--ink-3);font-weight:500}
.turns td{padding:0;font-weight:600;width:calc((100% - 40px)/2)}
.turns td button{all:unset;display:block;box-sizing:border-box;width:100%;padding:5px 8px;cursor:pointer}
.turns td button:focus-visible{outline:var(--focus-width) solid var(--focus);outline-offset:-3px}
.turns i{font-style:normal;font-weight:400;color:var(--ink-3);padding-left:4px}
.turns i:not(:empty)::before{content:"";display:inline-block;width:8px;height:10px;margin-right:4px;background:var(--ink-3);clip-path:polygon(0 100%,10% 25%,45% 0,80% 20%,100% 100%)}
.turns td.now{background:light-dark(#F6E3A6,#4A3C12)} .turns td.now i{color:var(--ink-2)} .turns td.wait{color:var(--act);padding:5px 8px}
"""
