game-name = Камни Рагнарёка
game-blurb = Два клана викингов делят землю рунными камнями.
brief-goal = Отгородите для своего клана больше земли, чем противник.
brief-turn = В свой ход передвиньте одного викинга по прямой на любое расстояние, но не через камень и не через другого викинга. Затем поставьте рунный камень туда, куда этот викинг мог бы пойти сейчас.
brief-mind = Земля, которую замыкают камни и край поля и на которой стоят викинги только одного клана, завоёвана: каждая клетка приносит этому клану 1 очко, а эти викинги больше не ходят.
brief-end = Игра кончается, когда ходов не остаётся ни у кого. С персонажами у каждого есть ещё и способность, описанная рядом с именем.

prompt-move = Передвиньте одного из своих кочующих викингов
prompt-move-others = { $seat } передвигает одного из своих кочующих викингов
prompt-stone = Поставьте рунный камень туда, куда этот викинг мог бы пойти сейчас
prompt-stone-others = { $seat } ставит рунный камень
prompt-skip = Вам некуда ходить: пропустите ход
prompt-skip-others = { $seat } пропускает ход: пойти некуда

option-move = { $first } → { $second }
option-stone = камень на { $first }
option-skip = пропустить

log-move = { $seat }: викинг с { $from } на { $to }
log-stone = { $seat }: камень на { $cell }
log-skip = { $seat } пропускает ход

end-no-turn-left = Ходов больше нет ни у кого
score-land = Завоёванная земля

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
screen-land = Завоёванная земля: белые { $ivory }, красные { $red }; не завоёвано { $open }
screen-open = ничьих { $cells }
screen-held = Куда он пойдёт?
screen-choose-card = Выбрать эту карту
screen-to-move = ходит
screen-stage-viking = Викинг
screen-stage-move = Движение
screen-stage-stone = Камень

## Продвинутый режим

prompt-select = Выберите одного из своих кочующих викингов
prompt-select-others = { $seat } выбирает одного из своих кочующих викингов
prompt-march = Передвиньте выбранного викинга
prompt-march-others = { $seat } передвигает выбранного викинга
prompt-stags = Передвиньте следующего своего кочующего викинга; он оставит за собой камень
prompt-stags-others = { $seat } передвигает следующего своего кочующего викинга, который оставит за собой камень
prompt-extra-turn = Три камня в ряд: сделайте этим викингом ещё ход или закончите
prompt-extra-turn-others = Три камня в ряд: { $seat } может сделать этим викингом ещё ход
prompt-power = { $moment ->
    [before] { $power }: применить до передвижения?
    [after-move] { $power }: применить до камня?
    [after-place] { $power }: применить после камня?
    [created] { $power }: создан регион, применить?
    [end] { $power }: применить в конце хода?
   *[end-of-any] { $power }: в этот ход создан регион, применить?
}
prompt-power-others = { $power }: решает { $seat }
prompt-show = Выложите карту персонажа
prompt-show-others = { $seat } выкладывает карту персонажа
prompt-take = Возьмите одного из выложенных персонажей
prompt-take-others = { $seat } берёт одного из выложенных персонажей
prompt-draw = Случай выкладывает карту персонажа
prompt-deal = Случай сдаёт карту персонажа
prompt-leave = Выберите стартовую клетку, которая останется пустой
prompt-leave-others = { $seat } выбирает стартовую клетку, которая останется пустой
prompt-command = Карта Одина: разыграйте карту приказов, верните разыгранные или ничего не делайте
prompt-command-others = Карта Одина: { $seat } решает, разыграть ли карту приказов

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
log-swap = { $seat }: викинги на { $from } и { $to } меняются местами
log-enter = { $seat }: викинг с карты входит на { $cell }
log-remove = { $seat }: убран камень с { $cell }
log-penalty = { $seat }: камень на карту противника
log-show = Выложена карта: { $card }
log-take = { $seat } получает карту: { $card }
log-leave = { $seat }: клетка { $cell } остаётся пустой
log-draw = { $seat } тянет карту приказов: { $card }
log-command = { $seat } разыгрывает карту: { $card }
log-recall = { $seat } возвращает карты приказов

end-fenrir = Ход Фенрира начался рядом с противником
end-idunn = Первую землю завоевала Идунн
end-repetition = Одна и та же позиция повторилась в третий раз
end-no-progress = За пятьдесят ходов на поле не прибавилось камней
end-no-stone-left = Камней не осталось, и ни один ход больше не изменит земель
score-wild = Дикая земля
score-stones = Камни на поле
score-penalties = Камни на карте

## Why something is not allowed

why-skip-forced-only = ход пропускают, только когда ни один невозможен ({ $rule })
why-no-stone-left = не осталось камня, который можно поставить ({ $rule })
why-no-turn = ход невозможен, остаётся его пропустить ({ $rule })
why-whole-turn = ход выполняется целиком: викинг, передвижение, камень ({ $rule })
why-must = { $card }: отказаться от этого нельзя ({ $rule })
why-must-first = { $card }: без этого викинг не сможет двинуться ({ $rule })
why-by-chance = карты приказов достаются случайно, до первого хода ({ $rule })
why-commands-have-icon = на этой карте нет значка, который есть на картах приказов ({ $rule })
why-drawn-already = эта карта уже вытянута ({ $rule })
why-setup-first = до первого хода — подготовка ({ $rule })
why-other-setup = сейчас готовят не это ({ $rule })
why-laid-already = эта карта уже лежит на столе ({ $rule })
why-needs-icon = в команде играют только картами с символом ({ $rule })
why-not-laid = эта карта не выложена ({ $rule })
why-taken = эта карта уже у другого игрока ({ $rule })
why-leave-own = пустой остаётся одна из ваших стартовых клеток ({ $rule })
why-needs-card = это позволяет только карта { $card } ({ $rule })
why-one-command = приказ отдают один, в начале хода ({ $rule })
why-none-played = ни одна карта приказов не разыграна ({ $rule })
why-played = эта карта приказов уже разыграна: сначала верните её ({ $rule })
why-not-in-hand = этой карты нет у вас в руке ({ $rule })
why-no-relocation = ни одна действующая карта не переставляет викингов ({ $rule })
why-select-by-move = здесь викинга выбирают самим передвижением ({ $rule })
why-selected-already = на этот ход выбран викинг на { $at } ({ $rule })
why-stags-leave = олени оставляют камни за собой и других не ставят ({ $rule })
why-move-first = сначала движется викинг, потом ставят камень ({ $rule })
why-other-moment = сейчас этого не позволяет ни ход, ни карта ({ $rule })
why-stone-now = викинг передвинулся, теперь ставят камень ({ $rule })
why-select-first = сначала выбирают викинга на этот ход ({ $rule })
why-power-first = { $card }: сначала сделайте это или откажитесь ({ $rule })
why-command-first = сначала приказ Одина или отказ от него ({ $rule })
why-not-your-viking = на { $at } нет вашего викинга ({ $rule })
why-other-viking = действует викинг на { $at } ({ $rule })
why-viking-settled = викинг на { $at } оседлый и больше не ходит ({ $rule })
why-occupied = клетка { $at } занята ({ $rule })
why-blocked-stone = путь закрывает камень на { $at } ({ $rule })
why-blocked-viking = путь закрывает викинг на { $at } ({ $rule })
why-blocked = через { $at } пройти нельзя ({ $rule })
why-one-cell = { $card }: шаг — ровно на одну клетку ({ $rule })
why-no-place-after = с { $at } нельзя было бы поставить камень ({ $rule })
why-land-wild = { $at } — дикая земля ({ $rule })
why-land-settled = { $at } — завоёванная земля ({ $rule })
why-no-way-out = викинг на { $at } не смог бы завершить ход ({ $rule })
why-stag-moved = викинг на { $at } в этот ход уже ходил ({ $rule })
why-push-ends = движение кончается там, откуда сдвинут викинг на { $at } ({ $rule })
why-push-edge = за викингом на { $at } поле кончается ({ $rule })
why-mixed-way = у { $at } путь меняется: то камни, то пустые клетки ({ $rule })
why-from-stone = движение начинается с соседнего камня, например { $at } ({ $rule })
why-not-on-edge = { $at } не на краю поля ({ $rule })
why-walk-instead = до { $at } можно дойти обычным ходом ({ $rule })
why-no-stone-beside = рядом с { $at } нет камня: викинг ходит как обычно ({ $rule })
why-not-in-line = эта клетка не на одной прямой ни с одним соседним камнем ({ $rule })
why-move-line = { $from } и { $to } не лежат на одной прямой ({ $rule })
why-stone-line = эта клетка не на одной прямой с викингом на { $at } ({ $rule })
why-stone-beside = { $card }: камень ставят рядом с викингом на { $at } ({ $rule })
why-nerthus = Нерта запрещает камень, создающий регион, пока для него есть другое место ({ $rule })
why-card-empty = на карте не осталось камней ({ $rule })
why-beside-in-row = сдвиг — на одну клетку влево или вправо, а { $at } не там ({ $rule })
why-no-opponent-beside = на { $at } нет викинга противника рядом с вашим ({ $rule })
why-no-viking-there = на { $at } нет викинга ({ $rule })
why-far-side = его ставят по другую сторону викинга на { $at } ({ $rule })
why-way-back = { $at } не на обратном пути ({ $rule })
why-beside-first-stone = второй камень ставят рядом с первым, на { $at } ({ $rule })
why-no-own-beside = рядом с { $at } нет вашего кочующего викинга ({ $rule })
why-no-stone-there = на { $at } нет камня ({ $rule })
why-remove-beside = убрать можно только камень рядом с викингом на { $at } ({ $rule })
why-borders-land = камень граничит с { $at }, а эта земля меняться не должна ({ $rule })
why-not-settled-now = викинг на { $at } стал оседлым не в этот ход ({ $rule })
why-was-settled = { $at } была завоёвана ещё до начала хода ({ $rule })
why-not-their-viking = на { $at } нет викинга противника ({ $rule })
why-stepped-already = викинг на { $at } уже сделал шаг ({ $rule })

error-bad-characters = выбирают двух разных персонажей для двух игроков: «{ $given }» не подходит, мест: { $seats }
error-bad-teams = игроков за белых: { $given }, мест: { $seats }; за красных никого не остаётся

table-characters = Персонажи
table-characters-help = Каждый игрок получает мифического персонажа, чья способность меняет правила. За столом от трёх до шести игроков играют командами и всегда с персонажами.
table-characters-none = без них
table-characters-draft = белые выкладывают, красные выбирают
table-characters-random = случайно
table-characters-chosen = выбраны здесь
table-ivory_card = Персонаж белых
table-ivory_card-help = Действует, если персонажи выбраны здесь.
table-red_card = Персонаж красных
table-red_card-help = Действует, если персонажи выбраны здесь. Для начала хороши пары Сурт и Рататоск, Гуллинбурсти и Тюр.
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
power-mani = В конце хода любой свой викинг может шагнуть на 1 клетку.
power-nerthus = Противник не может создать новый регион, если камень можно поставить иначе.
power-ratatoskr = После камня активный викинг может передвинуться ещё раз, но в обратном направлении.
power-sol = Перед передвижением активный викинг может шагнуть на 1 клетку влево или вправо по горизонтали.
power-thor = 4 камня на карте: вместо обычного можно поставить один из них на любую пустую спорную клетку.
power-tyr = После передвижения активный викинг может поменяться местами с соседним викингом.
power-fenrir = Два викинга. Если в начале своего хода рядом с одним из них стоит викинг противника, это победа.
power-freyja = Дикие регионы тоже приносят ПО.
power-hel = 1 ПО за каждый рунный камень на поле вместо ПО за завоёванные регионы.
power-hildisvini = Викинга на пути можно отодвинуть на 1 клетку и занять его место (1 раз за передвижение).
power-ask_and_embla = Камни перелетают через викингов и камни, но ставятся на пустые спорные клетки. С первым созданным регионом на такую клетку должен выйти и третий викинг.
power-blodughofi = Камень — только рядом с активным викингом; если он встал рядом с викингом противника, можно пойти ещё раз.
power-bragi = Перед передвижением можно передвинуть викинга противника, стоящего рядом с активным.
power-vali = После передвижения соседнего викинга противника можно переставить на клетку по другую сторону от активного.
power-gerdr = Если камень поставлен рядом с другим своим викингом, активный викинг обязан пойти ещё раз.
power-dainn_dvalinn_duneyrr_durathror = Все свои кочующие викинги должны передвинуться, каждый оставляет камень там, откуда ушёл; других камней не ставят.
power-jormungandr = Прямая ровно из трёх камней даёт этому викингу ещё один ход.
power-idunn = Победа, если первый завоёванный регион свой и в нём не меньше шести клеток; не действует, если завоёваны сразу два.
power-ymir = В конце хода можно поставить ещё один камень рядом со своим кочующим викингом.
power-njordr = Если после передвижения активный викинг — единственный из своих кочующих на краю поля, он может пойти ещё раз (1 раз за ход).
power-odin = В начале хода можно разыграть одну карту приказов, её способность действует до следующего хода, или вернуть в руку все разыгранные.
power-selkolla = С края поля можно перейти на любую другую пустую спорную клетку края; камень ставится только рядом.
power-sleipnir = Вместо обычного передвижения активный викинг может перепрыгнуть через соседний камень на спорную или дикую клетку.
power-surtr = Вместо обычного камня можно поставить один рядом с викингом и ещё один рядом с первым.
power-fafnir = Если рядом камень, передвижение должно начинаться с его клетки; в дикие и завоёванные регионы нельзя.
power-forseti = Если создан регион, в конце хода можно поставить ещё камень в нём или в спорном регионе.
power-freyr = В конце хода можно убрать камень рядом с этим викингом, если завоёванные и дикие регионы не изменятся.
power-frigg = До или после передвижения — шаг на соседнюю клетку, но не в первый ход; каждый раз камень ложится на карту противника: ему 1 ПО.
power-fjorgyn_and_fjorgynn = Два викинга; передвигаться можно и по одним камням, но не вперемешку с пустыми клетками.
power-heimdallr = Своего викинга, ставшего в этот ход оседлым, можно переставить на пустую клетку, не завоёванную в начале хода.
power-aegir = Если за ход создан регион, можно сдвинуть кочующих викингов противника на 1 клетку.
screen-power-now = действует
screen-card-stones = { $stones ->
    [one] на ней { $stones } камень
    [few] на ней { $stones } камня
   *[many] на ней { $stones } камней
}
screen-penalties = { $stones ->
    [one] { $stones } штрафной камень
    [few] { $stones } штрафных камня
   *[many] { $stones } штрафных камней
}
screen-no-limit = Рунные камни без ограничения

## The table in a terminal

sheet-legend = I викинг белых, R викинг красных, # рунный камень, i и r завоёванная земля, запятая дикая земля, точка спорная земля
sheet-supply = Осталось рунных камней
sheet-card = Карта
sheet-laid = Выложено
sheet-hand = Ваша рука
sheet-stones = Камни на
sheet-vikings = Викинги: { $look }
sheet-settled = { $cell } (оседлый)
sheet-no-limit = без ограничения

## Коробка, для документации

components-pieces = Фигуры и камни
components-simple = Простые персонажи
components-advanced = Сложные персонажи
components-cells = Клетки и их соседи
components-number = Число
components-start = Начало
components-character = Персонаж
components-power = Способность
components-vikings = Викинги
components-icon = Символ
components-row = Ряд
components-row-cells = Клетки
components-edge = На краю
components-cell = Клетка
components-neighbours = Соседи

## The almanac

kind-piece = Фигура
kinds-piece = Фигуры и камни
kind-land = Земля
kinds-land = Земли
kind-place = Место
kinds-place = Места и знаки
kind-character = Персонаж
kinds-character = Персонажи
almanac-viking-is = В свой ход вы передвигаете одного из своих викингов по прямой, как угодно далеко, но не через камень и не через другого викинга.
almanac-viking-free = Выбрать можно только викинга на спорной земле; на завоёванной он отдыхает до конца партии.
almanac-stone = Рунный камень
almanac-stone-is = Завершает каждый ход: его ставят туда, куда только что ходивший викинг мог бы пойти дальше. Через него не пройти, а его клетка не приносит очков никому.
almanac-region = Регион
almanac-region-is = Связные клетки, которые замыкают камни и край поля. Викинги ничего не замыкают.
almanac-contested = Спорная земля
almanac-contested-is = Внутри стоят викинги обоих цветов. Здесь игра продолжается; очков она не приносит никому.
almanac-settled = Завоёванная земля
almanac-settled-is = Внутри стоят викинги только одного цвета. Каждая её клетка приносит этому цвету 1 очко, а её викинги отдыхают.
almanac-wild = Дикая земля
almanac-wild-is = Внутри нет викингов. Очков она не приносит никому, если персонаж не говорит иного.
almanac-cell = Клетка
almanac-cell-is = Один из 86 шестиугольников, названный по ряду и месту: C3 — третья клетка ряда C. Прямые ведут от неё в шесть сторон.
almanac-edge = Край поля
almanac-edge-is = У 30 клеток меньше шести соседей. Край замыкает регионы так же, как камни.
almanac-supply = Запас
almanac-supply-is = 40 рунных камней на двоих. Когда их не осталось, ход, которому нужен камень, невозможен.
almanac-icon = Символ на картах
almanac-icon-is = Только картами с ним может командовать Один, и только с ними играют командами.

## Справка

help-cell = Клетка { $cell }
help-cells = Его клетки
help-contested = спорный
help-wild = дикий
help-settled-0 = завоёван белыми
help-settled-1 = завоёван красными
help-viking-0 = Белый викинг
help-viking-1 = Красный викинг

## Что говорит за ход

part-territory = земля, до которой путь короче
part-cards = очки от карт
part-settled = надёжно завоёванная земля
name-count-land = своя завоёванная земля
name-count-theirs = завоёванная земля противника

help-would-settle = { $count ->
    [one] завоюют { $count } клетку
    [few] завоюют { $count } клетки
   *[many] завоюют { $count } клеток
}
help-stone-here = Камень здесь
help-closes-nothing = пока ничего не завоёвывает

# Told by commands
told-way-w = запад
told-way-e = восток
told-way-nw = северо-запад
told-way-ne = северо-восток
told-way-sw = юго-запад
told-way-se = юго-восток
told-way-free = свободно { $cells }
told-way-edge = край
told-cell-stone = рунный камень
told-cell-viking = викинг: { $look }
told-cell-land = завоёванная земля: { $look }
told-cell-free = свободно
