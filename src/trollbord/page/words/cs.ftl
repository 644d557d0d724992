### Stránka kolem herních plánů.

## Dům

page-title = Trollbord: čtyři severské deskové hry
page-headline = Čtyři hry, jeden stůl
page-welcome = Vyberte hru. Dvě klepnutí a hrajete: proti botům, nebo s přáteli přes odkaz. Bez účtu.
page-home = Na první stránku
page-my-tables = Moje stoly
page-open-tables = Stoly s volným místem
page-not-yet = ještě není na stole
page-theme = Den nebo noc
page-settings = Nastavení
page-name = Vaše jméno
page-language = Jazyk
page-save = Uložit
page-close = Zavřít
page-sound = Zvuk
page-notify = Upozornit, když jsem na tahu
page-notify-granted = Dozvíte se, když budete na tahu.
page-notify-denied = Prohlížeč této stránce upozornění nedovoluje.
page-loading = Prostírá se stůl …
page-offline = Bez spojení. Zkouší se znovu …

## Nový stůl

page-seats = Kdo hraje?
page-seat = Místo { $number }
page-seat-me = já
page-seat-bot = bot { $bot }
page-seat-open = přítel, přes odkaz
page-seat-none = nikdo
page-agreed = Na čem jsme se dohodli?
page-more-options = Více
page-join = Kdo smí hrát
page-join-link = kdo má odkaz
page-join-everyone = každý: ukázat na první stránce
page-join-nobody = nikdo
page-watch = Kdo se smí dívat
page-watch-link = kdo má odkaz
page-watch-nobody = nikdo
page-open-table = Otevřít stůl
page-free-seat = volné místo

## Stůl

page-your-turn = Jste na tahu
page-put-back = Položit zpět
page-undo = Vzít zpět
page-redo = Zopakovat
page-request-undo = Požádat o vrácení
page-asks-undo = { $name } žádá o návrat.
page-asks-wait = Čeká se na ostatní.
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
page-absent = { $name } tu není.
page-standin = Ať hraje dál { $bot }
page-meanwhile = Zatímco jste tu nebyli
page-past = Pozice { $index } z { $all }
page-now = Zpět do přítomnosti
page-curtain = Podejte zařízení: { $name }
page-curtain-help = Nikdo jiný by se neměl dívat.
page-curtain-ready = Jsem { $name }
page-you-won = Vyhráli jste
page-won = { $count ->
    [one] Vítěz: { $name }
   *[other] Vítězové: { $name }
}
page-draw = Remíza
page-rematch = Hrát znovu
page-to-rematch = K další hře
page-record = Uložit hru
page-waiting = Čeká se na hráče
page-waiting-help = Pošlete odkaz příteli, nebo posaďte bota.
page-copy-link = Kopírovat odkaz
page-link-copied = Odkaz je zkopírován. Kdo ho má, může přijít k tomuto stolu.
page-sit = Sednout si sem
page-more = Více
page-leave = Odejít od stolu
page-take-back = Vrátit se na své místo
page-always-accept = Vždy přijmout
page-tag-you = vy
page-tag-bot = bot
page-tag-away = pryč
page-tag-standin = hraje za něj { $bot }
page-nav-first = Na začátek
page-nav-back = Zpět
page-nav-next = Dál
page-nav-last = Na konec
page-other-device = Pokračovat na jiném zařízení
page-device = Pokračovat na jiném zařízení
page-device-help = Do 15 minut to naskenujte druhým zařízením, nebo na něm otevřete odkaz. To zařízení pak bude vaše: odkaz nikomu nedávejte.
page-device-claim = Okamžik …

## Co odpovídá server

page-stale = Hra mezitím pokročila. Takto teď stůl vypadá.
page-not-offered = To teď nelze zvolit.
page-why-nothing = Tady teď není co dělat.
page-why-not-you = Nejste na tahu.
page-why-waiting = Hra začne, až budou obsazena všechna místa.
page-too-much = To bylo příliš rychlé nebo příliš dlouhé.
page-not-found = Takový stůl není.
page-no-watching = Tento stůl vidí jen ti, kdo hrají.
page-seat-taken = Tam už někdo sedí.
page-bad-form = Tento formulář nikdo nepřečetl.
page-state-turn = na tahu: { $name }
page-state-free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
page-state-over = dohráno
page-state-won = vítěz: { $name }
page-play = Hrát
page-look = Nahlédnout

## Boti

name-tomte = Tomte
name-huldra = Huldra
name-draug = Draug
name-jotun = Jotun
