### Stránka kolem herních plánů.

page-title = Trollbord: čtyři severské deskové hry
page-headline = Čtyři hry, jeden stůl
page-welcome = Vyber si hru. Dvě kliknutí a hraješ: proti botům, nebo s přáteli přes odkaz. Bez účtu.
page-home = Na úvodní stránku
page-my-tables = Moje stoly
page-open-tables = Stoly s volným místem
page-not-yet = ještě není na stole
page-theme = Den nebo noc
page-settings = Nastavení
page-name = Tvé jméno
page-language = Jazyk
page-save = Uložit
page-close = Zavřít
page-sound = Zvuk
page-notify = Dej mi vědět, až budu na tahu
page-notify-granted = Dozvíš se, až budeš na tahu.
page-notify-denied = Prohlížeč této stránce upozornění nedovoluje.
page-loading = Prostírá se stůl…
page-offline = Bez spojení. Zkouším to znovu…
page-unsent = Na cestě: tvoje volba se odešle, jakmile bude zase spojení.
page-offline-title = Jsi offline
page-offline-help = Trollbord teď není dostupný. Tvoje hry jsou na serveru v bezpečí; jakmile se spojení obnoví, stránka bude sama pokračovat.
page-offline-again = Zkusit znovu

page-seats = Kdo hraje?
page-seat = Místo { $number }
page-seat-me = tady
page-seat-bot = bot
page-seat-open = odkazem
page-seat-none = nikdo
page-more-seats = Více hráčů
page-agreed = Na čem se dohodnete?
page-join = Kdo se smí přidat
page-join-link = kdo má odkaz
page-join-everyone = kdokoli: ukázat na úvodní stránce
page-join-nobody = nikdo
page-watch = Kdo se smí dívat
page-watch-link = kdo má odkaz
page-watch-nobody = nikdo
page-open-table = Otevřít stůl
page-free-seat = volné místo

page-your-turn = Jsi na tahu
page-put-back = Vrátit na místo
page-undo = Vzít zpět
page-redo = Zopakovat
page-request-undo = Požádat o vrácení
page-correct = Opravit zadání
page-asks-undo = { $name } žádá o vrácení tahu.
page-asks-wait = Čeká se na ostatní.
page-asks-seat = { $name } žádá o volné místo a uvidí jeho karty.
page-second-seat = Už znáš karty jiného místa této hry.
page-seat-asked = Žádost o místo je odeslána. Všichni hráči ji musí schválit.
page-not-away-yet = Místo ještě není opuštěné tak dlouho, jak se u stolu domluvilo.
page-bots-mind = Boti nesouhlasí s vrácením, když mezitím rozhodla náhoda nebo se někdo dozvěděl něco nového.
page-practice-first = Jen u cvičného stolu vracejí boti i to, o čem rozhodla náhoda.
page-practice-sure = Udělat z toho cvičný stůl?
page-practice-help = Tím se vrátíš před náhodu nebo před něco, co už víš. Od té chvíle je to cvičný stůl a je to uvedeno i v záznamu.
page-practice-yes = Cvičit
page-practice-no = Hrát dál
page-practice = Cvičný stůl
page-state-standin = Hraje za tebe { $bot }; své místo si můžeš vzít zpět
page-absence = Bot smí zaskočit po
page-absence-2 = 2 minutách
page-absence-10 = 10 minutách
page-absence-60 = hodině
page-absence-1440 = dni
page-agree = Souhlasím
page-refuse = Ne
page-all-options = { $count ->
    [one] jediná možnost jako seznam
    [few] všechny { $count } možnosti jako seznam
   *[other] všech { $count } možností jako seznam
}
page-thinks = Na tahu: { $name }
page-bot-thinks = { $name } přemýšlí
page-chance = Rozhoduje náhoda
page-unanswered = Neodpovíš-li včas, stane se to
page-unanswered-lone = Nemáš čím odpovědět; ostatní to zatím nevědí
page-seconds = { $count } s
page-absent = { $name } tu není.
page-standin = Nechat hrát: { $bot }
page-meanwhile = Co se mezitím stalo
page-past = Pozice { $index } z { $all }
page-now = Zpět k současnosti
page-curtain = Předej zařízení: { $name }
page-curtain-help = Nikdo jiný by se neměl dívat.
page-curtain-ready = Jsem { $name }
page-you-won = Vítězství je tvoje!
page-kind = I tak to byla pěkná hra.
page-kind-far = Tentokrát to bylo těžké. V záznamu uvidíš, kde ti hra utekla.
page-won = { $count ->
    [one] Vyhrává: { $name }
   *[other] Vyhrávají: { $name }
}
page-draw = Remíza
page-total = Celkem
page-uncounted = Body, které rozhodují jen tehdy, když nikdo nesplní cíl
page-rematch = Hrát znovu
page-to-rematch = K další partii
page-record = Uložit hru
page-waiting = Čeká se na hráče
page-waiting-help = Pošli odkaz příteli, nebo posaď ke stolu bota.
page-copy-link = Kopírovat odkaz
page-link-copied = Odkaz je zkopírován. Kdo ho má, může přijít k tomuto stolu.
page-sit = Sednout si sem
page-more = Více
page-leave = Opustit stůl
page-leave-sure = Odejít od stolu?
page-leave-help = Tvé místo se uvolní. Ostatní hrají dál, dokud na něj nepřijde řada; pak hra počká. Můžeš se vrátit.
page-stay = Zůstat
page-take-back = Vrátit se na své místo
page-always-accept = Vždy to nechat proběhnout
page-tag-you = ty
page-tag-bot = bot
page-tag-bot-rated = bot · { NUMBER($rating) }
page-tag-program = program
page-tag-away = pryč
page-tag-standin = hraje { $bot }
page-tag-late = čas vypršel
page-nav-first = Na začátek
page-nav-back = Zpět
page-nav-next = Dál
page-nav-last = Na konec
page-reasons = Proč to udělal?
page-reasons-title = { $option }: co zvažoval
page-reasons-none = { $option }: nebylo co zvažovat
page-why-hidden = Proč bot takto táhl, řekne až po konci hry
page-other-device = Pokračovat na jiném zařízení
page-device = Pokračovat na jiném zařízení
page-device-help = Naskenuj to druhým zařízením, nebo tam otevři odkaz, do 15 minut. Druhé zařízení tím bude tvoje, kód ani odkaz proto nikomu neposílej.
page-claim = Je i toto zařízení tvoje?
page-claim-help = S tímto odkazem hraješ na tomto zařízení jako táž osoba jako na zařízení, které ho ukázalo. Pokračuj jen tehdy, když je to druhé zařízení tvoje. Odkaz platí jen jednou.
page-claim-loses = Na tomto zařízení jsi teď { $name } a máš { $count ->
    [one] jeden stůl
    [few] { $count } stoly
   *[other] { $count } stolů
}. Odtud se k tomu už nevrátíš.
page-claim-yes = Ano, je moje
page-claim-no = Ne, na první stránku
page-sign-out = Odhlásit moje ostatní zařízení
page-sign-out-help = Všechna ostatní zařízení a programy, které hrají pod tvým jménem, budou odhlášeny a ztratí tvá místa. Toto zařízení zůstane tvoje.
page-sign-out-yes = Odhlásit je
page-signed-out = Tvoje ostatní zařízení jsou odhlášena.
page-too-many-pages = Najednou je otevřeno příliš mnoho stránek tohoto serveru. Některé zavři.
page-device-back = Zpět ke stolu
page-device-late = Tento odkaz už neplatí. Vyžádej si nový na prvním zařízení.
page-device-copied = Odkaz je zkopírován. Otevři ho na druhém zařízení.

page-stale = Stůl je už dál. Takhle teď vypadá.
page-not-offered = To teď nejde.
page-why-not-you = Nejsi na tahu.
page-why-waiting = Hra začne, až budou všechna místa obsazena.
page-too-much = To bylo příliš rychlé nebo příliš dlouhé.
page-not-found = Takový stůl neexistuje.
page-not-saved = Tohle se teď nepodařilo uložit a nic se nezměnilo. Zkus to prosím znovu.
page-not-known = Nevíme, jestli se to uložilo. Podívej se prosím znovu; zopakovat to nevadí.
page-not-read = Server teď nemůže číst své stoly. Zkus to prosím za chvíli.
page-table-closed = Tento stůl je zavřený: tato verze nedokáže přehrát jeho zápis. Co se odehrálo, lze číst a exportovat.
page-state-closed = zavřeno
page-nothing-here = Tady nic není.
page-table-gone = Tento stůl už není: správce serveru ho smazal.
page-no-watching = Tento stůl smějí vidět jen hráči.
page-seat-taken = Tam už někdo sedí.
page-bad-form = To se nedalo přečíst.
page-state-turn = Na tahu: { $name }
page-state-free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
page-state-over = dohráno
page-state-won = vyhrává: { $name }
page-play = Hrát
page-look = Nahlédnout

name-tomte = Tomte
name-huldra = Huldra
name-draug = Draug
name-jotun = Jotun

page-game-ragnarocks = Ragnarocks
page-game-trollfjord = Trollfjord
page-game-ankh_morpork = Ankh-Morpork
page-game-trolls_princesses = Jak se trollí princezny

## Looking at a game again

page-film = Přehrát hru
page-film-turn = Tah { $turn } z { $turns }
page-film-slider = Pozice
page-film-back-turn = K předchozímu tahu
page-film-next-turn = K dalšímu tahu
page-film-run = Nechat běžet
page-film-eyes = Číma očima
page-film-spectator = divák
page-film-open = vše odkryto
page-film-speed = Rychlost
page-film-speed-0 = pomalu
page-film-speed-1 = klidně
page-film-speed-2 = rychle
page-film-link = Odkaz na tuto pozici
page-film-link-copied = Odkaz na tuto pozici je zkopírován.
page-film-fork = Hrát dál odtud
page-review = Rozebrat tuto partii
page-review-grows = Dívá se na tah { $done } z { $of }
page-review-next = Další okamžik (M)
page-review-before = Předchozí okamžik
page-review-about = Kdo soudil a k čemu to není
page-verify = Ověřit kostky
page-verify-good = Všechny tahy a všechna losování souhlasí.
page-verify-bad = Na této hře něco nesedí:
page-watch-again = Podívat se na hru znovu
page-bring = Podívat se na hru ze souboru

## Talking

page-talk = Rozhovor
page-talk-nothing = Zatím nikdo nic neřekl.
page-talk-say = Něco říct
page-talk-send = Říct
page-talk-mute = Neslyšet: { $name }
page-talk-hear = Znovu slyšet: { $name }
page-notes = Mé poznámky
page-notes-help = Tohle nikdo jiný nečte.
page-notes-saved = Poznámky jsou uloženy.
page-speak = Kdo smí mluvit
page-speak-everyone = všichni u stolu
page-speak-players = jen ti, kdo hrají
page-speak-nobody = nikdo
page-keep-talk = Uložit rozhovor se záznamem hry
page-phrase-hello = Ahoj!
page-phrase-good-luck = Hodně štěstí!
page-phrase-good-move = Dobrý tah!
page-phrase-thinking = Přemýšlím…
page-phrase-one-moment = Hned jsem zpět
page-phrase-oops = Ajaj!
page-phrase-thanks = Děkuji!
page-phrase-good-game = Pěkná hra!

## Time

page-time = Čas na rozmyšlenou
page-timer = Čas na rozmyšlenou
page-timer-none = bez omezení
page-timer-move = na tah
page-timer-game = na hru
page-timer-days = dny
page-clock-more = Navíc za každý tah
page-clock-zero = Když čas vyprší
page-clock-zero-bot = dál hraje bot
page-clock-zero-skip = tah se vynechá, kde to pravidla dovolí
page-clock-zero-loss = hráč prohrává (u více než dvou hráčů skončí poslední)
page-clock-pause = Požádat o přestávku
page-clock-asks = { $name } chce zastavit hodiny.
page-clock-paused = Hodiny stojí.
page-clock-go-on = Pokračovat
page-clock-stands = Hodiny jsou zastavené: dokud se zase nerozběhnou, nikdo nemůže táhnout.
page-clock-lost = Vypršel čas: { $name }
page-clock-out = Vypršel čas, poslední místo: { $name }.
page-clock-too-late = Tvůj čas vypršel: na tvém místě dohraje bot.
page-next-table = K dalšímu stolu, který na mě čeká
page-waits = Čeká na tebe stůl.

## Help at the table

page-help = Jak na to
page-help-table = U tohoto stolu
page-help-click = Co svítí, na to lze kliknout; první kliknutí vybírá, druhé dokončí tah. Klikneš-li jinam, dozvíš se, které pravidlo to nedovoluje.
page-help-keys = Šipky jdou k nejbližší možnosti, Enter vybírá, Escape vrací zpět. Všechny možnosti jsou i v seznamu.
page-help-undo = „{ page-undo }“ vrací tahy, dokud se nikdo nedozvěděl nic nového; pak musí souhlasit všichni hráči.
page-help-history = Klepnutím na řádek průběhu uvidíš tehdejší pozici; „{ page-now }“ vede zpět.
page-help-replay = Oko otevře záznam: posuvník, přehrávání, po skončení i pohled ostatních, a „{ page-film-fork }“.
page-help-book = Otevřená kniha nebo R otevře pravidla vedle stolu: jak se hraje, každé pravidlo s hledáním a vše, co leží na stole. Vede tam každé číslo pravidla.
page-help-talk = Bublina otevře rozhovor, tužka tvé vlastní poznámky. Koho nechceš slyšet, toho můžeš ztišit.
page-help-clock = Hodiny počítají jen tvůj vlastní čas. Všichni společně se mohou dohodnout na přestávce.
page-help-leave = Když je někdo pryč, může za něj hrát bot, dokud se nevrátí.
page-help-device = V nastavení je tvé jméno, jazyk, upozornění a cesta k jinému zařízení.
log-said = { $seat }: „{ $given }“

## The books beside the table

page-book = Pravidla hry
page-book-guide = Jak se hraje
page-book-rules = Pravidla
page-book-almanac = Almanach
page-book-aid = Přehled
page-book-lesson = Zahrát lekci
page-book-print = Vytisknout
page-book-refused = Toto pravidlo bylo odpovědí na tvé poslední kliknutí:
page-book-english = Tato stránka ještě není přeložená; zde je anglicky.
page-book-copy = Stiskem čísla zkopíruješ odkaz na pravidlo. Rozhodnutí, označená kosočtvercem, řeší, co tištěná pravidla nechávají otevřené.
page-book-copied = Odkaz na { $rule } byl zkopírován.
page-book-why = Proč tak?
page-find-rules = Slovo nebo číslo, v kterémkoli jazyce
page-find-almanac = Hledat v almanachu
page-find-some = { $count } z { $all }
page-find-all = { $all ->
    [one] jedno pravidlo
    [few] { $all } pravidla
   *[other] { $all } pravidel
}
page-find-things = { $count ->
    [one] jedna položka
    [few] { $count } položky
   *[other] { $count } položek
}
page-find-kinds = Vše
page-find-nothing = Nic o „{ $given }“.
page-find-number = Zkus jiné slovo nebo číslo pravidla.
page-find-nearest = Nemyslíš:

## Opening a table

page-enter = Otevřít
page-since-minutes = { $count ->
    [one] už { $count } minutu
    [few] už { $count } minuty
   *[other] už { $count } minut
}
page-ago-minutes = { $count ->
    [one] před { $count } minutou
    [few] před { $count } minutami
   *[other] před { $count } minutami
}
page-since-hours = { $count ->
    [one] už { $count } hodinu
    [few] už { $count } hodiny
   *[other] už { $count } hodin
}
page-ago-hours = { $count ->
    [one] před { $count } hodinou
    [few] před { $count } hodinami
   *[other] před { $count } hodinami
}
page-since-days = { $count ->
    [one] už { $count } den
    [few] už { $count } dny
   *[other] už { $count } dní
}
page-ago-days = { $count ->
    [one] před { $count } dnem
    [few] před { $count } dny
   *[other] před { $count } dny
}
page-seats-help = Více lidí u jednoho zařízení: co ostatní nemají vidět, skryje opona.
page-seat-name = Jméno
page-seat-name-of = { $seat }: jméno
page-bot-of = { $seat }: který bot
page-seat-open-help = Pro toto místo dostaneš odkaz.
page-which-bot = Který bot?
page-strength = síla { $level } z { $levels }
page-rating = síla { NUMBER($rating) }
page-rating-help = Síla v této hře ve dvou: kdo táhne náhodně, má 0, a kdo má o 200 víc, vyhraje tři partie ze čtyř
page-bot-advice = { $bot }: tvoje výhry { $won }, hry celkem { $games }. Co zkusit { $next }?
page-bots-compiling = Trollbord se ještě kompiluje na pozadí. Než to bude hotové, bot, který prohledává, zváží jednu pozici tam, kde by jich mohl zvážit { $times }. Čísla u jmen platí, dokud to tak je.
page-bots-interpreted = Trollbord na tomto serveru není zkompilovaný: bot, který prohledává, zváží jednu pozici tam, kde by jich mohl zvážit { $times }. Čísla u jmen platí, dokud to tak je.
page-bots-built = Trollbord je teď zkompilovaný: boti, kteří prohledávají, přemýšlejí v plné síle.
bot-tomte = Hodný na začátečníky: zapomíná, co chtěl.
bot-huldra = Vidí, co je dobré teď, ne co přijde potom.
bot-draug = Myslí o kousek napřed. Vezme si, co mu necháš.
bot-jotun = Přemýšlí tři vteřiny. Málokdy odpouští.
page-fact-players = { $most ->
    [few] { $fewest } až { $most } hráči
   *[other] { $fewest } až { $most } hráčů
}
page-fact-age = od { $years } let
page-fact-minutes = { $minutes } min
page-fact-alone = { $minutes } min proti botům
page-weight-1 = lehká
page-weight-2 = spíš lehká
page-weight-3 = střední
page-weight-4 = spíš náročná
page-weight-5 = náročná
page-luck-0 = žádná náhoda
page-luck-1 = málo náhody
page-luck-2 = trochu náhody
page-luck-3 = hodně náhody
page-more-rules = Další pravidla pro znalce: { $count }
page-more-company = Jméno stolu, hosté, rozhovor
page-table-name = Jméno stolu
page-table-name-help = Abys ho zase našel nebo našla.
page-switch-on = zapnuto
page-switch-off = vypnuto
page-timer-help = Počítá se jen vlastní čas.
page-clock-move = Čas na tah
page-clock-game = Čas na celou hru
page-clock-days = Dny na tah
page-clock-in-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
page-clock-in-days = { $count ->
    [one] jeden den
    [few] { $count } dny
   *[other] { $count } dní
}
page-clock-in-seconds = { $count ->
    [one] jedna sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
page-you = O tobě
page-filter = Které stoly
page-show-open = rozehrané
page-show-finished = dohrané
page-show-archive = archiv
page-with-all = všechny
page-with-people = s lidmi
page-with-bots = s boty
page-none-open = Žádný rozehraný stůl. Vyber si hru.
page-none-finished = Zatím žádná dohraná hra tohoto druhu.
page-none-archive = Archiv je prázdný.
page-name-table = Pojmenovat stůl
page-archive = Uložit do archivu
page-unarchive = Vyndat z archivu
page-delete = Smazat
page-deleted = Smazáno.
page-state-stands = čeká se
page-since-left = { $since }, ještě { $span }
page-took-practice = { $span }, cvičně
page-span-minutes = { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
   *[other] { $count } minut
}
page-span-hours = { $count ->
    [one] { $count } hodinu
    [few] { $count } hodiny
   *[other] { $count } hodin
}
page-span-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}

## Karty nápovědy

page-help-what = Co je to?
page-help-close = Zavřít
page-help-almanac = V almanachu
page-help-can = Teď můžeš
page-help-cannot = Teď ne
page-help-more = a ještě { $count }
page-help-more-rules = { $count ->
    [one] ještě { $count } pravidlo
    [few] ještě { $count } pravidla
   *[other] ještě { $count } pravidel
}
page-why-asked = Otázka zní jinak: { $prompt }
page-why-else = { $thing }: k této otázce to nepatří. Otázka zní: { $prompt }

page-help-ask = Nech ukazatel chvíli na čemkoli, podrž na tom prst, nebo tam dojdi klávesnicí a stiskni I: karta ti řekne, co to je a co to teď znamená. Klávesa P kartu podrží.
page-help-rules = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}

## Settings

page-seeing = Vidění
page-playing = Hraní
page-on-device = Tato nastavení platí jen na tomto zařízení.
page-text = Velikost písma
page-text-0 = malé
page-text-1 = běžné
page-text-2 = velké
page-text-3 = velmi velké
page-contrast = Kontrast
page-contrast-help = Více: silné čáry, žádná krajina.
page-contrast-device = jako zařízení
page-contrast-usual = běžný
page-contrast-more = více
page-theme-device = jako zařízení
page-theme-light = den
page-theme-dark = noc
page-patterns = Vzory na barvách
page-patterns-help = U barev jsou vždy i tvary a vzory.
page-patterns-usual = běžné
page-patterns-large = velké
page-motion = Pohyb
page-motion-help = Méně: figurky se objeví na místě.
page-motion-device = jako zařízení
page-motion-all = vše
page-motion-less = méně
page-speed = Tahy botů
page-speed-help = Jak dlouho vidíš každý krok.
page-speed-once = hned
page-speed-quick = svižně
page-speed-calm = v klidu
page-confirm = Potvrzovat tahy
page-confirm-help = Druhé stisknutí, než tah platí.
page-confirm-never = nikdy
page-confirm-final = když nejde vzít zpět
page-confirm-always = vždy
page-cards = Karty nápovědy
page-cards-help = Co ta věc je: po najetí ukazatelem, nebo jen po dlouhém stisku, klávesou I či nástrojem.
page-cards-rest = samy
page-cards-asked = na požádání
page-sound-help = Dřevo, kámen, železo, voda.
page-sample-title = Táhni jedním ze svých Vikingů
page-sample = Takhle bude stůl vypadat.
page-sure = { $option }?
page-sure-yes = Ano
page-sure-no = Ne, zpět
page-fit = Celá deska
page-skip = Přeskočit

## About you

page-this-device = na tomto zařízení
page-you-games = { $count ->
    [one] { $count } hra, { $ago }
    [few] { $count } hry, první { $ago }
   *[other] { $count } her, první { $ago }
}
page-you-first = Zahraj si svou první hru
page-you-none = Dohraj nějakou hru a objeví se tady.
page-you-streak = výher v řadě teď
page-you-longest = nejdelší série výher
page-you-time = odehráno celkem
page-results = Výsledky
page-results-help = Sloupec je podíl výher; tečky ukazují, o kolik ho mohla posunout náhoda.
page-you-record = her: { $games }, výher: { $won }
page-you-practice = cvičně: { $count }
page-played = Odehrané hry
page-played-all = všechny ({ $count })
page-too-few = příliš málo her na úsudek
page-share = { $won } % výher, { $low } až { $high } %
page-bots-met = Boti, které znáš
page-people-met = Lidé, které znáš
page-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}
page-met-score = { $ahead }× před, { $behind }× za
page-you-private = Tuto stránku vidí jen toto zařízení. Cvičné hry se počítají jen do času.
page-take-along = Stáhnout jako soubor
page-forget = Zapomenout všechno
page-forget-sure = Zapomenout o tobě všechno?
page-forget-help = Smaže se tvé jméno, výsledky, nastavení a všechny stoly, kde hraješ bez lidí. U stolů s ostatními zůstane tvé místo prázdné; toto zařízení začne jako nová osoba.
page-forget-no = Nechat
page-forget-yes = Zapomenout

## The end

story-led = { $name }: vedení téměř po celou hru.
story-late = { $name }: ještě v { $turn }. tahu z { $turns } pozadu.
story-changes = { $count ->
    [one] Vedení se změnilo jednou.
    [few] Vedení se změnilo { $count }krát.
   *[other] Vedení se změnilo { $count }krát.
}
story-turn = Hra se zlomila v { $turn }. tahu, kdy { $name } volí „{ $option }“.
story-close = { $margin ->
    [one] Bylo to těsné: mezi prvním a druhým místem jeden bod.
    [few] Bylo to těsné: mezi prvním a druhým místem { $margin } body.
   *[other] Bylo to těsné: mezi prvním a druhým místem { $margin } bodů.
}
story-row = Rozhodlo: { $row }, { $more } : { $less }.
story-clear = Jasné vítězství: { $more } : { $less }.
story-even = Nikdo nebyl lepší: taková hra volá po odvetě.
story-best = V jednom bylo tvé skóre nejlepší: { $row }, { $more } : { $less }.
story-ahead = Ještě v { $turn }. tahu z { $turns } bylo vedení tvoje.
page-try-bot = Zkusit: { $bot }
page-share-replay = Sdílet záznam
page-replay-copied = Odkaz na záznam je zkopírovaný.
page-to-lobby = Ke všem stolům

## Rady

page-hint = Ukaž mi dobrý tah
page-hint-thinks = { $name } přemýšlí
page-hint-stop = Nech to být
page-hint-would = Takhle by hrál bot { $name }
page-hint-lone = Je to tvůj jediný tah
page-hint-equal = Všechny možnosti jsou stejně dobré
page-hint-even = Na vítězství to nic nemění; víc podle bota { $name } přinese
page-hint-next = Pak se dá čekat: { $next }
page-hint-chance = Potom rozhodne náhoda, možností je { $count }
page-hint-others = Zhruba stejně dobré: { $options }
page-hint-clear = Všechno ostatní je zřetelně slabší
page-hint-wipe = Smazat křídu
page-hint-not = U tohoto stolu se nikomu dobré tahy neukazují.
page-hint-practice = Byl ti ukázán tah, a tak je to odteď cvičná hra: zůstane mezi tvými hrami, ale do statistik se nepočítá.
page-hinted = O radu žádali: { $who }
page-hints = Rady pro všechny
page-hints-help = Každý si může nechat ukázat dobrý tah. Všichni vidí, kdo se ptá, záznam to uvede a partie se nezapočítá do žádné statistiky.
page-gain-you = Lépe pro tebe: { $part }
page-loss-you = Hůře pro tebe: { $part }
page-gain-other = { $name }: lépe, { $part }
page-loss-other = { $name }: hůře, { $part }

# Company: leaving, resigning, ending, inviting
page-going = Přestat hrát
page-resign = Vzdát se
page-resign-short = Ve dvou hned vyhraje ten druhý; ve více hráčích budeš na posledním místě.
page-resign-sure = Vzdát tuto hru?
page-resign-help = Ve dvou hráčích druhá strana hned vyhrává. Je-li hráčů víc, hraje za tebe dál bot a skončíš na posledním místě. Vzít zpět to nejde.
page-resigned-for-good = Hra je z tvé strany vzdaná: na tvém místě dohraje bot.
page-resigned-last = Vzdaná hra, poslední místo: { $name }.
page-tag-left = odchází
page-tag-resigned = vzdává se
page-end = Ukončit hru
page-end-short = Budou-li všichni souhlasit, hra skončí bez vítěze.
page-end-sure = Ukončit hru bez vítěze?
page-end-help = Hra skončí, až budou všichni souhlasit. Boti souhlasí vždy a stejně tak ten, kdo je příliš dlouho pryč.
page-end-awaits = Ještě se čeká na odpověď: { $names }.
page-end-not = Hrát dál
page-asks-end = { $name } chce ukončit hru bez vítěze.
page-ended = Hra byla ukončena
page-ended-help = Všichni souhlasili. Nikdo nevyhrál.
page-state-ended = ukončeno dohodou
page-took-resigned = { $span }, vzdáním
page-leave-short = Tvé místo se uvolní. Můžeš se vrátit.
page-is-here = je tady
page-is-away = je pryč
page-invite = Pozvat
page-invite-help = Kdo má tento odkaz, může přijít k tomuto stolu: stačí ho naskenovat nebo poslat.
page-invite-code = QR kód s odkazem na tento stůl
page-invite-lonely = Ostatní v této síti se na tuto adresu nedostanou: vede jen na tento počítač. Kdo tu Trollbord spustil, může ho pro síť otevřít.
page-send-link = Poslat odkaz
page-waiting-left = Na tahu je volné místo
page-waiting-guest = Sedni si na volné místo, nebo pošli odkaz dál.
page-begin-with-bots = Začít s boty
page-or-bot = nebo bot:
page-seat-left = Jedno místo je volné. Ostatní hrají dál, dokud na něj nepřijde řada.
page-why-left = Na tahu je volné místo: hra pokračuje, až si na ně někdo sedne.
log-left = { $name } odchází od stolu
log-back = { $name } je zpátky
log-joined = { $name } si sedá na volné místo
log-stood-in = Bot zastupuje: { $name }
log-took-back = { $name } hraje zase dál
log-ended = Všichni souhlasí s ukončením hry
log-late = Vypršel čas: { $seat }

## Upozornění při zavřené stránce

page-remind = Upozornění
page-remind-help = Pro hry na několik dní: dozvíš se, že jsi na tahu, i když není otevřená žádná stránka. Více stolů přijde v jedné zprávě, a dokud se na stránku díváš, nepřijde nic. Zpráva uvádí hru a nic jiného.
page-remind-none = Tento server při zavřené stránce nic neposílá; kdo ho provozuje, může to zapnout. Je-li stránka otevřená na pozadí, může ti dát vědět sám prohlížeč.
page-remind-push-add = Upozorňovat v tomto prohlížeči
page-remind-push-on = Tento prohlížeč ti odteď bude posílat upozornění.
page-remind-insecure = Prohlížeče dovolují upozornění jen na zabezpečených stránkách a tahle je otevřená přes http://. Otevři ji přes https://.
page-remind-unsupported = Tento prohlížeč upozornění neumí. Na iPhonu a iPadu si Trollbord nejdřív přidej na plochu.
page-remind-push = Prohlížeč
page-remind-mail = E-mailová adresa
page-remind-webhook = Webhook (https://…)
page-remind-add = Přidat
page-remind-remove = Odebrat
page-remind-unconfirmed = Zatím nepotvrzeno: otevři odkaz, který tam přišel.
page-remind-confirmed = Upozornění chodí sem.
page-remind-secret = Podpisy se ověřují pomocí { $secret }
page-remind-quiet = Doba klidu
page-remind-quiet-help = Časové pásmo: { $zone }. Co se mezitím stane, přijde potom v jedné zprávě. Dvakrát stejný čas znamená žádnou.
page-remind-from = od
page-remind-to = do
page-remind-tables = Upozorňovat na tyto stoly
page-remind-bad-address = Tuto adresu server použít nemůže. Program potřebuje adresu https ve veřejném internetu.
page-remind-confirm = Posílat tam upozornění?
page-remind-confirm-help = Trollbord pak napíše na { $address }, když bude na tahu ten, kdo tuto adresu zadal. Souhlas, jen pokud jsi to ty.
page-remind-confirm-yes = Ano, upozorňuj mě
page-remind-done = Hotovo: upozornění tam odteď chodí.
page-remind-late = Tento odkaz už neplatí.
page-remind-stop = Zastavit tato upozornění?
page-remind-stop-help = Na { $address } už nic nepřijde.
page-remind-stop-yes = Zastavit
page-remind-stopped = Zastaveno: nic dalšího tam nepřijde.

# The table in words and its commands
told-title = Plán slovy
told-open = Plán slovy
told-close = Zavřít plán slovy
told-ask = Zeptej se stolu
told-ask-help = přehled, kde potíže, na A2, volby; nebo číslo volby
told-tell = Zeptat se
told-choices = { $count ->
    [one] jedna volba
    [few] { $count } volby
    [many] { $count } volby
   *[other] { $count } voleb
}
told-nothing = K tomu není co říct.
told-unknown = „{ $line }“ není příkaz ani volba. Můžeš se ptát:
told-allowed = To jde: { $option }
told-several = To může znamenat: { $options }
told-name-look = přehled
told-name-where = kde
told-name-at = na
told-name-from = od
told-name-mine = moje
told-name-of = hráč
told-name-options = volby
told-name-why = proč
told-name-last = naposledy
told-name-since = mezitím
told-name-goal = cíl
told-help-look = kdo je na tahu, na co se hra ptá, co leží na stole
told-help-where = všechna místa jednoho druhu: kde potíže
told-help-at = co je na místě a co se tam dá dělat
told-help-from = co leží na cestě z místa: od A2 východ
told-help-mine = co máš
told-help-of = co má někdo, podle jména nebo barvy
told-help-options = co se dá vybrat; vybereš číslem nebo slovy
told-help-why = proč něco nejde
told-help-last = poslední řádky průběhu: naposledy 10
told-help-since = co se stalo od tvého posledního tahu
told-help-goal = jak hra končí a kdo je jak blízko
keys-title = Klávesy
keys-name-enter = Enter
keys-name-escape = Esc
keys-question = k otázce
keys-board = k plánu
keys-hand = k ruce
keys-players = k hráčům
keys-log = k průběhu
keys-words = plán slovy
keys-arrows = na plánu od volby k volbě, v průběhu od řádku k řádku
keys-enter = vybrat
keys-escape = vrátit, zavřít
keys-help = co to je?
keys-book = pravidla
keys-turn = otočit, co držíš
keys-zoom = zvětšit, zmenšit, celý plán
