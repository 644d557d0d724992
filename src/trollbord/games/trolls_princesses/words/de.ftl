game-name = Trolle mögen Prinzessinnen
game-blurb = Trollclans graben Kammern, reißen Kirchenglocken herunter und entführen Prinzessinnen.
brief-goal = Sammle die meisten Siegpunkte, bis die letzte Rundenkarte gespielt ist.
brief-turn = Wer am Zug ist, spielt eine Rundenkarte: Sie bringt etwas in ein Dorf und bewegt den König. Dann bewegst du einen Troll und handelst dort, wo er angekommen ist, ebenso mit einem anderen Troll, und ziehst eine Rundenkarte.
brief-mind = Jeder deiner Trolle an diesem Ort gibt einen Aktionspunkt, der König auch; in den Höhlen deines Berges auch Menschen, im Dorf deine Lager. Damit baust du ab, legst Kammern, nimmst Trollkarten, reißt Glocken herunter und entführst Prinzessinnen.
brief-end = Das Spiel endet nach 12, 11 oder 10 Runden bei zwei, drei oder vier Spielern. Ein Satz aus Glocke, Wechselbalg und Lager zählt 15, zwei verschiedene davon 9, eines allein 4, eine Prinzessin 7, ein Königsplättchen 3, ein Mensch 1; Kammern und Trollkarten zählen, was auf ihnen steht.

prompt-choose-clan = Wähle einen Clan
prompt-choose-clan-others = { $seat } wählt einen Clan
prompt-place-castle = Ein Burgplättchen wird gezogen
prompt-reveal-den = Ein Kammerplättchen wird aufgedeckt
prompt-reveal-card = Eine Trollkarte wird aufgedeckt
prompt-reveal-royal = Ein Königsplättchen wird aufgedeckt
prompt-reveal-task = Eine Königskarte wird aufgedeckt
prompt-settle = In welche Höhle zieht dein Mensch?
prompt-settle-others = { $seat } wählt die Höhle, in die ein Mensch zieht
prompt-first-player = Wer beginnt, wird ausgelost
prompt-draw-card = Eine Rundenkarte wird gezogen
prompt-play-card = Spiele eine Rundenkarte
prompt-play-card-others = { $seat } spielt eine Rundenkarte
prompt-move-troll = Welcher Troll? Von wo?
prompt-move-troll-others = { $seat } bewegt einen Troll
prompt-move-other-troll = Welcher andere Troll? Von wo?
prompt-move-other-troll-others = { $seat } bewegt einen anderen Troll
prompt-push = Wessen Troll schiebst du hinaus?
prompt-push-others = { $seat } wählt, wessen Troll hinausgeschoben wird
prompt-home = In welche Höhle geht dein Troll?
prompt-home-others = { $seat } wählt die Höhle, in die ein Troll geht
prompt-home-walker = In welche Höhle geht der Troll, der gerade gezogen ist?
prompt-home-walker-others = { $seat } wählt die Höhle für den Troll, der gerade gezogen ist
prompt-act = Aktionen: noch { $points ->
    [one] ein Aktionspunkt
   *[other] { $points } Aktionspunkte
}{ $borrowed ->
    [0] {""}
   *[other] , dazu { $borrowed } von fremden Trollen für manche Aktionen
}
prompt-act-others = { $seat } führt Aktionen aus: noch { $points ->
    [one] ein Aktionspunkt
   *[other] { $points } Aktionspunkte
}
prompt-last-tasks = Noch eine Königskarte erfüllen?
prompt-last-tasks-others = { $seat } entscheidet, ob noch eine Königskarte erfüllt wird
prompt-take-royal-tile = Ein Königsplättchen nehmen?
prompt-take-royal-tile-others = { $seat } entscheidet, ob ein Königsplättchen genommen wird
prompt-take-den = Nimm eine Kammer
prompt-take-den-others = { $seat } nimmt eine Kammer
prompt-take-second-den = Eine zweite Kammer nehmen?
prompt-take-second-den-others = { $seat } entscheidet, ob eine zweite Kammer genommen wird
prompt-lay-tile = Wohin damit: { $tile }
prompt-lay-tile-others = { $seat } legt ein Plättchen: { $tile }
prompt-turn-tile = Drehe es: { $tile }
prompt-turn-tile-others = { $seat } dreht ein Plättchen: { $tile }
prompt-fill-shafts = Welche Schächte werden gefüllt?
prompt-fill-shafts-others = { $seat } wählt die Schächte, die gefüllt werden
prompt-take-card = Nimm eine Trollkarte
prompt-take-card-others = { $seat } nimmt eine Trollkarte
prompt-replace-camp = Welches Dorf bekommt dein Lager?
prompt-replace-camp-others = { $seat } wählt das Dorf, das ein Lager bekommt
prompt-send-camp = Welches deiner Lager geht dorthin?
prompt-send-camp-others = { $seat } wählt das Lager, das dorthin geht
prompt-send-changeling = Welcher deiner Wechselbälger geht dorthin?
prompt-send-changeling-others = { $seat } wählt den Wechselbalg, der dorthin geht
prompt-store-camp = Wohin kommt das neutrale Lager?
prompt-store-camp-others = { $seat } wählt den Platz für das neutrale Lager
prompt-store-changeling = Wohin kommt der neutrale Wechselbalg?
prompt-store-changeling-others = { $seat } wählt den Platz für den neutralen Wechselbalg
prompt-store-bell = Wohin kommt die Glocke?
prompt-store-bell-others = { $seat } wählt den Platz für die Glocke
prompt-store-princess = Wo schläft die Prinzessin?
prompt-store-princess-others = { $seat } wählt das Bett für die Prinzessin
prompt-shift-troll = Bewege einen Troll zu einem anderen Kessel
prompt-shift-troll-others = { $seat } bewegt einen Troll zu einem anderen Kessel
prompt-shift-human = Bewege einen Menschen auf einen anderen Kessel
prompt-shift-human-others = { $seat } bewegt einen Menschen auf einen anderen Kessel
prompt-shift-troll-or-human = Bewege einen Troll oder einen Menschen auf einen anderen Kessel; danach bewegst du den anderen, wohin du willst
prompt-shift-troll-or-human-others = { $seat } bewegt einen Troll oder einen Menschen auf einen anderen Kessel, danach den anderen

option-clan = { $first }
option-draw = { $first }
option-first = { $first_seat } beginnt
option-settle = { $first }
option-play = { $first }
option-move = Troll: { $first } → { $second }
option-push = hinausschieben: Troll von { $first }
option-home = { $first }
option-mine = abbauen: { $first }
option-build-camp = Lager bauen
option-build-dens = bis zu zwei Kammern bauen
option-refresh-dens = Kammern austauschen
option-fill = Schächte füllen: { $first }
option-gain-power = Trollkraft gewinnen
option-buy = kaufen: { $first }
option-refresh-cards = Trollkarten austauschen
option-capture-princess = Prinzessin entführen
option-tear-down-bell = Glocke herunterreißen
option-castle = Burgaktion
option-swap = Wechselbälger tauschen, zahlen: { $first }
option-hire = einen Menschen anheuern: { $first }
option-steal-cow = Kuh stehlen
option-activate = aktivieren: { $first }
option-camp = { $first }
option-replace = { $first }
option-changeling = { $first }
option-store = { $first }
option-take = { $first }
option-lay = { $first ->
    [0] in die markierte Aussparung
   *[other] an Kante { $second } von Plättchen { $first }
}
option-turn = Drehung { $first }
option-shift = Troll: { $first } → { $second }
option-shift-walker = der Troll, der schon gezogen ist: { $first } → { $second }
option-shift-human = Mensch: { $first } → { $second }
option-decline = nein, danke
option-done = fertig
option-claim = erfüllen: { $first }

log-clan = { $seat } führt den Clan { $clan }
log-place-castle = { $village }: { $castle }
log-reveal = aufgedeckt: { $item }
log-shuffle = { $pile ->
    [den] die abgelegten Kammern bilden einen neuen Stapel
   *[other] die abgelegten Trollkarten bilden einen neuen Stapel
}
log-settle = ein Mensch von { $seat } zieht ein: { $cave }
log-first = { $seat } beginnt
log-play = { $seat } spielt { $card }
log-king-cave = { $seat } schickt den König in die eigene Höhle: { $place }
log-king-village = { $seat } schickt den König: { $place }
log-piece = { $village } bekommt dazu: { $piece }
log-piece-none = { $village } bekommt nichts, der Vorrat ist leer: { $piece }
log-tower-full = { $village } bekommt nichts: im Turm steht schon eine Prinzessin
log-draw = { $seat } zieht { $card }
log-draw-hidden = { $seat } zieht eine Rundenkarte
log-points = { $seat } hat { $points ->
    [one] einen Aktionspunkt
   *[other] { $points } Aktionspunkte
}{ $borrowed ->
    [0] {""}
   *[other] , dazu { $borrowed } von fremden Trollen
}
log-move = { $seat } bewegt einen Troll: { $from } → { $to }
log-shift-human = { $seat } bewegt einen Menschen: { $from } → { $to }
log-push = { $seat } schiebt einen Troll von { $other_seat } hinaus: { $place }
log-home = ein Troll von { $seat } geht heim: { $cave }
log-leave-board = ein Troll von { $seat } findet keinen Kessel und verlässt: { $place }
log-mine = { $seat } baut ab: { $amount } { $resource }
log-gain = { $seat } erhält: { $amount } { $resource }
log-fill = { $amount ->
    [0] { $seat } füllt keinen Schacht: { $resource }
    [one] { $seat } füllt einen Schacht: { $resource }
   *[other] { $seat } füllt { $amount } Schächte: { $resource }
}
log-gain-power = { $amount ->
    [0] { $seat } gewinnt keine Trollkraft: die Leiste ist zu Ende
   *[other] { $seat } gewinnt { $amount } Trollkraft
}
log-gain-cows = { $amount ->
    [0] { $seat } bekommt keine Kuh: kein offener Stall ist leer, oder keine Kuh ist übrig
    [one] { $seat } bekommt eine Kuh
   *[other] { $seat } bekommt { $amount } Kühe
}
log-card = { $seat } nimmt { $card }
log-refresh-dens = { $seat } tauscht die Kammern aus
log-refresh-cards = { $seat } tauscht die Trollkarten aus
log-camp = { $seat } baut ein Lager in { $village }: { $slot }
log-changeling = { $seat } tauscht Wechselbälger in { $village }: { $slot }
log-store = { $seat } verwahrt: { $piece }, { $item }
log-lay = { $seat } legt { $tile }
log-new-shafts = { $amount ->
    [one] { $seat } vollendet einen Schacht: { $resource }
   *[other] { $seat } vollendet { $amount } Schächte: { $resource }
}
log-barn = { $seat } deckt einen Stall auf
log-capture-princess = { $seat } entführt die Prinzessin aus { $village }
log-tear-down-bell = { $seat } reißt eine Glocke herunter: { $village }
log-castle = { $seat } nutzt die { $castle }
log-hire = { $seat } heuert einen Menschen an: { $cave }
log-steal-cow = { $seat } stiehlt eine Kuh
log-activate = { $seat } aktiviert { $item }
log-activate-board = { $seat } nutzt die Königsaktion der Tafel
log-claim = { $seat } erfüllt eine Königskarte: { $task }

end-rounds = Alle Rundenkarten sind gespielt
score-sets = Glocken, Wechselbälger, Lager
score-princesses = Prinzessinnen
score-royal-tiles = Königsplättchen
score-humans = Menschen
score-vp-dens = Punktekammern
score-troll-cards = Trollkarten

table-cauldrons_per_village = Kessel im Dorf
table-cauldrons_per_village-help = Wie viele Trolle in einem Dorf Platz finden.
table-opponents_add_to_bell = Fremde Trolle helfen bei Glocken
table-opponents_add_to_bell-help = Ihre Aktionspunkte zählen beim Herunterreißen einer Glocke.
table-opponents_add_to_castle = Fremde Trolle helfen bei der Burg
table-opponents_add_to_castle-help = Ihre Aktionspunkte zählen bei der Burgaktion.
table-opponents_add_to_swap = Fremde Trolle helfen bei Wechselbälgern
table-opponents_add_to_swap-help = Ihre Aktionspunkte zählen beim Tausch der Wechselbälger.
table-opponents_add_to_hire = Fremde Trolle helfen beim Anheuern
table-opponents_add_to_hire-help = Ihre Aktionspunkte zählen beim Anheuern eines Menschen.
table-opponents_add_to_cow = Fremde Trolle helfen bei Kühen
table-opponents_add_to_cow-help = Ihre Aktionspunkte zählen beim Stehlen einer Kuh.
table-opponents_camps_count = Auch fremde Lager helfen
table-opponents_camps_count-help = Wo fremde Trolle helfen, tun es auch ihre Lager im Dorf.
table-board_royal_action = Königsaktion der Tafel
table-board_royal_action-help = Die Tafel jedes Clans hat eine eigene Königsaktion.
table-royal_in_power_cave = Königsplättchen in der Krafthöhle
table-royal_in_power_cave-help = Dort kann ein Königsplättchen aktiviert werden.
table-royal_in_villages = Königsplättchen in Dörfern
table-royal_in_villages-help = Dort kann ein Königsplättchen aktiviert werden.
table-first_tile_may_be_vp_den = Erstes Plättchen darf eine Punktekammer sein
table-first_tile_may_be_vp_den-help = Sie würde das Netz für immer schließen.
table-troll_power_max = Trollkraftleiste
table-troll_power_max-help = Das Ende der Leiste.
table-troll_power_max_extended = Verlängerte Trollkraftleiste
table-troll_power_max_extended-help = Das Ende der Leiste, sobald ihr Wechselbalg fort ist.
table-board_camp_spaces = Lagerplätze auf der Tafel
table-board_camp_spaces-help = Plätze für neutrale Lager, die jede Tafel von Anfang an hat.
table-board_changeling_spaces = Wechselbalgplätze auf der Tafel
table-board_changeling_spaces-help = Plätze für neutrale Wechselbälger, die jede Tafel von Anfang an hat.
table-board_bell_spaces = Glockenplätze auf der Tafel
table-board_bell_spaces-help = Plätze für Glocken, die jede Tafel von Anfang an hat.
table-board_beds = Betten auf der Tafel
table-board_beds-help = Betten für Prinzessinnen, die jede Tafel von Anfang an hat.
table-even_start = Ausgeglichene Startgüter
table-even_start-help = Die Clans beginnen mit Gütern, die ihre Tafeln ausgleichen: weniger für Rot, mehr für die anderen.

name-yellow = Gelb
name-red = Rot
name-purple = Blau
name-turquoise = Elfenbein
name-aside = neben der Tafel
name-mining = Abbauhöhle
name-building = Bauhöhle
name-power = Krafthöhle
name-I = Dorf I
name-II = Dorf II
name-III = Dorf III
name-IV = Dorf IV
name-obsidian = Obsidian
name-gold = Gold
name-diamond = Diamant
name-camp = neutrales Lager
name-changeling = neutraler Wechselbalg
name-bell = Kirchenglocke
name-princess = Prinzessin
name-board = die Königsaktion oder der Platz der eigenen Tafel
name-human = Mensch
name-cow = Kuh
name-chip-mining-0 = 1 Aktionspunkt: Obsidian abbauen
name-chip-mining-1 = 2 Aktionspunkte: Gold abbauen
name-chip-mining-2 = 3 Aktionspunkte: einen Diamanten abbauen
name-chip-building-0 = 3 Aktionspunkte und eine Kuh: ein Lager bauen
name-chip-building-1 = 2 Aktionspunkte und 1 Obsidian: bis zu zwei Kammern bauen
name-chip-building-2 = 1 Aktionspunkt: die Kammern austauschen
name-chip-power-0 = 2 Aktionspunkte: alle Schächte eines Rohstoffs füllen
name-chip-power-1 = 2 Aktionspunkte: Trollkraft gewinnen
name-chip-power-2 = 1 Aktionspunkt, 1 Trollkraft und eine Kuh: eine Trollkarte kaufen
name-chip-power-3 = 1 Aktionspunkt: die Trollkarten austauschen
name-shelf-hand = Deine Rundenkarten
name-shelf-tasks = Königskarten
name-shelf-cards = Trollkarten
name-shelf-owned = Deine Trollkarten
name-shelf-dens = Kammerplättchen
name-shelf-royals = Königsplättchen
name-shelf-pile = im Stapel
name-shelf-deck = in deinem Stapel
name-dawn = Morgen
name-dusk = Abend
name-night = Nacht
name-piece-king = König
name-piece-changeling = Wechselbalg
name-king-mining = Abbau
name-king-building = Bau
name-king-power = Kraft
name-king-village = Dorf
name-vp-troll-power =
    1 je
    Trollkraft
name-vp-bell-dens =
    1 je
    Glocken-
    kammer
name-vp-princess-dens =
    1 je Prin-
    zessinnen-
    kammer
name-vp-vp-dens =
    1 je
    Punktekammer
name-vp-royal-tiles =
    1 je
    Königs-
    plättchen
name-vp-four-tiles =
    1 je
    4 Plättchen
name-vp-obsidian-shafts =
    1 je 3
    Obsidian-
    schächte
name-vp-gold-shafts =
    1 je 2
    Gold-
    schächte
name-vp-diamond-shafts =
    1 je 2
    Diamant-
    schächte
name-gain-gold =
    sofort
    1 Gold
name-gain-obsidian =
    sofort
    2 Obsidian
name-gain-diamond =
    sofort
    1 Diamant
name-gain-power =
    sofort 2
    Trollkraft
name-camp-space =
    Lager-
    platz
name-bell-space =
    Glocken-
    platz
name-princess-bed = ein Bett
name-CS1 = das Lager auf dem Obsidianabbau
name-CS2 = das Lager auf dem Goldabbau
name-CS3 = das Lager auf dem Diamantabbau
name-CS4 = das Lager auf 2 Trollkraft
name-BS1 = der Wechselbalg auf der Kuh
name-BS2 = der Wechselbalg auf der Trollkraftleiste
name-BS3 = der erste Wechselbalg auf der Kraftaktion
name-BS4 = der zweite Wechselbalg auf der Kraftaktion
name-CAS-01 = Burg: Schächte füllen
name-CAS-02 = Burg: bis zu drei Menschen bewegen
name-CAS-03 = Burg: zwei Trolle bewegen
name-CAS-04 = Burg: 2 Obsidian
name-CAS-05 = Burg: 1 Obsidian und eine Kuh
name-CAS-06 = Burg: bis zu 2 Kühe
name-CAS-07 = Burg: 1 Gold
name-CAS-08 = Burg: 1 Diamant
name-CAS-09 = Burg: 2 Trollkraft
name-CAS-10 = Burg: Kammer bauen
name-RCA-01 = 3 Prinzessinnenkammern
name-RCA-02 = 3 Rohstoffkammern
name-RCA-03 = 3 Glockenkammern
name-RCA-04 = 3 Punktekammern
name-RCA-05 = 7 beliebige Plättchen
name-RCA-06 = 3 Fledermauskarten
name-RCA-07 = 3 Schlangenkarten
name-RCA-08 = 3 Krötenkarten
name-RCA-09 = je eine Karte jedes Totems
name-RCA-10 = 5 Trollkarten
name-RCA-11 = 3 neutrale Lager
name-RCA-12 = 3 neutrale Wechselbälger
name-RCA-13 = 3 Kirchenglocken
name-RCA-14 = 5 Menschen
name-RES-01 = Rohstoffkammer 1 (Lagerplatz: 1 Gold)
name-RES-02 = Rohstoffkammer 2 (Lagerplatz: eine Kuh)
name-RES-03 = Rohstoffkammer 3 (Lagerplatz: Schächte füllen)
name-RES-04 = Rohstoffkammer 4 (Lagerplatz: 1 Gold)
name-RES-05 = Rohstoffkammer 5 (Lagerplatz: Schächte füllen)
name-RES-06 = Rohstoffkammer 6 (Lagerplatz: 2 Trollkraft)
name-RES-07 = Rohstoffkammer 7 (Lagerplatz: Schächte füllen)
name-RES-08 = Rohstoffkammer 8 (Lagerplatz: 2 Obsidian)
name-RES-09 = Rohstoffkammer 9 (Lagerplatz: Schächte füllen)
name-RES-10 = Rohstoffkammer 10 (Lagerplatz: 1 Diamant)
name-RES-11 = Rohstoffkammer 11 (Lagerplatz: 1 Diamant)
name-RES-12 = Rohstoffkammer 12 (Lagerplatz: 2 Obsidian)
name-RES-13 = Rohstoffkammer 13 (Lagerplatz: 1 Gold)
name-RES-14 = Rohstoffkammer 14 (Lagerplatz: 2 Trollkraft)
name-RES-15 = Rohstoffkammer 15 (Lagerplatz: eine Kuh)
name-RES-16 = Rohstoffkammer 16 (Lagerplatz: 2 Trollkraft)
name-PRI-01 = Prinzessinnenkammer 1
name-PRI-02 = Prinzessinnenkammer 2
name-PRI-03 = Prinzessinnenkammer 3
name-PRI-04 = Prinzessinnenkammer 4
name-PRI-05 = Prinzessinnenkammer 5
name-PRI-06 = Prinzessinnenkammer 6
name-PRI-07 = Prinzessinnenkammer 7
name-PRI-08 = Prinzessinnenkammer 8
name-PRI-09 = Prinzessinnenkammer 9
name-PRI-10 = Prinzessinnenkammer 10
name-PRI-11 = Prinzessinnenkammer 11
name-PRI-12 = Prinzessinnenkammer 12
name-PRI-13 = Prinzessinnenkammer 13
name-PRI-14 = Prinzessinnenkammer 14
name-PRI-15 = Prinzessinnenkammer 15
name-PRI-16 = Prinzessinnenkammer 16
name-BEL-01 = Glockenkammer 1 (Glockenplatz: 2 Obsidian)
name-BEL-02 = Glockenkammer 2 (Glockenplatz: 2 Trollkraft)
name-BEL-03 = Glockenkammer 3 (Glockenplatz: eine Kuh)
name-BEL-04 = Glockenkammer 4 (Glockenplatz: 1 Gold)
name-BEL-05 = Glockenkammer 5 (Glockenplatz: Schächte füllen)
name-BEL-06 = Glockenkammer 6 (Glockenplatz: 1 Diamant)
name-BEL-07 = Glockenkammer 7 (Glockenplatz: 2 Obsidian)
name-BEL-08 = Glockenkammer 8 (Glockenplatz: 1 Diamant)
name-BEL-09 = Glockenkammer 9 (Glockenplatz: eine Kuh)
name-BEL-10 = Glockenkammer 10 (Glockenplatz: 2 Trollkraft)
name-BEL-11 = Glockenkammer 11 (Glockenplatz: 1 Gold)
name-BEL-12 = Glockenkammer 12 (Glockenplatz: 1 Diamant)
name-BEL-13 = Glockenkammer 13 (Glockenplatz: 2 Obsidian)
name-BEL-14 = Glockenkammer 14 (Glockenplatz: 1 Gold)
name-BEL-15 = Glockenkammer 15 (Glockenplatz: Schächte füllen)
name-BEL-16 = Glockenkammer 16 (Glockenplatz: 2 Trollkraft)
name-VPD-01 = Punktekammer 1: 1 Punkt je Fledermauskarte
name-VPD-02 = Punktekammer 2: 1 Punkt je Krötenkarte
name-VPD-03 = Punktekammer 3: 1 Punkt je Schlangenkarte
name-VPD-04 = Punktekammer 4: 1 Punkt je Diamant
name-VPD-05 = Punktekammer 5: 1 Punkt je 2 Gold
name-VPD-06 = Punktekammer 6: 1 Punkt je 2 Obsidian
name-VPD-07 = Punktekammer 7: 1 Punkt je Kuh
name-VPD-08 = Punktekammer 8: 1 Punkt je 2 Menschen
name-VPD-09 = Punktekammer 9: 1 Punkt je Fledermauskarte
name-VPD-10 = Punktekammer 10: 1 Punkt je Krötenkarte
name-VPD-11 = Punktekammer 11: 1 Punkt je Schlangenkarte
name-VPD-12 = Punktekammer 12: 1 Punkt je Diamant
name-VPD-13 = Punktekammer 13: 1 Punkt je 2 Gold
name-VPD-14 = Punktekammer 14: 1 Punkt je 2 Obsidian
name-VPD-15 = Punktekammer 15: 1 Punkt je Kuh
name-VPD-16 = Punktekammer 16: 1 Punkt je 2 Menschen
name-ROY-01 = Königsplättchen: zwei Trolle bewegen
name-ROY-02 = Königsplättchen: einen Troll und einen Menschen bewegen
name-ROY-03 = Königsplättchen: bis zu drei Menschen bewegen
name-ROY-04 = Königsplättchen: 2 Trollkraft
name-ROY-05 = Königsplättchen: bis zu 2 Kühe
name-ROY-06 = Königsplättchen: bis zu 3 Obsidian abbauen
name-ROY-07 = Königsplättchen: bis zu 2 Gold abbauen
name-ROY-08 = Königsplättchen: einen Diamanten abbauen
name-ROY-09 = Königsplättchen: Kammer bauen
name-ROY-10 = Königsplättchen: Trollkarte nehmen
name-ROY-11 = Königsplättchen: Schächte füllen
name-ROY-12 = Königsplättchen mit 4 Obsidianschächten
name-ROY-13 = Königsplättchen mit 3 Goldschächten
name-ROY-14 = Königsplättchen mit 2 Diamantschächten
name-ROY-15 = Königsplättchen mit 2 Wechselbalgplätzen
name-ROY-16 = Königsplättchen mit Wechselbalg- und Lagerplatz
name-ROY-17 = Königsplättchen mit Wechselbalg- und Glockenplatz
name-ROY-18 = Königsplättchen mit 2 Glockenplätzen
name-ROY-19 = Königsplättchen mit Lager- und Glockenplatz
name-ROY-20 = Königsplättchen aller Totems
name-TRC-01 = Fledermauskarte: 1 Punkt je Trollkraft
name-TRC-02 = Fledermauskarte: 1 Punkt je Glockenkammer
name-TRC-03 = Fledermauskarte: 1 Punkt je Prinzessinnenkammer
name-TRC-04 = Fledermauskarte: 1 Punkt je Punktekammer
name-TRC-05 = Fledermauskarte: 1 Punkt je Königsplättchen
name-TRC-06 = Fledermauskarte: 1 Punkt je 4 Plättchen
name-TRC-07 = Fledermauskarte: 1 Punkt je 3 Obsidianschächte
name-TRC-08 = Fledermauskarte: 1 Punkt je 2 Goldschächte
name-TRC-09 = Fledermauskarte: 1 Punkt je 2 Diamantschächte
name-TRC-10 = Fledermauskarte: sofort 1 Gold
name-TRC-11 = Fledermauskarte: sofort 2 Obsidian
name-TRC-12 = Fledermauskarte: sofort 1 Diamant
name-TRC-13 = Fledermauskarte: sofort 2 Trollkraft
name-TRC-14 = Fledermauskarte: Lagerplatz (2 Trollkraft)
name-TRC-15 = Fledermauskarte: Glockenplatz (1 Gold)
name-TRC-16 = Fledermauskarte: ein Bett
name-TRC-17 = Schlangenkarte: 1 Punkt je Trollkraft
name-TRC-18 = Schlangenkarte: 1 Punkt je Glockenkammer
name-TRC-19 = Schlangenkarte: 1 Punkt je Prinzessinnenkammer
name-TRC-20 = Schlangenkarte: 1 Punkt je Punktekammer
name-TRC-21 = Schlangenkarte: 1 Punkt je Königsplättchen
name-TRC-22 = Schlangenkarte: 1 Punkt je 4 Plättchen
name-TRC-23 = Schlangenkarte: 1 Punkt je 3 Obsidianschächte
name-TRC-24 = Schlangenkarte: 1 Punkt je 2 Goldschächte
name-TRC-25 = Schlangenkarte: 1 Punkt je 2 Diamantschächte
name-TRC-26 = Schlangenkarte: sofort 1 Gold
name-TRC-27 = Schlangenkarte: sofort 2 Obsidian
name-TRC-28 = Schlangenkarte: sofort 1 Diamant
name-TRC-29 = Schlangenkarte: sofort 2 Trollkraft
name-TRC-30 = Schlangenkarte: Lagerplatz (2 Trollkraft)
name-TRC-31 = Schlangenkarte: Glockenplatz (1 Gold)
name-TRC-32 = Schlangenkarte: ein Bett
name-TRC-33 = Krötenkarte: 1 Punkt je Trollkraft
name-TRC-34 = Krötenkarte: 1 Punkt je Glockenkammer
name-TRC-35 = Krötenkarte: 1 Punkt je Prinzessinnenkammer
name-TRC-36 = Krötenkarte: 1 Punkt je Punktekammer
name-TRC-37 = Krötenkarte: 1 Punkt je Königsplättchen
name-TRC-38 = Krötenkarte: 1 Punkt je 4 Plättchen
name-TRC-39 = Krötenkarte: 1 Punkt je 3 Obsidianschächte
name-TRC-40 = Krötenkarte: 1 Punkt je 2 Goldschächte
name-TRC-41 = Krötenkarte: 1 Punkt je 2 Diamantschächte
name-TRC-42 = Krötenkarte: sofort 1 Gold
name-TRC-43 = Krötenkarte: sofort 2 Obsidian
name-TRC-44 = Krötenkarte: sofort 1 Diamant
name-TRC-45 = Krötenkarte: sofort 2 Trollkraft
name-TRC-46 = Krötenkarte: Lagerplatz (2 Trollkraft)
name-TRC-47 = Krötenkarte: Glockenplatz (1 Gold)
name-TRC-48 = Krötenkarte: ein Bett
name-RND-01 = Morgen I: Wechselbalg, König: Abbauhöhle
name-RND-02 = Morgen I: Wechselbalg, König: Bauhöhle
name-RND-03 = Morgen I: Mensch, König: Krafthöhle
name-RND-04 = Morgen I: Prinzessin, König: Dorf
name-RND-05 = Morgen I: Prinzessin, König: Abbauhöhle
name-RND-06 = Morgen II: Wechselbalg, König: Bauhöhle
name-RND-07 = Morgen II: Wechselbalg, König: Krafthöhle
name-RND-08 = Morgen II: Mensch, König: Dorf
name-RND-09 = Morgen II: Prinzessin, König: Abbauhöhle
name-RND-10 = Morgen II: Prinzessin, König: Bauhöhle
name-RND-11 = Morgen III: Wechselbalg, König: Krafthöhle
name-RND-12 = Morgen III: Wechselbalg, König: Dorf
name-RND-13 = Morgen III: Mensch, König: Abbauhöhle
name-RND-14 = Morgen III: Prinzessin, König: Bauhöhle
name-RND-15 = Morgen III: Prinzessin, König: Krafthöhle
name-RND-16 = Morgen IV: Wechselbalg, König: Dorf
name-RND-17 = Morgen IV: Wechselbalg, König: Abbauhöhle
name-RND-18 = Morgen IV: Mensch, König: Bauhöhle
name-RND-19 = Morgen IV: Prinzessin, König: Krafthöhle
name-RND-20 = Morgen IV: Prinzessin, König: Dorf
name-RND-21 = Abend I: Wechselbalg, König: Bauhöhle
name-RND-22 = Abend I: Mensch, König: Krafthöhle
name-RND-23 = Abend I: Prinzessin, König: Dorf
name-RND-24 = Abend I: Prinzessin, König: Abbauhöhle
name-RND-25 = Abend I: Prinzessin, König: Bauhöhle
name-RND-26 = Abend II: Wechselbalg, König: Krafthöhle
name-RND-27 = Abend II: Mensch, König: Dorf
name-RND-28 = Abend II: Prinzessin, König: Abbauhöhle
name-RND-29 = Abend II: Prinzessin, König: Bauhöhle
name-RND-30 = Abend II: Prinzessin, König: Krafthöhle
name-RND-31 = Abend III: Wechselbalg, König: Dorf
name-RND-32 = Abend III: Mensch, König: Abbauhöhle
name-RND-33 = Abend III: Prinzessin, König: Bauhöhle
name-RND-34 = Abend III: Prinzessin, König: Krafthöhle
name-RND-35 = Abend III: Prinzessin, König: Dorf
name-RND-36 = Abend IV: Wechselbalg, König: Abbauhöhle
name-RND-37 = Abend IV: Mensch, König: Bauhöhle
name-RND-38 = Abend IV: Prinzessin, König: Krafthöhle
name-RND-39 = Abend IV: Prinzessin, König: Dorf
name-RND-40 = Abend IV: Prinzessin, König: Abbauhöhle
name-RND-41 = Nacht I: Wechselbalg, König: Krafthöhle
name-RND-42 = Nacht I: Wechselbalg, König: Dorf
name-RND-43 = Nacht I: Mensch, König: Abbauhöhle
name-RND-44 = Nacht I: Prinzessin, König: Bauhöhle
name-RND-45 = Nacht I: Prinzessin, König: Krafthöhle
name-RND-46 = Nacht II: Wechselbalg, König: Dorf
name-RND-47 = Nacht II: Wechselbalg, König: Abbauhöhle
name-RND-48 = Nacht II: Mensch, König: Bauhöhle
name-RND-49 = Nacht II: Prinzessin, König: Krafthöhle
name-RND-50 = Nacht II: Prinzessin, König: Dorf
name-RND-51 = Nacht III: Wechselbalg, König: Abbauhöhle
name-RND-52 = Nacht III: Wechselbalg, König: Bauhöhle
name-RND-53 = Nacht III: Mensch, König: Krafthöhle
name-RND-54 = Nacht III: Prinzessin, König: Dorf
name-RND-55 = Nacht III: Prinzessin, König: Abbauhöhle
name-RND-56 = Nacht IV: Wechselbalg, König: Bauhöhle
name-RND-57 = Nacht IV: Wechselbalg, König: Krafthöhle
name-RND-58 = Nacht IV: Mensch, König: Dorf
name-RND-59 = Nacht IV: Prinzessin, König: Abbauhöhle
name-RND-60 = Nacht IV: Prinzessin, König: Bauhöhle

screen-board = Die Dörfer und dein Berg
screen-round = Runde { $number }
screen-phase-card = Karte
screen-phase-troll = Troll
screen-phase-other = Anderer Troll
screen-phase-draw = Ziehen
screen-enlarge = vergrößern ({ $tiles } Plättchen)
screen-rounds = von { $number }
screen-close = Zurück zu deinem Berg
screen-tab-dens = Kammern
screen-tab-shelves = Auslage
screen-tab-more = Verlauf
screen-leads = hier gibt es etwas zu wählen
screen-points = von { $total ->
    [one] einem Aktionspunkt
   *[other] { $total } Aktionspunkten
}
screen-lay = Hier anlegen
screen-turn-left = Nach links drehen
screen-turn-right = Nach rechts drehen
screen-makes-obsidian = { $count ->
    [one] +1 Obsidianschacht
   *[other] +{ $count } Obsidianschächte
}
screen-makes-gold = { $count ->
    [one] +1 Goldschacht
   *[other] +{ $count } Goldschächte
}
screen-makes-diamond = { $count ->
    [one] +1 Diamantschacht
   *[other] +{ $count } Diamantschächte
}
screen-brings-obsidian = { $count ->
    [one] und { $count } eigener Obsidianschacht
   *[other] und { $count } eigene Obsidianschächte
}
screen-brings-gold = { $count ->
    [one] und { $count } eigener Goldschacht
   *[other] und { $count } eigene Goldschächte
}
screen-brings-diamond = { $count ->
    [one] und { $count } eigener Diamantschacht
   *[other] und { $count } eigene Diamantschächte
}
screen-makes-none = vollendet keinen Schacht
screen-hint-play-card = Ins Dorf der Karte kommt eine Figur, und der König geht, wohin der untere Teil sagt. Wo der König steht, zählt er einen Aktionspunkt.
screen-hint-choose-clan = Jeder Clan hat seine eigene Tafel. Gewinnen kann jeder.
screen-hint-cave = Drücke, was leuchtet. Die Zahl davor ist der Preis in Aktionspunkten, daneben steht, was du außerdem zahlst; rot ist, was dir fehlt.
screen-hint-move-troll = In einer Höhle geben deine Trolle, Menschen und der König je einen Aktionspunkt, in einem Dorf deine Trolle, deine Lager und der König.
screen-hint-move-other-troll = Nicht der Troll, der gerade gezogen ist.
screen-hint-push = Alle Kessel sind besetzt. Der gewählte Troll geht heim; sein Besitzer sagt, in welche Höhle.
screen-hint-home = Ein Troll, der hinausgeschoben oder heimgeschickt wird, geht in einen deiner leeren Kessel.
screen-hint-village = { $castle }: jedes Mal { $points } Aktionspunkte; nach dieser Aktion gehen deine Trolle am Ende der Phase von hier heim.
screen-hint-take-royal-tile = Ein Königsplättchen zählt 3 Punkte und braucht Platz in deinem Netz.
screen-hint-lay-tile = Wähle einen Platz; gleiche Hälften, die sich treffen, werden ein Schacht.
screen-hint-turn-tile = Gleiche Hälften, die sich treffen, werden ein Schacht.
screen-hint-send-camp = Was es verdeckt, gehört dir, sobald es fort ist.
screen-hint-send-changeling = Was er verdeckt, gehört dir, sobald er fort ist.

why-not-in-hand = diese Karte ist nicht auf deiner Hand (TP-TURN.4)
why-task-not-open = diese Königskarte ist nicht im Spiel (TP-SETUP.22)
why-task-done = diese Königskarte hast du schon erfüllt (TP-R.19)
why-task-not-met = diese Königskarte erfüllst du noch nicht (TP-TASK.1)
why-no-troll-there = dort steht keiner deiner Trolle (TP-MOVE.1)
why-forest = dieser Abschnitt ist Wald, kein Dorf (TP-SETUP.3)
why-own-trolls = das Dorf ist voll, und eigene Trolle kann man nicht hinausschieben (TP-MOVE.9)
why-cave-full = in der Höhle ist kein leerer Kessel (TP-MOVE.6)
why-barred = dieser Troll ist in diesem Zug schon gezogen (TP-MOVE.13)
why-wall = der Durchgang muss an einen Durchgang anschließen (TP-TILES.5)
why-vp-den-place = eine Punktekammer grenzt an genau ein Plättchen (TP-TILES.7)
why-same-card = eine Karte dieser Art hast du schon (TP-CARD.1)
why-other-place = das ist keine Aktion des Ortes, an den dein Troll ging (TP-AP.10)
why-points = du hast zu wenige Aktionspunkte (TP-ACT.4)
why-goods = du kannst nicht alles bezahlen (TP-ACT.4)
why-shaft-empty = kein Schacht dieses Rohstoffs ist gefüllt (TP-R.26)
why-not-here = das gibt es in diesem Dorf nicht (TP-VILLAGE.1)
why-no-space = du hast keinen freien Platz dafür (TP-VILLAGE.1, TP-BUILD.6)
why-activated = in einer Phase wird ein Königsplättchen aktiviert (TP-ROYAL.2)
why-not-yours = dieses Königsplättchen liegt nicht in deinem Netz (TP-ROYAL.4)
why-lasting = dieses Königsplättchen hat keine Aktion (TP-ROYAL.9)
why-no-effect = von dieser Aktion ist jetzt nichts möglich (TP-R.35)
why-clan-taken = diesen Clan führt schon jemand anderes (TP-SETUP.27)
why-task-not-turn = Königskarten erfüllt man nur im eigenen Zug (TP-TASK.1)
why-task-laying = erst wird das Plättchen gelegt und gedreht (TP-R.46)
why-own-troll = eigene Trolle können nicht geschoben werden (TP-MOVE.9)
why-no-troll-to-push = kein Troll dieses Clans steht im Dorf (TP-MOVE.7)
why-no-other-cauldron = das Dorf ist voll: es hat keinen anderen leeren Kessel (TP-R.37)
why-moved-already = diesen Troll hat der Effekt schon bewegt; er bewegt verschiedene (TP-ROYAL.10)
why-other-troll = der Troll dort, der ziehen darf, heißt anders: shift-walker ist der aus Phase 2 (TP-R.29)
why-no-human-there = in dieser Höhle ist kein Mensch von dir (TP-ROYAL.11)
why-card-not-shown = diese Karte liegt nicht in der Auslage (TP-POWER.9)
why-tile-not-shown = dieses Plättchen liegt nicht in der Auslage (TP-BUILD.12)
why-royal-not-shown = dieses Plättchen liegt nicht in der Auslage (TP-VILLAGE.4)
why-royal-asked = jetzt wird ein Königsplättchen genommen (TP-VILLAGE.4, TP-TASK.5)
why-den-asked = jetzt wird eine Kammer genommen (TP-BUILD.12)
why-card-asked = jetzt wird eine Trollkarte genommen ({ $rule })
why-not-in-pile = es liegt nicht in dem Stapel, aus dem gezogen wird ({ $rule })
why-empty-seat = dort sitzt niemand ({ $rule })
why-one-den = mindestens eine Kammer wird gebaut ({ $rule })
why-must-shift = die Wirkung wird so weit wie möglich ausgeführt ({ $rule })
why-no-own-camp = alle deine Lager haben deine Tafel verlassen (TP-BUILD.8)
why-no-neutral-camp = kein Dorf hat noch ein neutrales Lager (TP-BUILD.7)
why-camps-gone = dieses Dorf hat kein neutrales Lager mehr (TP-BUILD.7)
why-no-own-changeling = alle deine Wechselbälger haben deine Tafel verlassen (TP-VILLAGE.16)
why-slot-empty = auf diesem Feld steht nichts mehr von dir (TP-BUILD.2, TP-VILLAGE.9)
why-no-den-fits = keine Kammer der Auslage hat in deinem Netz Platz (TP-TILES.2, TP-TILES.7, TP-TILES.9)
why-no-place-left = dein Netz hat keinen offenen Platz mehr (TP-TILES.2)
why-first-vp-den = eine Punktekammer kann nicht das erste Plättchen sein (TP-R.14)
why-same-vp-den = eine Punktekammer dieser Art liegt schon in deinem Netz (TP-TILES.9)
why-vp-den-nowhere = kein offener Platz grenzt an genau ein Plättchen (TP-TILES.7)
why-first-place = das erste Plättchen kommt an die markierte Aussparung (TP-TILES.1)
why-joins-nothing = kein Plättchen von dir hat diese Nummer, nichts würde verbunden (TP-TILES.2)
why-overlaps = das Plättchen läge auf einem anderen (TP-TILES.15)
why-over-rim = das Plättchen läge auf deiner Tafel (TP-TILES.16)
why-at-wall = das Plättchen läge an der Wand einer Punktekammer (TP-TILES.6, TP-TILES.8)
why-other-name = dieser Platz heißt nach dem ersten Plättchen, das er berührt (TP-TILES.2)
why-shafts-full = kein Schacht dieses Rohstoffs ist leer (TP-POWER.2)
why-no-cauldron = die Höhle hat keinen leeren Kessel für einen Menschen (TP-VILLAGE.20)
why-no-barn = keiner deiner offenen Ställe ist leer (TP-VILLAGE.24)
why-no-cow = im Vorrat ist keine Kuh mehr (TP-R.17)
why-no-such-space = dort ist kein Feld für so etwas (TP-BOARD.6)
why-space-taken = das Feld dort ist besetzt (TP-BOARD.6)
why-space-not-yours = das liegt nicht in deinem Spielbereich (TP-BOARD.4)
why-royal-place = Königsaktionen gibt es an diesem Ort nicht: so wurde es vereinbart (TP-R.5)
why-no-board-action = die Tafeln haben keine Königsaktion: so wurde es vereinbart (TP-R.6)

## The table in a terminal

sheet-round = Runde
sheet-turn = Am Zug
sheet-phase = Phase
sheet-points = Aktionspunkte
sheet-village = Dorf
sheet-castle = Burg
sheet-stock = Zu holen
sheet-bells = Glocken
sheet-camps = Lager
sheet-changelings = Wechselbälger
sheet-humans = Menschen
sheet-princesses = Prinzessinnen
sheet-here = Dort
sheet-trolls = Trolle
sheet-score = Punkte
sheet-round-cards = Rundenkarten
sheet-resources = Rohstoffe
sheet-power = Trollkraft
sheet-cows = Kühe
sheet-barns = Ställe
sheet-slots = Auf der Tafel verdeckt
sheet-shafts = Volle Schächte
sheet-tiles = Plättchen
sheet-stored = Untergebracht
error-short-track = die verlängerte Trollkraftleiste endet bei { $extended }, vor der einfachen bei { $plain } (TP-R.7)

## Die Schachtel, für die Dokumentation

components-prices = Preisliste
components-scores = Siegpunkte
components-clans = Clans und ihre Tafeln
components-pieces = Material für alle
components-own-pieces = Material jedes Clans
components-castles = Burgplättchen
components-decks = Rundenkarten jedes Spielers
components-action = Aktion
components-place = Ort
components-number = Anzahl
components-clan = Clan
components-shafts = Schächte
components-start = Startgüter
components-barns = Offene Ställe
components-tile = Plättchen
components-edges = Kanten gegen den Uhrzeigersinn: o, g, d halber Schacht für Obsidian, Gold, Diamant; - Durchgang; # Wand
components-four = Nur zu viert
components-squares = Quadrate für Wechselbälger
components-card = Karte
components-colour = Farbe
components-players = Spieler
components-rounds = Runden
components-comes = Kommt ins Dorf
components-fill = alle Schächte eines Rohstoffs füllen
components-buy = eine Trollkarte kaufen
components-hire = einen Menschen anheuern
components-activate = ein Königsplättchen aktivieren
components-blue = blau
components-yellow = gelb
components-red = rot

## The almanac

kind-piece = Figur
kinds-piece = Figuren und Güter
kind-place = Ort
kinds-place = Orte
kind-clan = Clan
kinds-clan = Clans
kind-den = Kammerplättchen
kinds-den = Kammerplättchen
kind-royal = Königsplättchen
kinds-royal = Königsplättchen
kind-card = Trollkarte
kinds-card = Trollkarten
kind-task = Königskarte
kinds-task = Königskarten
kind-castle = Burgplättchen
kinds-castle = Burgplättchen
kind-round = Rundenkarte
kinds-round = Rundenkarten
almanac-troll = Troll
almanac-troll-is = Du hast fünf. Zwei davon bewegen sich in einem Zug, jeder an einen anderen Ort; wo einer ankommt, gibt jeder von deinen dort einen Aktionspunkt.
almanac-king = Der Trollkönig
almanac-king-is = Rundenkarten schicken ihn umher. Er gibt einen Aktionspunkt, wo er ist, und braucht keinen Kessel.
almanac-princess = Prinzessin
almanac-princess-is = Im Dorf entführt für 5 Aktionspunkte, 2 Trollkraft und einen Diamanten; sie braucht ein Bett. 7 Punkte, und sofort ein Königsplättchen.
almanac-changeling = Wechselbalg
almanac-changeling-is = Im Dorf getauscht: Dein eigener geht dorthin und gibt frei, was er verdeckte, ein neutraler kommt auf ein Quadrat von dir. Neutrale zählen in Sätzen.
almanac-camp = Lager
almanac-camp-is = Wird im Dorf anstelle eines neutralen gebaut. Dein eigenes gibt dort einen Aktionspunkt und gibt frei, was es verdeckte; das neutrale kommt zu dir und zählt in Sätzen.
almanac-bell = Kirchenglocke
almanac-bell-is = Im Dorf heruntergerissen für 4 Aktionspunkte und 3 Obsidian; sie braucht einen Glockenplatz. Sie zählt in Sätzen.
almanac-human = Mensch
almanac-human-is = Im Dorf angeheuert für 2 Aktionspunkte, 1 Trollkraft und 1 Gold. In einem Kessel deiner Höhlen gibt er einen Aktionspunkt; am Ende 1 Punkt.
almanac-cow = Kuh
almanac-cow-is = In jedem Dorf für 1 Aktionspunkt gestohlen; jede braucht einen offenen Stall. Lager und Trollkarten kosten eine.
almanac-obsidian = Obsidian
almanac-obsidian-is = Abgebaut für 1 Aktionspunkt das Stück. Kammern kosten einen, Glocken drei.
almanac-gold = Gold
almanac-gold-is = Abgebaut für 2 Aktionspunkte das Stück. Menschen kosten eines, Wechselbälger zwei.
almanac-diamond = Diamant
almanac-diamond-is = Abgebaut für 3 Aktionspunkte das Stück. Eine Prinzessin kostet einen; beim Tausch von Wechselbälgern ersetzt er 2 Gold.
almanac-troll-power = Trollkraft
almanac-troll-power-is = In der Krafthöhle gewonnen, auf einer Leiste von 6 oder 8 Schritten. Trollkarten und Menschen kosten eine, Wechselbälger und Prinzessinnen zwei.
almanac-mining-is = Hier kommt aus deinen Schächten: Obsidian für 1 Aktionspunkt, Gold für 2, ein Diamant für 3. Jedes Lager, das seinen Platz verlassen hat, verdoppelt eines davon.
almanac-building-is = Hier baust du ein Lager (3 Aktionspunkte und eine Kuh), legst bis zu zwei Kammern (2 und 1 Obsidian) oder tauschst die fünf ausliegenden Kammerplättchen aus (1).
almanac-power-is = Hier füllst du alle Schächte eines Rohstoffs (2 Aktionspunkte), gewinnst Trollkraft (2), kaufst eine Trollkarte (1, 1 Trollkraft und eine Kuh) oder tauschst die fünf ausliegenden Karten aus (1).
almanac-village = Dorf
almanac-village-is = Vier Kessel für die Trolle aller. Was hier steht, kann man holen: Prinzessin, Glocken, einen Wechselbalg, Menschen; und eine Kuh. Ist das Dorf voll, schiebst du einen fremden Troll hinaus.
almanac-cauldron = Kessel
almanac-cauldron-is = Der Platz eines Trolls oder Menschen: fünf in jeder Höhle, vier in jedem Dorf.
almanac-shaft = Schacht
almanac-shaft-is = Hält ein Stück seines Rohstoffs. Auf der Tafel, in Plättchen und wo zwei gleiche Hälften an einer Kante liegen; neu entstandene Schächte sind leer.
almanac-clan-is = Startgüter: Obsidian { $obsidian }, Gold { $gold }, Trollkraft { $power }, Kühe { $cows }, Menschen { $humans }.
almanac-clan-shafts = Schächte auf der Tafel: Obsidian { $obsidian }, Gold { $gold }, Diamanten { $diamonds }.
almanac-den-resource-is = Zwei Obsidianschächte, sofort voll, und ein Lagerplatz, der beim Belegen einen Bonus bringt.
almanac-den-princess-is = Ein Bett für eine Prinzessin.
almanac-den-bell-is = Öffnet einen deiner Ställe und hat einen Glockenplatz, der beim Belegen einen Bonus bringt.
almanac-den-vp-is = Zählt am Ende. Sie hat nur einen Durchgang; dahinter wird nichts mehr angelegt.
almanac-royal-is = Am Ende 3 Punkte. Du nimmst eines für eine Prinzessin oder eine Königskarte und legst es in dein Netz; seine Aktion kostet 1 Aktionspunkt, einmal je Phase.
almanac-card-is = In der Krafthöhle gekauft für 1 Aktionspunkt, 1 Trollkraft und eine Kuh. Sie trägt ein Totem und hat Quadrate für neutrale Wechselbälger.
almanac-task-is = Wer hat, was sie verlangt, darf sie im eigenen Zug erfüllen, ohne zu zahlen, und nimmt ein Königsplättchen. Jeder kann das, einmal.
almanac-castle-is = Die Burgaktion kostet 3 Aktionspunkte. Am Ende der Phase gehen alle deine Trolle aus diesem Dorf heim.
almanac-round-is = Zu Beginn deines Zuges gespielt: Ihre Figur kommt ins Dorf, und der König geht, wohin sie sagt.

## Hilfe

help-laying = Ein Plättchen anlegen
help-supply = Im Vorrat
help-price = Preis
help-done = erfüllt
help-here = { $trolls ->
    [0] {""}
    [one] { $trolls } Troll
   *[other] { $trolls } Trolle
}{ $camps ->
    [0] {""}
   *[other] {" "}· { $camps } Lager
}

## Choosing a clan

screen-choose-for-me = Wähle für mich
screen-clan-start = zu Beginn
screen-clan-shafts = Schächte zum Schürfen
screen-clan-barns = Ställe für Kühe
screen-clan-royal = Königsaktion
screen-clan-yellow = gräbt doppelt Gold
screen-clan-red = hat sofort Diamanten
screen-clan-purple = fünf Schächte, ein Mensch
screen-clan-turquoise = zwei Ställe, zwei Kühe

## Was für einen Zug spricht

part-points = Punkte
part-stock = deine Rohstoffe, Kühe und Trollkraft
part-engine = was jeden Zug mehr bringt: Schächte, Menschen, Lager
part-tasks = beinahe erfüllte Königskarten
part-turn = was der Rest des Zuges bringen kann
name-count-points = Punkte
name-count-goods = Güter auf der Tafel
name-count-humans = Menschen

help-points = Deine Aktionspunkte, wenn ein Troll herkommt

## Die Teile der Seite

screen-land = Land
screen-all-places = Alle Orte
screen-cave-mining = Abbauhöhle
screen-cave-building = Bauhöhle
screen-cave-power = Krafthöhle
screen-do-mine-obsidian = { $count } Obsidian
screen-do-mine-gold = { $count } Gold
screen-do-mine-diamond = { $count ->
    [one] 1 Diamant
   *[other] { $count } Diamanten
}
screen-do-dens = Bis 2 Kammern
screen-do-camp = Lager bauen
screen-do-tiles = Plättchen ersetzen
screen-do-fill = Schächte füllen
screen-do-power = { $count } Kraft holen
screen-do-card = Karte kaufen
screen-do-cards = Karten ersetzen
screen-full = { $full } von { $all } voll
screen-no-shaft = kein Schacht
screen-trolls = { $count ->
    [one] 1 Troll
   *[other] { $count } Trolle
}
screen-humans = { $count ->
    [one] 1 Mensch
   *[other] { $count } Menschen
}
screen-camps = { $count } Lager
screen-card-owned = hast du schon
screen-note-tasks = jede bringt ein Königsplättchen
screen-note-royals = je 3 Punkte
screen-mountain-of = Berg von { $name }
screen-free = Freie Plätze
screen-royal-action = Königsaktion
screen-makes-best = ein Schacht, den die beste Drehung dort vollendet
screen-power-short = Kraft
screen-waiting = wartet
screen-camps-left = eigene Lager übrig: { $count }
screen-changelings-left = eigene Wechselbälger übrig: { $count }
screen-totem-bat = Fledermaus
screen-totem-snake = Schlange
screen-totem-toad = Kröte
screen-tap-card = wähle eine der Karten
screen-first-den = Hier wird deine erste Kammer liegen. Kammern baut man in der Bauhöhle.
screen-missing = es fehlt:
screen-do-swap = Wechselbälger tauschen und zahlen
screen-tile-vp-bat-cards = 1 je Fledermaus
screen-tile-vp-toad-cards = 1 je Kröte
screen-tile-vp-snake-cards = 1 je Schlange
screen-tile-vp-diamonds = 1 je Diamant
screen-tile-vp-gold = 1 je 2 Gold
screen-tile-vp-obsidian = 1 je 2 Obsidian
screen-tile-vp-cows = 1 je Kuh
screen-tile-vp-humans = 1 je 2 Menschen
screen-king = König
screen-lent = { $count } geliehen
screen-nobody = niemand da
screen-held-troll = Wohin geht dieser Troll?
screen-hint-held = Jeder Ort zeigt die Aktionspunkte, die du dort mit diesem Troll hättest.
screen-gain-fill = Schächte füllen
screen-gain-tp1 = 1 Kraft
screen-gain-tp2 = 2 Kraft
screen-gain-g1 = 1 Gold
screen-gain-d1 = 1 Diamant
screen-gain-o1 = 1 Obsidian
screen-gain-o2 = 2 Obsidian
screen-gain-c1 = 1 Kuh
screen-gain-c2 = 2 Kühe
screen-gain-o1-c1 = Obsidian, Kuh
screen-gain-mine-o2 = 2 Obsidian abbauen
screen-gain-mine-o3 = 3 Obsidian abbauen
screen-gain-mine-g1 = 1 Gold abbauen
screen-gain-mine-g2 = 2 Gold abbauen
screen-gain-mine-d1 = Diamant abbauen
screen-gain-den = Kammer bauen
screen-gain-card = Karte nehmen
screen-gain-trolls2 = 2 Trolle ziehen
screen-gain-troll-human = Troll + Mensch
screen-gain-humans3 = 3 Menschen ziehen
screen-tile-camp = Lager: { $gain }
screen-tile-bell = Glocke: { $gain }
screen-tile-bed = Bett
screen-tile-shafts = { $count } Schächte
screen-tile-spaces = 2 Plätze
screen-tile-totems = 3 Totems
screen-card-now = sofort
screen-card-spaces = { $count ->
    [one] Platz
   *[other] { $count } Plätze
}
