### La ligne de commande.

cli-trollbord = Quatre jeux de société nordiques, complets, sur une seule table.
    Sans commande, la table s’ouvre.
cli-trollbord-language = La langue à parler ; sinon celle du système.

cli-group-play = Jouer
cli-group-serve = Ouvrir une table
cli-group-records = Enregistrements de parties
cli-group-bots = Bots et tournois
cli-group-learning = Programmes qui apprennent
cli-group-operators = Pour qui tient un serveur
cli-group-authors = Pour qui crée un jeu

cli-column-id = id
cli-column-game = jeu
cli-column-seats = places
cli-column-about = sujet
cli-column-option = option
cli-column-values = peut être

cli-games = Énumérer les jeux.
    Avec le nom d’un jeu (GAME) : ses places, ses options de table et les bots qui y jouent.
cli-games-seated = places : { $seats } · bots : { $bots }

cli-perft = Compter les suites de choix de chaque longueur, ceux du hasard et les choix forcés compris.
cli-perft-depth = Jusqu’à combien de choix compter.
cli-perft-seats = Combien sont à table ; sinon le moins possible.
cli-perft-position = La ligne d’une position de départ.
cli-perft-divide = Compter ce qui suit chaque première option.
cli-perft-total = en tout

cli-words = Dire quelle part de chaque jeu est traduite dans chaque langue.
cli-words-missing = Énumérer les messages qui manquent à cette langue.
cli-words-common = (commun)

## Jouer dans le terminal

cli-play = Jouer dans le terminal, avec des personnes et des bots à toute place.
    PLAYERS sont « human », « human:Anna » ou des noms de bots, un par place ; sans eux vous jouez
    contre un bot.
cli-play-seats = Combien sont à table ; sinon autant qu’il y a de noms, ou le moins possible.
cli-play-table = Une option de table, par exemple limit=none. « trollbord games GAME » les énumère.
cli-play-seed = Faire tomber le hasard chaque fois de la même façon.
cli-play-seconds = Combien de temps un bot peut réfléchir à un tour ; sinon à sa guise.
cli-play-chart = Jouer à Trollfjord sur la carte de ce fichier.
cli-play-dice = Lancer de vrais dés, tirer de vraies cartes, et taper ce qui est venu.
cli-play-save = Le fichier où enregistrer la partie ; sinon un fichier dans votre dossier.
cli-play-force = Écraser le fichier de --save s’il existe déjà.
cli-play-resume = Continuer une partie enregistrée.
cli-play-game-or-file = nommez soit un jeu, soit une partie enregistrée avec --resume
cli-play-agreed = { $given } ne va pas avec --resume : une partie enregistrée continue comme il a été convenu
error-more-players-than-seats = { $given } joueurs sont nommés pour { $seats } places

term-human = Humain
term-yes = o oui y
term-thinking = { $player } réfléchit…
term-curtain = { $player }, appuyez sur Entrée quand personne d’autre ne regarde…
term-which = Cela peut être { $count } options :
term-allowed = C’est proposé maintenant : { $option }.
term-why-what = ajoutez ce que vous voudriez choisir : why stone A1
term-consent = Tous d’accord pour revenir quand même ? (o/n)
term-practice = Les bots ne reviennent pas avant un hasard ou ce qui a été appris. En faire une partie d’entraînement, ce que dira l’enregistrement ? (o/n)
term-resign = Abandonner la partie ? (o/n)
term-saved = Enregistré dans { $file }.
term-not-saved = la partie ne peut pas être enregistrée dans { $file } : { $why }
error-file-taken = ce fichier existe déjà ; choisissez un autre nom
error-file-is-folder = c’est un dossier ; ajoutez le nom d’un fichier
term-resume = Pour continuer : trollbord play --resume { $file }
term-player = joueur
term-score = points

term-help = Tapez une option : son numéro dans la liste, son nom, son code, ou les premières lettres de ses mots. Ou une commande, précédée de deux-points si une option porte le même nom :
term-command-help = dire ce qu’on peut taper
term-command-options = montrer ce qu’on peut choisir
term-command-board = montrer la table
term-command-log = montrer ce qui s’est passé
term-command-why = dire pourquoi un choix est impossible : why stone A1
term-command-undo = reprendre votre dernier choix
term-command-redo = refaire ce que vous avez repris
term-command-resign = abandonner la partie
term-command-save = enregistrer la partie, dans son fichier ou celui que vous nommez
term-command-quit = enregistrer la partie et partir

## Le menu

cli-menu = Choisir un jeu et qui joue, dans le terminal.
menu-game = À quoi jouons-nous ?
menu-resume = continuer { $file }
menu-seats = Combien jouent ?
menu-who = Qui est à la place { $seat } ?
menu-number = Numéro

## La table dans le navigateur

cli-serve = Ouvrir la table dans le navigateur : contre des bots, ou avec des amis par un lien.
cli-serve-port = Le port. S’il est pris, le serveur ne démarre pas ; sans cette option, il prend le prochain libre.
cli-serve-taken = le port { $port } est pris : arrêtez ce qui l’utilise, ou nommez-en un autre avec --port
cli-serve-data = Où garder les tables ; sinon dans le dossier de l’utilisateur.
cli-serve-store = L’adresse d’une autre base de données, par exemple postgresql://…
cli-serve-lan = Laisser entrer téléphones et ordinateurs du même réseau.
cli-serve-hosts = Un autre nom sous lequel les navigateurs peuvent trouver ce serveur.
cli-serve-proxies = Un proxy devant ce serveur, par son adresse ou son réseau : les adresses et le protocole qu’il transmet sont crus, ceux des autres non. Peut être donné plusieurs fois.
cli-serve-metrics = Le port, sur cette machine seulement, où Prometheus lit les mesures ; sans lui il n’y en a pas.
cli-serve-logs = Comment les journaux sont écrits : en texte, ou en lignes JSON avec une par requête.
cli-serve-bad-proxy = « { $given } » n’est ni une adresse ni un réseau, comme 127.0.0.1 ou 10.0.0.0/8
cli-serve-games = Un jeu d’un autre paquet à proposer en plus des nôtres, par son identifiant ; peut être donné plusieurs fois.
cli-serve-bots = Un bot d’un autre paquet à proposer en plus des nôtres, par son identifiant ; peut être donné plusieurs fois.
cli-serve-address = L’adresse publique de ce serveur, comme https://club.example : les rappels y mènent.
cli-serve-mail = Le serveur de courrier des rappels, comme smtps://nom:motdepasse@hôte?from=table@club.example ; plutôt dans l’environnement, où personne d’autre ne le voit.
cli-serve-push_key = La clé privée des rappels push, un fichier que crée `trollbord reminders key`.
cli-serve-webhooks = Permettre les rappels par webhook.
cli-serve-allowed = Un hôte que webhooks et push peuvent atteindre malgré une adresse privée, comme hooks.lan ou hooks.lan:8443. Peut être donné plusieurs fois.
cli-serve-pause = Combien de secondes un bot prend au moins, pour que les yeux puissent suivre.
cli-serve-stays = Ne pas ouvrir le navigateur.
cli-serve-apart = Avec PostgreSQL : laisser les bots à `trollbord worker`.
cli-serve-reloads = Pour qui modifie Trollbord : montrer aussitôt un style modifié, et redémarrer quand un autre fichier change. Les tables restent.
cli-serve-ready = Trollbord est à { $address }  (Ctrl-C l’arrête)
cli-serve-kept = Les tables sont gardées dans { $folder }
cli-serve-exposed = Tous ceux de ce réseau peuvent maintenant atteindre cette page : ouvrir des tables, voir et rejoindre une table dont ils ont le lien. La connexion n’est pas chiffrée.
cli-serve-again = { $file } a changé : le serveur redémarre
cli-compiling = Les bots commencent interprétés. Trollbord se compile en arrière-plan ; ils changeront dès que ce sera fait.
cli-compiled-built = Trollbord est compilé : désormais les bots réfléchissent plus vite, au prochain démarrage aussi.
cli-compiled-no-compiler = Il n’y a pas de compilateur C ici : Trollbord tourne interprété, tout marche, mais plus lentement. Pour le compiler, installez gcc ou clang et redémarrez-le.
cli-compiled-failed = Trollbord n’a pas pu être compilé et tourne interprété : tout marche, mais plus lentement.{ $log ->
    [none] {""}
   *[other] {" "}La raison est dans { $log }.
}
cli-worker = Répondre pour les bots des tables dans PostgreSQL, à côté d’autant de processus web et d’autres workers que l’on veut.
    Les bots réfléchissent dans leurs propres processus, un de moins que de cœurs. Un worker survit aux redémarrages de la base ; ce qu’un worker tué avait commencé est repris par d’autres en quelques secondes.
cli-worker-store = L’adresse de la base de données, par exemple postgresql://…
cli-worker-at_once = Combien de questions sont prises à la fois ; la plupart du temps, les bots ne font qu’attendre.
cli-worker-pause = Le temps minimal d’un bot pour un coup, en secondes, pour que l’œil puisse suivre.
cli-worker-logs = La forme du journal : du texte ou des lignes JSON.
cli-worker-games = Un jeu d’un autre paquet que le serveur propose, par son identifiant ; peut être répété.
cli-worker-bots = Un bot d’un autre paquet que le serveur propose, par son identifiant ; peut être répété.
cli-worker-address = L’adresse publique de ce serveur, comme https://club.example : les rappels y mènent.
cli-worker-mail = Le serveur de courrier des rappels, comme smtps://nom:motdepasse@hôte?from=table@club.example ; plutôt dans l’environnement, où personne d’autre ne le voit.
cli-worker-push_key = La clé privée des rappels push, un fichier que crée `trollbord reminders key`.
cli-worker-webhooks = Permettre les rappels par webhook.
cli-worker-allowed = Un hôte que webhooks et push peuvent atteindre malgré une adresse privée, comme hooks.lan ou hooks.lan:8443. Peut être donné plusieurs fois.
cli-worker-sqlite = un worker a besoin de PostgreSQL ; avec SQLite, `trollbord serve` répond lui-même pour les bots
cli-worker-ready = Le worker attend des questions  (Ctrl-C l’arrête)
cli-reminders = Les rappels quand la page est fermée : ce qu’il faut pour les servir.
cli-reminders-key = Créer la clé privée des rappels push, dans un nouveau fichier que seul son propriétaire peut lire.
cli-reminders-key-done = La clé est dans { $file }. Gardez-la : avec une autre, il faudrait redemander à chaque navigateur.
cli-reminders-key-exists = { $given } existe déjà

## Enregistrements

cli-verify = Vérifier des enregistrements : les rejouer, recalculer les tirages et nommer la première mauvaise ligne.
    Finit par 0 si tout va bien, par 1 si quelque chose est faux, par 3 si rien n’est faux mais que la partie n’est pas finie ou son secret pas révélé.
cli-verify-good = bon
cli-verify-incomplete = rien de faux, mais incomplet
cli-verify-bad = FAUX

cli-show = Montrer la table à une ligne d’un enregistrement, dans le terminal ou en image.
cli-show-at = La ligne après laquelle regarder ; sinon la dernière. 0 est la table avant le premier choix.
cli-show-seat = Par les yeux de qui regarder : le numéro d’une place, ou « spectator ».
cli-show-svg = Dessiner l’image dans ce fichier.
cli-show-position = Écrire plutôt la position complète sur une ligne, éléments cachés compris.
cli-show-written = { $given } est dessiné
cli-seat-expected = « { $given } » n’est pas une place : on attend son numéro ou « spectator »
cli-show-no-seat = il n’y a pas de place { $given } dans cet enregistrement : la dernière est { $last }

cli-convert = Changer un enregistrement en JSON ou l’inverse, selon le nom de la sortie ; sans elle il va au terminal.
cli-convert-force = Écraser un fichier qui existe.
cli-convert-exists = { $given } existe déjà ; --force l’écrase

cli-replay = Revoir un enregistrement dans le terminal, pas à pas.
cli-replay-seat = Par les yeux de qui regarder : le numéro d’une place, ou « spectator ».
cli-replay-start = La ligne où commencer.
cli-replay-watch = Dérouler comme un film.
cli-replay-seconds = Combien de temps reste chaque ligne du film.
cli-replay-log = Écrire plutôt tout le journal et la dernière table.
cli-replay-keys = Entrée : suite · b : retour · g : aller à une ligne · q : quitter
cli-replay-line = Ligne
cli-replay-no-terminal = il n’y a pas ici de terminal pour lire les touches ; --log écrit plutôt tout le journal
cli-review = Passer en revue une partie finie : les tours qui ont le plus coûté et ce qui valait mieux, ce que chacun a perdu par décision, et d’où vient le résultat. Chaque décision est jugée d’après ce que son joueur pouvait voir.
cli-review-depth = Combien de temps regarder : des secondes par partie (coarse) ou des minutes (deep).
cli-review-seat = Ne montrer que les moments de cette place.
cli-review-seed = Un autre nombre distribue d’autres mondes ; le même donne les mêmes résultats.
cli-review-json = Écrire toute la revue dans ce fichier, en JSON.
cli-review-html = Écrire la revue dans ce fichier, en une page qui s’ouvre partout.
cli-review-anonymous = Omettre les noms des joueurs et la date.
cli-review-written = { $file } est écrit

cli-fuzz = Endommager des enregistrements de toutes les façons et vérifier que chacun est refusé par une phrase, en moins d’une seconde.
cli-fuzz-count = Combien d’enregistrements abîmés essayer.
cli-fuzz-seed = Un autre nombre fait d’autres dégâts.
cli-fuzz-keep = Le dossier des fichiers qui ont fait tomber le programme ou duré trop longtemps.
cli-fuzz-bar = enregistrements abîmés
cli-fuzz-found = { $count } enregistrements abîmés, { $bad } pannes ou retards, { $different } phrases différentes, le plus lent a pris { $slowest } s

## Modèles de langage

cli-mcp = Installer un modèle de langage à une table, par le Model Context Protocol sur l’entrée et la sortie standard.
    Avec GAME, il joue à sa propre table contre BOTS ; avec --server, il joue une place d’une table du serveur.
cli-mcp-seat = La place du modèle, comptée à partir de 0.
cli-mcp-seed = Fixer la graine de la première partie ; chaque partie suivante compte à partir d’elle.
cli-mcp-table = Une option de table, comme limit=none. `trollbord games GAME` les énumère.
cli-mcp-seconds = Combien de temps un bot peut réfléchir à un tour ; sinon, autant qu’il veut.
cli-mcp-records = Garder chaque partie finie comme enregistrement dans ce dossier.
cli-mcp-tries = Combien de mauvaises réponses à une question mettent fin à la partie pour le modèle.
cli-mcp-server = L’adresse d’une table, http://HOST/t/TABLE ; le jeton est lu dans TROLLBORD_TOKEN.
cli-mcp-names = Donner au modèle les noms des autres, marqués comme non fiables.
cli-mcp-talk = Donner au modèle ce que disent les autres, marqué comme non fiable.
cli-mcp-game-or-server = nommez soit un jeu, soit une table avec --server
cli-mcp-no-token = { $variable } ne contient pas de jeton : `POST /api/accounts` du serveur en donne un

## Tournois

cli-arena = Faire jouer de nombreuses parties aux bots et dire comment ils s’en sortent.
    Les places tournent sur des tirages égaux. Un tournoi interrompu reprend où il en était si on le relance.
cli-arena-bots = Des noms séparés par des virgules ; jotun@200 réfléchit 200 itérations, jotun@0.5s une demi-seconde par tour, ./bot.py est un programme.
cli-arena-matches = Combien de parties jouer.
cli-arena-seats = Combien sont à table ; sinon un par bot.
cli-arena-seed = La graine des tirages.
cli-arena-workers = Combien de processus jouent.
cli-arena-table = Une option de table, comme limit=none ; peut être répétée.
cli-arena-most = Après combien de décisions une partie est interrompue ; personne ne la gagne. 0 : jamais.
cli-arena-clock = D’après quoi se comptent les secondes de réflexion : l’horloge murale, ou le temps de calcul, le même sur une machine occupée.
cli-arena-opening = Combien de décisions sont tirées au sort avant que les bots commencent, les mêmes pour chaque placement.
cli-arena-sprt = S’arrêter dès qu’il est clair si le premier bot est meilleur que le second d’autant de points Elo.
cli-arena-out = Le fichier des résultats, .csv ou .parquet ; le rapport est écrit à côté.
cli-arena-records = Garder chaque partie comme enregistrement dans ce dossier.
cli-arena-ray = Jouer sur une grappe Ray : local, auto, ou l’adresse de sa tête.
cli-benchmark = Jouer l’épreuve Trollbord (Trollbord-1) avec un bot, ou vérifier des fichiers de ses résultats et en montrer le tableau.
    192 parties : quatre jeux, deux et quatre places, trois adversaires fixes, des tirages fixes. Un bot qui lève une erreur, se bloque, est trop lent ou choisit ce qui n’est pas proposé perd cette partie.
cli-benchmark-track = Ce dont le bot dispose : search (0,1 s de processeur par tour), learner (un regard de son réseau), model (un modèle de langue, 200 000 jetons par partie).
cli-benchmark-games = Ce jeu seulement ; peut être donné plusieurs fois. Il n’y a alors pas de nombre pour l’ensemble.
cli-benchmark-workers = Combien de processus jouent.
cli-benchmark-out = Le dossier des fichiers de résultats.
benchmark-lost = perdue selon une règle : { $match }, { $rule } : { $why }
benchmark-written = Les résultats, avec l’enregistrement de chaque partie : { $file }
cli-exploit = Chercher contre un bot figé à qui l’on peut demander ce qu’il répondrait, et dire de combien il est battu.
    C’est une borne inférieure : une autre façon de jouer le battrait peut-être davantage.
cli-exploit-games = Ce jeu seulement ; peut être donné plusieurs fois.
cli-exploit-matches = Combien de parties de chaque jeu sont jouées.
cli-exploit-iterations = Combien d’itérations la recherche fait pour une question ; elle interroge le bot dans chacune.
cli-exploit-seats = Combien de personnes sont à la table.
cli-exploit-seed = La graine des tirages.
cli-exploit-workers = Combien de processus jouent.
exploit-beaten = { $game } : la recherche a { $share } des points, { $ahead } ({ $low } à { $high }) au-dessus d’une partie égale ; { $decisions } décisions lui ont pris { $seconds } s de processeur

arena-title = tournoi
arena-matches = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } ; les intervalles sont à 95 %, sur les tirages
arena-points = Points
arena-firsts = Premières places
arena-scores = Scores
arena-length = Choix par partie
arena-ends = Fins des parties
arena-column-bot = bot
arena-column-matches = parties
arena-column-points = points
arena-column-firsts = premières places
arena-column-rating = cote
arena-column-score = score moyen
arena-column-time = temps par décision (CPU)
arena-column-longest = tour le plus long (CPU)
arena-column-turn = 99 % des tours en moins de
arena-column-slowest = tour le plus long (horloge)
arena-written = Le rapport est { $file }
arena-sprt-better = { $bot } est meilleur de { $elo } Elo
arena-sprt-not-better = { $bot } n’est pas meilleur
arena-sprt-open = On ne sait pas encore si { $bot } est meilleur de { $elo } Elo

cli-dataset = Faire de parties des données pour les programmes qui apprennent : ce que chaque place savait, ce qui était offert, choisi et pensé, et comment cela a fini.
cli-dataset-play = Faire jouer des bots et garder leurs décisions. Ce qui a été interrompu reprend où il en était au prochain lancement.
cli-dataset-play-bots = Des noms séparés par des virgules, comme dans l’arène ; un seul joue toutes les places.
cli-dataset-play-matches = Combien de parties jouer ; s’il y en a plus qu’avant, elles s’ajoutent à ce qui est là.
cli-dataset-play-seats = Combien sont à table.
cli-dataset-play-seed = La graine des tirages.
cli-dataset-play-table = Une option de table, comme limit=none ; peut être répétée.
cli-dataset-play-opening = Combien de décisions sont tirées au sort, sans être gardées, avant que les bots commencent.
cli-dataset-play-most = Après combien de décisions une partie est interrompue ; personne ne la gagne. 0 : jamais.
cli-dataset-play-out = Le dossier du jeu de données.
cli-dataset-play-kind = Le format des fragments.
cli-dataset-play-shard = Combien de parties contient un fragment.
cli-dataset-play-part = La part de cette machine, comme 1/4 pour la première de quatre ; « trollbord dataset merge » les réunit.
cli-dataset-play-workers = Combien de processus jouent.
cli-dataset-play-ray = Jouer sur une grappe Ray : local, auto, ou l’adresse de sa tête.
cli-dataset-house = Faire de chaque jeu un jeu de données à emporter, pour deux places, chacun avec une fiche qui dit de quoi il est fait.
    Ce qui a été arrêté reprend où il en était.
cli-dataset-house-matches = Combien de parties de chaque jeu sont jouées.
cli-dataset-house-bots = Qui joue ; un seul joue toutes les places.
cli-dataset-house-workers = Combien de processus jouent.
cli-dataset-records = Garder les décisions d’enregistrements : des fichiers, ou des dossiers. Tous sont du jeu et du nombre de places du premier ; le reste est laissé de côté, et nommé.
cli-dataset-records-out = Le dossier du jeu de données.
cli-dataset-records-kind = Le format des fragments.
cli-dataset-records-shard = Combien de parties contient un fragment.
cli-dataset-records-workers = Combien de processus rejouent.
cli-dataset-records-ray = Rejouer sur une grappe Ray : local, auto, ou l’adresse de sa tête.
cli-dataset-merge = Réunir des jeux de données dans le dossier nommé en premier ; une partie que plusieurs contiennent est prise une fois.
cli-dataset-show = Dire ce que contient un jeu de données.
cli-dataset-part = « { $given } » n’est pas une part : on attend par exemple 1/4, la première de quatre
dataset-made = { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } dans { $folder }
dataset-shape = { $game } pour { $seats } : { $row } nombres par ligne, { $options } choix
dataset-left-out-other = { $file } est laissé de côté : un autre jeu, ou un autre nombre de places
dataset-left-out-unfinished = { $file } est laissé de côté : la partie n’est pas finie
dataset-left-out-broken = { $file } est laissé de côté : { $why }

## Apprendre des poids

cli-fit = Apprendre les poids de l’évaluation d’un jeu à partir de jeux de données de parties jouées (« trollbord dataset play »), tous pour le même nombre de places, et les écrire dans un fichier.
cli-fit-kind = Un poids par caractéristique (line), ou un petit réseau (net) ; ou des parts de la première place pour la revue : une puissance de l’évaluation qui croît avec la partie (power), ses éléments nommés (parts), ou la recherche propre au jeu (search).
cli-fit-hidden = Combien d’unités cachées a un réseau.
cli-fit-by = Ce qu’une droite prédit : qui gagne, ou l’avance en points à la fin.
cli-fit-each = Combien de positions d’une partie sont utilisées, au plus.
cli-fit-seed = La graine des premiers poids d’un réseau.
cli-fit-start = Un fichier de poids d’une ligne (line) apprise auparavant : un second tour part d’elle.
cli-fit-penalty = Ce que coûtent les carrés des poids d’une ligne, compté en positions : une grande valeur les garde près de leur départ. Sans elle, on prend celle qui prédit le mieux les parties mises à part.
cli-fit-workers = Combien de processus rejouent les parties.
cli-fit-report = Afficher, en dix groupes, à quel point les parts prédisent des parties dont elles ne viennent pas.
cli-fit-out = Le fichier des poids.
fit-loss-even = perte si l’on ne sait rien
fit-loss-plain = perte de l’évaluation faite à la main, sur des parties mises de côté
fit-loss-learned = perte des poids, sur les mêmes parties
fit-loss-seen = perte des poids, sur ce dont ils sont tirés
fit-written = { $file } est écrit ({ $size } octets). Pour l’essayer : « trollbord arena JEU --bots jotun@100+FICHIER,jotun@100 »
fit-share-written = { $file } est écrit ({ $size } octets)
fit-share-gap = { $gap } centièmes d’écart moyen entre l’annoncé et l’observé, sur { $matches } parties non utilisées
fit-share-log = perte logarithmique : en tout, puis par tiers de partie (sans rien savoir : { $even })
fit-share-brier = score de Brier : en tout, puis par tiers de partie
fit-share-said = annoncé
fit-share-seen = observé
fit-share-error = erreur type
fit-share-count = places

## Analyser

cli-analyse = Demander au meilleur joueur ce qu’il pense d’une table.
    TABLE est le fichier d’un enregistrement ou la ligne d’une position. --svg dessine le plateau avec ce que chaque couleur va obtenir.
cli-analyse-at = La ligne de l’enregistrement ; sinon la dernière.
cli-analyse-bot = Le joueur à interroger ; seuls ceux qui cherchent peuvent répondre.
cli-analyse-seconds = Combien de temps il peut réfléchir.
cli-analyse-svg = Le fichier de l’image.
cli-analyse-nothing = personne n’est interrogé à cette table
cli-analyse-what = « { $given } » n’est ni un fichier ni la ligne d’une position
cli-analyse-silent = { $bot } ne cherche pas et ne peut pas dire pourquoi
cli-analyse-iterations = { $count ->
        [one] { $count } position pesée
       *[other] { $count } positions pesées
    }
cli-analyse-column-option = option
cli-analyse-column-worth = valeur
cli-analyse-column-line = ensuite
## Tables gardées

cli-storage-none = il n’y a pas de tables dans { $file } : --data nomme un autre dossier, --store une autre base de données
cli-meant = Vouliez-vous dire « trollbord { $command } » ?
cli-db = Gérer la base de données du serveur.
cli-db-check = Prouver que chaque partie gardée se rejoue : chaque ligne est proposée quand vient son tour, et chaque tirage est celui que donne le secret de la table.
    Code de retour : 0 si tout va bien, 1 si quelque chose est faux ; la première faute de chaque mauvaise table est nommée.
cli-db-check-data = Le dossier des tables ; sinon le dossier de données de l’utilisateur.
cli-db-check-store = L’adresse d’une autre base de données, comme postgresql://…
cli-db-check-quiet = Sans barre de progression.
cli-db-check-bar = tables rejouées
cli-db-check-found = { $tables ->
    [one] { $tables } table examinée, { $bad } mauvaise
   *[other] { $tables } tables examinées, { $bad } mauvaises
}
cli-db-damaged = le fichier de la base de données est abîmé : { $why } ; `trollbord db restore` met une sauvegarde dans un endroit vide
cli-db-upgrade = Amène une base de données d’une version plus ancienne à la forme qu’il faut à cette version. Arrêtez d’abord le serveur.
    Une base SQLite est copiée avant ; pour PostgreSQL, utilisez pg_dump.
cli-db-upgrade-data = Le dossier où les tables sont enregistrées ; sinon le dossier de données de l’utilisateur.
cli-db-upgrade-store = L’adresse d’une autre base de données, comme postgresql://…
cli-db-upgrade-done = la base de données est à jour ; telle qu’elle était, elle est dans { $file }
cli-db-upgrade-current = { $given } est à jour
cli-db-backup = Copie la base de données dans un nouveau fichier, même pendant que le serveur tourne.
    La copie contient des secrets (les clés de tous les cookies et ce qui sera tiré à chaque table) : seul son propriétaire peut la lire.
cli-db-backup-data = Le dossier où les tables sont enregistrées ; sinon le dossier de données de l’utilisateur.
cli-db-backup-store = L’adresse d’une autre base de données, comme postgresql://…
cli-db-backup-exists = '{ $given }' existe déjà : nommez un nouveau fichier
cli-db-backup-done = copiée dans { $file } ; elle contient des secrets, gardez-la pour vous
cli-db-backup-damaged = la copie est abîmée : { $why } ; elle est gardée dans { $file }, et des copies plus anciennes valent peut-être mieux : voir `trollbord db check`
cli-db-restore = Met une sauvegarde là où il n’y a pas encore de base de données. Elle contient des secrets : seul son propriétaire peut la lire.
cli-db-restore-data = Le dossier où les tables sont enregistrées ; sinon le dossier de données de l’utilisateur.
cli-db-restore-store = L’adresse d’une autre base de données, comme postgresql://…
cli-db-restore-exists = il y a déjà une base de données dans '{ $given }' : déplacez-la d’abord
cli-db-restore-done = restaurée dans { $file } ; `trollbord db check` la parcourt
cli-db-restore-none = '{ $given }' n’est pas une base de données que cette version peut utiliser
cli-db-copy = Déménager un club : copier tout de SOURCE, par exemple tables.sqlite, vers TARGET, par exemple postgresql://…, qui doit être vide ; puis vérifier. Arrêtez d’abord le serveur.
    L’un et l’autre peuvent être un fichier SQLite ou une adresse. Les cookies et les liens restent valables.
cli-db-copy-bar = lignes copiées
cli-db-copy-done = { $rows ->
    [one] { $rows } ligne copiée ; les serveurs peuvent démarrer au nouvel endroit
   *[other] { $rows } lignes copiées ; les serveurs peuvent démarrer au nouvel endroit
}
cli-db-repair = Coupe ce qui ne peut pas être rejoué, pour que la table s’ouvre à nouveau. Arrêtez d’abord le serveur.
    Une sauvegarde est faite, ce qui serait coupé est dit, et les lignes coupées vont dans un fichier à côté de la base de données.
cli-db-repair-data = Le dossier où les tables sont enregistrées ; sinon le dossier de données de l’utilisateur.
cli-db-repair-store = L’adresse d’une autre base de données, comme postgresql://…
cli-db-repair-yes = Sans demander.
cli-db-repair-stray = ces lignes n’appartiennent à aucune table et sont coupées
cli-db-repair-nothing = il n’y a rien que couper réparerait
cli-db-repair-sure = { $count ->
    [one] Réparer cette table ?
   *[other] Réparer ces { $count } tables ?
}
cli-db-repair-lines =     les lignes { $first } à { $last } seraient coupées ({ $count })
cli-db-repair-not =     couper ne répare pas cela ; la table reste fermée
cli-db-repair-done = fait ; ce qui a été coupé est dans { $file }
db-no-game = il n’y a pas de jeu « { $given } » ici
db-bad-chairs = elle a { $given } chaises pour { $expected } places
db-bad-table = elle ne peut être dressée : { $why }
db-gap = la ligne { $given } est là où l’on attend la ligne { $expected }
db-bad-line = la ligne { $line } (« { $given } ») ne se rejoue pas : { $why }
db-bad-end = elle est gardée avec over = { $given }, et le jeu dit autre chose
db-stray = il y a des lignes ou des chaises de cette table, mais pas de table

cli-tables = Lister, montrer, exporter ou effacer les tables que garde le serveur.
cli-tables-list = Lister les tables gardées, les plus récentes en dernier.
cli-tables-list-data = Le dossier des tables ; sinon le dossier de données de l’utilisateur.
cli-tables-list-store = L’adresse d’une autre base de données, comme postgresql://…
cli-tables-list-game = Seulement les tables de ce jeu.
cli-tables-list-over = Seulement les parties finies, ou seulement celles qui continuent.
cli-tables-list-ids = N’imprimer que les identifiants, un par ligne.
cli-tables-show = Montrer une table gardée comme un spectateur la voit : qui joue, ce qui est convenu, où elle en est.
cli-tables-show-data = Le dossier des tables ; sinon le dossier de données de l’utilisateur.
cli-tables-show-store = L’adresse d’une autre base de données, comme postgresql://…
cli-tables-export = Écrire les parties gardées comme enregistrements (.troll), un fichier chacune : `trollbord tables export ID ID` ou `--all`.
cli-tables-export-data = Le dossier des tables ; sinon le dossier de données de l’utilisateur.
cli-tables-export-store = L’adresse d’une autre base de données, comme postgresql://…
cli-tables-export-everything = Exporter toutes les tables.
cli-tables-export-out = Le dossier des fichiers.
cli-tables-export-force = Écraser les fichiers présents.
cli-tables-export-reveal = Écrire aussi le secret d’une partie en cours : qui le lit sait ce qui sera tiré.
cli-tables-delete = Effacer des tables pour de bon. Un serveur en marche les ferme en quelques secondes et prévient tous ceux qui y sont assis.
cli-tables-delete-data = Le dossier des tables ; sinon le dossier de données de l’utilisateur.
cli-tables-delete-store = L’adresse d’une autre base de données, comme postgresql://…
cli-tables-delete-yes = Ne pas demander.
cli-tables-id = identifiant
cli-tables-game = jeu
cli-tables-players = joueurs
cli-tables-lines = { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}
cli-tables-column-lines = lignes
cli-tables-state = état
cli-tables-touched = jouée en dernier
cli-tables-over = finie
cli-tables-running = continue
cli-tables-practice = entraînement
cli-tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
cli-tables-which = nommez des tables par leurs identifiants, ou toutes avec --all
cli-tables-writing = enregistrements écrits
cli-tables-none = il n’y a pas de table « { $given } » ; `trollbord tables list` les montre
cli-tables-damaged = la table « { $given } » ne se rejoue pas ; `trollbord db check` dit pourquoi
cli-tables-sure = { $count ->
    [one] Effacer cette table pour de bon ?
   *[other] Effacer { $count } tables pour de bon ?
}
cli-tables-deleted = { $count ->
    [one] { $count } table effacée
   *[other] { $count } tables effacées
}

## Les phrases de la bibliothèque de la ligne de commande

cli-help = Afficher cette aide.
cli-trollbord-version = Afficher la version.
click-usage = Utilisation :
click-options = Options
click-commands = Commandes
click-default = par défaut : { $default }
click-try = « { $command } { $option } » affiche l’aide.
click-error = Erreur : { $message }
click-invalid-input = Erreur : saisie incorrecte
click-aborted = Interrompu !
click-invalid = Valeur incorrecte : { $message }
click-invalid-for = Valeur incorrecte pour { $param_hint } : { $message }
click-missing-argument = Il manque l’argument
click-missing-option = Il manque l’option
click-missing-command = Il manque une commande.
click-no-option = Il n’y a pas d’option { $name }.
click-no-command = Il n’y a pas de commande { $name }.
click-takes-no-value = L’option { $name } ne prend pas de valeur.
click-no-number = { $value } n’est pas un nombre valable.
click-out-of-range = { $value } n’est pas dans l’intervalle { $range }.
click-no-file = { $filename } n’existe pas.
click-is-file = { $filename } est un fichier.
click-is-folder = { $filename } est un dossier.
click-not-readable = { $filename } ne peut pas être lu.
click-not-writable = { $filename } ne peut pas être écrit.
click-extra = { $count ->
    [one] Argument en trop ({ $args })
   *[other] Arguments en trop ({ $args })
}
click-meant = { $count ->
    [one] Vouliez-vous dire { $possibility } ?
   *[other] (Vouliez-vous dire l’une de celles-ci : { $possibilities } ?)
}
click-needs-value = { $count ->
    [one] L’option { $name } demande une valeur.
   *[other] L’option { $name } demande { $nargs } valeurs.
}
click-no-choice = { $count ->
    [one] { $value } n’est pas { $choice }.
   *[other] { $value } ne convient pas ; au choix : { $choices }.
}

cli-learn = Apprendre un jeu dans le terminal : sa première leçon, ou celle qui est nommée.
cli-learn-step = L’étape par laquelle commencer, par son nom.
cli-learn-only_list = Lister les leçons de ce jeu.
cli-learn-none = il n’y a pas de leçon { $given } ; il y a : { $expected }
cli-learn-left = Pour continuer : { $given }
term-learn-help = Entrée continue. Tapez le numéro ou le nom de votre choix, ou : { term-order-show } (montrez-moi), { term-order-back }, { term-order-skip }, { term-order-board } (toute la table), { term-order-options } (la liste), { term-order-help }, { term-order-quit }.
term-learn-try = Pour l’essayer, tapez : { $line } ({ $name })
term-learn-unknown = « { $line } » n’est pas une des options. Tapez { term-order-options } pour la liste, { term-order-show } pour voir comment faire, { term-order-help } pour tout ce que vous pouvez taper.
term-learn-many = Il y a { $count } options : tapez-en une par son nom, ou { term-order-options } pour la liste.
term-order-show = montrer
term-order-back = retour
term-order-skip = passer
term-order-board = table
term-order-options = liste
term-order-help = aide
term-order-quit = quitter
