### Was die Lektionen sagen: höchstens 40 Wörter je Notiz.

lesson-first = Erstes Spiel
lesson-first-about = Karten, Handlanger, Unruhe und ein geheimes Ziel

lesson-first-secret = Dein Geheimnis
lesson-first-secret-about = wer du wirklich bist
lesson-first-secret-goal = Lord Vetinari ist fort, und alle wollen die Stadt. Du spielst Rot. Diese Karte ist dein Geheimnis: Lord Rust gewinnt, wenn er sieben Gebiete kontrolliert. Niemand sonst weiß, wer du bist.

lesson-first-card = Eine Karte im Zug
lesson-first-card-about = Symbole von links nach rechts
lesson-first-card-ribs = In deinem Zug spielst du eine Karte und führst ihre Symbole von links nach rechts aus. Spiel Hargas Rippenstube: erst Geld, dann ein Handlanger.
lesson-first-card-ribs-miss = Auch diese Karte geht. Hier beginnen wir mit Hargas Rippenstube.
lesson-first-card-coin = Das erste Symbol ist eine Münze. Jedes Symbol ist ein Angebot, das du ablehnen darfst, nur ein Zufallsereignis nicht. Nimm das Geld.
lesson-first-card-coin-miss = Du darfst ablehnen, aber Geld kauft Gebäude. Nimm es.

lesson-first-minion = Ein Handlanger kommt
lesson-first-minion-about = nah bei den eigenen
lesson-first-minion-far = Jetzt ein Handlanger. Er kommt dorthin, wo einer von dir steht, oder ins Nachbargebiet. Probier, was zu weit ist: Wähle Siebenschläfer.
lesson-first-minion-far-miss = Dieses Gebiet ist nah genug, also käme er dorthin. Probier Siebenschläfer.
lesson-first-minion-far-hint = Siebenschläfer ist Gebiet 11.
lesson-first-minion-near = Das Nilpferd liegt neben zwei Gebieten, in denen Handlanger von dir stehen, und ist leer. Setz deinen Handlanger dorthin.
lesson-first-minion-near-crowd = Dort steht schon ein Handlanger. Zwei in einem Gebiet bringen Unruhe: Nimm das leere Nilpferd.
lesson-first-minion-near-miss = Das ist erlaubt. Nimm für diese Lektion das Nilpferd, Gebiet 6.
lesson-first-minion-near-done = Am Ende deines Zuges ziehst du auf fünf Karten nach.

lesson-first-trouble = Unruhe
lesson-first-trouble-about = wenn Handlanger sich treffen
lesson-first-trouble-yellow = Gelb folgt dir ins Nilpferd. Kommt ein Handlanger dorthin, wo schon einer steht, erhält das Gebiet einen Unruhemarker. Bei Unruhe baut niemand, und Attentäter können zuschlagen.
lesson-first-trouble-watch = Die Wache schafft Ruhe. Spiel Hauptmann Karotte: einen Handlanger setzen, einen Unruhemarker entfernen, 1 $ nehmen.
lesson-first-trouble-watch-miss = Diese nicht: Hauptmann Karotte hat das Symbol, das Unruhe entfernt.
lesson-first-trouble-second = Zuerst der Handlanger. Düstergut, Gebiet 8, ist leer und liegt nebenan.
lesson-first-trouble-second-miss = Das ist erlaubt. Hier brauchen wir einen Handlanger in Düstergut.
lesson-first-trouble-calm = Nun nimm einen Unruhemarker vom Plan, aus einem Gebiet deiner Wahl. Du willst im Nilpferd bauen.
lesson-first-trouble-calm-miss = Dort ist jetzt Ruhe. Bauen willst du aber im Nilpferd.
lesson-first-trouble-dollar = Die Handlanger bleiben, nur der Marker ist weg. Das letzte Symbol ist ein Dollar: Nimm ihn.

lesson-first-dagger = Der Dolch
lesson-first-dagger-about = das Attentat
lesson-first-dagger-inigo = Gelb spielt einen Dolch: Er entfernt einen fremden Handlanger, einen Troll oder einen Dämon, aber nur, wo Unruhe herrscht. Einer von deinen ist weg, und der Marker auch, wie immer, wenn ein Handlanger geht.

lesson-first-house = Ein Gebäude
lesson-first-house-about = das Gebiet und seine Karte
lesson-first-house-mint = Spiel das Königliche Münzamt: Es baut und zahlt dann 5 $.
lesson-first-house-mint-miss = Nimm das Königliche Münzamt: Sein erstes Symbol baut.
lesson-first-house-street = Du baust, wo ein Handlanger von dir steht und weder Unruhe noch ein Gebäude ist. Versuch es trotzdem bei den Tollen Schwestern.
lesson-first-house-street-miss = Dort darfst du bauen. Versuch es bei den Tollen Schwestern, wo Unruhe ist.
lesson-first-house-street-hint = Die Tollen Schwestern sind Gebiet 1.
lesson-first-house-build = Die Unruhe steht im Weg. Bau jetzt für 12 $ im Nilpferd.
lesson-first-house-build-cheap = Düstergut kostet nur 6 $, aber seine Karte hilft weniger. Bau im Nilpferd.
lesson-first-house-build-miss = Bau im Nilpferd, Gebiet 6.
lesson-first-house-build-done = Das Gebäude zählt wie ein Handlanger, und die Stadtkarte des Gebiets gehört dir: 2 $ in jedem deiner Züge, ab dem nächsten.

lesson-first-control = Kontrolle
lesson-first-control-about = wer mehr hat
lesson-first-control-hippo = Herr Boggis hat dir für Gelb 2 $ abgenommen. Du kontrollierst ein Gebiet, wenn du dort mehr Handlanger und Gebäude hast als jeder andere. Wer kontrolliert das Nilpferd?
lesson-first-control-hippo-yellow = Gelb
lesson-first-control-hippo-red = Rot
lesson-first-control-hippo-nobody = niemand
lesson-first-control-hippo-miss = Nicht ganz: Zähl deinen Handlanger und dein Gebäude, dann den Handlanger von Gelb.
lesson-first-control-hippo-done = Rot: ein Handlanger und ein Gebäude gegen einen Handlanger. Bei Gleichstand wäre es niemand. Trolle zählen wie ein weiterer Spieler, und wo ein Dämon steht, kontrolliert niemand das Gebiet.
lesson-first-control-cruces = Bei den Tollen Schwestern steht es eins zu eins. Du hast einen Dolch: Spiel Dr. Kruzifix.
lesson-first-control-cruces-miss = Diese Karte hat keinen Dolch, Dr. Kruzifix schon.
lesson-first-control-calmly = Ein Attentat braucht Unruhe. Versuch es mit dem gelben Handlanger im Nilpferd.
lesson-first-control-calmly-miss = Dort ist Unruhe, also verschwände er. Versuch es im Nilpferd.
lesson-first-control-calmly-hint = Wähle den gelben Handlanger in Gebiet 6.
lesson-first-control-strike = Ohne Unruhe kein Attentat. Schlag jetzt bei den Tollen Schwestern zu.
lesson-first-control-strike-miss = Auch das trifft, aber wir wollen die Tollen Schwestern.
lesson-first-control-strike-done = Der Besitzer hätte mit einer Unterbrechung antworten können. Gelb hatte keine: Die Tollen Schwestern kontrollierst jetzt du.
lesson-first-control-card = Zuletzt deine Stadtkarte. Nutze die Karte des Nilpferds und nimm 2 $.
lesson-first-control-card-miss = Du darfst aufhören, aber die Karte zahlt in jedem Zug. Nutze sie.

lesson-first-end = Wann du gewinnst
lesson-first-end-about = am Anfang deines Zuges
lesson-first-end-when = Angenommen, durch eine Karte kontrollierst du das siebte Gebiet. Wann hast du gewonnen?
lesson-first-end-when-once = sofort
lesson-first-end-when-turn = am Anfang meines nächsten Zuges
lesson-first-end-when-last = wenn der Stapel leer ist
lesson-first-end-when-miss = Nicht ganz: Erst sind die anderen am Zug und können dich aufhalten.
lesson-first-end-when-done = Am Anfang deines Zuges. Verbirg also, was du vorhast, und achte darauf, was die anderen vorhaben.
lesson-first-end-pile = Jemand nimmt die letzte Karte vom Stapel, und niemand hat sein Ziel erreicht. Was geschieht?
lesson-first-end-pile-shuffle = die Ablage wird zum neuen Stapel
lesson-first-end-pile-points = das Spiel endet, Punkte entscheiden
lesson-first-end-pile-miss = Nicht ganz: Die Ablage wird nie zum neuen Stapel.
lesson-first-end-pile-done = Punkte entscheiden: 5 je Handlanger, je Gebäude sein Preis, 1 je Dollar. Ist aber jemand Kommandeur Mumm, gewinnt er. Auch das Ereignis „Aufruhr“ kann das Spiel beenden.

lesson-first-signs = Weitere Symbole
lesson-first-signs-about = Schriftrolle, Blitz, Ereignis
lesson-first-signs-scroll = Eine andere Partie: Jetzt bist du Lord Selachii. Zwei Symbole dieser Karte sind neu. Die Schriftrolle steht für den Text der Karte; die Karte mit dem Plus lässt dich noch eine Karte spielen.
lesson-first-signs-bolt = Der Blitz steht für eine Unterbrechung: Sie ist nie die Karte deines Zuges, sie antwortet nur. Wann spielst du Gaspode?
lesson-first-signs-bolt-own = in meinem Zug statt einer Karte
lesson-first-signs-bolt-struck = wenn jemand meinen Handlanger angreift
lesson-first-signs-bolt-miss = Nicht ganz: Eine Unterbrechung antwortet nur auf das, was gleich geschieht.
lesson-first-signs-bolt-done = Dann, auch im Zug eines anderen: Du wirst gefragt, bevor es geschieht. Die Karte sagt, worauf sie antwortet.
lesson-first-signs-event = Rincewind beginnt mit einem Zufallsereignis: Wer ihn spielt, deckt eine Ereigniskarte auf, etwa den Drachen, eine Überschwemmung oder Trolle. Darfst du darauf verzichten?
lesson-first-signs-event-yes = ja
lesson-first-signs-event-no = nein
lesson-first-signs-event-miss = Nicht ganz: Dieses Symbol ist das einzige, das man ausführen muss.
lesson-first-signs-event-done = Nein: Es ist das einzige Symbol, das man ausführen muss. Das Ereignis kann jeden treffen, auch dich.

lesson-first-play = Weiterspielen
lesson-first-play-about = Tomte spielt Gelb, du Rot
lesson-first-play-on = Lord Selachii braucht sieben Gebiete, du kontrollierst fünf. Spiel drei Züge, weniger, wenn vorher jemand gewinnt. Tomte ist freundlich, hat aber auch ein Ziel.
lesson-first-play-on-done = Jetzt weißt du, wie man Ankh-Morpork spielt. Ereignisse, Unterbrechungen und andere Ziele haben eigene Lektionen.

lesson-answers = Unterbrechungen
lesson-answers-about = Antworten in den Zügen der anderen

lesson-answers-answer = Halt ihn auf
lesson-answers-answer-about = eine Karte außer der Reihe
lesson-answers-answer-attack = Gelb spielt Inigo Schaumlöffel. Der Dolch trifft deinen Handlanger in den Schatten, wo Unruhe ist.
lesson-answers-answer-gaspode = Du hast zwei Unterbrechungen auf der Hand und wirst gefragt, bevor es geschieht. Gaspode lässt den Handlanger, wo er ist: Spiel ihn.
lesson-answers-answer-gaspode-club = Auch das rettet den Handlanger, aber anderswo. Spiel hier Gaspode.
lesson-answers-answer-gaspode-miss = Dann ist der Handlanger weg. Du kannst ihn retten: Spiel Gaspode.
lesson-answers-answer-gaspode-done = Deinem Handlanger ist nichts geschehen, und auch der Unruhemarker bleibt.

lesson-answers-turn = Nicht als Zug
lesson-answers-turn-about = was Unterbrechungen nicht können
lesson-answers-turn-first = Du bist am Zug. Versuch, deine andere Unterbrechung, den Klub des Neuen Anfangs, als Karte dieses Zuges zu spielen.
lesson-answers-turn-first-miss = Diese Karte lässt sich spielen. Versuch es mit der Unterbrechung.
lesson-answers-turn-first-hint = Es ist die Karte im Ring.
lesson-answers-turn-groat = Eine Unterbrechung antwortet nur. Spiel Grütze für deinen Zug.
lesson-answers-turn-groat-miss = Auch das ist erlaubt. Nimm hier die Karte im Ring.

lesson-answers-again = Anderswo zurück
lesson-answers-again-about = die andere Art zu antworten
lesson-answers-again-cruces = Gelb versucht es noch einmal, mit Dr. Kruzifix, in einem anderen Gebiet mit Unruhe.
lesson-answers-again-club = Antworte mit der anderen Unterbrechung: Der Handlanger geht und kommt in einem anderen Gebiet wieder.
lesson-answers-again-club-miss = Dann ist der Handlanger ganz weg. Antworte mit der Karte im Ring.
lesson-answers-again-near = Setz ihn wie immer nah bei einem deiner Handlanger, aber nicht ins alte Gebiet. Wähl eines, in dem keiner steht.
lesson-answers-again-near-crowd = Dort bringt er sofort Unruhe. Wähl ein Gebiet ohne Handlanger.
lesson-answers-again-near-miss = Wähl ein Gebiet ohne Handlanger.

lesson-answers-count = Was es kostet
lesson-answers-count-about = Karten und Geheimnisse
lesson-answers-count-cards = Du hast eben im Zug von Gelb eine Unterbrechung gespielt. Wie viele Karten hast du jetzt?
lesson-answers-count-cards-miss = Nicht ganz: Nachgezogen wird erst am Ende des eigenen Zuges.
lesson-answers-count-cards-done = Vier. Der Platz bleibt leer bis zum Ende deines nächsten Zuges.
lesson-answers-count-asked = Der Tisch wartet auf eine Antwort. Was verrät das Warten?
lesson-answers-count-asked-holds = dass du eine Unterbrechung hast
lesson-answers-count-asked-might = nichts
lesson-answers-count-asked-miss = Nicht ganz: Gefragt wird jeder, der eine Antwort haben könnte, ob er eine solche Karte hat oder nicht.
lesson-answers-count-asked-done = Nichts: Gefragt wird jeder, der eine Antwort haben könnte, auch ohne sie.

lesson-goals = Geheime Ziele
lesson-goals-about = Deins erreichen, ihre erraten

lesson-goals-own = Lord Vetinari
lesson-goals-own-about = überall Spitzel
lesson-goals-own-areas = Diesmal bist du Lord Vetinari: Zu zweit gewinnt er mit Handlangern in elf Gebieten ohne Dämonen. In wie vielen hast du jetzt einen?
lesson-goals-own-areas-miss = Nicht ganz. Zähl Gebiete, nicht Handlanger; auch deine Karte zeigt die Zahl.
lesson-goals-own-areas-done = Zehn. Eines fehlt, und es muss halten, bis dein nächster Zug beginnt.
lesson-goals-own-groat = Spiel die Karte im Ring: Sie setzt einen Handlanger.
lesson-goals-own-groat-miss = Auch diese Karte geht. Nimm hier die im Ring.
lesson-goals-own-eleventh = Wähl ein Gebiet, in dem du noch keinen hast.
lesson-goals-own-eleventh-same = Dort hast du schon einen, es bleiben also zehn.
lesson-goals-own-eleventh-miss = Es bleiben zehn. Such ein Gebiet ohne roten Handlanger.

lesson-goals-theirs = Die anderen
lesson-goals-theirs-about = was der Tisch verrät
lesson-goals-theirs-who = Eine andere Partie. Gelb folgt dir überallhin und schlichtet nie; acht Unruhemarker liegen auf dem Plan. Wer könnte Gelb sein?
lesson-goals-theirs-who-vetinari = Lord Vetinari
lesson-goals-theirs-who-dragon = Drache, König der Wappen
lesson-goals-theirs-who-vimes = Kommandeur Mumm
lesson-goals-theirs-who-miss = Nicht ganz. Wer will Unruhe?
lesson-goals-theirs-who-done = Der König der Wappen gewinnt mit acht Markern am Anfang seines Zuges. Und der kommt als Nächster dran.
lesson-goals-theirs-angua = Noch bist du am Zug. Spiel die Karte, die Unruhe entfernt.
lesson-goals-theirs-angua-miss = Dann bleiben acht Marker, und Gelb könnte gewinnen. Nimm die Karte im Ring.
lesson-goals-theirs-calm = Irgendein Marker genügt.
lesson-goals-theirs-calm-miss = Dann bleiben acht liegen. Nimm einen weg.
lesson-goals-theirs-calm-done = Sieben. Die Stadt ist für eine Runde sicher.

lesson-goals-late = Wenn es niemand schafft
lesson-goals-late-about = die letzte Karte
lesson-goals-late-vimes = Der Stapel ist leer, niemand hat sein Ziel erreicht, und Gelb ist Kommandeur Mumm. Was geschieht?
lesson-goals-late-vimes-vimes = Gelb gewinnt
lesson-goals-late-vimes-points = Punkte entscheiden
lesson-goals-late-vimes-miss = Nicht ganz: Genau darauf wartet Kommandeur Mumm.
lesson-goals-late-vimes-done = Gelb gewinnt. Ohne Mumm entscheiden Punkte: 5 je Handlanger, der Preis jedes Gebäudes, 1 je Dollar.

lesson-events = Zufallsereignisse
lesson-events-about = Was niemand gewollt hat

lesson-events-event = Ein Ereignis
lesson-events-event-about = das Symbol, das niemand ablehnt
lesson-events-event-rincewind = Spiel Rincewind. Sein erstes Symbol ist ein Zufallsereignis, das einzige Symbol, das man nicht ablehnen darf.
lesson-events-event-rincewind-miss = Diese Karte hat kein Ereignis. Nimm die im Ring.
lesson-events-event-dragon = Das oberste Ereignis wird aufgedeckt: Der Drache. Der Würfel nennt die Schatten.
lesson-events-event-left = Was bleibt in den Schatten?
lesson-events-event-left-building = die Gebäude
lesson-events-event-left-marker = der Unruhemarker
lesson-events-event-left-nothing = nichts
lesson-events-event-left-miss = Nicht ganz: Schau auf das Gebiet im Ring.
lesson-events-event-left-done = Nichts: Der Drache nimmt Handlanger, Gebäude und Marker. Er trifft auch dich.

lesson-events-gods = Geringe Götter
lesson-events-gods-about = Versicherung für 3 $
lesson-events-gods-wizard = Eine andere Partie: Du hast ein Gebäude in Gebiet 4 und dessen Karte. Spiel die Karte im Ring und sieh, was kommt.
lesson-events-gods-wizard-miss = Diese Karte hat kein Ereignis. Nimm die im Ring.
lesson-events-gods-pay = Eine Explosion, ausgerechnet in Gebiet 4. Die Karte dieses Gebiets hilft: Zahl 3 $, und das Gebäude bleibt stehen.
lesson-events-gods-pay-miss = Dann ist das Gebäude weg, und seine Karte dazu. 3 $ retten beides.
lesson-events-gods-pay-done = Das geht in jedem Zug, auch für Handlanger, 3 $ je Figur.

lesson-events-riots = Aufruhr
lesson-events-riots-about = ein plötzliches Ende
lesson-events-riots-riots = Acht Unruhemarker liegen auf dem Plan, und das nächste Ereignis ist der Aufruhr. Was geschieht?
lesson-events-riots-riots-nothing = nichts
lesson-events-riots-riots-points = das Spiel endet, Punkte entscheiden
lesson-events-riots-riots-dragon = der König der Wappen gewinnt
lesson-events-riots-riots-miss = Nicht ganz: Bei acht Markern geschieht etwas, und zwar für alle.
lesson-events-riots-riots-done = Das Spiel endet sofort, und die Punkte entscheiden. Auch Kommandeur Mumm gewinnt dadurch nicht.
lesson-events-riots-twice = Kann dasselbe Ereignis zweimal im Spiel kommen?
lesson-events-riots-twice-no = nein
lesson-events-riots-twice-yes = ja
lesson-events-riots-twice-miss = Nicht ganz: Was war, kommt zur Seite.
lesson-events-riots-twice-done = Nein. Zwölf Ereignisse, jedes höchstens einmal: Merk dir, welche weg sind.
