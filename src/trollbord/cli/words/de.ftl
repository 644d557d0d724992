### Die Befehlszeile.

cli-trollbord = Vier nordische Brettspiele, vollständig, an einem Tisch.
    Ohne Befehl öffnet sich der Tisch.
cli-trollbord-language = Die Sprache; sonst die des Systems.

cli-group-play = Spielen
cli-group-serve = Einen Tisch eröffnen
cli-group-records = Aufzeichnungen von Partien
cli-group-bots = Bots und Wettkämpfe
cli-group-learning = Lernende Programme
cli-group-operators = Wer einen Server betreibt
cli-group-authors = Wer ein Spiel macht

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
term-practice = Bots stimmen keiner Rücknahme zu, wenn inzwischen der Zufall entschieden oder jemand etwas Neues erfahren hat. Ein Übungsspiel daraus machen? So steht es dann auch in der Aufzeichnung. (j/n)
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
cli-serve-port = Der Port. Ist er besetzt, startet der Server nicht; ohne diese Option nimmt er den nächsten freien.
cli-serve-taken = Port { $port } ist besetzt: beende, was ihn benutzt, oder nenne mit --port einen anderen
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
cli-serve-reloads = Für alle, die Trollbord ändern: einen geänderten Stil sofort zeigen und neu starten, wenn sich eine andere Datei ändert. Die Tische bleiben.
cli-serve-ready = Trollbord ist unter { $address }  (Strg+C beendet es)
cli-serve-kept = Tische werden in { $folder } aufbewahrt
cli-serve-exposed = Alle in diesem Netz erreichen jetzt diese Seite: Sie können Tische eröffnen und sich an jeden Tisch setzen oder ihn ansehen, dessen Link sie haben. Die Verbindung ist nicht verschlüsselt.
cli-serve-again = { $file } hat sich geändert: Der Server startet neu
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
cli-review = Rückschau auf eine beendete Partie: welche Züge am meisten kosteten und was besser war, was jeder je Entscheidung verlor und woher das Ergebnis kam. Jede Entscheidung wird danach beurteilt, was ihr Spieler sehen konnte.
cli-review-depth = Wie lange hingesehen wird: Sekunden für eine Partie (coarse) oder Minuten (deep).
cli-review-seat = Nur die Momente dieses Platzes zeigen.
cli-review-seed = Eine andere Zahl gibt andere Karten aus; dieselbe gibt dieselben Ergebnisse.
cli-review-json = Die ganze Rückschau als JSON in diese Datei schreiben.
cli-review-html = Die Rückschau als Seite, die sich überall öffnen lässt, in diese Datei schreiben.
cli-review-anonymous = Die Namen der Spieler und das Datum weglassen.
cli-review-written = { $file } ist geschrieben

cli-fuzz = Aufzeichnungen auf alle Arten beschädigen und sehen, dass jede binnen einer Sekunde mit einem Satz abgewiesen wird.
cli-fuzz-count = Wie viele beschädigte Aufzeichnungen versucht werden.
cli-fuzz-seed = Eine andere Zahl macht anderen Schaden.
cli-fuzz-keep = Der Ordner für Dateien, die das Programm zum Absturz brachten oder zu lange dauerten.
cli-fuzz-bar = beschädigte Aufzeichnungen
cli-fuzz-found = { $count } beschädigte Aufzeichnungen, { $bad } Abstürze oder Verzögerungen, { $different } verschiedene Sätze, die langsamste brauchte { $slowest } s

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
cli-benchmark = Die Trollbord-Messung (Trollbord-1) mit einem Bot spielen, oder Dateien ihrer Ergebnisse prüfen und als Tabelle zeigen.
    192 Partien: vier Spiele, zwei und vier Plätze, drei feste Gegner, feste Ziehungen. Ein Bot, der einen Fehler wirft, hängt, zu langsam ist oder wählt, was nicht angeboten ist, verliert diese Partie.
cli-benchmark-track = Was der Bot nutzen darf: search (0,1 s CPU je Zug), learner (ein Blick mit seinem Netz), model (ein Sprachmodell, 200 000 Token je Partie).
cli-benchmark-games = Nur dieses Spiel; mehrfach möglich. Eine Zahl für alles gibt es dann nicht.
cli-benchmark-workers = Wie viele Prozesse spielen.
cli-benchmark-out = Der Ordner für die Dateien mit den Ergebnissen.
benchmark-lost = nach einer Regel verloren: { $match }, { $rule }: { $why }
benchmark-written = Die Ergebnisse mit der Aufzeichnung jeder Partie: { $file }
cli-exploit = Gegen einen eingefrorenen Bot suchen, der gefragt werden darf, was er antworten würde, und sagen, um wie viel er geschlagen wird.
    Das ist eine untere Schranke: Wer anders spielt, schlägt ihn vielleicht höher.
cli-exploit-games = Nur dieses Spiel; mehrfach möglich.
cli-exploit-matches = Wie viele Partien jedes Spiels gespielt werden.
cli-exploit-iterations = Wie viele Durchgänge die Suche für eine Frage macht; in jedem fragt sie den Bot.
cli-exploit-seats = Wie viele am Tisch sitzen.
cli-exploit-seed = Der Startwert des Zufalls.
cli-exploit-workers = Wie viele Prozesse spielen.
exploit-beaten = { $game }: Die Suche hat { $share } der Punkte, { $ahead } ({ $low } bis { $high }) über einer ausgeglichenen Partie; { $decisions } Entscheidungen kosteten sie { $seconds } s CPU

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
cli-dataset-house = Von jedem Spiel einen Datensatz zum Mitnehmen machen, für zwei Plätze, jeden mit einer Karte, die sagt, woraus er gemacht ist.
    Was abgebrochen wurde, geht weiter, wo es war.
cli-dataset-house-matches = Wie viele Partien jedes Spiels gespielt werden.
cli-dataset-house-bots = Wer spielt; einer allein spielt alle Plätze.
cli-dataset-house-workers = Wie viele Prozesse spielen.
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
cli-fit-kind = Ein Gewicht je Merkmal (line) oder ein kleines Netz (net); oder Anteile am ersten Platz für die Rückschau: eine Potenz der Bewertung, die mit der Partie wächst (power), ihre benannten Teile (parts) oder die Suche des Spiels selbst (search).
cli-fit-hidden = Wie viele verborgene Einheiten ein Netz hat.
cli-fit-by = Was eine Gerade vorhersagt: wer gewinnt, oder den Vorsprung an Punkten am Ende.
cli-fit-each = Wie viele Stellungen einer Partie höchstens verwendet werden.
cli-fit-seed = Der Startwert für die ersten Gewichte eines Netzes.
cli-fit-start = Eine Datei mit den Gewichten einer früher gelernten Linie (line): eine zweite Runde setzt bei ihr an.
cli-fit-penalty = Was die Quadrate der Gewichte einer Linie kosten, gemessen in Stellungen: Ein großer Wert hält sie nahe bei ihrem Anfang. Ohne die Angabe wird genommen, was zurückgehaltene Partien am besten vorhersagt.
cli-fit-workers = Wie viele Prozesse die Partien nachspielen.
cli-fit-report = Ausgeben, wie gut Anteile Partien vorhersagen, aus denen sie nicht gelernt wurden, in zehn Gruppen.
cli-fit-out = Die Datei der Gewichte.
fit-loss-even = Verlust, wenn man nichts weiß
fit-loss-plain = Verlust der von Hand gemachten Bewertung, an zurückgehaltenen Partien
fit-loss-learned = Verlust der Gewichte, an denselben Partien
fit-loss-seen = Verlust der Gewichte, an dem, woraus sie gelernt sind
fit-written = { $file } ist geschrieben ({ $size } Byte). Ausprobieren: „trollbord arena SPIEL --bots jotun@100+DATEI,jotun@100“
fit-share-written = { $file } ist geschrieben ({ $size } Bytes)
fit-share-gap = { $gap } Hundertstel im Mittel zwischen Gesagtem und Gesehenem, in { $matches } Partien, die nicht verwendet wurden
fit-share-log = logarithmischer Verlust: insgesamt und nach Dritteln der Partie (ohne jedes Wissen: { $even })
fit-share-brier = Brier-Wert: insgesamt und nach Dritteln der Partie
fit-share-said = gesagt
fit-share-seen = gesehen
fit-share-error = Standardfehler
fit-share-count = Plätze

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
cli-db-backup-damaged = die Kopie ist beschädigt: { $why }; sie liegt in { $file }, und ältere Kopien sind vielleicht besser: siehe `trollbord db check`
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
