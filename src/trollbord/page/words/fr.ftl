### La page autour des plateaux.

page-title = Trollbord : quatre jeux de plateau du Nord
page-headline = Quatre jeux, une table
page-welcome = Choisissez un jeu. Deux clics et vous jouez : contre des bots, ou avec des amis par un lien. Sans compte.
page-home = Accueil
page-my-tables = Mes tables
page-open-tables = Tables avec une place libre
page-not-yet = pas encore sur la table
page-theme = Jour ou nuit
page-settings = Réglages
page-name = Votre nom
page-language = Langue
page-save = Enregistrer
page-close = Fermer
page-sound = Son
page-notify = Me prévenir quand c’est à moi
page-notify-granted = Vous recevrez une notification quand ce sera à vous.
page-notify-denied = Le navigateur ne permet pas de notifications à cette page.
page-loading = On dresse la table…
page-offline = Pas de connexion. Nouvel essai…
page-unsent = En route : votre choix sera envoyé dès que la connexion sera rétablie.
page-offline-title = Vous êtes hors ligne
page-offline-help = Trollbord est injoignable pour le moment. Vos parties sont en sécurité sur le serveur ; cette page reprendra d’elle-même dès que la connexion sera rétablie.
page-offline-again = Réessayer

page-seats = Qui joue ?
page-seat = Place { $number }
page-seat-me = ici
page-seat-bot = bot
page-seat-open = par lien
page-seat-none = personne
page-more-seats = Plus de joueurs
page-agreed = Règles de la table
page-join = Qui peut jouer
page-join-link = toute personne qui a le lien
page-join-everyone = tout le monde : affichée sur la page d’accueil
page-join-nobody = personne
page-watch = Qui peut regarder
page-watch-link = toute personne qui a le lien
page-watch-nobody = personne
page-open-table = Ouvrir la table
page-free-seat = place libre

page-your-turn = À vous de jouer
page-put-back = Annuler le choix
page-undo = Reprendre le coup
page-redo = Refaire
page-request-undo = Demander l’annulation
page-correct = Corriger la saisie
page-asks-undo = { $name } demande à revenir en arrière.
page-asks-wait = On attend les autres.
page-asks-seat = { $name } voudrait prendre la place libre, et verrait donc sa main.
page-second-seat = Vous avez déjà joué une autre place de cette partie et connaissez sa main.
page-seat-asked = Vous avez demandé la place. Toutes les personnes qui jouent doivent l’accorder.
page-not-away-yet = L’absence n’a pas encore duré le temps convenu à cette table.
page-bots-mind = Les bots refusent d’annuler ce qu’un tirage a décidé ou ce que quelqu’un a appris entre-temps.
page-practice-first = Les bots n’acceptent d’annuler un tirage qu’à une table d’entraînement.
page-practice-sure = En faire une table d’entraînement ?
page-practice-help = Vous annuleriez ce que le hasard a décidé, ou ce que vous venez d’apprendre. La table devient alors une table d’entraînement, et la partie enregistrée l’indique.
page-practice-yes = S’entraîner
page-practice-no = Continuer
page-practice = Table d’entraînement
page-state-standin = { $bot } joue pour vous ; vous pouvez reprendre votre place
page-absence = Un bot peut remplacer un absent après
page-absence-2 = 2 minutes
page-absence-10 = 10 minutes
page-absence-60 = une heure
page-absence-1440 = un jour
page-agree = D’accord
page-refuse = Non
page-all-options = { $count ->
    [one] le seul choix, en liste
   *[other] les { $count } choix, en liste
}
page-thinks = À { $name } de jouer
page-bot-thinks = { $name } réfléchit
page-chance = Le hasard décide
page-unanswered = Sans réponse à temps, l’action a lieu
page-unanswered-lone = Vous ne pouvez pas répondre ; les autres ne le savent pas encore
page-seconds = { $count } s
page-absent = { $name } n’est pas là.
page-standin = Laisser { $bot } continuer
page-meanwhile = Pendant votre absence
page-past = Position { $index } sur { $all }
page-now = Revenir au présent
page-curtain = Passez l’appareil à { $name }
page-curtain-help = Personne d’autre ne devrait regarder.
page-curtain-ready = Je suis { $name }
page-you-won = Vous avez gagné !
page-kind = Bien joué quand même.
page-kind-far = Une partie difficile, cette fois. En la revoyant, vous trouverez où elle a basculé.
page-won = { $count ->
    [one] { $name } a gagné
   *[other] { $name } ont gagné
}
page-draw = Partie nulle
page-total = Total
page-uncounted = Les points ; ils ne comptent que si personne n’atteint son but
page-rematch = Rejouer
page-to-rematch = Vers la partie suivante
page-record = Enregistrer la partie
page-waiting = En attente de joueurs
page-waiting-help = Envoyez le lien à un ami, ou installez un bot.
page-copy-link = Copier le lien
page-link-copied = Lien copié. Toute personne qui l’a peut rejoindre cette table.
page-sit = S’asseoir ici
page-more = Plus
page-leave = Quitter la table
page-leave-sure = Quitter la table ?
page-leave-help = Votre place devient libre. Les autres continuent jusqu’à ce que ce soit à elle de jouer ; ensuite la partie attend. Vous pourrez revenir.
page-stay = Rester
page-take-back = Reprendre votre place
page-always-accept = Toujours laisser faire
page-tag-you = vous
page-tag-bot = bot
page-tag-bot-rated = bot · { NUMBER($rating) }
page-tag-program = programme
page-tag-away = pas là
page-tag-standin = { $bot } continue
page-tag-late = temps écoulé
page-nav-first = Au début
page-nav-back = En arrière
page-nav-next = En avant
page-nav-last = Au dernier coup
page-reasons = Pourquoi a-t-il fait cela ?
page-reasons-title = { $option } : ce qu’il a comparé
page-reasons-none = { $option } : il n’y avait rien à comparer
page-why-hidden = Un bot n’explique ses choix qu’à la fin de la partie
page-other-device = Continuer sur un autre appareil
page-device = Continuer sur un autre appareil
page-device-help = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien, dans les 15 minutes. L’autre appareil jouera alors en votre nom : ne transmettez ce lien à personne.
page-claim = Cet appareil est-il aussi le vôtre ?
page-claim-help = Avec ce lien, vous jouez sur cet appareil sous la même identité que sur l’appareil qui l’a montré. Ne continuez que si cet autre appareil est le vôtre. Le lien ne sert qu’une fois.
page-claim-loses = Sur cet appareil vous êtes maintenant { $name }, avec { $count ->
    [one] une table
   *[other] { $count } tables
}. D’ici, vous ne pourrez pas y revenir.
page-claim-yes = Oui, il est à moi
page-claim-no = Non, retour à l’accueil
page-sign-out = Déconnecter mes autres appareils
page-sign-out-help = Tout autre appareil ou programme qui joue en votre nom sera déconnecté et perdra vos places. Cet appareil reste le vôtre.
page-sign-out-yes = Les déconnecter
page-signed-out = Vos autres appareils sont déconnectés.
page-too-many-pages = Trop de pages de ce serveur sont ouvertes en même temps. Fermez-en quelques-unes.
page-device-back = Revenir à la table
page-device-late = Ce lien n’est plus valable. Demandez-en un nouveau sur le premier appareil.
page-device-copied = Le lien est copié. Ouvrez-le sur l’autre appareil.

page-stale = La partie a avancé. Voici où elle en est.
page-not-offered = Ce n’est pas possible maintenant.
page-why-not-you = Ce n’est pas votre tour.
page-why-waiting = La partie commence quand toutes les places sont prises.
page-too-much = C’était trop rapide ou trop long.
page-not-found = Cette table n’existe pas.
page-not-saved = Cela n’a pas pu être enregistré, et rien n’a changé. Merci de réessayer.
page-not-known = Nous ne savons pas si cela a été enregistré. Merci de regarder à nouveau ; le refaire ne fait pas de mal.
page-not-read = Le serveur ne peut pas lire ses tables pour le moment. Merci de réessayer dans un instant.
page-table-closed = Cette table est fermée : cette version ne peut pas rejouer son journal. Ce qui a été joué peut être lu et exporté.
page-state-closed = fermée
page-nothing-here = Il n’y a rien ici.
page-table-gone = Cette table n’existe plus : elle a été supprimée par l’administration du site.
page-no-watching = Cette table est réservée à ses joueurs.
page-seat-taken = Quelqu’un est déjà assis là.
page-bad-form = Ce formulaire est illisible. Veuillez recommencer.
page-state-turn = À { $name } de jouer
page-state-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-state-over = terminée
page-state-won = { $name } a gagné
page-play = Jouer
page-look = Regarder

name-tomte = Tomte
name-huldra = Huldra
name-draug = Draug
name-jotun = Jotun

page-game-ragnarocks = Ragnarocks
page-game-trollfjord = Trollfjord
page-game-ankh_morpork = Ankh-Morpork
page-game-trolls_princesses = Trolls & Princesses

## Looking at a game again

page-film = Revoir
page-film-turn = Tour { $turn } sur { $turns }
page-film-slider = Position
page-film-back-turn = Au tour précédent
page-film-next-turn = Au tour suivant
page-film-run = Lecture
page-film-eyes = Point de vue
page-film-spectator = un spectateur
page-film-open = tout visible
page-film-speed = Vitesse
page-film-speed-0 = lente
page-film-speed-1 = normale
page-film-speed-2 = rapide
page-film-link = Lien vers cette position
page-film-link-copied = Le lien vers cette position est copié.
page-film-fork = Jouer à partir d’ici
page-review = Passer la partie en revue
page-review-grows = Analyse du tour { $done } sur { $of }
page-review-next = Moment suivant (M)
page-review-before = Moment précédent
page-review-about = Qui a jugé, et ce à quoi cela ne sert pas
page-verify = Vérifier les tirages
page-verify-good = Tout est en ordre.
page-verify-bad = Cette partie présente une anomalie :
page-watch-again = Revoir la partie
page-bring = Regarder une partie depuis un fichier

## Talking

page-talk = Discussion
page-talk-nothing = Personne n’a encore rien dit.
page-talk-say = Dire quelque chose
page-talk-send = Envoyer
page-talk-mute = Masquer { $name }
page-talk-hear = Ne plus masquer { $name }
page-notes = Mes notes
page-notes-help = Personne d’autre ne lit ceci.
page-notes-saved = Notes enregistrées.
page-speak = Qui peut parler
page-speak-everyone = toute la table
page-speak-players = seulement les joueurs
page-speak-nobody = personne
page-keep-talk = Conserver la discussion avec la partie
page-phrase-hello = Bonjour !
page-phrase-good-luck = Bonne chance !
page-phrase-good-move = Bien joué !
page-phrase-thinking = Je réfléchis…
page-phrase-one-moment = Je reviens tout de suite
page-phrase-oops = Oups !
page-phrase-thanks = Merci !
page-phrase-good-game = Belle partie !

## Time

page-time = Temps de réflexion
page-timer = Temps de réflexion
page-timer-none = sans limite
page-timer-move = par tour
page-timer-game = par partie
page-timer-days = jours
page-clock-more = En plus à chaque tour
page-clock-zero = Quand le temps est écoulé
page-clock-zero-bot = un bot continue
page-clock-zero-skip = son tour est sauté si les règles le permettent
page-clock-zero-loss = défaite au temps (à plus de deux joueurs : dernière place)
page-clock-pause = Demander une pause
page-clock-asks = { $name } demande d’arrêter la pendule.
page-clock-paused = La pendule est arrêtée.
page-clock-go-on = Continuer
page-clock-stands = La pendule est arrêtée : on ne peut pas jouer avant qu’elle reparte.
page-clock-lost = { $name } a perdu au temps
page-clock-out = { $name } a perdu au temps et finit en dernière place.
page-clock-too-late = Votre temps était écoulé : un bot joue votre place jusqu’à la fin.
page-next-table = Table suivante où c’est à moi
page-waits = C’est à vous à une autre table.

## Help at the table

page-help = Comment ça marche
page-help-table = À cette table
page-help-click = Ce qui brille est cliquable ; le premier clic choisit la pièce, le second la destination. Si un clic est impossible, la règle en cause s’affiche.
page-help-keys = Les flèches vont au choix le plus proche, Entrée choisit, Échap repose. Tous les choix sont aussi dans une liste.
page-help-undo = « { page-undo } » est possible tant que personne n’a rien appris de nouveau ; ensuite, tous les joueurs sont consultés.
page-help-history = Un clic sur une ligne de l’historique montre cette position. « { page-now } » y met fin.
page-help-replay = L’œil permet de revoir la partie : curseur, lecture, autres points de vue après la fin, et « { page-film-fork } ».
page-help-book = Le livre ouvert, ou R, ouvre les règles à côté de la table : comment jouer, toutes les règles avec une recherche, et tout ce qui se trouve sur la table. Chaque numéro de règle y mène.
page-help-talk = La bulle ouvre la discussion, le crayon vos propres notes. Vous pouvez masquer les messages de quelqu’un.
page-help-clock = La pendule ne compte que votre propre temps. Si tous sont d’accord, on peut faire une pause.
page-help-leave = Si quelqu’un s’absente plus longtemps que convenu, vous pouvez laisser un bot jouer à sa place ; à son retour, il la reprend.
page-help-device = Les réglages contiennent votre nom, la langue, les rappels et le chemin vers un autre appareil.
log-said = { $seat } a dit : « { $given } »

## The books beside the table

page-book = Les règles du jeu
page-book-guide = Comment jouer
page-book-rules = Règles
page-book-almanac = Almanach
page-book-aid = Aide de jeu
page-book-lesson = Jouer la leçon
page-book-print = Imprimer
page-book-refused = Cette règle était la réponse à votre dernier clic :
page-book-english = Cette page n’est pas encore traduite ; la voici en anglais.
page-book-copy = Appuyez sur un numéro pour copier un lien vers sa règle. Les décisions, marquées d’un losange, tranchent ce que le livret laisse ouvert.
page-book-copied = Le lien vers { $rule } a été copié.
page-book-why = Pourquoi ?
page-find-rules = Mot ou numéro, dans toute langue
page-find-almanac = Chercher dans l’almanach
page-find-some = { $count } sur { $all }
page-find-all = { $all ->
    [one] une règle
   *[other] { $all } règles
}
page-find-things = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
page-find-kinds = Tout
page-find-nothing = Rien sur « { $given } ».
page-find-number = Essayez un autre mot, ou le numéro d’une règle.
page-find-nearest = Vouliez-vous dire :

## Opening a table

page-enter = Ouvrir
page-since-minutes = { $count ->
    [one] depuis { $count } minute
   *[other] depuis { $count } minutes
}
page-ago-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
page-since-hours = { $count ->
    [one] depuis { $count } heure
   *[other] depuis { $count } heures
}
page-ago-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
page-since-days = { $count ->
    [one] depuis { $count } jour
   *[other] depuis { $count } jours
}
page-ago-days = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
}
page-seats-help = Plusieurs joueurs sur un appareil : un rideau cache ce que les autres ne doivent pas voir.
page-seat-name = Nom
page-seat-name-of = { $seat } : nom
page-bot-of = { $seat } : quel bot
page-seat-open-help = Vous recevrez un lien pour cette place.
page-which-bot = Quel bot ?
page-strength = force { $level } sur { $levels }
page-rating = cote { NUMBER($rating) }
page-rating-help = Cote dans ce jeu à deux : qui joue au hasard a 0, et qui a 200 de plus gagne trois parties sur quatre
page-bot-advice = Vous avez gagné { $won } parties sur { $games } contre { $bot }. Et si vous essayiez { $next } ?
page-bots-compiling = Trollbord se compile encore en arrière-plan. D’ici là, un bot qui cherche examine une position là où il pourrait en examiner { $times }. Les cotes affichées valent tant qu’il en est ainsi.
page-bots-interpreted = Trollbord n’est pas compilé sur ce serveur : un bot qui cherche examine une position là où il pourrait en examiner { $times }. Les cotes affichées valent tant qu’il en est ainsi.
page-bots-built = Trollbord est compilé : les bots qui cherchent réfléchissent maintenant de toute leur force.
bot-tomte = Gentil avec les débutants : il oublie ce qu’il voulait.
bot-huldra = Voit ce qui est bon maintenant, pas la suite.
bot-draug = Pense un peu plus loin. Prend ce que vous laissez.
bot-jotun = Réfléchit trois secondes. Pardonne rarement.
page-fact-players = { $fewest } à { $most } joueurs
page-fact-age = dès { $years } ans
page-fact-minutes = { $minutes } min
page-fact-alone = { $minutes } min contre des bots
page-weight-1 = léger
page-weight-2 = plutôt léger
page-weight-3 = moyen
page-weight-4 = plutôt corsé
page-weight-5 = corsé
page-luck-0 = pas de hasard
page-luck-1 = peu de hasard
page-luck-2 = un peu de hasard
page-luck-3 = beaucoup de hasard
page-more-rules = Autres règles, pour experts : { $count }
page-more-company = Nom de la table, invités, discussion
page-table-name = Nom de la table
page-table-name-help = Pour la retrouver.
page-switch-on = oui
page-switch-off = non
page-timer-help = Seul votre propre temps compte.
page-clock-move = Temps par tour
page-clock-game = Temps pour toute la partie
page-clock-days = Jours par tour
page-clock-in-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-clock-in-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
page-clock-in-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
page-you = À propos de vous
page-filter = Quelles tables
page-show-open = en cours
page-show-finished = terminées
page-show-archive = archives
page-with-all = toutes
page-with-people = humains
page-with-bots = bots
page-none-open = Aucune table en cours. Choisissez un jeu.
page-none-finished = Aucune partie terminée de ce genre.
page-none-archive = Les archives sont vides.
page-name-table = Nommer cette table
page-archive = Archiver
page-unarchive = Sortir des archives
page-delete = Supprimer
page-deleted = Supprimée.
page-state-stands = en attente
page-since-left = { $since }, il reste { $span }
page-took-practice = { $span }, entraînement
page-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
page-span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## Cartes d’aide

page-help-what = Qu’est-ce que c’est ?
page-help-close = Fermer
page-help-almanac = Dans l’almanach
page-help-can = Vous pouvez maintenant
page-help-cannot = Pas maintenant
page-help-more = et { $count } de plus
page-help-more-rules = { $count ->
    [one] { $count } autre règle
   *[other] { $count } autres règles
}
page-why-asked = La question est tout autre : { $prompt }
page-why-else = { $thing } : cela n’entre pas dans la question. La question : { $prompt }

page-help-ask = Laissez le pointeur sur un élément, gardez le doigt dessus ou allez-y au clavier et appuyez sur I : une carte dit ce que c’est et ce que cela signifie maintenant. P garde la carte ouverte.
page-help-rules = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}

## Settings

page-seeing = Affichage
page-playing = Jeu
page-on-device = Ces réglages d’affichage et de jeu ne sont mémorisés que sur cet appareil.
page-text = Taille du texte
page-text-0 = petite
page-text-1 = normale
page-text-2 = grande
page-text-3 = très grande
page-contrast = Contraste
page-contrast-help = Plus : traits forts, sans décor.
page-contrast-device = comme l’appareil
page-contrast-usual = normal
page-contrast-more = plus
page-theme-device = comme l’appareil
page-theme-light = jour
page-theme-dark = nuit
page-patterns = Motifs sur les couleurs
page-patterns-help = Des formes et des motifs accompagnent toujours les couleurs.
page-patterns-usual = normaux
page-patterns-large = grands
page-motion = Mouvement
page-motion-help = Moins : les pièces apparaissent en place.
page-motion-device = comme l’appareil
page-motion-all = tout
page-motion-less = moins
page-speed = Tours des bots
page-speed-help = Combien de temps vous voyez chaque étape.
page-speed-once = aussitôt
page-speed-quick = rapides
page-speed-calm = calmes
page-confirm = Confirmer les coups
page-confirm-help = Il faut un deuxième clic pour valider un coup.
page-confirm-never = jamais
page-confirm-final = si c’est irréversible
page-confirm-always = toujours
page-cards = Cartes d’aide
page-cards-help = Elles expliquent un élément quand le pointeur s’y arrête, ou seulement sur appui long, avec I ou avec l’outil.
page-cards-rest = à l’arrêt
page-cards-asked = sur demande
page-sound-help = Bois, pierre, fer, eau.
page-sample-title = Déplacez un de vos Vikings
page-sample = Voilà l’allure d’une table.
page-sure = { $option } ?
page-sure-yes = Oui
page-sure-no = Non, revenir
page-fit = Tout le plateau
page-skip = Passer

## About you

page-this-device = sur cet appareil
page-you-games = { $count ->
    [one] { $count } partie, { $ago }
   *[other] { $count } parties, la première { $ago }
}
page-you-first = Jouez votre première partie
page-you-none = Terminez une partie : elle apparaîtra ici.
page-you-streak = victoires d’affilée en cours
page-you-longest = plus longue série
page-you-time = de jeu au total
page-results = Résultats
page-results-help = La barre est la part gagnée ; les deux petits repères, l’écart que le hasard peut expliquer.
page-you-record = parties : { $games }, gagnées : { $won }
page-you-practice = pour s’entraîner : { $count }
page-played = Parties jouées
page-played-all = toutes ({ $count })
page-too-few = trop peu de parties pour juger
page-share = { $won } % gagnées, de { $low } à { $high } %
page-bots-met = Bots rencontrés
page-people-met = Personnes rencontrées
page-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
page-met-score = vous devant { $ahead } fois, derrière { $behind } fois
page-you-private = Seul cet appareil voit cette page. Les parties d’entraînement ne comptent que pour le temps.
page-take-along = Télécharger dans un fichier
page-forget = Tout oublier
page-forget-sure = Tout oublier de vous ?
page-forget-help = Votre nom, vos résultats, vos réglages et toutes les tables où vous jouez seul sont supprimés. Aux tables partagées, votre place reste vide ; cet appareil repart avec une nouvelle identité.
page-forget-no = Garder
page-forget-yes = Oublier

## The end

story-led = { $name } était en tête presque tout du long.
story-late = { $name } était derrière jusqu’au tour { $turn } sur { $turns }.
story-changes = { $count ->
    [one] La première place a changé de mains { $count } fois.
   *[other] La première place a changé de mains { $count } fois.
}
story-turn = La partie a basculé au tour { $turn } : { $name } a choisi « { $option } ».
story-close = { $margin ->
    [one] C’était serré : { $margin } point entre la première et la deuxième place.
   *[other] C’était serré : { $margin } points entre la première et la deuxième place.
}
story-row = Ce qui a décidé : { $row }, { $more } à { $less }.
story-clear = Une nette victoire : { $more } à { $less }.
story-even = Impossible de vous départager : à rejouer !
story-best = Vous étiez devant sur un point : { $row }, { $more } à { $less }.
story-ahead = Vous étiez encore en tête au tour { $turn } sur { $turns }.
page-try-bot = Essayer { $bot }
page-share-replay = Partager la partie
page-replay-copied = Le lien vers la partie est copié.
page-to-lobby = Toutes les tables

## Conseils

page-hint = Montrez-moi un bon coup
page-hint-thinks = { $name } réfléchit
page-hint-stop = Tant pis
page-hint-would = { $name } jouerait
page-hint-lone = C’est le seul choix possible
page-hint-equal = Tous ces choix se valent
page-hint-even = Pour la victoire, tout se vaut ; pour rapporter plus, { $name } jouerait
page-hint-next = Suite attendue : { $next }
page-hint-chance = Ensuite, le hasard choisit parmi { $count } possibilités
page-hint-others = À peu près aussi bons : { $options }
page-hint-clear = Tout le reste est nettement moins bon
page-hint-wipe = Effacer la craie
page-hint-not = À cette table, on ne montre de bon coup à personne.
page-hint-practice = Un coup vous a été montré : désormais, c’est une partie d’entraînement. Elle reste parmi vos parties et n’entre dans aucune statistique.
page-hinted = Ont demandé conseil : { $who }
page-hints = Conseils pour tous
page-hints-help = Chacun peut se faire montrer un bon coup. Tous voient qui demande, la partie enregistrée l’indique, et elle n’entre dans aucune statistique.
page-gain-you = Mieux pour vous : { $part }
page-loss-you = Moins bien pour vous : { $part }
page-gain-other = Mieux pour { $name } : { $part }
page-loss-other = Moins bien pour { $name } : { $part }

# Company: leaving, resigning, ending, inviting
page-going = Arrêter de jouer
page-resign = Abandonner
page-resign-short = Les autres gagnent : à deux tout de suite, à plusieurs vous finissez en dernière place.
page-resign-sure = Abandonner la partie ?
page-resign-help = À deux, l’autre camp gagne tout de suite. À plusieurs, un bot continue pour vous et vous finissez en dernière place. C’est définitif.
page-resigned-for-good = Vous avez abandonné : un bot joue votre place jusqu’à la fin.
page-resigned-last = { $name } a abandonné et finit en dernière place.
page-tag-left = a quitté la table
page-tag-resigned = a abandonné
page-end = Arrêter la partie
page-end-short = Si tout le monde est d’accord, la partie s’arrête sans vainqueur.
page-end-sure = Arrêter la partie sans vainqueur ?
page-end-help = Elle s’arrête quand tout le monde est d’accord. Les bots le sont toujours, et une personne absente trop longtemps compte comme d’accord.
page-end-awaits = On attend encore : { $names }.
page-end-not = Continuer
page-asks-end = { $name } propose d’arrêter la partie sans vainqueur.
page-ended = La partie a été arrêtée
page-ended-help = Tout le monde était d’accord. Personne n’a gagné.
page-state-ended = arrêtée d’un commun accord
page-took-resigned = { $span }, par abandon
page-leave-short = Votre place devient libre. Vous pourrez revenir.
page-is-here = est là
page-is-away = n’est pas là
page-invite = Inviter
page-invite-help = Toute personne qui a ce lien peut rejoindre cette table : scannez-le ou envoyez-le.
page-invite-code = Code QR du lien vers cette table
page-invite-lonely = Les autres appareils du réseau n’atteignent pas cette adresse : elle ne mène qu’à cet ordinateur. La personne qui a lancé Trollbord sur cet ordinateur peut l’ouvrir au réseau.
page-send-link = Envoyer le lien
page-waiting-left = C’est à une place libre de jouer
page-waiting-guest = Prenez une place libre, ou transmettez le lien.
page-begin-with-bots = Commencer avec des bots
page-or-bot = ou un bot :
page-seat-left = Une place est libre. Les autres continuent jusqu’à ce que ce soit à elle de jouer.
page-why-left = C’est à une place libre de jouer : la partie continue dès que quelqu’un la prend.
log-left = { $name } quitte la table
log-back = { $name } est de retour
log-joined = { $name } prend la place libre
log-stood-in = Un bot joue pour { $name }
log-took-back = { $name } joue de nouveau
log-ended = Tout le monde est d’accord pour arrêter la partie
log-late = { $seat } a perdu au temps

## Rappels quand la page est fermée

page-remind = Rappels
page-remind-help = Pour les parties sur plusieurs jours : vous apprenez que c’est à vous même quand aucune page n’est ouverte. Plusieurs tables tiennent en un seul message, et rien n’arrive tant que vous regardez une page. Un message nomme le jeu et rien d’autre.
page-remind-none = Ce serveur n’envoie rien quand la page est fermée ; la personne qui le gère peut l’activer. Tant qu’une page reste ouverte en arrière-plan, le navigateur peut vous prévenir lui-même.
page-remind-push-add = Me prévenir dans ce navigateur
page-remind-push-on = Ce navigateur vous préviendra désormais.
page-remind-insecure = Les navigateurs n’autorisent les rappels que sur les pages sécurisées, et celle-ci a été ouverte par http://. Ouvrez-la par https://.
page-remind-unsupported = Ce navigateur ne peut pas vous prévenir. Sur iPhone ou iPad, ajoutez d’abord Trollbord à l’écran d’accueil.
page-remind-push = Un navigateur
page-remind-mail = Adresse e-mail
page-remind-webhook = Webhook (https://…)
page-remind-add = Ajouter
page-remind-remove = Retirer
page-remind-unconfirmed = Pas encore confirmée : ouvrez le lien qui y a été envoyé.
page-remind-confirmed = Les rappels y sont envoyés.
page-remind-secret = Ses signatures se vérifient avec { $secret }
page-remind-quiet = Heures de silence
page-remind-quiet-help = Fuseau horaire : { $zone }. Ce qui se passe entre-temps est annoncé ensuite en un seul message. Deux fois la même heure : pas de silence.
page-remind-from = de
page-remind-to = à
page-remind-tables = Me rappeler ces tables
page-remind-bad-address = Ce serveur ne peut pas utiliser cette adresse. Un programme doit avoir une adresse https sur l’internet public.
page-remind-confirm = Envoyer des rappels à cette adresse ?
page-remind-confirm-help = Trollbord écrira à { $address } quand ce sera le tour de la personne qui a donné cette adresse. Ne répondez oui que si c’est vous.
page-remind-confirm-yes = Oui, prévenez-moi
page-remind-done = C’est fait : les rappels y seront envoyés désormais.
page-remind-late = Ce lien n’est plus valable.
page-remind-stop = Arrêter ces rappels ?
page-remind-stop-help = Plus rien ne sera envoyé à { $address }.
page-remind-stop-yes = Arrêter
page-remind-stopped = C’est arrêté : plus rien n’y sera envoyé.

# The table in words and its commands
told-title = Le plateau en mots
told-open = Plateau en mots
told-close = Fermer le plateau en mots
told-ask = Interroger la table
told-ask-help = voir, où troubles, sur A2, choix ; ou le numéro d’un choix
told-tell = Demander
told-choices = { $count ->
    [one] un choix
   *[other] { $count } choix
}
told-nothing = Il n’y a rien à en dire.
told-unknown = « { $line } » n’est ni une commande ni un choix. Vous pouvez demander :
told-allowed = C’est possible : { $option }
told-several = Cela pourrait être : { $options }
told-name-look = voir
told-name-where = où
told-name-at = sur
told-name-from = depuis
told-name-mine = moi
told-name-of = de
told-name-options = choix
told-name-why = pourquoi
told-name-last = récent
told-name-since = entretemps
told-name-goal = but
told-help-look = à qui le tour, la question posée, ce qu’il y a sur la table
told-help-where = tous les endroits d’une sorte : où troubles
told-help-at = ce qui se trouve à un endroit, et ce qu’on peut y faire
told-help-from = ce qui se trouve sur le chemin à partir d’un endroit : depuis A2 est
told-help-mine = ce que vous avez
told-help-of = ce qu’a quelqu’un, par son nom ou sa couleur
told-help-options = ce que vous pouvez choisir ; un numéro ou les mots le choisissent
told-help-why = pourquoi quelque chose est impossible
told-help-last = les dernières lignes de l’historique : récent 10
told-help-since = ce qui s’est passé depuis votre dernier choix
told-help-goal = comment la partie finit, et qui en est près
keys-title = Touches
keys-name-enter = Entrée
keys-name-escape = Échap
keys-question = à la question
keys-board = au plateau
keys-hand = à la main
keys-players = aux joueurs
keys-log = à l’historique
keys-words = le plateau en mots
keys-arrows = d’un choix à l’autre sur le plateau, d’une ligne à l’autre dans l’historique
keys-enter = choisir
keys-escape = reposer, fermer
keys-help = qu’est-ce que c’est ?
keys-book = les règles
keys-turn = tourner ce que l’on tient
keys-zoom = agrandir, réduire, tout le plateau
