### Was die Lektionen sagen: höchstens 40 Wörter je Notiz.

lesson-first = Erstes Spiel
lesson-first-about = Ziehen, Trolle sammeln, hämmern, einsacken

lesson-first-last = Wer hinten steht, zieht
lesson-first-last-about = dein Obertroll
lesson-first-last-lords = Du spielst Elfenbein. Trolle wollen die Schätze der zwölf Regionen, und was du bekommst, entscheiden die Brocken, die aus dem Felsenturm fallen. Es zieht der Obertroll, der auf dem Holzweg ganz hinten steht: deiner.

lesson-first-lord = Zieh deinen Obertroll
lesson-first-lord-about = ein, zwei oder drei Felder
lesson-first-lord-three = Er zieht auf eines der nächsten drei freien Landschaftsfelder oder eines der nächsten drei mit Fußspuren. Drittes Landschaftsfeld, drei Trolle: Wähle den Sumpf im Ring.
lesson-first-lord-three-fewer = Das bringt weniger Trolle. Das dritte Feld bringt drei.
lesson-first-lord-three-steps = Dort wandern Trolle, aber du hast noch keine auf dem Plan. Nimm das Landschaftsfeld im Ring.

lesson-first-trolls = Trolle setzen
lesson-first-trolls-about = wohin das Feld sagt
lesson-first-trolls-forest = Alle kommen in eine Region der Landschaft unter deinem Obertroll. Probier eine andere: Wähle den Wald im Norden.
lesson-first-trolls-forest-miss = Sumpf stimmt, also käme ein Troll. Probier zuerst den Wald.
lesson-first-trolls-forest-hint = Es ist die Region im Ring.
lesson-first-trolls-swamp = Dein Obertroll steht auf Sumpf. Setz drei Trolle in den Sumpf im Norden: Er liegt an zwei Festungen.
lesson-first-trolls-swamp-other = Dieser Sumpf liegt nur an einer Festung. Nimm den im Norden.
lesson-first-trolls-swamp-miss = Du darfst früher aufhören, aber drei sind besser. Weiter mit dem Sumpf im Norden.

lesson-first-turn = Wer ist dran?
lesson-first-turn-about = keine feste Reihenfolge
lesson-first-turn-orange = Nun war Orange hinten und zieht ebenso: auf einen Gletscher, mit drei Trollen.
lesson-first-turn-whose = Schau auf den Holzweg. Wer ist als Nächstes dran?
lesson-first-turn-whose-orange = Orange
lesson-first-turn-whose-ivory = Elfenbein
lesson-first-turn-whose-miss = Nicht ganz: Wessen Obertroll steht weiter hinten?
lesson-first-turn-whose-done = Du: Dein Obertroll steht hinten. Kleine Züge bringen mehr Züge, große mehr Trolle.

lesson-first-walk = Fußspuren
lesson-first-walk-about = Trolle wandern
lesson-first-walk-feet = Jetzt die Fußspuren im Ring: die ersten, also eine Wanderung. Dein Obertroll bleibt hinter dem von Orange.
lesson-first-walk-feet-place = Das setzt wieder Trolle. Hier wollen wir wandern.
lesson-first-walk-feet-far = Weiter bringt mehr Wanderungen, aber dann ist Orange hinten. Nimm die ersten.
lesson-first-walk-steps = Ein Troll wandert in eine Nachbarregion. Wähle den Sumpf im Norden, dann eine Region daneben.
lesson-first-walk-steps-miss = Du darfst auf die Wanderung verzichten, aber mach sie hier.
lesson-first-walk-wind = Wer vor deinem Obertroll steht, bekommt nach deinem Zug Rückenwind: einen Troll oder eine Wanderung. Orange setzt einen Troll ein.

lesson-first-fortress = An der Festung
lesson-first-fortress-about = darfst du hämmern?
lesson-first-fortress-call = Später. Dein Riemen ist leer, also kommt zuerst eine Festung I, mit Trollen in zwei ihrer drei Regionen. Die hast du: Wähle die Festung im Ring.
lesson-first-fortress-call-miss = Du darfst den Zug beenden, aber hier warten Schätze.
lesson-first-fortress-limit = Erlaubt sind so viele Schläge, wie Trolle von dir im Rahmen stehen, höchstens neun. Wie viele sind das?
lesson-first-fortress-limit-miss = Nicht ganz: Zähl alle deine Trolle in den drei Regionen.
lesson-first-fortress-limit-done = Fünf. Auch von jeder Farbe, Rot, Gelb und Blau, dürfen höchstens fünf Brocken fallen.
lesson-first-fortress-alone = Hier kann sonst niemand mitmachen. Hämmere: Der erste Schlag folgt sofort.
lesson-first-fortress-alone-miss = Dann endet der Zug ohne Schatz. Hämmere.

lesson-first-blow = Noch einmal?
lesson-first-blow-about = Glück und Limits
lesson-first-blow-second = Sieben Brocken sind gefallen. Die Schätze hier haben die Werte 11, 14 und 18; sieben Brocken reichen für keinen. Schlag noch einmal zu.
lesson-first-blow-second-early = Jetzt aufzuhören bringt nichts. Du hast noch Schläge.
lesson-first-blow-stop = Fünfzehn insgesamt, davon vier rote. Bei sechs von einer Farbe wäre der Berggeist verärgert, und niemand bekäme etwas. Hör auf.
lesson-first-blow-stop-greedy = Ein dritter Schlag bringt vielleicht 18, vielleicht den Zorn des Geistes. Hör hier auf.

lesson-first-treasure = Der Schatz
lesson-first-treasure-about = wofür fünfzehn Brocken reichen
lesson-first-treasure-dear = Ein Schatz gehört dir, wenn mindestens so viele Brocken gefallen sind, wie er wert ist, und dort ein Troll von dir steht. Versuch den teuren: 18.
lesson-first-treasure-dear-miss = Den kannst du dir leisten. Versuch zuerst 18.
lesson-first-treasure-dear-hint = Er liegt in der Region im Ring.
lesson-first-treasure-take = Fünfzehn sind zu wenig für 18, aber genug für 14. Nimm ihn.
lesson-first-treasure-take-small = Auch elf ginge, aber 14 ist mehr wert.
lesson-first-treasure-take-done = Er kommt auf das erste Riemenfeld. Deine Trolle verlassen die Region und können neu gesetzt werden.
lesson-first-treasure-crown = Wer dieses Riemenfeld als Erster füllt, bekommt dessen Krone (Wert 6), bis jemand dort einen mindestens gleich hohen Schatz hat. Was zählen Schatz und Krone zusammen?
lesson-first-treasure-crown-miss = Nicht ganz: 14 für den Schatz und 6 für die Krone.
lesson-first-treasure-crown-done = Zwanzig.

lesson-first-end = Das Ende
lesson-first-end-about = vier Riemenfelder
lesson-first-end-when = Als Nächstes brauchst du eine Festung II, dann III; für das letzte Feld, +, genügt jede. Was bringt das Ende?
lesson-first-end-when-tower = der Turm ist leer
lesson-first-end-when-plus = jemand füllt das Feld +
lesson-first-end-when-trolls = jemand hat keinen Troll mehr
lesson-first-end-when-miss = Nicht ganz: Brocken kommen zurück in den Turm, Trolle in den Vorrat.
lesson-first-end-when-done = Wer + füllt, ist fertig; alle anderen haben noch einen Zug. Es zählen Schätze, Mitbringsel und Kronen.

lesson-first-play = Weiterspielen
lesson-first-play-about = Tomte spielt Orange, du Elfenbein
lesson-first-play-on = Beiden fehlt nur noch der letzte Schatz, also genügt jede Festung. Sammle Trolle, hämmere und sack den besten ein. Tomte ist freundlich.
lesson-first-play-on-done = Jetzt kennst du Trollfjord. Kumpane und Mitbringsel haben eigene Lektionen.

lesson-comrade = Ein Kumpan
lesson-comrade-about = Zu zweit hämmern

lesson-comrade-join = Mitmachen
lesson-comrade-join-about = wer darf, und was es bringt
lesson-comrade-join-call = Du willst an der Festung im Ring hämmern. Auch Orange hat Trolle in zwei ihrer Regionen. Wähle die Festung.
lesson-comrade-join-call-miss = Dann endet der Zug. Wähle die Festung.
lesson-comrade-join-orange = Also wird Orange gefragt und macht mit. Einen Kumpan kannst du nicht abweisen; du kannst nur aufs Hämmern verzichten.
lesson-comrade-join-limit = Jetzt hämmern die Trolle von beiden. Wie viele Schläge sind erlaubt?
lesson-comrade-join-limit-miss = Nicht ganz: Zähl deine und die von Orange in den drei Regionen.
lesson-comrade-join-limit-done = Sieben: vier von dir und drei von Orange. Auch das Farblimit ist sieben.
lesson-comrade-join-hammer = Hämmert zusammen. Du fängst an.
lesson-comrade-join-hammer-alone = Dann bekommt niemand etwas. Hämmere mit Orange.

lesson-comrade-empty = Der Leerschlag
lesson-comrade-empty-about = der Hammer wechselt
lesson-comrade-empty-second = Sechs sind gefallen. Schlag noch einmal zu.
lesson-comrade-empty-second-early = Sechs Brocken reichen hier für nichts. Schlag zu.
lesson-comrade-empty-who = Nichts ist gefallen: ein Leerschlag. Mit einem Kumpan hat das Folgen. Wer hämmert jetzt?
lesson-comrade-empty-who-ivory = Elfenbein
lesson-comrade-empty-who-orange = Orange
lesson-comrade-empty-who-miss = Nicht ganz: Die Rollen wechseln sofort.
lesson-comrade-empty-who-done = Orange. Wer den Hammer hat, entscheidet, wann Schluss ist, und sackt zuerst ein.
lesson-comrade-empty-theirs = Orange schlägt zu: neun dazu, fünfzehn zusammen. Die Brocken zählen für beide. Orange hört auf.

lesson-comrade-share = Teilen
lesson-comrade-share-about = je ein Schatz
lesson-comrade-share-first = Zuerst sackt ein, wer am Ende den Hammer hat. Orange nimmt die 14.
lesson-comrade-share-place = Es ist dein Zug, nicht der von Orange. Wohin kommt der Schatz von Orange?
lesson-comrade-share-place-belt = auf den Riemen
lesson-comrade-share-place-sack = in den geflickten Beutelsack
lesson-comrade-share-place-miss = Nicht ganz: Der Riemen ist für die eigenen Züge.
lesson-comrade-share-place-done = In den Sack, verdeckt. Er zählt am Ende, füllt aber kein Riemenfeld.
lesson-comrade-share-keep = Für dich bleibt die 18, und fünfzehn reichen nicht. Du darfst gehen oder alleine weiterhämmern. Hämmere weiter.
lesson-comrade-share-keep-leave = Dann gehst du leer aus. Es sind noch Schläge übrig: Hämmere weiter.
lesson-comrade-share-stop = Fünf mehr: zwanzig. Das reicht für 18. Hör auf.
lesson-comrade-share-stop-greedy = Ein weiterer Schlag bringt dir keinen besseren Schatz, nur Gefahr.
lesson-comrade-share-stop-done = Die 18 ist dein und kommt auf den Riemen: Es ist dein Zug.

lesson-limits = Limits und Mitbringsel
lesson-limits-about = Was den Berggeist verärgert

lesson-limits-colours = Farben
lesson-limits-colours-about = wie viele von jeder
lesson-limits-colours-call = Vier Trolle von dir stehen an der Festung im Ring. Wähle sie.
lesson-limits-colours-call-miss = Dann endet der Zug. Wähle die Festung.
lesson-limits-colours-hammer = Vier Trolle: höchstens vier Schläge, und höchstens vier rote, vier gelbe und vier blaue Brocken. Hämmere.
lesson-limits-colours-hammer-end = Dann endet der Zug. Hämmere.
lesson-limits-colours-room = Acht sind gefallen, drei davon rot. Wie viele rote dürfen noch kommen, ohne dass etwas geschieht?
lesson-limits-colours-room-none = keiner
lesson-limits-colours-room-miss = Nicht ganz: Vier sind erlaubt, drei sind draußen.
lesson-limits-colours-room-done = Einer. Genau vier sind noch in Ordnung.
lesson-limits-colours-white = Und wie viele weiße dürfen fallen?
lesson-limits-colours-white-any = beliebig viele
lesson-limits-colours-white-miss = Nicht ganz: Weiß ist für den Geist keine Farbe.
lesson-limits-colours-white-done = Beliebig viele. Sie schaden nicht und zählen wie die anderen.

lesson-limits-angry = Zorn
lesson-limits-angry-about = einer zu viel
lesson-limits-angry-more = Acht reichen noch für nichts. Wag noch einen Schlag.
lesson-limits-angry-more-stop = Jetzt aufzuhören bringt nichts. Schlag zu.
lesson-limits-angry-more-done = Fünfzehn Brocken, aber fünf rote: einer zu viel. Das Hämmern endet sofort, und der Berggeist ist verärgert.

lesson-limits-gifts = Mitbringsel
lesson-limits-gifts-about = Frieden hat seinen Preis
lesson-limits-gifts-worth = Jeder Brocken zu viel kostet ein Mitbringsel, gleich welchen Wertes. Was du behältst, zählt am Ende. Welches gibst du?
lesson-limits-gifts-worth-miss = Das geht, kostet dich aber mehr Punkte als nötig.
lesson-limits-gifts-worth-done = Die 4: Der Geist achtet nicht auf den Wert.
lesson-limits-gifts-gift = Gib es her.
lesson-limits-gifts-gift-dear = Auch das besänftigt ihn, aber die 4 genügt.
lesson-limits-gifts-gift-none = Dann sackt niemand etwas ein. Die 4 bringt dir einen Schatz.
lesson-limits-gifts-gift-miss = Gib die 4.
lesson-limits-gifts-take = Der Geist ist besänftigt, und alle fünfzehn Brocken zählen noch. Nimm die 15.
lesson-limits-gifts-take-small = Auch der geht, aber 15 ist mehr wert.
lesson-limits-gifts-take-done = Fünfzehn Punkte für ein Mitbringsel mit dem Wert 4: ein guter Handel.

lesson-limits-hits = Viele Trolle
lesson-limits-hits-about = auch Limits haben ein Limit
lesson-limits-hits-nine = Angenommen, elf Trolle hämmern zusammen. Wie viele Schläge sind erlaubt?
lesson-limits-hits-nine-miss = Nicht ganz: Es gibt eine Obergrenze.
lesson-limits-hits-nine-done = Neun, und neun von jeder Farbe. Mehr Trolle stehen nur herum.
