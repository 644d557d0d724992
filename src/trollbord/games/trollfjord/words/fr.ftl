game-name = Trollfjord
game-blurb = Rassemblez vos trolls autour des forteresses, faites sortir les blocs de la tour et récupérez les trésors alentour.
brief-goal = Récupérez des trésors : qui a le plus de points l’emporte.
brief-turn = C’est au joueur dont le chef troll est dernier sur le sentier. Le chef troll avance sur l’une des trois prochaines cases Paysage libres ou des trois prochaines cases Déplacement libres : sur une case Paysage, vous ajoutez des trolls dans ce paysage ; sur une case Déplacement, vos trolls se déplacent. Plus il va loin, plus vous ajoutez de trolls ou faites de déplacements.
brief-mind = Avec des trolls dans deux des trois régions autour d’une forteresse, vous pouvez la marteler : d’abord une forteresse I, puis une II, puis une III. Un trésor est à vous si au moins autant de blocs sont sortis qu’il vaut de points. S’il sort plus de blocs d’une couleur qu’il n’y a de trolls qui martèlent, l’Esprit des Montagnes se fâche et personne ne récupère rien, sauf si des cadeaux l’apaisent. Les blocs blancs sont sans danger.
brief-end = La partie s’arrête quand quelqu’un a rempli la dernière case de son lacet et que chacun des autres a joué encore une fois. Comptent les trésors, les cadeaux non offerts et 6 points par couronne.

# Questions
prompt-plank = La prochaine planche du sentier
prompt-fortress = Quel numéro placer ? ({ $site })
prompt-treasure = Un trésor est retourné
prompt-start = Qui occupe la prochaine case de départ ?
prompt-lord = Où va votre chef troll ?
prompt-lord-others = { $seat } choisit où va le chef troll
prompt-place = { $left ->
    [one] Ajoutez un troll, ou aucun : { $landscape }
   *[other] Ajoutez jusqu’à { $left } trolls dans une région : { $landscape }
}
prompt-place-others = { $left ->
    [one] { $seat } ajoute un troll, ou aucun : { $landscape }
   *[other] { $seat } ajoute jusqu’à { $left } trolls dans une région : { $landscape }
}
prompt-tailwind-place = Coup de pouce : vous pouvez ajouter un troll ({ $landscape })
prompt-tailwind-place-others = Coup de pouce : { $seat } peut ajouter un troll ({ $landscape })
prompt-wander = { $left ->
    [one] Déplacez un troll d’une région, ou aucun
   *[other] Faites jusqu’à { $left } déplacements de trolls
}
prompt-wander-others = { $left ->
    [one] { $seat } déplace un troll d’une région, ou aucun
   *[other] { $seat } fait jusqu’à { $left } déplacements de trolls
}
prompt-tailwind-wander = Coup de pouce : déplacez un troll d’une région, ou aucun
prompt-tailwind-wander-others = Coup de pouce : { $seat } déplace un troll d’une région, ou aucun
prompt-call = Quelle forteresse voulez-vous marteler ?
prompt-call-others = { $seat } choisit la forteresse à marteler
prompt-join = S’associer pour marteler ? ({ $site })
prompt-join-others = { $seat } décide de s’associer ou non ({ $site })
prompt-hammer-alone = Marteler sans associé, jusqu’à { $limit } coups ?
prompt-hammer-alone-others = { $seat } décide de marteler ou non sans associé, jusqu’à { $limit } coups
prompt-hammer-with = Marteler avec votre associé, jusqu’à { $limit } coups ?
prompt-hammer-with-others = { $seat } décide de marteler ou non avec son associé, jusqu’à { $limit } coups
prompt-swing = Frapper ou arrêter ?
prompt-swing-others = { $seat } frappe ou arrête
prompt-fell = Combien de blocs sont tombés ?
prompt-red = Combien des { $left } sont rouges ?
prompt-yellow = Combien des { $left } autres sont jaunes ?
prompt-blue = Combien des { $left } autres sont bleus ? Le reste est blanc.
prompt-gift = { $need ->
    [one] L’Esprit des Montagnes veut encore un cadeau
   *[other] L’Esprit des Montagnes veut encore { $need } cadeaux
}
prompt-gift-others = { $need ->
    [one] { $seat } doit encore un cadeau à l’Esprit des Montagnes
   *[other] { $seat } doit encore { $need } cadeaux à l’Esprit des Montagnes
}
prompt-take = Quel trésor récupérez-vous ?
prompt-take-others = { $seat } choisit le trésor à récupérer
prompt-keep = Récupérer maintenant, ou continuer de marteler seul ?
prompt-keep-others = { $seat } récupère maintenant, ou continue de marteler sans associé
prompt-clear = De quelle région retirez-vous tous vos trolls ?
prompt-clear-others = { $seat } choisit la région d’où retirer tous ses trolls

# Choix
option-plank = planche { $first }
option-fortress = numéro { $second } : { $first }
option-treasure = trésor { $first }
option-start = place { $first }
option-lord = { $first }, case libre { $second }
option-put = ajouter un troll : { $first }
option-walk = { $first } → { $second }
option-done = terminé
option-call = désigner : { $first }
option-join = s’associer
option-decline = ne pas s’associer
option-hammer = marteler
option-end = finir le tour
option-hit = { $count ->
    [0] frapper
   *[other] frapper { $first }, force { $second }, hauteur { $third }
}
option-stop = arrêter
option-fell = { $first ->
    [0] rien n’est tombé
    [one] un bloc est tombé
   *[other] { $first } blocs sont tombés
}
option-red = rouges : { $first }
option-yellow = jaunes : { $first }
option-blue = bleus : { $first }
option-gift = offrir { $first }
option-pass = ne plus rien offrir
option-take = trésor : { $first }
option-keep = continuer de marteler
option-leave = repartir sans rien
option-clear = vider : { $first }

# Ce qui s'est passé
log-fortress = Le numéro { $number } est ici : { $site }
log-treasure = Un trésor de { $value } : { $region }
log-treasure-many = { $count } trésors sont posés, un par région
log-start = { $seat } occupe la case de départ { $space }
log-turn = { $seat } est en dernière position et joue
log-counter = La planche de départ est retournée : elle compte les coups de marteau
log-lord-placement = { $seat } avance de { $strength ->
    [one] { $strength } case Paysage libre
   *[other] { $strength } cases Paysage libres
} : { $landscape }
log-lord-wander = { $seat } avance de { $strength ->
    [one] { $strength } case Déplacement libre
   *[other] { $strength } cases Déplacement libres
}
log-put = { $seat } ajoute un troll : { $region }
log-walk = { $seat } déplace un troll : { $from } → { $to }
log-call = { $seat } veut marteler la forteresse { $number } ({ $site })
log-join = { $seat } s’associe
log-decline = { $seat } refuse
log-end = { $seat } ne martèle pas
log-done-place = { $seat } n’ajoute plus de troll
log-done-wander = { $seat } ne se déplace plus
log-hammer = { $seat } martèle ; limite de coups et limite par couleur : { $limit }
log-stop = { $seat } arrête
log-hit = { $seat }, coup { $hit } : rouges { $red }, jaunes { $yellow }, bleus { $blue }, blancs { $white }
log-empty-hit = { $seat }, coup { $hit } : un coup manqué
log-angry = { $need ->
    [one] L’Esprit des Montagnes est en colère et veut un cadeau
   *[other] L’Esprit des Montagnes est en colère et veut { $need } cadeaux
}
log-swap = { $seat } prend le marteau
log-keep = { $seat } continue de marteler
log-empty-handed = { $seat } repart sans rien
log-offer = { $seat } propose le cadeau { $gift }
log-still-angry = L’Esprit des Montagnes reste en colère
log-appeased = L’Esprit des Montagnes est apaisé
log-take-sack = { $seat } récupère un trésor et le pose sur la pièce cousue : { $region } ({ $value })
log-take-sack-hidden = { $seat } récupère un trésor et le pose sur la pièce cousue : { $region }
log-take-belt = { $seat } récupère { $value } sur la case Lacet { $space } : { $region }
log-crown = { $seat } prend la couronne { $number }
log-clear = { $seat } retire { $count ->
    [one] un troll
   *[other] { $count } trolls
} : { $region }
log-boulders-back = Tous les blocs retournent dans la tour
log-last-round = { $seat } a rempli son lacet : les autres ont encore un tour
log-spent = Plus aucun trésor ne peut rejoindre un lacet : les autres ont encore un tour
log-finished = { $seat } a terminé et couche son chef troll

# Fin
end-belt = Un lacet est rempli : victoire aux points, à égalité au chef troll le plus en retard
end-spent = Plus personne ne peut remplir son lacet : victoire aux points, à égalité au chef troll le plus en retard
score-belt = Trésors sur le lacet
score-sack = Trésors sur la pièce cousue
score-gifts = Cadeaux non offerts
score-crowns = Couronnes
score-total = Total

# Pourquoi pas
why-placement-gives-no-steps = une case Paysage ne donne pas de déplacement ({ $rule })
why-wander-gives-no-trolls = une case Déplacement ne place pas de trolls ({ $rule })
why-other-landscape = la case montre : { $landscape } ({ $rule })
why-one-region = tous les trolls vont dans une seule région ({ $rule })
why-no-own-troll = vous n’y avez aucun troll : { $region } ({ $rule })
why-not-adjoining = ces régions ne sont pas voisines : { $region }, { $other } ({ $rule })
why-slate-1 = 1re Loi du Marteau : il faut une forteresse { $needed }, celle-ci est une { $number } ({ $rule })
why-slate-2 = 2de Loi du Marteau : vos trolls occupent { $held } de ses régions, il en faut { $needed } ({ $rule })
why-not-at-fortress = pas autour de cette forteresse : { $region } ({ $rule })
why-treasure-gone = il n’y a plus de trésor : { $region } ({ $rule })
why-too-few-boulders = un trésor de { $value } demande au moins autant de blocs, il y en a { $boulders } ({ $rule })
why-strike-once = qui martèle frappe au moins une fois ({ $rule })
why-choose-blow = dites où et avec quelle force : 'hit left 6 1' (la tour est simulée à cette table)
why-just-hit = à cette table un coup s’écrit 'hit' ({ $rule }) : seule la tour simulée permet de viser
why-must-take = vous pouvez récupérer un trésor, donc vous le devez ({ $rule })
why-keep-or-leave = vous n’avez rien à récupérer ici : continuez de marteler ou repartez sans rien ({ $rule })
why-gift-spent = le cadeau { $gift } est déjà retourné ({ $rule })
why-gift-offered = le cadeau { $gift } est déjà proposé ({ $rule })
why-lord-must-move = votre chef troll doit avancer à chaque tour ({ $rule })
why-none-left = les deux forteresses { $number } sont déjà posées ({ $rule })
why-too-many-fell = il n’en reste que { $count } dans la tour ({ $rule })
why-more-than-fell = il ne reste que { $count } blocs tombés à nommer ({ $rule })
why-too-few-others = il ne reste que { $count } blocs des autres couleurs dans la tour ({ $rule })
why-plank-laid = la planche { $plank } est déjà posée ({ $rule })
why-treasures-seen = il ne reste aucun trésor de { $value } face cachée ({ $rule })
why-lord-stands = le chef troll de { $seat } est déjà placé ({ $rule })
why-no-such-seat = il n’y a que { $count } joueurs à cette table ({ $rule })
why-other-site = c’est à cette forteresse de recevoir son numéro : { $site } ({ $rule })

# Erreurs
error-colours = « { $given } » ne nomme pas chaque couleur une fois comme « { $expected } » (TF-SETUP.2)
error-map-file = la carte « { $given } » est illisible : { $reason }
error-map-part = « { $given } » sur la carte n’est pas une table
error-map-list = « { $given } » sur la carte demande une liste de régions, reçu « { $found } »
error-map-point = « { $given } » sur la carte demande des points de deux nombres, reçu « { $found } »
error-map-unknown = la carte nomme « { $given } », attendu : { $expected }
error-map-missing = la carte ne dit pas où est « { $given } »
error-map-twice = la carte dit « { $given } » deux fois
error-map-number = « { $given } » sur la carte demande un des numéros { $expected }, reçu « { $found } »
error-map-numbers = la carte demande deux fois le numéro { $given }, reçu { $found }
error-map-self = sur la carte « { $given } » est voisine d’elle-même
error-map-symmetric = sur la carte « { $given } » est voisine de « { $offered } », mais pas l’inverse
error-map-site = « { $given } » sur la carte demande trois régions, reçu { $found }
error-map-apart = « { $expected } » sur la carte touche « { $given } » et « { $offered } », qui ne sont pas voisines
error-map-parted = la carte est en morceaux : toute région doit être accessible de toute autre
error-map-flat = la carte ne peut pas être dessinée à plat : des frontières se croiseraient
error-map-meeting = la carte ne peut pas être dessinée avec chaque forteresse à la rencontre de ses trois régions

# Table
table-tower = Tour
table-tower-help = Rapide : le hasard décide de ce qui tombe. Simulée : vous choisissez le côté, la force et la hauteur de chaque coup. La vôtre : vous frappez une vraie tour et tapez ce qui est tombé.
table-tower-quick = rapide
table-tower-physics = simulée
table-tower-yours = la vôtre
table-fortresses = Forteresses
table-fortresses-help = Où se trouvent les numéros I, II et III.
table-fortresses-first-game = comme à la première partie
table-fortresses-random = au hasard
table-fortresses-free = placées par les joueurs à tour de rôle
table-open_sacks = Pièces cousues visibles
table-open_sacks-help = Tous voient la valeur des trésors sur les pièces cousues, pas seulement leur nombre.
table-colours = Couleurs
table-colours-help = Les couleurs par place, par exemple white-black-orange-brown ; à deux, les deux premières. Le blanc est dessiné en ivoire, le marron en carmin, le noir en indigo, pour que personne ne ressemble à un bloc.
table-map = Carte
table-map-help = Une autre carte des mêmes régions et forteresses, lue dans un fichier avec --map.

# Noms
name-mountain = montagne
name-fjord = fjord
name-glacier = glacier
name-swamp = marais
name-tundra = toundra
name-forest = forêt
name-mountain_nw = montagne du nord-ouest
name-swamp_n = marais du nord
name-forest_n = forêt du nord
name-swamp_ne = marais du nord-est
name-glacier_w = glacier de l’ouest
name-tundra_c = toundra du centre
name-mountain_e = montagne de l’est
name-tundra_sw = toundra du sud-ouest
name-fjord_w = fjord de l’ouest
name-fjord_s = fjord du sud
name-forest_se = forêt du sud-est
name-glacier_se = glacier du sud-est
name-S1 = forteresse de l’ouest
name-S2 = forteresse du nord-est
name-S3 = forteresse du centre
name-S4 = forteresse du sud-est
name-S5 = forteresse du nord-ouest
name-S6 = forteresse du sud
name-white = ivoire
name-orange = orange
name-brown = carmin
name-black = indigo
name-placement = case Paysage
name-wander = case Déplacement
name-left = à gauche
name-right = à droite
name-plus = +

# Avec votre tour (TF-TOWER.7)
rule-tower-hold = Tenez bien la tour, sans appuyer dessus.
rule-tower-cover = Couvrez légèrement l’ouverture du haut.
rule-tower-turn = Tournez la porte vers le milieu de la table.
rule-tower-sides = Ne frappez que les côtés, jamais l’avant ni l’arrière.
rule-tower-technique = La technique fait mieux que la force.
rule-tower-stray = Ce qui sort sans coup ou par le haut retourne dans la tour et ne compte pas.

screen-board = Le plateau, le sentier et la tour
screen-facts = réserve : { $reserve } · pièce cousue : { $sack }
screen-reserve = { $count ->
    [one] { $count } troll en réserve
   *[other] { $count } trolls en réserve
}
screen-belt = Lacet
screen-sack = Pièce cousue
screen-gifts = Cadeaux
screen-crowns = Couronnes
screen-face-down = face cachée
screen-so-far = points connus
screen-so-far-sack = connus, + pièce cousue
screen-plates = Tous les joueurs en entier
screen-plates-close = Fermer
screen-tower = La tour : { $boulders ->
    [one] { $boulders } bloc
   *[other] { $boulders } blocs
} sur la table, limite { $limit }
screen-limit = limite { $limit }
screen-free = libre
screen-boulders = { $count ->
    [one] bloc est tombé
   *[other] blocs sont tombés
}
screen-in-reach = à portée
screen-more = encore { $count }
screen-no-troll = pas de troll
screen-taken = pris
screen-hits = Coup { $hits } sur { $limit }
screen-hits-left = { $count ->
    [one] Encore un coup.
   *[other] Encore { $count } coups.
}
screen-wakes = Un bloc de plus ({ $colours }) met l’Esprit des Montagnes en colère.
screen-strength = Avec quelle force
screen-soft = doucement
screen-hearty = franchement
screen-strike = Frapper
screen-space = Espace
screen-strike-help = Visez une paroi, maintenez, et lâchez au bon moment : juste sur un repère, le coup a la force voulue.
screen-fine = un coup net
screen-fair = un coup correct
screen-poor = un coup mal assuré
screen-stop = { $value ->
    [0] Arrêter sans rien prendre
   *[other] Arrêter et prendre { $value }
}
screen-take = Prendre { $value } ({ $landscape })
screen-keep = { $count ->
    [one] Continuer seul, encore un coup
   *[other] Continuer seul, encore { $count } coups
}
screen-type-help = Frappez une fois votre tour et comptez ce qui est sorti.
screen-type-done = Valider
screen-handling = Comment tenir la tour
screen-of = sur { $count }
screen-red = rouge
screen-yellow = jaune
screen-blue = bleu
screen-white = blanc
screen-aim = viser { $side }, hauteur { $height }
screen-blow = frapper avec une force de { $strength }

## The table in a terminal

sheet-region = Région
sheet-treasure = Trésor
sheet-trolls = Trolls
sheet-fortress = Forteresse
sheet-beside = Régions autour
sheet-lord = Chef troll
sheet-reserve = Réserve
sheet-belt = Lacet
sheet-gifts = Cadeaux
sheet-sack = Pièce cousue
sheet-lies = couché
sheet-supply = Trésors en réserve
sheet-hits = Coups
sheet-out = Blocs tombés
sheet-borders = Voisines
sheet-walkway = Sentier : cases Paysage, planche par planche
sheet-lords = Chefs trolls
sheet-between = Entre deux cases Paysage se trouve une case Déplacement, de numéro impair. Après 59 vient 0.
sheet-start = case de départ { $space }
sheet-hammerer = Marteau
sheet-partner = Partenaire
sheet-offers = Cadeaux offerts
sheet-way = Chemin
sheet-space = Case
sheet-brings = Apporte
sheet-tailwind = Coup de pouce pour
sheet-places = { $count ->
    [0] plus de troll en réserve
    [one] un troll
   *[other] jusqu’à { $count } trolls
}
sheet-steps = { $count ->
    [one] un déplacement
   *[other] jusqu’à { $count } déplacements
}

## La boîte, pour la documentation

components-regions = Régions
components-landscape = Paysage
components-fortresses = Forteresses
components-first-game = Numéro de la première partie
components-planks = Planches du sentier
components-plank = Planche
components-moves = Déplacements du chef troll
components-pieces = Matériel de chaque joueur
components-number = Nombre
components-value = Valeur
components-treasures = Trésors
components-boulders = Blocs
components-colour = Couleur
components-limits = Limites selon les trolls
components-hammering = Trolls qui martèlent
components-hit-limit = Limite de coups
components-colour-limit = Limite par couleur

## The almanac

kind-piece = Pièce
kinds-piece = Matériel
kind-boulder = Bloc
kinds-boulder = Blocs
kind-place = Lieu
kinds-place = Lieux
kind-region = Région
kinds-region = Régions
kind-fortress = Forteresse
kinds-fortress = Forteresses
kind-idea = Ce qui arrive
kinds-idea = Ce qui arrive
almanac-troll = Troll
almanac-troll-is = Vous en avez dix. Ils viennent de votre réserve, se déplacent de région en région et martèlent les forteresses : autant de trolls, autant de coups et autant de blocs d’une couleur permis.
almanac-lord = Chef troll
almanac-lord-is = Il suit le sentier et ne recule jamais. C’est au joueur dont le chef est dernier. Il s’arrête sur la première, deuxième ou troisième case libre de la sorte choisie ; plus loin rapporte plus, mais les autres jouent alors plus longtemps.
almanac-gift = Cadeau
almanac-gift-is = Trois par joueur, valant 4, 8 et 16 à la fin. Un cadeau apaise l’Esprit des Montagnes pour un bloc de trop ; retourné, il ne vaut plus rien.
almanac-treasure = Trésor
almanac-treasure-is = Il y en a un par région, valant de 10 à 28. Il est à vous s’il est sorti au moins autant de blocs que sa valeur et si l’un de vos trolls s’y trouve.
almanac-crown = Couronne
almanac-crown-is = Elle vaut 6. Le premier à remplir la case Lacet I, II ou III prend sa couronne ; un trésor de valeur égale ou supérieure sur le même numéro la prend.
almanac-boulder-is = 11 des 44 blocs de la tour. S’il en sort plus de cette couleur qu’il n’y a de trolls qui martèlent, l’Esprit des Montagnes se fâche.
almanac-white-is = 11 des 44 blocs de la tour. Le blanc ne fâche personne et compte comme les autres.
almanac-tower = Tour
almanac-tower-is = Des coups sur ses côtés font sortir des blocs. Tout ce qui sort reste sur la table jusqu’à la fin du tour.
almanac-placement = Case Paysage
almanac-placement-is = Le chef qui s’y arrête ajoute un, deux ou trois trolls, tous dans une région du paysage indiqué.
almanac-wander = Case Déplacement
almanac-wander-is = Le chef qui s’y arrête permet à ses trolls un, deux ou trois déplacements en tout, chacun vers une région voisine.
almanac-belt = Lacet
almanac-belt-is = Quatre cases I, II, III et +, remplies de gauche à droite à vos tours. La première vide dit quelle forteresse vous pouvez marteler ; pour +, n’importe laquelle. Remplir + déclenche la fin.
almanac-sack = Pièce cousue
almanac-sack-is = Elle reçoit les trésors récupérés comme associé, aux tours des autres. Ils comptent à la fin, mais ne remplissent aucune case Lacet.
almanac-spirit = L’Esprit des Montagnes fâché
almanac-spirit-is = Plus de blocs d’une couleur que de trolls : le martelage cesse et personne ne récupère rien, sauf si l’on offre un cadeau par bloc de trop.
almanac-tailwind = Coup de pouce
almanac-tailwind-is = Celui dont le chef est devant celui qui vient d’avancer peut ajouter un troll ou faire un déplacement, selon sa propre case.
almanac-comrade = Associé
almanac-comrade-is = Un adversaire présent dans deux régions de la forteresse peut s’associer. Les trolls des deux comptent pour les limites, un coup manqué passe le marteau, et les deux peuvent récupérer un trésor.
almanac-region-facts = Paysage : { $landscape }. Un trésor s’y trouve ; les cases Paysage de cette sorte y amènent des trolls.
almanac-neighbour = voisine : { $region }
almanac-fortress-facts = Entre ces régions : { $first }, { $second }, { $third } ; numéro { $number } à la première partie. Qui a des trolls dans deux d’entre elles peut la marteler.

## Aide

help-number = Numéro
help-start = Planche de départ
help-trolls = { $count ->
    [one] { $count } troll
   *[other] { $count } trolls
}
help-around = { $count ->
    [one] { $count } troll
   *[other] { $count } trolls
} dans { $regions } des 3 régions

## Ce qui parle pour un coup

part-belt = des trésors sur le lacet
part-sack = des trésors sur la pièce cousue
part-gifts = des cadeaux conservés
part-crowns = des couronnes
part-boulders = des trésors que permettent les blocs sur la table
part-pace = de l’avance pour remplir le lacet
part-trolls = des trolls là où ils peuvent marteler
part-walkway = la place du chef troll sur le sentier
name-count-points = points
name-count-belt = cases remplies de la ceinture
name-count-trolls = trolls sur l’île

help-player = { $seat }
