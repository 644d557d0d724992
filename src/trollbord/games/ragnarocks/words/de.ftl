game-name = Ragnarocks
game-blurb = Zwei Wikingerclans stecken mit Runensteinen ihr Land ab.
brief-goal = Grenze für deinen Clan mehr Land ab als der andere.
brief-turn = Wer am Zug ist, bewegt einen Wikinger in gerader Linie beliebig weit, aber über keinen Stein und keinen anderen Wikinger. Danach kommt ein Runenstein dorthin, wohin dieser Wikinger jetzt ziehen könnte.
brief-mind = Land, das Steine und Rand abschließen und in dem nur ein Clan Wikinger hat, ist besiedelt: Jedes Feld zählt 1 für diesen Clan, und diese Wikinger ziehen nicht mehr.
brief-end = Das Spiel endet, wenn niemand mehr einen Zug machen kann. Mit Charakteren hat jeder dazu eine Kraft, die neben dem Namen steht.

prompt-move = Bewege einen deiner umkämpften Wikinger
prompt-stone = Setze einen Runenstein dorthin, wohin dieser Wikinger jetzt ziehen könnte
prompt-skip = Du kannst keinen Zug machen

option-move = { $first } nach { $second }
option-stone = Stein auf { $first }
option-skip = aussetzen

log-move = { $seat } zieht von { $from } nach { $to }
log-stone = { $seat } setzt einen Stein auf { $cell }
log-skip = { $seat } setzt aus

end-no-turn-left = Niemand kann mehr einen Zug machen
score-land = Besiedeltes Land

why-skip-forced-only = man setzt nur aus, wenn kein Zug möglich ist (RR-TURN.13)
why-no-turn = es ist kein Zug möglich, man kann nur aussetzen (RR-TURN.12)
why-move-first = erst zieht der Wikinger, dann wird der Stein gesetzt (RR-TURN.2)
why-stone-now = der Wikinger ist gezogen, jetzt folgt ein Stein (RR-TURN.2)
why-stone-occupied = dieses Feld ist nicht leer (RR-TURN.10)
why-stone-out-of-reach = der gewählte Wikinger könnte jetzt nicht dorthin ziehen (RR-TURN.10)
why-not-your-viking = dort steht keiner deiner Wikinger (RR-TURN.3)
why-viking-settled = ein sesshafter Wikinger ruht für immer (RR-TURN.4)
why-move-blocked = ein Stein oder ein Wikinger steht im Weg (RR-TURN.7, RR-TURN.8)

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
screen-to-move = am Zug
screen-stage-viking = Wikinger
screen-stage-move = Bewegung
screen-stage-stone = Stein

## Das Spiel für Fortgeschrittene

prompt-select = Wähle einen deiner umkämpften Wikinger
prompt-march = Bewege den gewählten Wikinger
prompt-stags = Bewege den nächsten deiner umkämpften Wikinger; er lässt einen Stein zurück
prompt-extra-turn = Drei Steine in einer Reihe: mach mit diesem Wikinger noch einen Zug, oder hör auf
prompt-power = { $moment ->
    [before] { $power }: vor der Bewegung ist etwas möglich
    [after-move] { $power }: vor dem Stein ist etwas möglich
    [after-place] { $power }: der Stein bringt noch etwas
    [created] { $power }: ein Gebiet ist entstanden
    [end] { $power }: am Ende des Zuges ist etwas möglich
   *[end-of-any] { $power }: in diesem Zug ist ein Gebiet entstanden
}
prompt-show = Lege eine Charakterkarte aus
prompt-take = Nimm einen der ausliegenden Charaktere
prompt-draw = Der Zufall legt eine Charakterkarte aus
prompt-deal = Der Zufall teilt eine Charakterkarte aus
prompt-leave = Wähle das Startfeld, das leer bleibt
prompt-command = Odin: spiele eine Befehlskarte, nimm die gespielten zurück, oder lass beides

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

why-not-now = weder der Zug noch eine Karte erlaubt das jetzt (RR-ADV.3)

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
power-thor = Vier eigene Steine können auf jedem leeren umkämpften Feld landen.
power-tyr = Nach dem Zug darf er mit einem Wikinger neben sich tauschen.
power-fenrir = Zwei Wikinger. Steht zu Beginn seines Zuges einer neben einem Gegner, gewinnt er.
power-freyja = Auch wildes Land zählt für sie.
power-hel = Jeder Stein auf dem Brett zählt für sie, eigenes Land nicht.
power-hildisvini = Er darf einen Wikinger im Weg ein Feld weiter schieben.
power-ask_and_embla = Steine fliegen über alles; der dritte Wikinger kommt später.
power-blodughofi = Steine liegen neben dem Wikinger; neben einem Gegner darf er noch einmal ziehen.
power-bragi = Vor dem Zug darf er einen gegnerischen Wikinger bewegen, der neben dem gewählten steht.
power-vali = Nach dem Zug darf er einen Gegner neben sich auf die andere Seite heben.
power-gerdr = Liegt der Stein neben einem anderen eigenen Wikinger, muss der gewählte noch einmal ziehen.
power-dainn_dvalinn_duneyrr_durathror = Alle umkämpften Wikinger ziehen, jeder lässt einen Stein zurück.
power-jormungandr = Genau drei Steine in einer Reihe bringen einen weiteren Zug.
power-idunn = Siegt, wenn das erste besiedelte Land ihres ist und sechs Felder hat.
power-ymir = Am Ende des Zuges noch ein Stein neben einem eigenen Wikinger.
power-njordr = Allein am Rand nach dem Zug, darf er noch einmal ziehen.
power-odin = Spielt Befehlskarten und leiht sich ihre Kräfte.
power-selkolla = Vom Rand darf sie auf jedes andere freie Randfeld.
power-sleipnir = Statt zu ziehen, darf er über einen Stein neben sich springen.
power-surtr = Ein zweiter Stein darf neben dem ersten brennen.
power-fafnir = Neben einem Stein beginnt der Zug auf dessen Feld.
power-forseti = Nach einem Zug, der ein Gebiet schafft, darf er noch einen Stein setzen.
power-freyr = Am Ende des Zuges darf er einen Stein neben diesem Wikinger entfernen.
power-frigg = Ein Schritt vor oder nach dem Zug, für einen Stein auf der Karte des Gegners.
power-fjorgyn_and_fjorgynn = Zwei Wikinger; ein Zug darf auch nur über Steine führen.
power-heimdallr = Ein eigener, gerade sesshaft gewordener Wikinger darf versetzt werden.
power-aegir = Entsteht ein Gebiet, darf er die Wikinger des Gegners einen Schritt bewegen.
screen-power-now = wirkt
screen-card-stones = { $stones ->
    [one] ein Stein darauf
   *[other] { $stones } Steine darauf
}

## The table in a terminal

sheet-legend = I Wikinger von Elfenbein, R Wikinger von Rot, # Runenstein, i und r besiedeltes Land, Komma wildes Land, Punkt umkämpftes Land
sheet-supply = Runensteine übrig
sheet-card = Karte
sheet-laid = Ausgelegt
sheet-hand = Deine Hand
