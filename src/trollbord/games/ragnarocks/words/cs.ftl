game-name = Ragnarocks
game-blurb = Dva klany Vikingů si runovými kameny dělí zemi.
brief-goal = Ohraď pro svůj klan více země než soupeř.
brief-turn = Ve svém tahu posuň jednoho Vikinga rovně, jak daleko chceš, ale ne přes kámen ani přes jiného Vikinga. Pak polož runový kámen tam, kam by teď tento Viking mohl jít.
brief-mind = Země uzavřená kameny a okrajem, ve které má Vikingy jen jeden klan, je osídlená: každé pole mu přinese 1 bod a tito Vikingové už netáhnou.
brief-end = Hra končí, když už nikdo nemůže táhnout. S postavami má každý navíc schopnost, popsanou u jména.

prompt-move = Pohni jedním ze svých volných Vikingů
prompt-move-others = { $seat } hýbe jedním ze svých volných Vikingů
prompt-stone = Polož runový kámen tam, kam by teď tento Viking mohl jít
prompt-stone-others = { $seat } pokládá runový kámen
prompt-skip = Nemáš žádný možný tah
prompt-skip-others = { $seat } nemá žádný možný tah

option-move = { $first } na { $second }
option-stone = kámen na { $first }
option-skip = vynechat

log-move = { $seat }: z { $from } na { $to }
log-stone = { $seat }: kámen na { $cell }
log-skip = { $seat } vynechává

end-no-turn-left = Nikdo už nemůže táhnout
score-land = Osídlená země

table-limit = Runové kameny
table-limit-help = Se 40 kameny může hra skončit, protože žádný nezbyl; bez omezení trvá, dokud někdo může táhnout.
table-limit-40 = 40, jako v krabici
table-limit-none = bez omezení

seat-0 = Slonovinový klan
seat-1 = Červený klan
name-ivory = Slonovinový klan
name-rowan = Červený klan
screen-board = Herní plán Ragnarocks
screen-move = Tah { $number }
screen-supply = { $left ->
    [one] zbývá { $left } runový kámen
    [few] zbývají { $left } runové kameny
   *[other] zbývá { $left } runových kamenů
}
screen-settled = { $look } · { $cells ->
    [one] osídleno { $cells } pole
    [few] osídlena { $cells } pole
   *[other] osídleno { $cells } polí
}
screen-land = Osídlená země: Slonovinový klan { $ivory }, otevřená { $open }, Červený klan { $red }
screen-open = otevřených { $cells }
screen-held = Kam půjde?
screen-choose-card = Vybrat tuto kartu
screen-to-move = na tahu
screen-stage-viking = Viking
screen-stage-move = Pohyb
screen-stage-stone = Kámen

## Hra pro pokročilé

prompt-select = Vyber jednoho ze svých volných Vikingů
prompt-select-others = { $seat } vybírá jednoho ze svých volných Vikingů
prompt-march = Pohni vybraným Vikingem
prompt-march-others = { $seat } hýbe vybraným Vikingem
prompt-stags = Pohni dalším svým volným Vikingem; zanechá za sebou kámen
prompt-stags-others = { $seat } hýbe dalším svým volným Vikingem, který za sebou zanechá kámen
prompt-extra-turn = Tři kameny v řadě: zahraj tímto Vikingem další tah, nebo skonči
prompt-extra-turn-others = Tři kameny v řadě: { $seat } může zahrát tímto Vikingem další tah
prompt-power = { $moment ->
    [before] { $power }: použít před pohybem?
    [after-move] { $power }: použít před kamenem?
    [after-place] { $power }: použít po kameni?
    [created] { $power }: vznikla oblast. Použít?
    [end] { $power }: použít na konci tahu?
   *[end-of-any] { $power }: v tomto tahu vznikla oblast. Použít?
}
prompt-power-others = { $power }: { $seat } se rozhoduje
prompt-show = Vylož kartu postavy
prompt-show-others = { $seat } vykládá kartu postavy
prompt-take = Vezmi si jednu z vyložených postav
prompt-take-others = { $seat } si bere jednu z vyložených postav
prompt-draw = Náhoda vykládá kartu postavy
prompt-deal = Náhoda rozdává kartu postavy
prompt-leave = Vyber startovní pole, které zůstane prázdné
prompt-leave-others = { $seat } vybírá startovní pole, které zůstane prázdné
prompt-command = Ódin: zahraj kartu rozkazu, vezmi si zahrané zpět, nebo nic
prompt-command-others = Ódin: { $seat } se rozhoduje o kartě rozkazu

option-done = hotovo
option-select = Viking na { $first }
option-card-stone = kámen z karty na { $first }
option-enter = vstoupit na { $first }
option-remove = odebrat kámen z { $first }
option-leave = nechat { $first } prázdné
option-swap = vyměnit { $first } a { $second }
option-show = vyložit: { $first }
option-take = vzít: { $first }
option-draw = dobrat: { $first }
option-command = zahrát: { $first }
option-recall = vzít zahrané karty zpět
option-relocate = přemístit z { $first } na { $second }

log-select = { $seat }: vybrán Viking na { $cell }
log-card-stone = { $seat }: kámen z karty na { $cell }
log-swap = { $seat }: výměna { $from } a { $to }
log-enter = { $seat }: Viking z karty vstupuje na { $cell }
log-remove = { $seat }: odebrán kámen z { $cell }
log-penalty = { $seat }: kámen na soupeřovu kartu
log-show = Vyložena karta: { $card }
log-take = { $seat } dostává kartu: { $card }
log-leave = { $seat }: { $cell } zůstává prázdné
log-draw = { $seat } si dobírá kartu rozkazu: { $card }
log-command = { $seat } hraje kartu: { $card }
log-recall = { $seat } bere karty rozkazů zpět

end-fenrir = Fenrirův tah začal vedle soupeřova Vikinga
end-idunn = První osídlená země patřila Iðunn
end-repetition = Stejná pozice nastala potřetí
end-no-progress = Padesát tahů nepřineslo na plán nový kámen
end-no-stone-left = Nezbyl žádný kámen a žádný tah už zemi nezmění
score-wild = Divoká země
score-stones = Kameny na plánu
score-penalties = Kameny na kartě

## Why something is not allowed

why-skip-forced-only = tah se vynechává, jen když žádný není možný ({ $rule })
why-no-stone-left = nezbyl žádný kámen k položení ({ $rule })
why-no-turn = žádný tah není možný, jen vynechat ({ $rule })
why-whole-turn = tah se hraje celý: Viking, pohyb, kámen ({ $rule })
why-must = { $card }: toho se nelze vzdát ({ $rule })
why-must-first = { $card }: bez toho se tento Viking nemůže pohnout ({ $rule })
why-by-chance = karty rozkazů se losují před prvním tahem ({ $rule })
why-commands-have-icon = této kartě chybí symbol, který nesou karty rozkazů ({ $rule })
why-drawn-already = tato karta už byla tažena ({ $rule })
why-setup-first = před prvním tahem je příprava ({ $rule })
why-other-setup = teď se připravuje něco jiného ({ $rule })
why-laid-already = tato karta už leží ({ $rule })
why-needs-icon = v týmech se hraje jen s kartami se symbolem ({ $rule })
why-not-laid = tato karta nebyla vyložena ({ $rule })
why-taken = tuto kartu už má jiný hráč ({ $rule })
why-leave-own = prázdné zůstane jedno z tvých startovních polí ({ $rule })
why-needs-card = to dovoluje jen karta { $card } ({ $rule })
why-one-command = rozkaz se dává jeden, na začátku tahu ({ $rule })
why-none-played = žádná karta rozkazu nebyla zahrána ({ $rule })
why-played = tato karta rozkazu už byla zahrána: nejdřív ji vezmi zpět ({ $rule })
why-not-in-hand = tuto kartu nemáš v ruce ({ $rule })
why-no-relocation = žádná platná karta Vikingy nepřemisťuje ({ $rule })
why-select-by-move = Viking se tu vybírá svým pohybem ({ $rule })
why-selected-already = pro tento tah je vybrán Viking na { $at } ({ $rule })
why-stags-leave = jeleni nechávají kameny za sebou a jiné nepokládají ({ $rule })
why-move-first = nejdřív se pohne Viking, pak se klade kámen ({ $rule })
why-other-moment = v tuto chvíli to nedovoluje tah ani karta ({ $rule })
why-stone-now = Viking se pohnul, teď následuje kámen ({ $rule })
why-select-first = nejdřív se vybírá Viking pro tento tah ({ $rule })
why-power-first = { $card }: to se nejdřív udělá, nebo odmítne ({ $rule })
why-command-first = nejdřív Ódinův rozkaz, nebo žádný ({ $rule })
why-not-your-viking = na { $at } nestojí žádný tvůj Viking ({ $rule })
why-other-viking = na tahu je Viking na { $at } ({ $rule })
why-viking-settled = Viking na { $at } je usazený a odpočívá ({ $rule })
why-occupied = { $at } není prázdné ({ $rule })
why-blocked-stone = v cestě je kámen na { $at } ({ $rule })
why-blocked-viking = v cestě je Viking na { $at } ({ $rule })
why-blocked = přes { $at } cesta nevede ({ $rule })
why-one-cell = { $card }: krok je dlouhý jedno pole ({ $rule })
why-no-place-after = z { $at } by nešlo položit kámen ({ $rule })
why-land-wild = { $at } je divoká země ({ $rule })
why-land-settled = { $at } je osídlená země ({ $rule })
why-no-way-out = Viking na { $at } by tah nedokončil ({ $rule })
why-stag-moved = Viking na { $at } se v tomto tahu už pohnul ({ $rule })
why-push-ends = pohyb končí tam, kde je odstrčen Viking na { $at } ({ $rule })
why-push-edge = za Vikingem na { $at } plán končí ({ $rule })
why-mixed-way = na { $at } cesta střídá kameny a prázdná pole ({ $rule })
why-from-stone = pohyb začíná z kamene vedle Vikinga, třeba { $at } ({ $rule })
why-not-on-edge = { $at } není na okraji plánu ({ $rule })
why-walk-instead = { $at } je dosažitelné obyčejným pohybem ({ $rule })
why-no-stone-beside = vedle { $at } neleží kámen: Viking se pohybuje jako obvykle ({ $rule })
why-not-in-line = toto pole neleží v linii s žádným kamenem vedle Vikinga ({ $rule })
why-move-line = { $from } a { $to } neleží v přímé linii ({ $rule })
why-stone-line = toto pole neleží v přímé linii s Vikingem na { $at } ({ $rule })
why-stone-beside = { $card }: kámen patří vedle Vikinga na { $at } ({ $rule })
why-nerthus = Nerthus zakazuje kámen, který vytvoří oblast, dokud je pro něj jiné místo ({ $rule })
why-card-empty = na kartě nezbyl kámen ({ $rule })
why-beside-in-row = posouvá se o jedno pole vlevo nebo vpravo, a { $at } je jinde ({ $rule })
why-no-opponent-beside = na { $at } nestojí soupeřův Viking vedle tvého ({ $rule })
why-no-viking-there = na { $at } nestojí žádný Viking ({ $rule })
why-far-side = přijde na opačnou stranu Vikinga na { $at } ({ $rule })
why-way-back = { $at } neleží na cestě zpět ({ $rule })
why-beside-first-stone = druhý kámen patří vedle prvního na { $at } ({ $rule })
why-no-own-beside = vedle { $at } nestojí žádný tvůj volný Viking ({ $rule })
why-no-stone-there = na { $at } neleží kámen ({ $rule })
why-remove-beside = odstranit lze jen kámen vedle Vikinga na { $at } ({ $rule })
why-borders-land = kámen sousedí s { $at }, a ta země se nesmí změnit ({ $rule })
why-not-settled-now = Viking na { $at } se tímto tahem neusadil ({ $rule })
why-was-settled = { $at } bylo na začátku tahu osídlené ({ $rule })
why-not-their-viking = na { $at } nestojí soupeřův Viking ({ $rule })
why-stepped-already = Viking na { $at } už krok udělal ({ $rule })

error-bad-characters = vybírají se dvě různé postavy pro dva hráče: „{ $given }“ se nehodí, míst je { $seats }
error-bad-teams = počet hráčů za Slonovinový klan ({ $given }) nenechává nikoho za Červený, míst je { $seats }

table-characters = Postavy
table-characters-help = Každý dostane mytickou postavu, jejíž schopnost ohýbá pravidla. Týmy tří až šesti hráčů s nimi hrají vždy.
table-characters-none = žádné
table-characters-draft = Slonovinový klan vykládá, Červený vybírá
table-characters-random = náhodně
table-characters-chosen = vybrané zde
table-ivory_card = Postava Slonovinového klanu
table-ivory_card-help = Platí, pokud jsou postavy vybrané zde.
table-red_card = Postava červených
table-red_card-help = Platí, pokud jsou postavy vybrané zde. Dobré první dvojice jsou Surtr s Ratatoskrem a Gullinbursti s Týrem.
table-ivory_players = Hráči za Slonovinový klan
table-ivory_players-help = Kolik míst hraje za Slonovinový klan; 0 je rozdělí rovným dílem. Týmy nemusí být stejné.

name-gullinbursti = Gullinbursti
name-mani = Máni
name-nerthus = Nerthus
name-ratatoskr = Ratatoskr
name-sol = Sól
name-thor = Thor
name-tyr = Týr
name-fenrir = Fenrir
name-freyja = Freyja
name-hel = Hel
name-hildisvini = Hildisvíni
name-ask_and_embla = Ask a Embla
name-blodughofi = Blóðughófi
name-bragi = Bragi
name-vali = Váli
name-gerdr = Gerðr
name-dainn_dvalinn_duneyrr_durathror = Čtyři jeleni
name-jormungandr = Jörmungandr
name-idunn = Iðunn
name-ymir = Ymir
name-njordr = Njörðr
name-odin = Ódin
name-selkolla = Selkolla
name-sleipnir = Sleipnir
name-surtr = Surtr
name-fafnir = Fáfnir
name-forseti = Forseti
name-freyr = Freyr
name-frigg = Frigg
name-fjorgyn_and_fjorgynn = Fjörgyn a Fjörgynn
name-heimdallr = Heimdallr
name-aegir = Ægir
name-nobody = nikdo

## Co karty dovolují, stručně

power-gullinbursti = Místo kamene se tento Viking smí pohnout ještě jednou.
power-mani = Na konci tahu smí jeden vlastní Viking popojít o pole.
power-nerthus = Soupeř nesmí vytvořit oblast, dokud to jde jinak.
power-ratatoskr = Po kameni se smí tento Viking pohnout ještě jednou, opačným směrem a jak daleko chce.
power-sol = Před pohybem smí tento Viking uhnout o pole ve své řadě.
power-thor = Na kartě leží 4 kameny: místo obvyklého kamene smí položit jeden z nich na kterékoli prázdné sporné pole.
power-tyr = Po pohybu si smí vyměnit místo s Vikingem vedle sebe.
power-fenrir = Dva Vikingové. Začne-li jeho tah s Vikingem vedle soupeřova Vikinga, vyhrává.
power-freyja = Počítá se jí i divoká země.
power-hel = Počítá se jí každý kámen na plánu, vlastní země ne.
power-hildisvini = Vikinga v cestě smí odsunout o pole dál.
power-ask_and_embla = Kameny smějí letět přes cokoli, ale dopadají na prázdná sporná pole. Jakmile vytvoří první oblast, musí na takové pole vstoupit i třetí Viking.
power-blodughofi = Kameny se kladou jen vedle Vikinga; leží-li kámen vedle soupeře, smí se pohnout znovu.
power-bragi = Před pohybem smí pohnout soupeřovým Vikingem, který stojí vedle jeho vlastního.
power-vali = Po pohybu smí soupeřova Vikinga vedle sebe přenést na druhou stranu.
power-gerdr = Leží-li kámen vedle jiného vlastního Vikinga, musí se tento Viking pohnout ještě jednou.
power-dainn_dvalinn_duneyrr_durathror = Všichni vlastní volní Vikingové se musí pohnout a každý za sebou nechá kámen; jiné se nekladou.
power-jormungandr = Řada přesně tří kamenů přinese další tah týmž Vikingem.
power-idunn = Vyhrává, je-li první osídlená země její a má aspoň šest polí; ne, vzniknou-li dvě najednou.
power-ymir = Na konci tahu smí položit ještě kámen vedle některého ze svých volných Vikingů.
power-njordr = Je-li po pohybu na okraji a žádný jiný vlastní volný Viking tam není, smí se v tomto tahu pohnout ještě jednou.
power-odin = Na začátku svého tahu smí zahrát kartu rozkazů, jejíž schopnost pak platí do jeho příštího tahu, nebo vzít všechny zahrané zpět.
power-selkolla = Z okraje smí na kterékoli jiné prázdné sporné okrajové pole. Kameny musí klást vedle Vikinga.
power-sleipnir = Místo pohybu smí přeskočit kámen vedle sebe, na spornou nebo divokou zemi.
power-surtr = Místo obvyklého kamene smí položit jeden vedle Vikinga a druhý vedle prvního.
power-fafnir = Stojí-li vedle kamene, musí pohyb začít na jeho poli; do divoké a osídlené země nesmí.
power-forseti = Když vytvoří oblast, smí položit ještě kámen do ní nebo do sporné oblasti.
power-freyr = Na konci tahu smí odstranit kámen vedle tohoto Vikinga, nezmění-li se osídlená ani divoká země.
power-frigg = Krok před pohybem nebo po něm, ale ne v prvním tahu. Každý dá soupeři na kartu kámen: bod pro něj.
power-fjorgyn_and_fjorgynn = Dva Vikingové; pohyb smí vést přes kameny, ale pak jen přes ně.
power-heimdallr = Vlastního Vikinga, který se v tomto tahu usadil, lze přemístit na prázdné pole, které na začátku tahu nebylo osídlené.
power-aegir = Vznikne-li oblast, smí o krok posunout každého soupeřova volného Vikinga.
screen-power-now = platí
screen-card-stones = { $stones ->
    [one] na ní kámen
    [few] na ní { $stones } kameny
   *[other] na ní { $stones } kamenů
}
screen-penalties = { $stones ->
    [one] { $stones } trestný kámen
    [few] { $stones } trestné kameny
   *[other] { $stones } trestných kamenů
}
screen-no-limit = Runové kameny bez omezení

## The table in a terminal

sheet-legend = I Viking Slonovinového klanu, R Viking Červeného klanu, # runový kámen, i a r osídlená země, čárka divoká země, tečka sporná země
sheet-supply = Zbývá runových kamenů
sheet-card = Karta
sheet-laid = Vyloženo
sheet-hand = Tvoje ruka
sheet-stones = Kameny na
sheet-vikings = Vikingové: { $look }
sheet-settled = { $cell } (usazený)
sheet-no-limit = bez omezení

## Krabice, pro dokumentaci

components-pieces = Figurky a kameny
components-simple = Jednoduché postavy
components-advanced = Pokročilé postavy
components-cells = Pole a jejich sousedé
components-number = Počet
components-start = Start
components-character = Postava
components-power = Síla
components-vikings = Vikingové
components-icon = Symbol
components-row = Řada
components-row-cells = Pole
components-edge = Na okraji
components-cell = Pole
components-neighbours = Sousedí s

## The almanac

kind-piece = Figurka
kinds-piece = Figurky a kameny
kind-land = Země
kinds-land = Země
kind-place = Místo
kinds-place = Místa a značky
kind-character = Postava
kinds-character = Postavy
almanac-viking-is = Ve svém tahu pohneš jedním ze svých Vikingů po přímce, jak daleko chceš, ale ne přes kámen ani přes jiného Vikinga.
almanac-viking-free = Vybrat lze jen volného Vikinga, tedy takového, který stojí na sporné zemi; na osídlené odpočívá až do konce hry.
almanac-stone = Runový kámen
almanac-stone-is = Uzavírá každý tah: přijde tam, kam by se Viking, který se právě pohnul, mohl pohnout dál. Nic přes něj nepřejde a jeho pole se nepočítá nikomu.
almanac-region = Oblast
almanac-region-is = Souvislá pole uzavřená kameny a okrajem plánu. Vikingové nic neuzavírají.
almanac-contested = Sporná země
almanac-contested-is = Jsou v ní Vikingové obou barev. Tady hra pokračuje; nepočítá se nikomu.
almanac-settled = Osídlená země
almanac-settled-is = Jsou v ní Vikingové jen jedné barvy. Každé její pole se této barvě počítá za 1 a její Vikingové odpočívají.
almanac-wild = Divoká země
almanac-wild-is = Není v ní žádný Viking. Nepočítá se nikomu, ledaže to postava říká jinak.
almanac-cell = Pole
almanac-cell-is = Jeden z 86 šestiúhelníků, pojmenovaný podle řady a pořadí: C3 je třetí pole řady C. Přímky z něj vedou šesti směry.
almanac-edge = Okraj plánu
almanac-edge-is = 30 polí má méně než šest sousedů. Okraj uzavírá oblasti stejně jako kameny.
almanac-supply = Zásoba
almanac-supply-is = 40 společných runových kamenů. Když žádný nezbývá, nelze provést tah, který kámen potřebuje.
almanac-icon = Symbol na kartách
almanac-icon-is = Jen kartám, které ho nesou, může velet Ódin, a jen s nimi se hraje v týmech.

## Nápověda

help-cell = Pole { $cell }
help-cells = Její pole
help-contested = sporná
help-wild = divoká
help-settled-0 = osídlená Slonovinovým klanem
help-settled-1 = osídlená červeným klanem
help-viking-0 = Viking Slonovinového klanu
help-viking-1 = Viking červeného klanu

## Co mluví pro tah

part-territory = země, kam dojde dřív než soupeř
part-cards = body z karet
part-settled = země, která je jistě osídlená
name-count-land = vlastní osídlená země
name-count-theirs = osídlená země soupeře

help-would-settle = { $count ->
    [one] osídlí { $count } pole
    [few] osídlí { $count } pole
   *[other] osídlí { $count } polí
}
help-stone-here = Kámen sem
help-closes-nothing = zatím nic neosídlí

# Told by commands
told-way-w = západ
told-way-e = východ
told-way-nw = severozápad
told-way-ne = severovýchod
told-way-sw = jihozápad
told-way-se = jihovýchod
told-way-free = volná { $cells }
told-way-edge = okraj
told-cell-stone = runový kámen
told-cell-viking = Viking: { $look }
told-cell-land = osídlená země: { $look }
told-cell-free = volné
