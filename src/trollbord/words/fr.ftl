### Ce que partagent tous les jeux, le terminal et la page.

## Qui est à la table

seat-unnamed = siège { $number }
seat-nature = le hasard
seat-spectator = un spectateur
name-unknown = quelque chose de caché
sheet-player = Joueur
components-rule = Règle
components-turn = Un premier tour
components-example = Le tour d’exemple du livret

## Ce qu’un bot pense d’un choix

worth-best = le meilleur choix
worth-near = à peu près aussi bon
worth-less = moins bon
worth-poor = bien moins bon

## Erreurs : ce qui a été donné, ce qui était attendu, et où

error-unknown-game = il n’y a pas de jeu « { $given } » : les jeux sont { $expected }
error-broken-game = le dossier « { $given } » ne contient aucun jeu jouable : { $why }
error-broken-package = le paquet « { $package } » n’apporte pas de jeu « { $given } » jouable : { $why }
error-game-twice = deux paquets apportent un jeu « { $given } » ({ $packages }) : désinstallez-les tous sauf un
error-game-is-ours = le jeu « { $given } » est un des nôtres : celui de { $packages } n’est pas utilisé
error-game-not-installed = le jeu « { $given } » n’est pas installé ici, cet enregistrement ne peut pas être rejoué : les jeux sont { $expected }
error-no-game = « { $given } » n’est pas un jeu mais un { $kind }
error-other-game-made = { $module } ne crée aucun jeu d’id « { $given } », mais { $made }
error-no-game-made = { $module } ne crée ni un jeu d’id « { $given } » ni aucun autre
error-unknown-bot = il n’y a pas de bot « { $given } » : les bots sont { $expected }
error-bot-twice = deux paquets apportent un bot « { $given } » ({ $packages }) : désinstallez-les tous sauf un
error-broken-bot = le paquet « { $package } » n’apporte pas de bot « { $given } » capable de jouer : { $why }
error-no-player = « { $given } » ne donne pas un Player mais un { $kind }
error-not-imported = « { $given } » ne peut pas être importé : { $why }
error-unknown-option = { $game } n’a pas d’option « { $given } »
error-unknown-option-because = { $game } n’a pas d’option « { $given } » : { $why }
error-unknown-pick-because = { $game } n’a pas d’option « { $given } » : { $why } ; le choix est entre { $offered }
why-spelt-nothing = rien n’a été dit
why-spelt-verb = une option commence par { $expected }, et non par « { $word } »
why-spelt-word = « { $before } » est suivi de { $expected }, et non de « { $word } »
why-spelt-short = « { $before } » doit être suivi de { $expected }
why-spelt-end = rien ne suit « { $before } »
why-other-question = une autre question est posée maintenant : { $question }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
why-hidden = le hasard en décide, ou quelque chose de caché{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
error-unknown-option-id = { $game } n’a pas d’option numéro { $given } : elles sont numérotées de 0 à { $last }
error-bad-budget = personne ne peut réfléchir avec { $given } : les itérations et les secondes valent 0 ou plus
error-bad-answer = le bot « { $bot } » a répondu « { $given } », qui n’est pas une de ses options : { $offered }
error-unknown-pick = { $game } n’a pas d’option « { $given } » : le choix est entre { $offered }
error-bad-seats = { $game } se joue à { $expected }, pas à { $given }
error-unknown-seat = il n’y a pas de place { $given } à cette table : la dernière est { $last }
error-nature-sees = le hasard n’a aucune vue de la table : regardez par les yeux d’une place ou d’un spectateur
error-spectator-row = un spectateur n’a pas de ligne de nombres : demandez celle d’un siège
error-bad-action = la table { $table } n’offre pas l’action { $given } : les choix sont { $expected }
error-action-count = une action par table : reçu { $given }, attendu { $expected }
error-bad-setting = l’option de table « { $option } » ne peut pas être { $given } : attendu { $expected }
error-unknown-setting = il n’y a pas d’option de table « { $given } » : il y a { $expected }
error-illegal-pick = { $seat } ne peut pas choisir « { $given } » : le choix est entre { $offered }
error-illegal-pick-because = { $seat } ne peut pas choisir « { $given } » : { $why } ; le choix est entre { $offered }
error-not-your-question = { $seat } ne peut pas choisir « { $given } » : la question est pour { $asked_seat }
error-game-over = personne ne peut choisir « { $given } » : la partie est finie
error-manner = « { $option } » ne peut pas se faire ainsi : « { $given } »
error-nothing-to-undo = { $seat } n’a rien à reprendre
error-resigned-already = { $seat } a déjà abandonné
error-nobody-types = personne n’est là pour saisir ce que le hasard a donné ({ $source }) : les bots jouent là où il est tiré
error-cannot-undo = { $seat } ne peut rien reprendre : quelque chose a été révélé depuis
error-cannot-redo = { $seat } n’a rien repris
error-undo-over = personne ne peut rien reprendre : la partie est finie et son secret ouvert
error-no-such-line = il n’y a pas de ligne { $given } où revenir : la dernière est { $last }
error-no-request = personne n’a demandé à revenir en arrière
error-other-request = la demande de retour en arrière a changé entre-temps : lignes { $expected } au lieu de { $given }
error-bad-position = ce n’est pas une position : la colonne { $column } a « { $given } », attendu { $expected }
error-bad-position-parts = ce n’est pas une position : « { $given } » n’a pas ses trois parties
error-bad-position-game = ce n’est pas une position : elle a « { $given } », attendu « { $expected } »
error-bad-position-fields = ce n’est pas une position : ses champs sont « { $given } », attendu « { $expected } »
error-bad-position-fit = ce n’est pas une position : son contenu est incohérent ({ $given })

## Enregistrements : ce qui ne va pas, et où

record-place = ligne { $line }, colonne { $column }
record-part = { $expected ->
        [answer] une option, « undo » et un numéro, ou « ?? »
        [colon] un deux-points
        [count] le numéro du tirage
        [date] une date comme « 2026-11-15 »
        [game] l’identifiant d’un jeu
        [hex] un nombre hexadécimal (64 chiffres pour une promesse ou un secret)
        [language] une langue comme « en »
        [line-end] la fin de la ligne
        [number] un nombre
        [origin] « drawn », « tower », « typed » ou « typed » suivi d’une place
        [reason] la raison de la fin
        [scores] le score
        [seat] le numéro d’une place
        [seq] le numéro de la ligne
        [source] le nom d’une source, comme « die »
        [table] l’identifiant d’une option de table
        [text] un texte de 500 caractères au plus
        [undo] le numéro de la ligne où revenir
        [value] la valeur d’une option de table
        [viewer] le numéro d’une place ou « spectator »
        [who] « seat » ou « nature »
       *[other] « { $expected } »
    }
error-record-after-end = { record-place } : « { $given } » vient après la fin de l’enregistrement
error-record-asked = { record-place } : la question n’est pas pour « { $given } », mais pour « { $expected } »
error-record-character = { record-place } : le caractère { $given } ne peut figurer dans un enregistrement
error-record-count = { record-place } : le tirage { $given } de « { $source } » n’est pas dans l’ordre : on attend le tirage { $expected }
error-record-cut-short = { record-place } : la ligne s’arrête là où l’on attend { record-part }
error-record-draw = { record-place } : tirage faux : le secret donne « { $expected } », l’enregistrement a « { $given } »
error-record-fall = { record-place } : chute fausse : la tour donne « { $expected } », l’enregistrement a « { $given } »
error-record-fall-beside = { record-place } : ce qui accompagne cette chute n’est pas ce que le coup a fait
error-record-edition = l’enregistrement est de l’édition { $given } des règles, et voici l’édition { $expected } : on ne peut pas le rejouer
error-record-end = { record-place } : la partie finit par « { $expected } », l’enregistrement dit « { $given } »
error-record-expected = { record-place } : « { $given } » se trouve là où l’on attend { record-part }
error-record-game = l’enregistrement est de « { $given } », pas de « { $expected } »
error-record-header-mark = { record-place } : l’en-tête n’est pas celui qui a été scellé
error-record-hidden = { record-place } : « ?? » ne figure que dans l’enregistrement propre à une place, qui a une ligne « view »
error-record-json = ce JSON n’est pas un enregistrement : { $why }
error-record-label = { record-place } : aucune ligne d’un enregistrement ne commence par « { $given } »
error-record-late-header = { record-place } : une ligne « { $given } » fait partie de l’en-tête, avant le premier choix
error-record-line-long = { record-place } : la ligne a { $given } caractères, { $most } au plus sont permis
error-record-lines = l’enregistrement a { $given } lignes, { $most } au plus sont permises
error-record-mark = { record-place } : cette ligne n’est pas celle qui a été scellée
error-record-missing = { record-place } : l’en-tête finit sans ligne « { $expected } »
error-record-no-line = il n’y a pas de ligne { $given } dans cet enregistrement : ses lignes vont de 0 à { $last }
error-beside-line = la ligne { $line } à côté de cet enregistrement est illisible
error-beside-other = ce qui accompagne cet enregistrement appartient à un autre
error-record-not-over = { record-place } : l’enregistrement a une fin, mais la partie continue : des lignes manquent
error-record-not-text = { record-place } : ce n’est pas du texte UTF-8
error-record-numbered = { record-place } : un enregistrement a { $most } lignes numérotées au plus
error-record-over = { record-place } : la partie était finie avant « { $given } »
error-record-pick = { record-place } : { $why }
error-record-promise = { record-place } : ce n’est pas le secret qui a été promis
error-record-scores = { record-place } : { $given } scores pour { $expected } places
error-record-seal = { record-place } : l’enregistrement n’est pas celui qui a été scellé
error-record-seal-length = { record-place } : { $expected } lignes ont été scellées, l’enregistrement en a { $given }
error-record-seat = { record-place } : il n’y a pas de place { $given } : la dernière est { $last }
error-record-seats = { record-place } : { $given } places : un enregistrement en a de 1 à { $most }
error-record-sequence = { record-place } : la ligne { $given } n’est pas dans l’ordre : on attend la ligne { $expected }
error-record-size = l’enregistrement a { $given } octets ou plus, { $most } au plus sont permis
error-record-start = { record-place } : un enregistrement commence par « { $expected } », pas par « { $given } »
error-record-text = « { $given } » ne peut figurer dans un enregistrement : on attend une ligne de 1 à { $most } caractères, sans blanc aux bouts
error-record-twice = { record-place } : « { $given } » y est déjà
error-record-undo = { record-place } : on ne peut revenir à la ligne { $given } : elle ne tient plus, ou rien ne la suit
error-record-unknown = { record-place } : c’est l’enregistrement propre à une place, et elle ne sait pas ce qui a été choisi ici
error-record-version = { record-place } : c’est « { $given } », et on ne lit que « { $expected } »

verify-replayed = { $lines ->
        [one] { $lines } ligne rejouée
       *[other] { $lines } lignes rejouées
    }
verify-recomputed = { $draws ->
        [one] { $draws } tirage recalculé
       *[other] { $draws } tirages recalculés
    }
verify-repeated = { $draws ->
        [one] { $draws } réponse de la tour répétée
       *[other] { $draws } réponses de la tour répétées
    }
verify-unchecked-tower = { $draws ->
        [one] { $draws } tirage de la tour, non recalculé : { $which }
       *[other] { $draws } tirages de la tour, non recalculés : { $which }
    }
verify-unchecked-typed = { $draws ->
        [one] { $draws } tirage tapé, non recalculé : { $which }
       *[other] { $draws } tirages tapés, non recalculés : { $which }
    }
verify-unchecked-forked = { $draws ->
        [one] { $draws } tirage de la partie dont celle-ci est une branche, non recalculé : { $which }
       *[other] { $draws } tirages de la partie dont celle-ci est une branche, non recalculés : { $which }
    }
verify-unchecked-secret = { $draws ->
        [one] { $draws } tirage non recalculé, car le secret n’est pas révélé : { $which }
       *[other] { $draws } tirages non recalculés, car le secret n’est pas révélé : { $which }
    }
verify-not-over = la partie n’est pas finie
verify-not-whole = c’est l’enregistrement propre à une place : seules les lignes avant sa première lacune se vérifient
verify-not-promised = l’enregistrement n’a pas de promesse : son secret a pu être choisi après coup
verify-not-sealed = l’enregistrement n’a pas de sceau : un coup permis à la place d’un autre ne se verrait pas

replay-undo = { $seat } revient à la ligne { $to }
log-typed = { $seat } saisit le résultat
end-broken-off = Interrompue après le nombre maximal de décisions
log-resigned = { $seat } abandonne
end-resigned = Tous les autres ont abandonné
replay-not-over = La partie n’est pas finie.

## Tournois et programmes

error-arena-needs-two = un tournoi demande deux bots différents, on a donné « { $given } »
error-arena-clock = il n’y a pas d’horloge « { $given } » pour réfléchir : il y a { $expected }
error-arena-clock-program = « { $given } » est un programme à part, dont ce processus ne peut pas compter le temps de calcul pendant qu’il réfléchit : faites-le jouer à l’horloge murale
error-arena-other-contest = { $file } contient un autre tournoi : « { $expected } », celui-ci est « { $given } » ; nommez un autre fichier avec --out
error-store = la base de données { $given } ne peut pas servir : { $why }
error-store-driver = la base de données { $given } demande le pilote { $driver }, qui n’est pas installé ; pour PostgreSQL : pip install 'trollbord[postgres]'
error-store-claimed = la base de données { $given } est utilisée par un autre serveur : arrêtez-le d’abord
error-remind-address = les rappels demandent l’adresse publique de ce serveur, comme https://club.example ; reçu « { $given } »
error-remind-mail = le serveur de courrier s’indique par smtp://… ou smtps://nom:motdepasse@hôte ; reçu « { $given } »
error-remind-key = la clé push { $given } est inutilisable : { $why }
error-store-older = la base de données { $given } vient d’une version plus ancienne : `trollbord db upgrade` la met à jour
error-store-newer = la base de données { $given } vient d’une version plus récente de Trollbord (sa forme est { $version }) : utilisez cette version
error-store-full = il y a déjà des tables dans la base { $given } : nommez-en une vide
error-store-program = il faut pour cela le programme { $program } de PostgreSQL, qui n’est pas installé (Debian et Ubuntu : le paquet postgresql-client)
error-arena-needs-pyarrow = écrire « { $file } » demande pyarrow : pip install 'trollbord[parquet]', ou nommez un fichier .csv avec --out
error-extra-missing = il faut pour cela { $package }, qui n’est pas installé : pip install 'trollbord[{ $extra }]'
error-arena-other-columns = { $file } vient d’une autre version de l’arène, avec d’autres colonnes ; nommez un autre fichier avec --out
error-benchmark-file = { $file } n’est pas un fichier de résultats exact : { $why }
error-unknown-start = { $game } n’a pas de départ « { $given } » : il y a { $expected }
error-no-cluster = il n’y a pas de grappe Ray à « { $address } » : { $why }
error-other-version = une machine de la grappe a la version { $given } de Trollbord, et il faut { $expected } : toutes doivent avoir la même
error-dataset-none = il n’y a pas de jeu de données dans { $folder }
error-dataset-other = { $folder } contient un jeu de données d’une autre sorte ({ $why })
error-dataset-no-records = il n’y a pas d’enregistrement dont apprendre
error-bad-weights = { $file } ne contient pas de poids utilisables : { $why }
error-bot-without-heat = on ne peut pas dire à « { $given } » combien se tromper : à tomte et à qui cherche, oui, avec une chaleur au-dessus de 0
error-bot-without-weights = « { $given } » ne cherche pas, on ne peut donc pas lui donner de poids
error-fit-no-features = { $game } ne nomme aucune caractéristique dont on puisse apprendre les poids
error-fit-records = { $folder } vient d’enregistrements : les poids s’apprennent de parties jouées par des bots (« trollbord dataset play »)
error-fit-by = seule une droite qui part de l’évaluation faite à la main est ajustée selon { $by }
error-fit-other-rules = la partie { $match } ne peut pas être rejouée : le jeu de données vient d’autres règles ou d’une autre version
error-program-missing = il n’y a pas de programme « { $program } »
error-program-no-node = « { $program } » demande Node.js, qui n’est pas installé
error-program-not-ready = « { $program } » n’a pas répondu « ready » à « hello »
error-program-gone = « { $program } » s’est arrêté au milieu d’une partie
error-program-silent = « { $program } » n’a pas répondu en { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
error-program-wrong = « { $program } » ne cesse de donner de mauvaises réponses : { $why }

# -- the review of a finished game

error-review-budget = une revue a besoin d’un budget de réflexion : chaque nombre supérieur à 0, et au moins deux séries ; reçu { $given }
error-review-unfinished = la partie n’est pas finie : seule une partie finie a une revue
error-review-hidden = c’est l’enregistrement d’une seule place, qui cache ce que les autres ont fait : une revue demande l’enregistrement complet
error-review-unverified = l’enregistrement ne résiste pas à la vérification, rien n’en est donc dit : { $why }
error-review-short = il y a au plus une décision dans cette partie : trop peu pour une revue
error-review-untaught = aucune partie n’a encore appris ce que vaut une table de { $game } à { $seats } places avec ces options ; il n’y a donc pas de revue
review-title = Revue de { $game }
review-gave = { $seat } : environ { $loss } centièmes de la victoire perdus, ± { $half }
review-open-even = personne n’était loin devant
review-open-ahead = déjà loin devant
review-open-behind = déjà en retard
review-open-early = trop tôt pour en être sûr
review-count = { $what } : { $played } comme on a joué, { $better } autrement
review-odds-good = { $seat } : un tirage aussi bon que celui de la ligne { $line } vient environ 1 fois sur { $one }
review-odds-bad = { $seat } : un tirage aussi mauvais que celui de la ligne { $line } vient environ 1 fois sur { $one }
review-odds-good-never = { $seat } : un tirage aussi bon que celui de la ligne { $line } n’est venu dans aucun de { $of } essais
review-odds-bad-never = { $seat } : un tirage aussi mauvais que celui de la ligne { $line } n’est venu dans aucun de { $of } essais
review-nothing = Aucun tour n’a coûté à coup sûr { $limit } centièmes de la victoire.
review-label-as-good = aussi bon
review-label-inaccuracy = imprécision
review-label-mistake = erreur
review-label-blunder = grosse erreur
review-played = joué
review-better = meilleur
review-moments = Moments
review-account = D’où vient le résultat, en centièmes de la victoire
review-players = Chaque joueur
review-draws = Les tirages qui ont compté
review-shares = Parts de la victoire, tour après tour
review-column-line = ligne
review-column-player = joueur
review-column-lost = perdu
review-column-label = c’était
review-column-start = départ
review-column-draws = tirages
review-column-own = propres choix
review-column-others = choix des autres
review-column-result = résultat
review-column-turns = tours
review-column-good = meilleurs ou aussi bons
review-column-decisions = décisions
review-column-rate = perdu par décision
review-note-engine = Jugé par { $engine } ({ $given }, graine { $seed }).
review-note-value = Les parts viennent de { $matches } parties de robots ; sur des parties non utilisées, elles s’écartaient en moyenne de { $gap } centièmes. Les humains n’ont pas été mesurés.
review-note-factor = Jouées jusqu’au bout, les pertes valaient { $factor } ± { $error } fois ce qui est dit ({ $decisions } décisions) : les pertes d’ici en sont multipliées, et l’intervalle en tient compte.
review-note-eyes = Chaque décision est jugée d’après ce que son joueur pouvait voir alors, avec en mémoire tout ce que montre la table.
review-note-open = Les parts tour après tour et le compte sont donnés cartes sur table, puisque la partie est finie.
review-note-people = Elle juge des coups et non des personnes, et ne prouve aucune tricherie.
