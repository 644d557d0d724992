### Die Worte des Lehrers, in jeder Lektion.

teach-learn = Lernen
teach-step = Schritt { $number } von { $count }
teach-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}
teach-teaches = Tomte erklärt
teach-show-me = Zeig es mir
teach-try-again = Noch einmal
teach-next = Weiter
teach-back = Schritt zurück
teach-skip = Schritt überspringen
teach-miss = Das ist erlaubt, aber hier brauchen wir etwas anderes.
teach-missed = Nicht ganz
teach-taken-back = nichts ist verloren, es wird zurückgenommen
teach-hint = Es beginnt so: { $option }
teach-look = Schau, wohin die Kreide zeigt.
teach-instead = Für die Lektion spielen wir jetzt: { $options }.
teach-answer = Die Lösung ist: { $option }
teach-watch = Schau, wie es geht. Danach bist du dran.
teach-over = Du hast diese Lektion geschafft.
teach-advice = Ich würde spielen: { $option }
teach-skip-short = Auslassen
teach-leave = Die Lektion verlassen
teach-play = Ein Spiel beginnen
teach-all = Alle Lektionen
teach-welcome = Jedes Spiel hat eine erste Lektion von unter zehn Minuten, auf dem echten Brett, und kurze zu allem, was schwierig ist. Tomte erklärt; schiefgehen kann nichts.
teach-begin = Beginnen
teach-start-here = Fang hier an
teach-go-on = Weitermachen
teach-again = Noch einmal
teach-done = geschafft
teach-chalk-ring = Kreidering
teach-chalk-box = Kreiderahmen
teach-chalk-arrow = Kreidepfeil
teach-later = Jetzt nicht
teach-offer = Neu hier? Ich bringe dir ein Spiel in unter zehn Minuten bei, auf dem echten Brett. Schiefgehen kann nichts.
