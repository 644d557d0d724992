### What all games, the terminal and the page share.

## Who is at the table

seat-unnamed = seat { $number }
seat-nature = chance
seat-spectator = a spectator
name-unknown = something hidden

## Mistakes: what was given, what was expected, and where

error-unknown-game = there is no game '{ $given }': the games are { $expected }
error-unknown-bot = there is no bot '{ $given }': the bots are { $expected }
error-unknown-option = { $game } has no option '{ $given }'
error-bad-seats = { $game } seats { $expected } players, got { $given }
error-bad-table-value = the table option '{ $option }' cannot be '{ $given }': expected { $expected }
error-unknown-table-option = there is no table option '{ $given }': the options are { $expected }
error-illegal-pick = { $seat } cannot pick '{ $given }': the options are { $offered }
error-illegal-pick-because = { $seat } cannot pick '{ $given }': { $why }; the options are { $offered }
error-not-your-question = { $seat } cannot pick '{ $given }': { $asked_seat } is asked
error-game-over = nobody can pick '{ $given }': the game is over
error-cannot-undo = { $seat } cannot take anything back: something was learnt since
error-cannot-redo = { $seat } has taken nothing back
error-no-such-line = there is no line { $given } to go back to: the last one is { $last }
error-no-request = nobody has asked to go back
error-bad-position = this is no position: column { $column } has '{ $given }', expected { $expected }
error-bad-position-parts = this is no position: '{ $given }' does not have its three parts
error-bad-position-game = this is no position: it has '{ $given }', expected '{ $expected }'
error-bad-position-fields = this is no position: its fields are '{ $given }', expected '{ $expected }'
