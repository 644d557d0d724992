### Was alle Spiele, das Terminal und die Seite teilen.

## Wer am Tisch sitzt

seat-unnamed = Platz { $number }
seat-nature = der Zufall
seat-spectator = ein Zuschauer
name-unknown = etwas Verdecktes
sheet-player = Spieler
components-rule = Regel
components-turn = Ein erster Zug
components-example = Der Beispielzug des Regelhefts

## Was ein Bot von einer Möglichkeit hält

worth-best = am besten
worth-near = etwa gleich gut
worth-less = schwächer
worth-poor = viel schwächer

## Fehler: was angegeben und was erwartet wurde, und wo

error-unknown-game = es gibt kein Spiel „{ $given }“: die Spiele sind { $expected }
error-broken-game = im Ordner „{ $given }“ liegt kein spielbares Spiel: { $why }
error-broken-package = das Paket „{ $package }“ bringt kein spielbares Spiel „{ $given }“: { $why }
error-game-twice = zwei Pakete bringen ein Spiel „{ $given }“ ({ $packages }): alle bis auf eines müssen entfernt werden
error-game-is-ours = das Spiel „{ $given }“ gehört zu Trollbord: das aus { $packages } wird nicht benutzt
error-game-not-installed = das Spiel „{ $given }“ ist hier nicht installiert, diese Aufzeichnung lässt sich nicht nachspielen: die Spiele sind { $expected }
error-no-game = „{ $given }“ ist kein Spiel, sondern ein { $kind }
error-other-game-made = { $module } macht kein Spiel mit dem Kürzel „{ $given }“, sondern { $made }
error-no-game-made = { $module } macht weder ein Spiel mit dem Kürzel „{ $given }“ noch ein anderes
error-unknown-bot = es gibt keinen Bot „{ $given }“: die Bots sind { $expected }
error-bot-twice = zwei Pakete bringen einen Bot „{ $given }“ ({ $packages }): alle bis auf eines müssen entfernt werden
error-broken-bot = das Paket „{ $package }“ bringt keinen spielfähigen Bot „{ $given }“: { $why }
error-no-player = „{ $given }“ macht keinen Player, sondern ein { $kind }
error-not-imported = „{ $given }“ lässt sich nicht importieren: { $why }
error-unknown-option = { $game } hat keine Option „{ $given }“
error-unknown-option-because = { $game } hat keine Option „{ $given }“: { $why }
error-unknown-pick-because = { $game } hat keine Option „{ $given }“: { $why }; zur Wahl stehen { $offered }
why-spelt-nothing = es wurde nichts gesagt
why-spelt-verb = eine Option beginnt mit { $expected }, nicht mit „{ $word }“
why-spelt-word = auf „{ $before }“ folgt { $expected }, nicht „{ $word }“
why-spelt-short = auf „{ $before }“ muss { $expected } folgen
why-spelt-end = nach „{ $before }“ kommt nichts mehr
why-other-question = jetzt wird etwas anderes gefragt: { $question }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
why-hidden = das entscheidet der Zufall oder etwas Verborgenes{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
error-unknown-option-id = { $game } hat keine Option Nummer { $given }: sie sind von 0 bis { $last } nummeriert
error-bad-budget = { $given } ist kein gültiges Budget: Iterationen und Sekunden sind 0 oder mehr
error-bad-answer = der Bot „{ $bot }“ hat „{ $given }“ geantwortet, was keine seiner Optionen ist: { $offered }
error-unknown-pick = { $game } hat keine Option „{ $given }“: zur Wahl stehen { $offered }
error-bad-seats = { $game } hat Plätze für { $expected } Spieler, nicht für { $given }
error-unknown-seat = es gibt keinen Platz { $given } an diesem Tisch: der letzte ist { $last }
error-nature-sees = der Zufall hat keine Sicht auf den Tisch: schau durch die Augen eines Platzes oder eines Zuschauers
error-spectator-row = ein Zuschauer hat keine Zahlenreihe: Frag nach der Reihe eines Platzes
error-bad-action = Tisch { $table } bietet die Aktion { $given } nicht an: Die Optionen sind { $expected }
error-action-count = eine Aktion für jeden Tisch: gegeben { $given }, erwartet { $expected }
error-bad-setting = die Tischregel „{ $option }“ kann nicht { $given } sein: erwartet wird { $expected }
error-unknown-setting = es gibt keine Tischregel „{ $given }“: es gibt { $expected }
error-illegal-pick = { $seat } kann „{ $given }“ nicht wählen: zur Wahl stehen { $offered }
error-illegal-pick-because = { $seat } kann „{ $given }“ nicht wählen: { $why }; zur Wahl stehen { $offered }
error-not-your-question = { $seat } kann „{ $given }“ nicht wählen: gefragt ist { $asked_seat }
error-game-over = niemand kann „{ $given }“ wählen: das Spiel ist zu Ende
error-manner = „{ $option }“ kennt keine Art „{ $given }“
error-nothing-to-undo = { $seat } hat nichts zurückzunehmen
error-resigned-already = { $seat } hat schon aufgegeben
error-nobody-types = niemand ist da, um einzutippen, was der Zufall brachte ({ $source }): Bots brauchen einen Tisch, an dem er gezogen wird
error-cannot-undo = { $seat } kann nichts zurücknehmen: seither wurde etwas bekannt
error-cannot-redo = { $seat } hat nichts zurückgenommen
error-undo-over = niemand kann etwas zurücknehmen: die Partie ist zu Ende und ihr Geheimnis offen
error-no-such-line = es gibt keine Zeile { $given }, zu der man zurückkehren könnte: die letzte ist { $last }
error-no-request = niemand hat um eine Rücknahme gebeten
error-other-request = inzwischen geht es um eine andere Bitte zurückzugehen: Zeilen { $expected } statt { $given }
error-bad-position = das ist keine Stellung: in Spalte { $column } steht „{ $given }“, erwartet wird { $expected }
error-bad-position-parts = das ist keine Stellung: „{ $given }“ hat nicht ihre drei Teile
error-bad-position-game = das ist keine Stellung: sie hat „{ $given }“, erwartet wird „{ $expected }“
error-bad-position-fields = das ist keine Stellung: ihre Felder sind „{ $given }“, erwartet werden „{ $expected }“
error-bad-position-fit = das ist keine Stellung: was sie sagt, passt nicht zusammen ({ $given })

## Aufzeichnungen: was an einer falsch ist, und wo

record-place = Zeile { $line }, Spalte { $column }
record-part = { $expected ->
        [answer] eine Option, „undo“ mit einer Nummer oder „??“
        [colon] ein Doppelpunkt
        [count] die Nummer der Ziehung
        [date] ein Datum wie „2026-11-15“
        [game] die Kennung eines Spiels
        [hex] eine Hexadezimalzahl (64 Ziffern bei Versprechen und Geheimnis)
        [language] eine Sprache wie „en“
        [line-end] das Ende der Zeile
        [number] eine Zahl
        [origin] „drawn“, „tower“, „typed“ oder „typed“ mit einem Platz
        [reason] ein Doppelpunkt und der Grund des Endes
        [scores] der Punktestand
        [seat] die Nummer eines Platzes
        [seq] die Nummer der Zeile
        [source] der Name einer Quelle wie „die“
        [table] die Kennung einer Tischregel
        [text] ein Text von höchstens 500 Zeichen
        [undo] die Nummer der Zeile, zu der es zurückgeht
        [value] der Wert einer Tischregel
        [viewer] die Nummer eines Platzes oder „spectator“
        [who] „seat“ oder „nature“
       *[other] „{ $expected }“
    }
error-record-after-end = { record-place }: „{ $given }“ kommt nach dem Ende der Aufzeichnung
error-record-asked = { record-place }: Nicht „{ $given }“ ist hier gefragt, sondern „{ $expected }“
error-record-character = { record-place }: Das Zeichen { $given } kann nicht in einer Aufzeichnung stehen
error-record-count = { record-place }: Ziehung { $given } aus „{ $source }“ ist nicht an der Reihe: erwartet wird Ziehung { $expected }
error-record-cut-short = { record-place }: Die Zeile hört auf, wo { record-part } erwartet wird
error-record-draw = { record-place }: Das wurde nicht gezogen: das Geheimnis ergibt „{ $expected }“, die Aufzeichnung hat „{ $given }“
error-record-fall = { record-place }: Das ist nicht gefallen: der Turm ergibt „{ $expected }“, die Aufzeichnung hat „{ $given }“
error-record-fall-beside = { record-place }: Die Angaben zu diesem Fall passen nicht zum Schlag
error-record-edition = die Aufzeichnung gehört zur Ausgabe { $given } der Regeln, und dies ist Ausgabe { $expected }: sie lässt sich nicht nachspielen
error-record-end = { record-place }: Die Partie endet mit „{ $expected }“, die Aufzeichnung sagt „{ $given }“
error-record-expected = { record-place }: „{ $given }“ steht, wo { record-part } erwartet wird
error-record-game = die Aufzeichnung gehört zu „{ $given }“, nicht zu „{ $expected }“
error-record-header-mark = { record-place }: Der Kopf ist nicht der, der versiegelt wurde
error-record-hidden = { record-place }: „??“ steht nur in der Aufzeichnung eines einzelnen Platzes, die eine Zeile „view“ hat
error-record-json = dieses JSON ist keine Aufzeichnung: { $why }
error-record-label = { record-place }: Keine Zeile einer Aufzeichnung beginnt mit „{ $given }“
error-record-late-header = { record-place }: Eine Zeile „{ $given }“ gehört in den Kopf, über den ersten Zug
error-record-line-long = { record-place }: Die Zeile hat { $given } Zeichen, erlaubt sind höchstens { $most }
error-record-lines = die Aufzeichnung hat { $given } Zeilen, erlaubt sind höchstens { $most }
error-record-mark = { record-place }: Diese Zeile ist nicht die, die versiegelt wurde
error-record-missing = { record-place }: Der Kopf endet ohne eine Zeile „{ $expected }“
error-record-no-line = in dieser Aufzeichnung gibt es keine Zeile { $given }: es gibt 0 bis { $last }
error-beside-line = Zeile { $line } neben dieser Aufzeichnung ist nicht lesbar
error-beside-other = was neben dieser Aufzeichnung liegt, gehört zu einer anderen
error-record-not-over = { record-place }: Die Aufzeichnung hat ein Ende, aber die Partie geht weiter: es fehlen Zeilen
error-record-not-text = { record-place }: Das ist kein UTF-8-Text
error-record-numbered = { record-place }: Eine Aufzeichnung hat höchstens { $most } nummerierte Zeilen
error-record-over = { record-place }: Die Partie war schon vor „{ $given }“ zu Ende
error-record-pick = { record-place }: { $why }
error-record-promise = { record-place }: Das ist nicht das Geheimnis, das versprochen wurde
error-record-scores = { record-place }: { $given } Punktestände für { $expected } Plätze
error-record-seal = { record-place }: Die Aufzeichnung ist nicht die, die versiegelt wurde
error-record-seal-length = { record-place }: { $expected } Zeilen wurden versiegelt, die Aufzeichnung hat { $given }
error-record-seat = { record-place }: Es gibt keinen Platz { $given }: der letzte ist { $last }
error-record-seats = { record-place }: { $given } Plätze: eine Aufzeichnung hat 1 bis { $most }
error-record-sequence = { record-place }: Zeile { $given } ist nicht an der Reihe: erwartet wird Zeile { $expected }
error-record-size = die Aufzeichnung hat { $given } Bytes oder mehr, erlaubt sind höchstens { $most }
error-record-start = { record-place }: Eine Aufzeichnung beginnt mit „{ $expected }“, nicht mit „{ $given }“
error-record-text = „{ $given }“ kann nicht in einer Aufzeichnung stehen: erwartet wird eine Zeile von 1 bis { $most } Zeichen ohne Leerzeichen an den Enden
error-record-twice = { record-place }: „{ $given }“ steht schon da
error-record-undo = { record-place }: Niemand kann zu Zeile { $given } zurück: sie gilt nicht mehr, oder es kommt nichts danach
error-record-unknown = { record-place }: Dies ist die Aufzeichnung eines einzelnen Platzes, und was hier gewählt wurde, weiß er nicht
error-record-version = { record-place }: Das ist „{ $given }“, und gelesen wird nur „{ $expected }“

verify-replayed = { $lines ->
        [one] eine Zeile nachgespielt
       *[other] { $lines } Zeilen nachgespielt
    }
verify-recomputed = { $draws ->
        [one] eine Ziehung nachgerechnet
       *[other] { $draws } Ziehungen nachgerechnet
    }
verify-repeated = { $draws ->
        [one] eine Antwort des Turms wiederholt
       *[other] { $draws } Antworten des Turms wiederholt
    }
verify-unchecked-tower = { $draws } aus dem Turm, nicht nachgerechnet: { $which }
verify-unchecked-typed = { $draws } eingetippt, nicht nachgerechnet: { $which }
verify-unchecked-forked = { $draws } aus der Partie, von der diese abzweigt, nicht nachgerechnet: { $which }
verify-unchecked-secret = { $draws } nicht nachgerechnet, weil das Geheimnis nicht gelüftet ist: { $which }
verify-not-over = die Partie ist nicht zu Ende
verify-not-whole = dies ist die Aufzeichnung eines einzelnen Platzes: nur die Zeilen vor ihrer ersten Lücke lassen sich prüfen
verify-not-promised = die Aufzeichnung hat kein Versprechen: ihr Geheimnis könnte nachträglich gewählt sein
verify-not-sealed = die Aufzeichnung hat kein Siegel: ein erlaubter Zug anstelle eines anderen fiele nicht auf

replay-undo = { $seat } geht zurück zu Zeile { $to }
log-typed = { $seat } gibt das Ergebnis ein
end-broken-off = Abgebrochen nach den höchstens erlaubten Entscheidungen
log-resigned = { $seat } gibt auf
end-resigned = Alle anderen haben aufgegeben
replay-not-over = Die Partie ist nicht zu Ende.

## Wettkämpfe und Programme

error-arena-needs-two = ein Wettkampf braucht zwei verschiedene Bots, bekommen hat er „{ $given }“
error-arena-clock = nach einer Uhr „{ $given }“ kann nicht gedacht werden: es gibt { $expected }
error-arena-clock-program = „{ $given }“ ist ein eigenes Programm, dessen CPU-Zeit dieser Prozess nicht zählen kann, während es denkt: lass es nach der wirklich verstrichenen Zeit spielen
error-arena-other-contest = { $file } enthält einen anderen Wettkampf: „{ $expected }“, dieser ist „{ $given }“; nenne mit --out eine andere Datei
error-store = die Datenbank { $given } lässt sich nicht benutzen: { $why }
error-store-driver = die Datenbank { $given } braucht den Treiber { $driver }, der nicht installiert ist; für PostgreSQL: pip install 'trollbord[postgres]'
error-store-claimed = die Datenbank { $given } wird von einem anderen Server benutzt: halte ihn zuerst an
error-remind-address = Erinnerungen brauchen die Adresse, unter der dieser Server zu erreichen ist, wie https://verein.example; angegeben ist „{ $given }“
error-remind-mail = der Mailserver wird als smtp://… oder smtps://name:passwort@host angegeben, nicht als „{ $given }“
error-remind-key = der Push-Schlüssel { $given } ist nicht zu gebrauchen: { $why }
error-store-older = die Datenbank { $given } stammt von einer älteren Version: `trollbord db upgrade` bringt sie auf den neuen Stand
error-store-newer = die Datenbank { $given } stammt von einer neueren Version von Trollbord (ihre Form ist { $version }): benutze diese Version
error-store-full = in der Datenbank { $given } gibt es schon Tische: nenne eine leere
error-store-program = dafür wird das Programm { $program } von PostgreSQL gebraucht, das nicht installiert ist (Debian und Ubuntu: das Paket postgresql-client)
error-arena-needs-pyarrow = „{ $file }“ zu schreiben braucht pyarrow: pip install 'trollbord[parquet]', oder nenne mit --out eine .csv-Datei
error-extra-missing = dazu braucht es { $package }, und das ist nicht installiert: pip install 'trollbord[{ $extra }]'
error-arena-other-columns = { $file } stammt von einer anderen Version der Arena, mit anderen Spalten; nenne mit --out eine andere Datei
error-benchmark-file = { $file } ist keine Ergebnisdatei, die stimmt: { $why }
error-unknown-start = { $game } hat keinen Anfang „{ $given }“: es gibt { $expected }
error-no-cluster = unter „{ $address }“ ist kein Ray-Cluster: { $why }
error-other-version = ein Rechner des Clusters hat Trollbord in Version { $given }, gebraucht wird { $expected }: Alle müssen dieselbe haben
error-dataset-none = in { $folder } ist kein Datensatz
error-dataset-other = { $folder } enthält einen Datensatz anderer Art ({ $why })
error-dataset-no-records = es gibt keine Aufzeichnungen, aus denen man lernen könnte
error-bad-weights = { $file } enthält keine brauchbaren Gewichte: { $why }
error-bot-without-heat = „{ $given }“ lässt sich nicht sagen, wie sehr er irren soll: tomte und wer sucht schon, mit einer Hitze über 0
error-bot-without-weights = „{ $given }“ sucht nicht und kann deshalb keine Gewichte bekommen
error-fit-no-features = { $game } nennt keine Merkmale, für die man Gewichte lernen könnte
error-fit-records = { $folder } stammt aus Aufzeichnungen: Gewichte lernt man aus Partien, die Bots gespielt haben („trollbord dataset play“)
error-fit-by = nur ein lineares Modell, das bei der handgemachten Bewertung beginnt, wird nach { $by } angepasst
error-fit-other-rules = Partie { $match } lässt sich nicht nachspielen: der Datensatz stammt von anderen Regeln oder einer anderen Version
error-program-missing = es gibt kein Programm „{ $program }“
error-program-no-node = „{ $program }“ braucht Node.js, und das ist nicht installiert
error-program-not-ready = „{ $program }“ hat auf „hello“ nicht mit „ready“ geantwortet
error-program-gone = „{ $program }“ hat sich mitten in der Partie beendet
error-program-silent = „{ $program }“ hat nicht binnen { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } geantwortet
error-program-wrong = „{ $program }“ gibt immer wieder falsche Antworten: { $why }

# -- the review of a finished game

error-review-budget = eine Rückschau braucht Zeit zum Nachdenken: jede Zahl über 0 und mindestens zwei Reihen; gegeben { $given }
error-review-unfinished = die Partie ist noch nicht zu Ende: Rückschau wird nur auf beendete Partien gehalten
error-review-hidden = das ist die Aufzeichnung eines einzelnen Platzes, die verbirgt, was die anderen taten: eine Rückschau braucht die vollständige
error-review-unverified = die Aufzeichnung hält der Prüfung nicht stand, darum wird nichts über sie gesagt: { $why }
error-review-short = in dieser Partie gibt es höchstens eine Entscheidung: zu wenig für eine Rückschau
error-review-untaught = noch haben keine Partien gelehrt, was ein Tisch von { $game } mit { $seats } Plätzen und diesen Einstellungen wert ist; darum gibt es keine Rückschau
review-title = Rückschau auf { $game }
review-gave = { $seat }: etwa { $loss } Hundertstel vom Sieg verschenkt, ± { $half }
review-open-even = niemand lag weit vorn
review-open-ahead = schon weit vorn
review-open-behind = schon im Rückstand
review-open-early = zu früh, um sicher zu sein
review-count = { $what }: { $played } so, wie gespielt wurde, { $better } auf dem anderen Weg
review-odds-good = { $seat }: ein so gutes Ergebnis wie das der Zeile { $line } kommt etwa 1 Mal von { $one }
review-odds-bad = { $seat }: ein so schlechtes Ergebnis wie das der Zeile { $line } kommt etwa 1 Mal von { $one }
review-odds-good-never = { $seat }: ein so gutes Ergebnis wie das der Zeile { $line } kam in keinem von { $of } Versuchen
review-odds-bad-never = { $seat }: ein so schlechtes Ergebnis wie das der Zeile { $line } kam in keinem von { $of } Versuchen
review-nothing = Kein Zug hat sicher { $limit } Hundertstel vom Sieg gekostet.
review-label-as-good = gleich gut
review-label-inaccuracy = Ungenauigkeit
review-label-mistake = Fehler
review-label-blunder = grober Fehler
review-played = gespielt
review-better = besser
review-moments = Momente
review-account = Woher das Ergebnis kam, in Hundertsteln vom Sieg
review-players = Die Spieler
review-draws = Zufälle, auf die es ankam
review-shares = Anteile am Sieg, Zug um Zug
review-column-line = Zeile
review-column-player = Spieler
review-column-lost = verloren
review-column-label = das war
review-column-start = Anfang
review-column-draws = Zufall
review-column-own = eigene Wahl
review-column-others = Wahl der anderen
review-column-result = Ergebnis
review-column-turns = Züge
review-column-good = beste oder gleich gute
review-column-decisions = Entscheidungen
review-column-rate = verloren je Entscheidung
review-note-engine = Beurteilt von { $engine } ({ $given }, Startwert { $seed }).
review-note-value = Die Anteile stammen aus { $matches } Partien von Bots; in Partien, die nicht verwendet wurden, lagen sie im Mittel um { $gap } Hundertstel daneben. Menschen wurden nicht gemessen.
review-note-factor = Bis zum Ende gespielt, betrugen Verluste das { $factor }-Fache ± { $error } des Gesagten ({ $decisions } Entscheidungen): die Verluste hier sind damit multipliziert, und das Intervall enthält es.
review-note-eyes = Jede Entscheidung wird danach beurteilt, was ihr Spieler damals sehen konnte, mit allem im Gedächtnis, was der Tisch zeigt.
review-note-open = Die Anteile Zug um Zug und die Rechnung gelten bei offenen Karten, denn die Partie ist vorbei.
review-note-people = Beurteilt werden Züge und nicht Menschen; ein Betrug lässt sich daraus nicht beweisen.
