game-name = Ragnarocks
game-blurb = Zwei Wikingerclans stecken mit Runensteinen ihr Land ab.
brief-goal = Grenze für deinen Clan mehr Land ab als der andere.
brief-turn = Wer am Zug ist, bewegt einen Wikinger in gerader Linie beliebig weit, aber über keinen Stein und keinen anderen Wikinger. Danach kommt ein Runenstein dorthin, wohin dieser Wikinger jetzt ziehen könnte.
brief-mind = Land, das Steine und Rand abschließen und in dem nur ein Clan Wikinger hat, ist besiedelt: Jedes Feld zählt 1 für diesen Clan, und diese Wikinger ziehen nicht mehr.
brief-end = Das Spiel endet, wenn niemand mehr einen Zug machen kann. Mit Charakteren hat jeder dazu eine Kraft, die neben dem Namen steht.

prompt-move = Bewege einen deiner freien Wikinger
prompt-move-others = { $seat } bewegt einen freien Wikinger
prompt-stone = Setze einen Runenstein dorthin, wohin dieser Wikinger jetzt ziehen könnte
prompt-stone-others = { $seat } setzt einen Runenstein
prompt-skip = Du kannst keinen Zug machen
prompt-skip-others = { $seat } kann keinen Zug machen

option-move = { $first } nach { $second }
option-stone = Stein auf { $first }
option-skip = aussetzen

log-move = { $seat } zieht von { $from } nach { $to }
log-stone = { $seat } setzt einen Stein auf { $cell }
log-skip = { $seat } setzt aus

end-no-turn-left = Niemand kann mehr einen Zug machen
score-land = Besiedeltes Land

table-limit = Runensteine
table-limit-help = Mit 40 Steinen kann das Spiel enden, weil keiner übrig ist; ohne Grenze geht es weiter, bis niemand mehr ziehen kann.
table-limit-40 = 40, wie in der Schachtel
table-limit-none = ohne Grenze

seat-0 = Elfenbein
seat-1 = Rot
name-ivory = Elfenbein
name-rowan = Rot
screen-board = Das Brett von Ragnarocks
screen-move = Zug { $number }
screen-supply = { $left ->
    [one] noch ein Runenstein
   *[other] noch { $left } Runensteine
}
screen-settled = { $look } · { $cells ->
    [one] ein Feld besiedelt
   *[other] { $cells } Felder besiedelt
}
screen-land = Besiedeltes Land: Elfenbein { $ivory }, offen { $open }, Rot { $red }
screen-open = offen { $cells }
screen-held = Wohin soll er?
screen-choose-card = Diese Karte wählen
screen-to-move = am Zug
screen-stage-viking = Wikinger
screen-stage-move = Bewegung
screen-stage-stone = Stein

## Das Spiel für Fortgeschrittene

prompt-select = Wähle einen deiner freien Wikinger
prompt-select-others = { $seat } wählt einen freien Wikinger
prompt-march = Bewege den gewählten Wikinger
prompt-march-others = { $seat } bewegt den gewählten Wikinger
prompt-stags = Bewege den nächsten deiner freien Wikinger; er lässt einen Stein zurück
prompt-stags-others = { $seat } bewegt den nächsten freien Wikinger, der einen Stein zurücklässt
prompt-extra-turn = Drei Steine in einer Reihe: mach mit diesem Wikinger noch einen Zug, oder hör auf
prompt-extra-turn-others = Drei Steine in einer Reihe: { $seat } darf mit diesem Wikinger noch einen Zug machen
prompt-power = { $moment ->
    [before] { $power }: vor der Bewegung einsetzen?
    [after-move] { $power }: vor dem Stein einsetzen?
    [after-place] { $power }: nach dem Stein einsetzen?
    [created] { $power }: Ein Gebiet ist entstanden. Einsetzen?
    [end] { $power }: am Ende des Zuges einsetzen?
   *[end-of-any] { $power }: In diesem Zug ist ein Gebiet entstanden. Einsetzen?
}
prompt-power-others = { $power }: { $seat } entscheidet
prompt-show = Lege eine Charakterkarte aus
prompt-show-others = { $seat } legt eine Charakterkarte aus
prompt-take = Nimm einen der ausliegenden Charaktere
prompt-take-others = { $seat } nimmt einen der ausliegenden Charaktere
prompt-draw = Der Zufall legt eine Charakterkarte aus
prompt-deal = Der Zufall teilt eine Charakterkarte aus
prompt-leave = Wähle das Startfeld, das leer bleibt
prompt-leave-others = { $seat } wählt das Startfeld, das leer bleibt
prompt-command = Odin: spiele eine Befehlskarte, nimm die gespielten zurück, oder lass beides
prompt-command-others = Odin: { $seat } entscheidet über eine Befehlskarte

option-done = fertig
option-select = der Wikinger auf { $first }
option-card-stone = Stein von der Karte auf { $first }
option-enter = auf { $first } eintreten
option-remove = den Stein auf { $first } entfernen
option-leave = { $first } leer lassen
option-swap = { $first } und { $second } tauschen
option-show = { $first } auslegen
option-take = { $first } nehmen
option-draw = { $first } ziehen
option-command = { $first } spielen
option-recall = die gespielten Karten zurücknehmen
option-relocate = { $first } auf { $second } setzen

log-select = { $seat } wählt den Wikinger auf { $cell }
log-card-stone = { $seat } wirft einen Stein von der Karte auf { $cell }
log-swap = { $seat } tauscht { $from } und { $to }
log-enter = { $seat } bringt den Wikinger von der Karte auf { $cell }
log-remove = { $seat } entfernt den Stein auf { $cell }
log-penalty = { $seat } zahlt einen Stein auf die Karte des Gegners
log-show = { $card } liegt aus
log-take = { $seat } bekommt { $card }
log-leave = { $seat } lässt { $cell } leer
log-draw = { $seat } zieht eine Befehlskarte: { $card }
log-command = { $seat } spielt { $card }
log-recall = { $seat } nimmt die Befehlskarten zurück

end-fenrir = Fenrirs Zug begann neben einem Gegner
end-idunn = Das erste besiedelte Land gehörte Iðunn
end-repetition = Dieselbe Stellung kam zum dritten Mal
end-no-progress = Fünfzig Züge brachten keinen neuen Stein aufs Brett
end-no-stone-left = Kein Stein ist übrig, und kein Zug kann das Land noch ändern
score-wild = Wildes Land
score-stones = Steine auf dem Brett
score-penalties = Steine auf der Karte

## Why something is not allowed

why-skip-forced-only = ein Zug wird nur ausgesetzt, wenn keiner möglich ist ({ $rule })
why-no-stone-left = es ist kein Stein zum Setzen übrig ({ $rule })
why-no-turn = es ist kein Zug möglich, nur Aussetzen ({ $rule })
why-whole-turn = ein Zug wird ganz ausgeführt: Wikinger, Bewegung, Stein ({ $rule })
why-must = { $card }: Darauf kann man nicht verzichten ({ $rule })
why-must-first = { $card }: Ohne das kann dieser Wikinger nicht ziehen ({ $rule })
why-by-chance = Befehlskarten werden vor dem ersten Zug zufällig gezogen ({ $rule })
why-commands-have-icon = dieser Karte fehlt das Symbol, das jede Befehlskarte trägt ({ $rule })
why-drawn-already = diese Karte ist schon gezogen ({ $rule })
why-setup-first = vor dem ersten Zug kommt der Aufbau ({ $rule })
why-other-setup = das wird jetzt nicht vorbereitet ({ $rule })
why-laid-already = diese Karte liegt schon aus ({ $rule })
why-needs-icon = in Mannschaften spielt man nur mit Karten, die das Symbol tragen ({ $rule })
why-not-laid = diese Karte liegt nicht aus ({ $rule })
why-taken = diese Karte hat schon jemand anders ({ $rule })
why-leave-own = eines deiner eigenen Startfelder bleibt leer ({ $rule })
why-needs-card = das erlaubt nur die Karte { $card } ({ $rule })
why-one-command = ein Befehl wird zu Beginn des Zuges erteilt ({ $rule })
why-none-played = es ist keine Befehlskarte gespielt ({ $rule })
why-played = diese Befehlskarte ist schon gespielt: nimm sie erst zurück ({ $rule })
why-not-in-hand = diese Karte hast du nicht auf der Hand ({ $rule })
why-no-relocation = keine geltende Karte versetzt Wikinger ({ $rule })
why-select-by-move = hier wird der Wikinger durch seine Bewegung gewählt ({ $rule })
why-selected-already = für diesen Zug ist der Wikinger auf { $at } gewählt ({ $rule })
why-stags-leave = die Hirsche lassen Steine zurück und setzen keine anderen ({ $rule })
why-move-first = erst zieht der Wikinger, dann kommt der Stein ({ $rule })
why-other-moment = weder der Zug noch eine Karte erlaubt das in diesem Augenblick ({ $rule })
why-stone-now = der Wikinger ist gezogen, jetzt folgt ein Stein ({ $rule })
why-select-first = erst wird der Wikinger für diesen Zug gewählt ({ $rule })
why-power-first = { $card }: Das wird zuerst getan oder abgelehnt ({ $rule })
why-command-first = zuerst kommt Odins Befehl, oder keiner ({ $rule })
why-not-your-viking = auf { $at } steht keiner deiner Wikinger ({ $rule })
why-other-viking = am Zug ist der Wikinger auf { $at } ({ $rule })
why-viking-settled = der Wikinger auf { $at } ist sesshaft und ruht ({ $rule })
why-occupied = { $at } ist nicht leer ({ $rule })
why-blocked-stone = der Stein auf { $at } ist im Weg ({ $rule })
why-blocked-viking = der Wikinger auf { $at } ist im Weg ({ $rule })
why-blocked = über { $at } führt kein Weg ({ $rule })
why-one-cell = { $card }: Der Schritt ist ein Feld weit ({ $rule })
why-no-place-after = von { $at } aus ließe sich kein Stein setzen ({ $rule })
why-land-wild = { $at } ist wildes Land ({ $rule })
why-land-settled = { $at } ist besiedeltes Land ({ $rule })
why-no-way-out = der Wikinger auf { $at } könnte keinen Zug beenden ({ $rule })
why-stag-moved = der Wikinger auf { $at } ist in diesem Zug schon gezogen ({ $rule })
why-push-ends = die Bewegung endet dort, wo der Wikinger auf { $at } weggeschoben wird ({ $rule })
why-push-edge = hinter dem Wikinger auf { $at } endet das Brett ({ $rule })
why-mixed-way = bei { $at } wechselt der Weg zwischen Steinen und leeren Feldern ({ $rule })
why-from-stone = die Bewegung beginnt auf einem Stein neben dem Wikinger, etwa { $at } ({ $rule })
why-not-on-edge = { $at } liegt nicht am Rand des Bretts ({ $rule })
why-walk-instead = { $at } ist mit einer gewöhnlichen Bewegung erreichbar ({ $rule })
why-no-stone-beside = neben { $at } liegt kein Stein: Der Wikinger zieht wie gewöhnlich ({ $rule })
why-not-in-line = dieses Feld liegt mit keinem Stein neben dem Wikinger in einer Linie ({ $rule })
why-move-line = { $from } und { $to } liegen nicht in gerader Linie ({ $rule })
why-stone-line = dieses Feld liegt mit dem Wikinger auf { $at } nicht in gerader Linie ({ $rule })
why-stone-beside = { $card }: Der Stein kommt neben den Wikinger auf { $at } ({ $rule })
why-nerthus = Nerthus verbietet einen Stein, der ein Gebiet schafft, solange es einen anderen Platz gibt ({ $rule })
why-card-empty = auf der Karte ist kein Stein mehr ({ $rule })
why-beside-in-row = verschoben wird um ein Feld nach links oder rechts, und { $at } liegt woanders ({ $rule })
why-no-opponent-beside = auf { $at } steht kein Wikinger des Gegners neben deinem ({ $rule })
why-no-viking-there = auf { $at } steht kein Wikinger ({ $rule })
why-far-side = er kommt auf die gegenüberliegende Seite des Wikingers auf { $at } ({ $rule })
why-way-back = { $at } liegt nicht auf dem Rückweg ({ $rule })
why-beside-first-stone = der zweite Stein kommt neben den ersten auf { $at } ({ $rule })
why-no-own-beside = neben { $at } steht keiner deiner freien Wikinger ({ $rule })
why-no-stone-there = auf { $at } liegt kein Stein ({ $rule })
why-remove-beside = nur ein Stein neben dem Wikinger auf { $at } kann entfernt werden ({ $rule })
why-borders-land = der Stein grenzt an { $at }, und dieses Land darf sich nicht ändern ({ $rule })
why-not-settled-now = der Wikinger auf { $at } wurde nicht durch diesen Zug sesshaft ({ $rule })
why-was-settled = { $at } war zu Beginn des Zuges besiedelt ({ $rule })
why-not-their-viking = auf { $at } steht kein Wikinger des Gegners ({ $rule })
why-stepped-already = der Wikinger auf { $at } ist schon versetzt worden ({ $rule })

error-bad-characters = gewählt werden zwei verschiedene Charaktere, für zwei Spieler: „{ $given }“ passt nicht zu { $seats } Plätzen
error-bad-teams = { $given } Spieler für Elfenbein lassen an einem Tisch mit { $seats } keinen für Rot

table-characters = Charaktere
table-characters-help = Jeder bekommt einen Charakter aus der Mythologie, dessen Kraft die Regeln abwandelt. Zu dritt bis sechst spielt man in Teams und immer mit Charakteren.
table-characters-none = keine
table-characters-draft = Elfenbein legt aus, Rot wählt
table-characters-random = durch Zufall
table-characters-chosen = hier gewählt
table-ivory_card = Der Charakter von Elfenbein
table-ivory_card-help = Gilt, wenn die Charaktere hier gewählt werden.
table-red_card = Der Charakter von Rot
table-red_card-help = Gilt, wenn die Charaktere hier gewählt werden. Gute erste Paare sind Surtr mit Ratatoskr und Gullinbursti mit Týr.
table-ivory_players = Spieler für Elfenbein
table-ivory_players-help = Wie viele der Plätze für Elfenbein spielen; 0 teilt gleichmäßig. Teams müssen nicht gleich groß sein.

name-gullinbursti = Gullinbursti
name-mani = Máni
name-nerthus = Nerthus
name-ratatoskr = Ratatoskr
name-sol = Sól
name-thor = Thor
name-tyr = Týr
name-fenrir = Fenrir
name-freyja = Freyja
name-hel = Hel
name-hildisvini = Hildisvíni
name-ask_and_embla = Ask und Embla
name-blodughofi = Blóðughófi
name-bragi = Bragi
name-vali = Váli
name-gerdr = Gerðr
name-dainn_dvalinn_duneyrr_durathror = Die vier Hirsche
name-jormungandr = Jörmungandr
name-idunn = Iðunn
name-ymir = Ymir
name-njordr = Njörðr
name-odin = Odin
name-selkolla = Selkolla
name-sleipnir = Sleipnir
name-surtr = Surtr
name-fafnir = Fáfnir
name-forseti = Forseti
name-freyr = Freyr
name-frigg = Frigg
name-fjorgyn_and_fjorgynn = Fjörgyn und Fjörgynn
name-heimdallr = Heimdallr
name-aegir = Ægir
name-nobody = niemand

## Was die Karten erlauben, in Kürze

power-gullinbursti = Statt einen Stein zu setzen, darf dieser Wikinger noch einmal ziehen.
power-mani = Am Ende des Zuges darf ein eigener Wikinger ein Feld weit gehen.
power-nerthus = Der Gegner darf kein Gebiet schaffen, solange es anders geht.
power-ratatoskr = Nach dem Stein darf dieser Wikinger in die Gegenrichtung zurücklaufen.
power-sol = Vor dem Zug darf dieser Wikinger in seiner Reihe ein Feld zur Seite rücken.
power-thor = 4 Steine liegen auf der Karte: Statt des üblichen Steins darf er einen davon auf ein beliebiges leeres umkämpftes Feld setzen.
power-tyr = Nach dem Zug darf er mit einem Wikinger neben sich tauschen.
power-fenrir = Zwei Wikinger. Steht zu Beginn seines Zuges einer neben einem gegnerischen Wikinger, gewinnt er.
power-freyja = Auch wildes Land zählt für sie.
power-hel = Jeder Stein auf dem Brett zählt für sie, eigenes Land nicht.
power-hildisvini = Er darf einen Wikinger im Weg ein Feld weiter schieben.
power-ask_and_embla = Steine dürfen über alles fliegen, landen aber auf leeren umkämpften Feldern. Mit dem ersten eigenen Gebiet muss auch der dritte Wikinger auf ein solches Feld.
power-blodughofi = Steine kommen nur neben den Wikinger; liegt der Stein neben einem Gegner, darf er noch einmal ziehen.
power-bragi = Vor dem Zug darf er einen gegnerischen Wikinger bewegen, der neben dem gewählten steht.
power-vali = Nach dem Zug darf er einen Gegner neben sich auf die andere Seite heben.
power-gerdr = Liegt der Stein neben einem anderen eigenen Wikinger, muss der gewählte noch einmal ziehen.
power-dainn_dvalinn_duneyrr_durathror = Alle eigenen freien Wikinger müssen ziehen, und jeder lässt einen Stein zurück; andere Steine gibt es nicht.
power-jormungandr = Genau drei Steine in einer Reihe bringen einen weiteren Zug mit demselben Wikinger.
power-idunn = Siegt, wenn das erste besiedelte Land ihres ist und mindestens sechs Felder hat; nicht, wenn zwei zugleich entstehen.
power-ymir = Am Ende seines Zuges darf er noch einen Stein neben einen seiner freien Wikinger setzen.
power-njordr = Steht er nach dem Zug am Rand und dort kein anderer eigener freier Wikinger, darf er in diesem Zug einmal weiterziehen.
power-odin = Zu Beginn seines Zuges darf er eine Befehlskarte ausspielen, deren Kraft bis zu seinem nächsten Zug gilt, oder alle ausgespielten zurücknehmen.
power-selkolla = Vom Rand darf sie auf jedes andere leere umkämpfte Randfeld. Steine müssen neben den Wikinger.
power-sleipnir = Statt zu ziehen, darf er über einen Stein neben sich springen, auf umkämpftes oder wildes Land.
power-surtr = Statt des üblichen Steins darf er einen neben den Wikinger und einen zweiten neben den ersten setzen.
power-fafnir = Neben einem Stein muss der Zug auf dessen Feld beginnen; wildes und besiedeltes Land ist ihm verschlossen.
power-forseti = Nach einem Zug, der ein Gebiet schafft, darf er noch einen Stein dorthin oder in ein umkämpftes Gebiet setzen.
power-freyr = Am Ende des Zuges darf er einen Stein neben diesem Wikinger entfernen, wenn sich kein besiedeltes oder wildes Land ändert.
power-frigg = Ein Schritt vor oder nach dem Zug, aber nicht im ersten. Jeder legt einen Stein auf die Karte des Gegners: ein Punkt für ihn.
power-fjorgyn_and_fjorgynn = Zwei Wikinger; ein Zug darf über Steine führen, dann aber nur über Steine.
power-heimdallr = Ein eigener, gerade sesshaft gewordener Wikinger darf auf ein leeres Feld, das zu Beginn des Zuges nicht besiedelt war.
power-aegir = Entsteht ein Gebiet, darf er jeden freien Wikinger des Gegners einen Schritt bewegen.
screen-power-now = wirkt
screen-card-stones = { $stones ->
    [one] ein Stein darauf
   *[other] { $stones } Steine darauf
}
screen-penalties = { $stones ->
    [one] ein Strafstein darauf
   *[other] { $stones } Strafsteine darauf
}
screen-no-limit = Runensteine ohne Grenze

## The table in a terminal

sheet-legend = I Wikinger von Elfenbein, R Wikinger von Rot, # Runenstein, i und r besiedeltes Land, Komma wildes Land, Punkt umkämpftes Land
sheet-supply = Runensteine übrig
sheet-card = Karte
sheet-laid = Ausgelegt
sheet-hand = Deine Hand
sheet-stones = Steine auf
sheet-vikings = Wikinger: { $look }
sheet-settled = { $cell } (sesshaft)
sheet-no-limit = ohne Grenze

## Die Schachtel, für die Dokumentation

components-pieces = Figuren und Steine
components-simple = Einfache Charaktere
components-advanced = Charaktere für Fortgeschrittene
components-cells = Felder und ihre Nachbarn
components-number = Anzahl
components-start = Start
components-character = Charakter
components-power = Kraft
components-vikings = Wikinger
components-icon = Symbol
components-row = Reihe
components-row-cells = Felder
components-edge = Am Rand
components-cell = Feld
components-neighbours = Grenzt an

## The almanac

kind-piece = Figur
kinds-piece = Figuren und Steine
kind-land = Land
kinds-land = Land
kind-place = Ort
kinds-place = Orte und Zeichen
kind-character = Charakter
kinds-character = Charaktere
almanac-viking-is = In deinem Zug bewegst du einen deiner Wikinger in gerader Linie, so weit du willst, aber über keinen Stein und keinen anderen Wikinger.
almanac-viking-free = Wählen kannst du nur einen freien Wikinger, also einen auf umkämpftem Land; auf besiedeltem ruht er bis zum Ende der Partie.
almanac-stone = Runenstein
almanac-stone-is = Schließt jeden Zug ab: Er kommt dorthin, wohin der eben gezogene Wikinger weiterziehen könnte. Nichts zieht über ihn hinweg, und sein Feld zählt für niemanden.
almanac-region = Gebiet
almanac-region-is = Zusammenhängende Felder, abgeschlossen von Steinen und vom Rand des Bretts. Wikinger schließen nichts ab.
almanac-contested = Umkämpftes Land
almanac-contested-is = Wikinger beider Farben stehen darin. Hier geht das Spiel weiter; es zählt für niemanden.
almanac-settled = Besiedeltes Land
almanac-settled-is = Nur Wikinger einer Farbe stehen darin. Jedes seiner Felder zählt 1 für diese Farbe, und seine Wikinger ruhen.
almanac-wild = Wildes Land
almanac-wild-is = Kein Wikinger steht darin. Es zählt für niemanden, es sei denn, ein Charakter bestimmt es anders.
almanac-cell = Feld
almanac-cell-is = Eines von 86 Sechsecken, benannt nach Reihe und Platz: C3 ist das dritte Feld der Reihe C. Gerade Linien führen in sechs Richtungen weg.
almanac-edge = Rand des Bretts
almanac-edge-is = 30 Felder haben weniger als sechs Nachbarn. Der Rand schließt Gebiete ab, so wie Steine es tun.
almanac-supply = Vorrat
almanac-supply-is = 40 Runensteine für beide. Ist keiner mehr da, ist kein Zug mehr möglich, der einen braucht.
almanac-icon = Das Symbol auf Karten
almanac-icon-is = Nur Karten mit ihm kann Odin befehligen, und nur mit ihnen wird in Teams gespielt.

## Hilfe

help-cell = Feld { $cell }
help-cells = Seine Felder
help-contested = umkämpft
help-wild = wild
help-settled-0 = von Elfenbein besiedelt
help-settled-1 = von Rot besiedelt
help-viking-0 = Wikinger von Elfenbein
help-viking-1 = Wikinger von Rot

## Was für einen Zug spricht

part-territory = Land, das man vor den anderen erreicht
part-cards = Punkte durch die Karten
part-settled = Land, das sicher besiedelt ist
name-count-land = eigenes besiedeltes Land
name-count-theirs = besiedeltes Land des Gegners

help-would-settle = { $count ->
    [one] würde { $count } Feld besiedeln
   *[other] würde { $count } Felder besiedeln
}
help-stone-here = Ein Stein hier
help-closes-nothing = besiedelt noch nichts

# Told by commands
told-way-w = Westen
told-way-e = Osten
told-way-nw = Nordwesten
told-way-ne = Nordosten
told-way-sw = Südwesten
told-way-se = Südosten
told-way-free = frei { $cells }
told-way-edge = der Rand
told-cell-stone = Runenstein
told-cell-viking = Wikinger: { $look }
told-cell-land = besiedeltes Land: { $look }
told-cell-free = frei
