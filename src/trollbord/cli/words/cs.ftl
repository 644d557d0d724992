### Příkazová řádka.

cli-trollbord = Čtyři severské deskové hry, úplné, u jednoho stolu.
    Bez příkazu se otevře stůl.
cli-trollbord-language = Jazyk; jinak jazyk systému.

cli-group-play = Hraní
cli-group-serve = Otevření stolu
cli-group-records = Záznamy her
cli-group-bots = Boti a soutěže
cli-group-learning = Učící se programy
cli-group-operators = Pro správce serveru
cli-group-authors = Pro tvůrce her

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
term-practice = Boti nesouhlasí s vrácením, když mezitím rozhodla náhoda nebo se někdo dozvěděl něco nového. Udělat z toho cvičnou hru? Bude to uvedeno i v záznamu. (a/n)
term-resign = Vzdát tuto hru? (a/n)
term-saved = Uloženo do { $file }.
term-not-saved = hru nelze uložit do { $file }: { $why }
error-file-taken = tento soubor už existuje; zvol jiný název
error-file-is-folder = to je složka; přidej název souboru
term-resume = Pokračovat: trollbord play --resume { $file }
term-player = hráč
term-score = body

term-help = Napiš volbu: její číslo v seznamu, její název, její zápis nebo první písmena jejích slov. Nebo příkaz, s dvojtečkou vpředu tam, kde se tak jmenuje i volba:
term-command-help = říci, co lze napsat
term-command-options = ukázat, co lze zvolit
term-command-board = ukázat stůl
term-command-log = ukázat, co se stalo
term-command-why = říci, proč něco nelze: why stone A1
term-command-undo = vzít zpět poslední volbu
term-command-redo = znovu zvolit, co bylo vzato zpět
term-command-resign = vzdát hru
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
cli-serve-port = Port. Je-li obsazený, server se nespustí; bez této volby vezme nejbližší volný.
cli-serve-taken = port { $port } je obsazený: ukončete, co ho používá, nebo zvolte jiný pomocí --port
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
cli-serve-address = Adresa, na které je tento server dostupný, třeba https://klub.example: tam vedou upozornění.
cli-serve-mail = Poštovní server pro upozornění, třeba smtps://jméno:heslo@host?from=stul@klub.example; raději v prostředí, kde ho jiní nevidí.
cli-serve-push_key = Soukromý klíč pro upozornění push, soubor, který vytvoří `trollbord reminders key`.
cli-serve-webhooks = Dovolit upozornění vlastním webhookem.
cli-serve-allowed = Host, kterého smějí webhooky a push volat, i když má soukromou adresu, třeba hooks.lan nebo hooks.lan:8443. Lze zadat vícekrát.
cli-serve-pause = Kolik sekund si bot nechá nejméně, aby oči stačily sledovat.
cli-serve-stays = Neotvírat prohlížeč.
cli-serve-apart = S PostgreSQL: boty přenechat příkazu `trollbord worker`.
cli-serve-reloads = Pro toho, kdo Trollbord upravuje: změněný styl ukázat hned a při změně jiného souboru se spustit znovu. Stoly zůstávají.
cli-serve-ready = Trollbord je na { $address }  (Ctrl-C ho zastaví)
cli-serve-kept = Stoly se ukládají do { $folder }
cli-serve-exposed = Každý v této síti se teď na tuto stránku dostane: může otevírat stoly a vidět stůl, na který má odkaz, i k němu přisednout. Spojení není šifrované.
cli-serve-again = Soubor { $file } se změnil: server se spouští znovu
cli-compiling = Boti zatím přemýšlejí interpretovaně. Trollbord se kompiluje na pozadí; jakmile to bude hotové, přejdou na zkompilovanou podobu.
cli-compiled-built = Trollbord je zkompilovaný: boti odteď přemýšlejí rychleji, i po příštím spuštění.
cli-compiled-no-compiler = Není tu žádný překladač jazyka C, a tak Trollbord běží interpretovaně: všechno funguje, jen pomaleji. Pro kompilaci nainstaluj gcc nebo clang a spusť ho znovu.
cli-compiled-failed = Trollbord se nepodařilo zkompilovat a běží interpretovaně: všechno funguje, jen pomaleji.{ $log ->
    [none] {""}
   *[other] {" "}Proč, stojí v { $log }.
}
cli-worker = Odpovídat za boty u stolů v PostgreSQL, vedle libovolného počtu webových procesů a dalších workerů.
    Boti přemýšlejí ve vlastních procesech, o jeden méně, než je jader. Worker přežije restart databáze; co rozdělal zabitý worker, převezmou jiní během několika sekund.
cli-worker-store = Adresa databáze, například postgresql://…
cli-worker-at_once = Kolik otázek se přijímá najednou; boti většinu času jen čekají.
cli-worker-pause = Kolik sekund si bot na tah nejméně vezme, aby ho oči stačily sledovat.
cli-worker-logs = Jak se zapisuje protokol: jako text, nebo jako řádky JSON.
cli-worker-games = Hra z jiného balíčku, kterou server nabízí, podle jejího označení; lze zadat víckrát.
cli-worker-bots = Bot z jiného balíčku, kterého server nabízí, podle jeho označení; lze zadat víckrát.
cli-worker-address = Adresa, na které je tento server dostupný, třeba https://klub.example: tam vedou upozornění.
cli-worker-mail = Poštovní server pro upozornění, třeba smtps://jméno:heslo@host?from=stul@klub.example; raději v prostředí, kde ho jiní nevidí.
cli-worker-push_key = Soukromý klíč pro upozornění push, soubor, který vytvoří `trollbord reminders key`.
cli-worker-webhooks = Dovolit upozornění vlastním webhookem.
cli-worker-allowed = Host, kterého smějí webhooky a push volat, i když má soukromou adresu, třeba hooks.lan nebo hooks.lan:8443. Lze zadat vícekrát.
cli-worker-sqlite = worker potřebuje PostgreSQL; se SQLite odpovídá za boty sám `trollbord serve`
cli-worker-ready = Worker čeká na otázky  (Ctrl-C ho zastaví)
cli-reminders = Upozornění při zavřené stránce: co k nim provozovatel potřebuje.
cli-reminders-key = Vytvořit soukromý klíč pro upozornění push, v novém souboru, který smí číst jen jeho vlastník.
cli-reminders-key-done = Klíč je v { $file }. Uschovej ho: s jiným by se musel znovu ptát každý prohlížeč.
cli-reminders-key-exists = { $given } už existuje

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
cli-review = Rozebrat dohranou partii: které tahy stály nejvíc a co bylo lepší, co kdo ztratil na jedno rozhodnutí a odkud se vzal výsledek. Každé rozhodnutí se posuzuje podle toho, co jeho hráč viděl.
cli-review-depth = Jak dlouho se dívat: sekundy na partii (coarse), nebo minuty (deep).
cli-review-seat = Ukázat jen okamžiky tohoto místa.
cli-review-seed = Jiné číslo rozdá jiné světy; stejné dá stejné výsledky.
cli-review-json = Zapsat celý rozbor do tohoto souboru jako JSON.
cli-review-html = Zapsat rozbor do tohoto souboru jako stránku, která se otevře kdekoli.
cli-review-anonymous = Vynechat jména hráčů a datum.
cli-review-written = { $file } je zapsán

cli-fuzz = Poškodit záznamy všemi způsoby a ověřit, že každý je do sekundy odmítnut srozumitelnou větou.
cli-fuzz-count = Kolik poškozených záznamů zkusit.
cli-fuzz-seed = Jiné číslo dělá jiné škody.
cli-fuzz-keep = Složka pro soubory, které program shodily nebo trvaly příliš dlouho.
cli-fuzz-bar = poškozené záznamy
cli-fuzz-found = poškozených záznamů { $count }, pádů nebo zdržení { $bad }, různých vět { $different }, nejpomalejší trval { $slowest } s

## Jazykové modely

cli-mcp = Posadit ke stolu jazykový model, protokolem Model Context Protocol na standardním vstupu a výstupu.
    S GAME hraje u vlastního stolu proti BOTS; s --server hraje jedno místo u stolu serveru.
cli-mcp-seat = Místo modelu, počítáno od 0.
cli-mcp-seed = Semínko losování první partie; každá další má o jedno vyšší.
cli-mcp-table = Pravidlo stolu, například limit=none. Všechna vypíše `trollbord games GAME`.
cli-mcp-seconds = Jak dlouho smí bot přemýšlet o tahu; jinak jak dlouho chce.
cli-mcp-records = Uložit každou dohranou partii jako záznam do této složky.
cli-mcp-tries = Kolik chybných odpovědí na jednu otázku ukončí partii pro model.
cli-mcp-server = Adresa stolu, http://HOST/t/STŮL; token se čte z TROLLBORD_TOKEN.
cli-mcp-names = Sdělit modelu jména ostatních, označená jako nedůvěryhodná.
cli-mcp-talk = Sdělit modelu, co ostatní říkají, označené jako nedůvěryhodné.
cli-mcp-game-or-server = uveď buď hru, nebo stůl pomocí --server
cli-mcp-no-token = v { $variable } není token: dá ho `POST /api/accounts` serveru

## Turnaje

cli-arena = Nechat boty odehrát mnoho partií a podat zprávu, jak si vedli.
    Místa se střídají při stejném losování. Přerušený turnaj po novém spuštění pokračuje, kde skončil.
cli-arena-bots = Jména oddělená čárkami; jotun@200 přemýšlí 200 opakování, jotun@0.5s půl sekundy na tah, ./bot.py je program.
cli-arena-matches = Kolik partií odehrát.
cli-arena-seats = Kolik jich sedí u stolu; jinak jeden na každého bota.
cli-arena-seed = Semínko losování.
cli-arena-workers = Kolik procesů hraje.
cli-arena-table = Pravidlo stolu, například limit=none; lze zadat vícekrát.
cli-arena-most = Po kolika rozhodnutích se partie přeruší; nikdo ji nevyhraje. 0: nikdy.
cli-arena-clock = Podle čeho se počítají sekundy přemýšlení: podle hodin na zdi, nebo podle procesorového času, který je stejný i na vytíženém počítači.
cli-arena-opening = Kolik rozhodnutí se na začátku vylosuje, stejných pro každé rozesazení.
cli-arena-sprt = Skončit, jakmile je jasné, zda je první bot o tolik bodů Elo lepší než druhý.
cli-arena-out = Soubor s výsledky, .csv nebo .parquet; zpráva se zapíše vedle něj.
cli-arena-records = Uložit každou partii jako záznam do této složky.
cli-arena-ray = Hrát na klastru Ray: local, auto, nebo adresa jeho hlavy.
cli-benchmark = Odehrát s botem zkoušku Trollbord (Trollbord-1), nebo ověřit soubory jejích výsledků a ukázat jejich tabulku.
    192 partií: čtyři hry, dvě a čtyři místa, tři stálí soupeři, stálá losování. Bot, který skončí chybou, uvázne, je příliš pomalý nebo zvolí, co se nenabízí, tuto partii prohraje.
cli-benchmark-track = Co smí bot využít: search (0,1 s procesoru na tah), learner (jeden pohled svou sítí), model (jazykový model, 200 000 tokenů na partii).
cli-benchmark-games = Jen tato hra; lze zadat vícekrát. Celkové číslo pak není.
cli-benchmark-workers = Kolik procesů hraje.
cli-benchmark-out = Složka pro soubory s výsledky.
benchmark-lost = prohráno podle pravidla: { $match }, { $rule }: { $why }
benchmark-written = Výsledky se záznamem každé partie: { $file }
cli-exploit = Hledat proti neměnnému botovi, kterého se smí ptát, co by odpověděl, a říci, o kolik je poražen.
    Je to dolní mez: jiný způsob hry ho možná porazí o víc.
cli-exploit-games = Jen tato hra; lze zadat vícekrát.
cli-exploit-matches = Kolik partií každé hry odehrát.
cli-exploit-iterations = Kolik opakování udělá hledání na jednu otázku; v každém se bota ptá.
cli-exploit-seats = Kolik jich sedí u stolu.
cli-exploit-seed = Semínko losování.
cli-exploit-workers = Kolik procesů hraje.
exploit-beaten = { $game }: hledání má { $share } bodů, { $ahead } ({ $low } až { $high }) nad vyrovnanou partií; { $decisions } rozhodnutí je stálo { $seconds } s procesoru

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

cli-dataset = Udělat z partií data pro programy, které se učí: co každé místo vědělo, co se nabízelo, co se zvolilo a co si o tom hráč myslel, a jak to dopadlo.
cli-dataset-play = Nechat boty hrát a uložit jejich rozhodnutí. Co bylo přerušeno, při dalším spuštění pokračuje.
cli-dataset-play-bots = Jména oddělená čárkami jako v aréně; jediný hraje na všech místech.
cli-dataset-play-matches = Kolik partií odehrát; je-li jich víc než dřív, přidají se k hotovým.
cli-dataset-play-seats = Kolik jich sedí u stolu.
cli-dataset-play-seed = Semínko losování.
cli-dataset-play-table = Pravidlo stolu, například limit=none; lze zadat vícekrát.
cli-dataset-play-opening = Kolik rozhodnutí se na začátku vylosuje a neuloží.
cli-dataset-play-most = Po kolika rozhodnutích se partie přeruší; nikdo ji nevyhraje. 0: nikdy.
cli-dataset-play-out = Složka datové sady.
cli-dataset-play-kind = Formát dílů.
cli-dataset-play-shard = Kolik partií je v jednom dílu.
cli-dataset-play-part = Část tohoto počítače, například 1/4 pro první ze čtyř; „trollbord dataset merge“ je spojí.
cli-dataset-play-workers = Kolik procesů hraje.
cli-dataset-play-ray = Hrát na klastru Ray: local, auto, nebo adresa jeho hlavy.
cli-dataset-house = Vytvořit z každé hry datovou sadu s sebou, pro dvě místa, každou s kartou, která říká, z čeho vznikla.
    Co bylo přerušeno, pokračuje, kde skončilo.
cli-dataset-house-matches = Kolik partií každé hry odehrát.
cli-dataset-house-bots = Kdo hraje; jeden sám hraje na všech místech.
cli-dataset-house-workers = Kolik procesů hraje.
cli-dataset-records = Uložit rozhodnutí ze záznamů: ze souborů nebo složek. Všechny mají hru a počet míst jako první; ostatní se vynechají a vypíšou.
cli-dataset-records-out = Složka datové sady.
cli-dataset-records-kind = Formát dílů.
cli-dataset-records-shard = Kolik partií je v jednom dílu.
cli-dataset-records-workers = Kolik procesů přehrává.
cli-dataset-records-ray = Přehrávat na klastru Ray: local, auto, nebo adresa jeho hlavy.
cli-dataset-merge = Spojit datové sady ve složce uvedené jako první; partie, kterou má víc z nich, se počítá jednou.
cli-dataset-show = Říci, co je v datové sadě.
cli-dataset-part = „{ $given }“ není část: čeká se například 1/4, první ze čtyř
dataset-made = { $matches ->
        [one] { $matches } partie
        [few] { $matches } partie
       *[other] { $matches } partií
    }, { $decisions ->
        [one] { $decisions } rozhodnutí
        [few] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    } v { $folder }
dataset-shape = { $game } pro { $seats }: čísel v řádku { $row }, možností { $options }
dataset-left-out-other = { $file } se vynechává: jiná hra nebo jiný počet míst
dataset-left-out-unfinished = { $file } se vynechává: partie neskončila
dataset-left-out-broken = { $file } se vynechává: { $why }

## Učení vah

cli-fit = Naučit váhy hodnocení hry z datových sad odehraných partií („trollbord dataset play“), všech pro stejný počet míst, a zapsat je do souboru.
cli-fit-kind = Jedna váha pro každý znak (line), nebo malá síť (net); nebo podíly na prvním místě pro rozbor: mocnina ohodnocení, která roste s partií (power), jeho pojmenované části (parts), nebo vlastní hledání hry (search).
cli-fit-hidden = Kolik skrytých jednotek má síť.
cli-fit-by = Co přímka předpovídá: kdo vyhraje, nebo náskok v bodech na konci.
cli-fit-each = Kolik pozic z jedné partie se nejvýš použije.
cli-fit-seed = Semínko prvních vah sítě.
cli-fit-start = Soubor s vahami dříve naučené přímky (line): druhé kolo naváže na ně.
cli-fit-penalty = Kolik stojí čtverce vah přímky, počítáno v pozicích: velká hodnota je drží blízko začátku. Bez ní se vezme ta, která nejlépe předpovídá odložené partie.
cli-fit-workers = Kolik procesů přehrává partie.
cli-fit-report = Vypsat v deseti skupinách, jak dobře podíly předpovídají partie, ze kterých nevznikly.
cli-fit-out = Soubor s vahami.
fit-loss-even = ztráta, když se neví nic
fit-loss-plain = ztráta ručně psaného hodnocení, na odložených partiích
fit-loss-learned = ztráta vah, na týchž partiích
fit-loss-seen = ztráta vah, na tom, z čeho se učily
fit-written = { $file } je zapsán ({ $size } B). Vyzkoušej: „trollbord arena HRA --bots jotun@100+SOUBOR,jotun@100“
fit-share-written = { $file } je zapsán ({ $size } bajtů)
fit-share-gap = { $gap } setin mezi řečeným a viděným v průměru, v { $matches } partiích, které nebyly použity
fit-share-log = logaritmická ztráta: celkem a po třetinách partie (bez znalosti: { $even })
fit-share-brier = Brierovo skóre: celkem a po třetinách partie
fit-share-said = řečeno
fit-share-seen = viděno
fit-share-error = směrodatná chyba
fit-share-count = místa

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
cli-analyse-column-worth = jak dobré
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
cli-db-backup-damaged = kopie je poškozená: { $why }; je uložena v { $file } a starší kopie mohou být lepší: viz `trollbord db check`
cli-db-restore = Vloží zálohu tam, kde ještě žádná databáze není. Obsahuje tajemství: smí ji číst jen její vlastník.
cli-db-restore-data = Složka, kde jsou stoly uloženy; jinak datová složka uživatele.
cli-db-restore-store = Adresa jiné databáze, třeba postgresql://…
cli-db-restore-exists = v '{ $given }' už databáze je: nejdřív ji přesuňte
cli-db-restore-done = obnoveno do { $file }; `trollbord db check` ji projde
cli-db-restore-none = '{ $given }' není databáze, kterou tato verze umí použít
cli-db-copy = Přestěhovat klub: zkopírovat všechno ze SOURCE, třeba stoly.sqlite, do TARGET, třeba postgresql://…, které musí být prázdné; pak se provede kontrola. Nejdřív zastav server.
    Obojí může být soubor SQLite, nebo adresa. Cookies a odkazy zůstávají platné.
cli-db-copy-bar = zkopírované řádky
cli-db-copy-done = { $rows ->
    [one] zkopírován { $rows } řádek; na novém místě mohou začít servery
    [few] zkopírovány { $rows } řádky; na novém místě mohou začít servery
   *[other] zkopírováno { $rows } řádků; na novém místě mohou začít servery
}
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
cli-tables-practice = cvičně
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

cli-learn = Naučit se hru v terminálu: první lekce, nebo ta, kterou jmenuješ.
cli-learn-step = Krok, kterým se začne, podle jména.
cli-learn-only_list = Vypsat lekce této hry.
cli-learn-none = lekce { $given } neexistuje; jsou tu: { $expected }
cli-learn-left = Pokračovat můžeš takto: { $given }
term-learn-help = Enter jde dál. Napiš číslo nebo název toho, co si vybíráš, nebo: { term-order-show } (ukaž mi to), { term-order-back }, { term-order-skip }, { term-order-board } (celý stůl), { term-order-options } (seznam), { term-order-help }, { term-order-quit }.
term-learn-try = Chceš-li to zkusit, napiš: { $line } ({ $name })
term-learn-unknown = „{ $line }“ mezi možnostmi není. Napiš { term-order-options } pro seznam, { term-order-show } pro ukázku, { term-order-help } pro vše, co se dá napsat.
term-learn-many = Počet možností: { $count }. Napiš jednu jejím názvem, nebo { term-order-options } pro celý seznam.
term-order-show = ukaž
term-order-back = zpět
term-order-skip = přeskoč
term-order-board = stůl
term-order-options = možnosti
term-order-help = nápověda
term-order-quit = konec
