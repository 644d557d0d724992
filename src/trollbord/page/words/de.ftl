### Die Seite um die Bretter.

page-title = Trollbord: vier nordische Brettspiele
page-headline = Vier Spiele, ein Tisch
page-welcome = Wähle ein Spiel. Zwei Klicks, und du spielst: gegen Bots oder mit Freunden über einen Link. Ohne Konto.
page-home = Zur Startseite
page-my-tables = Meine Tische
page-open-tables = Tische mit freiem Platz
page-not-yet = noch nicht auf dem Tisch
page-theme = Tag oder Nacht
page-settings = Einstellungen
page-name = Dein Name
page-language = Sprache
page-save = Speichern
page-close = Schließen
page-sound = Ton
page-notify = Sag Bescheid, wenn ich dran bin
page-notify-granted = Du erfährst, wenn du an der Reihe bist.
page-notify-denied = Der Browser erlaubt dieser Seite keine Mitteilungen.
page-loading = Der Tisch wird gedeckt …
page-offline = Keine Verbindung. Neuer Versuch …
page-unsent = Unterwegs: Deine Wahl wird gesendet, sobald wieder eine Verbindung steht.
page-offline-title = Du bist offline
page-offline-help = Trollbord ist gerade nicht zu erreichen. Deine Spiele sind auf dem Server gut aufgehoben; sobald die Verbindung wieder steht, geht es hier von selbst weiter.
page-offline-again = Noch einmal versuchen

page-seats = Wer spielt?
page-seat = Platz { $number }
page-seat-me = hier
page-seat-bot = Bot
page-seat-open = per Link
page-seat-none = niemand
page-more-seats = Mehr Mitspieler
page-agreed = Was gilt?
page-join = Wer mitspielen darf
page-join-link = wer den Link hat
page-join-everyone = alle: auf der ersten Seite zeigen
page-join-nobody = niemand
page-watch = Wer zuschauen darf
page-watch-link = wer den Link hat
page-watch-nobody = niemand
page-open-table = Tisch eröffnen
page-free-seat = freier Platz

page-your-turn = Du bist dran
page-put-back = Zurücklegen
page-undo = Zurücknehmen
page-redo = Wiederherstellen
page-request-undo = Um Rücknahme bitten
page-correct = Eingabe berichtigen
page-asks-undo = { $name } bittet um Rücknahme.
page-asks-wait = Die anderen müssen zustimmen.
page-asks-seat = { $name } möchte den freien Platz nehmen und sähe dann dessen Karten.
page-second-seat = Du hast in dieser Partie schon einen anderen Platz gespielt und kennst dessen Karten.
page-seat-asked = Du hast um den Platz gebeten. Alle, die spielen, müssen es erlauben.
page-not-away-yet = Der Platz ist noch nicht so lange verlassen, wie an diesem Tisch vereinbart.
page-bots-mind = Bots stimmen keiner Rücknahme zu, wenn inzwischen der Zufall entschieden oder jemand etwas Neues erfahren hat.
page-practice-first = Nur an einem Übungstisch nehmen Bots auch etwas zurück, was der Zufall entschieden hat.
page-practice-sure = Einen Übungstisch daraus machen?
page-practice-help = Damit nähmst du zurück, was der Zufall entschieden hat, oder etwas, das du erfahren hast. Von da an ist dies ein Übungstisch; so steht es auch in der Aufzeichnung.
page-practice-yes = Üben
page-practice-no = Weiterspielen
page-practice = Übungstisch
page-state-standin = { $bot } spielt für dich; du kannst deinen Platz zurücknehmen
page-absence = Ein Bot darf einspringen nach
page-absence-2 = 2 Minuten
page-absence-10 = 10 Minuten
page-absence-60 = einer Stunde
page-absence-1440 = einem Tag
page-agree = Einverstanden
page-refuse = Nein
page-all-options = { $count ->
    [one] die eine Möglichkeit als Liste
   *[other] alle { $count } Möglichkeiten als Liste
}
page-thinks = { $name } ist am Zug
page-bot-thinks = { $name } überlegt
page-chance = Der Zufall entscheidet
page-unanswered = Wer nicht rechtzeitig antwortet, lässt es zu
page-unanswered-lone = Du kannst nicht antworten; die anderen wissen das noch nicht
page-seconds = { $count } s
page-absent = { $name } ist nicht da.
page-standin = { $bot } weiterspielen lassen
page-meanwhile = Während du fort warst
page-past = Stellung { $index } von { $all }
page-now = Zum jetzigen Stand
page-curtain = Gib das Gerät an { $name }
page-curtain-help = Sonst sollte niemand hinsehen.
page-curtain-ready = Ich bin { $name }
page-you-won = Du hast gewonnen!
page-kind = Trotzdem gut gespielt.
page-kind-far = Diesmal war es schwer. In der Wiedergabe siehst du, wo die Partie gekippt ist.
page-won = { $count ->
    [one] { $name } hat gewonnen
   *[other] { $name } haben gewonnen
}
page-draw = Unentschieden
page-total = Gesamt
page-uncounted = Die Punkte; sie zählen nur, wenn niemand sein Ziel erreicht
page-rematch = Noch eine Partie
page-to-rematch = Zur nächsten Partie
page-record = Partie speichern
page-waiting = Warten auf Mitspieler
page-waiting-help = Schick jemandem den Link, oder setz einen Bot an den Tisch.
page-copy-link = Link kopieren
page-link-copied = Der Link ist kopiert. Wer ihn hat, kann an diesen Tisch kommen.
page-sit = Hier hinsetzen
page-more = Mehr
page-leave = Den Tisch verlassen
page-leave-sure = Den Tisch verlassen?
page-leave-help = Dein Platz wird frei. Die anderen spielen weiter, bis er am Zug ist; dann wartet die Partie. Du kannst wiederkommen.
page-stay = Bleiben
page-take-back = Platz wieder einnehmen
page-always-accept = Immer geschehen lassen
page-tag-you = du
page-tag-bot = Bot
page-tag-bot-rated = Bot · { NUMBER($rating) }
page-tag-program = Programm
page-tag-away = fort
page-tag-standin = { $bot } spielt weiter
page-tag-late = Zeit abgelaufen
page-nav-first = Zum Anfang
page-nav-back = Zurück
page-nav-next = Weiter
page-nav-last = Zum Neuesten
page-reasons = Warum dieser Zug?
page-reasons-title = { $option }: was abgewogen wurde
page-reasons-none = { $option }: da gab es nichts abzuwägen
page-why-hidden = Warum ein Bot so gezogen hat, sagt er erst nach dem Ende der Partie
page-other-device = Auf einem anderen Gerät weiterspielen
page-device = Auf einem anderen Gerät weiterspielen
page-device-help = Scanne dies mit dem anderen Gerät oder öffne dort den Link, innerhalb von 15 Minuten. Das andere Gerät spielt dann unter deinem Namen: Gib den Link nicht weiter.
page-claim = Gehört dieses Gerät auch dir?
page-claim-help = Mit diesem Link spielst du auf diesem Gerät als dieselbe Person wie auf dem Gerät, das ihn gezeigt hat. Geh nur weiter, wenn jenes Gerät dein eigenes ist. Der Link gilt ein einziges Mal.
page-claim-loses = Auf diesem Gerät bist du jetzt { $name }, mit { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
}. Dahin kommst du von hier nicht zurück.
page-claim-yes = Ja, es ist meines
page-claim-no = Nein, zur ersten Seite
page-sign-out = Meine anderen Geräte abmelden
page-sign-out-help = Alle anderen Geräte und Programme, die unter deinem Namen spielen, werden abgemeldet und verlieren deine Plätze. Dieses Gerät bleibt deines.
page-sign-out-yes = Abmelden
page-signed-out = Deine anderen Geräte sind abgemeldet.
page-too-many-pages = Zu viele Seiten dieses Servers sind gleichzeitig offen. Schließ einige davon.
page-device-back = Zurück an den Tisch
page-device-late = Dieser Link gilt nicht mehr. Hol dir auf dem ersten Gerät einen neuen.
page-device-copied = Der Link ist kopiert. Öffne ihn auf dem anderen Gerät.

page-stale = Das Spiel ist schon weiter. So steht es jetzt.
page-not-offered = Das geht gerade nicht.
page-why-not-you = Du bist nicht an der Reihe.
page-why-waiting = Das Spiel beginnt, wenn alle Plätze besetzt sind.
page-too-much = Das war zu schnell oder zu lang.
page-not-found = Diesen Tisch gibt es nicht.
page-not-saved = Das konnte gerade nicht gespeichert werden, und nichts hat sich geändert. Bitte versuche es noch einmal.
page-not-known = Ob das gespeichert wurde, wissen wir nicht. Bitte sieh noch einmal nach; es zu wiederholen schadet nicht.
page-not-read = Der Server kann seine Tische gerade nicht lesen. Bitte versuche es gleich noch einmal.
page-table-closed = Dieser Tisch ist geschlossen: Diese Version kann seine Aufzeichnung nicht nachspielen. Was gespielt wurde, lässt sich lesen und ausgeben.
page-state-closed = geschlossen
page-nothing-here = Hier ist nichts.
page-table-gone = Diesen Tisch gibt es nicht mehr: wer diesen Server betreibt, hat ihn gelöscht.
page-no-watching = Nur wer mitspielt, darf diesen Tisch sehen.
page-seat-taken = Da sitzt schon jemand.
page-bad-form = Das war nicht zu lesen.
page-state-turn = { $name } ist am Zug
page-state-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
page-state-over = beendet
page-state-won = { $name } hat gewonnen
page-play = Spielen
page-look = Ansehen

name-tomte = Tomte
name-huldra = Huldra
name-draug = Draug
name-jotun = Jotun

page-game-ragnarocks = Ragnarocks
page-game-trollfjord = Trollfjord
page-game-ankh_morpork = Ankh-Morpork
page-game-trolls_princesses = Trolle mögen Prinzessinnen

## Looking at a game again

page-film = Wiedergabe
page-film-turn = Zug { $turn } von { $turns }
page-film-slider = Stellung
page-film-back-turn = Zum vorigen Zug
page-film-next-turn = Zum nächsten Zug
page-film-run = Abspielen
page-film-eyes = Mit wessen Augen
page-film-spectator = als Zuschauer
page-film-open = offen für alle
page-film-speed = Tempo
page-film-speed-0 = langsam
page-film-speed-1 = ruhig
page-film-speed-2 = schnell
page-film-link = Link zu dieser Stellung
page-film-link-copied = Der Link zu dieser Stellung ist kopiert.
page-film-fork = Von hier weiterspielen
page-review = Rückschau auf diese Partie
page-review-grows = Sieht Zug { $done } von { $of } an
page-review-next = Nächster Moment (M)
page-review-before = Voriger Moment
page-review-about = Wer geurteilt hat, und wofür es nicht taugt
page-verify = Zufall prüfen
page-verify-good = Alle Züge und Ziehungen stimmen.
page-verify-bad = An dieser Partie stimmt etwas nicht:
page-watch-again = Partie noch einmal ansehen
page-bring = Eine Partie aus einer Datei ansehen

## Talking

page-talk = Gespräch
page-talk-nothing = Noch hat niemand etwas gesagt.
page-talk-say = Etwas sagen
page-talk-send = Sagen
page-talk-mute = { $name } stummschalten
page-talk-hear = { $name } wieder hören
page-notes = Meine Notizen
page-notes-help = Das liest sonst niemand.
page-notes-saved = Deine Notizen sind gespeichert.
page-speak = Wer reden darf
page-speak-everyone = alle am Tisch
page-speak-players = nur wer mitspielt
page-speak-nobody = niemand
page-keep-talk = Gespräch mit der Partie speichern
page-phrase-hello = Hallo!
page-phrase-good-luck = Viel Glück!
page-phrase-good-move = Guter Zug!
page-phrase-thinking = Ich denke nach …
page-phrase-one-moment = Bin gleich zurück
page-phrase-oops = Hoppla!
page-phrase-thanks = Danke!
page-phrase-good-game = Gut gespielt!

## Time

page-time = Bedenkzeit
page-timer = Bedenkzeit
page-timer-none = ohne
page-timer-move = je Zug
page-timer-game = je Partie
page-timer-days = Tage
page-clock-more = Dazu je Zug
page-clock-zero = Wenn die Zeit um ist
page-clock-zero-bot = ein Bot spielt weiter
page-clock-zero-skip = der Zug entfällt, wo die Regeln es erlauben
page-clock-zero-loss = die Person verliert (bei mehr als zweien wird sie Letzte)
page-clock-pause = Um eine Pause bitten
page-clock-asks = { $name } möchte die Uhr anhalten.
page-clock-paused = Die Uhr steht.
page-clock-go-on = Weiter
page-clock-stands = Die Uhr ist angehalten: Bis sie weiterläuft, kann niemand ziehen.
page-clock-lost = Die Zeit von { $name } ist um
page-clock-out = { $name } hat die Zeit überschritten und kommt auf den letzten Platz.
page-clock-too-late = Deine Zeit war um: ein Bot spielt deinen Platz zu Ende.
page-next-table = Nächster Tisch für mich
page-waits = Ein Tisch wartet auf dich.

## Help at the table

page-help = So geht es
page-help-table = An diesem Tisch
page-help-click = Was leuchtet, kann man anklicken; manches braucht zwei Klicks: erst was, dann wohin. Ein Klick, der zu nichts führt, nennt die Regel, die ihn verbietet.
page-help-keys = Mit den Pfeiltasten kommst du zur nächsten Möglichkeit, Enter wählt, Escape legt zurück. Alle Möglichkeiten stehen auch in einer Liste.
page-help-undo = „{ page-undo }“ geht so weit zurück, wie niemand etwas Neues erfahren hat; darüber hinaus werden alle gefragt, die mitspielen.
page-help-history = Ein Klick auf eine Zeile des Verlaufs zeigt die Stellung nach diesem Zug. „{ page-now }“ führt zurück.
page-help-replay = Das Auge öffnet die Wiedergabe: Schieber, Film, nach dem Ende auch die Sicht der anderen, und „{ page-film-fork }“.
page-help-book = Das offene Buch oder R öffnet die Regeln neben dem Tisch: wie gespielt wird, alle Regeln mit Suche und alles, was auf dem Tisch liegt. Jede Regelnummer führt dorthin.
page-help-talk = Die Sprechblase öffnet das Gespräch, der Stift deine eigenen Notizen. Wen du nicht hören willst, kannst du stummschalten.
page-help-clock = Eine Uhr zählt nur deine eigene Zeit. Alle zusammen können eine Pause vereinbaren.
page-help-leave = Ist jemand länger fort als vereinbart, könnt ihr einen Bot einspringen lassen; wer zurückkommt, nimmt den Platz wieder ein.
page-help-device = In den Einstellungen stehen dein Name, die Sprache, Erinnerungen und der Weg zu einem anderen Gerät.
log-said = { $seat } sagte: „{ $given }“

## The books beside the table

page-book = Die Regeln des Spiels
page-book-guide = So wird gespielt
page-book-rules = Regeln
page-book-almanac = Almanach
page-book-aid = Spielhilfe
page-book-lesson = Lektion spielen
page-book-print = Drucken
page-book-refused = Diese Regel war die Antwort auf deinen letzten Klick:
page-book-english = Diese Seite ist noch nicht übersetzt; hier steht sie auf Englisch.
page-book-copy = Drücke auf eine Nummer, um einen Link zu ihrer Regel zu kopieren. Entscheidungen, mit einer Raute markiert, klären, was das gedruckte Heft offenlässt.
page-book-copied = Der Link zu { $rule } wurde kopiert.
page-book-why = Warum so?
page-find-rules = Wort oder Nummer, in jeder Sprache
page-find-almanac = Im Almanach suchen
page-find-some = { $count } von { $all }
page-find-all = { $all ->
    [one] eine Regel
   *[other] { $all } Regeln
}
page-find-things = { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
}
page-find-kinds = Alle
page-find-nothing = Nichts über „{ $given }“.
page-find-number = Versuche ein anderes Wort oder die Nummer einer Regel.
page-find-nearest = Meintest du:

## Opening a table

page-enter = Öffnen
page-since-minutes = { $count ->
    [one] seit einer Minute
   *[other] seit { $count } Minuten
}
page-ago-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
page-since-hours = { $count ->
    [one] seit einer Stunde
   *[other] seit { $count } Stunden
}
page-ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
page-since-days = { $count ->
    [one] seit einem Tag
   *[other] seit { $count } Tagen
}
page-ago-days = { $count ->
    [one] vor einem Tag
   *[other] vor { $count } Tagen
}
page-seats-help = Mehrere an einem Gerät: Ein Vorhang verbirgt, was die anderen nicht sehen dürfen.
page-seat-name = Name
page-seat-name-of = { $seat }: Name
page-bot-of = { $seat }: welcher Bot
page-seat-open-help = Für diesen Platz bekommst du einen Link.
page-which-bot = Welcher Bot?
page-strength = Stärke { $level } von { $levels }
page-rating = Spielstärke { NUMBER($rating) }
page-rating-help = Spielstärke in diesem Spiel zu zweit: Wer zufällig zieht, hat 0, und wer 200 mehr hat, gewinnt drei von vier Partien
page-bot-advice = Gegen { $bot } hast du { $won } von { $games } Partien gewonnen. Wie wäre es mit { $next }?
page-bots-compiling = Trollbord wird noch im Hintergrund kompiliert. Bis das fertig ist, prüft ein Bot, der sucht, eine Stellung, wo er { $times } prüfen könnte. Die Zahlen neben den Namen gelten, solange das so ist.
page-bots-interpreted = Trollbord ist auf diesem Server nicht kompiliert: Ein Bot, der sucht, prüft eine Stellung, wo er { $times } prüfen könnte. Die Zahlen neben den Namen gelten, solange das so ist.
page-bots-built = Trollbord ist jetzt kompiliert: Bots, die suchen, denken mit voller Stärke.
bot-tomte = Nett zu Neulingen: vergisst, was er wollte.
bot-huldra = Sieht, was jetzt gut ist, nicht, was folgt.
bot-draug = Denkt ein Stück voraus. Nimmt, was du verschenkst.
bot-jotun = Denkt drei Sekunden nach. Verzeiht selten.
page-fact-players = { $fewest } bis { $most } Personen
page-fact-age = ab { $years }
page-fact-minutes = { $minutes } Min.
page-fact-alone = { $minutes } Min. gegen Bots
page-weight-1 = leicht
page-weight-2 = eher leicht
page-weight-3 = mittel
page-weight-4 = eher schwer
page-weight-5 = schwer
page-luck-0 = kein Glück
page-luck-1 = wenig Glück
page-luck-2 = etwas Glück
page-luck-3 = viel Glück
page-more-rules = Weitere Regeln für Kenner: { $count }
page-more-company = Name des Tisches, Gäste, Gespräch
page-table-name = Name des Tisches
page-table-name-help = Damit du ihn wiederfindest.
page-switch-on = an
page-switch-off = aus
page-timer-help = Es zählt nur die eigene Zeit.
page-clock-move = Zeit für einen Zug
page-clock-game = Zeit für die ganze Partie
page-clock-days = Tage für einen Zug
page-clock-in-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
page-clock-in-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
page-clock-in-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
page-you = Über dich
page-filter = Welche Tische
page-show-open = offen
page-show-finished = beendet
page-show-archive = Archiv
page-with-all = alle
page-with-people = Menschen
page-with-bots = Bots
page-none-open = Kein offener Tisch. Such dir ein Spiel aus.
page-none-finished = Noch keine beendete Partie dieser Art.
page-none-archive = Das Archiv ist leer.
page-name-table = Diesem Tisch einen Namen geben
page-archive = Ins Archiv legen
page-unarchive = Aus dem Archiv holen
page-delete = Löschen
page-deleted = Gelöscht.
page-state-stands = wartet
page-since-left = { $since }, noch { $span }
page-took-practice = { $span }, Übung
page-span-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
page-span-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
page-span-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}

## Hilfekarten

page-help-what = Was ist das?
page-help-close = Schließen
page-help-almanac = Im Almanach
page-help-can = Jetzt kannst du
page-help-cannot = Jetzt nicht
page-help-more = und { $count } mehr
page-help-more-rules = { $count ->
    [one] { $count } weitere Regel
   *[other] { $count } weitere Regeln
}
page-why-asked = Gefragt ist etwas anderes: { $prompt }
page-why-else = { $thing }: gehört nicht zu dieser Frage. Gefragt ist: { $prompt }

page-help-ask = Lass den Zeiger auf etwas ruhen, halte den Finger darauf oder geh mit der Tastatur hin und drücke I: Eine Karte sagt, was es ist und was es jetzt bedeutet. P lässt die Karte offen.
page-help-rules = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}

## Settings

page-seeing = Sehen
page-playing = Spielen
page-on-device = Diese Einstellungen gelten nur auf diesem Gerät.
page-text = Schriftgröße
page-text-0 = klein
page-text-1 = normal
page-text-2 = groß
page-text-3 = sehr groß
page-contrast = Kontrast
page-contrast-help = Mehr: kräftige Linien, keine Landschaft.
page-contrast-device = wie das Gerät
page-contrast-usual = normal
page-contrast-more = mehr
page-theme-device = wie das Gerät
page-theme-light = Tag
page-theme-dark = Nacht
page-patterns = Muster auf Farben
page-patterns-help = Formen und Muster stehen immer bei den Farben.
page-patterns-usual = normal
page-patterns-large = groß
page-motion = Bewegung
page-motion-help = Weniger: Figuren erscheinen an ihrem Ort.
page-motion-device = wie das Gerät
page-motion-all = alles
page-motion-less = weniger
page-speed = Züge der Bots
page-speed-help = Wie lange du jeden Schritt siehst.
page-speed-once = sofort
page-speed-quick = zügig
page-speed-calm = ruhig
page-confirm = Züge bestätigen
page-confirm-help = Ein zweiter Klick, bevor ein Zug gilt.
page-confirm-never = nie
page-confirm-final = wenn er sich nicht zurücknehmen lässt
page-confirm-always = immer
page-cards = Hilfekarten
page-cards-help = Was etwas ist: wenn der Zeiger darauf ruht, oder nur bei langem Druck, mit I oder dem Werkzeug.
page-cards-rest = beim Ruhen
page-cards-asked = auf Wunsch
page-sound-help = Holz, Stein, Eisen, Wasser.
page-sample-title = Bewege einen deiner Wikinger
page-sample = So wird ein Tisch aussehen.
page-sure = { $option }?
page-sure-yes = Ja
page-sure-no = Nein, zurück
page-fit = Ganzes Brett
page-skip = Überspringen

## About you

page-this-device = auf diesem Gerät
page-you-games = { $count ->
    [one] 1 Partie, { $ago }
   *[other] { $count } Partien, die erste { $ago }
}
page-you-first = Spiel deine erste Partie
page-you-none = Spiel eine Partie zu Ende, dann steht sie hier.
page-you-streak = Siege in Folge, zurzeit
page-you-longest = längste Siegesserie
page-you-time = gespielt insgesamt
page-results = Ergebnisse
page-results-help = Der Balken ist der gewonnene Anteil; die beiden kleinen Marken zeigen, wie weit der Anteil durch Zufall danebenliegen kann.
page-you-record = Partien: { $games }, gewonnen: { $won }
page-you-practice = zur Übung: { $count }
page-played = Gespielte Partien
page-played-all = alle { $count }
page-too-few = zu wenige Partien für ein Urteil
page-share = { $won } % gewonnen, { $low } bis { $high } %
page-bots-met = Bots, die du getroffen hast
page-people-met = Menschen, die du getroffen hast
page-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
page-met-score = { $ahead }-mal vor ihnen, { $behind }-mal hinter ihnen
page-you-private = Nur dieses Gerät sieht diese Seite. Übungspartien zählen nur für die Zeit.
page-take-along = Als Datei mitnehmen
page-forget = Alles vergessen
page-forget-sure = Alles über dich vergessen?
page-forget-help = Dein Name, deine Ergebnisse und Einstellungen und alle Tische, an denen du allein spielst, werden gelöscht. An Tischen mit anderen bleibt dein Platz leer; dieses Gerät fängt als neue Person an.
page-forget-no = Behalten
page-forget-yes = Vergessen

## The end

story-led = { $name } lag fast die ganze Zeit vorn.
story-late = { $name } lag bis Zug { $turn } von { $turns } zurück.
story-changes = { $count ->
    [one] Die Führung wechselte einmal.
   *[other] Die Führung wechselte { $count }-mal.
}
story-turn = In Zug { $turn } kam die Wende: { $name } wählte „{ $option }“.
story-close = { $margin ->
    [one] Es war knapp: ein Punkt zwischen dem ersten und dem zweiten Platz.
   *[other] Es war knapp: { $margin } Punkte zwischen dem ersten und dem zweiten Platz.
}
story-row = Den Ausschlag gab: { $row }, { $more } zu { $less }.
story-clear = Ein klarer Sieg: { $more } zu { $less }.
story-even = Niemand war besser: Das schreit nach einer Revanche.
story-best = In einer Sache warst du vorn: { $row }, { $more } zu { $less }.
story-ahead = Noch in Zug { $turn } von { $turns } lagst du vorn.
page-try-bot = Gegen { $bot }
page-share-replay = Partie teilen
page-replay-copied = Der Link zur Partie ist kopiert.
page-to-lobby = Zu allen Tischen

## Tipps

page-hint = Zeig mir einen guten Zug
page-hint-thinks = { $name } denkt nach
page-hint-stop = Doch nicht
page-hint-would = { $name } würde spielen
page-hint-lone = Das ist dein einziger Zug
page-hint-equal = Alle Möglichkeiten sind gleich gut
page-hint-even = Für den Sieg ist alles gleich gut; mehr bringt, rät { $name }
page-hint-next = Danach zu erwarten: { $next }
page-hint-chance = Danach entscheidet der Zufall zwischen { $count } Möglichkeiten
page-hint-others = Etwa gleich gut: { $options }
page-hint-clear = Alles andere ist deutlich schwächer
page-hint-wipe = Kreide wegwischen
page-hint-not = An diesem Tisch wird niemandem ein guter Zug gezeigt.
page-hint-practice = Von jetzt an ist das eine Übungspartie, weil dir ein Zug gezeigt wurde: Sie bleibt bei deinen Partien und zählt in keiner Statistik.
page-hinted = Haben um Tipps gebeten: { $who }
page-hints = Tipps für alle
page-hints-help = Alle dürfen sich einen guten Zug zeigen lassen. Jeder sieht, wer fragt, die Aufzeichnung vermerkt es, und die Partie zählt in keiner Statistik.
page-gain-you = Besser für dich: { $part }
page-loss-you = Schlechter für dich: { $part }
page-gain-other = Besser für { $name }: { $part }
page-loss-other = Schlechter für { $name }: { $part }

# Company: leaving, resigning, ending, inviting
page-going = Aufhören
page-resign = Aufgeben
page-resign-short = Zu zweit gewinnt sofort, wer übrig ist; sonst kommst du auf den letzten Platz.
page-resign-sure = Diese Partie aufgeben?
page-resign-help = Zu zweit hat die andere Seite sofort gewonnen. Sind es mehr, spielt ein Bot für dich weiter, und du kommst auf den letzten Platz. Zurücknehmen kannst du es nicht.
page-resigned-for-good = Du hast aufgegeben: ein Bot spielt deinen Platz zu Ende.
page-resigned-last = Aufgegeben, letzter Platz: { $name }.
page-tag-left = hat den Tisch verlassen
page-tag-resigned = hat aufgegeben
page-end = Das Spiel beenden
page-end-short = Sind alle einverstanden, endet das Spiel ohne Sieger.
page-end-sure = Das Spiel ohne Sieger beenden?
page-end-help = Es endet, wenn alle einverstanden sind. Bots sind es immer, und wer zu lange fort ist, gilt als einverstanden.
page-end-awaits = Es fehlt noch: { $names }.
page-end-not = Weiterspielen
page-asks-end = { $name } möchte das Spiel ohne Sieger beenden.
page-ended = Das Spiel wurde beendet
page-ended-help = Alle waren einverstanden. Niemand hat gewonnen.
page-state-ended = gemeinsam beendet
page-took-resigned = { $span }, durch Aufgabe
page-leave-short = Dein Platz wird frei. Du kannst wiederkommen.
page-is-here = ist da
page-is-away = ist fort
page-invite = Einladen
page-invite-help = Wer diesen Link hat, kann an diesen Tisch kommen: scannen oder schicken.
page-invite-code = QR-Code mit dem Link zu diesem Tisch
page-invite-lonely = Andere in diesem Netz erreichen diese Adresse nicht: Sie führt nur zu diesem Computer. Wer Trollbord hier gestartet hat, kann es für das Netz öffnen.
page-send-link = Link schicken
page-waiting-left = Ein freier Platz ist am Zug
page-waiting-guest = Nimm einen freien Platz, oder schick den Link weiter.
page-begin-with-bots = Mit Bots beginnen
page-or-bot = oder ein Bot:
page-seat-left = Ein Platz ist frei. Die anderen spielen weiter, bis er am Zug ist.
page-why-left = Ein freier Platz ist am Zug: es geht weiter, wenn ihn jemand nimmt.
log-left = { $name } verlässt den Tisch
log-back = { $name } ist wieder da
log-joined = { $name } nimmt den freien Platz
log-stood-in = Ein Bot spielt für { $name }
log-took-back = { $name } spielt wieder selbst
log-ended = Alle sind einverstanden, das Spiel zu beenden
log-late = Die Zeit von { $seat } ist um

## Erinnerungen bei geschlossener Seite

page-remind = Erinnerungen
page-remind-help = Für Partien über Tage: Du erfährst, wenn du an der Reihe bist, auch wenn keine Seite offen ist. Mehrere Tische kommen in einer Nachricht, und solange du eine Seite vor dir hast, kommt keine. Eine Nachricht nennt das Spiel und sonst nichts.
page-remind-none = Dieser Server verschickt nichts, wenn die Seite geschlossen ist; wer ihn betreibt, kann das einrichten. Ist eine Seite im Hintergrund offen, kann der Browser selbst Bescheid geben.
page-remind-push-add = In diesem Browser erinnern
page-remind-push-on = Dieser Browser erinnert dich von jetzt an.
page-remind-insecure = Browser erlauben Erinnerungen nur auf sicheren Seiten, und diese wurde über http:// geöffnet. Öffne sie über https://.
page-remind-unsupported = Dieser Browser kann nicht erinnern. Auf iPhone und iPad lege Trollbord zuerst auf den Home-Bildschirm.
page-remind-push = Ein Browser
page-remind-mail = E-Mail-Adresse
page-remind-webhook = Webhook (https://…)
page-remind-add = Hinzufügen
page-remind-remove = Entfernen
page-remind-unconfirmed = Noch nicht bestätigt: Öffne den Link, der dorthin geschickt wurde.
page-remind-confirmed = Hierhin gehen Erinnerungen.
page-remind-secret = Unterschriften prüft man mit { $secret }
page-remind-quiet = Ruhezeit
page-remind-quiet-help = Zeitzone: { $zone }. Was in der Ruhezeit geschieht, steht danach in einer Nachricht. Zweimal dieselbe Zeit heißt: keine.
page-remind-from = von
page-remind-to = bis
page-remind-tables = An diese Tische erinnern
page-remind-bad-address = Diese Adresse kann der Server nicht verwenden. Ein Programm braucht eine https-Adresse im öffentlichen Internet.
page-remind-confirm = Erinnerungen dorthin schicken?
page-remind-confirm-help = Trollbord schreibt dann an { $address }, sobald die Person an der Reihe ist, die diese Adresse angegeben hat. Bestätige nur, wenn du das bist.
page-remind-confirm-yes = Ja, erinnere mich
page-remind-done = Erledigt: Von jetzt an gehen Erinnerungen dorthin.
page-remind-late = Dieser Link gilt nicht mehr.
page-remind-stop = Diese Erinnerungen beenden?
page-remind-stop-help = An { $address } wird dann nichts mehr geschickt.
page-remind-stop-yes = Beenden
page-remind-stopped = Beendet: Dorthin wird nichts mehr geschickt.

# The table in words and its commands
told-title = Das Brett in Worten
told-open = Brett in Worten
told-close = Brett in Worten schließen
told-ask = Frag den Tisch
told-ask-help = schau, wo Unruhe, auf A2, Züge; oder die Nummer einer Möglichkeit
told-tell = Fragen
told-choices = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
told-nothing = Dazu gibt es nichts zu sagen.
told-unknown = „{ $line }“ ist weder ein Befehl noch eine Möglichkeit. Du kannst fragen:
told-allowed = Das geht: { $option }
told-several = Das könnte heißen: { $options }
told-name-look = schau
told-name-where = wo
told-name-at = auf
told-name-from = ab
told-name-mine = meins
told-name-of = von
told-name-options = Züge
told-name-why = warum
told-name-last = zuletzt
told-name-since = seitdem
told-name-goal = Ziel
told-help-look = wer am Zug ist, was gefragt wird, was auf dem Tisch liegt
told-help-where = alle Orte einer Art: wo Unruhe
told-help-at = was an einem Ort ist und was sich dort tun lässt
told-help-from = was von einem Ort aus auf dem Weg liegt: ab A2 Osten
told-help-mine = was du hast
told-help-of = was jemand hat, mit Namen oder Farbe
told-help-options = was sich wählen lässt; eine Nummer oder die Worte wählen es
told-help-why = warum etwas nicht geht
told-help-last = die letzten Zeilen des Verlaufs: zuletzt 10
told-help-since = was seit deinem letzten Zug geschehen ist
told-help-goal = wie das Spiel endet und wer wie nah dran ist
keys-title = Tasten
keys-name-enter = Eingabe
keys-name-escape = Esc
keys-question = zur Frage
keys-board = zum Brett
keys-hand = zur Hand
keys-players = zu den Spielern
keys-log = zum Verlauf
keys-words = das Brett in Worten
keys-arrows = auf dem Brett von Möglichkeit zu Möglichkeit, im Verlauf von Zeile zu Zeile
keys-enter = wählen
keys-escape = zurücklegen, schließen
keys-help = Was ist das?
keys-book = die Regeln
keys-turn = drehen, was man in der Hand hält
keys-zoom = vergrößern, verkleinern, das ganze Brett
