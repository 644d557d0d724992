game-name = Камни Рагнарёка
game-blurb = Два клана викингов делят землю рунными камнями.
brief-goal = Отгородите для своего клана больше земли, чем соперник.
brief-turn = В свой ход передвиньте одного викинга по прямой на любое расстояние, но не через камень и не через другого викинга. Затем поставьте рунный камень туда, куда этот викинг мог бы пойти сейчас.
brief-mind = Земля, которую замыкают камни и край поля и на которой стоят викинги только одного клана, завоёвана: каждая клетка приносит этому клану 1 очко, а эти викинги больше не ходят.
brief-end = Игра кончается, когда ходов не остаётся ни у кого. С персонажами у каждого есть ещё и сила, описанная рядом с именем.

prompt-move = Передвиньте одного из своих кочующих викингов
prompt-stone = Поставьте рунный камень туда, куда этот викинг мог бы пойти сейчас
prompt-skip = Хода у вас нет

option-move = { $first } — { $second }
option-stone = камень на { $first }
option-skip = пропустить

log-move = { $seat }: викинг с { $from } на { $to }
log-stone = { $seat }: камень на { $cell }
log-skip = { $seat } пропускает ход

end-no-turn-left = Ходов больше нет ни у кого
score-land = Завоёванная земля

why-skip-forced-only = ход пропускают, только если сделать его нельзя (RR-TURN.13)
why-no-turn = хода нет, его можно только пропустить (RR-TURN.12)
why-move-first = сначала идёт викинг, потом ставится камень (RR-TURN.2)
why-stone-now = викинг уже пошёл, теперь ставится камень (RR-TURN.2)
why-stone-occupied = эта клетка занята (RR-TURN.10)
why-stone-out-of-reach = активный викинг не мог бы сейчас туда пойти (RR-TURN.10)
why-not-your-viking = там нет вашего викинга (RR-TURN.3)
why-viking-settled = оседлый викинг больше не ходит (RR-TURN.4)
why-move-blocked = на пути стоит камень или викинг (RR-TURN.7, RR-TURN.8)

table-limit = Рунные камни
table-limit-help = С 40 камнями игра может кончиться оттого, что их не осталось; без предела она идёт, пока кто-то может ходить.
table-limit-40 = 40, как в коробке
table-limit-none = без предела

seat-0 = Белые
seat-1 = Красные
name-ivory = Белые
name-rowan = Красные
screen-board = Поле «Камней Рагнарёка»
screen-move = Ход { $number }
screen-supply = { $left ->
    [one] остался { $left } рунный камень
    [few] осталось { $left } рунных камня
   *[other] осталось { $left } рунных камней
}
screen-settled = { $look } · { $cells ->
    [one] завоёвана { $cells } клетка
    [few] завоёваны { $cells } клетки
   *[other] завоёвано { $cells } клеток
}
screen-land = Завоёванная земля: белые { $ivory }, спорная { $open }, красные { $red }
screen-open = спорных { $cells }
screen-held = Куда он пойдёт?
screen-to-move = ходит
screen-stage-viking = Викинг
screen-stage-move = Ход
screen-stage-stone = Камень

## Продвинутый режим

prompt-select = Выберите одного из своих кочующих викингов
prompt-march = Передвиньте выбранного викинга
prompt-stags = Передвиньте следующего своего кочующего викинга; он оставит за собой камень
prompt-extra-turn = Три камня в ряд: сделайте этим викингом ещё ход или закончите
prompt-power = { $moment ->
    [before] { $power }: можно что-то сделать перед передвижением
    [after-move] { $power }: можно что-то сделать перед камнем
    [after-place] { $power }: камень приносит ещё кое-что
    [created] { $power }: создан регион
    [end] { $power }: можно что-то сделать в конце хода
   *[end-of-any] { $power }: в этот ход создан регион
}
prompt-show = Выложите карту персонажа
prompt-take = Возьмите одного из выложенных персонажей
prompt-draw = Случай выкладывает карту персонажа
prompt-deal = Случай сдаёт карту персонажа
prompt-leave = Выберите стартовую клетку, которая останется пустой
prompt-command = Один: разыграйте карту приказа, верните разыгранные или ничего не делайте

option-done = готово
option-select = викинг на { $first }
option-card-stone = камень с карты на { $first }
option-enter = войти на { $first }
option-remove = убрать камень с { $first }
option-leave = оставить { $first } пустой
option-swap = поменять местами { $first } и { $second }
option-show = выложить: { $first }
option-take = взять: { $first }
option-draw = вытянуть: { $first }
option-command = разыграть: { $first }
option-recall = вернуть разыгранные карты
option-relocate = переставить с { $first } на { $second }

log-select = { $seat }: выбран викинг на { $cell }
log-card-stone = { $seat }: камень с карты на { $cell }
log-swap = { $seat }: { $from } и { $to } меняются местами
log-enter = { $seat }: викинг с карты входит на { $cell }
log-remove = { $seat }: убран камень с { $cell }
log-penalty = { $seat }: камень на карту противника
log-show = Выложена карта: { $card }
log-take = { $seat } получает карту: { $card }
log-leave = { $seat }: клетка { $cell } остаётся пустой
log-draw = { $seat } тянет карту приказа: { $card }
log-command = { $seat } разыгрывает карту: { $card }
log-recall = { $seat } возвращает карты приказов

end-fenrir = Ход Фенрира начался рядом с противником
end-idunn = Первую землю завоевала Идунн
end-repetition = Одна и та же позиция повторилась в третий раз
end-no-progress = За пятьдесят ходов на поле не прибавилось камней
score-wild = Дикая земля
score-stones = Камни на поле
score-penalties = Камни на карте

why-not-now = ни ход, ни карта сейчас этого не позволяют (RR-ADV.3)

error-bad-characters = выбирают двух разных персонажей для двух игроков: «{ $given }» не подходит, мест: { $seats }
error-bad-teams = { $given } игроков за белых не оставляют никого за красных, мест: { $seats }

table-characters = Персонажи
table-characters-help = Каждый игрок получает мифического персонажа, чья сила меняет правила. Команды от трёх до шести человек всегда играют с ними.
table-characters-none = без них
table-characters-draft = белые выкладывают, красные выбирают
table-characters-random = случайно
table-characters-chosen = выбраны здесь
table-ivory_card = Персонаж белых
table-ivory_card-help = Действует, если персонажи выбраны здесь.
table-red_card = Персонаж красных
table-red_card-help = Действует, если персонажи выбраны здесь. Для начала хороши Сурт против Рататоск и Гуллинбурсти против Тюра.
table-ivory_players = Игроков за белых
table-ivory_players-help = Сколько мест играет за белых; 0 делит поровну. Команды могут быть неравными.

name-gullinbursti = Гуллинбурсти
name-mani = Мани
name-nerthus = Нерта
name-ratatoskr = Рататоск
name-sol = Соль
name-thor = Тор
name-tyr = Тюр
name-fenrir = Фенрир
name-freyja = Фрейя
name-hel = Хель
name-hildisvini = Хильдисвини
name-ask_and_embla = Аск и Эмбла
name-blodughofi = Блудугофи
name-bragi = Браги
name-vali = Вали
name-gerdr = Герд
name-dainn_dvalinn_duneyrr_durathror = Четыре оленя
name-jormungandr = Ёрмунганд
name-idunn = Идунн
name-ymir = Имир
name-njordr = Ньёрд
name-odin = Один
name-selkolla = Селколла
name-sleipnir = Слейпнир
name-surtr = Сурт
name-fafnir = Фафнир
name-forseti = Форсети
name-freyr = Фрейр
name-frigg = Фригг
name-fjorgyn_and_fjorgynn = Фьёргюн и Фьёргинн
name-heimdallr = Хеймдалль
name-aegir = Эгир
name-nobody = никто

## Что позволяют карты, коротко

power-gullinbursti = Вместо камня этот викинг может пойти ещё раз.
power-mani = В конце хода один свой викинг может шагнуть на клетку.
power-nerthus = Соперник не может создать область, пока есть другое место.
power-ratatoskr = После камня этот викинг может побежать обратно.
power-sol = Перед ходом этот викинг может сместиться на клетку в своём ряду.
power-thor = Четыре своих камня падают на любую пустую спорную клетку.
power-tyr = После хода он может поменяться местами с соседним викингом.
power-fenrir = Два викинга. Если ход начинается рядом с соперником, это победа.
power-freyja = Дикие земли тоже приносят ей очки.
power-hel = Очки приносит каждый камень на поле, но не свои земли.
power-hildisvini = Викинга на пути можно оттолкнуть на клетку.
power-ask_and_embla = Камни летят через всё; третий викинг выходит позже.
power-blodughofi = Камни ложатся рядом с викингом; возле соперника он ходит ещё раз.
power-bragi = Перед ходом он может двинуть соседнего викинга соперника.
power-vali = После хода он может перенести соседнего соперника на другую сторону.
power-gerdr = Камень возле другого своего викинга заставляет этого пойти ещё раз.
power-dainn_dvalinn_duneyrr_durathror = Ходят все спорные викинги, и каждый оставляет за собой камень.
power-jormungandr = Ряд ровно из трёх камней даёт ещё один ход.
power-idunn = Побеждает, если первая занятая земля её и в ней шесть клеток.
power-ymir = В конце хода ещё один камень рядом со своим викингом.
power-njordr = Один на краю после хода, он может пойти ещё раз.
power-odin = Играет карты приказов и берёт их силы взаймы.
power-selkolla = С края она может перейти на любую свободную клетку края.
power-sleipnir = Вместо хода он может перепрыгнуть соседний камень.
power-surtr = Второй камень может загореться рядом с первым.
power-fafnir = Рядом с камнем его ход начинается с клетки этого камня.
power-forseti = Создав область, ставит ещё один камень.
power-freyr = В конце хода камень рядом с этим викингом можно убрать.
power-frigg = Шаг до или после хода за камень на карте соперника.
power-fjorgyn_and_fjorgynn = Два викинга; ход может идти и по одним камням.
power-heimdallr = Своего викинга, осевшего в этот ход, можно переставить.
power-aegir = Когда возникает область, он может сдвинуть викингов соперника на шаг.
screen-power-now = действует
screen-card-stones = { $stones ->
    [one] на ней { $stones } камень
    [few] на ней { $stones } камня
   *[many] на ней { $stones } камней
}

## The table in a terminal

sheet-legend = I викинг белых, R викинг красных, # рунный камень, i и r завоёванная земля, запятая дикая земля, точка спорная земля
sheet-supply = Осталось рунных камней
sheet-card = Карта
sheet-laid = Выложено
sheet-hand = Ваша рука
