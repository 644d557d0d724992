### Co mají společné všechny hry, terminál i stránka.

## Kdo sedí u stolu

seat-unnamed = místo { $number }
seat-nature = náhoda
seat-spectator = divák
name-unknown = něco skrytého
sheet-player = Hráč
components-rule = Pravidlo
components-turn = První tah
components-example = Ukázkový tah z pravidel

## Co si bot myslí o volbě

worth-best = nejlepší
worth-near = zhruba stejně dobré
worth-less = slabší
worth-poor = o hodně slabší

## Chyby: co bylo zadáno, co se čekalo a kde

error-unknown-game = hra „{ $given }“ neexistuje, k dispozici jsou: { $expected }
error-broken-game = ve složce „{ $given }“ není hratelná hra: { $why }
error-broken-package = balíček „{ $package }“ nepřináší hratelnou hru „{ $given }“: { $why }
error-game-twice = hru „{ $given }“ přinášejí dva balíčky ({ $packages }): odinstalujte všechny až na jeden
error-game-is-ours = hra „{ $given }“ je jedna z našich: ta z { $packages } se nepoužívá
error-game-not-installed = hra „{ $given }“ tu není nainstalována, tento záznam nelze přehrát: hry jsou { $expected }
error-no-game = „{ $given }“ není hra, ale { $kind }
error-other-game-made = { $module } nevytváří hru s id „{ $given }“, nýbrž { $made }
error-no-game-made = { $module } nevytváří hru s id „{ $given }“ ani žádnou jinou
error-unknown-bot = bot „{ $given }“ neexistuje, k dispozici jsou: { $expected }
error-bot-twice = bota „{ $given }“ přinášejí dva balíčky ({ $packages }): odinstalujte všechny až na jeden
error-broken-bot = balíček „{ $package }“ nepřináší bota „{ $given }“, který by mohl hrát: { $why }
error-no-player = „{ $given }“ nevytváří Player, ale { $kind }
error-not-imported = „{ $given }“ nelze importovat: { $why }
error-unknown-option = { $game } nemá volbu „{ $given }“
error-unknown-option-because = { $game } nemá volbu „{ $given }“: { $why }
error-unknown-pick-because = { $game } nemá volbu „{ $given }“: { $why }; na výběr je { $offered }
why-spelt-nothing = nebylo nic řečeno
why-spelt-verb = volba začíná na { $expected }, ne na „{ $word }“
why-spelt-word = po „{ $before }“ následuje { $expected }, ne „{ $word }“
why-spelt-short = po „{ $before }“ musí následovat { $expected }
why-spelt-end = po „{ $before }“ už nic nenásleduje
why-other-question = teď se rozhoduje o něčem jiném: { $question }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
why-hidden = o tom rozhoduje náhoda nebo něco skrytého{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
error-unknown-option-id = { $game } nemá možnost číslo { $given }: jsou očíslovány od 0 do { $last }
error-bad-budget = s { $given } nemůže nikdo přemýšlet: iterace a sekundy jsou 0 nebo více
error-bad-answer = bot „{ $bot }“ odpověděl „{ $given }“, což není žádná z jeho možností: { $offered }
error-unknown-pick = { $game } nemá volbu „{ $given }“: na výběr je { $offered }
error-bad-seats = { $game }: počet hráčů je { $expected }, ne { $given }
error-unknown-seat = místo { $given } u tohoto stolu neexistuje: poslední je { $last }
error-nature-sees = náhoda stůl nevidí: podívejte se očima některého místa nebo diváka
error-spectator-row = divák nemá řádek čísel: vyžádej si řádek některého místa
error-bad-action = stůl { $table } nenabízí akci { $given }: možnosti jsou { $expected }
error-action-count = jedna akce pro každý stůl: zadáno { $given }, čeká se { $expected }
error-bad-setting = pravidlo stolu „{ $option }“ nemůže být { $given }: čeká se { $expected }
error-unknown-setting = pravidlo stolu „{ $given }“ neexistuje, k dispozici jsou: { $expected }
error-illegal-pick = { $seat } nemůže zvolit „{ $given }“: na výběr je { $offered }
error-illegal-pick-because = { $seat } nemůže zvolit „{ $given }“: { $why }; na výběr je { $offered }
error-not-your-question = { $seat } nemůže zvolit „{ $given }“: na tahu je { $asked_seat }
error-game-over = nikdo nemůže zvolit „{ $given }“: hra skončila
error-manner = „{ $option }“ nezná způsob „{ $given }“
error-nothing-to-undo = { $seat } nemá co vzít zpět
error-resigned-already = { $seat }: hra už byla vzdána
error-nobody-types = není tu nikdo, kdo by napsal, co přinesla náhoda ({ $source }): boti hrají tam, kde se losuje
error-cannot-undo = { $seat } nemůže nic vzít zpět: od té doby vyšlo něco najevo
error-cannot-redo = { $seat } nemá co zopakovat
error-undo-over = nikdo nemůže nic vzít zpět: hra skončila a její tajemství je odhaleno
error-no-such-line = řádek { $given }, ke kterému by se dalo vrátit, není: poslední je { $last }
error-no-request = nikdo nežádal o vrácení tahu
error-other-request = žádost o návrat je mezitím jiná: řádky { $expected } místo { $given }
error-bad-position = to není pozice: ve sloupci { $column } je „{ $given }“, čeká se { $expected }
error-bad-position-parts = to není pozice: „{ $given }“ nemá své tři části
error-bad-position-game = to není pozice: má „{ $given }“, čeká se „{ $expected }“
error-bad-position-fields = to není pozice: její pole jsou „{ $given }“, čeká se „{ $expected }“
error-bad-position-fit = to není pozice: co říká, nejde dohromady ({ $given })

## Záznamy: co je na nich špatně a kde

record-place = řádek { $line }, sloupec { $column }
record-part = { $expected ->
        [answer] možnost, „undo“ s číslem, nebo „??“
        [colon] dvojtečka
        [count] pořadí losování ze zdroje
        [date] datum jako „2026-11-15“
        [game] označení hry
        [hex] šestnáctkové číslo (u závazku a tajemství 64 číslic)
        [language] jazyk jako „en“
        [line-end] konec řádku
        [number] číslo
        [origin] „drawn“, „tower“, „typed“ nebo „typed“ s číslem místa
        [reason] důvod konce
        [scores] výsledek
        [seat] číslo místa
        [seq] číslo řádku
        [source] jméno zdroje, třeba „die“
        [table] označení pravidla stolu
        [text] text nejvýše o 500 znacích
        [undo] číslo řádku, ke kterému se vrací
        [value] hodnota pravidla stolu
        [viewer] číslo místa nebo „spectator“
        [who] „seat“ nebo „nature“
       *[other] „{ $expected }“
    }
error-record-after-end = { record-place }: „{ $given }“ stojí až za koncem záznamu
error-record-asked = { record-place }: zde se neptáme „{ $given }“, ale „{ $expected }“
error-record-character = { record-place }: znak { $given } nemůže v záznamu stát
error-record-count = { record-place }: tah { $given } ze zdroje „{ $source }“ není na řadě: čeká se losování { $expected }
error-record-cut-short = { record-place }: řádek končí tam, kde se čeká { record-part }
error-record-draw = { record-place }: tohle se nevylosovalo: tajemství dává „{ $expected }“, v záznamu je „{ $given }“
error-record-fall = { record-place }: tohle nespadlo: věž dává „{ $expected }“, v záznamu je „{ $given }“
error-record-fall-beside = { record-place }: co leží vedle tohoto pádu, úder nezpůsobil
error-record-edition = záznam patří k vydání pravidel { $given } a toto je vydání { $expected }: nelze jej přehrát
error-record-end = { record-place }: hra končí „{ $expected }“, záznam říká „{ $given }“
error-record-expected = { record-place }: „{ $given }“ stojí tam, kde se čeká { record-part }
error-record-game = záznam je ze hry „{ $given }“, ne ze hry „{ $expected }“
error-record-header-mark = { record-place }: hlavička není ta, která byla zapečetěna
error-record-hidden = { record-place }: „??“ smí být jen ve vlastním záznamu místa, který má řádek „view“
error-record-json = tento JSON není záznam: { $why }
error-record-label = { record-place }: žádný řádek záznamu nezačíná „{ $given }“
error-record-late-header = { record-place }: řádek „{ $given }“ patří do hlavičky, nad první tah
error-record-line-long = { record-place }: řádek má { $given } znaků, dovoleno je nejvýše { $most }
error-record-lines = záznam má { $given } řádků, dovoleno je nejvýše { $most }
error-record-mark = { record-place }: tento řádek není ten, který byl zapečetěn
error-record-missing = { record-place }: hlavička končí bez řádku „{ $expected }“
error-record-no-line = v tomto záznamu není řádek { $given }: má řádky 0 až { $last }
error-beside-line = řádek { $line } vedle tohoto záznamu nelze přečíst
error-beside-other = co leží vedle tohoto záznamu, patří k jinému
error-record-not-over = { record-place }: záznam má konec, ale hra pokračuje: řádky chybějí
error-record-not-text = { record-place }: toto není text v UTF-8
error-record-numbered = { record-place }: záznam má nejvýše { $most } číslovaných řádků
error-record-over = { record-place }: hra skončila už před „{ $given }“
error-record-pick = { record-place }: { $why }
error-record-promise = { record-place }: toto není tajemství, ke kterému se stůl zavázal
error-record-scores = { record-place }: počet výsledků je { $given }, počet míst { $expected }
error-record-seal = { record-place }: záznam není ten, který byl zapečetěn
error-record-seal-length = { record-place }: zapečetěných řádků je { $expected }, v záznamu { $given }
error-record-seat = { record-place }: místo { $given } není: poslední je { $last }
error-record-seats = { record-place }: počet míst { $given }: záznam jich má 1 až { $most }
error-record-sequence = { record-place }: řádek { $given } není na řadě: čeká se řádek { $expected }
error-record-size = záznam má { $given } bajtů nebo více, dovoleno je nejvýše { $most }
error-record-start = { record-place }: záznam začíná „{ $expected }“, ne „{ $given }“
error-record-text = „{ $given }“ nemůže v záznamu stát: čeká se jeden řádek o 1 až { $most } znacích bez mezer na krajích
error-record-twice = { record-place }: „{ $given }“ už tam je
error-record-undo = { record-place }: k řádku { $given } se nelze vrátit: už neplatí, nebo po něm nic není
error-record-unknown = { record-place }: toto je vlastní záznam místa, a co se zde vybralo, neví
error-record-version = { record-place }: toto je „{ $given }“ a číst lze jen „{ $expected }“

verify-replayed = { $lines ->
        [one] přehrán jeden řádek
        [few] přehrány { $lines } řádky
       *[other] přehráno { $lines } řádků
    }
verify-recomputed = { $draws ->
        [one] přepočítáno jedno losování
        [few] přepočítána { $draws } losování
       *[other] přepočítáno { $draws } losování
    }
verify-repeated = { $draws ->
        [one] jedna odpověď věže zopakována
        [few] { $draws } odpovědi věže zopakovány
       *[other] { $draws } odpovědí věže zopakováno
    }
verify-unchecked-tower = z věže, nepřepočítáno ({ $draws }): { $which }
verify-unchecked-typed = zadáno ručně, nepřepočítáno ({ $draws }): { $which }
verify-unchecked-forked = ze hry, ze které se tato oddělila, nepřepočítáno ({ $draws }): { $which }
verify-unchecked-secret = nepřepočítáno, protože tajemství není odhaleno ({ $draws }): { $which }
verify-not-over = hra neskončila
verify-not-whole = toto je vlastní záznam místa: ověřit lze jen řádky před první mezerou
verify-not-promised = záznam nemá závazek: jeho tajemství mohlo být vybráno dodatečně
verify-not-sealed = záznam nemá pečeť: dovolený tah místo jiného by nebylo poznat

replay-undo = { $seat } se vrací k řádku { $to }
log-typed = { $seat } zadává výsledek
end-broken-off = Přerušeno po nejvyšším povoleném počtu rozhodnutí
log-resigned = { $seat } se vzdává
end-resigned = Všichni ostatní se vzdali
replay-not-over = Hra neskončila.

## Turnaje a programy

error-arena-needs-two = turnaj potřebuje dva různé boty, zadáno bylo „{ $given }“
error-arena-clock = podle hodin „{ $given }“ se přemýšlet nedá: jsou tu { $expected }
error-arena-clock-program = „{ $given }“ je samostatný program a jeho procesorový čas tento proces během přemýšlení nespočítá: ať hraje podle hodin na zdi
error-arena-other-contest = v souboru { $file } je jiný turnaj: „{ $expected }“, tento je „{ $given }“; zadejte jiný soubor pomocí --out
error-store = databázi { $given } nelze použít: { $why }
error-store-driver = databáze { $given } potřebuje ovladač { $driver }, který není nainstalován; pro PostgreSQL: pip install 'trollbord[postgres]'
error-store-claimed = databázi { $given } používá jiný server: nejdřív ho zastavte
error-remind-address = upozornění potřebují adresu, na které je server dostupný, třeba https://klub.example; zadáno „{ $given }“
error-remind-mail = poštovní server se zadává jako smtp://… nebo smtps://jméno:heslo@host; zadáno „{ $given }“
error-remind-key = klíč pro push { $given } nelze použít: { $why }
error-store-older = databáze { $given } pochází ze starší verze: `trollbord db upgrade` ji převede
error-store-newer = databáze { $given } pochází z novější verze Trollbordu (její podoba je { $version }): použijte tu verzi
error-store-full = v databázi { $given } už stoly jsou: zadejte prázdnou
error-store-program = k tomu je potřeba program { $program } z PostgreSQL, který není nainstalován (Debian a Ubuntu: balíček postgresql-client)
error-arena-needs-pyarrow = k zápisu „{ $file }“ je potřeba pyarrow: pip install 'trollbord[parquet]', nebo zadejte soubor .csv pomocí --out
error-extra-missing = k tomu je potřeba balíček { $package }, který není nainstalován: pip install 'trollbord[{ $extra }]'
error-arena-other-columns = soubor { $file } zapsala jiná verze arény, s jinými sloupci; zadejte jiný soubor pomocí --out
error-benchmark-file = { $file } není soubor výsledků, který by souhlasil: { $why }
error-unknown-start = { $game } nemá začátek „{ $given }“: má { $expected }
error-no-cluster = na „{ $address }“ není klastr Ray: { $why }
error-other-version = jeden počítač klastru má Trollbord verze { $given }, potřeba je { $expected }: všechny musí mít stejnou
error-dataset-none = ve složce { $folder } není datová sada
error-dataset-other = ve složce { $folder } je datová sada jiného druhu ({ $why })
error-dataset-no-records = nejsou žádné záznamy, ze kterých by se dalo učit
error-bad-weights = v souboru { $file } nejsou použitelné váhy: { $why }
error-bot-without-heat = „{ $given }“ nejde říct, jak moc má chybovat: jen tomte a těm, kdo hledají, s teplotou nad 0
error-bot-without-weights = „{ $given }“ nehledá, a proto nemůže dostat váhy
error-fit-no-features = { $game } nemá žádné příznaky, pro které by se daly naučit váhy
error-fit-records = { $folder } vznikla ze záznamů: váhy se učí z partií, které hráli boti („trollbord dataset play“)
error-fit-by = podle { $by } se přizpůsobuje jen přímka, která vychází z ručně psaného hodnocení
error-fit-other-rules = partii { $match } nelze přehrát: datová sada je z jiných pravidel nebo z jiné verze
error-program-missing = program „{ $program }“ neexistuje
error-program-no-node = „{ $program }“ potřebuje Node.js, a ten není nainstalován
error-program-not-ready = „{ $program }“ neodpověděl na „hello“ slovem „ready“
error-program-gone = „{ $program }“ skončil uprostřed partie
error-program-silent = „{ $program }“ neodpověděl do { $seconds ->
        [one] { $seconds } sekundy
        [few] { $seconds } sekund
       *[other] { $seconds } sekund
    }
error-program-wrong = „{ $program }“ odpovídá stále špatně: { $why }

# -- the review of a finished game

error-review-budget = rozbor potřebuje čas na přemýšlení: každé číslo větší než 0 a nejméně dvě série; zadáno { $given }
error-review-unfinished = partie ještě neskončila: rozebírá se jen dohraná partie
error-review-hidden = to je záznam jednoho místa, který skrývá, co dělali ostatní: rozbor potřebuje úplný záznam
error-review-unverified = záznam neprošel ověřením, proto se o něm nic neříká: { $why }
error-review-short = v této partii je nejvýš jedno rozhodnutí: na rozbor je to málo
error-review-untaught = žádné partie zatím nenaučily, co stojí stůl hry { $game } s { $seats } místy a s těmito volbami, proto k němu rozbor není
review-title = Rozbor hry { $game }
review-gave = { $seat }: ztraceno asi { $loss } setin výhry, ± { $half }
review-open-even = nikdo nebyl daleko vpředu
review-open-ahead = už daleko vpředu
review-open-behind = už pozadu
review-open-early = příliš brzy na jistotu
review-count = { $what }: { $played } tak, jak se hrálo, { $better } druhou cestou
review-odds-good = { $seat }: tak dobrý los jako na řádku { $line } přijde asi v 1 případě z { $one }
review-odds-bad = { $seat }: tak špatný los jako na řádku { $line } přijde asi v 1 případě z { $one }
review-odds-good-never = { $seat }: tak dobrý los jako na řádku { $line } nepřišel v žádném z { $of } pokusů
review-odds-bad-never = { $seat }: tak špatný los jako na řádku { $line } nepřišel v žádném z { $of } pokusů
review-nothing = Žádný tah nestál s jistotou { $limit } setiny výhry.
review-label-as-good = stejně dobré
review-label-inaccuracy = nepřesnost
review-label-mistake = chyba
review-label-blunder = hrubá chyba
review-played = zahráno
review-better = lepší
review-moments = Okamžiky
review-account = Odkud se vzal výsledek, v setinách výhry
review-players = Hráči
review-draws = Losy, na kterých záleželo
review-shares = Podíly na výhře, tah za tahem
review-column-line = řádek
review-column-player = hráč
review-column-lost = ztráta
review-column-label = bylo to
review-column-start = začátek
review-column-draws = los
review-column-own = vlastní volby
review-column-others = volby ostatních
review-column-result = výsledek
review-column-turns = tahy
review-column-good = nejlepší nebo stejně dobré
review-column-decisions = rozhodnutí
review-column-rate = ztráta na rozhodnutí
review-note-engine = Posoudil { $engine } ({ $given }, semínko { $seed }).
review-note-value = Podíly pocházejí z { $matches } partií robotů; v partiích, které nebyly použity, se v průměru lišily o { $gap } setin. Lidé měřeni nebyli.
review-note-factor = Po dohrání do konce činily ztráty { $factor } ± { $error } násobek řečeného ({ $decisions } rozhodnutí): ztráty jsou tím vynásobeny a interval s tím počítá.
review-note-eyes = Každé rozhodnutí se posuzuje podle toho, co jeho hráč tehdy mohl vidět, s pamětí na vše, co stůl ukazuje.
review-note-open = Podíly tah za tahem a účet jsou při otevřených kartách, protože partie skončila.
review-note-people = Posuzují se tahy, ne lidé; podvádění se tím dokázat nedá.
