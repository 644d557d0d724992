game-name = Trolls & Princesses
game-blurb = Des clans de trolls creusent des antres, volent des cloches et capturent des princesses.
brief-goal = Réunissez le plus de points avant que la dernière carte de manche soit jouée.
brief-turn = À votre tour, jouez une carte de manche : elle amène quelque chose dans un village et déplace le roi. Puis déplacez un troll et agissez là où il est arrivé, faites de même avec un autre troll, et piochez une carte de manche.
brief-mind = Chacun de vos trolls à cet endroit donne un point d’action, le roi aussi ; dans les cavernes de votre montagne les humains aussi, dans un village vos camps. Avec ces points vous extrayez, posez des antres, prenez des cartes troll, volez des cloches et capturez des princesses.
brief-end = La partie s’arrête après 12, 11 ou 10 manches à deux, trois ou quatre joueurs. Un ensemble cloche + changelin + camp vaut 15 points, deux pièces différentes 9, une seule 4, une princesse 7, une tuile royale 3, un humain 1 ; antres et cartes troll valent ce qui y est écrit.

prompt-choose-clan = Choisissez un clan
prompt-choose-clan-others = { $seat } choisit un clan
prompt-place-castle = On tire une tuile de château
prompt-reveal-den = On révèle un antre
prompt-reveal-card = On révèle une carte troll
prompt-reveal-royal = On révèle une tuile royale
prompt-reveal-task = On révèle une carte royale
prompt-settle = Dans quelle caverne s’installe votre humain ?
prompt-settle-others = { $seat } choisit la caverne où s’installe un humain
prompt-first-player = On tire au sort qui commence
prompt-draw-card = On pioche une carte de manche
prompt-play-card = Jouez une carte de manche
prompt-play-card-others = { $seat } joue une carte de manche
prompt-move-troll = Quel troll ? D’où ?
prompt-move-troll-others = { $seat } déplace un troll
prompt-move-other-troll = Quel autre troll ? D’où ?
prompt-move-other-troll-others = { $seat } déplace un autre troll
prompt-push = Un troll de quel clan chassez-vous ?
prompt-push-others = { $seat } choisit le clan du troll à chasser
prompt-home = Dans quelle caverne va votre troll ?
prompt-home-others = { $seat } choisit la caverne où va un troll
prompt-home-walker = Dans quelle caverne va le troll qui vient de se déplacer ?
prompt-home-walker-others = { $seat } choisit la caverne du troll qui vient de se déplacer
prompt-act = Agissez avec { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}{ $borrowed ->
    [0] {""}
   *[other] , et { $borrowed } des trolls adverses pour certaines actions
}
prompt-act-others = { $seat } agit avec { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}
prompt-last-tasks = Accomplir encore une carte royale ?
prompt-last-tasks-others = { $seat } décide d’accomplir ou non une autre carte royale
prompt-take-royal-tile = Prendre une tuile royale ?
prompt-take-royal-tile-others = { $seat } décide de prendre ou non une tuile royale
prompt-take-den = Prenez un antre
prompt-take-den-others = { $seat } prend un antre
prompt-take-second-den = Prendre un second antre ?
prompt-take-second-den-others = { $seat } décide de prendre ou non un second antre
prompt-lay-tile = Où la poser : { $tile }
prompt-lay-tile-others = { $seat } pose une tuile : { $tile }
prompt-turn-tile = Orientez la tuile : { $tile }
prompt-turn-tile-others = { $seat } oriente la tuile : { $tile }
prompt-fill-shafts = Quels puits remplir ?
prompt-fill-shafts-others = { $seat } choisit les puits à remplir
prompt-take-card = Prenez une carte troll
prompt-take-card-others = { $seat } prend une carte troll
prompt-replace-camp = Quel village reçoit votre camp ?
prompt-replace-camp-others = { $seat } choisit le village qui reçoit un camp
prompt-send-camp = Lequel de vos camps y va ?
prompt-send-camp-others = { $seat } choisit le camp qui y va
prompt-send-changeling = Lequel de vos changelins y va ?
prompt-send-changeling-others = { $seat } choisit le changelin qui y va
prompt-store-camp = Où va le camp neutre ?
prompt-store-camp-others = { $seat } choisit où va le camp neutre
prompt-store-changeling = Où va le changelin neutre ?
prompt-store-changeling-others = { $seat } choisit où va le changelin neutre
prompt-store-bell = Où va la cloche ?
prompt-store-bell-others = { $seat } choisit où va la cloche
prompt-store-princess = Où dort la princesse ?
prompt-store-princess-others = { $seat } choisit où dort la princesse
prompt-shift-troll = Déplacez un troll vers un autre chaudron
prompt-shift-troll-others = { $seat } déplace un troll vers un autre chaudron
prompt-shift-human = Déplacez un humain vers un autre chaudron
prompt-shift-human-others = { $seat } déplace un humain vers un autre chaudron
prompt-shift-troll-or-human = Déplacez un troll ou un humain vers un autre chaudron ; l’autre suivra
prompt-shift-troll-or-human-others = { $seat } déplace un troll ou un humain vers un autre chaudron ; l’autre suivra

option-clan = { $first }
option-draw = { $first }
option-first = { $first_seat } commence
option-settle = { $first }
option-play = { $first }
option-move = troll : { $first } → { $second }
option-push = chasser un troll : { $first }
option-home = { $first }
option-mine = extraire : { $first }
option-build-camp = bâtir un camp
option-build-dens = creuser jusqu’à deux antres
option-refresh-dens = renouveler les antres
option-fill = remplir les puits : { $first }
option-gain-power = gagner de la force troll
option-buy = acheter : { $first }
option-refresh-cards = renouveler les cartes
option-capture-princess = capturer la princesse
option-tear-down-bell = abattre une cloche
option-castle = action du château
option-swap = échanger les changelins, payer : { $first }
option-hire = engager un humain : { $first }
option-steal-cow = voler une vache
option-activate = activer : { $first }
option-camp = { $first }
option-replace = { $first }
option-changeling = { $first }
option-store = { $first }
option-take = { $first }
option-lay = { $first ->
    [0] dans l’encoche marquée
   *[other] au-delà du bord { $second } de la tuile { $first }
}
option-turn = tourner : { $first }
option-shift = troll : { $first } → { $second }
option-shift-walker = le troll déjà déplacé : { $first } → { $second }
option-shift-human = humain : { $first } → { $second }
option-decline = non merci
option-done = terminé
option-claim = accomplir : { $first }

log-clan = { $seat } mène le clan { $clan }
log-place-castle = { $village } reçoit { $castle }
log-reveal = révélé : { $item }
log-shuffle = { $pile ->
    [den] les antres défaussés forment une nouvelle pile
   *[other] les cartes troll défaussées forment un nouveau paquet
}
log-settle = { $seat } installe un humain : { $cave }
log-first = { $seat } commence
log-play = { $seat } joue { $card }
log-king-cave = { $seat } envoie le roi dans sa propre caverne : { $place }
log-king-village = { $seat } envoie le roi : { $place }
log-piece = { $village } reçoit : { $piece }
log-piece-none = { $village } ne reçoit rien, la réserve est vide : { $piece }
log-tower-full = { $village } ne reçoit rien : une princesse est déjà dans la tour
log-draw = { $seat } pioche { $card }
log-draw-hidden = { $seat } pioche une carte de manche
log-points = { $seat } a { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}{ $borrowed ->
    [0] {""}
   *[other] , plus { $borrowed } des trolls adverses
}
log-move = { $seat } déplace un troll : { $from } → { $to }
log-shift-human = { $seat } déplace un humain : { $from } → { $to }
log-push = { $seat } chasse un troll (joueur : { $other_seat }) : { $place }
log-home = { $seat } ramène un troll : { $cave }
log-leave-board = { $seat } : un troll ne trouve pas de chaudron et quitte { $place }
log-mine = { $seat } extrait : { $amount } { $resource }
log-gain = { $seat } reçoit : { $amount } { $resource }
log-fill = { $amount ->
    [0] { $seat } ne remplit aucun puits : { $resource }
    [one] { $seat } remplit un puits : { $resource }
   *[other] { $seat } remplit { $amount } puits : { $resource }
}
log-gain-power = { $amount ->
    [0] { $seat } ne gagne pas de force : la piste est au bout
   *[other] { $seat } gagne { $amount } de force
}
log-gain-cows = { $amount ->
    [0] { $seat } ne reçoit pas de vache : aucune étable ouverte n’est vide, ou il n’en reste plus
    [one] { $seat } reçoit une vache
   *[other] { $seat } reçoit { $amount } vaches
}
log-card = { $seat } prend { $card }
log-refresh-dens = { $seat } renouvelle les antres
log-refresh-cards = { $seat } renouvelle les cartes troll
log-camp = { $seat } bâtit un camp ({ $village }) : { $slot }
log-changeling = { $seat } échange des changelins ({ $village }) : { $slot }
log-store = { $seat } range : { $piece }, { $item }
log-lay = { $seat } pose { $tile }
log-new-shafts = { $amount ->
    [one] { $seat } achève un puits : { $resource }
   *[other] { $seat } achève { $amount } puits : { $resource }
}
log-barn = { $seat } découvre une étable
log-capture-princess = { $seat } capture la princesse : { $village }
log-tear-down-bell = { $seat } abat une cloche : { $village }
log-castle = { $seat } utilise le { $castle }
log-hire = { $seat } engage un humain : { $cave }
log-steal-cow = { $seat } vole une vache
log-activate = { $seat } active { $item }
log-activate-board = { $seat } utilise l’action royale de son plateau
log-claim = { $seat } accomplit une carte royale : { $task }

end-rounds = Toutes les cartes de manche sont jouées
score-sets = Cloches, changelins, camps
score-princesses = Princesses
score-royal-tiles = Tuiles royales
score-humans = Humains
score-vp-dens = Antres à points
score-troll-cards = Cartes troll

table-cauldrons_per_village = Chaudrons par village
table-cauldrons_per_village-help = Combien de trolls tiennent dans un village.
table-opponents_add_to_bell = Les trolls adverses aident aux cloches
table-opponents_add_to_bell-help = Leurs points d’action comptent pour abattre une cloche.
table-opponents_add_to_castle = Les trolls adverses aident au château
table-opponents_add_to_castle-help = Leurs points d’action comptent pour l’action du château.
table-opponents_add_to_swap = Les trolls adverses aident aux changelins
table-opponents_add_to_swap-help = Leurs points d’action comptent pour l’échange des changelins.
table-opponents_add_to_hire = Les trolls adverses aident aux humains
table-opponents_add_to_hire-help = Leurs points d’action comptent pour engager un humain.
table-opponents_add_to_cow = Les trolls adverses aident aux vaches
table-opponents_add_to_cow-help = Leurs points d’action comptent pour voler une vache.
table-opponents_camps_count = Les camps adverses aident aussi
table-opponents_camps_count-help = Là où les trolls adverses aident, leurs camps du village aident aussi.
table-board_royal_action = Action royale du plateau
table-board_royal_action-help = Le plateau de chaque clan a sa propre action royale.
table-royal_in_power_cave = Tuiles royales dans la caverne de force
table-royal_in_power_cave-help = On peut y activer une tuile royale.
table-royal_in_villages = Tuiles royales dans les villages
table-royal_in_villages-help = On peut y activer une tuile royale.
table-first_tile_may_be_vp_den = La première tuile peut être un antre à points
table-first_tile_may_be_vp_den-help = Elle fermerait le réseau pour toujours.
table-troll_power_max = Piste de force
table-troll_power_max-help = La fin de la piste.
table-troll_power_max_extended = Piste de force prolongée
table-troll_power_max_extended-help = La fin de la piste une fois son changelin parti.
table-board_camp_spaces = Places de camp sur le plateau
table-board_camp_spaces-help = Places pour camps neutres que chaque plateau a dès le début.
table-board_changeling_spaces = Places de changelin sur le plateau
table-board_changeling_spaces-help = Places pour changelins neutres que chaque plateau a dès le début.
table-board_bell_spaces = Places de cloche sur le plateau
table-board_bell_spaces-help = Places pour cloches que chaque plateau a dès le début.
table-board_beds = Lits sur le plateau
table-board_beds-help = Lits pour princesses que chaque plateau a dès le début.
table-even_start = Départ équilibré
table-even_start-help = Les clans commencent avec des biens qui compensent leurs plateaux : moins pour le rouge, plus pour les autres.

name-yellow = jaune
name-red = rouge
name-purple = bleu
name-turquoise = ivoire
name-aside = hors du plateau
name-mining = caverne minière
name-building = caverne de construction
name-power = caverne de force
name-I = village I
name-II = village II
name-III = village III
name-IV = village IV
name-obsidian = obsidienne
name-gold = or
name-diamond = diamant
name-camp = camp neutre
name-changeling = changelin neutre
name-bell = cloche
name-princess = princesse
name-board = le plateau
name-human = humain
name-cow = vache
name-chip-mining-0 = 1 point d’action : extraire de l’obsidienne
name-chip-mining-1 = 2 points d’action : extraire de l’or
name-chip-mining-2 = 3 points d’action : extraire un diamant
name-chip-building-0 = 3 points d’action et une vache : bâtir un camp
name-chip-building-1 = 2 points d’action et 1 obsidienne : creuser jusqu’à deux antres
name-chip-building-2 = 1 point d’action : renouveler les antres
name-chip-power-0 = 2 points d’action : remplir tous les puits d’une ressource
name-chip-power-1 = 2 points d’action : gagner de la force troll
name-chip-power-2 = 1 point d’action, 1 point de force troll et une vache : acheter une carte troll
name-chip-power-3 = 1 point d’action : renouveler les cartes troll
name-shelf-hand = Vos cartes de manche
name-shelf-tasks = Cartes royales
name-shelf-cards = Cartes troll
name-shelf-owned = Vos cartes troll
name-shelf-dens = Tuiles antre
name-shelf-royals = Tuiles royales
name-shelf-pile = dans la pile
name-shelf-deck = dans votre pioche
name-dawn = aube
name-dusk = crépuscule
name-night = nuit
name-piece-king = roi
name-piece-changeling = changelin
name-king-mining = mine
name-king-building = chantier
name-king-power = force
name-king-village = village
name-vp-troll-power =
    1 par force
    de troll
name-vp-bell-dens =
    1 par antre
    à cloche
name-vp-princess-dens =
    1 par antre
    à princesse
name-vp-vp-dens =
    1 par antre
    à points
name-vp-royal-tiles =
    1 par tuile
    royale
name-vp-four-tiles =
    1 pour
    4 tuiles
name-vp-obsidian-shafts =
    1 pour
    3 puits
    d’obsidienne
name-vp-gold-shafts =
    1 pour
    2 puits d’or
name-vp-diamond-shafts =
    1 pour
    2 puits
    de diamant
name-gain-gold =
    aussitôt
    1 or
name-gain-obsidian =
    aussitôt 2
    obsidiennes
name-gain-diamond =
    aussitôt
    1 diamant
name-gain-power =
    aussitôt
    2 forces
    de troll
name-camp-space =
    place
    de camp
name-bell-space =
    place
    de cloche
name-princess-bed = un lit
name-CS1 = le camp sur l’extraction d’obsidienne
name-CS2 = le camp sur l’extraction d’or
name-CS3 = le camp sur l’extraction de diamants
name-CS4 = le camp sur 2 points de force troll
name-BS1 = le changelin sur la vache
name-BS2 = le changelin sur la piste
name-BS3 = le premier changelin sur le gain de force
name-BS4 = le second changelin sur le gain de force
name-CAS-01 = château : remplir des puits
name-CAS-02 = château : déplacer jusqu’à trois humains
name-CAS-03 = château : déplacer deux trolls
name-CAS-04 = château : 2 obsidiennes
name-CAS-05 = château : 1 obsidienne et une vache
name-CAS-06 = château : jusqu’à 2 vaches
name-CAS-07 = château : 1 or
name-CAS-08 = château : 1 diamant
name-CAS-09 = château : 2 forces de troll
name-CAS-10 = château : creuser un antre
name-RCA-01 = 3 antres à princesse
name-RCA-02 = 3 antres à ressources
name-RCA-03 = 3 antres à cloche
name-RCA-04 = 3 antres à points
name-RCA-05 = 7 tuiles quelconques
name-RCA-06 = 3 cartes chauve-souris
name-RCA-07 = 3 cartes serpent
name-RCA-08 = 3 cartes crapaud
name-RCA-09 = une carte de chaque totem
name-RCA-10 = 5 cartes troll
name-RCA-11 = 3 camps neutres
name-RCA-12 = 3 changelins neutres
name-RCA-13 = 3 cloches
name-RCA-14 = 5 humains
name-RES-01 = antre à ressources 1 (camp : 1 or)
name-RES-02 = antre à ressources 2 (camp : une vache)
name-RES-03 = antre à ressources 3 (camp : remplir des puits)
name-RES-04 = antre à ressources 4 (camp : 1 or)
name-RES-05 = antre à ressources 5 (camp : remplir des puits)
name-RES-06 = antre à ressources 6 (camp : 2 forces de troll)
name-RES-07 = antre à ressources 7 (camp : remplir des puits)
name-RES-08 = antre à ressources 8 (camp : 2 obsidiennes)
name-RES-09 = antre à ressources 9 (camp : remplir des puits)
name-RES-10 = antre à ressources 10 (camp : 1 diamant)
name-RES-11 = antre à ressources 11 (camp : 1 diamant)
name-RES-12 = antre à ressources 12 (camp : 2 obsidiennes)
name-RES-13 = antre à ressources 13 (camp : 1 or)
name-RES-14 = antre à ressources 14 (camp : 2 forces de troll)
name-RES-15 = antre à ressources 15 (camp : une vache)
name-RES-16 = antre à ressources 16 (camp : 2 forces de troll)
name-PRI-01 = antre à princesse 1
name-PRI-02 = antre à princesse 2
name-PRI-03 = antre à princesse 3
name-PRI-04 = antre à princesse 4
name-PRI-05 = antre à princesse 5
name-PRI-06 = antre à princesse 6
name-PRI-07 = antre à princesse 7
name-PRI-08 = antre à princesse 8
name-PRI-09 = antre à princesse 9
name-PRI-10 = antre à princesse 10
name-PRI-11 = antre à princesse 11
name-PRI-12 = antre à princesse 12
name-PRI-13 = antre à princesse 13
name-PRI-14 = antre à princesse 14
name-PRI-15 = antre à princesse 15
name-PRI-16 = antre à princesse 16
name-BEL-01 = antre à cloche 1 (cloche : 2 obsidiennes)
name-BEL-02 = antre à cloche 2 (cloche : 2 forces de troll)
name-BEL-03 = antre à cloche 3 (cloche : une vache)
name-BEL-04 = antre à cloche 4 (cloche : 1 or)
name-BEL-05 = antre à cloche 5 (cloche : remplir des puits)
name-BEL-06 = antre à cloche 6 (cloche : 1 diamant)
name-BEL-07 = antre à cloche 7 (cloche : 2 obsidiennes)
name-BEL-08 = antre à cloche 8 (cloche : 1 diamant)
name-BEL-09 = antre à cloche 9 (cloche : une vache)
name-BEL-10 = antre à cloche 10 (cloche : 2 forces de troll)
name-BEL-11 = antre à cloche 11 (cloche : 1 or)
name-BEL-12 = antre à cloche 12 (cloche : 1 diamant)
name-BEL-13 = antre à cloche 13 (cloche : 2 obsidiennes)
name-BEL-14 = antre à cloche 14 (cloche : 1 or)
name-BEL-15 = antre à cloche 15 (cloche : remplir des puits)
name-BEL-16 = antre à cloche 16 (cloche : 2 forces de troll)
name-VPD-01 = antre à points 1 : 1 point par carte chauve-souris
name-VPD-02 = antre à points 2 : 1 point par carte crapaud
name-VPD-03 = antre à points 3 : 1 point par carte serpent
name-VPD-04 = antre à points 4 : 1 point par diamant
name-VPD-05 = antre à points 5 : 1 point pour 2 or
name-VPD-06 = antre à points 6 : 1 point pour 2 obsidiennes
name-VPD-07 = antre à points 7 : 1 point par vache
name-VPD-08 = antre à points 8 : 1 point pour 2 humains
name-VPD-09 = antre à points 9 : 1 point par carte chauve-souris
name-VPD-10 = antre à points 10 : 1 point par carte crapaud
name-VPD-11 = antre à points 11 : 1 point par carte serpent
name-VPD-12 = antre à points 12 : 1 point par diamant
name-VPD-13 = antre à points 13 : 1 point pour 2 or
name-VPD-14 = antre à points 14 : 1 point pour 2 obsidiennes
name-VPD-15 = antre à points 15 : 1 point par vache
name-VPD-16 = antre à points 16 : 1 point pour 2 humains
name-ROY-01 = tuile royale : déplacer deux trolls
name-ROY-02 = tuile royale : déplacer un troll et un humain
name-ROY-03 = tuile royale : déplacer jusqu’à trois humains
name-ROY-04 = tuile royale : 2 forces de troll
name-ROY-05 = tuile royale : jusqu’à 2 vaches
name-ROY-06 = tuile royale : extraire jusqu’à 3 obsidiennes
name-ROY-07 = tuile royale : extraire jusqu’à 2 pépites d’or
name-ROY-08 = tuile royale : extraire un diamant
name-ROY-09 = tuile royale : creuser un antre
name-ROY-10 = tuile royale : prendre une carte troll
name-ROY-11 = tuile royale : remplir des puits
name-ROY-12 = tuile royale à 4 puits d’obsidienne
name-ROY-13 = tuile royale à 3 puits d’or
name-ROY-14 = tuile royale à 2 puits de diamant
name-ROY-15 = tuile royale à 2 places de changelin
name-ROY-16 = tuile royale à places de changelin et de camp
name-ROY-17 = tuile royale à places de changelin et de cloche
name-ROY-18 = tuile royale à 2 places de cloche
name-ROY-19 = tuile royale à places de camp et de cloche
name-ROY-20 = tuile royale de tous les totems
name-TRC-01 = carte chauve-souris : 1 point par force de troll
name-TRC-02 = carte chauve-souris : 1 point par antre à cloche
name-TRC-03 = carte chauve-souris : 1 point par antre à princesse
name-TRC-04 = carte chauve-souris : 1 point par antre à points
name-TRC-05 = carte chauve-souris : 1 point par tuile royale
name-TRC-06 = carte chauve-souris : 1 point pour 4 tuiles
name-TRC-07 = carte chauve-souris : 1 point pour 3 puits d’obsidienne
name-TRC-08 = carte chauve-souris : 1 point pour 2 puits d’or
name-TRC-09 = carte chauve-souris : 1 point pour 2 puits de diamant
name-TRC-10 = carte chauve-souris : 1 or aussitôt
name-TRC-11 = carte chauve-souris : 2 obsidiennes aussitôt
name-TRC-12 = carte chauve-souris : 1 diamant aussitôt
name-TRC-13 = carte chauve-souris : 2 points de force troll aussitôt
name-TRC-14 = carte chauve-souris : place de camp (2 forces de troll)
name-TRC-15 = carte chauve-souris : place de cloche (1 or)
name-TRC-16 = carte chauve-souris : un lit
name-TRC-17 = carte serpent : 1 point par force de troll
name-TRC-18 = carte serpent : 1 point par antre à cloche
name-TRC-19 = carte serpent : 1 point par antre à princesse
name-TRC-20 = carte serpent : 1 point par antre à points
name-TRC-21 = carte serpent : 1 point par tuile royale
name-TRC-22 = carte serpent : 1 point pour 4 tuiles
name-TRC-23 = carte serpent : 1 point pour 3 puits d’obsidienne
name-TRC-24 = carte serpent : 1 point pour 2 puits d’or
name-TRC-25 = carte serpent : 1 point pour 2 puits de diamant
name-TRC-26 = carte serpent : 1 or aussitôt
name-TRC-27 = carte serpent : 2 obsidiennes aussitôt
name-TRC-28 = carte serpent : 1 diamant aussitôt
name-TRC-29 = carte serpent : 2 forces de troll aussitôt
name-TRC-30 = carte serpent : place de camp (2 forces de troll)
name-TRC-31 = carte serpent : place de cloche (1 or)
name-TRC-32 = carte serpent : un lit
name-TRC-33 = carte crapaud : 1 point par force de troll
name-TRC-34 = carte crapaud : 1 point par antre à cloche
name-TRC-35 = carte crapaud : 1 point par antre à princesse
name-TRC-36 = carte crapaud : 1 point par antre à points
name-TRC-37 = carte crapaud : 1 point par tuile royale
name-TRC-38 = carte crapaud : 1 point pour 4 tuiles
name-TRC-39 = carte crapaud : 1 point pour 3 puits d’obsidienne
name-TRC-40 = carte crapaud : 1 point pour 2 puits d’or
name-TRC-41 = carte crapaud : 1 point pour 2 puits de diamant
name-TRC-42 = carte crapaud : 1 or aussitôt
name-TRC-43 = carte crapaud : 2 obsidiennes aussitôt
name-TRC-44 = carte crapaud : 1 diamant aussitôt
name-TRC-45 = carte crapaud : 2 forces de troll aussitôt
name-TRC-46 = carte crapaud : place de camp (2 forces de troll)
name-TRC-47 = carte crapaud : place de cloche (1 or)
name-TRC-48 = carte crapaud : un lit
name-RND-01 = aube I : changelin ; roi → caverne minière
name-RND-02 = aube I : changelin ; roi → caverne de construction
name-RND-03 = aube I : humain ; roi → caverne de force
name-RND-04 = aube I : princesse ; roi → village
name-RND-05 = aube I : princesse ; roi → caverne minière
name-RND-06 = aube II : changelin ; roi → caverne de construction
name-RND-07 = aube II : changelin ; roi → caverne de force
name-RND-08 = aube II : humain ; roi → village
name-RND-09 = aube II : princesse ; roi → caverne minière
name-RND-10 = aube II : princesse ; roi → caverne de construction
name-RND-11 = aube III : changelin ; roi → caverne de force
name-RND-12 = aube III : changelin ; roi → village
name-RND-13 = aube III : humain ; roi → caverne minière
name-RND-14 = aube III : princesse ; roi → caverne de construction
name-RND-15 = aube III : princesse ; roi → caverne de force
name-RND-16 = aube IV : changelin ; roi → village
name-RND-17 = aube IV : changelin ; roi → caverne minière
name-RND-18 = aube IV : humain ; roi → caverne de construction
name-RND-19 = aube IV : princesse ; roi → caverne de force
name-RND-20 = aube IV : princesse ; roi → village
name-RND-21 = crépuscule I : changelin ; roi → caverne de construction
name-RND-22 = crépuscule I : humain ; roi → caverne de force
name-RND-23 = crépuscule I : princesse ; roi → village
name-RND-24 = crépuscule I : princesse ; roi → caverne minière
name-RND-25 = crépuscule I : princesse ; roi → caverne de construction
name-RND-26 = crépuscule II : changelin ; roi → caverne de force
name-RND-27 = crépuscule II : humain ; roi → village
name-RND-28 = crépuscule II : princesse ; roi → caverne minière
name-RND-29 = crépuscule II : princesse ; roi → caverne de construction
name-RND-30 = crépuscule II : princesse ; roi → caverne de force
name-RND-31 = crépuscule III : changelin ; roi → village
name-RND-32 = crépuscule III : humain ; roi → caverne minière
name-RND-33 = crépuscule III : princesse ; roi → caverne de construction
name-RND-34 = crépuscule III : princesse ; roi → caverne de force
name-RND-35 = crépuscule III : princesse ; roi → village
name-RND-36 = crépuscule IV : changelin ; roi → caverne minière
name-RND-37 = crépuscule IV : humain ; roi → caverne de construction
name-RND-38 = crépuscule IV : princesse ; roi → caverne de force
name-RND-39 = crépuscule IV : princesse ; roi → village
name-RND-40 = crépuscule IV : princesse ; roi → caverne minière
name-RND-41 = nuit I : changelin ; roi → caverne de force
name-RND-42 = nuit I : changelin ; roi → village
name-RND-43 = nuit I : humain ; roi → caverne minière
name-RND-44 = nuit I : princesse ; roi → caverne de construction
name-RND-45 = nuit I : princesse ; roi → caverne de force
name-RND-46 = nuit II : changelin ; roi → village
name-RND-47 = nuit II : changelin ; roi → caverne minière
name-RND-48 = nuit II : humain ; roi → caverne de construction
name-RND-49 = nuit II : princesse ; roi → caverne de force
name-RND-50 = nuit II : princesse ; roi → village
name-RND-51 = nuit III : changelin ; roi → caverne minière
name-RND-52 = nuit III : changelin ; roi → caverne de construction
name-RND-53 = nuit III : humain ; roi → caverne de force
name-RND-54 = nuit III : princesse ; roi → village
name-RND-55 = nuit III : princesse ; roi → caverne minière
name-RND-56 = nuit IV : changelin ; roi → caverne de construction
name-RND-57 = nuit IV : changelin ; roi → caverne de force
name-RND-58 = nuit IV : humain ; roi → village
name-RND-59 = nuit IV : princesse ; roi → caverne minière
name-RND-60 = nuit IV : princesse ; roi → caverne de construction

screen-board = Les villages et votre montagne
screen-round = Manche { $number }
screen-phase-card = Carte
screen-phase-troll = Troll
screen-phase-other = Autre troll
screen-phase-draw = Pioche
screen-enlarge = agrandir ({ $tiles } tuiles)
screen-rounds = sur { $number }
screen-close = Retour à votre montagne
screen-tab-dens = Antres
screen-tab-shelves = Offre
screen-tab-more = Journal
screen-leads = un choix vous attend ici
screen-points = sur { $total ->
    [one] { $total } point d’action
   *[other] { $total } points d’action
}
screen-lay = Poser ici
screen-turn-left = Tourner à gauche
screen-turn-right = Tourner à droite
screen-makes-obsidian = { $count ->
    [one] +1 puits d’obsidienne
   *[other] +{ $count } puits d’obsidienne
}
screen-makes-gold = { $count ->
    [one] +1 puits d’or
   *[other] +{ $count } puits d’or
}
screen-makes-diamond = { $count ->
    [one] +1 puits de diamant
   *[other] +{ $count } puits de diamant
}
screen-brings-obsidian = { $count ->
    [one] et { $count } obsidienne de la tuile
   *[other] et { $count } obsidiennes de la tuile
}
screen-brings-gold = et { $count } or de la tuile
screen-brings-diamond = { $count ->
    [one] et { $count } diamant de la tuile
   *[other] et { $count } diamants de la tuile
}
screen-makes-none = ne complète aucun puits
screen-hint-play-card = Une pièce arrive au village de la carte, et le roi va où dit le bas de la carte. Là où il est, le roi vaut un point d’action.
screen-hint-choose-clan = Chaque clan a son propre plateau. Tous peuvent gagner.
screen-hint-cave = Touchez ce qui brille. Le nombre devant est le prix en points d’action, à côté ce qui est payé en plus ; en rouge, ce qui vous manque.
screen-hint-move-troll = Dans une caverne, vos trolls, les humains et le roi donnent chacun un point d’action ; dans un village, vos trolls, vos camps et le roi.
screen-hint-move-other-troll = Pas le troll qui vient de se déplacer.
screen-hint-push = Tous les chaudrons sont pris. Le troll choisi rentre, et son propriétaire dit dans quelle caverne.
screen-hint-home = Chassé ou renvoyé, il va dans un de vos chaudrons vides.
screen-hint-village = { $castle }, pour { $points } PA chaque fois ; après cette action, vos trolls d’ici rentrent à la fin de la phase.
screen-hint-take-royal-tile = Une tuile royale vaut 3 points et occupe une place dans votre réseau.
screen-hint-lay-tile = Choisissez une place ; deux moitiés égales qui se touchent font un puits.
screen-hint-turn-tile = Deux moitiés égales qui se touchent font un puits.
screen-hint-send-camp = Ce qu’il couvre est à vous dès qu’il est parti.
screen-hint-send-changeling = Ce qu’il couvre est à vous dès qu’il est parti.

why-not-in-hand = cette carte n’est pas dans votre main (TP-TURN.4)
why-task-not-open = cette carte royale n’est pas en jeu (TP-SETUP.22)
why-task-done = vous avez déjà accompli cette carte royale (TP-R.19)
why-task-not-met = vous ne remplissez pas encore cette carte royale (TP-TASK.1)
why-no-troll-there = aucun de vos trolls n’est là (TP-MOVE.1)
why-forest = cette section est une forêt, pas un village (TP-SETUP.3)
why-own-trolls = le village est plein, et on ne chasse pas ses propres trolls (TP-MOVE.9)
why-cave-full = la caverne n’a pas de chaudron vide (TP-MOVE.6)
why-barred = ce troll s’est déjà déplacé ce tour-ci (TP-MOVE.13)
why-wall = le passage doit rejoindre un passage (TP-TILES.5)
why-vp-den-place = un antre à points touche exactement une tuile (TP-TILES.7)
why-same-card = vous avez déjà une carte de cette sorte (TP-CARD.1)
why-other-place = ce n’est pas une action du lieu où est allé votre troll (TP-AP.10)
why-points = vous n’avez pas assez de points d’action (TP-ACT.4)
why-goods = vous ne pouvez pas tout payer (TP-ACT.4)
why-shaft-empty = aucun puits de cette ressource n’est rempli (TP-R.26)
why-not-here = ce village n’en a pas (TP-VILLAGE.1)
why-no-space = vous n’avez pas de place libre pour cela (TP-VILLAGE.1, TP-BUILD.6)
why-activated = on active une tuile royale par phase (TP-ROYAL.2)
why-not-yours = cette tuile royale n’est pas dans votre réseau (TP-ROYAL.4)
why-lasting = cette tuile royale n’a pas d’action (TP-ROYAL.9)
why-no-effect = rien de cette action n’est possible maintenant (TP-R.35)
why-clan-taken = quelqu’un d’autre mène déjà ce clan (TP-SETUP.27)
why-task-not-turn = on n’accomplit les cartes royales qu’à son tour (TP-TASK.1)
why-task-laying = la tuile est d’abord posée et tournée (TP-R.46)
why-own-troll = on ne chasse pas ses propres trolls (TP-MOVE.9)
why-no-troll-to-push = aucun troll de ce clan n’est dans le village (TP-MOVE.7)
why-no-other-cauldron = le village est plein : il n’a pas d’autre chaudron libre (TP-R.37)
why-moved-already = cet effet a déjà déplacé ce troll ; il en déplace de différents (TP-ROYAL.10)
why-other-troll = le troll qui peut bouger ici a l’autre nom : shift-walker est celui de la phase 2 (TP-R.29)
why-no-human-there = aucun de vos humains n’est dans cette caverne (TP-ROYAL.11)
why-card-not-shown = cette carte n’est pas dans l’offre (TP-POWER.9)
why-tile-not-shown = cette tuile n’est pas dans l’offre (TP-BUILD.12)
why-royal-not-shown = cette tuile n’est pas dans l’offre (TP-VILLAGE.4)
why-royal-asked = il faut prendre une tuile royale (TP-VILLAGE.4, TP-TASK.5)
why-den-asked = il faut prendre un antre (TP-BUILD.12)
why-card-asked = il faut prendre une carte troll ({ $rule })
why-not-in-pile = cela ne se trouve pas dans la pile où l’on pioche ({ $rule })
why-empty-seat = personne n’est assis là ({ $rule })
why-one-den = il faut construire au moins un antre ({ $rule })
why-must-shift = l’effet s’applique autant que possible ({ $rule })
why-no-own-camp = tous vos camps ont quitté votre plateau (TP-BUILD.8)
why-no-neutral-camp = aucun village n’a plus de camp neutre (TP-BUILD.7)
why-camps-gone = ce village n’a plus de camp neutre (TP-BUILD.7)
why-no-own-changeling = tous vos changelins ont quitté votre plateau (TP-VILLAGE.16)
why-slot-empty = il n’y a plus rien à vous sur cette case (TP-BUILD.2, TP-VILLAGE.9)
why-no-den-fits = aucun antre de l’offre n’a de place dans votre réseau (TP-TILES.2, TP-TILES.7, TP-TILES.9)
why-no-place-left = votre réseau n’a plus de place libre (TP-TILES.2)
why-first-vp-den = un antre à points ne peut pas être la première tuile (TP-R.14)
why-same-vp-den = un antre à points de cette sorte est déjà dans votre réseau (TP-TILES.9)
why-vp-den-nowhere = aucune place libre ne touche exactement une tuile (TP-TILES.7)
why-first-place = la première tuile va dans l’encoche marquée (TP-TILES.1)
why-joins-nothing = aucune de vos tuiles n’a ce numéro, rien ne serait relié (TP-TILES.2)
why-overlaps = la tuile en couvrirait une autre (TP-TILES.15)
why-over-rim = la tuile couvrirait votre plateau (TP-TILES.16)
why-at-wall = la tuile toucherait le mur d’un antre à points (TP-TILES.6, TP-TILES.8)
why-other-name = cette place porte le nom de la première tuile qu’elle touche (TP-TILES.2)
why-shafts-full = aucun puits de cette ressource n’est vide (TP-POWER.2)
why-no-cauldron = la caverne n’a pas de chaudron libre pour un humain (TP-VILLAGE.20)
why-no-barn = aucune de vos étables ouvertes n’est vide (TP-VILLAGE.24)
why-no-cow = il ne reste pas de vache dans la réserve (TP-R.17)
why-no-such-space = il n’y a pas de case pour cela (TP-BOARD.6)
why-space-taken = la case est prise (TP-BOARD.6)
why-space-not-yours = cela n’est pas dans votre zone de jeu (TP-BOARD.4)
why-royal-place = pas d’action royale en ce lieu : la table en a convenu ainsi (TP-R.5)
why-no-board-action = les plateaux n’ont pas d’action royale : la table en a convenu ainsi (TP-R.6)

## The table in a terminal

sheet-round = Manche
sheet-turn = Tour
sheet-phase = Phase
sheet-points = Points d’action
sheet-village = Village
sheet-castle = Château
sheet-stock = Disponible
sheet-bells = Cloches
sheet-camps = Camps
sheet-changelings = Changelins
sheet-humans = Humains
sheet-princesses = Princesses
sheet-here = Sur place
sheet-trolls = Trolls
sheet-score = Points
sheet-round-cards = Cartes de manche
sheet-resources = Ressources
sheet-power = Force de troll
sheet-cows = Vaches
sheet-barns = étables
sheet-slots = Encore sur le plateau
sheet-shafts = Puits pleins
sheet-tiles = Tuiles
sheet-stored = Rangés
error-short-track = la piste de force prolongée finit à { $extended }, avant la piste simple à { $plain } (TP-R.7)

## La boîte, pour la documentation

components-prices = Liste des prix
components-scores = Points de victoire
components-clans = Clans et plateaux
components-pieces = Matériel commun
components-own-pieces = Matériel de chaque clan
components-castles = Tuiles château
components-decks = Cartes de manche de chaque joueur
components-action = Action
components-place = Lieu
components-number = Nombre
components-clan = Clan
components-shafts = Puits
components-start = Biens de départ
components-barns = Étables ouvertes
components-tile = Tuile
components-edges = Bords, dans le sens inverse des aiguilles d’une montre : o, g, d demi-puits d’obsidienne, d’or, de diamant ; - passage ; # mur
components-four = À quatre joueurs seulement
components-squares = Carrés pour changelins
components-card = Carte
components-colour = Couleur
components-players = Joueurs
components-rounds = Manches
components-comes = Arrive au village
components-fill = remplir tous les puits d’une ressource
components-buy = acheter une carte troll
components-hire = engager un humain
components-activate = activer une tuile royale
components-blue = bleue
components-yellow = jaune
components-red = rouge

## The almanac

kind-piece = Pièce
kinds-piece = Pièces et biens
kind-place = Lieu
kinds-place = Lieux
kind-clan = Clan
kinds-clan = Clans
kind-den = Tuile antre
kinds-den = Tuiles antre
kind-royal = Tuile royale
kinds-royal = Tuiles royales
kind-card = Carte troll
kinds-card = Cartes troll
kind-task = Carte royale
kinds-task = Cartes royales
kind-castle = Tuile château
kinds-castle = Tuiles château
kind-round = Carte de manche
kinds-round = Cartes de manche
almanac-troll = Troll
almanac-troll-is = Vous en avez cinq. Deux d’entre eux se déplacent par tour, chacun vers un autre lieu ; là où l’un arrive, chacun des vôtres donne un point d’action.
almanac-king = Le roi des trolls
almanac-king-is = Les cartes de manche le déplacent. Il donne un point d’action là où il est et n’occupe pas de chaudron.
almanac-princess = Princesse
almanac-princess-is = Capturée dans un village pour 5 points d’action, 2 de force et un diamant ; il lui faut un lit. 7 points, et aussitôt une tuile royale.
almanac-changeling = Changelin
almanac-changeling-is = Échangé dans un village : le vôtre y va et libère ce qu’il couvrait, un neutre vient sur l’un de vos carrés. Les neutres comptent dans les ensembles.
almanac-camp = Camp
almanac-camp-is = Bâti dans un village à la place d’un neutre. Le vôtre y donne un point d’action et libère ce qu’il couvrait ; le neutre vient chez vous et compte dans les ensembles.
almanac-bell = Cloche
almanac-bell-is = Abattue dans un village pour 4 points d’action et 3 obsidiennes ; il lui faut une place de cloche. Elle compte dans les ensembles.
almanac-human = Humain
almanac-human-is = Engagé dans un village pour 2 points d’action, 1 de force et 1 or. Dans un chaudron de vos cavernes, il donne un point d’action ; 1 point à la fin.
almanac-cow = Vache
almanac-cow-is = Volée pour 1 point d’action dans n’importe quel village ; il faut une étable ouverte pour chacune. Camps et cartes troll en coûtent une.
almanac-obsidian = Obsidienne
almanac-obsidian-is = Extraite pour 1 point d’action la pièce. Les antres en coûtent une, les cloches trois.
almanac-gold = Or
almanac-gold-is = Extrait pour 2 points d’action la pièce. Les humains en coûtent un, les changelins deux.
almanac-diamond = Diamant
almanac-diamond-is = Extrait pour 3 points d’action la pièce. Une princesse en coûte un ; il remplace 2 or pour échanger des changelins.
almanac-troll-power = Force de troll
almanac-troll-power-is = Gagnée dans la caverne de force, sur une piste de 6 pas, ou 8. Cartes troll et humains en coûtent une, changelins et princesses deux.
almanac-mining-is = Ici l’on vide vos puits : obsidienne pour 1 point d’action, or pour 2, diamant pour 3. Chaque camp parti de sa place double l’une de ces extractions.
almanac-building-is = Ici vous bâtissez un camp (3 points d’action et une vache), posez jusqu’à deux antres (2 et 1 obsidienne) ou renouvelez les cinq tuiles antre (1).
almanac-power-is = Ici vous remplissez tous les puits d’une ressource (2 points d’action), gagnez de la force (2), achetez une carte troll (1, 1 force et une vache) ou renouvelez les cinq cartes (1).
almanac-village = Village
almanac-village-is = Quatre chaudrons pour les trolls de tous. On y prend ce qui s’y trouve : princesse, cloches, changelin, humains ; et une vache. Si le village est plein, on chasse un troll adverse.
almanac-cauldron = Chaudron
almanac-cauldron-is = La place d’un troll ou d’un humain : cinq par caverne, quatre par village.
almanac-shaft = Puits
almanac-shaft-is = Contient une pièce de sa ressource. Sur le plateau, dans les tuiles, et là où deux moitiés égales se touchent ; ceux-ci sont vides au départ.
almanac-clan-is = Biens de départ : obsidienne { $obsidian }, or { $gold }, force de troll { $power }, vaches { $cows }, humains { $humans }.
almanac-clan-shafts = Puits du plateau : obsidienne { $obsidian }, or { $gold }, diamants { $diamonds }.
almanac-den-resource-is = Deux puits d’obsidienne, aussitôt pleins, et une place de camp qui donne un bonus quand on l’occupe.
almanac-den-princess-is = Un lit pour une princesse.
almanac-den-bell-is = Ouvre une de vos étables et a une place de cloche qui donne un bonus quand on l’occupe.
almanac-den-vp-is = Rapporte des points à la fin. Il n’a qu’un passage : rien ne se pose au-delà.
almanac-royal-is = 3 points à la fin. On en prend une pour une princesse ou une carte royale et on la pose dans son réseau ; son action coûte 1 point d’action, une fois par phase.
almanac-card-is = Achetée dans la caverne de force pour 1 point d’action, 1 force et une vache. Elle porte un totem et a des carrés pour changelins neutres.
almanac-task-is = Qui réunit ce qu’elle demande l’accomplit à son tour, sans rien payer, et prend une tuile royale. Chacun le peut, une fois.
almanac-castle-is = L’action du château coûte 3 points d’action. À la fin de la phase, tous vos trolls de ce village rentrent chez eux.
almanac-round-is = Jouée au début de votre tour : sa pièce arrive dans le village indiqué, et le roi va où elle dit.

## Aide

help-laying = Poser une tuile
help-supply = Dans la réserve
help-price = Prix
help-done = accomplie
help-here = { $trolls ->
    [0] {""}
    [one] { $trolls } troll
   *[other] { $trolls } trolls
}{ $camps ->
    [0] {""}
    [one] {" "}· { $camps } camp
   *[other] {" "}· { $camps } camps
}

## Choosing a clan

screen-choose-for-me = Choisissez pour moi
screen-clan-start = au départ
screen-clan-shafts = puits à miner
screen-clan-barns = étables à vaches
screen-clan-royal = action royale
screen-clan-yellow = mine l’or en double
screen-clan-red = a tout de suite un diamant
screen-clan-purple = cinq puits et un humain
screen-clan-turquoise = deux étables, deux vaches

## Ce qui parle pour un coup

part-points = des points
part-stock = des biens en réserve
part-engine = ce qui rapporte plus à chaque tour : puits, humains, camps
part-tasks = des cartes royales presque accomplies
part-turn = ce que la fin du tour peut apporter
name-count-points = points
name-count-goods = biens en réserve
name-count-humans = humains

help-points = Vos points d’action, si un troll vient ici

## Les parties de la page

screen-land = Terres
screen-all-places = Tous les lieux
screen-cave-mining = Caverne minière
screen-cave-building = Caverne de construction
screen-cave-power = Caverne de force
screen-do-mine-obsidian = { $count ->
    [one] { $count } obsidienne
   *[other] { $count } obsidiennes
}
screen-do-mine-gold = { $count } or
screen-do-mine-diamond = { $count ->
    [one] { $count } diamant
   *[other] { $count } diamants
}
screen-do-dens = Jusqu’à 2 antres
screen-do-camp = Bâtir un camp
screen-do-tiles = Changer les tuiles
screen-do-fill = Remplir les puits
screen-do-power = Gagner { $count } forces
screen-do-card = Acheter une carte
screen-do-cards = Changer les cartes
screen-full = { $full } sur { $all } pleins
screen-no-shaft = aucun puits
screen-trolls = { $count ->
    [one] { $count } troll
   *[other] { $count } trolls
}
screen-humans = { $count ->
    [one] { $count } humain
   *[other] { $count } humains
}
screen-camps = { $count ->
    [one] { $count } camp
   *[other] { $count } camps
}
screen-king = roi
screen-lent = { $count ->
    [one] { $count } prêté
   *[other] { $count } prêtés
}
screen-nobody = personne ici
screen-held-troll = Où va ce troll ?
screen-hint-held = Chaque lieu montre les points d’action que vous y auriez, avec ce troll.
screen-gain-fill = remplir des puits
screen-gain-tp1 = 1 force
screen-gain-tp2 = 2 forces
screen-gain-g1 = 1 or
screen-gain-d1 = 1 diamant
screen-gain-o1 = 1 obsidienne
screen-gain-o2 = 2 obsidiennes
screen-gain-c1 = 1 vache
screen-gain-c2 = 2 vaches
screen-gain-o1-c1 = obsidienne, vache
screen-gain-mine-o2 = extraire 2 obsidiennes
screen-gain-mine-o3 = extraire 3 obsidiennes
screen-gain-mine-g1 = extraire 1 or
screen-gain-mine-g2 = extraire 2 or
screen-gain-mine-d1 = extraire un diamant
screen-gain-den = creuser un antre
screen-gain-card = prendre une carte
screen-gain-trolls2 = déplacer 2 trolls
screen-gain-troll-human = troll + humain
screen-gain-humans3 = déplacer 3 humains
screen-tile-camp = camp : { $gain }
screen-tile-bell = cloche : { $gain }
screen-tile-bed = lit
screen-tile-shafts = { $count } puits
screen-tile-spaces = 2 places
screen-tile-totems = 3 totems
screen-card-now = aussitôt
screen-card-spaces = { $count ->
    [one] place
   *[other] { $count } places
}
screen-card-owned = vous l’avez déjà
screen-note-tasks = chacune donne une tuile royale
screen-note-royals = 3 points chacune
screen-mountain-of = Montagne de { $name }
screen-free = Places libres
screen-royal-action = Action royale
screen-makes-best = un puits que la meilleure rotation y complète
screen-power-short = Force
screen-waiting = en attente
screen-camps-left = camps à vous restants : { $count }
screen-changelings-left = changelins à vous restants : { $count }
screen-totem-bat = chauve-souris
screen-totem-snake = serpent
screen-totem-toad = crapaud
screen-tap-card = choisissez une des cartes
screen-first-den = Votre premier antre sera ici. On creuse les antres dans la caverne de construction.
screen-missing = il manque :
screen-do-swap = Échanger des changelins, en payant
screen-tile-vp-bat-cards = 1 par chauve-souris
screen-tile-vp-toad-cards = 1 par crapaud
screen-tile-vp-snake-cards = 1 par serpent
screen-tile-vp-diamonds = 1 par diamant
screen-tile-vp-gold = 1 pour 2 or
screen-tile-vp-obsidian = 1 pour 2 obsidiennes
screen-tile-vp-cows = 1 par vache
screen-tile-vp-humans = 1 pour 2 humains
