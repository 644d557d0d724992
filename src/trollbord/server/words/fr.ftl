### La table pour les programmes.

api-title = La table pour les programmes
api-group-account = Qui vous êtes
api-group-games = Jeux
api-group-tables = Tables
api-group-playing = Jouer
api-group-talk = Discussion
api-group-history = Ce qui s’est passé
api-group-records = Parties enregistrées
api-problems = Problèmes
api-shapes = Formats de données

api-problem-unreadable = La demande est illisible
api-problem-unsigned = Il faut un jeton
api-problem-not-yours = Ceci n’est pas à vous
api-problem-missing = Introuvable
api-problem-method = Méthode non permise ici
api-problem-stale = La table a avancé
api-problem-not-now = Cela ne se fait pas maintenant
api-problem-too-long = La demande est trop longue
api-problem-illegal = Les règles ne le permettent pas
api-problem-too-many = Trop de demandes
api-problem-broken = Le serveur a fait une erreur
api-problem-unavailable = Le serveur ne peut ni enregistrer ni lire pour le moment

api-unreadable = la demande est illisible : { $why }
api-no-token = il faut un jeton : 'Authorization: Bearer TOKEN' ; 'POST /api/accounts' vous en donne un
api-bad-token = ce jeton n’a pas été émis par ce serveur
api-no-method = il n’y a pas de « { $given } » ici
api-no-missing = il n’y a rien à « { $given } »
api-no-name = un nom demande au moins une lettre visible
api-not-your-seat = la place { $given } n’est pas à vous
api-no-such-moment = la partie n’a pas encore { $given } choix : elle en a { $last }
api-bad-seat = personne ne peut s’asseoir comme « { $given } » : attendu { $expected }
api-stale = vous connaissez la table à la ligne { $given }, elle en est à la ligne { $seq }
api-too-long = la demande a plus de { $most } octets
api-too-many = c’était trop à la fois ; réessayez dans { $seconds } s
api-too-many-lines = vous avez déjà { $most } flux ouverts
api-broken = erreur du serveur, elle a été consignée ; la table est comme elle était
api-words-or-phrase = donnez soit un texte libre, soit une phrase toute faite, pas les deux

### Rappels quand la page est fermée.

remind-line-turn = { $game } : c’est à vous
remind-line-over = { $game } : la partie est terminée
remind-turns =
    { $count ->
        [one] C’est à vous à { $count } table
       *[other] C’est à vous à { $count } tables
    }
remind-news =
    { $count ->
        [one] Du nouveau à { $count } table
       *[other] Du nouveau à { $count } tables
    }
remind-more =
    { $count ->
        [one] Et { $count } autre table.
       *[other] Et { $count } autres tables.
    }
remind-confirm-title = Trollbord : est-ce votre adresse ?
remind-confirm-text = Quelqu’un sur { $host } souhaite recevoir à cette adresse des rappels de ses parties. Si c’est vous, ouvrez ce lien et confirmez :
remind-confirm-else = Si ce n’est pas vous, ne faites rien : l’adresse sera oubliée au bout de deux jours.
remind-stop-text = Vous recevez ce message parce que vous l’avez demandé sur { $host }. Pour l’arrêter :
