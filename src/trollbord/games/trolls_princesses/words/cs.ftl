game-name = Jak se trollí princezny
game-blurb = Trollí klany hloubí sluje, strhávají zvony a unášejí princezny.
brief-goal = Získej nejvíce vítězných bodů, než se zahraje poslední karta kola.
brief-turn = Ve svém tahu zahraj kartu kola: přinese něco do vesnice a posune krále. Pak pohni trollem a proveď akce tam, kam přišel, zopakuj to s dalším trollem a dober si kartu kola.
brief-mind = Každý tvůj troll na tom místě dává akční bod, král také; v jeskyních tvé hory i lidé, ve vesnici tvé tábory. Za ně těžíš, stavíš sluje, bereš karty trollů, strháváš zvony a unášíš princezny.
brief-end = Hra končí po 12, 11 nebo 10 kolech při 2, 3 nebo 4 hráčích. Sada zvonu, pacholátka a tábora přinese 15 VB, dva různé z nich 9, jediný 4, princezna 7, královská destička 3, člověk 1; sluje a karty trollů tolik, kolik je na nich napsáno.

prompt-choose-clan = Vyber si klan
prompt-choose-clan-others = { $seat } si vybírá klan
prompt-place-castle = Losuje se destička hradu
prompt-reveal-den = Odkrývá se destička sluje
prompt-reveal-card = Odkrývá se karta trollů
prompt-reveal-royal = Odkrývá se královská destička
prompt-reveal-task = Odkrývá se královská karta
prompt-settle = Do které jeskyně přijde tvůj člověk?
prompt-settle-others = { $seat } vybírá jeskyni, do které přijde člověk
prompt-first-player = Losuje se začínající hráč
prompt-draw-card = Dobírá se karta kola
prompt-play-card = Zahraj kartu kola
prompt-play-card-others = { $seat } hraje kartu kola
prompt-move-troll = Který troll? Odkud?
prompt-move-troll-others = { $seat } hýbe trollem
prompt-move-other-troll = Který další troll? Odkud?
prompt-move-other-troll-others = { $seat } hýbe dalším trollem
prompt-push = Čího trolla vystrčíš?
prompt-push-others = { $seat } vybírá, čího trolla vystrčí
prompt-home = Do které jeskyně jde tvůj troll?
prompt-home-others = { $seat } vybírá jeskyni, do které jde troll
prompt-home-walker = Do které jeskyně jde troll, který se právě pohnul?
prompt-home-walker-others = { $seat } vybírá jeskyni pro trolla, který se právě pohnul
prompt-act = Proveď akce, { $points ->
    [few] zbývají { $points } AB
   *[other] zbývá { $points } AB
}{ $borrowed ->
    [0] {""}
   *[other] , cizí trollové k některým akcím přidají: { $borrowed }
}
prompt-act-others = { $seat } provádí akce, { $points ->
    [few] zbývají { $points } AB
   *[other] zbývá { $points } AB
}
prompt-last-tasks = Splnit ještě úkol z královské karty?
prompt-last-tasks-others = { $seat } se rozhoduje, zda splní další úkol z královské karty
prompt-take-royal-tile = Vezmeš si královskou destičku?
prompt-take-royal-tile-others = { $seat } se rozhoduje, zda si vezme královskou destičku
prompt-take-den = Vyber destičku sluje
prompt-take-den-others = { $seat } si vybírá destičku sluje
prompt-take-second-den = Vybereš druhou destičku sluje?
prompt-take-second-den-others = { $seat } se rozhoduje, zda si vybere druhou destičku sluje
prompt-lay-tile = Kam patří: { $tile }
prompt-lay-tile-others = { $seat } pokládá destičku: { $tile }
prompt-turn-tile = Natoč: { $tile }
prompt-turn-tile-others = { $seat } natáčí destičku: { $tile }
prompt-fill-shafts = Které šachty se zaplní?
prompt-fill-shafts-others = { $seat } vybírá šachty, které se zaplní
prompt-take-card = Vezmi si kartu trollů
prompt-take-card-others = { $seat } si bere kartu trollů
prompt-replace-camp = Která vesnice dostane tvůj tábor?
prompt-replace-camp-others = { $seat } vybírá vesnici, která dostane tábor
prompt-send-camp = Který z tvých táborů tam půjde?
prompt-send-camp-others = { $seat } vybírá tábor, který tam půjde
prompt-send-changeling = Které z tvých pacholátek tam půjde?
prompt-send-changeling-others = { $seat } vybírá pacholátko, které tam půjde
prompt-store-camp = Kam přijde neutrální tábor?
prompt-store-camp-others = { $seat } vybírá místo pro neutrální tábor
prompt-store-changeling = Kam přijde neutrální pacholátko?
prompt-store-changeling-others = { $seat } vybírá místo pro neutrální pacholátko
prompt-store-bell = Kam přijde kostelní zvon?
prompt-store-bell-others = { $seat } vybírá místo pro kostelní zvon
prompt-store-princess = Která postýlka je pro princeznu?
prompt-store-princess-others = { $seat } vybírá postýlku pro princeznu
prompt-shift-troll = Pohni trollem na jiný kotel
prompt-shift-troll-others = { $seat } hýbe trollem na jiný kotel
prompt-shift-human = Pohni člověkem na jiný kotel
prompt-shift-human-others = { $seat } hýbe člověkem na jiný kotel
prompt-shift-troll-or-human = Pohni trollem nebo člověkem na jiný kotel; potom pohneš i tím druhým, kam chceš
prompt-shift-troll-or-human-others = { $seat } hýbe trollem nebo člověkem na jiný kotel, potom i tím druhým

option-clan = { $first }
option-draw = { $first }
option-first = začíná { $first_seat }
option-settle = { $first }
option-play = { $first }
option-move = troll: { $first } → { $second }
option-push = vystrč trolla: { $first }
option-home = { $first }
option-mine = vytěž: { $first }
option-build-camp = postav tábor
option-build-dens = postav až dvě sluje
option-refresh-dens = obnov nabídku slují
option-fill = zaplň šachty: { $first }
option-gain-power = získej trollí sílu
option-buy = kup: { $first }
option-refresh-cards = obnov nabídku karet
option-capture-princess = polap princeznu
option-tear-down-bell = strhni kostelní zvon
option-castle = akce hradu
option-swap = vyměň pacholátka, zaplať: { $first }
option-hire = najmi člověka: { $first }
option-steal-cow = ukradni krávu
option-activate = aktivuj: { $first }
option-camp = { $first }
option-replace = { $first }
option-changeling = { $first }
option-store = { $first }
option-take = { $first }
option-lay = { $first ->
    [0] na vyznačený výřez
   *[other] za okraj { $second } destičky { $first }
}
option-turn = natočení { $first }
option-shift = troll: { $first } → { $second }
option-shift-walker = troll, který se už pohnul: { $first } → { $second }
option-shift-human = člověk: { $first } → { $second }
option-decline = ne, děkuji
option-done = hotovo
option-claim = splň úkol: { $first }

log-clan = { $seat } vede klan: { $clan }
log-place-castle = { $village }, { $castle }
log-reveal = odkryto: { $item }
log-shuffle = { $pile ->
    [den] z odhozených slují vzniká nový sloupek
   *[other] z odhozených karet trollů vzniká nový balíček
}
log-settle = { $seat }: člověk přichází, { $cave }
log-first = začíná { $seat }
log-play = { $seat } hraje kartu: { $card }
log-king-cave = { $seat } posílá krále do vlastní jeskyně: { $place }
log-king-village = { $seat } posílá krále: { $place }
log-piece = { $village } dostává: { $piece }
log-piece-none = { $village } nedostává nic, zásoba je prázdná: { $piece }
log-tower-full = { $village } nedostává nic: ve věži už je princezna
log-draw = { $seat } dobírá kartu: { $card }
log-draw-hidden = { $seat } dobírá kartu kola
log-points = { $seat } má { $points ->
    [one] { $points } akční bod
    [few] { $points } akční body
   *[other] { $points } akčních bodů
}{ $borrowed ->
    [0] {""}
   *[other] , k tomu { $borrowed } od cizích trollů
}
log-move = { $seat } táhne trollem: { $from } → { $to }
log-shift-human = { $seat } táhne člověkem: { $from } → { $to }
log-push = { $seat } vystrkuje trolla hráče { $other_seat }: { $place }
log-home = troll hráče { $seat } jde domů: { $cave }
log-leave-board = troll hráče { $seat } nemá volný kotel a opouští místo: { $place }
log-mine = { $seat } těží: { $resource } { $amount }×
log-gain = { $seat } získává: { $resource } { $amount }×
log-fill = { $amount ->
    [0] { $seat } nezaplňuje žádnou šachtu: { $resource }
    [one] { $seat } zaplňuje { $amount } šachtu: { $resource }
    [few] { $seat } zaplňuje { $amount } šachty: { $resource }
   *[other] { $seat } zaplňuje { $amount } šachet: { $resource }
}
log-gain-power = { $amount ->
    [0] { $seat } nezískává trollí sílu: stupnice je u konce
   *[other] { $seat } získává trollí sílu: { $amount }
}
log-gain-cows = { $amount ->
    [0] { $seat } nezískává krávu: žádný odkrytý chlév není prázdný, nebo krávy došly
    [one] { $seat } získává krávu
    [few] { $seat } získává { $amount } krávy
   *[other] { $seat } získává { $amount } krav
}
log-card = { $seat } bere kartu: { $card }
log-refresh-dens = { $seat } obnovuje nabídku slují
log-refresh-cards = { $seat } obnovuje nabídku karet trollů
log-camp = { $seat } staví tábor ({ $village }): { $slot }
log-changeling = { $seat } vyměňuje pacholátka ({ $village }): { $slot }
log-store = { $seat } ukládá: { $piece }, { $item }
log-lay = { $seat } pokládá: { $tile }
log-new-shafts = { $amount ->
    [one] { $seat } dokončuje { $amount } šachtu: { $resource }
    [few] { $seat } dokončuje { $amount } šachty: { $resource }
   *[other] { $seat } dokončuje { $amount } šachet: { $resource }
}
log-barn = { $seat } odkrývá chlév
log-capture-princess = { $seat } si odnáší princeznu: { $village }
log-tear-down-bell = { $seat } strhává kostelní zvon: { $village }
log-castle = { $seat } provádí akci ({ $castle })
log-hire = { $seat } najímá člověka: { $cave }
log-steal-cow = { $seat } krade krávu
log-activate = { $seat } aktivuje: { $item }
log-activate-board = { $seat } používá královskou akci své desky
log-claim = { $seat } plní úkol: { $task }

end-rounds = Všechny karty kol jsou zahrány
score-sets = Zvony, pacholátka, tábory
score-princesses = Princezny
score-royal-tiles = Královské destičky
score-humans = Lidé
score-vp-dens = Sluje s VB
score-troll-cards = Karty trollů

table-cauldrons_per_village = Kotle ve vesnici
table-cauldrons_per_village-help = Kolik trollů se vejde do jedné vesnice.
table-opponents_add_to_bell = Cizí trollové pomáhají se zvony
table-opponents_add_to_bell-help = Jejich AB se počítají při stržení zvonu.
table-opponents_add_to_castle = Cizí trollové pomáhají na hradě
table-opponents_add_to_castle-help = Jejich AB se počítají při akci hradu.
table-opponents_add_to_swap = Cizí trollové pomáhají s pacholátky
table-opponents_add_to_swap-help = Jejich AB se počítají při výměně pacholátek.
table-opponents_add_to_hire = Cizí trollové pomáhají s lidmi
table-opponents_add_to_hire-help = Jejich AB se počítají při najmutí člověka.
table-opponents_add_to_cow = Cizí trollové pomáhají s krávami
table-opponents_add_to_cow-help = Jejich AB se počítají při krádeži krávy.
table-opponents_camps_count = Pomáhají i cizí tábory
table-opponents_camps_count-help = Kde pomáhají cizí trollové, pomáhají i jejich tábory ve vesnici.
table-board_royal_action = Královská akce na desce
table-board_royal_action-help = Deska každého klanu má vlastní královskou akci.
table-royal_in_power_cave = Královské destičky v jeskyni trollí síly
table-royal_in_power_cave-help = Lze je tam aktivovat.
table-royal_in_villages = Královské destičky ve vesnicích
table-royal_in_villages-help = Lze je tam aktivovat.
table-first_tile_may_be_vp_den = První destičkou smí být sluj s VB
table-first_tile_may_be_vp_den-help = Podzemní síť by se tím natrvalo uzavřela.
table-troll_power_max = Stupnice trollí síly
table-troll_power_max-help = Konec stupnice.
table-troll_power_max_extended = Prodloužená stupnice
table-troll_power_max_extended-help = Konec stupnice, jakmile pacholátko odejde.
table-board_camp_spaces = Pole pro tábory na desce
table-board_camp_spaces-help = Pole pro neutrální tábory, která má každá deska od začátku.
table-board_changeling_spaces = Pole pro pacholátka na desce
table-board_changeling_spaces-help = Pole pro neutrální pacholátka, která má každá deska od začátku.
table-board_bell_spaces = Pole pro zvony na desce
table-board_bell_spaces-help = Pole pro kostelní zvony, která má každá deska od začátku.
table-board_beds = Postýlky na desce
table-board_beds-help = Postýlky pro princezny, které má každá deska od začátku.
table-even_start = Vyrovnaný začátek
table-even_start-help = Klany začínají se zdroji, které vyrovnávají jejich desky: červený s méně, ostatní s více.

name-yellow = žlutý
name-red = červený
name-purple = modrý
name-turquoise = bílý
name-aside = mimo hru
name-mining = těžební jeskyně
name-building = stavební jeskyně
name-power = jeskyně trollí síly
name-I = vesnice I
name-II = vesnice II
name-III = vesnice III
name-IV = vesnice IV
name-obsidian = obsidián
name-gold = zlato
name-diamond = diamant
name-camp = neutrální tábor
name-changeling = neutrální pacholátko
name-bell = kostelní zvon
name-princess = princezna
name-board = královská akce nebo pole na desce
name-human = člověk
name-cow = kráva
name-chip-mining-0 = 1 akční bod: těžit obsidián
name-chip-mining-1 = 2 akční body: těžit zlato
name-chip-mining-2 = 3 akční body: těžit diamant
name-chip-building-0 = 3 akční body a kráva: postavit tábor
name-chip-building-1 = 2 akční body a 1 obsidián: postavit až dvě sluje
name-chip-building-2 = 1 akční bod: obnovit nabídku slují
name-chip-power-0 = 2 akční body: zaplnit všechny šachty jednoho druhu zdroje
name-chip-power-1 = 2 akční body: získat trollí sílu
name-chip-power-2 = 1 akční bod, 1 trollí síla a kráva: koupit kartu trollů
name-chip-power-3 = 1 akční bod: obnovit nabídku karet trollů
name-shelf-hand = Tvoje karty kol
name-shelf-tasks = Královské karty
name-shelf-cards = Karty trollů
name-shelf-owned = Tvoje karty trollů
name-shelf-dens = Destičky slují
name-shelf-royals = Královské destičky
name-shelf-pile = v balíčku
name-shelf-deck = ve tvém balíčku
name-dawn = úsvit
name-dusk = soumrak
name-night = noc
name-piece-king = král
name-piece-changeling = pacholátko
name-king-mining = těžba
name-king-building = stavba
name-king-power = síla
name-king-village = vesnice
name-vp-troll-power =
    1 VB za
    trollí sílu
name-vp-bell-dens =
    1 VB za sluj
    pro zvony
name-vp-princess-dens =
    1 VB za sluj
    pro princezny
name-vp-vp-dens =
    1 VB za
    sluj s VB
name-vp-royal-tiles =
    1 VB za
    královskou
    destičku
name-vp-four-tiles =
    1 VB za každé
    4 destičky
name-vp-obsidian-shafts =
    1 VB za
    3 šachty
    obsidiánu
name-vp-gold-shafts =
    1 VB za
    2 šachty
    zlata
name-vp-diamond-shafts =
    1 VB za
    2 šachty
    diamantů
name-gain-gold =
    ihned
    1 zlato
name-gain-obsidian =
    ihned
    2 obsidiány
name-gain-diamond =
    ihned
    1 diamant
name-gain-power =
    ihned 2
    trollí síly
name-camp-space =
    pole
    pro tábor
name-bell-space =
    pole
    pro zvon
name-princess-bed = postýlka
name-CS1 = tábor zakrývající těžbu obsidiánů
name-CS2 = tábor zakrývající těžbu zlata
name-CS3 = tábor zakrývající těžbu diamantů
name-CS4 = tábor zakrývající zisk 2 trollích sil
name-BS1 = pacholátko zakrývající krávu
name-BS2 = pacholátko na stupnici trollí síly
name-BS3 = první pacholátko zakrývající zisk trollí síly
name-BS4 = druhé pacholátko zakrývající zisk trollí síly
name-CAS-01 = hrad: zaplň šachty
name-CAS-02 = hrad: pohni až třemi lidmi
name-CAS-03 = hrad: pohni dvěma trolly
name-CAS-04 = hrad: 2 obsidiány
name-CAS-05 = hrad: 1 obsidián a kráva
name-CAS-06 = hrad: až 2 krávy
name-CAS-07 = hrad: 1 zlato
name-CAS-08 = hrad: 1 diamant
name-CAS-09 = hrad: 2 trollí síly
name-CAS-10 = hrad: postav sluj
name-RCA-01 = 3 sluje pro princezny
name-RCA-02 = 3 sluje se zdroji
name-RCA-03 = 3 sluje s kostelními zvony
name-RCA-04 = 3 sluje s VB
name-RCA-05 = 7 libovolných destiček
name-RCA-06 = 3 netopýří karty
name-RCA-07 = 3 hadí karty
name-RCA-08 = 3 ropuší karty
name-RCA-09 = po jedné kartě od každého druhu
name-RCA-10 = 5 karet trollů
name-RCA-11 = 3 neutrální tábory
name-RCA-12 = 3 neutrální pacholátka
name-RCA-13 = 3 kostelní zvony
name-RCA-14 = 5 lidí
name-RES-01 = sluj se zdroji 1 (tábor: 1 zlato)
name-RES-02 = sluj se zdroji 2 (tábor: kráva)
name-RES-03 = sluj se zdroji 3 (tábor: zaplnění šachet)
name-RES-04 = sluj se zdroji 4 (tábor: 1 zlato)
name-RES-05 = sluj se zdroji 5 (tábor: zaplnění šachet)
name-RES-06 = sluj se zdroji 6 (tábor: 2 trollí síly)
name-RES-07 = sluj se zdroji 7 (tábor: zaplnění šachet)
name-RES-08 = sluj se zdroji 8 (tábor: 2 obsidiány)
name-RES-09 = sluj se zdroji 9 (tábor: zaplnění šachet)
name-RES-10 = sluj se zdroji 10 (tábor: 1 diamant)
name-RES-11 = sluj se zdroji 11 (tábor: 1 diamant)
name-RES-12 = sluj se zdroji 12 (tábor: 2 obsidiány)
name-RES-13 = sluj se zdroji 13 (tábor: 1 zlato)
name-RES-14 = sluj se zdroji 14 (tábor: 2 trollí síly)
name-RES-15 = sluj se zdroji 15 (tábor: kráva)
name-RES-16 = sluj se zdroji 16 (tábor: 2 trollí síly)
name-PRI-01 = sluj pro princezny 1
name-PRI-02 = sluj pro princezny 2
name-PRI-03 = sluj pro princezny 3
name-PRI-04 = sluj pro princezny 4
name-PRI-05 = sluj pro princezny 5
name-PRI-06 = sluj pro princezny 6
name-PRI-07 = sluj pro princezny 7
name-PRI-08 = sluj pro princezny 8
name-PRI-09 = sluj pro princezny 9
name-PRI-10 = sluj pro princezny 10
name-PRI-11 = sluj pro princezny 11
name-PRI-12 = sluj pro princezny 12
name-PRI-13 = sluj pro princezny 13
name-PRI-14 = sluj pro princezny 14
name-PRI-15 = sluj pro princezny 15
name-PRI-16 = sluj pro princezny 16
name-BEL-01 = sluj pro kostelní zvony 1 (zvon: 2 obsidiány)
name-BEL-02 = sluj pro kostelní zvony 2 (zvon: 2 trollí síly)
name-BEL-03 = sluj pro kostelní zvony 3 (zvon: kráva)
name-BEL-04 = sluj pro kostelní zvony 4 (zvon: 1 zlato)
name-BEL-05 = sluj pro kostelní zvony 5 (zvon: zaplnění šachet)
name-BEL-06 = sluj pro kostelní zvony 6 (zvon: 1 diamant)
name-BEL-07 = sluj pro kostelní zvony 7 (zvon: 2 obsidiány)
name-BEL-08 = sluj pro kostelní zvony 8 (zvon: 1 diamant)
name-BEL-09 = sluj pro kostelní zvony 9 (zvon: kráva)
name-BEL-10 = sluj pro kostelní zvony 10 (zvon: 2 trollí síly)
name-BEL-11 = sluj pro kostelní zvony 11 (zvon: 1 zlato)
name-BEL-12 = sluj pro kostelní zvony 12 (zvon: 1 diamant)
name-BEL-13 = sluj pro kostelní zvony 13 (zvon: 2 obsidiány)
name-BEL-14 = sluj pro kostelní zvony 14 (zvon: 1 zlato)
name-BEL-15 = sluj pro kostelní zvony 15 (zvon: zaplnění šachet)
name-BEL-16 = sluj pro kostelní zvony 16 (zvon: 2 trollí síly)
name-VPD-01 = sluj s VB 1: 1 VB za netopýří kartu
name-VPD-02 = sluj s VB 2: 1 VB za ropuší kartu
name-VPD-03 = sluj s VB 3: 1 VB za hadí kartu
name-VPD-04 = sluj s VB 4: 1 VB za diamant
name-VPD-05 = sluj s VB 5: 1 VB za každé 2 zlata
name-VPD-06 = sluj s VB 6: 1 VB za každé 2 obsidiány
name-VPD-07 = sluj s VB 7: 1 VB za krávu
name-VPD-08 = sluj s VB 8: 1 VB za každé 2 lidi
name-VPD-09 = sluj s VB 9: 1 VB za netopýří kartu
name-VPD-10 = sluj s VB 10: 1 VB za ropuší kartu
name-VPD-11 = sluj s VB 11: 1 VB za hadí kartu
name-VPD-12 = sluj s VB 12: 1 VB za diamant
name-VPD-13 = sluj s VB 13: 1 VB za každé 2 zlata
name-VPD-14 = sluj s VB 14: 1 VB za každé 2 obsidiány
name-VPD-15 = sluj s VB 15: 1 VB za krávu
name-VPD-16 = sluj s VB 16: 1 VB za každé 2 lidi
name-ROY-01 = královská destička: pohni dvěma trolly
name-ROY-02 = královská destička: pohni trollem a člověkem
name-ROY-03 = královská destička: pohni až třemi lidmi
name-ROY-04 = královská destička: 2 trollí síly
name-ROY-05 = královská destička: až 2 krávy
name-ROY-06 = královská destička: vytěž až 3 obsidiány
name-ROY-07 = královská destička: vytěž až 2 zlata
name-ROY-08 = královská destička: vytěž diamant
name-ROY-09 = královská destička: postav sluj
name-ROY-10 = královská destička: vezmi kartu trollů
name-ROY-11 = královská destička: zaplň šachty
name-ROY-12 = královská destička se 4 šachtami obsidiánu
name-ROY-13 = královská destička se 3 šachtami zlata
name-ROY-14 = královská destička se 2 šachtami diamantů
name-ROY-15 = královská destička se 2 poli pro pacholátka
name-ROY-16 = královská destička s polem pro pacholátko a polem pro tábor
name-ROY-17 = královská destička s polem pro pacholátko a polem pro zvon
name-ROY-18 = královská destička se 2 poli pro zvony
name-ROY-19 = královská destička s polem pro tábor a polem pro zvon
name-ROY-20 = královská destička: za netopýří, hadí i ropuší kartu
name-TRC-01 = netopýří karta: 1 VB za trollí sílu
name-TRC-02 = netopýří karta: 1 VB za sluj pro zvony
name-TRC-03 = netopýří karta: 1 VB za sluj pro princezny
name-TRC-04 = netopýří karta: 1 VB za sluj s VB
name-TRC-05 = netopýří karta: 1 VB za královskou destičku
name-TRC-06 = netopýří karta: 1 VB za každé 4 destičky
name-TRC-07 = netopýří karta: 1 VB za každé 3 šachty obsidiánu
name-TRC-08 = netopýří karta: 1 VB za každé 2 šachty zlata
name-TRC-09 = netopýří karta: 1 VB za každé 2 šachty diamantů
name-TRC-10 = netopýří karta: ihned 1 zlato
name-TRC-11 = netopýří karta: ihned 2 obsidiány
name-TRC-12 = netopýří karta: ihned 1 diamant
name-TRC-13 = netopýří karta: ihned 2 trollí síly
name-TRC-14 = netopýří karta: pole pro tábor (2 trollí síly)
name-TRC-15 = netopýří karta: pole pro zvon (1 zlato)
name-TRC-16 = netopýří karta: postýlka
name-TRC-17 = hadí karta: 1 VB za trollí sílu
name-TRC-18 = hadí karta: 1 VB za sluj pro zvony
name-TRC-19 = hadí karta: 1 VB za sluj pro princezny
name-TRC-20 = hadí karta: 1 VB za sluj s VB
name-TRC-21 = hadí karta: 1 VB za královskou destičku
name-TRC-22 = hadí karta: 1 VB za každé 4 destičky
name-TRC-23 = hadí karta: 1 VB za každé 3 šachty obsidiánu
name-TRC-24 = hadí karta: 1 VB za každé 2 šachty zlata
name-TRC-25 = hadí karta: 1 VB za každé 2 šachty diamantů
name-TRC-26 = hadí karta: ihned 1 zlato
name-TRC-27 = hadí karta: ihned 2 obsidiány
name-TRC-28 = hadí karta: ihned 1 diamant
name-TRC-29 = hadí karta: ihned 2 trollí síly
name-TRC-30 = hadí karta: pole pro tábor (2 trollí síly)
name-TRC-31 = hadí karta: pole pro zvon (1 zlato)
name-TRC-32 = hadí karta: postýlka
name-TRC-33 = ropuší karta: 1 VB za trollí sílu
name-TRC-34 = ropuší karta: 1 VB za sluj pro zvony
name-TRC-35 = ropuší karta: 1 VB za sluj pro princezny
name-TRC-36 = ropuší karta: 1 VB za sluj s VB
name-TRC-37 = ropuší karta: 1 VB za královskou destičku
name-TRC-38 = ropuší karta: 1 VB za každé 4 destičky
name-TRC-39 = ropuší karta: 1 VB za každé 3 šachty obsidiánu
name-TRC-40 = ropuší karta: 1 VB za každé 2 šachty zlata
name-TRC-41 = ropuší karta: 1 VB za každé 2 šachty diamantů
name-TRC-42 = ropuší karta: ihned 1 zlato
name-TRC-43 = ropuší karta: ihned 2 obsidiány
name-TRC-44 = ropuší karta: ihned 1 diamant
name-TRC-45 = ropuší karta: ihned 2 trollí síly
name-TRC-46 = ropuší karta: pole pro tábor (2 trollí síly)
name-TRC-47 = ropuší karta: pole pro zvon (1 zlato)
name-TRC-48 = ropuší karta: postýlka
name-RND-01 = úsvit I: pacholátko, král: těžební jeskyně
name-RND-02 = úsvit I: pacholátko, král: stavební jeskyně
name-RND-03 = úsvit I: člověk, král: jeskyně trollí síly
name-RND-04 = úsvit I: princezna, král: vesnice
name-RND-05 = úsvit I: princezna, král: těžební jeskyně
name-RND-06 = úsvit II: pacholátko, král: stavební jeskyně
name-RND-07 = úsvit II: pacholátko, král: jeskyně trollí síly
name-RND-08 = úsvit II: člověk, král: vesnice
name-RND-09 = úsvit II: princezna, král: těžební jeskyně
name-RND-10 = úsvit II: princezna, král: stavební jeskyně
name-RND-11 = úsvit III: pacholátko, král: jeskyně trollí síly
name-RND-12 = úsvit III: pacholátko, král: vesnice
name-RND-13 = úsvit III: člověk, král: těžební jeskyně
name-RND-14 = úsvit III: princezna, král: stavební jeskyně
name-RND-15 = úsvit III: princezna, král: jeskyně trollí síly
name-RND-16 = úsvit IV: pacholátko, král: vesnice
name-RND-17 = úsvit IV: pacholátko, král: těžební jeskyně
name-RND-18 = úsvit IV: člověk, král: stavební jeskyně
name-RND-19 = úsvit IV: princezna, král: jeskyně trollí síly
name-RND-20 = úsvit IV: princezna, král: vesnice
name-RND-21 = soumrak I: pacholátko, král: stavební jeskyně
name-RND-22 = soumrak I: člověk, král: jeskyně trollí síly
name-RND-23 = soumrak I: princezna, král: vesnice
name-RND-24 = soumrak I: princezna, král: těžební jeskyně
name-RND-25 = soumrak I: princezna, král: stavební jeskyně
name-RND-26 = soumrak II: pacholátko, král: jeskyně trollí síly
name-RND-27 = soumrak II: člověk, král: vesnice
name-RND-28 = soumrak II: princezna, král: těžební jeskyně
name-RND-29 = soumrak II: princezna, král: stavební jeskyně
name-RND-30 = soumrak II: princezna, král: jeskyně trollí síly
name-RND-31 = soumrak III: pacholátko, král: vesnice
name-RND-32 = soumrak III: člověk, král: těžební jeskyně
name-RND-33 = soumrak III: princezna, král: stavební jeskyně
name-RND-34 = soumrak III: princezna, král: jeskyně trollí síly
name-RND-35 = soumrak III: princezna, král: vesnice
name-RND-36 = soumrak IV: pacholátko, král: těžební jeskyně
name-RND-37 = soumrak IV: člověk, král: stavební jeskyně
name-RND-38 = soumrak IV: princezna, král: jeskyně trollí síly
name-RND-39 = soumrak IV: princezna, král: vesnice
name-RND-40 = soumrak IV: princezna, král: těžební jeskyně
name-RND-41 = noc I: pacholátko, král: jeskyně trollí síly
name-RND-42 = noc I: pacholátko, král: vesnice
name-RND-43 = noc I: člověk, král: těžební jeskyně
name-RND-44 = noc I: princezna, král: stavební jeskyně
name-RND-45 = noc I: princezna, král: jeskyně trollí síly
name-RND-46 = noc II: pacholátko, král: vesnice
name-RND-47 = noc II: pacholátko, král: těžební jeskyně
name-RND-48 = noc II: člověk, král: stavební jeskyně
name-RND-49 = noc II: princezna, král: jeskyně trollí síly
name-RND-50 = noc II: princezna, král: vesnice
name-RND-51 = noc III: pacholátko, král: těžební jeskyně
name-RND-52 = noc III: pacholátko, král: stavební jeskyně
name-RND-53 = noc III: člověk, král: jeskyně trollí síly
name-RND-54 = noc III: princezna, král: vesnice
name-RND-55 = noc III: princezna, král: těžební jeskyně
name-RND-56 = noc IV: pacholátko, král: stavební jeskyně
name-RND-57 = noc IV: pacholátko, král: jeskyně trollí síly
name-RND-58 = noc IV: člověk, král: vesnice
name-RND-59 = noc IV: princezna, král: těžební jeskyně
name-RND-60 = noc IV: princezna, král: stavební jeskyně

screen-board = Vesnice a tvoje hora
screen-round = Kolo { $number }
screen-phase-card = Karta
screen-phase-troll = Troll
screen-phase-other = Další troll
screen-phase-draw = Dobrání
screen-enlarge = zvětšit (destiček: { $tiles })
screen-rounds = z { $number }
screen-close = Zpět ke tvé hoře
screen-tab-dens = Sluje
screen-tab-shelves = Nabídka
screen-tab-more = Průběh
screen-leads = tady je z čeho vybírat
screen-points = z { $total ->
    [one] { $total } akčního bodu
    [few] { $total } akčních bodů
   *[other] { $total } akčních bodů
}
screen-lay = Položit sem
screen-turn-left = Otočit doleva
screen-turn-right = Otočit doprava
screen-makes-obsidian = { $count ->
    [one] +1 obsidiánová šachta
    [few] +{ $count } obsidiánové šachty
   *[other] +{ $count } obsidiánových šachet
}
screen-makes-gold = { $count ->
    [one] +1 šachta zlata
    [few] +{ $count } šachty zlata
   *[other] +{ $count } šachet zlata
}
screen-makes-diamond = { $count ->
    [one] +1 diamantová šachta
    [few] +{ $count } diamantové šachty
   *[other] +{ $count } diamantových šachet
}
screen-brings-obsidian = a vlastní obsidián: { $count }
screen-brings-gold = a vlastní zlato: { $count }
screen-brings-diamond = a vlastní diamanty: { $count }
screen-makes-none = nedokončí žádnou šachtu
screen-hint-play-card = Do vesnice z karty přijde figurka a král jde tam, kam ho pošle spodní část karty. Kde král stojí, dává jeden akční bod.
screen-hint-choose-clan = Každý klan má svou desku. Vyhrát může každý.
screen-hint-cave = Stiskni, co svítí. Číslo vpředu je cena v akčních bodech, vedle je, co se platí navíc; červené je, co ti chybí.
screen-hint-move-troll = V jeskyni dávají tvoji trollové, lidé a král každý jeden akční bod, ve vesnici tvoji trollové, tvoje tábory a král.
screen-hint-move-other-troll = Ne ten troll, který se právě pohnul.
screen-hint-push = Všechny kotle jsou obsazené. Vybraný troll jde domů a jeho majitel řekne, do které jeskyně.
screen-hint-home = Vystrčený troll, i ten poslaný domů, jde na prázdný kotel v tvé jeskyni.
screen-hint-village = { $castle }, pokaždé za { $points } AB; po této akci se na konci fáze všichni tvoji trollové odtud vrátí do tvých jeskyní.
screen-hint-take-royal-tile = Královská destička má hodnotu 3 VB a potřebuje místo ve tvé podzemní síti.
screen-hint-lay-tile = Vyber místo; stejné poloviny, které se setkají, tvoří šachtu.
screen-hint-turn-tile = Stejné poloviny, které se setkají, tvoří šachtu.
screen-hint-send-camp = Až odejde, získáš to, co zakrývá.
screen-hint-send-changeling = Až odejde, získáš to, co zakrývá.

why-not-in-hand = tuto kartu nemáš v ruce (TP-TURN.4)
why-task-not-open = tato královská karta není ve hře (TP-SETUP.22)
why-task-done = tento úkol už máš splněný (TP-R.19)
why-task-not-met = tento úkol ještě nesplňuješ (TP-TASK.1)
why-no-troll-there = nestojí tam žádný tvůj troll (TP-MOVE.1)
why-forest = tato sekce je les, ne vesnice (TP-SETUP.3)
why-own-trolls = vesnice je plná a vlastní trolly nelze vystrčit (TP-MOVE.9)
why-cave-full = v jeskyni není prázdný kotel (TP-MOVE.6)
why-barred = tento troll se v tomto tahu už pohnul (TP-MOVE.13)
why-wall = průchod musí navazovat na průchod (TP-TILES.5)
why-vp-den-place = sluj s VB sousedí právě s jednou destičkou (TP-TILES.7)
why-same-card = kartu tohoto druhu už máš (TP-CARD.1)
why-other-place = to není akce místa, kam šel tvůj troll (TP-AP.10)
why-points = máš málo AB (TP-ACT.4)
why-goods = nemůžeš zaplatit celý poplatek (TP-ACT.4)
why-shaft-empty = žádná šachta tohoto zdroje není plná (TP-R.26)
why-not-here = nic takového v této vesnici není (TP-VILLAGE.1)
why-no-space = nemáš pro to volné pole (TP-VILLAGE.1, TP-BUILD.6)
why-activated = za fázi smíš aktivovat jen jednu královskou destičku (TP-ROYAL.2)
why-not-yours = tato královská destička není ve tvé podzemní síti (TP-ROYAL.4)
why-lasting = tato královská destička nemá akci (TP-ROYAL.9)
why-no-effect = z této akce teď nelze udělat nic (TP-R.35)
why-clan-taken = tento klan už vede někdo jiný (TP-SETUP.27)
why-task-not-turn = královské karty se plní jen ve vlastním tahu (TP-TASK.1)
why-task-laying = nejprve se destička položí a otočí (TP-R.46)
why-own-troll = vlastní trolly nelze vystrčit (TP-MOVE.9)
why-no-troll-to-push = ve vesnici není žádný troll tohoto klanu (TP-MOVE.7)
why-no-other-cauldron = vesnice je plná: nemá jiný prázdný kotel (TP-R.37)
why-moved-already = tímto trollem už efekt pohnul; hýbe různými trolly (TP-ROYAL.10)
why-other-troll = troll, který tu smí táhnout, má jiné jméno: shift-walker je ten z fáze 2 (TP-R.29)
why-no-human-there = v této jeskyni nemáš člověka (TP-ROYAL.11)
why-card-not-shown = tato karta neleží v nabídce (TP-POWER.9)
why-tile-not-shown = tato destička neleží v nabídce (TP-BUILD.12)
why-royal-not-shown = tato destička neleží v nabídce (TP-VILLAGE.4)
why-royal-asked = teď se bere královská destička (TP-VILLAGE.4, TP-TASK.5)
why-den-asked = teď se bere sluj (TP-BUILD.12)
why-card-asked = teď se bere karta trollů ({ $rule })
why-not-in-pile = neleží v balíčku, ze kterého se táhne ({ $rule })
why-empty-seat = nikdo tam nesedí ({ $rule })
why-one-den = postaví se aspoň jedna sluj ({ $rule })
why-must-shift = účinek se provede, jak nejdál to jde ({ $rule })
why-no-own-camp = všechny tvé tábory už opustily desku (TP-BUILD.8)
why-no-neutral-camp = žádná vesnice už nemá neutrální tábor (TP-BUILD.7)
why-camps-gone = tato vesnice už nemá neutrální tábor (TP-BUILD.7)
why-no-own-changeling = všechna tvá pacholátka už opustila desku (TP-VILLAGE.16)
why-slot-empty = na tomto poli už nic tvého nestojí (TP-BUILD.2, TP-VILLAGE.9)
why-no-den-fits = žádná sluj z nabídky nemá v tvé síti místo (TP-TILES.2, TP-TILES.7, TP-TILES.9)
why-no-place-left = tvá síť už nemá volné místo (TP-TILES.2)
why-first-vp-den = sluj s VB nemůže být první destičkou (TP-R.14)
why-same-vp-den = sluj s VB tohoto druhu už v tvé síti leží (TP-TILES.9)
why-vp-den-nowhere = žádné volné místo nesousedí právě s jednou destičkou (TP-TILES.7)
why-first-place = první destička patří do vyznačeného výřezu (TP-TILES.1)
why-joins-nothing = žádná tvá destička nemá toto číslo, nic by se nespojilo (TP-TILES.2)
why-overlaps = destička by ležela na jiné (TP-TILES.15)
why-over-rim = destička by ležela na tvé desce (TP-TILES.16)
why-at-wall = destička by ležela u stěny sluje s VB (TP-TILES.6, TP-TILES.8)
why-other-name = toto místo má jméno podle první destičky, které se dotýká (TP-TILES.2)
why-shafts-full = žádná šachta tohoto zdroje není prázdná (TP-POWER.2)
why-no-cauldron = jeskyně nemá prázdný kotel pro člověka (TP-VILLAGE.20)
why-no-barn = žádný tvůj odkrytý chlév není prázdný (TP-VILLAGE.24)
why-no-cow = v zásobě už není kráva (TP-R.17)
why-no-such-space = není tam pole pro takový předmět (TP-BOARD.6)
why-space-taken = pole je obsazené (TP-BOARD.6)
why-space-not-yours = to neleží ve tvém herním prostoru (TP-BOARD.4)
why-royal-place = královské akce se na tomto místě neužívají: tak se stůl dohodl (TP-R.5)
why-no-board-action = desky nemají královskou akci: tak se stůl dohodl (TP-R.6)

## The table in a terminal

sheet-round = Kolo
sheet-turn = Na tahu
sheet-phase = Fáze
sheet-points = Akční body
sheet-village = Vesnice
sheet-castle = Hrad
sheet-stock = K dispozici
sheet-bells = Zvony
sheet-camps = Tábory
sheet-changelings = Pacholátka
sheet-humans = Lidé
sheet-princesses = Princezny
sheet-here = Na místě
sheet-trolls = Trollové
sheet-score = Body
sheet-round-cards = Karty kol
sheet-resources = Zdroje
sheet-power = Trollí síla
sheet-cows = Krávy
sheet-barns = chlévy
sheet-slots = Zakryto na desce
sheet-shafts = Plné šachty
sheet-tiles = Destičky
sheet-stored = Uloženo
error-short-track = prodloužená stupnice trollí síly končí na { $extended }, dřív než základní na { $plain } (TP-R.7)

## Krabice, pro dokumentaci

components-prices = Ceník
components-scores = Vítězné body
components-clans = Klany a jejich desky
components-pieces = Společný materiál
components-own-pieces = Materiál každého klanu
components-castles = Destičky hradů
components-decks = Karty kol každého hráče
components-action = Akce
components-place = Místo
components-number = Počet
components-clan = Klan
components-shafts = Šachty
components-start = Počáteční zdroje
components-barns = Otevřené chlévy
components-tile = Destička
components-edges = Okraje proti směru hodin: o, g, d půl šachty obsidiánu, zlata, diamantu; - průchod; # stěna
components-four = Jen ve čtyřech hráčích
components-squares = Čtverce pro pacholátka
components-card = Karta
components-colour = Barva
components-players = Hráči
components-rounds = Kola
components-comes = Přijde do vesnice
components-fill = zaplň všechny šachty jednoho zdroje
components-buy = kup kartu trollů
components-hire = najmi člověka
components-activate = aktivuj královskou destičku
components-blue = modrá
components-yellow = žlutá
components-red = červená

## The almanac

kind-piece = Figurka
kinds-piece = Figurky a zdroje
kind-place = Místo
kinds-place = Místa
kind-clan = Klan
kinds-clan = Klany
kind-den = Destička sluje
kinds-den = Destičky slují
kind-royal = Královská destička
kinds-royal = Královské destičky
kind-card = Karta trollů
kinds-card = Karty trollů
kind-task = Královská karta
kinds-task = Královské karty
kind-castle = Destička hradu
kinds-castle = Destičky hradu
kind-round = Karta kola
kinds-round = Karty kol
almanac-troll = Troll
almanac-troll-is = Máš jich pět. Dva se v tahu pohnou, každý na jiné místo; kam jeden přijde, tam každý tvůj dává akční bod.
almanac-king = Král trollů
almanac-king-is = Posílají ho karty kol. Dává akční bod tam, kde je, a nepotřebuje kotel.
almanac-princess = Princezna
almanac-princess-is = Polapíš ji ve vesnici za 5 akčních bodů, 2 trollí síly a diamant; potřebuje postýlku. 7 bodů a hned královská destička.
almanac-changeling = Pacholátko
almanac-changeling-is = Vymění se ve vesnici: tvoje tam odejde a odkryje, co zakrývalo, neutrální přijde na tvůj čtverec. Neutrální se počítají do sad.
almanac-camp = Tábor
almanac-camp-is = Postaví se ve vesnici místo neutrálního. Tvůj tam dává akční bod a odkryje, co zakrýval; neutrální přijde k tobě a počítá se do sad.
almanac-bell = Kostelní zvon
almanac-bell-is = Strhneš ho ve vesnici za 4 akční body a 3 obsidiány; potřebuje pole pro zvon. Počítá se do sad.
almanac-human = Člověk
almanac-human-is = Najmeš ho ve vesnici za 2 akční body, 1 trollí sílu a 1 zlato. V kotli tvých jeskyní dává akční bod; na konci 1 bod.
almanac-cow = Kráva
almanac-cow-is = Ukradneš ji v kterékoli vesnici za 1 akční bod; každá potřebuje otevřený chlév. Tábory a karty trollů stojí jednu.
almanac-obsidian = Obsidián
almanac-obsidian-is = Těží se za 1 akční bod kus. Sluje stojí jeden, zvony tři.
almanac-gold = Zlato
almanac-gold-is = Těží se za 2 akční body kus. Lidé stojí jedno, pacholátka dvě.
almanac-diamond = Diamant
almanac-diamond-is = Těží se za 3 akční body kus. Princezna stojí jeden; při výměně pacholátek nahradí 2 zlata.
almanac-troll-power = Trollí síla
almanac-troll-power-is = Získáváš ji v jeskyni trollí síly, na stupnici o 6 nebo 8 krocích. Karty trollů a lidé stojí jednu, pacholátka a princezny dvě.
almanac-mining-is = Tady se těží z tvých šachet: obsidián za 1 akční bod, zlato za 2, diamant za 3. Každý tábor, který opustil své místo, jednu těžbu zdvojí.
almanac-building-is = Tady postavíš tábor (3 akční body a krávu), až dvě sluje (2 a 1 obsidián) nebo vyměníš pět destiček slují (1).
almanac-power-is = Tady zaplníš všechny šachty jednoho zdroje (2 akční body), získáš trollí sílu (2), koupíš kartu trollů (1, 1 trollí síla a kráva) nebo vyměníš pět karet (1).
almanac-village = Vesnice
almanac-village-is = Čtyři kotle pro trolly všech. Co tu stojí, lze získat: princeznu, zvony, pacholátko, lidi; a krávu. Je-li vesnice plná, vystrčíš cizího trolla.
almanac-cauldron = Kotel
almanac-cauldron-is = Místo jednoho trolla nebo člověka: pět v každé jeskyni, čtyři v každé vesnici.
almanac-shaft = Šachta
almanac-shaft-is = Pojme jeden kus svého zdroje. Na desce, v destičkách a tam, kde se na okraji setkají dvě stejné poloviny; ty jsou zprvu prázdné.
almanac-clan-is = Na začátku: obsidián { $obsidian }, zlato { $gold }, trollí síla { $power }, krávy { $cows }, lidé { $humans }.
almanac-clan-shafts = Šachty na desce: obsidián { $obsidian }, zlato { $gold }, diamanty { $diamonds }.
almanac-den-resource-is = Dvě šachty obsidiánu, hned plné, a pole pro tábor, které při obsazení přinese bonus.
almanac-den-princess-is = Postýlka pro jednu princeznu.
almanac-den-bell-is = Otevře ti chlév a má pole pro zvon, které při obsazení přinese bonus.
almanac-den-vp-is = Boduje na konci. Má jen jeden průchod, takže za ni už nic nepřiložíš.
almanac-royal-is = Na konci 3 body. Bereš si ji za princeznu nebo královskou kartu a přiložíš do sítě; její akce stojí 1 akční bod, jednou za fázi.
almanac-card-is = Koupíš ji v jeskyni trollí síly za 1 akční bod, 1 trollí sílu a krávu. Nese totem a má čtverce pro neutrální pacholátka.
almanac-task-is = Kdo má, co žádá, splní ji ve svém tahu zdarma a vezme si královskou destičku. Může to každý, jednou.
almanac-castle-is = Akce hradu stojí 3 akční body. Na konci fáze se všichni tvoji trollové z této vesnice vrátí domů.
almanac-round-is = Hraje se na začátku tvého tahu: její figurka přijde do vesnice a král jde, kam karta říká.

## Nápověda

help-laying = Položení destičky
help-supply = V zásobě
help-price = Cena
help-done = splněno
help-here = { $trolls ->
    [0] {""}
    [one] { $trolls } troll
    [few] { $trolls } trollové
   *[other] { $trolls } trollů
}{ $camps ->
    [0] {""}
    [one] {" "}· { $camps } tábor
    [few] {" "}· { $camps } tábory
   *[other] {" "}· { $camps } táborů
}

## Choosing a clan

screen-choose-for-me = Vyber za mě
screen-clan-start = na začátku
screen-clan-shafts = šachty k těžbě
screen-clan-barns = chlévy pro krávy
screen-clan-royal = královská akce
screen-clan-yellow = těží dvojnásob zlata
screen-clan-red = má hned diamant
screen-clan-purple = pět šachet a člověk
screen-clan-turquoise = dva chlévy a dvě krávy

## Co mluví pro tah

part-points = body
part-stock = tvoje zdroje, krávy a trollí síla
part-engine = co přináší víc každý tah: šachty, lidé, tábory
part-tasks = skoro splněné královské karty
part-turn = co může přinést zbytek tahu
name-count-points = body
name-count-goods = zdroje na desce
name-count-humans = lidé

help-points = Tvoje akční body, když sem přijde troll

## Části stránky

screen-land = Krajina
screen-all-places = Všechna místa
screen-cave-mining = Těžební jeskyně
screen-cave-building = Stavební jeskyně
screen-cave-power = Jeskyně trollí síly
screen-do-mine-obsidian = { $count ->
    [one] 1 obsidián
    [few] { $count } obsidiány
   *[other] { $count } obsidiánů
}
screen-do-mine-gold = { $count ->
    [one] 1 zlato
    [few] { $count } zlata
   *[other] { $count } zlat
}
screen-do-mine-diamond = { $count ->
    [one] 1 diamant
    [few] { $count } diamanty
   *[other] { $count } diamantů
}
screen-do-dens = Až 2 sluje
screen-do-camp = Postavit tábor
screen-do-tiles = Vyměnit destičky
screen-do-fill = Zaplnit šachty
screen-do-power = Získat { $count } síly
screen-do-card = Koupit kartu
screen-do-cards = Vyměnit karty
screen-full = plné { $full } z { $all }
screen-no-shaft = žádná šachta
screen-trolls = { $count ->
    [one] 1 troll
    [few] { $count } trollové
   *[other] { $count } trollů
}
screen-humans = { $count ->
    [one] 1 člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}
screen-camps = { $count ->
    [one] 1 tábor
    [few] { $count } tábory
   *[other] { $count } táborů
}
screen-king = král
screen-lent = půjčeno { $count }
screen-nobody = nikdo tu není
screen-held-troll = Kam jde tento troll?
screen-hint-held = Každé místo ukazuje akční body, které tam s tímto trollem budeš mít.
screen-gain-fill = zaplnit šachty
screen-gain-tp1 = 1 síla
screen-gain-tp2 = 2 síly
screen-gain-g1 = 1 zlato
screen-gain-d1 = 1 diamant
screen-gain-o1 = 1 obsidián
screen-gain-o2 = 2 obsidiány
screen-gain-c1 = 1 kráva
screen-gain-c2 = 2 krávy
screen-gain-o1-c1 = obsidián, kráva
screen-gain-mine-o2 = vytěžit 2 obsidiány
screen-gain-mine-o3 = vytěžit 3 obsidiány
screen-gain-mine-g1 = vytěžit 1 zlato
screen-gain-mine-g2 = vytěžit 2 zlata
screen-gain-mine-d1 = vytěžit diamant
screen-gain-den = postavit sluj
screen-gain-card = vzít kartu
screen-gain-trolls2 = pohyb 2 trollů
screen-gain-troll-human = troll + člověk
screen-gain-humans3 = pohyb 3 lidí
screen-tile-camp = tábor: { $gain }
screen-tile-bell = zvon: { $gain }
screen-tile-bed = postýlka
screen-tile-shafts = { $count ->
    [few] { $count } šachty
   *[other] { $count } šachet
}
screen-tile-spaces = 2 pole
screen-tile-totems = 3 totemy
screen-card-now = hned
screen-card-spaces = { $count ->
    [one] pole
    [few] { $count } pole
   *[other] { $count } polí
}
screen-card-owned = tu už máš
screen-note-tasks = každá přinese královskou destičku
screen-note-royals = po 3 bodech
screen-mountain-of = Hora: { $name }
screen-free = Volná pole
screen-royal-action = Královská akce
screen-makes-best = šachta, kterou tam dokončí nejlepší otočení
screen-power-short = Síla
screen-waiting = čeká
screen-camps-left = zbývá vlastních táborů: { $count }
screen-changelings-left = zbývá vlastních pacholátek: { $count }
screen-totem-bat = netopýr
screen-totem-snake = had
screen-totem-toad = ropucha
screen-tap-card = vyber jednu z karet
screen-first-den = Zde bude tvá první sluj. Sluje se budují ve stavební jeskyni.
screen-missing = chybí:
screen-do-swap = Vyměnit pacholátka a zaplatit
screen-tile-vp-bat-cards = 1 za netopýra
screen-tile-vp-toad-cards = 1 za ropuchu
screen-tile-vp-snake-cards = 1 za hada
screen-tile-vp-diamonds = 1 za diamant
screen-tile-vp-gold = 1 za 2 zlata
screen-tile-vp-obsidian = 1 za 2 obsidiány
screen-tile-vp-cows = 1 za krávu
screen-tile-vp-humans = 1 za 2 lidi
