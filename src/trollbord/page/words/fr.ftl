### La page autour des plateaux.

## La maison

page-title = Trollbord : quatre jeux de société nordiques
page-headline = Quatre jeux, une table
page-welcome = Choisissez un jeu. Deux gestes et vous jouez : contre des bots, ou avec des amis par un lien. Sans compte.
page-home = Vers la première page
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
page-notify = Me prévenir quand c’est mon tour
page-notify-granted = Vous serez prévenu quand ce sera votre tour.
page-notify-denied = Le navigateur ne permet pas à cette page de vous prévenir.
page-loading = On met la table…
page-offline = Pas de connexion. Nouvel essai…

## Une nouvelle table

page-seats = Qui joue ?
page-seat = Place { $number }
page-seat-me = moi
page-seat-bot = bot { $bot }
page-seat-open = un ami, par le lien
page-seat-none = personne
page-agreed = Que convient-on ?
page-more-options = Plus
page-join = Qui peut jouer
page-join-link = qui a le lien
page-join-everyone = tout le monde : l’annoncer sur la première page
page-join-nobody = personne
page-watch = Qui peut regarder
page-watch-link = qui a le lien
page-watch-nobody = personne
page-open-table = Ouvrir la table
page-free-seat = place libre

## La table

page-your-turn = À vous de jouer
page-put-back = Reposer
page-undo = Reprendre
page-redo = Refaire
page-request-undo = Demander à reprendre
page-asks-undo = { $name } demande à revenir en arrière.
page-asks-wait = On attend les autres.
page-agree = D’accord
page-refuse = Non
page-all-options = { $count ->
    [one] le seul choix, en liste
   *[other] les { $count } choix, en liste
}
page-thinks = À { $name } de jouer
page-bot-thinks = { $name } réfléchit
page-chance = Le hasard décide
page-absent = { $name } n’est pas là.
page-standin = Laisser jouer { $bot }
page-meanwhile = Pendant votre absence
page-past = Position { $index } sur { $all }
page-now = Revenir au présent
page-curtain = Passez l’appareil à { $name }
page-curtain-help = Personne d’autre ne doit regarder.
page-curtain-ready = Je suis { $name }
page-you-won = Vous avez gagné
page-won = { $count ->
    [one] { $name } a gagné
   *[other] { $name } ont gagné
}
page-draw = Égalité
page-rematch = Rejouer
page-to-rematch = Vers la partie suivante
page-record = Enregistrer la partie
page-waiting = On attend des joueurs
page-waiting-help = Envoyez le lien à un ami, ou installez un bot.
page-copy-link = Copier le lien
page-link-copied = Le lien est copié. Qui l’a peut venir à cette table.
page-sit = S’asseoir ici
page-more = Plus
page-leave = Quitter la table
page-take-back = Reprendre votre place
page-always-accept = Toujours accepter
page-tag-you = vous
page-tag-bot = bot
page-tag-away = absent
page-tag-standin = { $bot } joue à sa place
page-nav-first = Au début
page-nav-back = En arrière
page-nav-next = En avant
page-nav-last = Au plus récent
page-other-device = Continuer sur un autre appareil
page-device = Continuer sur un autre appareil
page-device-help = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien, dans les 15 minutes. L’autre appareil devient le vôtre : ne le transmettez à personne.
page-device-claim = Un instant…

## Ce que répond le serveur

page-stale = La partie a avancé. Voici la table à présent.
page-not-offered = On ne peut pas choisir cela maintenant.
page-why-nothing = Il n’y a rien à faire ici maintenant.
page-why-not-you = Ce n’est pas votre tour.
page-why-waiting = La partie commence quand toutes les places sont prises.
page-too-much = C’était trop rapide ou trop long.
page-not-found = Cette table n’existe pas.
page-no-watching = Seuls ceux qui jouent voient cette table.
page-seat-taken = Quelqu’un est déjà assis là.
page-bad-form = Personne n’a pu lire ce formulaire.
page-state-turn = à { $name } de jouer
page-state-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
page-state-over = terminée
page-state-won = { $name } a gagné
page-play = Jouer
page-look = Regarder

## Les bots

name-tomte = Tomte
name-huldra = Huldra
name-draug = Draug
name-jotun = Jotun
