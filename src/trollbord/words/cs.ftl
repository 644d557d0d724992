### Co mají společné všechny hry, terminál i stránka.

## Kdo sedí u stolu

seat-unnamed = místo { $number }
seat-nature = náhoda
seat-spectator = divák
name-unknown = něco skrytého

## Chyby: co bylo zadáno, co se čekalo a kde

error-unknown-game = hra „{ $given }“ není: hry jsou { $expected }
error-unknown-bot = bot „{ $given }“ není: boti jsou { $expected }
error-unknown-option = { $game } nemá volbu „{ $given }“
error-bad-seats = { $game } je pro { $expected } hráče, ne pro { $given }
error-bad-table-value = pravidlo stolu „{ $option }“ nemůže být „{ $given }“: čeká se { $expected }
error-unknown-table-option = pravidlo stolu „{ $given }“ není: jsou { $expected }
error-illegal-pick = { $seat } nemůže zvolit „{ $given }“: na výběr je { $offered }
error-illegal-pick-because = { $seat } nemůže zvolit „{ $given }“: { $why }; na výběr je { $offered }
error-not-your-question = { $seat } nemůže zvolit „{ $given }“: na tahu je { $asked_seat }
error-game-over = nikdo nemůže zvolit „{ $given }“: hra skončila
error-cannot-undo = { $seat } nemůže nic vzít zpět: od té doby vyšlo něco najevo
error-cannot-redo = { $seat } nic nevzal zpět
error-no-such-line = řádek { $given }, ke kterému by se dalo vrátit, není: poslední je { $last }
error-no-request = nikdo nežádal o návrat
error-bad-position = to není pozice: ve sloupci { $column } je „{ $given }“, čeká se { $expected }
error-bad-position-parts = to není pozice: „{ $given }“ nemá své tři části
error-bad-position-game = to není pozice: má „{ $given }“, čeká se „{ $expected }“
error-bad-position-fields = to není pozice: její pole jsou „{ $given }“, čeká se „{ $expected }“
