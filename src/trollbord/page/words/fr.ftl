### La page autour des plateaux.

page-title = Trollbord : quatre jeux de plateau du Nord
page-headline = Quatre jeux, une table
page-welcome = Choisissez un jeu. Deux clics et vous jouez : contre des bots, ou avec des amis par un lien. Sans compte.
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
page-notify = Me prévenir quand c’est à moi
page-notify-granted = Vous serez prévenu quand ce sera votre tour.
page-notify-denied = Le navigateur ne permet pas de notifications à cette page.
page-loading = On dresse la table …
page-offline = Pas de connexion. Nouvel essai …

page-seats = Qui joue ?
page-seat = Place { $number }
page-seat-me = moi
page-seat-bot = bot { $bot }
page-seat-open = un ami, par le lien
page-seat-none = personne
page-more-seats = Plus de joueurs
page-agreed = Qu’est-ce qui est convenu ?
page-more-options = Plus
page-join = Qui peut jouer
page-join-link = qui a le lien
page-join-everyone = tout le monde : l’afficher en première page
page-join-nobody = personne
page-watch = Qui peut regarder
page-watch-link = qui a le lien
page-watch-nobody = personne
page-open-table = Ouvrir la table
page-free-seat = place libre

page-your-turn = À vous de jouer
page-put-back = Reposer
page-undo = Reprendre le coup
page-redo = Le refaire
page-request-undo = Demander à reprendre
page-correct = Corriger la saisie
page-asks-undo = { $name } demande à revenir en arrière.
page-asks-wait = On attend les autres.
page-agree = D’accord
page-refuse = Non
page-all-options = { $count ->
    [one] le seul choix en liste
   *[other] les { $count } choix en liste
}
page-thinks = À { $name } de jouer
page-bot-thinks = { $name } réfléchit
page-chance = Le hasard décide
page-unanswered = Sans réponse, cela arrive
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
page-link-copied = Le lien est copié. Qui l’a peut venir à cette table.
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
page-tag-away = absent
page-tag-standin = { $bot } continue
page-tag-late = temps écoulé
page-nav-first = Au début
page-nav-back = En arrière
page-nav-next = En avant
page-nav-last = Au dernier coup
page-reasons = Pourquoi a-t-il fait cela ?
page-reasons-title = { $option } : ce qu’il a pesé
page-reasons-none = { $option } : il n’y avait rien à peser
page-why-hidden = Ce que savait un bot se demande à la fin de la partie
page-other-device = Continuer sur un autre appareil
page-device = Continuer sur un autre appareil
page-device-help = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien, dans les 15 minutes. Cet appareil devient le vôtre : ne le transmettez pas.
page-device-claim = Un instant …
page-device-back = Revenir à la table
page-device-late = Ce lien n’est plus valable. Demandez-en un nouveau sur le premier appareil.
page-device-copied = Le lien est copié. Ouvrez-le sur l’autre appareil.

page-stale = La table a avancé. Voici comment elle est maintenant.
page-not-offered = Ce n’est pas possible maintenant.
page-why-nothing = Il n’y a rien à faire ici maintenant.
page-why-not-you = Ce n’est pas votre tour.
page-why-waiting = La partie commence quand toutes les places sont prises.
page-too-much = C’était trop rapide ou trop long.
page-not-found = Cette table n’existe pas.
page-nothing-here = Il n’y a rien ici.
page-table-gone = Cette table n’existe plus : la personne qui tient la maison l’a supprimée.
page-no-watching = Seuls les joueurs peuvent voir cette table.
page-seat-taken = Quelqu’un est déjà assis là.
page-bad-form = Personne n’a pu lire cela.
page-state-turn = À { $name } de jouer
page-state-free = { $count ->
    [one] une place libre
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

page-film = Relecture
page-film-turn = Tour { $turn } sur { $turns }
page-film-slider = Position
page-film-back-turn = Au tour précédent
page-film-next-turn = Au tour suivant
page-film-run = Laisser défiler
page-film-eyes = Avec les yeux de
page-film-spectator = un spectateur
page-film-open = à découvert
page-film-speed = Vitesse
page-film-speed-0 = lente
page-film-speed-1 = tranquille
page-film-speed-2 = rapide
page-film-link = Lien vers cette position
page-film-link-copied = Le lien vers cette position est copié.
page-film-fork = Jouer à partir d’ici
page-verify = Vérifier les dés
page-verify-good = Rien n’est faux dans cette partie.
page-verify-bad = Quelque chose est faux dans cette partie :
page-watch-again = Revoir la partie
page-bring = Regarder une partie depuis un fichier

## Talking

page-talk = Discussion
page-talk-nothing = Personne n’a encore rien dit.
page-talk-say = Dire quelque chose
page-talk-send = Dire
page-talk-mute = Ne plus entendre { $name }
page-talk-hear = Entendre { $name } à nouveau
page-notes = Mes notes
page-notes-help = Personne d’autre ne lit ceci.
page-notes-saved = Vos notes sont gardées.
page-speak = Qui peut parler
page-speak-everyone = toute la table
page-speak-players = seulement ceux qui jouent
page-speak-nobody = personne
page-keep-talk = Garder ce qui est dit avec la partie
page-phrase-hello = Bonjour !
page-phrase-good-luck = Bonne chance !
page-phrase-good-move = Bien joué !
page-phrase-thinking = Je réfléchis …
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
page-timer-days = des jours pour chaque tour
page-clock-time = Minutes, ou jours
page-clock-more = Secondes en plus par tour (toute la partie)
page-clock-zero = Quand le temps est écoulé
page-clock-zero-bot = un bot continue
page-clock-zero-skip = le tour est passé si les règles le permettent
page-clock-zero-loss = la partie est perdue (à plus de deux, pour cette personne seule)
page-clock-pause = Demander une pause
page-clock-asks = { $name } demande d’arrêter la pendule.
page-clock-paused = La pendule est arrêtée.
page-clock-go-on = Continuer
page-clock-stands = La pendule est arrêtée : personne ne joue.
page-clock-lost = { $name } n’a plus de temps
page-clock-out = { $name } n’avait plus de temps : dernière place.
page-clock-too-late = Votre temps était écoulé : un bot joue votre place jusqu’à la fin.
page-next-table = À la prochaine table qui m’attend
page-waits = Une table vous attend.

## Help at the table

page-help = Comment ça marche
page-help-table = À cette table
page-help-click = Ce qui brille se clique ; un premier clic est retenu jusqu’au second. Un clic qui ne mène à rien dit quelle règle l’interdit.
page-help-keys = Les flèches vont au choix le plus proche, Entrée choisit, Échap repose. Tous les choix sont aussi dans une liste.
page-help-undo = « { page-undo } » va aussi loin que personne n’a rien appris de nouveau ; au-delà, tous ceux qui jouent sont consultés.
page-help-history = Un clic sur une ligne de l’historique montre cette position. « { page-now } » y met fin.
page-help-replay = L’œil ouvre la relecture : un curseur, un film, d’autres yeux après la fin, et « { page-film-fork } ».
page-help-talk = La bulle ouvre la discussion, le livre vos propres notes. Vous pouvez ne plus entendre quelqu’un.
page-help-clock = La pendule ne compte que votre propre temps. Tous ensemble peuvent convenir d’une pause.
page-help-leave = Si quelqu’un est absent, un bot tient sa place jusqu’à son retour.
page-help-device = Les réglages contiennent votre nom, la langue, les rappels et le chemin vers un autre appareil.
log-said = { $seat } a dit : « { $given } »
