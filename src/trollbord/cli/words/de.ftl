### Die Befehlszeile.

cli-trollbord = Vier nordische Brettspiele, vollständig, an einem Tisch.
    Ohne Befehl öffnet sich der Tisch.
cli-trollbord-language = Die Sprache; sonst die des Systems.

cli-column-id = Kennung
cli-column-game = Spiel
cli-column-seats = Plätze
cli-column-about = Worum es geht
cli-column-option = Tischregel
cli-column-values = möglich ist

cli-games = Die Spiele auflisten.
    Mit dem Namen eines Spiels (GAME): seine Plätze, seine Tischregeln und die Bots, die es spielen.
cli-games-seated = Plätze: { $seats } · Bots: { $bots }

cli-perft = Die Folgen von Entscheidungen jeder Länge zählen, die des Zufalls und die erzwungenen inbegriffen.
cli-perft-depth = Wie viele Entscheidungen tief gezählt wird.
cli-perft-seats = Wie viele am Tisch sitzen; sonst so wenige wie möglich.
cli-perft-position = Die Zeile einer Stellung, von der aus gezählt wird.
cli-perft-divide = Zählen, was auf jede erste Option folgt.
cli-perft-total = insgesamt

cli-words = Sagen, wie viel von jedem Spiel jede Sprache sagen kann.
cli-words-missing = Auflisten, was dieser Sprache fehlt.
cli-words-common = (gemeinsam)

## Im Terminal spielen

cli-play = Ein Spiel im Terminal spielen, mit Menschen und Bots auf jedem Platz.
    PLAYERS sind „human“, „human:Anna“ oder die Namen von Bots, einer für jeden Platz; ohne sie spielst du
    gegen einen Bot.
cli-play-seats = Wie viele am Tisch sitzen; sonst so viele, wie genannt sind, oder so wenige wie möglich.
cli-play-table = Eine Tischregel, zum Beispiel limit=none. „trollbord games GAME“ zählt sie auf.
cli-play-seed = Den Zufall jedes Mal gleich fallen lassen.
cli-play-seconds = Wie lange ein Bot über einen Zug nachdenken darf; sonst so lange er mag.
cli-play-chart = Trollfjord auf dem Plan aus dieser Datei spielen.
cli-play-dice = Mit echten Würfeln und Karten spielen und eintippen, was kam.
cli-play-save = Die Datei, in der die Partie gespeichert wird; sonst eine im eigenen Ordner.
cli-play-force = Die Datei von --save überschreiben, wenn es sie schon gibt.
cli-play-resume = Ein gesichertes Spiel fortsetzen.
cli-play-game-or-file = nenne entweder ein Spiel oder mit --resume eine gespeicherte Partie
cli-play-agreed = { $given } passt nicht zu --resume: ein gesichertes Spiel geht so weiter, wie es vereinbart war
error-more-players-than-seats = für { $seats } Plätze sind { $given } Spieler genannt

term-human = Mensch
term-yes = j ja y
term-thinking = { $player } denkt nach …
term-curtain = { $player }, drücke Enter, wenn sonst niemand hinsieht …
term-which = Das könnten { $count } Optionen sein:
term-allowed = Das steht jetzt zur Wahl: { $option }.
term-why-what = füge hinzu, was du wählen möchtest: why stone A1
term-consent = Sind alle einverstanden, trotzdem zurückzugehen? (j/n)
term-practice = Die Bots gehen nicht hinter Zufall oder Erfahrenes zurück. Ein Übungsspiel daraus machen, was der Mitschnitt festhält? (j/n)
term-resign = Diese Partie aufgeben? (j/n)
term-saved = Gesichert in { $file }.
term-not-saved = das Spiel kann nicht in { $file } gesichert werden: { $why }
error-file-taken = diese Datei gibt es schon; nimm einen anderen Namen
error-file-is-folder = das ist ein Ordner; füge den Namen einer Datei hinzu
term-resume = Weiter geht es mit: trollbord play --resume { $file }
term-player = Spieler
term-score = Punkte

term-help = Tippe eine Option: ihre Nummer in der Liste, ihren Namen, ihre Schreibweise oder die ersten Buchstaben ihrer Wörter. Oder einen Befehl, mit einem Doppelpunkt davor, wo eine Option ebenso heißt:
term-command-help = sagen, was man tippen kann
term-command-options = zeigen, was zur Wahl steht
term-command-board = den Tisch zeigen
term-command-log = zeigen, was geschehen ist
term-command-why = sagen, warum etwas nicht geht: why stone A1
term-command-undo = die letzte Wahl zurücknehmen
term-command-redo = das Zurückgenommene noch einmal wählen
term-command-resign = die Partie aufgeben
term-command-save = das Spiel sichern, in seiner Datei oder einer, die du nennst
term-command-quit = das Spiel sichern und gehen

## Das Menü

cli-menu = Im Terminal wählen, was gespielt wird und wer mitspielt.
menu-game = Was spielen wir?
menu-resume = weiter mit { $file }
menu-seats = Wie viele spielen mit?
menu-who = Wer sitzt auf Platz { $seat }?
menu-number = Nummer

## Der Tisch im Browser

cli-serve = Den Tisch im Browser öffnen: gegen Bots spielen, oder mit Freunden über einen Link.
cli-serve-port = Der Port; ist er besetzt, der nächste freie.
cli-serve-data = Wo Tische aufbewahrt werden; sonst im Datenordner des Benutzers.
cli-serve-store = Die Adresse einer anderen Datenbank, zum Beispiel postgresql://…
cli-serve-lan = Telefone und Rechner im selben Netz hereinlassen.
cli-serve-hosts = Ein weiterer Name, unter dem Browser diesen Server finden dürfen.
cli-serve-proxies = Ein Proxy vor diesem Server, als Adresse oder Netz: die Adressen und das Schema, die er weitergibt, gelten, die von anderen nicht. Darf mehrmals stehen.
cli-serve-metrics = Der Port, nur auf diesem Rechner, an dem Prometheus Messwerte liest; ohne ihn gibt es keine.
cli-serve-logs = Wie Protokolle geschrieben werden: als Text, oder als JSON-Zeilen mit einer je Anfrage.
cli-serve-bad-proxy = „{ $given }“ ist weder eine Adresse noch ein Netz, wie 127.0.0.1 oder 10.0.0.0/8
cli-serve-games = Ein Spiel eines anderen Pakets, das außer unseren angeboten wird, mit seiner Kennung; mehrmals möglich.
cli-serve-bots = Ein Bot eines anderen Pakets, der außer unseren angeboten wird, mit seiner Kennung; mehrmals möglich.
cli-serve-address = Die Adresse, unter der dieser Server zu erreichen ist, wie https://verein.example: Dorthin führen Erinnerungen.
cli-serve-mail = Der Mailserver für Erinnerungen, wie smtps://name:passwort@host?from=tisch@verein.example; besser in der Umgebung, wo andere ihn nicht sehen.
cli-serve-push_key = Der private Schlüssel für Push-Erinnerungen, eine Datei, die `trollbord reminders key` anlegt.
cli-serve-webhooks = Erinnerungen über eigene Webhooks erlauben.
cli-serve-allowed = Ein Host, den Webhooks und Push trotz privater Adresse erreichen dürfen, wie hooks.lan oder hooks.lan:8443. Mehrmals möglich.
cli-serve-pause = Wie viele Sekunden ein Bot sich mindestens nimmt, damit die Augen folgen können.
cli-serve-stays = Den Browser nicht öffnen.
cli-serve-apart = Mit PostgreSQL: die Bots `trollbord worker` überlassen.
cli-serve-ready = Trollbord ist unter { $address }  (Strg+C beendet es)
cli-serve-kept = Tische werden in { $folder } aufbewahrt
cli-serve-exposed = Alle in diesem Netz erreichen jetzt diese Seite: Sie können Tische eröffnen und sich an jeden Tisch setzen oder ihn ansehen, dessen Link sie haben. Die Verbindung ist nicht verschlüsselt.
cli-compiling = Die Bots denken zuerst interpretiert. Trollbord wird im Hintergrund kompiliert; ist das fertig, wechseln sie.
cli-compiled-built = Trollbord ist kompiliert: Die Bots denken ab jetzt schneller, auch beim nächsten Start.
cli-compiled-no-compiler = Hier gibt es keinen C-Compiler, darum läuft Trollbord interpretiert: Alles geht, nur langsamer. Zum Kompilieren gcc oder clang installieren und neu starten.
cli-compiled-failed = Trollbord ließ sich nicht kompilieren und läuft interpretiert: Alles geht, nur langsamer.{ $log ->
    [none] {""}
   *[other] {" "}Warum, steht in { $log }.
}
cli-worker = Für die Bots an Tischen in PostgreSQL antworten, neben beliebig vielen Webprozessen und anderen Workern.
    Bots denken in eigenen Prozessen, einem weniger, als es Kerne gibt. Ein Worker übersteht Neustarts der Datenbank; was ein abgeschossener begonnen hatte, nehmen andere nach Sekunden wieder auf.
cli-worker-store = Die Adresse der Datenbank, zum Beispiel postgresql://…
cli-worker-at_once = Wie viele Fragen zugleich angenommen werden; die meiste Zeit warten Bots nur.
cli-worker-pause = Wie viele Sekunden ein Bot sich mindestens nimmt, damit die Augen folgen können.
cli-worker-logs = Wie Protokolle geschrieben werden: als Text oder als JSON-Zeilen.
cli-worker-games = Ein Spiel eines anderen Pakets, das der Server anbietet, mit seiner Kennung; mehrmals möglich.
cli-worker-bots = Ein Bot eines anderen Pakets, den der Server anbietet, mit seiner Kennung; mehrmals möglich.
cli-worker-address = Die Adresse, unter der dieser Server zu erreichen ist, wie https://verein.example: Dorthin führen Erinnerungen.
cli-worker-mail = Der Mailserver für Erinnerungen, wie smtps://name:passwort@host?from=tisch@verein.example; besser in der Umgebung, wo andere ihn nicht sehen.
cli-worker-push_key = Der private Schlüssel für Push-Erinnerungen, eine Datei, die `trollbord reminders key` anlegt.
cli-worker-webhooks = Erinnerungen über eigene Webhooks erlauben.
cli-worker-allowed = Ein Host, den Webhooks und Push trotz privater Adresse erreichen dürfen, wie hooks.lan oder hooks.lan:8443. Mehrmals möglich.
cli-worker-sqlite = ein Worker braucht PostgreSQL; mit SQLite antwortet `trollbord serve` selbst für die Bots
cli-worker-ready = Der Worker wartet auf Fragen  (Strg+C beendet ihn)
cli-reminders = Erinnerungen bei geschlossener Seite: was man zum Betrieb braucht.
cli-reminders-key = Den privaten Schlüssel für Push-Erinnerungen anlegen, in einer neuen Datei, die nur ihr Eigentümer lesen darf.
cli-reminders-key-done = Der Schlüssel liegt in { $file }. Bewahre ihn auf: Mit einem anderen muss jeder Browser neu gefragt werden.
cli-reminders-key-exists = { $given } gibt es schon

## Aufzeichnungen

cli-verify = Aufzeichnungen prüfen: nachspielen, nachrechnen, was gezogen wurde, und die erste falsche Zeile nennen.
    Endet mit 0, wenn alles stimmt, mit 1, wenn etwas falsch ist, mit 3, wenn nichts falsch ist, aber die Partie nicht zu Ende oder ihr Geheimnis nicht gelüftet.
cli-verify-good = gut
cli-verify-incomplete = nichts falsch, aber nicht vollständig
cli-verify-bad = FALSCH

cli-show = Den Tisch an einer Zeile einer Aufzeichnung zeigen, im Terminal oder als Bild.
cli-show-at = Die Zeile, nach der geschaut wird; sonst die letzte. 0 ist der Tisch vor dem ersten Zug.
cli-show-seat = Mit wessen Augen geschaut wird: die Nummer eines Platzes oder „spectator“.
cli-show-svg = Das Bild in diese Datei zeichnen.
cli-show-position = Stattdessen die ganze offene Stellung als eine Zeile ausgeben, Verdecktes eingeschlossen.
cli-show-written = { $given } ist gezeichnet
cli-seat-expected = „{ $given }“ ist kein Platz: erwartet wird seine Nummer oder „spectator“
cli-show-no-seat = in dieser Aufzeichnung gibt es keinen Platz { $given }: der letzte ist { $last }

cli-convert = Eine Aufzeichnung in JSON verwandeln oder zurück, je nach dem Namen der Ausgabe; ohne eine geht sie ins Terminal.
cli-convert-force = Eine vorhandene Datei überschreiben.
cli-convert-exists = { $given } gibt es schon; --force überschreibt sie

cli-replay = Eine Aufzeichnung im Terminal Schritt für Schritt nachspielen.
cli-replay-seat = Mit wessen Augen geschaut wird: die Nummer eines Platzes oder „spectator“.
cli-replay-start = Die Zeile, bei der es losgeht.
cli-replay-watch = Als Film ablaufen lassen.
cli-replay-seconds = Wie lange jede Zeile des Films steht.
cli-replay-log = Stattdessen den ganzen Verlauf und den letzten Tisch ausgeben.
cli-replay-keys = Enter: weiter · b: zurück · g: zu einer Zeile · q: Schluss
cli-replay-line = Zeile
cli-replay-no-terminal = hier gibt es kein Terminal, das Tasten liest; --log gibt stattdessen das ganze Protokoll aus

cli-fuzz = Aufzeichnungen auf alle Arten beschädigen und sehen, dass jede binnen einer Sekunde mit einem Satz abgewiesen wird.
cli-fuzz-count = Wie viele beschädigte Aufzeichnungen versucht werden.
cli-fuzz-seed = Eine andere Zahl macht anderen Schaden.
cli-fuzz-keep = Der Ordner für Dateien, die das Programm zum Absturz brachten oder zu lange dauerten.
cli-fuzz-bar = beschädigte Aufzeichnungen
cli-fuzz-found = { $count } beschädigte Aufzeichnungen, { $bad } Abstürze oder Verzögerungen, { $different } verschiedene Sätze, die langsamste brauchte { $slowest } s
cli-bench = Tempo messen: von Spielen, Umgebungen, Aufzeichnungen, Seite, Start und Arena.
    Ohne weiteres Wort werden die Spiele gemessen.
cli-bench-games = Messen, wie schnell die Spiele sind, interpretiert und kompiliert, neben den installierten Vergleichsprojekten.
cli-bench-games-with_peers = Zuerst die Vergleichsprojekte in einer eigenen Umgebung installieren.
cli-bench-games-rounds = Wie viele Runden alle nacheinander spielen.
cli-bench-games-seconds = Wie viele CPU-Sekunden eine Runde hat.
cli-bench-games-as_json = Alles als JSON ausgeben.
cli-bench-games-picture = Die Entscheidungen pro Sekunde in diese SVG-Datei zeichnen.
cli-bench-games-page = Die Zahlen in diese Seite der Dokumentation schreiben, statt der bisherigen.
cli-bench-envs = Messen, wie schnell die Umgebungen für lernende Programme sind, neben denen von OpenSpiel und PettingZoo.
cli-bench-envs-with_peers = { cli-bench-games-with_peers }
cli-bench-envs-rounds = { cli-bench-games-rounds }
cli-bench-envs-seconds = { cli-bench-games-seconds }
cli-bench-envs-as_json = { cli-bench-games-as_json }
cli-bench-search = Die gemeinsame Suche der Spiele neben derselben Suche eines anderen Verzeichnisbaums messen, etwa eines älteren; beide müssen kompiliert sein.
cli-bench-search-against = Der Ordner des anderen Baums.
cli-bench-search-rounds = { cli-bench-games-rounds }
cli-bench-search-seconds = { cli-bench-games-seconds }
bench-search-compiled = Beide Bäume müssen kompiliert sein: Führe in jedem ./compile aus.
bench-search-beside = { $game }: { $ours } Iterationen je CPU-Sekunde hier, { $theirs } dort: { $ratio }-mal so viele
cli-bench-records = Messen, wie schnell Aufzeichnungen nachgespielt, gelesen, geprüft und angesprungen werden.
cli-bench-records-count = Wie viele zufällige Partien gespielt und nachgespielt werden.
cli-bench-records-rounds = Wie oft alle gemessen werden.
bench-records-game = Spiel
bench-records-seats = Plätze
bench-records-random = zufällige Wahlen/s
bench-records-replay = nachgespielte Wahlen/s
bench-records-ratio = mal so schnell
bench-records-with-reading = mit Lesen
bench-records-lines = Zeilen
bench-records-verify = prüfen, ms
bench-records-jump = springen, ms
bench-records-most = höchstens, ms
cli-bench-page = Messen, was die Seite eines Tisches kostet: den Server, die Leitung und den Browser.
cli-bench-page-seats = Die Zahl der Spieler.
cli-bench-page-picks = Wie viele Entscheidungen gezeichnet werden.
cli-bench-page-settings = Eine Tischoption, etwa even_start=true; mehrmals möglich.
cli-bench-page-sense = Statt zufälliger Wahlen die schnellen Wahlen des Spiels selbst nehmen.
cli-bench-page-no_browser = Nur den Server messen.
bench-page-drawn = Bild und Unterschied, { $picks } Entscheidungen, { $seats } Plätze: Median { $median } ms, 95 % bis { $p95 } ms, höchstens { $most } ms; das allererste { $first } ms
bench-page-wire = auf der Leitung: Median { $bytes } Bytes, zuerst { $first }
bench-page-loaded = Server bereit nach { $ready } s; erste Seite { $first } KB; Tisch benutzbar nach { $usable } s, weitere { $further } KB
bench-page-patched = Änderungen im Browser: Median { $median } ms bei { $patches }
cli-bench-start = Messen, wie lange es von ./play bis zum ersten Zug gegen einen Bot dauert, in einem echten Browser.
cli-bench-start-cold = In einem frischen Klon beginnen, mit der Installation.
cli-bench-start-times = Wie oft ein warmer Start gemessen wird.
bench-start-no-checkout = das wird in einem Klon des Projekts gemessen, und { $folder } ist keiner
bench-start-measured = { $kind ->
        [cold] in einem frischen Klon
       *[warm] warm
    }: Antwort nach { $served } s, erster Zug nach { $moved } s (Ziel: { $limit } s), { $worked } s CPU-Zeit
cli-bench-arena = Messen, wie viel schneller zwei Prozesse der Arena sind als einer.
    Braucht einen sonst ruhigen Rechner. Mit --ray: was Ray zu zwei Prozessen hinzufügt.
cli-bench-arena-bots = Die Bots, durch Kommas getrennt.
cli-bench-arena-games = Wie viele Partien gespielt werden.
cli-bench-arena-rounds = Wie oft beides abwechselnd gemessen wird.
cli-bench-arena-ray = Ray mit Prozessen vergleichen, statt zwei Prozesse mit einem.
bench-arena-bar = es wird gespielt
bench-arena-processes = { $one } s mit einem Prozess, { $two } s mit zweien: { $ratio }-mal so schnell
bench-arena-ray = eine Partie alle { $one } s in Prozessen, alle { $two } s mit Ray: { $ratio }-mal so schnell
bench-installing = Die Vergleichsprojekte werden einmalig in { $folder } installiert …
bench-no-peers = die Vergleichsprojekte ließen sich nicht installieren: { $reason }
bench-left-out = { $name } wird ausgelassen: { $reason }
bench-ratio = { $ours }: { $ratio }-mal { $theirs } in { $count } pro Sekunde (mindestens { $least })
bench-copy = { $ours }, eine Kopie kompiliert: { $spent } us (höchstens { $most })
bench-import = import trollbord, { $build }: { $milliseconds } ms
bench-load = Last dieses Rechners: { $load }
bench-column-who = je CPU-Sekunde
bench-column-games = Partien
bench-column-decisions = Entscheidungen
bench-column-turns = Züge
bench-column-changes = Änderungen
bench-column-copies = Kopien
bench-column-iterations = Durchläufe
bench-column-spread = Streuung

cli-mutate = Macht die Regeln eines Spiels an einer Stelle nach der anderen kaputt und zeigt, was kein Test merkt.
    Ein langer Lauf für alle, die Tests schreiben. Er lässt sich jederzeit abbrechen und geht dort weiter, wo er stehenblieb.
cli-mutate-modules = Nur dieses Modul des Spiels; mehrfach möglich.
cli-mutate-tests = Diese Tests statt tests/SPIEL; mehrfach möglich.
cli-mutate-sample = So viele zufällig gezogene Stellen statt aller.
cli-mutate-seed = Der Startwert der Stichprobe.
cli-mutate-workers = Wie viele gleichzeitig laufen.
cli-mutate-fresh = Vergessen, was frühere Läufe ergaben.
cli-mutate-only_list = Die Stellen nur auflisten.
cli-mutate-at_most = Scheitern, wenn ein größerer Anteil überlebt, in Prozent.
cli-mutate-rehearsing = die Tests laufen einmal
cli-mutate-so-far = { $survivors } überlebt
cli-mutate-result = { $survivors } von { $mutants } Mutanten haben überlebt ({ $share } %)
error-mutate-nothing = es gibt nichts kaputtzumachen oder auszuführen: '{ $given }' ist nicht da
error-mutate-tests-fail = die Tests scheitern schon, bevor etwas kaputt ist: '{ $given }'

## Sprachmodelle

cli-mcp = Ein Sprachmodell an einen Tisch setzen, über das Model Context Protocol auf Standardein- und -ausgabe.
    Mit GAME spielt es an einem eigenen Tisch gegen BOTS; mit --server spielt es einen Platz an einem Tisch des Servers.
cli-mcp-seat = Der Platz des Modells, von 0 an gezählt.
cli-mcp-seed = Der Startwert des Zufalls für die erste Partie; jede weitere zählt um eins hoch.
cli-mcp-table = Eine Tischregel, zum Beispiel limit=none. `trollbord games GAME` nennt alle.
cli-mcp-seconds = Wie lange ein Bot über einen Zug nachdenken darf; sonst so lange, wie er mag.
cli-mcp-records = Jede beendete Partie als Aufzeichnung in diesem Ordner speichern.
cli-mcp-tries = Nach wie vielen falschen Antworten auf eine Frage die Partie für das Modell endet.
cli-mcp-server = Die Adresse eines Tisches, http://HOST/t/TISCH; das Token steht in TROLLBORD_TOKEN.
cli-mcp-names = Dem Modell die Namen der anderen nennen, als nicht vertrauenswürdig markiert.
cli-mcp-talk = Dem Modell sagen, was die anderen schreiben, als nicht vertrauenswürdig markiert.
cli-mcp-game-or-server = nenne entweder ein Spiel oder mit --server einen Tisch
cli-mcp-no-token = in { $variable } steht kein Token: `POST /api/accounts` des Servers gibt eines

## Wettkämpfe

cli-arena = Bots viele Partien spielen lassen und berichten, wie es ihnen ging.
    Die Plätze wechseln bei gleichem Zufall. Ein abgebrochener Wettkampf geht weiter, wo er war, wenn man ihn wieder startet.
cli-arena-bots = Namen, durch Kommas getrennt; jotun@200 rechnet 200 Durchgänge, jotun@0.5s eine halbe Sekunde je Zug, ./bot.py ist ein Programm.
cli-arena-matches = Wie viele Partien gespielt werden.
cli-arena-seats = Wie viele am Tisch sitzen; sonst einer je Bot.
cli-arena-seed = Der Startwert des Zufalls.
cli-arena-workers = Wie viele Prozesse spielen.
cli-arena-table = Eine Tischregel, zum Beispiel limit=none; mehrfach möglich.
cli-arena-most = Nach wie vielen Entscheidungen eine Partie abgebrochen wird; niemand gewinnt sie. 0: nie.
cli-arena-clock = Wonach Sekunden des Nachdenkens gezählt werden: nach der Uhr an der Wand oder nach CPU-Zeit, die auch auf einem beschäftigten Rechner gleich bleibt.
cli-arena-opening = Wie viele Entscheidungen ausgelost werden, bevor die Bots beginnen, gleich für jede Sitzordnung derselben Verteilung.
cli-arena-sprt = Aufhören, sobald klar ist, ob der erste Bot um so viele Elo-Punkte besser ist als der zweite.
cli-arena-out = Die Datei der Ergebnisse, .csv oder .parquet; der Bericht liegt daneben.
cli-arena-records = Jede Partie als Aufzeichnung in diesem Ordner speichern.
cli-arena-ray = Auf einem Ray-Cluster spielen: local, auto oder die Adresse seines Kopfes.

arena-title = Wettkampf
arena-matches = { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }; die Intervalle gelten zu 95 %, über die Verteilungen des Zufalls
arena-points = Punkte
arena-firsts = Erste Plätze
arena-scores = Punktestände
arena-length = Entscheidungen je Partie
arena-ends = Wie Partien endeten
arena-column-bot = Bot
arena-column-matches = Partien
arena-column-points = Punkte
arena-column-firsts = erste Plätze
arena-column-rating = Wertung
arena-column-score = mittlerer Punktestand
arena-column-time = Zeit je Entscheidung (CPU)
arena-column-longest = längster Zug (CPU)
arena-column-turn = 99 % der Züge binnen
arena-column-slowest = längster Zug (Uhr)
arena-written = Der Bericht ist { $file }
arena-sprt-better = { $bot } ist um { $elo } Elo besser
arena-sprt-not-better = { $bot } ist nicht besser
arena-sprt-open = Es ist noch nicht klar, ob { $bot } um { $elo } Elo besser ist

cli-dataset = Aus Partien Daten für lernende Programme machen: was jeder Platz wusste, was angeboten, gewählt und davon gehalten wurde, und wie es ausging.
cli-dataset-play = Bots spielen lassen und ihre Entscheidungen aufheben. Was abgebrochen wurde, geht beim nächsten Start dort weiter.
cli-dataset-play-bots = Namen, durch Kommas getrennt, wie in der Arena; einer allein spielt alle Plätze.
cli-dataset-play-matches = Wie viele Partien gespielt werden; sind es mehr als zuvor, kommen sie zu den vorhandenen dazu.
cli-dataset-play-seats = Wie viele am Tisch sitzen.
cli-dataset-play-seed = Der Startwert des Zufalls.
cli-dataset-play-table = Eine Tischregel, zum Beispiel limit=none; mehrfach möglich.
cli-dataset-play-opening = Wie viele Entscheidungen ausgelost und nicht aufgehoben werden, bevor die Bots beginnen.
cli-dataset-play-most = Nach wie vielen Entscheidungen eine Partie abgebrochen wird; niemand gewinnt sie. 0: nie.
cli-dataset-play-out = Der Ordner des Datensatzes.
cli-dataset-play-kind = In welchem Format die Teildateien geschrieben werden.
cli-dataset-play-shard = Wie viele Partien in einer Teildatei sind.
cli-dataset-play-part = Der Teil dieses Rechners, zum Beispiel 1/4 für den ersten von vieren; „trollbord dataset merge“ fügt sie zusammen.
cli-dataset-play-workers = Wie viele Prozesse spielen.
cli-dataset-play-ray = Auf einem Ray-Cluster spielen: local, auto oder die Adresse seines Kopfes.
cli-dataset-records = Die Entscheidungen aus Aufzeichnungen aufheben: aus Dateien oder Ordnern. Alle sind vom selben Spiel und für so viele Plätze wie die erste; der Rest wird ausgelassen und genannt.
cli-dataset-records-out = Der Ordner des Datensatzes.
cli-dataset-records-kind = In welchem Format die Teildateien geschrieben werden.
cli-dataset-records-shard = Wie viele Partien in einer Teildatei sind.
cli-dataset-records-workers = Wie viele Prozesse nachspielen.
cli-dataset-records-ray = Auf einem Ray-Cluster nachspielen: local, auto oder die Adresse seines Kopfes.
cli-dataset-merge = Datensätze in dem Ordner zusammenfügen, der zuerst genannt ist; eine Partie, die mehrere enthalten, zählt einmal.
cli-dataset-show = Sagen, was in einem Datensatz ist.
cli-dataset-part = „{ $given }“ ist kein Teil: erwartet wird einer wie 1/4, der erste von vieren
dataset-made = { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }, { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } in { $folder }
dataset-shape = { $game } für { $seats }: { $row } Zahlen in einer Zeile, { $options } Optionen
dataset-left-out-other = { $file } wird ausgelassen: anderes Spiel oder andere Zahl von Plätzen
dataset-left-out-unfinished = { $file } wird ausgelassen: Die Partie ist nicht zu Ende
dataset-left-out-broken = { $file } wird ausgelassen: { $why }

## Gewichte lernen

cli-fit = Die Gewichte für die Bewertung eines Spiels aus Datensätzen gespielter Partien lernen („trollbord dataset play“), alle für dieselbe Zahl von Plätzen, und in eine Datei schreiben.
cli-fit-kind = Ein Gewicht je Merkmal (line) oder ein kleines Netz (net).
cli-fit-hidden = Wie viele verborgene Einheiten ein Netz hat.
cli-fit-by = Was eine Gerade vorhersagt: wer gewinnt, oder den Vorsprung an Punkten am Ende.
cli-fit-each = Wie viele Stellungen einer Partie höchstens verwendet werden.
cli-fit-seed = Der Startwert für die ersten Gewichte eines Netzes.
cli-fit-start = Eine Datei mit den Gewichten einer früher gelernten Linie (line): eine zweite Runde setzt bei ihr an.
cli-fit-penalty = Was die Quadrate der Gewichte einer Linie kosten, gemessen in Stellungen: Ein großer Wert hält sie nahe bei ihrem Anfang. Ohne die Angabe wird genommen, was zurückgehaltene Partien am besten vorhersagt.
cli-fit-workers = Wie viele Prozesse die Partien nachspielen.
cli-fit-out = Die Datei der Gewichte.
fit-loss-even = Verlust, wenn man nichts weiß
fit-loss-plain = Verlust der von Hand gemachten Bewertung, an zurückgehaltenen Partien
fit-loss-learned = Verlust der Gewichte, an denselben Partien
fit-loss-seen = Verlust der Gewichte, an dem, woraus sie gelernt sind
fit-written = { $file } ist geschrieben ({ $size } Byte). Ausprobieren: „trollbord arena SPIEL --bots jotun@100+DATEI,jotun@100“

## Untersuchungen

cli-study = Eine Frage zu einem Spiel mit vielen Partien eines Bots gegen sich selbst beantworten, als Tabelle und Bild: powers (Ragnarocks), first-player (alle Spiele), personalities (Ankh-Morpork), clans (Trolle mögen Prinzessinnen), hammering (Trollfjord).
cli-study-matches = Wie viele Partien gespielt werden.
cli-study-bot = Wer alle Plätze spielt; ein Name wie in der Arena.
cli-study-seed = Der Startwert des Zufalls.
cli-study-workers = Wie viele Prozesse spielen.
cli-study-out = Die Datei des Bildes, ein SVG.
study-written = { $file } ist geschrieben
study-players = { $seats } Spieler
study-turn = als { $number }. am Zug
study-powers = Siege jeder Kraft gegen die anderen
study-mutual = Was jede Zeile jeder Spalte abnahm
study-first-player = Erste Plätze nach der Reihenfolge der ersten Züge
study-personalities = Siege jeder Persönlichkeit, wenn sie im Spiel ist
study-clans = Siege jedes Clans
study-hammering = Punkte, die ein weiterer Schlag mehr bringt als aufzuhören
study-hammering-treasure = Ein Schatz ist schon zu haben
study-hammering-nothing = Noch ist nichts zu haben
study-hammering-margin = { $margin } Brocken unter der Grenze
study-hammering-far = { $margin } Brocken oder mehr darunter

## Die Leiter

cli-ladder = Sagen, wie stark die Stufen in einem Spiel sind, auf einer Skala: Sie und Sprossen dazwischen treffen aufeinander, und wer zufällig zieht, hat 0 Punkte. Was schon gespielt ist, wird nicht noch einmal gespielt. Ohne Spiel wird gezeichnet, was in der Datei steht.
cli-ladder-matches = Partien je Zeile.
cli-ladder-seed = Der Startwert des Zufalls.
cli-ladder-workers = Wie viele Prozesse spielen.
cli-ladder-kept = Der Ordner, in dem die Partien aufgehoben werden, damit ein abgebrochener Lauf weitergeht.
cli-ladder-out = Die Datei, in die die Spielstärken geschrieben werden; die Seite zeigt die aus src/trollbord/bots/ladder.json.
cli-ladder-minutes = CPU-Minuten an Partien, höchstens; als nächste kommen die, die am meisten verraten.
cli-ladder-within = Aufhören, sobald jede Spielstärke auf so viele Punkte bekannt ist (95 %).
cli-ladder-tune = Herausfinden, wie sehr die Stufen irren sollen, damit sie gleichmäßig stehen, und die Zeile für bots/levels.py ausgeben; auf anderen Vorlagen als die Leiter.
cli-ladder-seats = Stattdessen Zeilen ausgeben: jede Stufe gegen die nächstschwächere an einem Tisch mit so vielen Plätzen, und was gewünscht ist.
cli-ladder-guide = Die Seite der Anleitung, deren Tabelle aus der Datei neu geschrieben wird.
cli-ladder-plot = Die Datei eines Bildes: die Leitern aller Spiele.
ladder-bot = Bot
ladder-rating = Spielstärke
ladder-interval = 95-%-Intervall
ladder-matches = Partien
ladder-turn = CPU-Zeit je Zug
ladder-written = { $file } ist geschrieben
ladder-part = Anteil am stärksten
ladder-rated = gewertet als
ladder-interpreted = { $bot }, interpretiert
ladder-spent = { $minutes } CPU-Minuten an Partien
ladder-nothing = ein Spiel nennen oder ein Bild, das gezeichnet werden soll (--plot)
ladder-title = Wie stark die Stufen sind
ladder-about = Zwei Plätze, 95-%-Intervalle; wer zufällig zieht, hat 0, und 200 Punkte mehr gewinnen drei von vier Partien.
ladder-about-builds = Rot: wo ein nicht kompilierter Bau weniger sieht.

## Untersuchen

cli-analyse = Den stärksten Spieler fragen, was er von einem Tisch hält.
    TABLE ist die Datei einer Aufzeichnung oder die Zeile einer Stellung. --svg zeichnet das Brett mit dem, was jede Farbe bekommen wird.
cli-analyse-at = Die Zeile der Aufzeichnung; sonst die letzte.
cli-analyse-bot = Wer gefragt wird; nur wer vorausrechnet, kann antworten.
cli-analyse-seconds = Wie lange er nachdenken darf.
cli-analyse-svg = Die Datei für das Bild.
cli-analyse-nothing = an diesem Tisch wird niemand gefragt
cli-analyse-what = „{ $given }“ ist weder eine Datei noch die Zeile einer Stellung
cli-analyse-silent = { $bot } rechnet nicht voraus und kann nichts begründen
cli-analyse-iterations = { $count ->
        [one] eine Stellung erwogen
       *[other] { $count } Stellungen erwogen
    }
cli-analyse-column-option = Option
cli-analyse-column-worth = wie gut
cli-analyse-column-line = dann
## Gespeicherte Tische

cli-storage-none = in { $file } gibt es keine Tische: --data nennt einen anderen Ordner, --store eine andere Datenbank
cli-meant = War „trollbord { $command }“ gemeint?
cli-db = Die Datenbank des Tischservers prüfen und pflegen.
cli-db-check = Beweist, dass jede gespeicherte Partie nachgespielt werden kann: jede Zeile steht zur Wahl, wenn sie dran ist, und jede Ziehung ist die, die das Geheimnis des Tisches ergibt.
    Endet mit 0, wenn alles gut ist, und mit 1, wenn etwas falsch ist; von jedem schlechten Tisch wird der erste Fehler genannt.
cli-db-check-data = Der Ordner mit den Tischen; sonst der Datenordner des Benutzers.
cli-db-check-store = Die Adresse einer anderen Datenbank, etwa postgresql://…
cli-db-check-quiet = Kein Fortschrittsbalken.
cli-db-check-bar = Tische nachgespielt
cli-db-check-found = { $tables ->
    [one] ein Tisch angesehen, { $bad } fehlerhaft
   *[other] { $tables } Tische angesehen, { $bad } fehlerhaft
}
cli-db-damaged = die Datei der Datenbank ist beschädigt: { $why }; `trollbord db restore` legt eine Sicherung an einen leeren Ort
cli-db-upgrade = Bringt eine Datenbank einer älteren Version in die Form, die diese Version braucht. Halte zuerst den Server an.
    Eine SQLite-Datenbank wird vorher kopiert; für PostgreSQL nimm pg_dump.
cli-db-upgrade-data = Der Ordner, in dem die Tische gespeichert sind; sonst der Datenordner des Benutzers.
cli-db-upgrade-store = Die Adresse einer anderen Datenbank, etwa postgresql://…
cli-db-upgrade-done = die Datenbank ist auf dem neuen Stand; wie sie vorher war, liegt sie in { $file }
cli-db-upgrade-current = { $given } ist auf dem neuen Stand
cli-db-backup = Kopiert die Datenbank in eine neue Datei, auch während der Server läuft.
    Die Kopie enthält Geheimnisse (die Schlüssel aller Cookies und was an jedem Tisch gezogen wird): Nur ihr Besitzer darf sie lesen.
cli-db-backup-data = Der Ordner, in dem die Tische gespeichert sind; sonst der Datenordner des Benutzers.
cli-db-backup-store = Die Adresse einer anderen Datenbank, etwa postgresql://…
cli-db-backup-exists = '{ $given }' gibt es schon: nenne eine neue Datei
cli-db-backup-done = kopiert nach { $file }; sie enthält Geheimnisse, behalte sie für dich
cli-db-restore = Legt eine Sicherung dorthin, wo noch keine Datenbank ist. Sie enthält Geheimnisse: Nur ihr Besitzer darf sie lesen.
cli-db-restore-data = Der Ordner, in dem die Tische gespeichert sind; sonst der Datenordner des Benutzers.
cli-db-restore-store = Die Adresse einer anderen Datenbank, etwa postgresql://…
cli-db-restore-exists = in '{ $given }' ist schon eine Datenbank: räume sie zuerst weg
cli-db-restore-done = wiederhergestellt in { $file }; `trollbord db check` sieht sie durch
cli-db-restore-none = '{ $given }' ist keine Datenbank, die diese Version benutzen kann
cli-db-copy = Mit einem Klub umziehen: kopiert alles von SOURCE, etwa tische.sqlite, nach TARGET, etwa postgresql://…, das leer sein muss; danach wird geprüft. Halte zuerst den Server an.
    Beides darf eine SQLite-Datei oder eine Adresse sein. Cookies und Links bleiben gültig.
cli-db-copy-bar = Zeilen kopiert
cli-db-copy-done = { $rows ->
    [one] eine Zeile kopiert; am neuen Ort können Server starten
   *[other] { $rows } Zeilen kopiert; am neuen Ort können Server starten
}
cli-db-repair = Schneidet ab, was sich nicht nachspielen lässt, damit der Tisch wieder aufgeht. Halte zuerst den Server an.
    Vorher wird gesichert und gesagt, was abgeschnitten würde; die abgeschnittenen Zeilen kommen in eine Datei neben der Datenbank.
cli-db-repair-data = Der Ordner, in dem die Tische gespeichert sind; sonst der Datenordner des Benutzers.
cli-db-repair-store = Die Adresse einer anderen Datenbank, etwa postgresql://…
cli-db-repair-yes = Ohne Nachfrage.
cli-db-repair-stray = diese Zeilen gehören zu keinem Tisch und werden abgeschnitten
cli-db-repair-nothing = es gibt nichts, was durch Abschneiden heil würde
cli-db-repair-sure = { $count ->
    [one] Diesen Tisch reparieren?
   *[other] Diese { $count } Tische reparieren?
}
cli-db-repair-lines =     die Zeilen { $first } bis { $last } würden abgeschnitten ({ $count })
cli-db-repair-not =     das wird durch Abschneiden nicht heil; der Tisch bleibt geschlossen
cli-db-repair-done = fertig; was abgeschnitten wurde, liegt in { $file }
db-no-game = das Spiel „{ $given }“ gibt es hier nicht
db-bad-chairs = er hat { $given } Stühle für { $expected } Plätze
db-bad-table = er lässt sich nicht aufbauen: { $why }
db-gap = Zeile { $given } steht, wo Zeile { $expected } erwartet wird
db-bad-line = Zeile { $line } ('{ $given }') lässt sich nicht nachspielen: { $why }
db-bad-end = gespeichert ist over = { $given }, und das Spiel sagt etwas anderes
db-stray = es gibt Zeilen oder Stühle dieses Tisches, aber keinen Tisch

cli-tables = Listet, zeigt, exportiert oder löscht die Tische, die der Server aufhebt.
cli-tables-list = Listet gespeicherte Tische, die neuesten zuletzt.
cli-tables-list-data = Der Ordner mit den Tischen; sonst der Datenordner des Benutzers.
cli-tables-list-store = Die Adresse einer anderen Datenbank, etwa postgresql://…
cli-tables-list-game = Nur Tische dieses Spiels.
cli-tables-list-over = Nur beendete Partien, oder nur laufende.
cli-tables-list-ids = Nur die Kennungen ausgeben, eine pro Zeile.
cli-tables-show = Zeigt einen gespeicherten Tisch, wie ein Zuschauer ihn sieht: wer spielt, was vereinbart ist, wie er liegt.
cli-tables-show-data = Der Ordner mit den Tischen; sonst der Datenordner des Benutzers.
cli-tables-show-store = Die Adresse einer anderen Datenbank, etwa postgresql://…
cli-tables-export = Schreibt gespeicherte Partien als Aufzeichnungen (.troll), je eine Datei: `trollbord tables export ID ID` oder `--all`.
cli-tables-export-data = Der Ordner mit den Tischen; sonst der Datenordner des Benutzers.
cli-tables-export-store = Die Adresse einer anderen Datenbank, etwa postgresql://…
cli-tables-export-everything = Jeden Tisch exportieren.
cli-tables-export-out = Der Ordner für die Dateien.
cli-tables-export-force = Vorhandene Dateien überschreiben.
cli-tables-export-reveal = Auch das Geheimnis einer laufenden Partie schreiben: wer es liest, weiß, was gezogen wird.
cli-tables-delete = Löscht gespeicherte Tische für immer. Ein laufender Server schließt sie binnen Sekunden und sagt es allen, die dort sitzen.
cli-tables-delete-data = Der Ordner mit den Tischen; sonst der Datenordner des Benutzers.
cli-tables-delete-store = Die Adresse einer anderen Datenbank, etwa postgresql://…
cli-tables-delete-yes = Nicht nachfragen.
cli-tables-id = Kennung
cli-tables-game = Spiel
cli-tables-players = Spieler
cli-tables-lines = { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}
cli-tables-column-lines = Zeilen
cli-tables-state = Stand
cli-tables-touched = zuletzt gespielt
cli-tables-over = beendet
cli-tables-running = läuft
cli-tables-practice = Übung
cli-tables-count = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
cli-tables-which = nenne Tische mit ihren Kennungen, oder alle mit --all
cli-tables-writing = Aufzeichnungen geschrieben
cli-tables-none = einen Tisch '{ $given }' gibt es nicht; `trollbord tables list` zeigt sie
cli-tables-damaged = Tisch '{ $given }' lässt sich nicht nachspielen; `trollbord db check` sagt, warum
cli-tables-sure = { $count ->
    [one] Diesen Tisch für immer löschen?
   *[other] { $count } Tische für immer löschen?
}
cli-tables-deleted = { $count ->
    [one] ein Tisch gelöscht
   *[other] { $count } Tische gelöscht
}

## Belastung

cli-faults = Spiele, während der Speicher versagt und der Server immer wieder abgeschossen wird; danach wird nachgesehen, ob etwas Bestätigtes fehlt. Für Entwickler.
cli-faults-minutes = Wie lange gespielt wird.
cli-faults-seed = Eine andere Zahl ergibt andere Spiele und andere Fehler.
cli-faults-store = Eine leere PostgreSQL-Datenbank für zwei Webprozesse und zwei Worker, die abgeschossen werden, während Verbindungen gekappt und verzögert werden; `postgresql` allein startet eine für diesen Lauf, die auch abgeschossen wird und eine langsame Platte bekommt.
cli-faults-kills = Nach so vielen Abschüssen enden; 0: erst mit der Zeit.
cli-faults-as_json = Den Bericht als JSON ausgeben.
cli-faults-begins = der Server startet
cli-faults-so-far = bisher { $kills }-mal abgeschossen, { $failures } fehlgeschlagene Operationen
cli-faults-done = { $seconds } Sekunden, { $kills }-mal abgeschossen, { $failures } fehlgeschlagene Operationen; bestätigt: { $tables } Tische, { $picks } Züge, { $said } Zeilen Gespräch
cli-faults-wrong = { $count ->
    [0] nichts fehlt, und jeder Tisch lässt sich öffnen
    [one] eines stimmt nicht
   *[other] { $count } Dinge stimmen nicht
}

cli-stress = Lässt simulierte Zuschauer an echten Tischen über echte Leitungen spielen, immer schneller, bis die Bilder zu spät kommen.
    Ein eigener Server läuft über die Loopback-Adresse dieses Rechners, in einem Ordner, der danach verschwindet. GAMES wechseln sich ab; ohne sie sind es alle.
cli-stress-tables = Wie viele Tische; jeder hat einen Zuschauer für jeden Platz.
cli-stress-seconds = Wie lange jede Rate gehalten wird.
cli-stress-rate = Nur diese Rate versuchen, in Entscheidungen pro Sekunde.
cli-stress-goal = Mit 1 enden, wenn diese Rate nicht gehalten wird.
cli-stress-seed = Eine andere Zahl ergibt andere Partien.
cli-stress-store = Ein anderer Speicher als eine neue SQLite-Datei: eine leere PostgreSQL-Datenbank, oder `postgresql` für eine, die für diesen Test gestartet wird.
cli-stress-processes = Webprozesse, die sich die Tische teilen; mehr als einer braucht PostgreSQL.
cli-stress-apart = Die Zuschauer eines Tisches auf verschiedene Prozesse verteilen: der schlimmste Fall.
cli-stress-needs-store = mehrere Prozesse brauchen --store postgresql
cli-stress-database = PostgreSQL: { $ms } ms CPU je Zug
cli-stress-plot = Verzögerung nach Rate und CPU nach Teilen in diese SVG-Datei zeichnen.
cli-stress-as_json = Alles als JSON ausgeben, der Rest geht in den Fehlerstrom.
cli-stress-lay = Tische gedeckt
cli-stress-come = Zuschauer eingelassen
cli-stress-wanted = Züge/s
cli-stress-picked = gehalten
cli-stress-median = p50
cli-stress-late = p99
cli-stress-cpu = CPU je Zug
cli-stress-ground = { $games }: { $tables } Tische, { $viewers } Zuschauer
cli-stress-part-rules = Regeln
cli-stress-part-view = Sicht
cli-stress-part-screen = Bild
cli-stress-part-diff = Unterschied und JSON
cli-stress-part-compress = packen und senden
cli-stress-part-store = Speicher
cli-stress-memory = { $kilobytes } KB je Zuschauer, samt seinem Anteil am Tisch
cli-stress-load = Last dieses Rechners: { $before } vorher, { $after } nachher
cli-stress-none = keine Rate wurde mit p99 unter 100 ms gehalten
cli-stress-best = { $rate } Züge pro Sekunde mit p99 bei { $late } ms; der CPU nach trägt ein Kern { $bears }
cli-stress-drawn = Das Bild ist { $file }

## Die Sätze der Bibliothek hinter der Befehlszeile

cli-help = Diese Hilfe zeigen.
cli-trollbord-version = Die Version zeigen.
click-usage = Aufruf:
click-options = Optionen
click-commands = Befehle
click-default = Vorgabe: { $default }
click-try = „{ $command } { $option }“ hilft weiter.
click-error = Fehler: { $message }
click-invalid-input = Fehler: ungültige Eingabe
click-aborted = Abgebrochen!
click-invalid = Ungültiger Wert: { $message }
click-invalid-for = Ungültiger Wert für { $param_hint }: { $message }
click-missing-argument = Es fehlt das Argument
click-missing-option = Es fehlt die Option
click-missing-command = Es fehlt ein Befehl.
click-no-option = Es gibt keine Option { $name }.
click-no-command = Es gibt keinen Befehl { $name }.
click-takes-no-value = Die Option { $name } nimmt keinen Wert.
click-no-number = { $value } ist keine passende Zahl.
click-out-of-range = { $value } liegt nicht im Bereich { $range }.
click-no-file = { $filename } gibt es nicht.
click-is-file = { $filename } ist eine Datei.
click-is-folder = { $filename } ist ein Ordner.
click-not-readable = { $filename } kann nicht gelesen werden.
click-not-writable = { $filename } kann nicht geschrieben werden.
click-extra = { $count ->
    [one] Überzähliges Argument ({ $args })
   *[other] Überzählige Argumente ({ $args })
}
click-meant = { $count ->
    [one] Meintest du { $possibility }?
   *[other] (Meintest du eine von diesen: { $possibilities }?)
}
click-needs-value = { $count ->
    [one] Die Option { $name } braucht einen Wert.
   *[other] Die Option { $name } braucht { $nargs } Werte.
}
click-no-choice = { $count ->
    [one] { $value } ist nicht { $choice }.
   *[other] { $value } ist keines von { $choices }.
}

cli-learn = Ein Spiel im Terminal lernen: die erste Lektion oder die genannte.
cli-learn-step = Der Schritt, mit dem es beginnt, beim Namen.
cli-learn-only_list = Die Lektionen dieses Spiels auflisten.
cli-learn-none = es gibt keine Lektion { $given }; es gibt: { $expected }
cli-learn-left = Um weiterzumachen: { $given }
term-learn-help = Enter geht weiter. Tippe Nummer oder Namen dessen, was du wählst, oder: { term-order-show } (zeig es mir), { term-order-back }, { term-order-skip }, { term-order-board } (der ganze Tisch), { term-order-options } (die Liste), { term-order-help }, { term-order-quit }.
term-learn-try = Um es zu versuchen, tippe: { $line } ({ $name })
term-learn-unknown = „{ $line }“ steht nicht zur Wahl. Tippe { term-order-options } für die Liste, { term-order-show }, um es dir zeigen zu lassen, { term-order-help } für alles, was du tippen kannst.
term-learn-many = Es gibt { $count } Möglichkeiten: Tippe eine mit ihrem Namen, oder { term-order-options } für die Liste.
term-order-show = zeigen
term-order-back = zurück
term-order-skip = überspringen
term-order-board = tisch
term-order-options = liste
term-order-help = hilfe
term-order-quit = ende
