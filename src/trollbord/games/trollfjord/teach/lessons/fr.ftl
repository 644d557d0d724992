### Ce que disent les leçons : 40 mots au plus par note.

lesson-first = Première partie
lesson-first-about = Avancer, rassembler, marteler, récupérer

lesson-first-last = Le dernier joue
lesson-first-last-about = votre chef troll
lesson-first-last-lords = Vous jouez ivoire. Les trolls veulent les trésors des douze régions, et ce sont les blocs sortis de la tour qui décident de ce que l’on reçoit. Le chef troll dernier sur le sentier avance : c’est le vôtre.

lesson-first-lord = Avancez votre chef
lesson-first-lord-about = une, deux ou trois cases
lesson-first-lord-three = Il va sur l’une des trois prochaines cases Paysage libres, ou des trois prochaines cases Déplacement. Troisième case Paysage, trois trolls : choisissez le marais entouré.
lesson-first-lord-three-fewer = Cela apporte moins de trolls. La troisième case en apporte trois.
lesson-first-lord-three-steps = Là, des trolls se déplacent, mais vous n’en avez pas encore. Prenez la case Paysage entourée.

lesson-first-trolls = Ajouter des trolls
lesson-first-trolls-about = là où la case le dit
lesson-first-trolls-forest = Tous vont dans une même région du paysage où se tient votre chef. Essayez ailleurs : choisissez la forêt du nord.
lesson-first-trolls-forest-miss = Le marais convient, un troll viendrait. Essayez d’abord la forêt.
lesson-first-trolls-forest-hint = C’est la région entourée.
lesson-first-trolls-swamp = Votre chef est sur un marais. Ajoutez trois trolls dans le marais du nord : il touche deux forteresses.
lesson-first-trolls-swamp-other = Ce marais ne touche qu’une forteresse. Prenez celui du nord.
lesson-first-trolls-swamp-miss = Vous pouvez en placer moins, mais trois valent mieux. Continuez dans le marais du nord.

lesson-first-turn = À qui le tour ?
lesson-first-turn-about = pas d’ordre fixe
lesson-first-turn-orange = Orange était alors dernier et fait de même : un glacier, avec trois trolls.
lesson-first-turn-whose = Regardez le sentier. À qui est le prochain tour ?
lesson-first-turn-whose-orange = orange
lesson-first-turn-whose-ivory = ivoire
lesson-first-turn-whose-miss = Pas tout à fait : quel chef est le plus en retard ?
lesson-first-turn-whose-done = Vous : votre chef est dernier. Les petits pas donnent plus de tours, les grands plus de trolls.

lesson-first-walk = Se déplacer
lesson-first-walk-about = les trolls marchent
lesson-first-walk-feet = Maintenant la case Déplacement entourée : la première, donc un déplacement. Votre chef reste derrière celui d’Orange.
lesson-first-walk-feet-place = Cela ajoute encore des trolls. Ici, nous voulons marcher.
lesson-first-walk-feet-far = Plus loin, il y a plus de déplacements, mais Orange serait dernier. Prenez la première.
lesson-first-walk-steps = Un troll va dans une région voisine. Choisissez le marais du nord, puis une région voisine.
lesson-first-walk-steps-miss = Vous pouvez renoncer au déplacement. Ici, faites-le.
lesson-first-walk-wind = Qui se trouve devant votre chef reçoit un coup de pouce après votre mouvement : un troll ou un déplacement. Orange en ajoute un.

lesson-first-fortress = À la forteresse
lesson-first-fortress-about = pouvez-vous marteler ?
lesson-first-fortress-call = Plus tard. Votre lacet est vide : d’abord une forteresse I, avec des trolls dans deux de ses trois régions. Vous les avez : choisissez la forteresse entourée.
lesson-first-fortress-call-miss = Vous pouvez finir votre tour, mais des trésors attendent.
lesson-first-fortress-limit = Vous avez droit à autant de coups que vous avez de trolls dans le cadre, neuf au plus. Combien ?
lesson-first-fortress-limit-miss = Pas tout à fait : comptez tous vos trolls dans les trois régions.
lesson-first-fortress-limit-done = Cinq. C’est aussi la limite des blocs rouges, jaunes et bleus, pour chaque couleur.
lesson-first-fortress-alone = Personne d’autre ne peut s’associer ici. Martelez : le premier coup suit aussitôt.
lesson-first-fortress-alone-miss = Alors le tour finit sans trésor. Martelez.

lesson-first-blow = Encore une fois ?
lesson-first-blow-about = chance et limites
lesson-first-blow-second = Sept blocs sont sortis. Les trésors valent ici 11, 14 et 18 : sept ne suffisent pour aucun. Frappez encore.
lesson-first-blow-second-early = S’arrêter maintenant ne rapporte rien. Il vous reste des coups.
lesson-first-blow-stop = Quinze en tout, dont quatre rouges. À six d’une couleur, l’Esprit des Montagnes se fâcherait et personne n’aurait rien. Arrêtez.
lesson-first-blow-stop-greedy = Un troisième coup donne peut-être 18, ou la colère de l’Esprit. Arrêtez ici.

lesson-first-treasure = Le trésor
lesson-first-treasure-about = ce que permettent quinze blocs
lesson-first-treasure-dear = Un trésor est à vous s’il ne vaut pas plus que les blocs sortis et si un de vos trolls s’y trouve. Essayez le plus cher : 18.
lesson-first-treasure-dear-miss = Celui-là, vous pouvez le prendre. Essayez d’abord 18.
lesson-first-treasure-dear-hint = Il se trouve dans la région entourée.
lesson-first-treasure-take = Quinze ne suffit pas pour 18, mais suffit pour 14. Prenez-le.
lesson-first-treasure-take-small = Onze convient aussi, mais 14 vaut plus.
lesson-first-treasure-take-done = Il va sur la première case de votre lacet. Vos trolls quittent la région et pourront revenir.
lesson-first-treasure-crown = Le premier à remplir cette case reçoit sa couronne, qui vaut 6, jusqu’à ce qu’un autre y pose un trésor égal ou supérieur. Combien valent-ils ensemble ?
lesson-first-treasure-crown-miss = Pas tout à fait : 14 pour le trésor et 6 pour la couronne.
lesson-first-treasure-crown-done = Vingt.

lesson-first-end = La fin
lesson-first-end-about = quatre cases du lacet
lesson-first-end-when = Il vous faut ensuite une forteresse II, puis III ; pour la dernière case, +, n’importe laquelle. Qu’est-ce qui amène la fin ?
lesson-first-end-when-tower = la tour est vide
lesson-first-end-when-plus = quelqu’un remplit la case +
lesson-first-end-when-trolls = quelqu’un n’a plus de troll
lesson-first-end-when-miss = Pas tout à fait : les blocs retournent dans la tour, et les trolls dans la réserve.
lesson-first-end-when-done = Qui remplit + a fini ; chacun des autres joue encore un tour. Trésors, cadeaux et couronnes comptent.

lesson-first-play = Jouez la suite
lesson-first-play-about = Tomte joue orange, vous ivoire
lesson-first-play-on = Il ne manque à chacun que le dernier trésor : toute forteresse convient. Rassemblez des trolls, martelez et prenez le meilleur. Tomte est gentil.
lesson-first-play-on-done = Vous connaissez maintenant Trollfjord. Associés et cadeaux ont leurs propres leçons.

lesson-comrade = Un associé
lesson-comrade-about = Marteler à deux

lesson-comrade-join = S’associer
lesson-comrade-join-about = qui peut, et ce que cela apporte
lesson-comrade-join-call = Vous voulez marteler la forteresse entourée. Orange a aussi des trolls dans deux de ses régions. Choisissez la forteresse.
lesson-comrade-join-call-miss = Alors le tour finit. Choisissez la forteresse.
lesson-comrade-join-orange = On demande donc à Orange, qui s’associe. On ne refuse pas un associé ; on peut seulement renoncer à marteler.
lesson-comrade-join-limit = Les trolls des deux martèlent. Combien de coups sont permis ?
lesson-comrade-join-limit-miss = Pas tout à fait : comptez les vôtres et ceux d’Orange dans les trois régions.
lesson-comrade-join-limit-done = Sept : quatre à vous et trois à Orange. La limite par couleur est aussi de sept.
lesson-comrade-join-hammer = Martelez ensemble. Vous commencez.
lesson-comrade-join-hammer-alone = Alors personne n’a rien. Martelez avec Orange.

lesson-comrade-empty = Le coup manqué
lesson-comrade-empty-about = le marteau change de main
lesson-comrade-empty-second = Six sont sortis. Frappez encore.
lesson-comrade-empty-second-early = Six blocs ne suffisent pour aucun trésor ici. Frappez.
lesson-comrade-empty-who = Rien n’est sorti : un coup manqué. Avec un associé, cela change tout. Qui martèle maintenant ?
lesson-comrade-empty-who-ivory = ivoire
lesson-comrade-empty-who-orange = orange
lesson-comrade-empty-who-miss = Pas tout à fait : les rôles changent aussitôt.
lesson-comrade-empty-who-done = Orange. Qui tient le marteau décide de l’arrêt et récupère en premier.
lesson-comrade-empty-theirs = Orange frappe : neuf de plus, quinze en tout. Les blocs comptent pour les deux. Orange s’arrête.

lesson-comrade-share = Le partage
lesson-comrade-share-about = un trésor chacun
lesson-comrade-share-first = Celui qui martèle récupère d’abord. Orange prend le 14.
lesson-comrade-share-place = C’est votre tour, pas celui d’Orange. Où va le trésor d’Orange ?
lesson-comrade-share-place-belt = sur le lacet
lesson-comrade-share-place-sack = sur la pièce cousue
lesson-comrade-share-place-miss = Pas tout à fait : le lacet est pour ses propres tours.
lesson-comrade-share-place-done = Sur la pièce cousue, face cachée. Il comptera à la fin, mais ne remplit aucune case.
lesson-comrade-share-keep = Il vous reste le 18, et quinze ne suffisent pas. Vous pouvez partir, ou continuer seul. Continuez.
lesson-comrade-share-keep-leave = Alors vous repartez sans rien. Il reste des coups : continuez.
lesson-comrade-share-stop = Cinq de plus : vingt. Cela suffit pour 18. Arrêtez.
lesson-comrade-share-stop-greedy = Un coup de plus n’apporte pas de meilleur trésor, seulement un risque.
lesson-comrade-share-stop-done = Le 18 est à vous et va sur votre lacet : c’est votre tour.

lesson-limits = Limites et cadeaux
lesson-limits-about = Ce qui fâche l’Esprit des Montagnes

lesson-limits-colours = Les couleurs
lesson-limits-colours-about = combien de chacune
lesson-limits-colours-call = Quatre de vos trolls sont à la forteresse entourée. Choisissez-la.
lesson-limits-colours-call-miss = Alors le tour finit. Choisissez la forteresse.
lesson-limits-colours-hammer = Quatre trolls : quatre coups au plus, et quatre blocs au plus de chaque couleur, rouge, jaune, bleu. Martelez.
lesson-limits-colours-hammer-end = Alors le tour finit. Martelez.
lesson-limits-colours-room = Huit sont sortis, dont trois rouges. Combien de rouges peuvent encore sortir sans dommage ?
lesson-limits-colours-room-none = aucun
lesson-limits-colours-room-miss = Pas tout à fait : quatre sont permis, trois sont sortis.
lesson-limits-colours-room-done = Un. Quatre tout juste, c’est encore permis.
lesson-limits-colours-white = Et combien de blancs peuvent sortir ?
lesson-limits-colours-white-any = autant qu’on veut
lesson-limits-colours-white-miss = Pas tout à fait : le blanc n’est pas une couleur pour l’Esprit.
lesson-limits-colours-white-done = Autant qu’on veut. Ils sont sans danger et comptent comme les autres.

lesson-limits-angry = La colère
lesson-limits-angry-about = un de trop
lesson-limits-angry-more = Huit ne suffisent encore pour rien. Risquez un autre coup.
lesson-limits-angry-more-stop = S’arrêter ne rapporte rien. Frappez.
lesson-limits-angry-more-done = Quinze blocs, mais cinq rouges : un de trop. Le martelage s’arrête et l’Esprit est fâché.

lesson-limits-gifts = Les cadeaux
lesson-limits-gifts-about = la paix a son prix
lesson-limits-gifts-worth = Chaque bloc de trop coûte un cadeau, quelle que soit sa valeur. Ce que vous gardez compte à la fin. Lequel donnez-vous ?
lesson-limits-gifts-worth-miss = Cela marche, mais vous coûte plus de points qu’il ne faut.
lesson-limits-gifts-worth-done = Le 4 : l’Esprit ne regarde pas la valeur.
lesson-limits-gifts-gift = Donnez-le.
lesson-limits-gifts-gift-dear = Cela l’apaise aussi, mais le 4 suffit.
lesson-limits-gifts-gift-none = Alors personne ne récupère rien. Le 4 vous vaut un trésor.
lesson-limits-gifts-gift-miss = Donnez le 4.
lesson-limits-gifts-take = L’Esprit est apaisé, et les quinze blocs comptent toujours. Prenez le 15.
lesson-limits-gifts-take-small = Celui-là aussi est possible, mais 15 vaut plus.
lesson-limits-gifts-take-done = Quinze points pour un cadeau de quatre : une bonne affaire.

lesson-limits-hits = Beaucoup de trolls
lesson-limits-hits-about = les limites ont une limite
lesson-limits-hits-nine = Supposons que onze trolls martèlent ensemble. Combien de coups sont permis ?
lesson-limits-hits-nine-miss = Pas tout à fait : il y a un maximum.
lesson-limits-hits-nine-done = Neuf, et neuf de chaque couleur. Au-delà, les trolls ne servent à rien.
