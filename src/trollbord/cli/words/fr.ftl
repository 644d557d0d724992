### La ligne de commande.

cli-trollbord = Quatre jeux de société nordiques, complets, sur une seule table.
    Sans commande, la table s’ouvre.
cli-trollbord-language = La langue à parler ; sinon celle du système.

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
term-saved = Enregistré dans { $file }.
term-not-saved = la partie ne peut pas être enregistrée dans { $file } : { $why }
error-file-taken = ce fichier existe déjà ; choisissez un autre nom
error-file-is-folder = c’est un dossier ; ajoutez le nom d’un fichier
term-resume = Pour continuer : trollbord play --resume { $file }
term-player = joueur
term-score = points

term-help = Tapez une option : son numéro, son nom, ou les premières lettres de ses mots. Ou une commande, précédée de deux-points si une option porte le même nom :
term-command-help = dire ce qu’on peut taper
term-command-options = montrer ce qu’on peut choisir
term-command-board = montrer la table
term-command-log = montrer ce qui s’est passé
term-command-why = dire pourquoi un choix est impossible : why stone A1
term-command-undo = reprendre votre dernier choix
term-command-redo = refaire ce que vous avez repris
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
cli-serve-port = Le port ; s’il est pris, le prochain libre.
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
cli-serve-pause = Combien de secondes un bot prend au moins, pour que les yeux puissent suivre.
cli-serve-stays = Ne pas ouvrir le navigateur.
cli-serve-ready = Trollbord est à { $address }  (Ctrl-C l’arrête)
cli-serve-kept = Les tables sont gardées dans { $folder }
cli-serve-exposed = Tous ceux de ce réseau peuvent maintenant atteindre cette page : ouvrir des tables, voir et rejoindre une table dont ils ont le lien. La connexion n’est pas chiffrée.

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

cli-fuzz = Endommager des enregistrements de toutes les façons et vérifier que chacun est refusé par une phrase, en moins d’une seconde.
cli-fuzz-count = Combien d’enregistrements abîmés essayer.
cli-fuzz-seed = Un autre nombre fait d’autres dégâts.
cli-fuzz-keep = Le dossier des fichiers qui ont fait tomber le programme ou duré trop longtemps.
cli-fuzz-bar = enregistrements abîmés
cli-fuzz-found = { $count } enregistrements abîmés, { $bad } pannes ou retards, { $different } phrases différentes, le plus lent a pris { $slowest } s
cli-bench = Mesurer la vitesse des jeux, interprétés et compilés, à côté des projets comparables installés.
cli-bench-with_peers = Installer d’abord les projets comparables dans leur propre environnement.
cli-bench-rounds = Combien de séries chacun joue, l’une après l’autre.
cli-bench-seconds = Combien de secondes de processeur dure un tour.
cli-bench-as_json = Tout afficher en JSON.
cli-bench-picture = Dessiner les décisions par seconde dans ce fichier SVG.
cli-bench-page = Écrire les chiffres dans cette page de la documentation, à la place des anciens.
bench-installing = Installation des projets comparables dans { $folder }, une seule fois…
bench-no-peers = impossible d’installer les projets comparables : { $reason }
bench-left-out = { $name } est laissé de côté : { $reason }
bench-ratio = { $ours } : { $ratio } fois { $theirs } en { $count } par seconde (au moins { $least })
bench-copy = { $ours }, une copie compilée : { $spent } µs (au plus { $most })
bench-import = import trollbord, { $build } : { $milliseconds } ms
bench-load = charge de cette machine : { $load }
bench-column-who = par seconde de processeur
bench-column-games = parties
bench-column-decisions = décisions
bench-column-turns = tours
bench-column-changes = changements
bench-column-copies = copies
bench-column-iterations = itérations
bench-column-spread = dispersion

cli-mutate = Casser les règles d’un jeu, un endroit après l’autre, et montrer ce qu’aucun test ne remarque.
    Long à exécuter, pour qui écrit des tests. On peut l’interrompre à tout moment ; l’exécution reprend où elle s’est arrêtée.
cli-mutate-modules = Ce module du jeu seulement ; peut être répété.
cli-mutate-tests = Ces tests au lieu de tests/JEU ; peut être répété.
cli-mutate-sample = Autant d’endroits tirés au sort au lieu de tous.
cli-mutate-seed = La graine du tirage.
cli-mutate-workers = Combien tournent en même temps.
cli-mutate-fresh = Oublier ce que les exécutions précédentes ont trouvé.
cli-mutate-only_list = Lister les endroits seulement.
cli-mutate-at_most = Échouer si une plus grande part survit, en pour cent.
cli-mutate-rehearsing = les tests tournent une fois
cli-mutate-so-far = survivants : { $survivors }
cli-mutate-result = { $survivors } mutants sur { $mutants } ont survécu ({ $share } %)
error-mutate-nothing = il n’y a rien à casser ou à lancer : « { $given } » n’existe pas
error-mutate-tests-fail = les tests échouent avant que rien ne soit cassé : « { $given } »

## Tournois

cli-arena = Faire jouer de nombreuses parties aux bots et dire comment ils s’en sortent.
    Les places tournent sur des tirages égaux. Un tournoi interrompu reprend où il en était si on le relance.
cli-arena-bots = Des noms séparés par des virgules ; jotun@200 réfléchit 200 itérations, jotun@0.5s une demi-seconde par tour, ./bot.py est un programme.
cli-arena-matches = Combien de parties jouer.
cli-arena-seats = Combien sont à table ; sinon un par bot.
cli-arena-seed = La graine des tirages.
cli-arena-workers = Combien de processus jouent.
cli-arena-table = Une option de table, comme limit=none ; peut être répétée.
cli-arena-opening = Combien de décisions sont tirées au sort avant que les bots commencent, les mêmes pour chaque placement.
cli-arena-sprt = S’arrêter dès qu’il est clair si le premier bot est meilleur que le second d’autant de points Elo.
cli-arena-out = Le fichier des résultats, .csv ou .parquet ; le rapport est écrit à côté.
cli-arena-records = Garder chaque partie comme enregistrement dans ce dossier.

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
cli-analyse-column-chance = chances
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
cli-db-restore = Met une sauvegarde là où il n’y a pas encore de base de données. Elle contient des secrets : seul son propriétaire peut la lire.
cli-db-restore-data = Le dossier où les tables sont enregistrées ; sinon le dossier de données de l’utilisateur.
cli-db-restore-store = L’adresse d’une autre base de données, comme postgresql://…
cli-db-restore-exists = il y a déjà une base de données dans '{ $given }' : déplacez-la d’abord
cli-db-restore-done = restaurée dans { $file } ; `trollbord db check` la parcourt
cli-db-restore-none = '{ $given }' n’est pas une base de données que cette version peut utiliser
cli-db-only-sqlite = ceci est pour SQLite ; PostgreSQL a pg_dump et pg_restore
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

## Charge

cli-faults = Jouer pendant que la base échoue et que le serveur est tué, encore et encore ; puis vérifier que rien de confirmé n’est perdu. Pour les développeurs.
cli-faults-minutes = Combien de temps jouer.
cli-faults-seed = Un autre nombre donne d’autres parties et d’autres pannes.
cli-faults-as_json = Écrire le rapport en JSON.
cli-faults-begins = le serveur démarre
cli-faults-so-far = jusqu’ici : { $kills } arrêts brutaux, { $failures } opérations en échec
cli-faults-done = { $seconds } secondes, { $kills } arrêts brutaux, { $failures } opérations en échec ; confirmés : { $tables } tables, { $picks } coups, { $said } lignes de discussion
cli-faults-wrong = { $count ->
    [0] rien n’est perdu, et chaque table s’ouvre
    [one] une chose ne va pas
   *[other] { $count } choses ne vont pas
}

cli-stress = Faire jouer des spectateurs simulés à de vraies tables par de vraies connexions, toujours plus vite, jusqu’à ce que les écrans arrivent trop tard.
    Un serveur à part tourne sur la boucle locale de cette machine, dans un dossier qui disparaît ensuite. Les JEUX alternent ; sans eux, ce sont tous.
cli-stress-tables = Combien de tables ; chacune a un spectateur par place.
cli-stress-seconds = Combien de temps chaque cadence est tenue.
cli-stress-rate = N’essayer que cette cadence, en choix par seconde.
cli-stress-goal = Finir par 1 si cette cadence n’est pas tenue.
cli-stress-seed = Un autre nombre donne d’autres parties.
cli-stress-plot = Dessiner les délais par cadence et le CPU par étape dans ce fichier SVG.
cli-stress-as_json = Tout imprimer en JSON, le reste va au flux d’erreurs.
cli-stress-lay = tables dressées
cli-stress-come = spectateurs entrés
cli-stress-wanted = choix/s
cli-stress-picked = tenus
cli-stress-median = p50
cli-stress-late = p99
cli-stress-cpu = CPU par choix
cli-stress-ground = { $games } : { $tables } tables, { $viewers } spectateurs
cli-stress-part-rules = règles
cli-stress-part-view = vue
cli-stress-part-screen = écran
cli-stress-part-diff = différence et JSON
cli-stress-part-compress = comprimer et envoyer
cli-stress-part-store = dépôt
cli-stress-memory = { $kilobytes } Ko par spectateur, sa part de la table comprise
cli-stress-load = charge de cette machine : { $before } avant, { $after } après
cli-stress-none = aucune cadence n’a été tenue avec p99 sous 100 ms
cli-stress-best = { $rate } choix par seconde avec p99 à { $late } ms ; d’après le CPU seul, un cœur en porte { $bears }
cli-stress-drawn = L’image est { $file }

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
