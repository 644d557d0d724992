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

page-seats = Wer spielt?
page-seat = Platz { $number }
page-seat-me = ich
page-seat-bot = Bot { $bot }
page-seat-open = jemand über den Link
page-seat-none = niemand
page-more-seats = Mehr Mitspieler
page-agreed = Was gilt?
page-more-options = Mehr
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
page-second-seat = Du hast in diesem Spiel schon einen anderen Platz gespielt und kennst dessen Karten.
page-seat-asked = Du hast um den Platz gebeten. Alle, die spielen, müssen es erlauben.
page-not-away-yet = So lange, wie an diesem Tisch vereinbart, ist der Platz noch nicht verlassen.
page-bots-mind = Die Bots gehen nicht hinter einen Zufall zurück, und nicht hinter etwas, das jemand erfahren hat.
page-practice-first = Nur an einem Übungstisch gehen Bots hinter einen Zufall zurück.
page-practice-sure = Einen Übungstisch daraus machen?
page-practice-help = Du gingest hinter einen Zufall zurück, oder hinter etwas, das du erfahren hast. Von da an ist dies ein Übungstisch, und der Mitschnitt sagt es.
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
page-absent = { $name } ist nicht da.
page-standin = { $bot } weiterspielen lassen
page-meanwhile = Während du fort warst
page-past = Stellung { $index } von { $all }
page-now = Zum jetzigen Stand
page-curtain = Gib das Gerät an { $name }
page-curtain-help = Sonst sollte niemand hinsehen.
page-curtain-ready = Ich bin { $name }
page-you-won = Du hast gewonnen
page-won = { $count ->
    [one] { $name } hat gewonnen
   *[other] { $name } haben gewonnen
}
page-draw = Unentschieden
page-total = Gesamt
page-rematch = Noch eine Partie
page-to-rematch = Zum nächsten Spiel
page-record = Partie speichern
page-waiting = Warten auf Mitspieler
page-waiting-help = Schick jemandem den Link, oder setz einen Bot an den Tisch.
page-copy-link = Link kopieren
page-link-copied = Der Link ist kopiert. Wer ihn hat, kann an diesen Tisch kommen.
page-sit = Hier hinsetzen
page-more = Mehr
page-leave = Den Tisch verlassen
page-leave-sure = Den Tisch verlassen?
page-leave-help = Dein Platz wird frei. Das Spiel wartet, bis jemand ihn nimmt und mit dem weiterspielt, was du hast.
page-stay = Bleiben
page-take-back = Platz wieder einnehmen
page-always-accept = Immer annehmen
page-tag-you = du
page-tag-bot = Bot
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
page-why-hidden = Was ein Bot wusste, lässt sich am Ende des Spiels erfragen
page-other-device = Auf einem anderen Gerät weiterspielen
page-device = Auf einem anderen Gerät weiterspielen
page-device-help = Scanne dies mit dem anderen Gerät oder öffne dort den Link, innerhalb von 15 Minuten. Das andere Gerät spielt dann unter deinem Namen: Gib den Link nicht weiter.
page-claim = Gehört dieses Gerät auch dir?
page-claim-help = Dieser Link macht aus diesem Gerät dieselbe Person wie auf dem Gerät, das ihn gezeigt hat. Geh nur weiter, wenn jenes Gerät dein eigenes ist. Der Link gilt ein einziges Mal.
page-claim-loses = Auf diesem Gerät bist du jetzt { $name }, mit { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
}. Dahin kommst du von hier nicht zurück.
page-claim-yes = Ja, es ist meines
page-claim-no = Nein, zur ersten Seite
page-sign-out = Meine anderen Geräte abmelden
page-sign-out-help = Jedes andere Gerät und Programm, das als du spielt, wird fremd: es hat keinen deiner Plätze mehr. Dieses Gerät bleibt deines.
page-sign-out-yes = Abmelden
page-signed-out = Deine anderen Geräte sind abgemeldet.
page-too-many-pages = Zu viele Seiten dieses Servers sind gleichzeitig offen. Schließ einige davon.
page-device-back = Zurück an den Tisch
page-device-late = Dieser Link gilt nicht mehr. Hol dir auf dem ersten Gerät einen neuen.
page-device-copied = Der Link ist kopiert. Öffne ihn auf dem anderen Gerät.

page-stale = Das Spiel ist schon weiter. So steht es jetzt.
page-not-offered = Das geht gerade nicht.
page-why-nothing = Hier ist jetzt nichts zu tun.
page-why-not-you = Du bist nicht an der Reihe.
page-why-waiting = Das Spiel beginnt, wenn alle Plätze besetzt sind.
page-too-much = Das war zu schnell oder zu lang.
page-not-found = Diesen Tisch gibt es nicht.
page-not-saved = Das konnte gerade nicht gespeichert werden, und nichts hat sich geändert. Bitte versuche es noch einmal.
page-not-known = Ob das gespeichert wurde, wissen wir nicht. Bitte sieh noch einmal nach; es zu wiederholen schadet nicht.
page-not-read = Der Server kann seine Tische gerade nicht lesen. Bitte versuche es gleich noch einmal.
page-table-closed = Dieser Tisch ist geschlossen: Diese Version kann sein Protokoll nicht nachspielen. Was gespielt wurde, lässt sich lesen und ausgeben.
page-state-closed = geschlossen
page-nothing-here = Hier ist nichts.
page-table-gone = Diesen Tisch gibt es nicht mehr: wer das Haus führt, hat ihn gelöscht.
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
page-verify = Zufall prüfen
page-verify-good = An dieser Partie ist nichts falsch.
page-verify-bad = An dieser Partie stimmt etwas nicht:
page-watch-again = Partie noch einmal ansehen
page-bring = Eine Partie aus einer Datei ansehen

## Talking

page-talk = Gespräch
page-talk-nothing = Noch hat niemand etwas gesagt.
page-talk-say = Etwas sagen
page-talk-send = Sagen
page-talk-mute = { $name } nicht hören
page-talk-hear = { $name } wieder hören
page-notes = Meine Notizen
page-notes-help = Das liest sonst niemand.
page-notes-saved = Deine Notizen sind gespeichert.
page-speak = Wer reden darf
page-speak-everyone = alle am Tisch
page-speak-players = nur wer mitspielt
page-speak-nobody = niemand
page-keep-talk = Gesagtes mit der Partie aufheben
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
page-timer = Uhr
page-timer-none = keine
page-timer-move = für jeden Zug
page-timer-game = für die ganze Partie
page-timer-days = Tage für jeden Zug
page-clock-time = Minuten oder Tage
page-clock-more = Sekunden dazu je Zug (ganze Partie)
page-clock-zero = Wenn die Zeit um ist
page-clock-zero-bot = ein Bot spielt weiter
page-clock-zero-skip = der Zug entfällt, wo die Regeln es erlauben
page-clock-zero-loss = die Partie ist verloren (bei mehr als zweien nur für diese Person)
page-clock-pause = Um eine Pause bitten
page-clock-asks = { $name } möchte die Uhr anhalten.
page-clock-paused = Die Uhr steht.
page-clock-go-on = Weiter
page-clock-stands = Die Uhr steht: jetzt spielt niemand.
page-clock-lost = Die Zeit von { $name } ist um
page-clock-out = Die Zeit von { $name } war um: der letzte Platz.
page-clock-too-late = Deine Zeit war um: ein Bot spielt deinen Platz zu Ende.
page-next-table = Nächster Tisch für mich
page-waits = Ein Tisch wartet auf dich.

## Help at the table

page-help = So geht es
page-help-table = An diesem Tisch
page-help-click = Was leuchtet, kann man anklicken; manches braucht zwei Klicks: erst was, dann wohin. Ein Klick, der zu nichts führt, nennt die Regel, die ihn verbietet.
page-help-keys = Pfeile gehen zur nächsten Möglichkeit, Enter wählt, Escape legt zurück. Alle Möglichkeiten stehen auch in einer Liste.
page-help-undo = „{ page-undo }“ geht so weit zurück, wie niemand etwas Neues erfahren hat; darüber hinaus werden alle gefragt, die mitspielen.
page-help-history = Ein Druck auf eine Zeile des Verlaufs zeigt diese Stellung. „{ page-now }“ führt zurück.
page-help-replay = Das Auge öffnet die Wiedergabe: Schieber, Film, nach dem Ende auch andere Augen, und „{ page-film-fork }“.
page-help-talk = Die Sprechblase öffnet das Gespräch, das Buch deine eigenen Notizen. Wen du nicht hören willst, kannst du stumm schalten.
page-help-clock = Eine Uhr zählt nur deine eigene Zeit. Alle zusammen können eine Pause vereinbaren.
page-help-leave = Ist jemand fort, hält ein Bot den Platz, bis sie oder er zurückkommt.
page-help-device = In den Einstellungen stehen dein Name, die Sprache, Erinnerungen und der Weg zu einem anderen Gerät.
log-said = { $seat } sagte: „{ $given }“
