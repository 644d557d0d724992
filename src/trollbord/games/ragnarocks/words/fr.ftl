game-name = Ragnarocks
game-blurb = Deux clans de Vikings se disputent la terre avec des pierres runiques.
brief-goal = Conquérez plus de terre que l’autre clan.
brief-turn = À votre tour, déplacez un Viking en ligne droite, aussi loin que vous voulez, mais sans traverser ni pierre ni autre Viking. Posez ensuite une pierre runique là où ce Viking pourrait aller maintenant.
brief-mind = Une terre fermée par les pierres et le bord, où un seul clan a des Vikings, est conquise : chaque case vaut 1 point à ce clan, et ces Vikings ne bougent plus.
brief-end = La partie s’arrête quand plus personne ne peut jouer. Avec les personnages, chacun a en plus un pouvoir, décrit à côté du nom.

prompt-move = Déplacez un de vos Vikings libres
prompt-move-others = { $seat } déplace un Viking libre
prompt-stone = Posez une pierre runique là où ce Viking pourrait aller maintenant
prompt-stone-others = { $seat } pose une pierre runique
prompt-skip = Aucun coup possible : passez
prompt-skip-others = { $seat } n’a aucun coup possible et passe

option-move = { $first } vers { $second }
option-stone = pierre en { $first }
option-skip = passer

log-move = { $seat } va de { $from } à { $to }
log-stone = { $seat } pose une pierre en { $cell }
log-skip = { $seat } passe

end-no-turn-left = Plus personne ne peut jouer
score-land = Terre conquise

table-limit = Pierres runiques
table-limit-help = Avec 40 pierres, la partie peut finir parce qu’il n’en reste plus ; sans limite, elle dure tant que quelqu’un peut jouer.
table-limit-40 = 40, comme dans la boîte
table-limit-none = sans limite

seat-0 = Ivoire
seat-1 = Rouge
name-ivory = Ivoire
name-rowan = Rouge
screen-board = Le plateau de Ragnarocks
screen-move = Coup { $number }
screen-supply = { $left ->
    [one] encore { $left } pierre runique
   *[other] encore { $left } pierres runiques
}
screen-settled = { $look } · { $cells ->
    [one] { $cells } case conquise
   *[other] { $cells } cases conquises
}
screen-land = Terre conquise : Ivoire { $ivory }, ouverte { $open }, Rouge { $red }
screen-open = { $cells } libres
screen-held = Où va-t-il ?
screen-choose-card = Choisir cette carte
screen-to-move = joue
screen-stage-viking = Viking
screen-stage-move = Déplacement
screen-stage-stone = Pierre

## Le jeu avancé

prompt-select = Choisissez un de vos Vikings libres
prompt-select-others = { $seat } choisit un Viking libre
prompt-march = Déplacez le Viking choisi
prompt-march-others = { $seat } déplace le Viking choisi
prompt-stags = Déplacez le prochain de vos Vikings libres ; il laisse une pierre derrière lui
prompt-stags-others = { $seat } déplace le prochain Viking libre, qui laisse une pierre derrière lui
prompt-extra-turn = Trois pierres alignées : jouez encore un tour avec ce Viking, ou arrêtez
prompt-extra-turn-others = Trois pierres alignées : { $seat } peut jouer encore un tour avec ce Viking
prompt-power = { $moment ->
    [before] { $power } : on peut agir avant le déplacement
    [after-move] { $power } : on peut agir avant la pierre
    [after-place] { $power } : la pierre apporte encore quelque chose
    [created] { $power } : une région vient d’être créée
    [end] { $power } : on peut agir à la fin du tour
   *[end-of-any] { $power } : une région a été créée pendant ce tour
}
prompt-power-others = { $power } : { $seat } décide
prompt-show = Présentez une carte personnage
prompt-show-others = { $seat } présente une carte personnage
prompt-take = Prenez un des personnages présentés
prompt-take-others = { $seat } prend un des personnages présentés
prompt-draw = Le hasard présente une carte personnage
prompt-deal = Le hasard distribue une carte de personnage
prompt-leave = Choisissez la case de départ qui reste vide
prompt-leave-others = { $seat } choisit la case de départ qui reste vide
prompt-command = Odin : jouez une carte de commandement, reprenez celles qui sont jouées, ou rien
prompt-command-others = Odin : { $seat } décide pour une carte de commandement

option-done = fini
option-select = le Viking en { $first }
option-card-stone = pierre de la carte en { $first }
option-enter = entrer en { $first }
option-remove = enlever la pierre en { $first }
option-leave = laisser { $first } vide
option-swap = échanger { $first } et { $second }
option-show = présenter { $first }
option-take = prendre { $first }
option-draw = tirer { $first }
option-command = jouer { $first }
option-recall = reprendre les cartes jouées
option-relocate = mettre { $first } en { $second }

log-select = { $seat } choisit le Viking en { $cell }
log-card-stone = { $seat } lance une pierre de la carte en { $cell }
log-swap = { $seat } échange { $from } et { $to }
log-enter = { $seat } fait entrer le Viking de la carte en { $cell }
log-remove = { $seat } enlève la pierre en { $cell }
log-penalty = { $seat } paie une pierre à la carte adverse
log-show = { $card } : carte présentée
log-take = { $seat } reçoit { $card }
log-leave = { $seat } laisse { $cell } vide
log-draw = { $seat } tire une carte de commandement : { $card }
log-command = { $seat } joue { $card }
log-recall = { $seat } reprend les cartes de commandement

end-fenrir = Le tour de Fenrir a commencé à côté d’un adversaire
end-idunn = La première terre conquise était celle d’Iðunn
end-repetition = La même position est revenue une troisième fois
end-no-progress = Cinquante tours n’ont apporté aucune pierre au plateau
end-no-stone-left = Il ne reste aucune pierre, et aucun tour ne peut plus changer les terres
score-wild = Terre sauvage
score-stones = Pierres sur le plateau
score-penalties = Pierres sur la carte

## Why something is not allowed

why-skip-forced-only = on ne passe son tour que si aucun n’est possible ({ $rule })
why-no-stone-left = il ne reste aucune pierre à poser ({ $rule })
why-no-turn = aucun tour n’est possible, il faut passer ({ $rule })
why-whole-turn = un tour se joue en entier : Viking, déplacement, pierre ({ $rule })
why-must = { $card } : on ne peut pas y renoncer ({ $rule })
why-must-first = { $card } : sans cela, ce Viking ne peut pas bouger ({ $rule })
why-by-chance = les cartes de commandement se tirent au hasard, avant le premier tour ({ $rule })
why-commands-have-icon = il manque à cette carte le symbole que porte une carte de commandement ({ $rule })
why-drawn-already = cette carte a déjà été tirée ({ $rule })
why-setup-first = la mise en place précède le premier tour ({ $rule })
why-other-setup = ce n’est pas ce que l’on prépare maintenant ({ $rule })
why-laid-already = cette carte est déjà posée ({ $rule })
why-needs-icon = en équipe, on ne joue qu’avec les cartes qui portent le symbole ({ $rule })
why-not-laid = cette carte n’est pas posée ({ $rule })
why-taken = un autre joueur a déjà cette carte ({ $rule })
why-leave-own = c’est une de vos cases de départ qui reste vide ({ $rule })
why-needs-card = seule la carte { $card } le permet ({ $rule })
why-one-command = un seul ordre est donné, au début du tour ({ $rule })
why-none-played = aucune carte de commandement n’a été jouée ({ $rule })
why-played = cette carte de commandement est déjà jouée : reprenez-la d’abord ({ $rule })
why-not-in-hand = cette carte n’est pas dans votre main ({ $rule })
why-no-relocation = aucune carte active ne déplace ainsi les Vikings ({ $rule })
why-select-by-move = ici, le Viking est choisi par son déplacement ({ $rule })
why-selected-already = le Viking en { $at } est choisi pour ce tour ({ $rule })
why-stags-leave = les cerfs laissent des pierres derrière eux et n’en posent pas d’autres ({ $rule })
why-move-first = le Viking se déplace avant que la pierre soit posée ({ $rule })
why-other-moment = ni le tour ni une carte ne le permet à ce moment ({ $rule })
why-stone-now = le Viking s’est déplacé, une pierre suit maintenant ({ $rule })
why-select-first = on choisit d’abord le Viking de ce tour ({ $rule })
why-power-first = { $card } : on le fait ou on y renonce d’abord ({ $rule })
why-command-first = l’ordre d’Odin vient d’abord, ou aucun ({ $rule })
why-not-your-viking = aucun de vos Vikings n’est en { $at } ({ $rule })
why-other-viking = c’est le Viking en { $at } qui agit ({ $rule })
why-viking-settled = le Viking en { $at } est établi et ne se déplace plus ({ $rule })
why-occupied = { $at } n’est pas vide ({ $rule })
why-blocked-stone = la pierre en { $at } barre le chemin ({ $rule })
why-blocked-viking = le Viking en { $at } barre le chemin ({ $rule })
why-blocked = on ne peut pas passer par { $at } ({ $rule })
why-one-cell = { $card } : le pas est d’une seule case ({ $rule })
why-no-place-after = depuis { $at }, aucune pierre ne pourrait être posée ({ $rule })
why-land-wild = { $at } est une terre sauvage ({ $rule })
why-land-settled = { $at } est une terre conquise ({ $rule })
why-no-way-out = le Viking en { $at } ne pourrait pas finir un tour ({ $rule })
why-stag-moved = le Viking en { $at } s’est déjà déplacé ce tour ({ $rule })
why-push-ends = le déplacement s’arrête là où le Viking en { $at } est poussé ({ $rule })
why-push-edge = derrière le Viking en { $at }, le plateau s’arrête ({ $rule })
why-mixed-way = en { $at }, le chemin mêle pierres et cases vides ({ $rule })
why-from-stone = le déplacement part d’une pierre voisine du Viking, par exemple { $at } ({ $rule })
why-not-on-edge = { $at } n’est pas au bord du plateau ({ $rule })
why-walk-instead = { $at } est accessible par un déplacement ordinaire ({ $rule })
why-no-stone-beside = aucune pierre à côté de { $at } : le Viking se déplace comme d’habitude ({ $rule })
why-not-in-line = cette case n’est alignée avec aucune pierre voisine du Viking ({ $rule })
why-move-line = { $from } et { $to } ne sont pas en ligne droite ({ $rule })
why-stone-line = cette case n’est pas en ligne droite avec le Viking en { $at } ({ $rule })
why-stone-beside = { $card } : la pierre va à côté du Viking en { $at } ({ $rule })
why-nerthus = Nerthus interdit une pierre qui crée une région tant qu’il y a une autre place ({ $rule })
why-card-empty = il ne reste aucune pierre sur la carte ({ $rule })
why-beside-in-row = le décalage est d’une case à gauche ou à droite, et { $at } est ailleurs ({ $rule })
why-no-opponent-beside = en { $at }, il n’y a pas de Viking adverse voisin du vôtre ({ $rule })
why-no-viking-there = aucun Viking n’est en { $at } ({ $rule })
why-far-side = il va du côté opposé du Viking en { $at } ({ $rule })
why-way-back = { $at } n’est pas sur le chemin du retour ({ $rule })
why-beside-first-stone = la seconde pierre va à côté de la première, en { $at } ({ $rule })
why-no-own-beside = aucun de vos Vikings libres n’est à côté de { $at } ({ $rule })
why-no-stone-there = aucune pierre n’est en { $at } ({ $rule })
why-remove-beside = seule une pierre voisine du Viking en { $at } peut être retirée ({ $rule })
why-borders-land = la pierre borde { $at }, et cette terre ne doit pas changer ({ $rule })
why-not-settled-now = le Viking en { $at } ne s’est pas établi pendant ce tour ({ $rule })
why-was-settled = { $at } était déjà conquise au début du tour ({ $rule })
why-not-their-viking = aucun Viking adverse n’est en { $at } ({ $rule })
why-stepped-already = le Viking en { $at } a déjà fait un pas ({ $rule })

error-bad-characters = on choisit deux personnages différents, pour deux joueurs : « { $given } » ne va pas avec { $seats } places
error-bad-teams = { $given } joueurs pour Ivoire n’en laissent aucun pour Rouge à une table de { $seats }

table-characters = Personnages
table-characters-help = Chacun reçoit un personnage mythologique dont le pouvoir change les règles. À trois joueurs ou plus (équipes), on joue toujours avec.
table-characters-none = aucun
table-characters-draft = Ivoire présente, Rouge choisit
table-characters-random = au hasard
table-characters-chosen = choisis ici
table-ivory_card = Le personnage d’Ivoire
table-ivory_card-help = Compte si les personnages sont choisis ici.
table-red_card = Le personnage de Rouge
table-red_card-help = Compte si les personnages sont choisis ici. Surtr avec Ratatoskr et Gullinbursti avec Týr sont de bonnes premières paires.
table-ivory_players = Joueurs pour Ivoire
table-ivory_players-help = Combien de places jouent pour Ivoire ; 0 les partage également. Les équipes peuvent être inégales.

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
name-ask_and_embla = Ask et Embla
name-blodughofi = Blóðughófi
name-bragi = Bragi
name-vali = Váli
name-gerdr = Gerðr
name-dainn_dvalinn_duneyrr_durathror = Les quatre cerfs
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
name-fjorgyn_and_fjorgynn = Fjörgyn et Fjörgynn
name-heimdallr = Heimdallr
name-aegir = Ægir
name-nobody = personne

## Ce que les cartes permettent, en bref

power-gullinbursti = Au lieu de poser une pierre, ce Viking peut se déplacer encore une fois.
power-mani = À la fin du tour, un de ses Vikings peut se déplacer d’une case.
power-nerthus = L’adversaire ne peut pas créer de région tant qu’il peut l’éviter.
power-ratatoskr = Après la pierre, ce Viking peut repartir en sens inverse.
power-sol = Avant le mouvement, ce Viking peut glisser d’une case dans sa rangée.
power-thor = Quatre pierres de sa carte tombent sur n’importe quelle case disputée et vide.
power-tyr = Après son mouvement, il peut échanger sa place avec un Viking voisin.
power-fenrir = Deux Vikings. À côté d’un adversaire au début du tour, il gagne.
power-freyja = Les terres sauvages comptent aussi pour elle.
power-hel = Chaque pierre du plateau compte pour elle, ses terres non.
power-hildisvini = Il peut pousser d’une case un Viking sur son chemin.
power-ask_and_embla = Les pierres volent par-dessus tout et tombent sur des cases disputées vides. À la première région qu’il crée, le troisième Viking doit aussi entrer sur une telle case.
power-blodughofi = Les pierres ne se posent qu’à côté du Viking ; si la pierre touche un adversaire, il peut se déplacer encore.
power-bragi = Avant son déplacement, il peut déplacer un Viking adverse voisin.
power-vali = Après le mouvement, il peut porter un Viking adverse de l’autre côté.
power-gerdr = Une pierre à côté d’un autre de ses Vikings oblige le Viking choisi à se déplacer encore une fois.
power-dainn_dvalinn_duneyrr_durathror = Tous ses Vikings libres doivent se déplacer, et chacun laisse une pierre ; aucune autre n’est posée.
power-jormungandr = Une ligne d’exactement trois pierres donne un tour de plus avec le même Viking.
power-idunn = Gagne si la première terre conquise est la sienne et vaut au moins six points ; pas si deux le sont à la fois.
power-ymir = À la fin du tour, une pierre de plus à côté d’un de ses Vikings libres.
power-njordr = Seul Viking libre de son clan au bord après son déplacement, il peut se déplacer encore.
power-odin = Au début de son tour, il peut jouer une carte de commandement, dont le pouvoir vaut jusqu’à son tour suivant, ou reprendre toutes celles qu’il a jouées.
power-selkolla = Du bord, elle peut gagner toute autre case vide et disputée du bord ; ses pierres doivent se poser à côté du Viking.
power-sleipnir = Au lieu de bouger, il peut sauter par-dessus une pierre voisine, sur une terre disputée ou sauvage.
power-surtr = Ou bien une pierre à côté du Viking et une seconde à côté de la première.
power-fafnir = Près d’une pierre, son mouvement doit partir de la case de celle-ci ; terres sauvages et conquises lui sont fermées.
power-forseti = Après avoir créé une région, une pierre de plus dans celle-ci ou dans une région disputée.
power-freyr = À la fin du tour, il peut retirer une pierre près de ce Viking, si aucune terre conquise ou sauvage ne change.
power-frigg = Un pas avant ou après le mouvement, sauf au premier tour. Chaque pas met une pierre sur la carte adverse : un point pour l’adversaire.
power-fjorgyn_and_fjorgynn = Deux Vikings ; un déplacement peut passer par-dessus des pierres, mais alors rien d’autre.
power-heimdallr = Un de ses Vikings établi pendant ce tour peut être placé sur une case vide qui n’était pas conquise au début du tour.
power-aegir = Quand une région naît, il peut déplacer d’un pas chaque Viking adverse libre.
screen-power-now = en vigueur
screen-card-stones = { $stones ->
    [one] une pierre dessus
   *[other] { $stones } pierres dessus
}
screen-penalties = { $stones ->
    [one] une pierre de pénalité dessus
   *[other] { $stones } pierres de pénalité dessus
}
screen-no-limit = Pierres runiques sans limite

## The table in a terminal

sheet-legend = I Viking d’Ivoire, R Viking de Rouge, # pierre runique, i et r terre conquise, virgule terre sauvage, point terre disputée
sheet-supply = Pierres runiques restantes
sheet-card = Carte
sheet-laid = Présentées
sheet-hand = Votre main
sheet-stones = Pierres en
sheet-vikings = Vikings : { $look }
sheet-settled = { $cell } (établi)
sheet-no-limit = sans limite

## La boîte, pour la documentation

components-pieces = Pièces
components-simple = Personnages simples
components-advanced = Personnages avancés
components-cells = Cases et leurs voisines
components-number = Nombre
components-start = Départ
components-character = Personnage
components-power = Pouvoir
components-vikings = Vikings
components-icon = Symbole
components-row = Rangée
components-row-cells = Cases
components-edge = Au bord
components-cell = Case
components-neighbours = Voisines

## The almanac

kind-piece = Pièce
kinds-piece = Pièces
kind-land = Terre
kinds-land = Terres
kind-place = Lieu
kinds-place = Lieux et signes
kind-character = Personnage
kinds-character = Personnages
almanac-viking-is = À votre tour, vous déplacez l’un de vos Vikings en ligne droite, aussi loin que vous voulez, sans franchir ni pierre ni autre Viking.
almanac-viking-free = Seul un Viking en terre disputée peut être choisi ; en terre conquise, il se repose jusqu’à la fin de la partie.
almanac-stone = Pierre runique
almanac-stone-is = Elle termine chaque tour : elle va là où le Viking qui vient de bouger pourrait encore aller. Rien ne la franchit, et sa case ne compte pour personne.
almanac-region = Région
almanac-region-is = Des cases reliées entre elles, que ferment des pierres et le bord du plateau. Les Vikings ne ferment rien.
almanac-contested = Terre disputée
almanac-contested-is = Des Vikings des deux couleurs s’y trouvent. La partie y continue ; elle ne compte pour personne.
almanac-settled = Terre conquise
almanac-settled-is = Seuls des Vikings d’une même couleur s’y trouvent. Chacune de ses cases compte 1 pour cette couleur, et ses Vikings se reposent.
almanac-wild = Terre sauvage
almanac-wild-is = Aucun Viking ne s’y trouve. Elle ne compte pour personne, sauf si un personnage en décide autrement.
almanac-cell = Case
almanac-cell-is = L’un des 86 hexagones, nommé par sa rangée et sa place : C3 est la troisième case de la rangée C. Des lignes droites en partent dans six directions.
almanac-edge = Bord du plateau
almanac-edge-is = 30 cases ont moins de six voisines. Le bord ferme les régions comme le font les pierres.
almanac-supply = Réserve
almanac-supply-is = 40 pierres runiques pour les deux. Quand il n’en reste plus, aucun tour qui en demande une n’est possible.
almanac-icon = Le symbole des cartes
almanac-icon-is = Odin ne commande que les cartes qui le portent, et l’on ne joue en équipes qu’avec celles-ci.

## Aide

help-cell = Case { $cell }
help-cells = Ses cases
help-contested = disputée
help-wild = sauvage
help-settled-0 = conquise par Ivoire
help-settled-1 = conquise par Rouge
help-viking-0 = Viking d’Ivoire
help-viking-1 = Viking de Rouge

## Ce qui parle pour un coup

part-territory = de la terre que son clan atteint en premier
part-cards = des points grâce aux cartes
part-settled = de la terre sûrement conquise
name-count-land = terres à soi, colonisées
name-count-theirs = terres colonisées de l’autre

help-would-settle = { $count ->
    [one] conquerrait { $count } case
   *[other] conquerrait { $count } cases
}
help-stone-here = Une pierre ici
help-closes-nothing = ne conquiert encore rien

# Told by commands
told-way-w = ouest
told-way-e = est
told-way-nw = nord-ouest
told-way-ne = nord-est
told-way-sw = sud-ouest
told-way-se = sud-est
told-way-free = libres { $cells }
told-way-edge = le bord
told-cell-stone = pierre runique
told-cell-viking = Viking : { $look }
told-cell-land = terre colonisée : { $look }
told-cell-free = libre
