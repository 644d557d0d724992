### Was alle Spiele, das Terminal und die Seite teilen.

## Wer am Tisch sitzt

seat-unnamed = Platz { $number }
seat-nature = der Zufall
seat-spectator = ein Zuschauer
name-unknown = etwas Verdecktes

## Fehler: was angegeben und was erwartet wurde, und wo

error-unknown-game = es gibt kein Spiel „{ $given }“: die Spiele sind { $expected }
error-unknown-bot = es gibt keinen Bot „{ $given }“: die Bots sind { $expected }
error-unknown-option = { $game } hat keine Option „{ $given }“
error-bad-seats = { $game } hat Plätze für { $expected } Spieler, nicht für { $given }
error-bad-table-value = die Tischregel „{ $option }“ kann nicht „{ $given }“ sein: erwartet wird { $expected }
error-unknown-table-option = es gibt keine Tischregel „{ $given }“: es gibt { $expected }
error-illegal-pick = { $seat } kann „{ $given }“ nicht wählen: zur Wahl stehen { $offered }
error-illegal-pick-because = { $seat } kann „{ $given }“ nicht wählen: { $why }; zur Wahl stehen { $offered }
error-not-your-question = { $seat } kann „{ $given }“ nicht wählen: gefragt ist { $asked_seat }
error-game-over = niemand kann „{ $given }“ wählen: das Spiel ist zu Ende
error-cannot-undo = { $seat } kann nichts zurücknehmen: seither wurde etwas bekannt
error-cannot-redo = { $seat } hat nichts zurückgenommen
error-no-such-line = es gibt keine Zeile { $given }, zu der man zurückkehren könnte: die letzte ist { $last }
error-no-request = niemand hat darum gebeten, zurückzugehen
error-bad-position = das ist keine Stellung: in Spalte { $column } steht „{ $given }“, erwartet wird { $expected }
error-bad-position-parts = das ist keine Stellung: „{ $given }“ hat nicht ihre drei Teile
error-bad-position-game = das ist keine Stellung: sie hat „{ $given }“, erwartet wird „{ $expected }“
error-bad-position-fields = das ist keine Stellung: ihre Felder sind „{ $given }“, erwartet werden „{ $expected }“
