### Ce que disent les leçons : 40 mots au plus par note.

lesson-first = Première partie
lesson-first-about = Trois Vikings, un plateau et une clôture

lesson-first-clan = Votre clan
lesson-first-clan-about = voici vos trois Vikings
lesson-first-clan-vikings = Vous jouez Ivoire : ces trois Vikings. Ceux de Rouge partent d’en face. Avec des pierres runiques, chacun clôture des terres ; qui en a le plus à la fin gagne.

lesson-first-lines = En ligne droite
lesson-first-lines-about = déplacez un Viking
lesson-first-lines-jump = Un Viking va en ligne droite, aussi loin qu’il veut, mais ne traverse rien. Essayez quand même : choisissez le Viking en A2, puis A5.
lesson-first-lines-jump-miss = Ce chemin est libre, le Viking y va donc. Essayez maintenant ce qui est interdit.
lesson-first-lines-jump-hint = Choisissez A2, puis A5 : le Viking en A3 barre le chemin.
lesson-first-lines-walk = Quand un coup est interdit, la table vous dit pourquoi. Envoyez maintenant votre Viking en A3 sur une des cases proposées.
lesson-first-lines-walk-miss = C’est possible aussi, mais ici nous avons besoin du Viking cerclé.

lesson-first-stone = Posez une pierre
lesson-first-stone-about = sur une case qu’il peut atteindre
lesson-first-stone-throw = Après chaque déplacement, vous posez une pierre runique sur une case où ce Viking pourrait aller maintenant. Choisissez-en une.
lesson-first-stone-red = Rouge fait de même : un Viking, une ligne droite, une pierre. Les pierres ne sont à personne et restent en place.

lesson-first-fence = Fermez la clôture
lesson-first-fence-about = la terre devient vôtre
lesson-first-fence-close = Quelques tours plus tard. Les pierres et le bord forment une clôture, il reste une brèche. Depuis C1, votre Viking atteint toute sa rangée : posez la pierre qui ferme la brèche.
lesson-first-fence-close-inside = Cette pierre est à l’intérieur de la clôture. La brèche reste ouverte, et Rouge peut entrer.
lesson-first-fence-close-miss = Pas tout à fait : C3 reste libre, Rouge peut encore entrer.
lesson-first-fence-close-hint = Cherchez la case entre B3 et D3.
lesson-first-fence-close-done = La clôture est fermée. Derrière, il n’y a que vos Vikings : cette terre est conquise, elle est à vous.

lesson-first-settled = Conquise ou disputée
lesson-first-settled-about = qui peut encore bouger
lesson-first-settled-cells = Chaque case conquise vaut un point, même sous un Viking. Les pierres ne comptent pas. Combien de points vaut votre terre ?
lesson-first-settled-cells-miss = Pas tout à fait. Comptez les cases libres du cadre et celle de votre Viking.
lesson-first-settled-cells-done = Six : cinq cases libres et celle de votre Viking.
lesson-first-settled-rest = Les Vikings établis se reposent. On ne bouge que sur une terre disputée, où les deux clans ont des Vikings. Essayez de déplacer votre Viking en C1.
lesson-first-settled-rest-miss = Ce Viking est libre, il peut donc bouger. Essayez celui en C1.
lesson-first-settled-rest-hint = Choisissez C1, puis une case voisine.

lesson-first-wild = Terre sauvage
lesson-first-wild-about = ne compte pour personne
lesson-first-wild-whose = Dans une autre partie, des pierres ont enfermé les cases cerclées, et aucun Viking ne s’y trouve. À qui sont ces points ?
lesson-first-wild-whose-ivory = à Ivoire
lesson-first-wild-whose-red = à Rouge
lesson-first-wild-whose-nobody = à personne
lesson-first-wild-whose-miss = Pas tout à fait : aucun Viking de ce clan ne s’y trouve.
lesson-first-wild-whose-done = À personne. Une terre sans Viking est sauvage. Soyez dedans avant de fermer la clôture.

lesson-first-won = Qui a gagné ?
lesson-first-won-about = comptez les cases
lesson-first-won-winner = Il ne reste plus de pierre, donc plus personne ne peut jouer : la partie est finie. Une terre disputée ne compte pour personne. Comparez les terres conquises : qui a gagné ?
lesson-first-won-winner-ivory = Ivoire
lesson-first-won-winner-red = Rouge
lesson-first-won-winner-nobody = personne
lesson-first-won-winner-miss = Pas tout à fait : comptez les terres conquises des deux clans, les cases teintées.
lesson-first-won-winner-done = Rouge gagne avec 19 cases contre 8. Ici, une grande terre a rapporté plus que plusieurs petites.

lesson-first-play = Continuez
lesson-first-play-about = Tomte joue Rouge, vous Ivoire
lesson-first-play-on = Vous savez tout. Il reste douze pierres : jouez jusqu’à la fin. Tomte joue Rouge, et il est gentil. Clôturez le plus de terre possible.
lesson-first-play-on-done = La dernière pierre est posée. Vous savez maintenant jouer à { game-name }.

lesson-regions = Régions
lesson-regions-about = Ce qui ferme une terre et ce qui y compte
lesson-regions-gap = Un Viking dans la brèche
lesson-regions-gap-about = ferme-t-il la clôture ?
lesson-regions-gap-closed = Un Viking rouge se tient en C3, dans la dernière brèche de votre clôture. La terre derrière est-elle conquise ?
lesson-regions-gap-closed-yes = oui
lesson-regions-gap-closed-no = non
lesson-regions-gap-closed-miss = Pas tout à fait : seules les pierres et le bord font une clôture.
lesson-regions-gap-closed-done = Non. Les Vikings ne ferment rien : C3 est dans la même région, les deux clans y sont, elle est donc disputée.
lesson-regions-inside = Une pierre à l’intérieur
lesson-regions-inside-about = comptez la terre
lesson-regions-inside-count = Ici la clôture est fermée, et une pierre de plus se dresse à l’intérieur, en B1. Combien de points vaut cette terre ?
lesson-regions-inside-count-miss = Pas tout à fait : une case avec une pierre ne compte jamais.
lesson-regions-inside-count-done = Cinq. La pierre en B1 ne divise rien, mais sa case est perdue.
lesson-regions-two = Deux d’un coup
lesson-regions-two-about = une pierre, deux terres
lesson-regions-two-stone = Vos Vikings attendent des deux côtés d’une brèche. Posez la pierre qui conquiert les deux terres.
lesson-regions-two-stone-miss = Cette pierre vous prend seulement une case. La brèche reste ouverte.
lesson-regions-two-stone-hint = Regardez la case sous A2, entre B2 et B4.
lesson-regions-two-stone-done = Deux régions, cinq cases. Ce qu’une pierre ferme est conquis aussitôt.

lesson-power = Un pouvoir
lesson-power-about = Un personnage plie les règles
lesson-power-card = Gullinbursti
lesson-power-card-about = lisez votre carte
lesson-power-card-may = Avec les personnages, chaque clan a une carte. La vôtre est Gullinbursti : au lieu de poser une pierre, ce Viking peut se déplacer encore. Quand pose-t-il une pierre ?
lesson-power-card-may-always = toujours
lesson-power-card-may-instead = s’il ne bouge pas une seconde fois
lesson-power-card-may-never = jamais
lesson-power-card-may-miss = Pas tout à fait. Relisez la carte : « au lieu de ».
lesson-power-card-may-done = S’il ne bouge pas une seconde fois. Toutes les autres règles restent.
lesson-power-use = Utilisez-le
lesson-power-use-about = déplacez deux fois
lesson-power-use-walk = D’abord le déplacement ordinaire : envoyez le Viking en A3 le long d’une ligne.
lesson-power-use-walk-miss = C’est possible aussi, mais prenons le Viking en A3.
lesson-power-use-again = Maintenant, pierres et déplacements sont proposés. Déplacez encore une fois le Viking en D6.
lesson-power-use-again-stone = Une pierre est permise aussi, mais alors le pouvoir ne sert pas.
lesson-power-use-again-done = Aucune pierre ne suit, et le tour est fini. Utile quand une pierre ne ferait que vous nuire.
lesson-power-bind = Pouvoir ou devoir
lesson-power-bind-about = ce qui vous oblige
lesson-power-bind-must = La carte de Gullinbursti dit « peut ». Devez-vous utiliser ce pouvoir ?
lesson-power-bind-must-yes = oui
lesson-power-bind-must-no = non
lesson-power-bind-must-miss = Pas tout à fait : ce qu’une carte permet peut se refuser.
lesson-power-bind-must-done = Non. Ce qu’une carte permet peut se refuser ; ce qu’elle ordonne ou interdit vaut toujours.

lesson-draft = Le choix des personnages
lesson-draft-about = Qui choisit, et dans quel ordre
lesson-draft-lay = Présentez-en deux
lesson-draft-lay-about = Ivoire choisit la paire
lesson-draft-lay-surtr = Vous êtes Ivoire : vous présentez deux des 32 personnages. Choisissez une carte ; son pouvoir y est écrit. Surtr convient à une première partie.
lesson-draft-lay-second = Maintenant la seconde. Rouge prendra l’une des deux : choisissez des cartes qui vous plaisent toutes les deux. Ratatoskr va bien avec Surtr.
lesson-draft-take = Rouge en prend une
lesson-draft-take-about = et vous recevez l’autre
lesson-draft-take-red = Surtr et Ratatoskr sont présentés, et Rouge prend l’un des deux.
lesson-draft-take-yours = Rouge a pris Ratatoskr. Quel personnage est à vous ?
lesson-draft-take-yours-none = aucun
lesson-draft-take-yours-surtr = Surtr
lesson-draft-take-yours-any = n’importe quel autre
lesson-draft-take-yours-miss = Pas tout à fait : deux cartes étaient présentées.
lesson-draft-take-yours-done = Surtr, celui qui reste. Ivoire propose la paire, Rouge y fait son choix : c’est équitable.
