### Ce que partagent tous les jeux, le terminal et la page.

## Qui est à la table

seat-unnamed = place { $number }
seat-nature = le hasard
seat-spectator = un spectateur
name-unknown = quelque chose de caché

## Erreurs : ce qui a été donné, ce qui était attendu, et où

error-unknown-game = il n’y a pas de jeu « { $given } » : les jeux sont { $expected }
error-unknown-bot = il n’y a pas de bot « { $given } » : les bots sont { $expected }
error-unknown-option = { $game } n’a pas d’option « { $given } »
error-bad-seats = { $game } se joue à { $expected }, pas à { $given }
error-bad-table-value = l’option de table « { $option } » ne peut pas être « { $given } » : attendu { $expected }
error-unknown-table-option = il n’y a pas d’option de table « { $given } » : il y a { $expected }
error-illegal-pick = { $seat } ne peut pas choisir « { $given } » : le choix est entre { $offered }
error-illegal-pick-because = { $seat } ne peut pas choisir « { $given } » : { $why } ; le choix est entre { $offered }
error-not-your-question = { $seat } ne peut pas choisir « { $given } » : la question est pour { $asked_seat }
error-game-over = personne ne peut choisir « { $given } » : la partie est finie
error-cannot-undo = { $seat } ne peut rien reprendre : quelque chose a été révélé depuis
error-cannot-redo = { $seat } n’a rien repris
error-no-such-line = il n’y a pas de ligne { $given } où revenir : la dernière est { $last }
error-no-request = personne n’a demandé à revenir en arrière
error-bad-position = ce n’est pas une position : la colonne { $column } a « { $given } », attendu { $expected }
error-bad-position-parts = ce n’est pas une position : « { $given } » n’a pas ses trois parties
error-bad-position-game = ce n’est pas une position : elle a « { $given } », attendu « { $expected } »
error-bad-position-fields = ce n’est pas une position : ses champs sont « { $given } », attendu « { $expected } »
