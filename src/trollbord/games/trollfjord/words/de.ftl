game-name = Trollfjord
game-blurb = Trolle an den Festungen versammeln, Geröll aus dem Felsenturm hämmern, die Schätze ringsum einsacken.
brief-goal = Sammle Schätze: Wer die meisten Punkte hat, gewinnt.
brief-turn = Am Zug ist, wessen Obertroll auf dem Holzweg ganz hinten steht. Er zieht auf eines der nächsten drei freien Felder einer Art: Auf einer Landschaft setzt du dort Trolle ein, auf Fußspuren wandern deine Trolle. Je weiter er zieht, desto mehr Trolle oder Wanderungen hast du.
brief-mind = Mit Trollen in zwei der drei Regionen um eine Festung darfst du dort hämmern, zuerst an einer Festung I, dann II, dann III. Ein Schatz gehört dir, wenn mindestens so viele Brocken herausgefallen sind, wie er wert ist. Fallen von einer Farbe mehr Brocken, als Trolle hämmern, ist der Berggeist verärgert, und niemand sackt etwas ein, es sei denn, Mitbringsel besänftigen ihn. Weiße Brocken schaden nicht.
brief-end = Das Spiel endet, wenn jemand das letzte Riemenfeld gefüllt hat und alle anderen noch einmal am Zug waren. Es zählen die Schätze, die nicht umgedrehten Mitbringsel und 6 für jede Krone.

# Fragen
prompt-plank = Die nächste Planke des Holzwegs
prompt-fortress = Welche Nummer kommt hierher: { $site }?
prompt-treasure = Ein Schatz wird aufgedeckt
prompt-start = Wer steht auf dem nächsten Startfeld?
prompt-lord = Wohin zieht dein Obertroll?
prompt-lord-others = { $seat } wählt, wohin der Obertroll zieht
prompt-place = { $left ->
    [one] Setze einen Troll ein oder keinen: { $landscape }
   *[other] Setze bis zu { $left } Trolle in eine Region ein: { $landscape }
}
prompt-place-others = { $left ->
    [one] { $seat } setzt einen Troll ein oder keinen: { $landscape }
   *[other] { $seat } setzt bis zu { $left } Trolle in eine Region ein: { $landscape }
}
prompt-tailwind-place = Rückenwind: Setze einen Troll ein oder keinen: { $landscape }
prompt-tailwind-place-others = Rückenwind: { $seat } setzt einen Troll ein oder keinen: { $landscape }
prompt-wander = { $left ->
    [one] Mach eine Wanderung oder keine
   *[other] Mach bis zu { $left } Wanderungen
}
prompt-wander-others = { $left ->
    [one] { $seat } macht eine Wanderung oder keine
   *[other] { $seat } macht bis zu { $left } Wanderungen
}
prompt-tailwind-wander = Rückenwind: Mach eine Wanderung oder keine
prompt-tailwind-wander-others = Rückenwind: { $seat } macht eine Wanderung oder keine
prompt-call = An welcher Festung willst du hämmern?
prompt-call-others = { $seat } wählt eine Festung zum Hämmern
prompt-join = Hämmerst du als Kumpan mit? ({ $site })
prompt-join-others = { $seat } entscheidet, ob ein Kumpan mithämmert ({ $site })
prompt-hammer-alone = Alleine hämmern, mit bis zu { $limit } Schlägen?
prompt-hammer-alone-others = { $seat } entscheidet, ob alleine gehämmert wird, mit bis zu { $limit } Schlägen
prompt-hammer-with = Mit deinem Kumpan hämmern, mit bis zu { $limit } Schlägen?
prompt-hammer-with-others = { $seat } entscheidet, ob mit dem Kumpan gehämmert wird, mit bis zu { $limit } Schlägen
prompt-swing = Zuschlagen oder aufhören?
prompt-swing-others = { $seat } schlägt zu oder hört auf
prompt-fell = Wie viele Brocken sind herausgefallen?
prompt-red = Wie viele davon sind rot? ({ $left } sind gefallen)
prompt-yellow = Wie viele der übrigen sind gelb? (Übrig: { $left })
prompt-blue = Wie viele der übrigen sind blau? (Übrig: { $left }; der Rest ist weiß.)
prompt-gift = { $need ->
    [one] Der Berggeist will noch ein Mitbringsel
   *[other] Der Berggeist will noch { $need } Mitbringsel
}
prompt-gift-others = { $need ->
    [one] Der Berggeist will von { $seat } noch ein Mitbringsel
   *[other] Der Berggeist will von { $seat } noch { $need } Mitbringsel
}
prompt-take = Welchen Schatz sackst du ein?
prompt-take-others = { $seat } wählt einen Schatz zum Einsacken
prompt-keep = Jetzt einsacken oder alleine weiterhämmern?
prompt-keep-others = { $seat } sackt jetzt ein oder hämmert alleine weiter
prompt-clear = Aus welcher Region räumst du alle deine Trolle?
prompt-clear-others = { $seat } wählt die Region, aus der alle eigenen Trolle verschwinden

# Wahl
option-plank = Planke { $first }
option-fortress = Nummer { $second }: { $first }
option-treasure = Schatz { $first }
option-start = Platz { $first }
option-lord = { $first }, { $second }. freies Feld
option-put = Troll setzen: { $first }
option-walk = { $first } → { $second }
option-done = fertig
option-call = zeigen: { $first }
option-join = mithämmern
option-decline = nicht mithämmern
option-hammer = hämmern
option-end = Zug beenden
option-hit = { $count ->
    [0] zuschlagen
   *[other] { $first } schlagen, Stärke { $second }, Höhe { $third }
}
option-stop = aufhören
option-fell = { $first ->
    [0] nichts gefallen
   *[other] { $first } gefallen
}
option-red = { $first } rot
option-yellow = { $first } gelb
option-blue = { $first } blau
option-gift = { $first } geben
option-pass = nichts mehr geben
option-take = Schatz: { $first }
option-keep = weiterhämmern
option-leave = leer ausgehen
option-clear = räumen: { $first }

# Was geschah
log-fortress = Nummer { $number } steht hier: { $site }
log-treasure = Schatz { $value } liegt hier: { $region }
log-treasure-many = { $count } Schätze liegen aus, einer in jeder Region
log-start = { $seat } steht auf Startfeld { $space }
log-turn = { $seat } steht ganz hinten und ist am Zug
log-counter = Die Startplanke wird gewendet: Sie zählt jetzt die Hammerschläge
log-lord-placement = { $seat } zieht { $strength ->
    [one] ein freies Setzfeld
   *[other] { $strength } freie Setzfelder
} weit: { $landscape }
log-lord-wander = { $seat } zieht { $strength ->
    [one] ein freies Wanderfeld
   *[other] { $strength } freie Wanderfelder
} weit
log-put = { $seat } setzt einen Troll: { $region }
log-walk = Ein Troll von { $seat } wandert: { $from } → { $to }
log-call = { $seat } will an einer Festung { $number } hämmern ({ $site })
log-join = { $seat } hämmert als Kumpan mit
log-decline = { $seat } hämmert nicht mit
log-end = { $seat } hämmert nicht
log-done-place = { $seat } setzt keine weiteren Trolle
log-done-wander = { $seat } wandert nicht weiter
log-hammer = { $seat } hämmert; Schlaglimit und Farblimit sind { $limit }
log-stop = { $seat } hört auf
log-hit = Schlag { $hit } von { $seat }: { $red } rot, { $yellow } gelb, { $blue } blau, { $white } weiß
log-empty-hit = Schlag { $hit } von { $seat }: ein Leerschlag
log-angry = { $need ->
    [one] Der Berggeist ist verärgert und will ein Mitbringsel
   *[other] Der Berggeist ist verärgert und will { $need } Mitbringsel
}
log-swap = { $seat } übernimmt den Hammer
log-keep = { $seat } hämmert alleine weiter
log-empty-handed = { $seat } geht leer aus
log-offer = { $seat } bietet das Mitbringsel { $gift }
log-still-angry = Der Berggeist bleibt verärgert
log-appeased = Der Berggeist ist besänftigt
log-take-sack = { $seat } sackt in den geflickten Beutelsack ein: { $region } ({ $value })
log-take-sack-hidden = { $seat } sackt in den geflickten Beutelsack ein: { $region }
log-take-belt = { $seat } sackt Schatz { $value } ein (Riemenfeld { $space }): { $region }
log-crown = { $seat } nimmt Krone { $number }
log-clear = { $count ->
    [one] { $seat } nimmt einen Troll vom Plan: { $region }
   *[other] { $seat } nimmt { $count } Trolle vom Plan: { $region }
}
log-boulders-back = Alles Geröll kommt zurück in den Turm
log-last-round = { $seat } hat den Riemen gefüllt: Alle anderen haben noch einen Zug
log-spent = Nirgends liegt mehr ein Schatz, der auf einen Riemen könnte: Alle anderen haben noch einen Zug
log-finished = { $seat } ist fertig und legt den Obertroll hin

# Ende
end-belt = Ein Riemen ist voll: Die meisten Punkte gewinnen, bei Gleichstand der Obertroll weiter hinten
end-spent = Niemand kann mehr einen Riemen füllen: Die meisten Punkte gewinnen, bei Gleichstand der Obertroll weiter hinten
score-belt = Schätze auf dem Riemen
score-sack = Schätze im geflickten Beutelsack
score-gifts = Nicht umgedrehte Mitbringsel
score-crowns = Kronen
score-total = Gesamt

# Warum nicht
why-placement-gives-no-steps = ein Setzfeld gibt keine Wanderungen ({ $rule })
why-wander-gives-no-trolls = auf einem Wanderfeld setzt man keine Trolle ein ({ $rule })
why-other-landscape = das Feld zeigt: { $landscape } ({ $rule })
why-one-region = alle Trolle kommen in eine Region ({ $rule })
why-no-own-troll = dort steht keiner deiner Trolle: { $region } ({ $rule })
why-not-adjoining = diese Regionen sind nicht benachbart: { $region }, { $other } ({ $rule })
why-slate-1 = Hammertafel 1: Dein nächstes Riemenfeld verlangt eine Festung { $needed }, dies ist eine { $number } ({ $rule })
why-slate-2 = Hammertafel 2: Deine Trolle müssen an dieser Festung in { $needed } Regionen stehen, jetzt: { $held } ({ $rule })
why-not-at-fortress = nicht an dieser Festung: { $region } ({ $rule })
why-treasure-gone = dort liegt kein Schatz mehr: { $region } ({ $rule })
why-too-few-boulders = ein Schatz mit dem Wert { $value } braucht mindestens { $value } Brocken; auf dem Tisch: { $boulders } ({ $rule })
why-strike-once = wer hämmert, schlägt mindestens einmal zu ({ $rule })
why-choose-blow = sag, wo und wie fest: „hit left 6 1“ (an diesem Tisch steht der simulierte Turm)
why-just-hit = an diesem Tisch heißt ein Schlag nur „hit“ ({ $rule }): Nur der simulierte Turm lässt zielen
why-must-take = du kannst einen Schatz einsacken, also musst du ({ $rule })
why-keep-or-leave = du kannst hier nichts einsacken: hämmere weiter oder geh leer aus ({ $rule })
why-gift-spent = das Mitbringsel { $gift } ist umgedreht und verbraucht ({ $rule })
why-gift-offered = das Mitbringsel { $gift } ist schon geboten ({ $rule })
why-lord-must-move = dein Obertroll muss in jedem Zug ziehen ({ $rule })
why-none-left = beide Festungen { $number } stehen schon ({ $rule })
why-too-many-fell = im Turm sind davon nur noch { $count } ({ $rule })
why-more-than-fell = von den gefallenen Brocken sind nur noch { $count } zu nennen ({ $rule })
why-too-few-others = von den anderen Farben sind nur noch { $count } im Turm ({ $rule })
why-plank-laid = Planke { $plank } liegt schon ({ $rule })
why-treasures-seen = verdeckt liegt kein Schatz von { $value } mehr ({ $rule })
why-lord-stands = der Obertroll von { $seat } steht schon ({ $rule })
why-no-such-seat = an diesem Tisch spielen nur { $count } ({ $rule })
why-other-site = jetzt bekommt diese Festung ihre Nummer: { $site } ({ $rule })

# Fehler
error-colours = '{ $given }' nennt nicht jede Farbe einmal wie '{ $expected }' (TF-SETUP.2)
error-map-file = der Plan '{ $given }' ist nicht lesbar: { $reason }
error-map-part = '{ $given }' im Plan ist keine Tabelle
error-map-list = '{ $given }' im Plan braucht eine Liste von Regionen, gegeben ist '{ $found }'
error-map-point = '{ $given }' im Plan braucht Punkte aus zwei Zahlen, gegeben ist '{ $found }'
error-map-unknown = der Plan nennt '{ $given }', erwartet ist eines von { $expected }
error-map-missing = der Plan sagt nicht, wo '{ $given }' ist
error-map-twice = der Plan sagt '{ $given }' zweimal
error-map-number = '{ $given }' im Plan braucht eine der Nummern { $expected }, gegeben ist '{ $found }'
error-map-numbers = der Plan braucht Nummer { $given } zweimal, gegeben ist sie { $found } Mal
error-map-self = im Plan grenzt '{ $given }' an sich selbst
error-map-symmetric = im Plan grenzt '{ $given }' an '{ $offered }', aber nicht umgekehrt
error-map-site = '{ $given }' im Plan braucht drei Regionen, gegeben sind { $found }
error-map-apart = an '{ $expected }' im Plan liegen '{ $given }' und '{ $offered }', die nicht benachbart sind
error-map-parted = der Plan zerfällt: Jede Region muss von jeder aus erreichbar sein
error-map-flat = der Plan lässt sich nicht flach zeichnen: Grenzen müssten sich kreuzen
error-map-meeting = der Plan lässt sich nicht so zeichnen, dass jede Festung am Treffpunkt ihrer drei Regionen steht

# Tisch
table-tower = Felsenturm
table-tower-help = Schnell: Der Zufall entscheidet, was fällt. Simuliert: Du wählst Seite, Stärke und Höhe jedes Schlags. Eurer: Ihr schlagt auf einen echten Turm und tippt ein, was fiel.
table-tower-quick = schnell
table-tower-physics = simuliert
table-tower-yours = euer eigener
table-fortresses = Festungen
table-fortresses-help = Wo die Nummern I, II und III stehen.
table-fortresses-first-game = wie im ersten Spiel
table-fortresses-random = zufällig
table-fortresses-free = reihum von den Spielern gestellt
table-open_sacks = Offene Beutelsäcke
table-open_sacks-help = Alle sehen die Werte in den geflickten Beutelsäcken, nicht nur ihre Zahl.
table-colours = Farben
table-colours-help = Die Farben nach Plätzen, etwa white-black-orange-brown; zu zweit gelten die ersten beiden. Weiß ist elfenbeinfarben, Braun karminrot und Schwarz indigoblau gezeichnet, damit niemand wie ein Brocken aussieht.
table-map = Plan
table-map-help = Ein anderer Plan derselben Regionen und Festungen, mit --map aus einer Datei gelesen.

# Namen
name-mountain = Gebirge
name-fjord = Fjord
name-glacier = Gletscher
name-swamp = Sumpf
name-tundra = Tundra
name-forest = Wald
name-mountain_nw = Gebirge im Nordwesten
name-swamp_n = Sumpf im Norden
name-forest_n = Wald im Norden
name-swamp_ne = Sumpf im Nordosten
name-glacier_w = Gletscher im Westen
name-tundra_c = Tundra in der Mitte
name-mountain_e = Gebirge im Osten
name-tundra_sw = Tundra im Südwesten
name-fjord_w = Fjord im Westen
name-fjord_s = Fjord im Süden
name-forest_se = Wald im Südosten
name-glacier_se = Gletscher im Südosten
name-S1 = Festung im Westen
name-S2 = Festung im Nordosten
name-S3 = Festung in der Mitte
name-S4 = Festung im Südosten
name-S5 = Festung im Nordwesten
name-S6 = Festung im Süden
name-white = elfenbein
name-orange = orange
name-brown = karmin
name-black = indigo
name-placement = Setzfeld
name-wander = Wanderfeld
name-left = links
name-right = rechts
name-plus = +

# Am eigenen Turm (TF-TOWER.7)
rule-tower-hold = Haltet den Turm gut fest, ohne ihn nach unten zu drücken.
rule-tower-cover = Deckt die Öffnung oben leicht ab.
rule-tower-turn = Dreht die Öffnung des Turms zur Tischmitte.
rule-tower-sides = Schlagt nur auf die Seiten, nie vorne oder hinten.
rule-tower-technique = Gute Technik bringt mehr als rohe Kraft.
rule-tower-stray = Was ohne Schlag oder oben herausspringt, kommt zurück in den Turm und zählt nicht.

screen-board = Spielplan, Holzweg und Turm
screen-facts = { $reserve } Trolle im Vorrat, { $sack } im geflickten Beutelsack
screen-reserve = { $count ->
    [one] noch ein Troll
   *[other] noch { $count } Trolle
}
screen-belt = Riemen
screen-sack = Sack
screen-gifts = Mitbringsel
screen-crowns = Kronen
screen-face-down = verdeckt
screen-so-far = Punkte bisher
screen-so-far-sack = bisher, + Sack
screen-plates = Alle Spieler ganz zeigen
screen-plates-close = Schließen
screen-tower = Der Felsenturm: { $boulders } Brocken auf dem Tisch, Limit { $limit }
screen-limit = Limit { $limit }
screen-free = frei
screen-boulders = { $count ->
    [one] Brocken liegt hier
   *[other] Brocken liegen hier
}
screen-in-reach = reicht
screen-more = noch { $count }
screen-no-troll = kein Troll
screen-taken = weg
screen-hits = { $hits } von { $limit } Schlägen
screen-hits-left = { $count ->
    [one] Noch ein Schlag.
   *[other] Noch { $count } Schläge.
}
screen-wakes = Ein Brocken mehr verärgert den Berggeist: { $colours }.
screen-strength = Wie fest
screen-soft = sanft
screen-hearty = kräftig
screen-strike = Schlagen
screen-space = Leertaste
screen-strike-help = Auf eine Wand zielen, halten und im rechten Moment loslassen: genau auf einer Marke trifft der Schlag so stark wie gewählt.
screen-fine = ein sauberer Schwung
screen-fair = ein ordentlicher Schwung
screen-poor = ein wilder Schwung
screen-stop = { $value ->
    [0] Aufhören, nichts nehmen
   *[other] Aufhören, { $value } nehmen
}
screen-take = { $value } nehmen ({ $landscape })
screen-keep = { $count ->
    [one] Weiterhämmern, noch ein Schlag
   *[other] Weiterhämmern, noch { $count } Schläge
}
screen-type-help = Schlagt einmal auf euren Turm und zählt, was herausfiel.
screen-type-done = Das fiel heraus
screen-handling = Wie man den Turm hält
screen-of = von { $count }
screen-red = Rot
screen-yellow = Gelb
screen-blue = Blau
screen-white = Weiß
screen-aim = zielen { $side }, Höhe { $height }
screen-blow = mit Stärke { $strength } schlagen

## The table in a terminal

sheet-region = Region
sheet-treasure = Schatz
sheet-trolls = Trolle
sheet-fortress = Festung
sheet-beside = Grenzt an
sheet-lord = Obertroll
sheet-reserve = Vorrat
sheet-belt = Riemen
sheet-gifts = Mitbringsel
sheet-sack = Beutelsack
sheet-lies = liegt
sheet-supply = Schätze im Vorrat
sheet-hits = Schläge
sheet-out = Brocken auf dem Tisch
sheet-borders = Grenzt an
sheet-walkway = Holzweg: Setzfelder, Planke für Planke
sheet-lords = Obertrolle
sheet-between = Zwischen zwei Setzfeldern liegt ein Wanderfeld mit ungerader Nummer. Nach 59 kommt 0.
sheet-start = Startfeld { $space }
sheet-hammerer = Hammer
sheet-partner = Kumpan
sheet-offers = Angebotene Mitbringsel
sheet-way = Weg
sheet-space = Feld
sheet-brings = Bringt
sheet-tailwind = Rückenwind für
sheet-places = { $count ->
    [0] kein Troll mehr im Vorrat
    [one] ein Troll
   *[other] bis zu { $count } Trolle
}
sheet-steps = { $count ->
    [one] eine Wanderung
   *[other] bis zu { $count } Wanderungen
}

## Die Schachtel, für die Dokumentation

components-regions = Regionen
components-landscape = Landschaft
components-fortresses = Festungen
components-first-game = Nummer im ersten Spiel
components-planks = Planken des Holzwegs
components-plank = Planke
components-moves = Züge des Obertrolls
components-pieces = Material eines Spielers
components-number = Anzahl
components-value = Wert
components-treasures = Schätze
components-boulders = Brocken
components-colour = Farbe
components-limits = Limits nach Trollen
components-hammering = Hämmernde Trolle
components-hit-limit = Schlaglimit
components-colour-limit = Farblimit

## The almanac

kind-piece = Spielstein
kinds-piece = Spielmaterial
kind-boulder = Brocken
kinds-boulder = Brocken
kind-place = Ort
kinds-place = Orte
kind-region = Region
kinds-region = Regionen
kind-fortress = Festung
kinds-fortress = Festungen
kind-idea = Was geschieht
kinds-idea = Was geschieht
almanac-troll = Troll
almanac-troll-is = Du hast zehn. Sie kommen aus deinem Vorrat, wandern von Region zu Region und hämmern an Festungen: Für jeden, der hämmert, sind ein Schlag und von jeder Farbe ein Brocken erlaubt.
almanac-lord = Obertroll
almanac-lord-is = Geht den Holzweg entlang und nie zurück. Wessen Obertroll hinten steht, ist am Zug. Er hält auf dem ersten, zweiten oder dritten freien Feld der gewählten Art; weiter bringt mehr, aber die anderen sind dann länger am Zug.
almanac-gift = Mitbringsel
almanac-gift-is = Drei für jeden, am Ende 4, 8 und 16 wert. Eines besänftigt den Berggeist für einen Brocken zu viel; dann ist es umgedreht und nichts mehr wert.
almanac-treasure = Schatz
almanac-treasure-is = In jeder Region liegt einer, 10 bis 28 wert. Er ist dein, wenn mindestens so viele Brocken herausgekommen sind, wie er wert ist, und dort ein Troll von dir steht.
almanac-crown = Krone
almanac-crown-is = 6 Punkte wert. Wer Riemenfeld I, II oder III als Erster füllt, nimmt dessen Krone; ein gleich hoher oder höherer Schatz auf derselben Nummer übernimmt sie.
almanac-boulder-is = 11 der 44 im Turm. Kommen von dieser Farbe mehr heraus, als Trolle hämmern, ist der Berggeist verärgert.
almanac-white-is = 11 der 44 im Turm. Weiße Brocken verärgern niemanden und zählen wie alle anderen.
almanac-tower = Felsenturm
almanac-tower-is = Schläge auf seine Seiten bringen Brocken heraus. Alles, was herauskommt, bleibt bis zum Ende des Zuges liegen.
almanac-placement = Setzfeld
almanac-placement-is = Der Obertroll, der hier hält, setzt einen, zwei oder drei Trolle ein, alle in eine Region der gezeigten Landschaft.
almanac-wander = Wanderfeld
almanac-wander-is = Der Obertroll, der hier hält, lässt Trolle insgesamt eine, zwei oder drei Wanderungen machen, jede in eine angrenzende Region.
almanac-belt = Riemen
almanac-belt-is = Vier Felder I, II, III und +, in den eigenen Zügen von links nach rechts gefüllt. Das erste leere sagt, an welcher Festung du hämmern darfst; für + ist jede recht. Wer + füllt, leitet das Ende ein.
almanac-sack = Geflickter Beutelsack
almanac-sack-is = Nimmt die Schätze auf, die du in den Zügen anderer einsackst. Sie zählen am Ende, füllen aber kein Riemenfeld.
almanac-spirit = Der verärgerte Berggeist
almanac-spirit-is = Mehr Brocken einer Farbe, als Trolle hämmern: Das Hämmern endet, und niemand sackt ein, es sei denn, für jeden Brocken zu viel wird ein Mitbringsel umgedreht.
almanac-tailwind = Rückenwind
almanac-tailwind-is = Wessen Obertroll vor dem eben gezogenen steht, darf einen Troll einsetzen oder eine Wanderung machen, je nach dem eigenen Feld.
almanac-comrade = Kumpan
almanac-comrade-is = Ein Mitspieler mit Trollen in zwei Regionen der Festung darf mitmachen. Die Trolle beider zählen für die Limits, ein Leerschlag gibt den Hammer weiter, und beide dürfen einsacken.
almanac-region-facts = Landschaft: { $landscape }. Hier liegt ein Schatz; Setzfelder mit dieser Landschaft bringen Trolle hierher.
almanac-neighbour = grenzt an: { $region }
almanac-fortress-facts = Steht zwischen diesen Regionen: { $first }, { $second }, { $third }; im ersten Spiel Nummer { $number }. Wer in zweien Trolle hat, darf hier hämmern.

## Hilfe

help-number = Nummer
help-start = Startplanke
help-trolls = { $count ->
    [one] { $count } Troll
   *[other] { $count } Trolle
}
help-around = { $count ->
    [one] { $count } Troll
   *[other] { $count } Trolle
} in { $regions } von 3 Regionen

## Was für einen Zug spricht

part-belt = Schätze am Riemen
part-sack = Schätze im Beutelsack
part-gifts = Mitbringsel, die bleiben
part-crowns = Kronen
part-boulders = Schätze, für die die Brocken auf dem Tisch reichen
part-pace = Vorsprung beim Füllen des Riemens
part-trolls = Trolle, wo sie hämmern können
part-walkway = der Platz des Obertrolls auf dem Holzweg
name-count-points = Punkte
name-count-belt = gefüllte Felder am Gürtel
name-count-trolls = Trolle auf der Insel

help-player = { $seat }
