### Příkazová řádka.

cli-trollbord = Čtyři severské deskové hry, úplné, u jednoho stolu.
    Bez příkazu se otevře stůl.
cli-trollbord-language = Jazyk; jinak jazyk systému.

cli-column-id = id
cli-column-game = hra
cli-column-seats = místa
cli-column-about = o čem je
cli-column-option = pravidlo stolu
cli-column-values = může být

cli-games = Vypsat hry.
    Se jménem hry (GAME): její místa, pravidla stolu a boti, kteří ji hrají.
cli-games-seated = místa: { $seats } · boti: { $bots }

cli-perft = Spočítat posloupnosti voleb každé délky, včetně voleb náhody a vynucených.
cli-perft-depth = Do hloubky kolika voleb počítat.
cli-perft-seats = Kolik jich sedí u stolu; jinak co nejméně.
cli-perft-position = Řádek pozice, od které se počítá.
cli-perft-divide = Spočítat, co následuje po každé první volbě.
cli-perft-total = celkem

cli-words = Říci, kolik z každé hry který jazyk umí.
cli-words-missing = Vypsat, co tomuto jazyku chybí.
cli-words-common = (společné)

## Hra v terminálu

cli-play = Hrát v terminálu, s lidmi a boty na kterémkoli místě.
    PLAYERS jsou „human“, „human:Anna“ nebo jména botů, jedno na každé místo; bez nich hrajete
    proti botovi.
cli-play-seats = Kolik jich sedí u stolu; jinak kolik je jmen, nebo co nejméně.
cli-play-table = Pravidlo stolu, například limit=none. „trollbord games GAME“ je vypíše.
cli-play-seed = Ať náhoda padne pokaždé stejně.
cli-play-seconds = Jak dlouho smí bot přemýšlet o tahu; jinak jak dlouho chce.
cli-play-chart = Hrát Trollfjord na mapě z tohoto souboru.
cli-play-dice = Házet skutečnými kostkami, tahat skutečné karty a napsat, co padlo.
cli-play-save = Soubor, do kterého se hra uloží; jinak soubor ve vaší složce.
cli-play-force = Přepsat soubor zadaný v --save, pokud už existuje.
cli-play-resume = Pokračovat v uložené hře.
cli-play-game-or-file = zadejte buď hru, nebo uloženou hru pomocí --resume
cli-play-agreed = { $given } nelze spojit s --resume: uložená hra pokračuje tak, jak byla dohodnuta
error-more-players-than-seats = jmenovaných hráčů je { $given }, míst jen { $seats }

term-human = Člověk
term-yes = a ano y
term-thinking = { $player } přemýšlí …
term-curtain = { $player }, stiskni Enter, až se nikdo jiný nebude dívat …
term-which = { $count ->
        [few] To mohou být { $count } volby:
       *[other] To může být { $count } voleb:
    }
term-allowed = To je teď na výběr: { $option }.
term-why-what = přidej, co byste chtěli zvolit: why stone A1
term-consent = Souhlasí všichni, že se přesto vrátíme? (a/n)
term-practice = Boti se nevracejí před náhodu ani před to, co se kdo dozvěděl. Udělat z toho cvičnou hru, což bude v záznamu? (a/n)
term-saved = Uloženo do { $file }.
term-not-saved = hru nelze uložit do { $file }: { $why }
error-file-taken = tento soubor už existuje; zvol jiný název
error-file-is-folder = to je složka; přidej název souboru
term-resume = Pokračovat: trollbord play --resume { $file }
term-player = hráč
term-score = body

term-help = Napiš volbu: její číslo, její zápis nebo první písmena jejích slov. Nebo příkaz, s dvojtečkou vpředu tam, kde se tak jmenuje i volba:
term-command-help = říci, co lze napsat
term-command-options = ukázat, co lze zvolit
term-command-board = ukázat stůl
term-command-log = ukázat, co se stalo
term-command-why = říci, proč něco nelze: why stone A1
term-command-undo = vzít zpět poslední volbu
term-command-redo = znovu zvolit, co bylo vzato zpět
term-command-save = uložit hru, do jejího souboru nebo do jiného
term-command-quit = uložit hru a odejít

## Nabídka

cli-menu = V terminálu vybrat hru a kdo hraje.
menu-game = Co si zahrajeme?
menu-resume = pokračovat v { $file }
menu-seats = Kolik hráčů?
menu-who = Kdo sedí na místě { $seat }?
menu-number = Číslo

## Stůl v prohlížeči

cli-serve = Otevřít stůl v prohlížeči: hrát proti botům, nebo s přáteli přes odkaz.
cli-serve-port = Port; je-li obsazený, nejbližší volný.
cli-serve-data = Kam se ukládají stoly; jinak do složky uživatele.
cli-serve-store = Adresa jiné databáze, například postgresql://…
cli-serve-lan = Pustit dovnitř telefony a počítače ze stejné sítě.
cli-serve-hosts = Další jméno, pod kterým smějí prohlížeče tento server najít.
cli-serve-proxies = Proxy před tímto serverem, jako adresa nebo síť: adresám a protokolu, které předává, se věří, cizím ne. Lze zadat vícekrát.
cli-serve-metrics = Port, jen na tomto počítači, kde Prometheus čte metriky; bez něj žádné nejsou.
cli-serve-logs = Jak se píšou záznamy: jako text, nebo jako řádky JSON s jedním pro každý požadavek.
cli-serve-bad-proxy = „{ $given }“ není adresa ani síť, například 127.0.0.1 nebo 10.0.0.0/8
cli-serve-games = Hra z jiného balíčku, která se nabízí vedle našich, podle svého označení; lze zadat vícekrát.
cli-serve-bots = Bot z jiného balíčku, který se nabízí vedle našich, podle svého označení; lze zadat vícekrát.
cli-serve-pause = Kolik sekund si bot nechá nejméně, aby oči stačily sledovat.
cli-serve-stays = Neotvírat prohlížeč.
cli-serve-ready = Trollbord je na { $address }  (Ctrl-C ho zastaví)
cli-serve-kept = Stoly se ukládají do { $folder }
cli-serve-exposed = Každý v této síti se teď na tuto stránku dostane: může otevírat stoly a vidět stůl, na který má odkaz, i k němu přisednout. Spojení není šifrované.

## Záznamy

cli-verify = Ověřit záznamy: přehrát je, přepočítat losování a jmenovat první špatný řádek.
    Končí 0, když je vše v pořádku, 1, když je něco špatně, 3, když není nic špatně, ale hra neskončila nebo tajemství není odhaleno.
cli-verify-good = v pořádku
cli-verify-incomplete = nic špatně, ale není úplný
cli-verify-bad = ŠPATNĚ

cli-show = Ukázat stůl u jednoho řádku záznamu, v terminálu nebo jako obrázek.
cli-show-at = Řádek, po kterém se díváme; jinak poslední. 0 je stůl před prvním tahem.
cli-show-seat = Číma očima se díváme: číslo místa, nebo „spectator“.
cli-show-svg = Nakreslit obrázek do tohoto souboru.
cli-show-position = Místo toho vypsat celou odkrytou pozici jako jeden řádek, i se skrytými věcmi.
cli-show-written = Nakresleno do souboru { $given }
cli-seat-expected = „{ $given }“ není místo: čeká se jeho číslo nebo „spectator“
cli-show-no-seat = v tomto záznamu není místo { $given }: poslední je { $last }

cli-convert = Převést záznam do JSON nebo zpět, podle jména výstupu; bez něj jde do terminálu.
cli-convert-force = Přepsat soubor, který už existuje.
cli-convert-exists = { $given } už existuje; --force jej přepíše

cli-replay = Přehrát záznam v terminálu krok za krokem.
cli-replay-seat = Číma očima se díváme: číslo místa, nebo „spectator“.
cli-replay-start = Řádek, od kterého se začíná.
cli-replay-watch = Pustit jako film.
cli-replay-seconds = Jak dlouho stojí každý řádek filmu.
cli-replay-log = Místo toho vypsat celý zápis a poslední stůl.
cli-replay-keys = Enter: dál · b: zpět · g: na řádek · q: konec
cli-replay-line = Řádek
cli-replay-no-terminal = není tu terminál, ze kterého by se daly číst klávesy; --log místo toho vypíše celý zápis

cli-fuzz = Poškodit záznamy všemi způsoby a ověřit, že každý je do sekundy odmítnut srozumitelnou větou.
cli-fuzz-count = Kolik poškozených záznamů zkusit.
cli-fuzz-seed = Jiné číslo dělá jiné škody.
cli-fuzz-keep = Složka pro soubory, které program shodily nebo trvaly příliš dlouho.
cli-fuzz-bar = poškozené záznamy
cli-fuzz-found = poškozených záznamů { $count }, pádů nebo zdržení { $bad }, různých vět { $different }, nejpomalejší trval { $slowest } s
cli-bench = Změřit rychlost her, interpretovaných i zkompilovaných, vedle nainstalovaných srovnatelných projektů.
cli-bench-with_peers = Nejdřív nainstalovat srovnatelné projekty do vlastního prostředí.
cli-bench-rounds = Kolik kol každý po řadě odehraje.
cli-bench-seconds = Kolik sekund procesoru má jedno kolo.
cli-bench-as_json = Vypsat vše jako JSON.
cli-bench-picture = Nakreslit rozhodnutí za sekundu do tohoto souboru SVG.
cli-bench-page = Zapsat čísla do této stránky dokumentace místo dosavadních.
bench-installing = Srovnatelné projekty se jednou nainstalují do { $folder } …
bench-no-peers = srovnatelné projekty se nepodařilo nainstalovat: { $reason }
bench-left-out = { $name } se vynechává: { $reason }
bench-ratio = { $ours }: { $ratio }krát { $theirs } v { $count } za sekundu (nejméně { $least })
bench-copy = { $ours }, kopie v kompilované podobě: { $spent } µs (nejvýše { $most })
bench-import = import trollbord, { $build }: { $milliseconds } ms
bench-load = vytížení tohoto počítače: { $load }
bench-column-who = za sekundu procesoru
bench-column-games = partie
bench-column-decisions = rozhodnutí
bench-column-turns = tahy
bench-column-changes = změny
bench-column-copies = kopie
bench-column-iterations = průchody
bench-column-spread = rozptyl

cli-mutate = Rozbíjet pravidla hry, vždy na jednom místě, a vypsat, čeho si žádný test nevšimne.
    Dlouhý běh pro ty, kdo píší testy. Lze jej kdykoli přerušit a pokračuje tam, kde skončil.
cli-mutate-modules = Jen tento modul hry; lze zadat vícekrát.
cli-mutate-tests = Tyto testy místo tests/GAME; lze zadat vícekrát.
cli-mutate-sample = Tolik náhodně vybraných míst místo všech.
cli-mutate-seed = Semínko výběru.
cli-mutate-workers = Kolik jich běží současně.
cli-mutate-fresh = Zapomenout, co zjistily dřívější běhy.
cli-mutate-only_list = Místa jen vypsat.
cli-mutate-at_most = Selhat, když přežije větší podíl, v procentech.
cli-mutate-rehearsing = testy běží jednou
cli-mutate-so-far = přežilo: { $survivors }
cli-mutate-result = přežilo { $survivors } z { $mutants } mutantů ({ $share } %)
error-mutate-nothing = není co rozbít nebo spustit: „{ $given }“ neexistuje
error-mutate-tests-fail = testy selhávají dřív, než je něco rozbito: „{ $given }“

## Turnaje

cli-arena = Nechat boty odehrát mnoho partií a podat zprávu, jak si vedli.
    Místa se střídají při stejném losování. Přerušený turnaj po novém spuštění pokračuje, kde skončil.
cli-arena-bots = Jména oddělená čárkami; jotun@200 přemýšlí 200 opakování, jotun@0.5s půl sekundy na tah, ./bot.py je program.
cli-arena-matches = Kolik partií odehrát.
cli-arena-seats = Kolik jich sedí u stolu; jinak jeden na každého bota.
cli-arena-seed = Semínko losování.
cli-arena-workers = Kolik procesů hraje.
cli-arena-table = Pravidlo stolu, například limit=none; lze zadat vícekrát.
cli-arena-opening = Kolik rozhodnutí se na začátku vylosuje, stejných pro každé rozesazení.
cli-arena-sprt = Skončit, jakmile je jasné, zda je první bot o tolik bodů Elo lepší než druhý.
cli-arena-out = Soubor s výsledky, .csv nebo .parquet; zpráva se zapíše vedle něj.
cli-arena-records = Uložit každou partii jako záznam do této složky.

arena-title = turnaj
arena-matches = { $count ->
        [one] { $count } partie
        [few] { $count } partie
       *[other] { $count } partií
    }; intervaly jsou 95%, přes losování
arena-points = Body
arena-firsts = První místa
arena-scores = Výsledky
arena-length = Rozhodnutí v partii
arena-ends = Jak partie skončily
arena-column-bot = bot
arena-column-matches = partie
arena-column-points = body
arena-column-firsts = první místa
arena-column-rating = hodnocení
arena-column-score = průměrný výsledek
arena-column-time = čas na rozhodnutí (CPU)
arena-column-longest = nejdelší tah (CPU)
arena-column-turn = 99 % tahů do
arena-column-slowest = nejdelší tah (hodiny)
arena-written = Zpráva je { $file }
arena-sprt-better = { $bot } je lepší o { $elo } Elo
arena-sprt-not-better = { $bot } není lepší
arena-sprt-open = Zatím není jasné, zda je { $bot } lepší o { $elo } Elo

## Rozbor

cli-analyse = Zeptat se nejsilnějšího hráče, co si o stolu myslí.
    TABLE je soubor se záznamem nebo řádek pozice. --svg nakreslí desku s tím, co která barva získá.
cli-analyse-at = Řádek záznamu; jinak poslední.
cli-analyse-bot = Koho se zeptat; odpovědět umí jen ti, kdo počítají dopředu.
cli-analyse-seconds = Jak dlouho smí přemýšlet.
cli-analyse-svg = Soubor pro obrázek.
cli-analyse-nothing = u tohoto stolu teď není nikdo na tahu
cli-analyse-what = „{ $given }“ není soubor ani řádek pozice
cli-analyse-silent = { $bot } nepočítá dopředu a neumí říci proč
cli-analyse-iterations = { $count ->
        [one] zvážena { $count } pozice
        [few] zváženy { $count } pozice
       *[other] zváženo { $count } pozic
    }
cli-analyse-column-option = volba
cli-analyse-column-chance = vyhlídky
cli-analyse-column-line = potom
## Uložené stoly

cli-storage-none = v { $file } nejsou žádné stoly: --data určí jinou složku, --store jinou databázi
cli-meant = Mělo to být „trollbord { $command }“?
cli-db = Spravovat databázi serveru.
cli-db-check = Dokázat, že se každá uložená partie dá přehrát: každý řádek je v nabídce, když na něj přijde řada, a každé losování je to, které dává tajemství stolu.
    Končí 0, je-li vše v pořádku, a 1, je-li něco špatně; u každého špatného stolu je jmenována první chyba.
cli-db-check-data = Složka se stoly; jinak datová složka uživatele.
cli-db-check-store = Adresa jiné databáze, třeba postgresql://…
cli-db-check-quiet = Bez ukazatele průběhu.
cli-db-check-bar = přehrané stoly
cli-db-check-found = { $tables ->
    [one] prohlédnut jeden stůl, špatných { $bad }
    [few] prohlédnuty { $tables } stoly, špatných { $bad }
   *[other] prohlédnuto { $tables } stolů, špatných { $bad }
}
cli-db-damaged = soubor databáze je poškozený: { $why }; `trollbord db restore` vloží zálohu na prázdné místo
cli-db-upgrade = Převede databázi starší verze do podoby, kterou potřebuje tato verze. Nejdřív zastavte server.
    Databáze SQLite se předtím zkopíruje; pro PostgreSQL použijte pg_dump.
cli-db-upgrade-data = Složka, kde jsou stoly uloženy; jinak datová složka uživatele.
cli-db-upgrade-store = Adresa jiné databáze, třeba postgresql://…
cli-db-upgrade-done = databáze je převedena; jaká byla předtím, je v { $file }
cli-db-upgrade-current = { $given } je převedena
cli-db-backup = Zkopíruje databázi do nového souboru, i když server běží.
    Kopie obsahuje tajemství (klíče všech cookies a co se u každého stolu vytáhne): smí ji číst jen její vlastník.
cli-db-backup-data = Složka, kde jsou stoly uloženy; jinak datová složka uživatele.
cli-db-backup-store = Adresa jiné databáze, třeba postgresql://…
cli-db-backup-exists = '{ $given }' už existuje: zvolte nový soubor
cli-db-backup-done = zkopírováno do { $file }; obsahuje tajemství, nechte si ji pro sebe
cli-db-restore = Vloží zálohu tam, kde ještě žádná databáze není. Obsahuje tajemství: smí ji číst jen její vlastník.
cli-db-restore-data = Složka, kde jsou stoly uloženy; jinak datová složka uživatele.
cli-db-restore-store = Adresa jiné databáze, třeba postgresql://…
cli-db-restore-exists = v '{ $given }' už databáze je: nejdřív ji přesuňte
cli-db-restore-done = obnoveno do { $file }; `trollbord db check` ji projde
cli-db-restore-none = '{ $given }' není databáze, kterou tato verze umí použít
cli-db-only-sqlite = toto je pro SQLite; PostgreSQL má pg_dump a pg_restore
cli-db-repair = Odřízne, co se nedá přehrát, aby se stůl zase otevřel. Nejdřív zastavte server.
    Udělá se záloha, řekne se, co by se odřízlo, a odříznuté řádky se zapíšou do souboru vedle databáze.
cli-db-repair-data = Složka, kde jsou stoly uloženy; jinak datová složka uživatele.
cli-db-repair-store = Adresa jiné databáze, třeba postgresql://…
cli-db-repair-yes = Bez ptaní.
cli-db-repair-stray = tyto řádky nepatří k žádnému stolu a odříznou se
cli-db-repair-nothing = není nic, co by odříznutí spravilo
cli-db-repair-sure = { $count ->
    [one] Opravit tento stůl?
    [few] Opravit tyto { $count } stoly?
   *[other] Opravit těchto { $count } stolů?
}
cli-db-repair-lines =     odřízly by se řádky { $first } až { $last } ({ $count })
cli-db-repair-not =     to odříznutí nespraví; stůl zůstane zavřený
cli-db-repair-done = hotovo; co se odřízlo, je v { $file }
db-no-game = hra „{ $given }“ tu není
db-bad-chairs = židle: { $given }, místa: { $expected }
db-bad-table = nedá se prostřít: { $why }
db-gap = řádek { $given } stojí tam, kde se čeká řádek { $expected }
db-bad-line = řádek { $line } („{ $given }“) se nedá přehrát: { $why }
db-bad-end = je uložen s over = { $given }, a hra říká něco jiného
db-stray = jsou tu řádky nebo židle tohoto stolu, ale žádný stůl

cli-tables = Vypsat, ukázat, exportovat nebo smazat stoly, které server uchovává.
cli-tables-list = Vypsat uložené stoly, nejnovější naposled.
cli-tables-list-data = Složka se stoly; jinak datová složka uživatele.
cli-tables-list-store = Adresa jiné databáze, třeba postgresql://…
cli-tables-list-game = Jen stoly této hry.
cli-tables-list-over = Jen dohrané partie, nebo jen ty, které trvají.
cli-tables-list-ids = Vypsat jen označení, každé na řádek.
cli-tables-show = Ukázat uložený stůl, jak ho vidí divák: kdo hraje, co je dohodnuto, jak leží.
cli-tables-show-data = Složka se stoly; jinak datová složka uživatele.
cli-tables-show-store = Adresa jiné databáze, třeba postgresql://…
cli-tables-export = Zapsat uložené partie jako záznamy (.troll), každou do souboru: `trollbord tables export ID ID` nebo `--all`.
cli-tables-export-data = Složka se stoly; jinak datová složka uživatele.
cli-tables-export-store = Adresa jiné databáze, třeba postgresql://…
cli-tables-export-everything = Vyvézt všechny stoly.
cli-tables-export-out = Složka pro soubory.
cli-tables-export-force = Přepsat soubory, které tam jsou.
cli-tables-export-reveal = Zapsat i tajemství partie, která trvá: kdo je přečte, ví, co bude taženo.
cli-tables-delete = Smazat uložené stoly navždy. Běžící server je během několika sekund zavře a řekne to všem, kdo u nich sedí.
cli-tables-delete-data = Složka se stoly; jinak datová složka uživatele.
cli-tables-delete-store = Adresa jiné databáze, třeba postgresql://…
cli-tables-delete-yes = Neptat se.
cli-tables-id = označení
cli-tables-game = hra
cli-tables-players = hráči
cli-tables-lines = { $lines ->
    [one] jeden řádek
    [few] { $lines } řádky
   *[other] { $lines } řádků
}
cli-tables-column-lines = řádky
cli-tables-state = stav
cli-tables-touched = naposled hráno
cli-tables-over = dohráno
cli-tables-running = trvá
cli-tables-count = { $count ->
    [one] jeden stůl
    [few] { $count } stoly
   *[other] { $count } stolů
}
cli-tables-which = zadej označení stolů, nebo --all
cli-tables-writing = zapsané záznamy
cli-tables-none = stůl „{ $given }“ tu není; ukáže je `trollbord tables list`
cli-tables-damaged = stůl „{ $given }“ se nedá přehrát; proč, řekne `trollbord db check`
cli-tables-sure = { $count ->
    [one] Smazat tento stůl navždy?
    [few] Smazat { $count } stoly navždy?
   *[other] Smazat { $count } stolů navždy?
}
cli-tables-deleted = { $count ->
    [one] smazán jeden stůl
    [few] smazány { $count } stoly
   *[other] smazáno { $count } stolů
}

## Zátěž

cli-faults = Hraje, zatímco úložiště selhává a server je znovu a znovu zabíjen; pak ověří, zda se neztratilo nic potvrzeného. Pro vývojáře.
cli-faults-minutes = Jak dlouho hrát.
cli-faults-seed = Jiné číslo dá jiné hry a jiné poruchy.
cli-faults-as_json = Vypsat zprávu jako JSON.
cli-faults-begins = server startuje
cli-faults-so-far = zatím { $kills } zabití, { $failures } neúspěšných operací
cli-faults-done = { $seconds } sekund, { $kills } zabití, { $failures } neúspěšných operací; potvrzeno: { $tables } stolů, { $picks } tahů, { $said } řádků hovoru
cli-faults-wrong = { $count ->
    [0] nic se neztratilo a každý stůl se otevře
    [one] jedna věc nesedí
    [few] { $count } věci nesedí
   *[other] { $count } věcí nesedí
}

cli-stress = Nechat simulované hráče hrát u skutečných stolů po skutečných spojeních, stále rychleji, dokud obrazovky nepřijdou pozdě.
    Vlastní server běží na místním rozhraní (loopback), ve složce, která pak zmizí. GAMES se střídají; bez nich jsou to všechny.
cli-stress-tables = Kolik stolů; každý má diváka na každém místě.
cli-stress-seconds = Jak dlouho se každá rychlost drží.
cli-stress-rate = Zkusit jen tuto rychlost, ve volbách za sekundu.
cli-stress-goal = Skončit 1, pokud se tato rychlost neudrží.
cli-stress-seed = Jiné číslo dá jiné partie.
cli-stress-plot = Nakreslit zpoždění podle rychlosti a CPU podle částí do tohoto souboru SVG.
cli-stress-as_json = Vypsat vše jako JSON, zbytek jde do chybového proudu.
cli-stress-lay = prostřené stoly
cli-stress-come = vpuštění diváci
cli-stress-wanted = voleb/s
cli-stress-picked = drženo
cli-stress-median = p50
cli-stress-late = p99
cli-stress-cpu = CPU na volbu
cli-stress-ground = { $games }: stolů { $tables }, diváků { $viewers }
cli-stress-part-rules = pravidla
cli-stress-part-view = pohled
cli-stress-part-screen = obrazovka
cli-stress-part-diff = rozdíl a JSON
cli-stress-part-compress = komprese a odeslání
cli-stress-part-store = úložiště
cli-stress-memory = { $kilobytes } kB na diváka, i s jeho podílem na stole
cli-stress-load = zatížení tohoto stroje: { $before } předtím, { $after } potom
cli-stress-none = žádná rychlost se neudržela s p99 pod 100 ms
cli-stress-best = { $rate } voleb za sekundu s p99 { $late } ms; podle CPU unese jedno jádro { $bears }
cli-stress-drawn = Obrázek je { $file }

## Věty knihovny, na které příkazová řádka stojí

cli-help = Ukázat tuto nápovědu.
cli-trollbord-version = Ukázat verzi.
click-usage = Použití:
click-options = Přepínače
click-commands = Příkazy
click-default = výchozí: { $default }
click-try = Nápovědu ukáže „{ $command } { $option }“.
click-error = Chyba: { $message }
click-invalid-input = Chyba: neplatný vstup
click-aborted = Přerušeno!
click-invalid = Neplatná hodnota: { $message }
click-invalid-for = Neplatná hodnota pro { $param_hint }: { $message }
click-missing-argument = Chybí argument
click-missing-option = Chybí přepínač
click-missing-command = Chybí příkaz.
click-no-option = Přepínač { $name } neexistuje.
click-no-command = Příkaz { $name } neexistuje.
click-takes-no-value = Přepínač { $name } nemá hodnotu.
click-no-number = { $value } není vhodné číslo.
click-out-of-range = { $value } není v rozsahu { $range }.
click-no-file = { $filename } neexistuje.
click-is-file = { $filename } je soubor.
click-is-folder = { $filename } je složka.
click-not-readable = { $filename } nelze číst.
click-not-writable = Do { $filename } nelze zapisovat.
click-extra = { $count ->
    [1] Argument navíc ({ $args })
   *[other] Argumenty navíc ({ $args })
}
click-meant = { $count ->
    [1] Mělo to být { $possibility }?
   *[other] (Mělo to být něco z toho: { $possibilities }?)
}
click-needs-value = { $count ->
    [1] Přepínač { $name } potřebuje hodnotu.
   *[other] Přepínač { $name } potřebuje více hodnot ({ $nargs }).
}
click-no-choice = { $count ->
    [1] { $value } není { $choice }.
   *[other] { $value } není nic z toho: { $choices }.
}
