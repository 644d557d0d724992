### То, что общее у всех игр, терминала и страницы.

## Кто за столом

seat-unnamed = место { $number }
seat-nature = случай
seat-spectator = зритель
name-unknown = что-то скрытое

## Ошибки: что дано, что ожидалось и где

error-unknown-game = нет игры «{ $given }»: есть { $expected }
error-unknown-bot = нет бота «{ $given }»: есть { $expected }
error-unknown-option = в игре { $game } нет варианта «{ $given }»
error-bad-seats = за столом { $game } мест: { $expected }, а не { $given }
error-bad-table-value = настройка стола «{ $option }» не может быть «{ $given }»: ожидается { $expected }
error-unknown-table-option = нет настройки стола «{ $given }»: есть { $expected }
error-illegal-pick = { $seat } не может выбрать «{ $given }»: варианты — { $offered }
error-illegal-pick-because = { $seat } не может выбрать «{ $given }»: { $why }; варианты — { $offered }
error-not-your-question = { $seat } не может выбрать «{ $given }»: отвечает { $asked_seat }
error-game-over = никто не может выбрать «{ $given }»: игра окончена
error-cannot-undo = { $seat } не может взять ход назад: с тех пор что-то открылось
error-cannot-redo = { $seat } ничего не брал назад
error-no-such-line = нет строки { $given }, к которой можно вернуться: последняя — { $last }
error-no-request = никто не просил вернуться
error-bad-position = это не позиция: в столбце { $column } стоит «{ $given }», ожидается { $expected }
error-bad-position-parts = это не позиция: в «{ $given }» нет трёх её частей
error-bad-position-game = это не позиция: в ней «{ $given }», ожидается «{ $expected }»
error-bad-position-fields = это не позиция: её поля — «{ $given }», ожидаются «{ $expected }»
