game-name = Trollfjord
game-blurb = Shromažďuj trolly, vytloukej balvany ze skalní věže a sbírej poklady.
brief-goal = Sbírej poklady: vyhrává, kdo má nejvíce bodů.
brief-turn = Na tahu je ten, jehož vládce trollů stojí na stezce poslední. Vládce jde na jedno z příštích tří volných polí jednoho druhu: na poli s krajinou tam umístíš trolly, na poli se stopami tvoji trollové putují. Čím dál dojde, tím víc trollů nebo kroků máš.
brief-mind = S trolly ve dvou ze tří oblastí kolem pevnosti tam smíš bušit, nejdřív u pevnosti I, pak II, pak III. Poklad je tvůj, když vypadlo aspoň tolik balvanů, jakou má hodnotu. Vypadne-li v jedné barvě víc balvanů, než kolik trollů buší, duch hor se rozzlobí a nikdo si nic nevezme, ledaže ho usmíří dary. Bílé balvany nevadí.
brief-end = Hra končí, když někdo zaplní poslední pole opasku a každý další ještě jednou odehraje tah. Počítají se poklady, neotočené dary a 6 bodů za každou korunu.

# Otázky
prompt-plank = Další prkno stezky
prompt-fortress = Které číslo sem patří? ({ $site })
prompt-treasure = Odkrývá se poklad
prompt-start = Kdo stojí na dalším startovním poli?
prompt-lord = Kam půjde tvůj vládce trollů?
prompt-lord-others = { $seat } vybírá, kam půjde vládce trollů
prompt-place = { $left ->
    [one] Umísti jednoho trolla ({ $landscape }), nebo to vynech
    [few] Umísti do jedné oblasti nejvýše { $left } trolly ({ $landscape })
   *[other] Umísti do jedné oblasti nejvýše { $left } trollů ({ $landscape })
}
prompt-place-others = { $left ->
    [one] { $seat } smí umístit jednoho trolla ({ $landscape })
    [few] { $seat } umisťuje do jedné oblasti nejvýše { $left } trolly ({ $landscape })
   *[other] { $seat } umisťuje do jedné oblasti nejvýše { $left } trollů ({ $landscape })
}
prompt-tailwind-place = Vítr v zádech: umísti jednoho trolla ({ $landscape }), nebo to vynech
prompt-tailwind-place-others = Vítr v zádech: { $seat } smí umístit jednoho trolla ({ $landscape })
prompt-wander = { $left ->
    [one] Smíš jedním trollem udělat jeden krok
    [few] Posuň trolly dohromady nejvýše o { $left } kroky
   *[other] Posuň trolly dohromady nejvýše o { $left } kroků
}
prompt-wander-others = { $left ->
    [one] { $seat } smí posunout trolla o jeden krok
    [few] { $seat } posouvá trolly dohromady nejvýše o { $left } kroky
   *[other] { $seat } posouvá trolly dohromady nejvýše o { $left } kroků
}
prompt-tailwind-wander = Vítr v zádech: smíš jedním trollem udělat jeden krok
prompt-tailwind-wander-others = Vítr v zádech: { $seat } smí posunout trolla o jeden krok
prompt-call = U které pevnosti chceš bušit?
prompt-call-others = { $seat } vybírá pevnost k bušení
prompt-join = Přidáš se jako kumpán? ({ $site })
prompt-join-others = { $seat } se rozhoduje, zda se přidá jako kumpán ({ $site })
prompt-hammer-alone = Bušit bez kumpána, nejvýše { $limit ->
    [one] { $limit } úder
    [few] { $limit } údery
   *[other] { $limit } úderů
}?
prompt-hammer-alone-others = { $seat } se rozhoduje, zda bušit bez kumpána; nejvyšší počet úderů: { $limit }
prompt-hammer-with = Bušit s kumpánem, nejvýše { $limit ->
    [one] { $limit } úder
    [few] { $limit } údery
   *[other] { $limit } úderů
}?
prompt-hammer-with-others = { $seat } se rozhoduje, zda bušit s kumpánem; nejvyšší počet úderů: { $limit }
prompt-swing = Udeřit, nebo přestat?
prompt-swing-others = { $seat } udeří, nebo přestane
prompt-fell = Kolik balvanů vypadlo?
prompt-red = Kolik z { $left } je červených?
prompt-yellow = Kolik z ostatních { $left } je žlutých?
prompt-blue = Kolik z ostatních { $left } je modrých? Zbytek je bílý.
prompt-gift = { $need ->
    [one] Duch hor chce ještě jeden dar
    [few] Duch hor chce ještě { $need } dary
   *[other] Duch hor chce ještě { $need } darů
}
prompt-gift-others = { $need ->
    [one] Duch hor chce ještě jeden dar: { $seat }
    [few] Duch hor chce ještě { $need } dary: { $seat }
   *[other] Duch hor chce ještě { $need } darů: { $seat }
}
prompt-take = Který poklad si vezmeš?
prompt-take-others = { $seat } vybírá, který poklad si vezme
prompt-keep = Vzít si teď, nebo bušit dál bez kumpána?
prompt-keep-others = { $seat } si bere poklad teď, nebo buší dál bez kumpána
prompt-clear = Ze které oblasti odejdou všichni tvoji trollové?
prompt-clear-others = { $seat } vybírá oblast, ze které odejdou všichni vlastní trollové

# Volby
option-plank = prkno { $first }
option-fortress = číslo { $second }: { $first }
option-treasure = poklad { $first }
option-start = místo { $first }
option-lord = { $first }, volné pole { $second }
option-put = umístit trolla: { $first }
option-walk = { $first } → { $second }
option-done = hotovo
option-call = bušit zde: { $first }
option-join = přidat se
option-decline = nepřidat se
option-hammer = bušit
option-end = ukončit tah
option-hit = { $count ->
    [0] udeřit
   *[other] udeřit { $first }, síla { $second }, výška { $third }
}
option-stop = přestat
option-fell = { $first ->
    [0] nic nevypadlo
   *[other] vypadlo { $first }
}
option-red = červených { $first }
option-yellow = žlutých { $first }
option-blue = modrých { $first }
option-gift = dát dar { $first }
option-pass = už nic nedat
option-take = poklad: { $first }
option-keep = bušit dál
option-leave = odejít s prázdnou
option-clear = vyklidit: { $first }

# Co se stalo
log-fortress = Číslo { $number } stojí zde: { $site }
log-treasure = Poklad v hodnotě { $value }: { $region }
log-treasure-many = Vyloženo pokladů: { $count }, v každé oblasti jeden
log-start = { $seat }: startovní pole { $space }
log-turn = { $seat } je poslední a je na tahu
log-counter = Startovní prkno se otáčí: teď počítá údery kladivem
log-lord-placement = { $seat }: vládce jde na { $strength }. volné pole krajiny ({ $landscape })
log-lord-wander = { $seat }: vládce jde na { $strength }. volné pole putování
log-put = { $seat } umísťuje trolla: { $region }
log-walk = { $seat }: troll jde: { $from } → { $to }
log-call = { $seat } svolává k pevnosti { $number } ({ $site })
log-join = { $seat } se přidává jako kumpán
log-decline = { $seat } se nepřidává
log-end = { $seat } nebuší
log-done-place = { $seat } už neumísťuje trolly
log-done-wander = { $seat } už neputuje
log-hammer = { $seat } buší; limit úderů i limit barvy: { $limit }
log-stop = { $seat } přestává
log-hit = Úder { $hit } ({ $seat }): červených { $red }, žlutých { $yellow }, modrých { $blue }, bílých { $white }
log-empty-hit = Úder { $hit } ({ $seat }): prázdný úder
log-angry = { $need ->
    [one] Duch hor se hněvá a chce jeden dar
    [few] Duch hor se hněvá a chce { $need } dary
   *[other] Duch hor se hněvá a chce { $need } darů
}
log-swap = Kladivo přebírá { $seat }
log-keep = { $seat } buší dál bez kumpána
log-empty-handed = { $seat } odchází s prázdnou
log-offer = { $seat } nabízí dar { $gift }
log-still-angry = Duch hor se stále hněvá
log-appeased = Duch hor je usmířen
log-take-sack = { $seat } bere poklad do záplatovaného vaku: { $region } ({ $value })
log-take-sack-hidden = { $seat } bere poklad do záplatovaného vaku: { $region }
log-take-belt = { $seat } bere poklad { $value } na pole { $space }: { $region }
log-crown = { $seat } získává korunu { $number }
log-clear = { $seat } odvádí trolly ({ $count }): { $region }
log-boulders-back = Všechny balvany se vracejí do věže
log-last-round = { $seat } má plný opasek: ostatní mají ještě jeden tah
log-spent = Na opasek už nikdo žádný poklad nezíská: ostatní mají ještě jeden tah
log-finished = { $seat } končí a pokládá vládce

# Konec
end-belt = Opasek je plný: vyhrává, kdo má nejvíce bodů, při shodě ten, jehož vládce je víc vzadu
end-spent = Nikdo už nemůže zaplnit opasek: vyhrává, kdo má nejvíce bodů, při shodě ten, jehož vládce je víc vzadu
score-belt = Poklady na opasku
score-sack = Poklady v záplatovaném vaku
score-gifts = Neotočené dary
score-crowns = Koruny
score-total = Celkem

# Proč ne
why-placement-gives-no-steps = pole krajiny nedává kroky ({ $rule })
why-wander-gives-no-trolls = pole putování neumísťuje trolly ({ $rule })
why-other-landscape = pole ukazuje: { $landscape } ({ $rule })
why-one-region = všichni trollové jdou do jedné oblasti ({ $rule })
why-no-own-troll = tam nemáš trolla: { $region } ({ $rule })
why-not-adjoining = tyto oblasti nesousedí: { $region }, { $other } ({ $rule })
why-slate-1 = deska 1: je třeba pevnost { $needed }, tato je { $number } ({ $rule })
why-slate-2 = deska 2: oblastí s tvými trolly u ní je { $held }, potřeba { $needed } ({ $rule })
why-not-at-fortress = není u této pevnosti: { $region } ({ $rule })
why-treasure-gone = poklad už tam není: { $region } ({ $rule })
why-too-few-boulders = poklad v hodnotě { $value } vyžaduje aspoň tolik balvanů, vypadlo jich { $boulders } ({ $rule })
why-strike-once = kdo se rozhodl bušit, udeří aspoň jednou ({ $rule })
why-choose-blow = řekni, kam a jak silně: „hit left 6 1“ (u tohoto stolu je věž simulovaná)
why-just-hit = u tohoto stolu je úder jen „hit“ ({ $rule }): mířit lze jen na simulovanou věž
why-must-take = můžeš si vzít poklad, takže musíš ({ $rule })
why-keep-or-leave = nemáš tu co vzít: buš dál, nebo odejdi s prázdnou ({ $rule })
why-gift-spent = dar { $gift } je otočený a spotřebovaný ({ $rule })
why-gift-offered = dar { $gift } je už nabídnut ({ $rule })
why-lord-must-move = vládce se musí pohnout v každém tahu ({ $rule })
why-none-left = obě pevnosti { $number } už stojí ({ $rule })
why-too-many-fell = ve věži zbývá jen { $count } ({ $rule })
why-more-than-fell = ze spadlých balvanů zbývá pojmenovat jen { $count } ({ $rule })
why-too-few-others = ostatních barev zbývá ve věži jen { $count } ({ $rule })
why-plank-laid = prkno { $plank } už leží ({ $rule })
why-treasures-seen = poklad { $value } už není mezi zakrytými ({ $rule })
why-lord-stands = vládce trollů hráče { $seat } už stojí ({ $rule })
why-no-such-seat = u tohoto stolu hraje jen { $count } ({ $rule })
why-other-site = teď dostává číslo tato pevnost: { $site } ({ $rule })

# Chyby
error-colours = „{ $given }“ nejmenuje každou barvu jednou jako „{ $expected }“ (TF-SETUP.2)
error-map-file = mapu „{ $given }“ nelze přečíst: { $reason }
error-map-part = „{ $given }“ na mapě není tabulka
error-map-list = „{ $given }“ na mapě potřebuje seznam oblastí, dáno „{ $found }“
error-map-point = „{ $given }“ na mapě potřebuje body ze dvou čísel, dáno „{ $found }“
error-map-unknown = mapa jmenuje „{ $given }“, čeká se jedno z { $expected }
error-map-missing = mapa neříká, kde je „{ $given }“
error-map-twice = mapa říká „{ $given }“ dvakrát
error-map-number = „{ $given }“ na mapě potřebuje jedno z čísel { $expected }, dáno „{ $found }“
error-map-numbers = mapa potřebuje číslo { $given } dvakrát, dáno { $found }
error-map-self = na mapě „{ $given }“ sousedí sama se sebou
error-map-symmetric = na mapě „{ $given }“ sousedí s „{ $offered }“, ale ne naopak
error-map-site = „{ $given }“ na mapě potřebuje tři oblasti, dáno { $found }
error-map-apart = u „{ $expected }“ na mapě leží „{ $given }“ a „{ $offered }“, které nesousedí
error-map-parted = mapa se rozpadá: z každé oblasti musí vést cesta do každé
error-map-flat = mapu nelze nakreslit v rovině: hranice by se křížily
error-map-meeting = mapu nelze nakreslit tak, aby každá pevnost stála na styku svých tří oblastí

# Stůl
table-tower = Skalní věž
table-tower-help = Rychlá: co vypadne, určí náhoda. Simulovaná: volíš stranu, sílu a výšku úderu. Vlastní: bušíš do skutečné věže a zapisuješ, co vypadlo.
table-tower-quick = rychlá
table-tower-physics = simulovaná
table-tower-yours = vlastní
table-fortresses = Pevnosti
table-fortresses-help = Kde stojí čísla I, II a III.
table-fortresses-first-game = jako v první hře
table-fortresses-random = náhodně
table-fortresses-free = hráči je rozestaví postupně
table-open_sacks = Otevřené vaky
table-open_sacks-help = Všichni vidí hodnoty v záplatovaných vacích, nejen počet.
table-colours = Barvy
table-colours-help = Barvy podle míst, například white-black-orange-brown; ve dvou platí první dvě. Bílá je nakreslena jako slonovinová, hnědá karmínová a černá indigová, aby nikdo nevypadal jako balvan.
table-map = Mapa
table-map-help = Jiná mapa týchž oblastí a pevností, čtená ze souboru přepínačem --map.

# Jména
name-mountain = hory
name-fjord = fjord
name-glacier = ledovec
name-swamp = bažina
name-tundra = tundra
name-forest = les
name-mountain_nw = hory na severozápadě
name-swamp_n = bažina na severu
name-forest_n = les na severu
name-swamp_ne = bažina na severovýchodě
name-glacier_w = ledovec na západě
name-tundra_c = tundra uprostřed
name-mountain_e = hory na východě
name-tundra_sw = tundra na jihozápadě
name-fjord_w = fjord na západě
name-fjord_s = fjord na jihu
name-forest_se = les na jihovýchodě
name-glacier_se = ledovec na jihovýchodě
name-S1 = pevnost na západě
name-S2 = pevnost na severovýchodě
name-S3 = pevnost uprostřed
name-S4 = pevnost na jihovýchodě
name-S5 = pevnost na severozápadě
name-S6 = pevnost na jihu
name-white = slonovinová
name-orange = oranžová
name-brown = karmínová
name-black = indigová
name-placement = krajina
name-wander = putování
name-left = zleva
name-right = zprava
name-plus = +

# U vlastní věže (TF-TOWER.7)
rule-tower-hold = Drž věž pevně, ale netlač na ni shora.
rule-tower-cover = Lehce přikryj horní otvor.
rule-tower-turn = Otoč výpust do středu stolu.
rule-tower-sides = Tluč jen do boků, nikdy zepředu ani zezadu.
rule-tower-technique = Technika vytluče víc než síla.
rule-tower-stray = Co vypadne bez úderu nebo horem, vrací se do věže a nepočítá se.

screen-board = Mapa, stezka a věž
screen-facts = trollové v zásobě: { $reserve }, poklady ve vaku: { $sack }
screen-reserve = { $count ->
    [one] zbývá jeden troll
    [few] zbývají { $count } trollové
   *[other] zbývá { $count } trollů
}
screen-belt = Opasek
screen-sack = Vak
screen-gifts = Dary
screen-crowns = Koruny
screen-face-down = lícem dolů
screen-so-far = body zatím
screen-so-far-sack = zatím, + vak
screen-plates = Všichni hráči podrobně
screen-plates-close = Zavřít
screen-tower = Skalní věž: na stole leží balvany ({ $boulders }), limit { $limit }
screen-limit = limit { $limit }
screen-free = volné
screen-boulders = { $count ->
    [one] balvan tu leží
    [few] balvany tu leží
   *[other] balvanů tu leží
}
screen-in-reach = na dosah
screen-more = ještě { $count }
screen-no-troll = bez trolla
screen-taken = pryč
screen-hits = údery: { $hits } z { $limit }
screen-hits-left = { $count ->
    [one] Zbývá jeden úder.
    [few] Zbývají { $count } údery.
   *[other] Zbývá { $count } úderů.
}
screen-wakes = Ještě jeden ({ $colours }) a duch hor se probudí.
screen-strength = Jak silně
screen-soft = jemně
screen-hearty = silně
screen-strike = Udeřit
screen-space = Mezerník
screen-strike-help = Zamiř na stěnu, podrž a pusť v pravou chvíli: přesně na značce má úder zamýšlenou sílu.
screen-fine = čistý rozmach
screen-fair = slušný rozmach
screen-poor = divoký rozmach
screen-stop = { $value ->
    [0] Přestat, nic nevzít
   *[other] Přestat, vzít { $value }
}
screen-take = Vzít { $value } ({ $landscape })
screen-keep = { $count ->
    [one] Bušit dál, zbývá jeden úder
    [few] Bušit dál, zbývají { $count } údery
   *[other] Bušit dál, zbývá { $count } úderů
}
screen-type-help = Udeř jednou do své věže a spočítej, co vypadlo.
screen-type-done = Tohle vypadlo
screen-handling = Jak držet věž
screen-of = z { $count }
screen-red = červený
screen-yellow = žlutý
screen-blue = modrý
screen-white = bílý
screen-aim = zamířit { $side }, výška { $height }
screen-blow = udeřit silou { $strength }

## The table in a terminal

sheet-region = Oblast
sheet-treasure = Poklad
sheet-trolls = Trollové
sheet-fortress = Pevnost
sheet-beside = Vedle
sheet-lord = Vládce trollů
sheet-reserve = Zásoba
sheet-belt = Opasek
sheet-gifts = Dary
sheet-sack = Záplatovaný vak
sheet-lies = leží
sheet-supply = Poklady v zásobě
sheet-hits = Údery
sheet-out = Balvany na stole
sheet-borders = Sousedí s
sheet-walkway = Stezka: pole krajiny, prkno po prkně
sheet-lords = Vládci
sheet-between = Mezi dvěma poli krajiny leží pole putování s lichým číslem. Po 59 následuje 0.
sheet-start = startovní pole { $space }
sheet-hammerer = Kladivo
sheet-partner = Partner
sheet-offers = Nabídnuté dary
sheet-way = Cesta
sheet-space = Pole
sheet-brings = Přináší
sheet-tailwind = Vítr v zádech pro
sheet-places = { $count ->
    [0] žádný troll nezbývá
    [one] jeden troll
    [few] až { $count } trollové
   *[other] až { $count } trollů
}
sheet-steps = { $count ->
    [one] jeden krok
    [few] až { $count } kroky
   *[other] až { $count } kroků
}

## Krabice, pro dokumentaci

components-regions = Oblasti
components-landscape = Krajina
components-fortresses = Pevnosti
components-first-game = Číslo v první hře
components-planks = Prkna stezce
components-plank = Prkno
components-moves = Tahy vládce trollů
components-pieces = Materiál každého hráče
components-number = Počet
components-value = Hodnota
components-treasures = Poklady
components-boulders = Balvany
components-colour = Barva
components-limits = Limity podle trollů
components-hammering = Bušící trollové
components-hit-limit = Limit úderů
components-colour-limit = Limit barvy

## The almanac

kind-piece = Figurka
kinds-piece = Herní materiál
kind-boulder = Balvan
kinds-boulder = Balvany
kind-place = Místo
kinds-place = Místa
kind-region = Oblast
kinds-region = Oblasti
kind-fortress = Pevnost
kinds-fortress = Pevnosti
kind-idea = Co se děje
kinds-idea = Co se děje
almanac-troll = Troll
almanac-troll-is = Máš jich deset. Umisťují se ze zásoby, putují z oblasti do oblasti a buší u pevností: za každého, který buší, je dovolen jeden úder a jeden balvan od každé barvy.
almanac-lord = Vládce trollů
almanac-lord-is = Jde po stezce a nikdy zpátky. Na tahu je ten, čí vládce je poslední. Zastaví na prvním, druhém nebo třetím volném poli zvoleného druhu; dál přinese víc, ale ostatní pak hrají déle.
almanac-gift = Dar
almanac-gift-is = Každý hráč má tři, na konci za 4, 8 a 16. Jeden usmíří ducha hor za jeden balvan navíc; pak je otočený a bez ceny.
almanac-treasure = Poklad
almanac-treasure-is = V každé oblasti leží jeden, v hodnotě 10 až 28. Je tvůj, když vypadlo aspoň tolik balvanů, jakou má hodnotu, a stojí tam tvůj troll.
almanac-crown = Koruna
almanac-crown-is = Má hodnotu 6. Kdo první zaplní pole opasku I, II nebo III, vezme si jeho korunu; stejný nebo vyšší poklad na témže čísle ji převezme.
almanac-boulder-is = 11 ze 44 ve věži. Vypadne-li jich v této barvě víc, než kolik trollů buší, duch hor se rozzlobí.
almanac-white-is = 11 ze 44 ve věži. Bílé nikoho nezlobí a počítají se jako ostatní.
almanac-tower = Skalní věž
almanac-tower-is = Údery do boků vytřásají balvany. Vše, co vypadne, leží na stole do konce tahu.
almanac-placement = Pole krajiny
almanac-placement-is = Vládce, který tu zastaví, umístí jednoho, dva nebo tři trolly, všechny do jedné oblasti této krajiny.
almanac-wander = Pole putování
almanac-wander-is = Vládce, který tu zastaví, dovolí trollům celkem jeden, dva nebo tři kroky, každý do sousední oblasti.
almanac-belt = Opasek
almanac-belt-is = Čtyři pole I, II, III a +, plněná zleva doprava ve vlastních tazích. První prázdné určuje, u které pevnosti smíš bušit; pro + stačí kterákoli. Zaplněním + začíná konec.
almanac-sack = Záplatovaný vak
almanac-sack-is = Přijímá poklady, které získáš v tazích jiných. Na konci se počítají, ale pole opasku nezaplní.
almanac-spirit = Rozzlobený duch hor
almanac-spirit-is = Víc balvanů jedné barvy, než kolik trollů buší: bušení končí a nikdo nic nebere, ledaže se za každý balvan navíc otočí dar.
almanac-tailwind = Vítr v zádech
almanac-tailwind-is = Čí vládce je před tím, který se právě pohnul, smí umístit jednoho trolla nebo udělat jeden krok, podle vlastního pole.
almanac-comrade = Kumpán
almanac-comrade-is = Jeden soupeř s trolly ve dvou oblastech u pevnosti se smí přidat. Trollové obou se počítají do limitů, prázdný úder předá kladivo a vzít si smějí oba.
almanac-region-facts = Krajina: { $landscape }. Leží tu poklad; pole s touto krajinou sem přivádějí trolly.
almanac-neighbour = sousedí: { $region }
almanac-fortress-facts = Stojí mezi těmito oblastmi: { $first }, { $second }, { $third }; v první hře má číslo { $number }. Kdo má trolly ve dvou z nich, smí tu bušit.

## Nápověda

help-number = Číslo
help-start = Startovní prkno
help-trolls = { $count ->
    [one] { $count } troll
    [few] { $count } trollové
   *[other] { $count } trollů
}
help-around = { $count ->
    [one] { $count } troll
    [few] { $count } trollové
   *[other] { $count } trollů
}, oblastí: { $regions } ze 3

## Co mluví pro tah

part-belt = poklady na opasku
part-sack = poklady v záplatovaném vaku
part-gifts = dary, které zůstanou
part-crowns = koruny
part-boulders = poklady, na které stačí balvany na stole
part-pace = náskok v plnění opasku
part-trolls = trollové tam, kde mohou bušit
part-walkway = místo vládce trollů na stezce
name-count-points = body
name-count-belt = zaplněná pole na opasku
name-count-trolls = trollové na ostrově

help-player = { $seat }
