### Was die Lektionen sagen: höchstens 40 Wörter je Anmerkung.

lesson-first = Das erste Spiel
lesson-first-about = Drei Wikinger, ein Brett und ein Zaun

lesson-first-clan = Dein Clan
lesson-first-clan-about = lerne deine drei Wikinger kennen
lesson-first-clan-vikings = Du spielst Elfenbein: diese drei Wikinger. Die drei von Rot stehen gegenüber. Mit Runensteinen grenzt ihr Land ab, und wer am Ende mehr Land hat, gewinnt.

lesson-first-lines = Gerade Linien
lesson-first-lines-about = bewege einen Wikinger
lesson-first-lines-jump = Ein Wikinger geht in gerader Linie, so weit er will, aber durch nichts hindurch. Versuch es trotzdem: Wähle den Wikinger auf A2, dann A5.
lesson-first-lines-jump-miss = Dieser Weg ist frei, also geht der Wikinger. Versuch nun, was nicht erlaubt ist.
lesson-first-lines-jump-hint = Wähle A2, dann A5: Der Wikinger auf A3 ist im Weg.
lesson-first-lines-walk = Wenn etwas nicht erlaubt ist, sagt dir der Tisch, warum. Schicke jetzt deinen Wikinger auf A3 auf eines der Felder, die zur Wahl stehen.
lesson-first-lines-walk-miss = Auch das geht, aber hier brauchen wir den Wikinger im Kreidering.

lesson-first-stone = Setze einen Stein
lesson-first-stone-about = auf ein Feld, das er erreicht
lesson-first-stone-throw = Nach jeder Bewegung setzt du einen Runenstein auf ein Feld, auf das dieser Wikinger jetzt ziehen könnte. Wähle eines davon.
lesson-first-stone-red = Rot macht dasselbe: ein Wikinger, eine gerade Linie, ein Stein. Steine gehören niemandem und bleiben stehen.

lesson-first-fence = Schließe den Zaun
lesson-first-fence-about = Land wird deins
lesson-first-fence-close = Einige Züge später. Steine und Brettrand bilden einen Zaun, eine Lücke ist noch offen. Dein Wikinger auf C1 hat freie Bahn entlang der Reihe: Setze den Stein, der die Lücke schließt.
lesson-first-fence-close-inside = Dieser Stein steht innerhalb des Zauns. Die Lücke ist noch offen, und Rot kann hereinkommen.
lesson-first-fence-close-miss = Nicht ganz: C3 bleibt frei, also kann Rot noch hereinkommen.
lesson-first-fence-close-hint = Such das Feld zwischen B3 und D3.
lesson-first-fence-close-done = Der Zaun ist zu. Dahinter stehen nur deine Wikinger: Dieses Land ist besiedelt und gehört dir.

lesson-first-settled = Besiedelt oder umkämpft
lesson-first-settled-about = wer noch ziehen darf
lesson-first-settled-cells = Jedes besiedelte Feld ist ein Punkt, auch das unter einem Wikinger. Steine zählen nicht. Wie viele Punkte bringt dein Land?
lesson-first-settled-cells-miss = Nicht ganz. Zähle die freien Felder im Rahmen und das Feld deines Wikingers.
lesson-first-settled-cells-done = Sechs: fünf freie Felder und das, auf dem dein Wikinger steht.
lesson-first-settled-rest = Sesshafte Wikinger ruhen. Nur auf umkämpftem Land, wo beide Clans Wikinger haben, wird gezogen. Versuch, deinen Wikinger auf C1 zu bewegen.
lesson-first-settled-rest-miss = Dieser Wikinger ist noch frei und darf ziehen. Versuch es mit dem auf C1.
lesson-first-settled-rest-hint = Wähle C1 und dann ein Feld daneben.

lesson-first-wild = Wildes Land
lesson-first-wild-about = zählt für niemanden
lesson-first-wild-whose = In einem anderen Spiel haben Steine die Felder in den Ringen abgeschlossen, und kein Wikinger steht dort. Wem gehören die Punkte?
lesson-first-wild-whose-ivory = Elfenbein
lesson-first-wild-whose-red = Rot
lesson-first-wild-whose-nobody = niemandem
lesson-first-wild-whose-miss = Nicht ganz: Dort steht kein Wikinger dieses Clans.
lesson-first-wild-whose-done = Niemandem. Land ohne Wikinger ist wild. Sei drinnen, bevor du den Zaun schließt.

lesson-first-won = Wer hat gewonnen?
lesson-first-won-about = zähle die Felder
lesson-first-won-winner = Kein Stein ist übrig, also kann niemand mehr einen Zug machen: Das Spiel ist aus. Umkämpftes Land zählt für niemanden. Vergleiche das besiedelte Land: Wer hat gewonnen?
lesson-first-won-winner-ivory = Elfenbein
lesson-first-won-winner-red = Rot
lesson-first-won-winner-nobody = niemand
lesson-first-won-winner-miss = Nicht ganz: Zähle das besiedelte Land beider Clans, die gefärbten Felder.
lesson-first-won-winner-done = Rot gewinnt mit 19 Feldern gegen 8. Hier war ein großes Gebiet mehr wert als mehrere kleine.

lesson-first-play = Spiel weiter
lesson-first-play-about = Tomte spielt Rot, du Elfenbein
lesson-first-play-on = Jetzt weißt du alles. Zwölf Steine sind noch da: Spiel bis zum Ende. Tomte spielt Rot und ist freundlich. Grenze so viel Land ab, wie du kannst.
lesson-first-play-on-done = Der letzte Stein steht. Jetzt kannst du { game-name } spielen.

lesson-regions = Gebiete
lesson-regions-about = Was Land abschließt und was darin zählt
lesson-regions-gap = Ein Wikinger in der Lücke
lesson-regions-gap-about = schließt er den Zaun?
lesson-regions-gap-closed = Ein roter Wikinger steht auf C3, in der letzten Lücke deines Zauns. Ist das Land dahinter jetzt besiedelt?
lesson-regions-gap-closed-yes = ja
lesson-regions-gap-closed-no = nein
lesson-regions-gap-closed-miss = Nicht ganz: Nur Steine und der Rand bilden einen Zaun.
lesson-regions-gap-closed-done = Nein. Wikinger schließen nichts ab: C3 gehört zum selben Gebiet, also stehen beide Clans darin, und es ist umkämpft.
lesson-regions-inside = Ein Stein im Innern
lesson-regions-inside-about = zähle das Land
lesson-regions-inside-count = Hier ist der Zaun zu, und im Innern steht noch ein Stein, auf B1. Wie viele Punkte bringt dieses Land?
lesson-regions-inside-count-miss = Nicht ganz: Ein Feld mit einem Stein zählt nie.
lesson-regions-inside-count-done = Fünf. Der Stein auf B1 teilt nichts, aber sein Feld ist verloren.
lesson-regions-two = Zwei auf einmal
lesson-regions-two-about = ein Stein, zwei Länder
lesson-regions-two-stone = Deine Wikinger warten links und rechts einer Lücke. Setze den Stein, der beide Länder besiedelt.
lesson-regions-two-stone-miss = Dieser Stein nimmt dir nur ein Feld. Die Lücke bleibt offen.
lesson-regions-two-stone-hint = Schau auf das Feld unter A2, zwischen B2 und B4.
lesson-regions-two-stone-done = Zwei Gebiete, fünf Felder. Was ein Stein schließt, ist sofort besiedelt.

lesson-power = Eine Kraft
lesson-power-about = Ein Charakter beugt die Regeln
lesson-power-card = Gullinbursti
lesson-power-card-about = lies deine Karte
lesson-power-card-may = Mit Charakteren hat jeder Clan eine Karte. Deine ist Gullinbursti: Statt einen Stein zu setzen, darf dieser Wikinger noch einmal ziehen. Wann setzt er einen Stein?
lesson-power-card-may-always = immer
lesson-power-card-may-instead = wenn er nicht noch einmal zieht
lesson-power-card-may-never = nie
lesson-power-card-may-miss = Nicht ganz. Lies die Karte noch einmal: Dort steht „statt“.
lesson-power-card-may-done = Wenn er nicht noch einmal zieht. Alle anderen Regeln bleiben, wie sie sind.
lesson-power-use = Nutze sie
lesson-power-use-about = ziehe zweimal
lesson-power-use-walk = Zuerst die übliche Bewegung: Schicke den Wikinger auf A3 eine Linie entlang.
lesson-power-use-walk-miss = Auch das geht, aber nehmen wir den Wikinger auf A3.
lesson-power-use-again = Jetzt stehen Steine und Züge zur Wahl. Ziehe mit dem Wikinger auf D6 noch einmal.
lesson-power-use-again-stone = Auch ein Stein ist erlaubt, aber dann bleibt die Kraft ungenutzt.
lesson-power-use-again-done = Kein Stein folgt, und der Zug ist zu Ende. Das hilft, wenn ein Stein dir nur schaden würde.
lesson-power-bind = Dürfen oder müssen
lesson-power-bind-about = was dich bindet
lesson-power-bind-must = Auf Gullinburstis Karte steht „darf“. Musst du die Kraft nutzen?
lesson-power-bind-must-yes = ja
lesson-power-bind-must-no = nein
lesson-power-bind-must-miss = Nicht ganz: Was eine Karte erlaubt, darf man lassen.
lesson-power-bind-must-done = Nein. Was eine Karte erlaubt, darfst du lassen; was sie befiehlt oder verbietet, bindet dich.

lesson-draft = Die Charakterwahl
lesson-draft-about = Wie Charaktere gewählt werden
lesson-draft-lay = Lege zwei aus
lesson-draft-lay-about = Elfenbein wählt das Paar
lesson-draft-lay-surtr = Du bist Elfenbein: Du legst zwei der 32 Charaktere aus. Wähle eine Karte; ihre Kraft steht darauf. Surtr passt gut für ein erstes Spiel.
lesson-draft-lay-second = Nun die zweite. Rot nimmt eine der beiden, also wähle Karten, die du beide gern hättest. Ratatoskr passt gut zu Surtr.
lesson-draft-take = Rot nimmt eine
lesson-draft-take-about = und du bekommst die andere
lesson-draft-take-red = Surtr und Ratatoskr liegen aus, und Rot nimmt einen davon.
lesson-draft-take-yours = Rot hat Ratatoskr genommen. Welcher Charakter gehört dir?
lesson-draft-take-yours-none = keiner
lesson-draft-take-yours-surtr = Surtr
lesson-draft-take-yours-any = irgendein anderer
lesson-draft-take-yours-miss = Nicht ganz: Zwei Karten lagen aus.
lesson-draft-take-yours-done = Surtr, der übrige. Elfenbein legt das Paar aus, Rot sucht sich einen davon aus: So ist es gerecht.
