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

page-seats = Kdo hraje?
page-seat = Místo { $number }
page-seat-me = já
page-seat-bot = bot { $bot }
page-seat-open = přítel přes odkaz
page-seat-none = nikdo
page-more-seats = Více hráčů
page-agreed = Na čem se dohodnete?
page-more-options = Více
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
page-asks-seat = { $name } by se rád posadil na volné místo a viděl by jeho karty.
page-second-seat = V této hře jsi už hrál jiné místo a znáš jeho karty.
page-seat-asked = Požádal jsi o místo. Všichni hráči to musí dovolit.
page-not-away-yet = Místo ještě není opuštěné tak dlouho, jak se u stolu domluvilo.
page-bots-mind = Boti se nevracejí před náhodu ani před to, co se někdo dozvěděl.
page-practice-first = Před náhodu se boti vracejí jen u cvičného stolu.
page-practice-sure = Udělat z toho cvičný stůl?
page-practice-help = Vrátil by ses před náhodu nebo před něco, co ses dozvěděl. Od té chvíle je to cvičný stůl a záznam to říká.
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
page-absent = { $name } tu není.
page-standin = Nechat hrát: { $bot }
page-meanwhile = Co se mezitím stalo
page-past = Pozice { $index } z { $all }
page-now = Zpět k současnosti
page-curtain = Předej zařízení: { $name }
page-curtain-help = Nikdo jiný by se neměl dívat.
page-curtain-ready = Jsem { $name }
page-you-won = Vítězství je tvoje
page-won = { $count ->
    [one] Vyhrává: { $name }
   *[other] Vyhrávají: { $name }
}
page-draw = Remíza
page-total = Celkem
page-rematch = Hrát znovu
page-to-rematch = K další hře
page-record = Uložit hru
page-waiting = Čeká se na hráče
page-waiting-help = Pošli odkaz příteli, nebo posaď ke stolu bota.
page-copy-link = Kopírovat odkaz
page-link-copied = Odkaz je zkopírován. Kdo ho má, může přijít k tomuto stolu.
page-sit = Sednout si sem
page-more = Více
page-leave = Opustit stůl
page-leave-sure = Odejít od stolu?
page-leave-help = Tvé místo se uvolní. Hra počká, až si na ně někdo sedne a bude hrát dál s tím, co máš.
page-stay = Zůstat
page-take-back = Vrátit se na své místo
page-always-accept = Vždy přijmout
page-tag-you = ty
page-tag-bot = bot
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
page-why-hidden = Co bot věděl, na to se lze zeptat na konci hry
page-other-device = Pokračovat na jiném zařízení
page-device = Pokračovat na jiném zařízení
page-device-help = Naskenuj to druhým zařízením, nebo tam otevři odkaz, do 15 minut. Druhé zařízení tím bude tvoje, kód ani odkaz proto nikomu neposílej.
page-claim = Je i toto zařízení tvoje?
page-claim-help = Tento odkaz udělá z tohoto zařízení téhož hráče jako na zařízení, které ho ukázalo. Pokračuj jen tehdy, když je to druhé zařízení tvoje. Odkaz platí jen jednou.
page-claim-loses = Na tomto zařízení jsi teď { $name } a máš { $count ->
    [one] jeden stůl
    [few] { $count } stoly
   *[other] { $count } stolů
}. Odtud se k tomu už nevrátíš.
page-claim-yes = Ano, je moje
page-claim-no = Ne, na první stránku
page-sign-out = Odhlásit moje ostatní zařízení
page-sign-out-help = Každé jiné zařízení nebo program, který hraje jako ty, se stane cizím: nedrží už žádné z tvých míst. Toto zařízení zůstane tvoje.
page-sign-out-yes = Odhlásit je
page-signed-out = Tvoje ostatní zařízení jsou odhlášena.
page-too-many-pages = Najednou je otevřeno příliš mnoho stránek tohoto serveru. Některé zavři.
page-device-back = Zpět ke stolu
page-device-late = Tento odkaz už neplatí. Vyžádej si nový na prvním zařízení.
page-device-copied = Odkaz je zkopírován. Otevři ho na druhém zařízení.

page-stale = Stůl je už dál. Takhle teď vypadá.
page-not-offered = To teď nejde.
page-why-nothing = Tady teď není co dělat.
page-why-not-you = Nejsi na tahu.
page-why-waiting = Hra začne, až budou všechna místa obsazena.
page-too-much = To bylo příliš rychlé nebo příliš dlouhé.
page-not-found = Takový stůl neexistuje.
page-not-saved = Tohle se teď nepodařilo uložit a nic se nezměnilo. Zkuste to prosím znovu.
page-not-known = Nevíme, jestli se to uložilo. Podívejte se prosím znovu; zopakovat to nevadí.
page-not-read = Server teď nemůže číst své stoly. Zkuste to prosím za chvíli.
page-table-closed = Tento stůl je zavřený: tato verze nedokáže přehrát jeho zápis. Co se odehrálo, lze číst a vyvést.
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
page-verify = Ověřit kostky
page-verify-good = V této hře je vše v pořádku.
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
page-timer = Hodiny
page-timer-none = žádné
page-timer-move = na každý tah
page-timer-game = na celou hru
page-timer-days = dny na každý tah
page-clock-time = Minuty, nebo dny
page-clock-more = Sekundy navíc za tah (celá hra)
page-clock-zero = Když čas vyprší
page-clock-zero-bot = dál hraje bot
page-clock-zero-skip = tah se vynechá, kde to pravidla dovolí
page-clock-zero-loss = hráč prohrává (u více než dvou hráčů jen on, ostatní hrají dál)
page-clock-pause = Požádat o přestávku
page-clock-asks = { $name } chce zastavit hodiny.
page-clock-paused = Hodiny stojí.
page-clock-go-on = Pokračovat
page-clock-stands = Hodiny stojí: teď nikdo nehraje.
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
page-help-history = Stisk řádku historie ukáže tu pozici. „{ page-now }“ vede zpět.
page-help-replay = Oko otevře záznam: posuvník, film, po konci i cizí oči, a „{ page-film-fork }“.
page-help-talk = Bublina otevře rozhovor, kniha tvé vlastní poznámky. Koho nechceš slyšet, toho můžeš ztišit.
page-help-clock = Hodiny počítají jen tvůj vlastní čas. Všichni společně se mohou dohodnout na přestávce.
page-help-leave = Když je někdo pryč, může mu držet místo bot, dokud se nevrátí.
page-help-device = V nastavení je tvé jméno, jazyk, upozornění a cesta k jinému zařízení.
log-said = { $seat }: „{ $given }“
