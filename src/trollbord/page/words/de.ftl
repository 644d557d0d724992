### Die Seite um die Bretter.

## Das Haus

page-title = Trollbord: vier nordische Brettspiele
page-headline = Vier Spiele, ein Tisch
page-welcome = Wähle ein Spiel. Zweimal drücken, und du spielst: gegen Bots, oder mit Freunden über einen Link. Ohne Konto.
page-home = Zur ersten Seite
page-my-tables = Meine Tische
page-open-tables = Tische mit freiem Platz
page-not-yet = noch nicht auf dem Tisch
page-theme = Tag oder Nacht
page-settings = Einstellungen
page-name = Dein Name
page-language = Sprache
page-save = Sichern
page-close = Schließen
page-sound = Ton
page-notify = Sag mir, wenn ich am Zug bin
page-notify-granted = Du erfährst es, wenn du am Zug bist.
page-notify-denied = Der Browser erlaubt dieser Seite keine Mitteilungen.
page-loading = Der Tisch wird gedeckt …
page-offline = Keine Verbindung. Neuer Versuch …

## Ein neuer Tisch

page-seats = Wer spielt mit?
page-seat = Platz { $number }
page-seat-me = ich
page-seat-bot = Bot { $bot }
page-seat-open = ein Freund, über den Link
page-seat-none = niemand
page-agreed = Was ist abgemacht?
page-more-options = Mehr
page-join = Wer darf mitspielen
page-join-link = wer den Link hat
page-join-everyone = alle: auf der ersten Seite zeigen
page-join-nobody = niemand
page-watch = Wer darf zusehen
page-watch-link = wer den Link hat
page-watch-nobody = niemand
page-open-table = Tisch eröffnen
page-free-seat = freier Platz

## Der Tisch

page-your-turn = Du bist am Zug
page-put-back = Zurücklegen
page-undo = Zurücknehmen
page-redo = Wiederholen
page-request-undo = Um Rücknahme bitten
page-asks-undo = { $name } bittet, zurückzugehen.
page-asks-wait = Warten auf die anderen.
page-agree = Einverstanden
page-refuse = Nein
page-all-options = { $count ->
    [one] die eine Möglichkeit als Liste
   *[other] alle { $count } Möglichkeiten als Liste
}
page-thinks = { $name } ist am Zug
page-bot-thinks = { $name } denkt nach
page-chance = Der Zufall entscheidet
page-absent = { $name } ist nicht da.
page-standin = { $bot } weiterspielen lassen
page-meanwhile = Während du weg warst
page-past = Stellung { $index } von { $all }
page-now = Zurück zum Jetzt
page-curtain = Gib das Gerät an { $name }
page-curtain-help = Sonst sollte niemand hinsehen.
page-curtain-ready = Ich bin { $name }
page-you-won = Du hast gewonnen
page-won = { $count ->
    [one] { $name } hat gewonnen
   *[other] { $name } haben gewonnen
}
page-draw = Unentschieden
page-rematch = Noch einmal
page-to-rematch = Zum nächsten Spiel
page-record = Spiel sichern
page-waiting = Warten auf Mitspieler
page-waiting-help = Schick den Link an einen Freund, oder setz einen Bot hin.
page-copy-link = Link kopieren
page-link-copied = Der Link ist kopiert. Wer ihn hat, kann an diesen Tisch kommen.
page-sit = Hier sitzen
page-more = Mehr
page-leave = Den Tisch verlassen
page-take-back = Deinen Platz wieder einnehmen
page-always-accept = Immer hinnehmen
page-tag-you = du
page-tag-bot = Bot
page-tag-away = weg
page-tag-standin = { $bot } spielt weiter
page-nav-first = Zum Anfang
page-nav-back = Zurück
page-nav-next = Weiter
page-nav-last = Zum Neuesten
page-other-device = Mit einem anderen Gerät weiter
page-device = Mit einem anderen Gerät weiter
page-device-help = Lies dies mit dem anderen Gerät ein, oder öffne dort den Link, innerhalb von 15 Minuten. Das andere Gerät gehört dann dir: gib ihn nicht weiter.
page-device-claim = Einen Augenblick …

## Was der Server antwortet

page-stale = Der Tisch ist weiter. So liegt er jetzt.
page-not-offered = Das steht jetzt nicht zur Wahl.
page-why-nothing = Hier ist jetzt nichts zu tun.
page-why-not-you = Du bist nicht am Zug.
page-why-waiting = Das Spiel beginnt, wenn alle Plätze besetzt sind.
page-too-much = Das war zu schnell oder zu lang.
page-not-found = Diesen Tisch gibt es nicht.
page-no-watching = Diesen Tisch sehen nur die, die mitspielen.
page-seat-taken = Dort sitzt schon jemand.
page-bad-form = Dieses Formular konnte niemand lesen.
page-state-turn = { $name } ist am Zug
page-state-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
page-state-over = beendet
page-state-won = { $name } hat gewonnen
page-play = Spielen
page-look = Hineinsehen

## Die Bots

name-tomte = Tomte
name-huldra = Huldra
name-draug = Draug
name-jotun = Jotun
