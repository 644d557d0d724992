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

page-seats = Qui joue ?
page-seat = Place { $number }
page-seat-me = moi
page-seat-bot = bot { $bot }
page-seat-open = un ami, par lien
page-seat-none = personne
page-more-seats = Plus de joueurs
page-agreed = Règles de la table
page-more-options = Plus
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
page-bots-mind = Les bots ne reviennent pas avant un hasard, ni avant ce que quelqu’un a appris.
page-practice-first = Les bots ne reviennent avant un hasard qu’à une table d’entraînement.
page-practice-sure = En faire une table d’entraînement ?
page-practice-help = Vous reviendriez avant un hasard, ou avant ce que vous avez appris. Dès lors, c’est une table d’entraînement, et l’enregistrement le dit.
page-practice-yes = S’entraîner
page-practice-no = Continuer
page-practice = Table d’entraînement
page-state-standin = { $bot } joue pour vous ; vous pouvez reprendre votre place
page-absence = Un bot peut remplacer après
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
page-unanswered-lone = Vous n’avez pas de réponse ; les autres ne le savent pas encore
page-absent = { $name } n’est pas là.
page-standin = Laisser { $bot } continuer
page-meanwhile = Pendant votre absence
page-past = Position { $index } sur { $all }
page-now = Revenir au présent
page-curtain = Passez l’appareil à { $name }
page-curtain-help = Personne d’autre ne devrait regarder.
page-curtain-ready = Je suis { $name }
page-you-won = Vous avez gagné
page-won = { $count ->
    [one] { $name } a gagné
   *[other] { $name } ont gagné
}
page-draw = Partie nulle
page-total = Total
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
page-leave-help = Votre place devient libre. La partie attend que quelqu’un la prenne et continue avec ce que vous avez.
page-stay = Rester
page-take-back = Reprendre votre place
page-always-accept = Toujours accepter
page-tag-you = vous
page-tag-bot = bot
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
page-claim-help = Ce lien fait de cet appareil la même personne que l’appareil qui l’a montré. Ne continuez que si cet autre appareil est le vôtre. Le lien ne sert qu’une fois.
page-claim-loses = Sur cet appareil vous êtes maintenant { $name }, avec { $count ->
    [one] une table
   *[other] { $count } tables
}. D’ici, vous ne pourrez pas y revenir.
page-claim-yes = Oui, il est à moi
page-claim-no = Non, retour à l’accueil
page-sign-out = Déconnecter mes autres appareils
page-sign-out-help = Tout autre appareil ou programme qui joue en votre nom devient un inconnu : il ne tient plus aucune de vos places. Cet appareil reste le vôtre.
page-sign-out-yes = Les déconnecter
page-signed-out = Vos autres appareils sont déconnectés.
page-too-many-pages = Trop de pages de ce serveur sont ouvertes en même temps. Fermez-en quelques-unes.
page-device-back = Revenir à la table
page-device-late = Ce lien n’est plus valable. Demandez-en un nouveau sur le premier appareil.
page-device-copied = Le lien est copié. Ouvrez-le sur l’autre appareil.

page-stale = La partie a avancé. Voici où elle en est.
page-not-offered = Ce n’est pas possible maintenant.
page-why-nothing = Il n’y a rien à faire ici maintenant.
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
page-game-trolls_princesses = Trolls et princesses

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
page-timer = Pendule
page-timer-none = aucune
page-timer-move = pour chaque tour
page-timer-game = pour toute la partie
page-timer-days = en jours, pour chaque tour
page-clock-time = Minutes, ou jours
page-clock-more = Secondes en plus par tour (toute la partie)
page-clock-zero = Quand le temps est écoulé
page-clock-zero-bot = un bot continue
page-clock-zero-skip = son tour est sauté si les règles le permettent
page-clock-zero-loss = défaite au temps (à plus de deux joueurs : dernière place)
page-clock-pause = Demander une pause
page-clock-asks = { $name } demande d’arrêter la pendule.
page-clock-paused = La pendule est arrêtée.
page-clock-go-on = Continuer
page-clock-stands = La pendule est arrêtée : personne ne joue.
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
page-help-talk = La bulle ouvre la discussion, le livre vos propres notes. Vous pouvez ne plus entendre quelqu’un.
page-help-clock = La pendule ne compte que votre propre temps. Tous ensemble peuvent convenir d’une pause.
page-help-leave = Si quelqu’un est absent, un bot tient sa place jusqu’à son retour.
page-help-device = Les réglages contiennent votre nom, la langue, les rappels et le chemin vers un autre appareil.
log-said = { $seat } a dit : « { $given } »
