### Der Tisch für Programme.

api-title = Der Tisch für Programme
api-group-account = Wer du bist
api-group-games = Spiele
api-group-tables = Tische
api-group-playing = Spielen
api-group-talk = Gespräch
api-group-history = Was geschehen ist
api-group-records = Aufzeichnungen
api-problems = Probleme
api-shapes = Datenformate

api-problem-unreadable = Die Anfrage ist nicht lesbar
api-problem-unsigned = Ein Token fehlt
api-problem-not-yours = Das gehört dir nicht
api-problem-missing = Das gibt es nicht
api-problem-method = Das geht hier nicht
api-problem-stale = Der Tisch ist weiter
api-problem-not-now = Das geht jetzt nicht
api-problem-too-long = Die Anfrage ist zu lang
api-problem-illegal = Das erlauben die Regeln nicht
api-problem-too-many = Zu viele Anfragen
api-problem-broken = Der Server hat einen Fehler gemacht
api-problem-unavailable = Der Server kann gerade nicht speichern oder lesen

api-unreadable = die Anfrage ist nicht lesbar: { $why }
api-no-token = dafür braucht es ein Token: 'Authorization: Bearer TOKEN'; 'POST /api/accounts' gibt dir eines
api-bad-token = dieses Token wurde nicht von diesem Server ausgestellt
api-no-method = „{ $given }“ gibt es hier nicht
api-no-missing = unter '{ $given }' gibt es nichts
api-no-name = ein Name braucht mindestens einen sichtbaren Buchstaben
api-not-your-seat = Platz { $given } gehört dir nicht
api-no-such-moment = es gibt keinen Tisch nach { $given } Zügen: der letzte ist { $last }
api-bad-seat = als '{ $given }' kann sich niemand setzen: erwartet wird { $expected }
api-stale = du kennst den Tisch bei Zeile { $given }, und er ist jetzt bei Zeile { $seq }
api-too-long = die Anfrage hat mehr als { $most } Bytes
api-too-many = das war zu viel auf einmal; versuch es in { $seconds } s wieder
api-too-many-lines = du hältst schon { $most } Datenströme offen
api-broken = der Server hat einen Fehler gemacht und ihn aufgeschrieben; der Tisch ist, wie er war
api-words-or-phrase = sag entweder eigene Worte oder einen fertigen Satz: eines von beiden, nicht beides

### Erinnerungen bei geschlossener Seite.

remind-line-turn = { $game }: Du bist an der Reihe
remind-line-over = { $game }: Die Partie ist zu Ende
remind-turns =
    { $count ->
        [one] Du bist an einem Tisch an der Reihe
       *[other] Du bist an { $count } Tischen an der Reihe
    }
remind-news =
    { $count ->
        [one] Neues von einem Tisch
       *[other] Neues von { $count } Tischen
    }
remind-more =
    { $count ->
        [one] Und ein weiterer Tisch.
       *[other] Und { $count } weitere Tische.
    }
remind-confirm-title = Trollbord: Ist das deine Adresse?
remind-confirm-text = Jemand bei { $host } möchte unter dieser Adresse an Partien erinnert werden. Wenn du das warst, öffne diesen Link und bestätige:
remind-confirm-else = Wenn du es nicht warst, tu nichts: Nach zwei Tagen ist die Adresse vergessen.
remind-stop-text = Du bekommst das, weil du bei { $host } darum gebeten hast. Zum Abbestellen:
