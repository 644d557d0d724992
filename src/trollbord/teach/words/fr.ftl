### Les mots du maître, dans chaque leçon.

teach-learn = Apprendre
teach-step = étape { $number } sur { $count }
teach-minutes = { $minutes ->
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
}
teach-teaches = Tomte explique
teach-show-me = Montrez-moi
teach-try-again = Réessayer
teach-next = Suivant
teach-back = Étape précédente
teach-skip = Passer cette étape
teach-miss = C’est permis, mais ce n’est pas ce qu’il nous faut ici.
teach-missed = Pas tout à fait
teach-taken-back = rien n’est perdu, le coup est repris
teach-hint = Cela commence ainsi : { $option }
teach-look = Regardez ce que montre la craie.
teach-instead = Pour la leçon, nous jouons maintenant : { $options }.
teach-answer = La réponse est : { $option }
teach-watch = Regardez comment on fait. Ensuite, c’est à vous.
teach-over = Vous avez terminé cette leçon.
teach-advice = Je jouerais : { $option }
teach-skip-short = Passer
teach-leave = Quitter la leçon
teach-play = Jouer une partie
teach-all = Toutes les leçons
teach-welcome = Chaque jeu a une première leçon de moins de dix minutes, sur le vrai plateau, et de courtes leçons pour ce qui est difficile. Tomte explique ; rien ne peut mal tourner.
teach-begin = Commencer
teach-start-here = Commencez ici
teach-go-on = Continuer
teach-again = Refaire
teach-done = terminée
teach-chalk-ring = Cercle de craie
teach-chalk-box = Cadre de craie
teach-chalk-arrow = Flèche de craie
teach-later = Pas maintenant
teach-offer = Première visite ? Je vous apprends un jeu en moins de dix minutes, sur le vrai plateau. Rien ne peut mal tourner.
