### Ce que disent les leçons : 40 mots au plus par note.

lesson-first = Première partie
lesson-first-about = Des cartes, des agents, des troubles et un but secret

lesson-first-secret = Votre secret
lesson-first-secret-about = qui vous êtes vraiment
lesson-first-secret-goal = Le seigneur Vétérini a disparu et chacun veut la ville. Vous jouez Rouge. Cette carte est votre secret : le seigneur Rouille gagne s’il contrôle sept quartiers. Personne d’autre ne sait qui vous êtes.

lesson-first-card = Une carte par tour
lesson-first-card-about = les symboles, de gauche à droite
lesson-first-card-ribs = À votre tour, vous jouez une carte et suivez ses symboles de gauche à droite. Jouez La Maison des Côtes de Harga : de l’argent, puis un agent.
lesson-first-card-ribs-miss = Cette carte convient aussi. Ici, commençons par La Maison des Côtes de Harga.
lesson-first-card-coin = Le premier symbole est une pièce. Chaque symbole est une offre que vous pouvez refuser, sauf un événement. Prenez l’argent.
lesson-first-card-coin-miss = Vous pouvez refuser, mais l’argent paie les bâtiments. Prenez-le.

lesson-first-minion = Placer un agent
lesson-first-minion-about = près des vôtres
lesson-first-minion-far = Maintenant un agent. Il va là où vous en avez un, ou juste à côté. Essayez trop loin : choisissez Les Sept Dormeurs.
lesson-first-minion-far-miss = Ce quartier est assez proche, l’agent irait donc. Essayez Les Sept Dormeurs.
lesson-first-minion-far-hint = Les Sept Dormeurs sont le quartier 11.
lesson-first-minion-near = L’Hippo touche deux quartiers où se tiennent vos agents, et il est vide. Placez-y votre agent.
lesson-first-minion-near-crowd = Un agent s’y trouve déjà. À deux dans un quartier, il y a des troubles : choisissez L’Hippo, qui est vide.
lesson-first-minion-near-miss = C’est permis. Pour cette leçon, prenez L’Hippo, le quartier 6.
lesson-first-minion-near-done = À la fin de votre tour, vous piochez jusqu’à cinq cartes.

lesson-first-trouble = Les troubles
lesson-first-trouble-about = quand des agents se rencontrent
lesson-first-trouble-yellow = Jaune vous suit à L’Hippo. Quand un agent arrive là où s’en trouve déjà un, le quartier reçoit un marqueur de troubles. Personne n’y construit, et les assassins peuvent frapper.
lesson-first-trouble-watch = Le Guet ramène le calme. Jouez Le capitaine Carotte : placer un agent, retirer un marqueur de troubles, prendre 1 $.
lesson-first-trouble-watch-miss = Pas celle-là : c’est Le capitaine Carotte qui porte le symbole retirant les troubles.
lesson-first-trouble-second = D’abord l’agent. Puisombre, le quartier 8, est vide et voisin.
lesson-first-trouble-second-miss = C’est permis. Ici, il nous faut un agent à Puisombre.
lesson-first-trouble-calm = Retirez maintenant un marqueur de troubles, dans le quartier de votre choix. Vous voulez construire à L’Hippo.
lesson-first-trouble-calm-miss = Le calme y revient. Mais c’est à L’Hippo que vous voulez construire.
lesson-first-trouble-dollar = Les agents restent, seul le marqueur s’en va. Le dernier symbole est un dollar : prenez-le.

lesson-first-dagger = Le poignard
lesson-first-dagger-about = l’assassinat
lesson-first-dagger-inigo = Jaune joue un poignard : il retire un agent adverse, un troll ou un démon, mais seulement là où il y a des troubles. Un de vos agents disparaît, et le marqueur aussi, comme à chaque départ.

lesson-first-house = Un bâtiment
lesson-first-house-about = le quartier et sa carte
lesson-first-house-mint = Jouez L’Hôtel royal des Monnaies : il construit, puis rapporte 5 $.
lesson-first-house-mint-miss = Prenez L’Hôtel royal des Monnaies : son premier symbole construit.
lesson-first-house-street = On construit là où l’on a un agent, s’il n’y a ni troubles ni bâtiment. Essayez quand même aux Sœurs Dolly.
lesson-first-house-street-miss = Là, vous pouvez construire. Essayez aux Sœurs Dolly, où il y a des troubles.
lesson-first-house-street-hint = Les Sœurs Dolly sont le quartier 1.
lesson-first-house-build = Les troubles l’empêchent. Construisez maintenant à L’Hippo pour 12 $.
lesson-first-house-build-cheap = Puisombre ne coûte que 6 $, mais sa carte aide moins. Construisez à L’Hippo.
lesson-first-house-build-miss = Construisez à L’Hippo, le quartier 6.
lesson-first-house-build-done = Le bâtiment compte comme un agent, et la carte du quartier est à vous : 2 $ à chacun de vos tours, dès le prochain.

lesson-first-control = Le contrôle
lesson-first-control-about = qui en a le plus
lesson-first-control-hippo = Monsieur Boggis vous a pris 2 $ pour Jaune. Vous contrôlez un quartier si vous y avez plus d’agents et de bâtiments que chacun des autres. Qui contrôle L’Hippo ?
lesson-first-control-hippo-yellow = Jaune
lesson-first-control-hippo-red = Rouge
lesson-first-control-hippo-nobody = personne
lesson-first-control-hippo-miss = Pas tout à fait : comptez votre agent et votre bâtiment, puis l’agent de Jaune.
lesson-first-control-hippo-done = Rouge : un agent et un bâtiment contre un agent. À égalité, ce ne serait personne. Les trolls comptent comme un joueur de plus, et personne ne contrôle un quartier où se tient un démon.
lesson-first-control-cruces = Aux Sœurs Dolly, c’est un contre un. Vous avez un poignard en main : jouez Le docteur Cruces.
lesson-first-control-cruces-miss = Cette carte n’a pas de poignard. Le docteur Cruces en a un.
lesson-first-control-calmly = Un assassinat demande des troubles. Essayez sur l’agent de Jaune à L’Hippo.
lesson-first-control-calmly-miss = Il y a des troubles là-bas, l’agent partirait. Essayez à L’Hippo.
lesson-first-control-calmly-hint = Choisissez l’agent de Jaune dans le quartier 6.
lesson-first-control-strike = Sans troubles, pas d’assassinat. Frappez maintenant aux Sœurs Dolly.
lesson-first-control-strike-miss = Cela frappe aussi, mais nous voulons les Sœurs Dolly.
lesson-first-control-strike-done = Son propriétaire aurait pu répondre par une interruption. Jaune n’en avait pas : les Sœurs Dolly sont à vous.
lesson-first-control-card = Enfin, votre carte de quartier. Utilisez la carte de L’Hippo et prenez 2 $.
lesson-first-control-card-miss = Vous pouvez finir ici, mais la carte paie à chaque tour. Servez-vous-en.

lesson-first-end = Quand on gagne
lesson-first-end-about = au début de son tour
lesson-first-end-when = Supposons qu’une carte vous donne le contrôle du septième quartier. Quand avez-vous gagné ?
lesson-first-end-when-once = aussitôt
lesson-first-end-when-turn = au début de mon prochain tour
lesson-first-end-when-last = quand la pioche est vide
lesson-first-end-when-miss = Pas tout à fait : les autres jouent d’abord et peuvent vous arrêter.
lesson-first-end-when-done = Au début de votre tour. Cachez donc vos projets, et surveillez ceux des autres.
lesson-first-end-pile = Quelqu’un prend la dernière carte de la pioche, et personne n’a atteint son but. Que se passe-t-il ?
lesson-first-end-pile-shuffle = la défausse devient la pioche
lesson-first-end-pile-points = c’est fini, les points décident
lesson-first-end-pile-miss = Pas tout à fait : la défausse ne redevient jamais une pioche.
lesson-first-end-pile-done = Les points décident : 5 par agent, le prix de chaque bâtiment, 1 par dollar. Mais si quelqu’un est Vimaire, il gagne. L’événement « Émeutes » peut aussi finir la partie plus tôt.

lesson-first-signs = D’autres symboles
lesson-first-signs-about = parchemin, éclair, événement
lesson-first-signs-scroll = Une autre partie : vous êtes le seigneur Selachii. Deux symboles de cette carte sont nouveaux. Le parchemin renvoie au texte de la carte ; la carte avec un plus permet d’en jouer une autre.
lesson-first-signs-bolt = L’éclair marque une interruption : elle n’est jamais la carte de votre tour, elle répond seulement. Quand jouez-vous Gaspode ?
lesson-first-signs-bolt-own = à mon tour, au lieu d’une carte
lesson-first-signs-bolt-struck = quand on frappe mon agent
lesson-first-signs-bolt-miss = Pas tout à fait : une interruption répond seulement à ce qui va arriver.
lesson-first-signs-bolt-done = À ce moment-là, même au tour d’un autre : on vous pose la question avant. La carte dit à quoi elle répond.
lesson-first-signs-event = Rincevent commence par un événement : qui le joue révèle une carte d’événement, dragon, inondation ou trolls. Pouvez-vous refuser ?
lesson-first-signs-event-yes = oui
lesson-first-signs-event-no = non
lesson-first-signs-event-miss = Pas tout à fait : ce symbole est le seul qu’on doit exécuter.
lesson-first-signs-event-done = Non : c’est le seul symbole qu’on doit exécuter. L’événement peut frapper chacun, vous aussi.

lesson-first-play = Jouez la suite
lesson-first-play-about = Tomte joue Jaune, vous Rouge
lesson-first-play-on = Il faut sept quartiers au seigneur Selachii, et vous en contrôlez cinq. Jouez trois tours, moins si quelqu’un gagne avant. Tomte est gentil, mais il a un but, lui aussi.
lesson-first-play-on-done = Vous savez maintenant jouer à Ankh-Morpork. Événements, interruptions et autres buts ont leurs propres leçons.

lesson-answers = Les interruptions
lesson-answers-about = Répondre pendant le tour des autres

lesson-answers-answer = Arrêtez-le
lesson-answers-answer-about = une carte hors de son tour
lesson-answers-answer-attack = Jaune joue Inigo Skimmer. Son poignard vise votre agent dans Les Ombres, où il y a des troubles.
lesson-answers-answer-gaspode = Vous avez deux interruptions et l’on vous demande avant que cela n’arrive. Gaspode garde l’agent en place : jouez-le.
lesson-answers-answer-gaspode-club = Cela sauve aussi l’agent, mais ailleurs. Ici, jouez Gaspode.
lesson-answers-answer-gaspode-miss = Alors l’agent disparaît. Vous pouvez le sauver : jouez Gaspode.
lesson-answers-answer-gaspode-done = Votre agent n’a rien, et le marqueur de troubles reste aussi.

lesson-answers-turn = Pas à la place d’une carte
lesson-answers-turn-about = ce que les interruptions ne font pas
lesson-answers-turn-first = C’est votre tour. Essayez de jouer votre autre interruption comme carte de ce tour.
lesson-answers-turn-first-miss = Cette carte peut être jouée. Essayez l’interruption.
lesson-answers-turn-first-hint = C’est la carte entourée.
lesson-answers-turn-groat = Une interruption ne fait que répondre. Jouez Liard pour votre tour.
lesson-answers-turn-groat-miss = C’est permis aussi. Ici, prenez la carte entourée.

lesson-answers-again = Revenir ailleurs
lesson-answers-again-about = l’autre sorte de réponse
lesson-answers-again-cruces = Jaune réessaie avec Le docteur Cruces, aux Dégraissoirs.
lesson-answers-again-club = Répondez avec l’autre interruption : l’agent part et revient dans un autre quartier.
lesson-answers-again-club-miss = Alors l’agent est perdu. Répondez avec la carte entourée.
lesson-answers-again-near = Placez-le comme d’habitude, près d’un autre de vos agents, mais pas dans l’ancien quartier. Choisissez-en un sans agent.
lesson-answers-again-near-crowd = Là, il amène aussitôt des troubles. Choisissez un quartier sans agent.
lesson-answers-again-near-miss = Choisissez un quartier sans agent.

lesson-answers-count = Ce que cela coûte
lesson-answers-count-about = des cartes et des secrets
lesson-answers-count-cards = Vous venez de jouer une interruption pendant le tour de Jaune. Combien de cartes avez-vous ?
lesson-answers-count-cards-miss = Pas tout à fait : on ne pioche qu’à la fin de son propre tour.
lesson-answers-count-cards-done = Quatre. La place reste vide jusqu’à la fin de votre prochain tour.
lesson-answers-count-asked = La table attend une réponse. Que révèle cette attente ?
lesson-answers-count-asked-holds = que vous avez une interruption
lesson-answers-count-asked-might = rien
lesson-answers-count-asked-miss = Pas tout à fait : on demande à tous ceux qui pourraient répondre, avec ou sans carte.
lesson-answers-count-asked-done = Rien : on demande à quiconque pourrait répondre, même sans carte.

lesson-goals = Les buts secrets
lesson-goals-about = Atteindre le vôtre, deviner les leurs

lesson-goals-own = Le seigneur Vétérini
lesson-goals-own-about = des espions partout
lesson-goals-own-areas = Cette fois vous êtes le seigneur Vétérini : à deux joueurs, il gagne avec des agents dans onze quartiers sans démon. Dans combien en avez-vous ?
lesson-goals-own-areas-miss = Pas tout à fait. Comptez les quartiers, pas les agents ; votre carte l’indique aussi.
lesson-goals-own-areas-done = Dix. Il en manque un, et il doit tenir jusqu’au début de votre prochain tour.
lesson-goals-own-groat = Jouez la carte entourée : elle place un agent.
lesson-goals-own-groat-miss = Cette carte convient aussi. Ici, prenez celle qui est entourée.
lesson-goals-own-eleventh = Choisissez un quartier où vous n’en avez pas encore.
lesson-goals-own-eleventh-same = Vous en avez déjà un là : le compte reste à dix.
lesson-goals-own-eleventh-miss = Le compte reste à dix. Cherchez un quartier sans agent rouge.

lesson-goals-theirs = Les autres
lesson-goals-theirs-about = ce que dit la table
lesson-goals-theirs-who = Une autre partie. Jaune vous suit partout et ne retire jamais de troubles ; il y a huit marqueurs de troubles. Qui pourrait être Jaune ?
lesson-goals-theirs-who-vetinari = le seigneur Vétérini
lesson-goals-theirs-who-dragon = Dragon, roi d’armes
lesson-goals-theirs-who-vimes = le commissaire divisionnaire Vimaire
lesson-goals-theirs-who-miss = Pas tout à fait. Qui veut des troubles ?
lesson-goals-theirs-who-done = Dragon, roi d’armes, gagne avec huit marqueurs au début de son tour. C’est le prochain.
lesson-goals-theirs-angua = Vous avez encore un tour. Jouez la carte qui retire des troubles.
lesson-goals-theirs-angua-miss = Alors huit marqueurs restent, et Jaune peut gagner. Prenez la carte entourée.
lesson-goals-theirs-calm = N’importe quel marqueur convient.
lesson-goals-theirs-calm-miss = Refuser en laisse huit. Retirez-en un.
lesson-goals-theirs-calm-done = Sept. La ville est tranquille pour un tour.

lesson-goals-late = Si personne n’y arrive
lesson-goals-late-about = la dernière carte
lesson-goals-late-vimes = La pioche est vide, personne n’a atteint son but, et Jaune est le commissaire divisionnaire Vimaire. Que se passe-t-il ?
lesson-goals-late-vimes-vimes = Jaune gagne
lesson-goals-late-vimes-points = les points décident
lesson-goals-late-vimes-miss = Pas tout à fait : c’est justement ce qu’attend le commissaire divisionnaire Vimaire.
lesson-goals-late-vimes-done = Jaune gagne. Sans Vimaire, les points décident : 5 par agent, le prix de chaque bâtiment, 1 par dollar.

lesson-events = Les événements
lesson-events-about = Ce que personne n’a demandé

lesson-events-event = Un événement
lesson-events-event-about = le symbole qu’on ne refuse pas
lesson-events-event-rincewind = Jouez la carte entourée. Son premier symbole est un événement, le seul symbole qu’on ne peut refuser.
lesson-events-event-rincewind-miss = Cette carte n’a pas d’événement. Prenez celle qui est entourée.
lesson-events-event-dragon = L’événement du dessus est retourné : le Dragon. Le dé désigne Les Ombres.
lesson-events-event-left = Que reste-t-il dans Les Ombres ?
lesson-events-event-left-building = les bâtiments
lesson-events-event-left-marker = le marqueur de troubles
lesson-events-event-left-nothing = rien
lesson-events-event-left-miss = Pas tout à fait : regardez le quartier entouré.
lesson-events-event-left-done = Rien : le Dragon prend agents, bâtiment et marqueur. Il vous frappe comme les autres.

lesson-events-gods = Les Petits Dieux
lesson-events-gods-about = une assurance à 3 $
lesson-events-gods-wizard = Une autre partie : vous avez un bâtiment au quartier 4, et sa carte. Jouez la carte entourée et voyez ce qui arrive.
lesson-events-gods-wizard-miss = Cette carte n’a pas d’événement. Prenez celle qui est entourée.
lesson-events-gods-pay = Une explosion, justement au quartier 4. La carte de ce quartier aide : payez 3 $ et le bâtiment tient.
lesson-events-gods-pay-miss = Alors le bâtiment disparaît, et sa carte avec. 3 $ sauvent les deux.
lesson-events-gods-pay-done = Cela marche à chaque tour, aussi pour vos agents : 3 $ par pièce.

lesson-events-riots = Les émeutes
lesson-events-riots-about = une fin soudaine
lesson-events-riots-riots = Huit marqueurs de troubles sont sur le plateau, et l’événement suivant est l’émeute. Que se passe-t-il ?
lesson-events-riots-riots-nothing = rien
lesson-events-riots-riots-points = la partie finit, les points décident
lesson-events-riots-riots-dragon = Dragon, roi d’armes, gagne
lesson-events-riots-riots-miss = Pas tout à fait : avec huit marqueurs ou plus, il se passe quelque chose pour tous.
lesson-events-riots-riots-done = La partie s’arrête aussitôt et les points décident. Même Vimaire ne peut alors gagner qu’aux points.
lesson-events-riots-twice = Le même événement peut-il survenir deux fois ?
lesson-events-riots-twice-no = non
lesson-events-riots-twice-yes = oui
lesson-events-riots-twice-miss = Pas tout à fait : ce qui est arrivé est mis de côté.
lesson-events-riots-twice-done = Non. Douze événements, chacun une fois au plus : retenez ceux qui sont passés.
