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
term-saved = Gesichert in { $file }.
term-not-saved = das Spiel kann nicht in { $file } gesichert werden: { $why }
error-file-taken = diese Datei gibt es schon; nimm einen anderen Namen
error-file-is-folder = das ist ein Ordner; füge den Namen einer Datei hinzu
term-resume = Weiter geht es mit: trollbord play --resume { $file }
term-player = Spieler
term-score = Punkte

term-help = Tippe eine Option: ihre Nummer, ihre Schreibweise oder die ersten Buchstaben ihrer Wörter. Oder einen Befehl, mit einem Doppelpunkt davor, wo eine Option ebenso heißt:
term-command-help = sagen, was man tippen kann
term-command-options = zeigen, was zur Wahl steht
term-command-board = den Tisch zeigen
term-command-log = zeigen, was geschehen ist
term-command-why = sagen, warum etwas nicht geht: why stone A1
term-command-undo = die letzte Wahl zurücknehmen
term-command-redo = das Zurückgenommene noch einmal wählen
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
cli-serve-pause = Wie viele Sekunden ein Bot sich mindestens nimmt, damit die Augen folgen können.
cli-serve-stays = Den Browser nicht öffnen.
cli-serve-ready = Trollbord ist unter { $address }  (Strg+C beendet es)
cli-serve-kept = Tische werden in { $folder } aufbewahrt
cli-serve-exposed = Alle in diesem Netz erreichen jetzt diese Seite: Sie können Tische eröffnen und sich an jeden Tisch setzen oder ihn ansehen, dessen Link sie haben. Die Verbindung ist nicht verschlüsselt.

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
cli-bench = Messen, wie schnell die Spiele sind, interpretiert und kompiliert, neben den installierten Vergleichsprojekten.
cli-bench-with_peers = Zuerst die Vergleichsprojekte in einer eigenen Umgebung installieren.
cli-bench-rounds = Wie viele Runden alle nacheinander spielen.
cli-bench-seconds = Wie viele CPU-Sekunden eine Runde hat.
cli-bench-as_json = Alles als JSON ausgeben.
cli-bench-picture = Die Entscheidungen pro Sekunde in diese SVG-Datei zeichnen.
cli-bench-page = Die Zahlen in diese Seite der Dokumentation schreiben, statt der bisherigen.
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

## Wettkämpfe

cli-arena = Bots viele Partien spielen lassen und berichten, wie es ihnen ging.
    Die Plätze wechseln bei gleichem Zufall. Ein abgebrochener Wettkampf geht weiter, wo er war, wenn man ihn wieder startet.
cli-arena-bots = Namen, durch Kommas getrennt; jotun@200 rechnet 200 Durchgänge, jotun@0.5s eine halbe Sekunde je Zug, ./bot.py ist ein Programm.
cli-arena-matches = Wie viele Partien gespielt werden.
cli-arena-seats = Wie viele am Tisch sitzen; sonst einer je Bot.
cli-arena-seed = Der Startwert des Zufalls.
cli-arena-workers = Wie viele Prozesse spielen.
cli-arena-table = Eine Tischregel, zum Beispiel limit=none; mehrfach möglich.
cli-arena-opening = Wie viele Entscheidungen ausgelost werden, bevor die Bots beginnen, gleich für jede Sitzordnung derselben Verteilung.
cli-arena-sprt = Aufhören, sobald klar ist, ob der erste Bot um so viele Elo-Punkte besser ist als der zweite.
cli-arena-out = Die Datei der Ergebnisse, .csv oder .parquet; der Bericht liegt daneben.
cli-arena-records = Jede Partie als Aufzeichnung in diesem Ordner speichern.

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
cli-analyse-column-chance = Aussicht
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
cli-db-only-sqlite = das ist für SQLite; PostgreSQL hat pg_dump und pg_restore
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
