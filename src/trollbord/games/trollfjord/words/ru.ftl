game-name = Молот Троллей
game-blurb = Собирайте троллей у крепостей, выбивайте валуны из каменной башни и забирайте сокровища вокруг.
brief-goal = Собирайте сокровища: побеждает тот, у кого больше очков.
brief-turn = Ходит тот, чей король троллей стоит на дорожке последним. Король идёт на одну из трёх ближайших свободных ячеек одного вида: на ячейке размещения вы ставите троллей на её местность, на ячейке странствий ваши тролли перемещаются. Чем дальше он идёт, тем больше троллей или перемещений.
brief-mind = Если ваши тролли стоят в двух из трёх регионов вокруг крепости, там можно бить молотом: сначала в крепости I, потом II, потом III. Сокровище ваше, если выпало не меньше валунов, чем оно стоит. Если валунов одного цвета выпадет больше, чем троллей у крепости, дух гор разгневается и никто ничего не заберёт, пока его не задобрят дарами. Белые валуны не вредят.
brief-end = Игра кончается, когда кто-то положил сокровище в ячейку «+», а все остальные сходили ещё по разу. Считаются сокровища, неперевёрнутые дары и по 6 очков за каждую корону.

# Вопросы
prompt-plank = Следующая дорожка
prompt-fortress = Какой номер поставить? ({ $site })
prompt-treasure = Открывается сокровище
prompt-start = Кто стоит на следующей стартовой ячейке?
prompt-lord = Куда пойдёт ваш король троллей?
prompt-lord-others = { $seat } выбирает, куда пойдёт король троллей
prompt-place = { $left ->
    [1] Разместите одного тролля ({ $landscape }) или откажитесь
    [few] Разместите до { $left } троллей в одном регионе ({ $landscape })
   *[many] Разместите до { $left } троллей в одном регионе ({ $landscape })
}
prompt-place-others = { $left ->
    [1] { $seat } размещает одного тролля ({ $landscape }) или ни одного
    [few] { $seat } размещает до { $left } троллей в одном регионе ({ $landscape })
   *[many] { $seat } размещает до { $left } троллей в одном регионе ({ $landscape })
}
prompt-tailwind-place = Попутный ветер: можно разместить одного тролля ({ $landscape })
prompt-tailwind-place-others = Попутный ветер: { $seat } может разместить одного тролля ({ $landscape })
prompt-wander = { $left ->
    [1] Переместите тролля в соседний регион или оставьте всех на месте
    [few] Выполните до { $left } перемещений
   *[many] Выполните до { $left } перемещений
}
prompt-wander-others = { $left ->
    [1] { $seat } перемещает тролля в соседний регион или оставляет всех на месте
    [few] { $seat } выполняет до { $left } перемещений
   *[many] { $seat } выполняет до { $left } перемещений
}
prompt-tailwind-wander = Попутный ветер: можно переместить одного тролля в соседний регион
prompt-tailwind-wander-others = Попутный ветер: { $seat } может переместить одного тролля в соседний регион
prompt-call = В какой крепости вы хотите бить молотом?
prompt-call-others = { $seat } выбирает крепость, в которой бить молотом
prompt-join = Станете товарищем в этой крепости? ({ $site })
prompt-join-others = { $seat } решает, стать ли товарищем ({ $site })
prompt-hammer-alone = Бить одному? Предел ударов: { $limit }
prompt-hammer-alone-others = { $seat } решает, бить ли в одиночку. Предел ударов: { $limit }
prompt-hammer-with = Бить вместе с товарищем, ударов не больше { $limit }?
prompt-hammer-with-others = { $seat } решает, бить ли вместе с товарищем, ударов не больше { $limit }
prompt-swing = Ударить или остановиться?
prompt-swing-others = { $seat } бьёт или останавливается
prompt-fell = Сколько валунов выпало?
prompt-red = Сколько красных среди выпавших ({ $left })?
prompt-yellow = Сколько жёлтых среди остальных ({ $left })?
prompt-blue = Сколько синих среди остальных ({ $left })? Прочие белые.
prompt-gift = { $need ->
    [one] Дух гор ждёт ещё { $need } дар
    [few] Дух гор ждёт ещё { $need } дара
   *[many] Дух гор ждёт ещё { $need } даров
}
prompt-gift-others = { $seat } отдаёт дары духу гор, осталось: { $need }
prompt-take = Какое сокровище вы заберёте?
prompt-take-others = { $seat } выбирает, какое сокровище забрать
prompt-keep = Забрать сейчас или бить дальше в одиночку?
prompt-keep-others = { $seat } забирает сейчас или бьёт дальше в одиночку
prompt-clear = Из какого региона уйдут все ваши тролли?
prompt-clear-others = { $seat } выбирает, из какого региона увести всех своих троллей

# Выбор
option-plank = дорожка { $first }
option-fortress = номер { $second }: { $first }
option-treasure = сокровище { $first }
option-start = место { $first }
option-lord = { $first }: { $second }-я свободная ячейка
option-put = разместить тролля: { $first }
option-walk = { $first } → { $second }
option-done = готово
option-call = выбрать: { $first }
option-join = присоединиться
option-decline = не присоединяться
option-hammer = бить молотом
option-end = закончить ход
option-hit = { $count ->
    [0] ударить
   *[other] ударить { $first }, сила { $second }, высота { $third }
}
option-stop = остановиться
option-fell = { $first ->
    [0] ничего не выпало
   *[other] выпало { $first }
}
option-red = красных { $first }
option-yellow = жёлтых { $first }
option-blue = синих { $first }
option-gift = отдать дар { $first }
option-pass = больше не давать
option-take = сокровище: { $first }
option-keep = бить дальше
option-leave = уйти ни с чем
option-clear = освободить: { $first }

# Что произошло
log-fortress = Номер { $number } стоит здесь: { $site }
log-treasure = Сокровище ценностью { $value }: { $region }
log-treasure-many = Сокровищ на карте: { $count }, по одному в каждом регионе
log-start = { $seat }: стартовая ячейка { $space }
log-turn = { $seat } позади всех и делает ход
log-counter = Стартовая дорожка перевёрнута: теперь на ней считают удары
log-lord-placement = { $seat }: король проходит { $strength ->
    [one] { $strength } ячейку
    [few] { $strength } ячейки
   *[many] { $strength } ячеек
} размещения ({ $landscape })
log-lord-wander = { $seat }: король проходит { $strength ->
    [one] { $strength } ячейку
    [few] { $strength } ячейки
   *[many] { $strength } ячеек
} странствий
log-put = { $seat } размещает тролля: { $region }
log-walk = { $seat }: тролль идёт: { $from } → { $to }
log-call = { $seat } называет крепость { $number } ({ $site })
log-join = { $seat } становится товарищем
log-decline = { $seat } отказывается
log-end = { $seat } не бьёт молотом
log-done-place = { $seat } больше не размещает троллей
log-done-wander = { $seat } больше не странствует
log-hammer = { $seat } бьёт молотом; предел ударов и предел цвета: { $limit }
log-stop = { $seat } останавливается
log-hit = Удар { $hit } ({ $seat }): красных { $red }, жёлтых { $yellow }, синих { $blue }, белых { $white }
log-empty-hit = Удар { $hit } ({ $seat }): ни одного валуна
log-angry = { $need ->
    [one] Дух гор разгневан и ждёт { $need } дар
    [few] Дух гор разгневан и ждёт { $need } дара
   *[many] Дух гор разгневан и ждёт { $need } даров
}
log-swap = { $seat } берёт молот
log-keep = { $seat } бьёт дальше в одиночку
log-empty-handed = { $seat } уходит ни с чем
log-offer = { $seat } предлагает дар { $gift }
log-still-angry = Дух гор по-прежнему разгневан
log-appeased = Дух гор задобрен
log-take-sack = { $seat } забирает сокровище и кладёт на заплатку: { $region } ({ $value })
log-take-sack-hidden = { $seat } забирает сокровище и кладёт на заплатку: { $region }
log-take-belt = { $seat } забирает сокровище { $value } в ячейку { $space }: { $region }
log-crown = { $seat } получает корону { $number }
log-clear = { $seat } убирает троллей ({ $count }): { $region }
log-boulders-back = Все валуны возвращаются в башню
log-last-round = { $seat } заполняет последнюю ячейку: у остальных ещё по одному ходу
log-spent = Положить сокровище в ячейку больше никто не сможет: у остальных ещё по одному ходу
log-finished = { $seat }: последний ход сделан, король ложится набок

# Конец
end-belt = Ячейка «+» занята: побеждает набравший больше очков, при равенстве — тот, чей король последний
end-spent = Ячейку «+» уже никто не займёт: побеждает набравший больше очков, при равенстве — тот, чей король последний
score-belt = Сокровища в ячейках
score-sack = Сокровища на заплатке
score-gifts = Неперевёрнутые дары
score-crowns = Короны
score-total = Итого

# Почему нельзя
why-placement-gives-no-steps = ячейка размещения не даёт перемещений ({ $rule })
why-wander-gives-no-trolls = ячейка странствий не даёт размещать троллей ({ $rule })
why-other-landscape = на ячейке изображено: { $landscape } ({ $rule })
why-one-region = все тролли размещаются в одном регионе ({ $rule })
why-no-own-troll = там нет вашего тролля: { $region } ({ $rule })
why-not-adjoining = эти регионы не соседние: { $region }, { $other } ({ $rule })
why-slate-1 = скрижаль 1: нужна крепость { $needed }, а это { $number } ({ $rule })
why-slate-2 = скрижаль 2: ваших троллей должно быть в регионах этой крепости: { $needed }, сейчас: { $held } ({ $rule })
why-not-at-fortress = не у этой крепости: { $region } ({ $rule })
why-treasure-gone = сокровища там уже нет: { $region } ({ $rule })
why-too-few-boulders = для сокровища ценностью { $value } нужно столько же валунов, выпало { $boulders } ({ $rule })
why-strike-once = кто решил бить, ударяет хотя бы раз ({ $rule })
why-choose-blow = скажите, куда и как сильно: 'hit left 6 1' (за этим столом башня моделируется)
why-just-hit = за этим столом удар называется просто 'hit' ({ $rule }): целиться можно только в моделируемую башню
why-must-take = вы можете забрать сокровище, значит, должны ({ $rule })
why-keep-or-leave = забрать здесь нечего: бейте дальше или уходите ни с чем ({ $rule })
why-gift-spent = дар { $gift } перевёрнут и потрачен ({ $rule })
why-gift-offered = дар { $gift } уже предложен ({ $rule })
why-lord-must-move = король обязан двигаться каждый ход ({ $rule })
why-none-left = обе крепости { $number } уже стоят ({ $rule })
why-too-many-fell = в башне их осталось только { $count } ({ $rule })
why-more-than-fell = из выпавших валунов осталось назвать только { $count } ({ $rule })
why-too-few-others = других цветов в башне осталось только { $count } ({ $rule })
why-plank-laid = дорожка { $plank } уже лежит ({ $rule })
why-treasures-seen = закрытых сокровищ ценностью { $value } больше нет ({ $rule })
why-lord-stands = король троллей игрока { $seat } уже стоит ({ $rule })
why-no-such-seat = за этим столом игроков только { $count } ({ $rule })
why-other-site = сейчас номер получает эта крепость: { $site } ({ $rule })

# Ошибки
error-colours = '{ $given }' не называет каждый цвет по разу, как '{ $expected }' (TF-SETUP.2)
error-map-file = не удаётся прочесть карту '{ $given }': { $reason }
error-map-part = '{ $given }' на карте не таблица
error-map-list = для '{ $given }' на карте нужен список регионов, дано '{ $found }'
error-map-point = для '{ $given }' на карте нужны точки из двух чисел, дано '{ $found }'
error-map-unknown = карта называет '{ $given }', ожидалось одно из { $expected }
error-map-missing = карта не говорит, где '{ $given }'
error-map-twice = карта называет «{ $given }» дважды
error-map-number = для '{ $given }' на карте нужен один из номеров { $expected }, дано '{ $found }'
error-map-numbers = номер { $given } нужен на карте дважды, дано { $found }
error-map-self = на карте '{ $given }' граничит сам с собой
error-map-symmetric = на карте '{ $given }' граничит с '{ $offered }', но не наоборот
error-map-site = для '{ $given }' на карте нужны три региона, дано { $found }
error-map-apart = у '{ $expected }' на карте лежат '{ $given }' и '{ $offered }', они не соседние
error-map-parted = карта распадается: из каждого региона должен быть путь в каждый
error-map-flat = карту нельзя начертить на плоскости: границы пересеклись бы
error-map-meeting = карту нельзя начертить так, чтобы каждая крепость стояла на стыке своих трёх регионов

# Стол
table-tower = Каменная башня
table-tower-help = Быстрая: что выпадет, решает случай. Моделируемая: вы выбираете сторону, силу и высоту удара. Своя: вы бьёте по настоящей башне и вводите, что выпало.
table-tower-quick = быстрая
table-tower-physics = моделируемая
table-tower-yours = своя
table-fortresses = Крепости
table-fortresses-help = Где стоят номера I, II и III.
table-fortresses-first-game = как в первой игре
table-fortresses-random = случайно
table-fortresses-free = игроки ставят по очереди
table-open_sacks = Заплатки открыты
table-open_sacks-help = Все видят ценность сокровищ на заплатках, а не только их число.
table-colours = Цвета
table-colours-help = Цвета по местам, например white-black-orange-brown; вдвоём играют первые два. Белый нарисован кремовым, коричневый малиновым, чёрный цветом индиго, чтобы никого не спутать с валунами.
table-map = Карта
table-map-help = Другая карта тех же регионов и крепостей, читается из файла ключом --map.

# Имена
name-mountain = горы
name-fjord = фьорд
name-glacier = ледник
name-swamp = болото
name-tundra = тундра
name-forest = лес
name-mountain_nw = горы на северо-западе
name-swamp_n = болото на севере
name-forest_n = лес на севере
name-swamp_ne = болото на северо-востоке
name-glacier_w = ледник на западе
name-tundra_c = тундра в середине
name-mountain_e = горы на востоке
name-tundra_sw = тундра на юго-западе
name-fjord_w = фьорд на западе
name-fjord_s = фьорд на юге
name-forest_se = лес на юго-востоке
name-glacier_se = ледник на юго-востоке
name-S1 = крепость на западе
name-S2 = крепость на северо-востоке
name-S3 = крепость в середине
name-S4 = крепость на юго-востоке
name-S5 = крепость на северо-западе
name-S6 = крепость на юге
name-white = кремовый
name-orange = оранжевый
name-brown = малиновый
name-black = индиго
name-placement = размещение
name-wander = странствия
name-left = слева
name-right = справа
name-plus = +

# У настоящей башни (TF-TOWER.7)
rule-tower-hold = Держите башню крепко, но не давите на неё сверху.
rule-tower-cover = Слегка прикройте верх рукой.
rule-tower-turn = Поверните отверстие к середине стола.
rule-tower-sides = Бейте только по боковым стенкам, никогда спереди или сзади.
rule-tower-technique = Умение выбивает больше, чем сила.
rule-tower-stray = Что выпало без удара или через верх, возвращается в башню и не считается.

screen-board = Поле, дорожка и башня
screen-facts = троллей в запасе: { $reserve }, на заплатке: { $sack }
screen-reserve = в запасе: { $count }
screen-belt = Мешок
screen-sack = Заплатка
screen-gifts = Дары
screen-crowns = Короны
screen-face-down = лицевой стороной вниз
screen-so-far = очки пока
screen-so-far-sack = пока, + заплатка
screen-plates = Все игроки подробно
screen-plates-close = Закрыть
screen-tower = Каменная башня: валунов на столе { $boulders }, предел { $limit }
screen-limit = предел { $limit }
screen-free = без предела
screen-boulders = { $count ->
    [one] валун на столе
    [few] валуна на столе
   *[other] валунов на столе
}
screen-in-reach = хватает
screen-more = ещё { $count }
screen-no-troll = нет тролля
screen-taken = забрано
screen-hits = ударов: { $hits } из { $limit }
screen-hits-left = { $count ->
    [one] Остался { $count } удар.
    [few] Осталось { $count } удара.
   *[other] Осталось { $count } ударов.
}
screen-wakes = Ещё один ({ $colours }) разгневает духа гор.
screen-strength = Сила удара
screen-soft = слабо
screen-hearty = сильно
screen-strike = Ударить
screen-space = Пробел
screen-strike-help = Выберите место на стенке, держите и отпустите вовремя: точно на метке удар выходит такой силы, как задумано.
screen-fine = чистый замах
screen-fair = неплохой замах
screen-poor = неудачный замах
screen-stop = { $value ->
    [0] Хватит, ничего не брать
   *[other] Хватит, взять { $value }
}
screen-take = Взять { $value } ({ $landscape })
screen-keep = { $count ->
    [one] Бить дальше, остался { $count } удар
    [few] Бить дальше, осталось { $count } удара
   *[other] Бить дальше, осталось { $count } ударов
}
screen-type-help = Ударьте один раз по своей башне и сосчитайте, что выпало.
screen-type-done = Вот что выпало
screen-handling = Как держать башню
screen-of = из { $count }
screen-red = красный
screen-yellow = жёлтый
screen-blue = синий
screen-white = белый
screen-aim = целиться { $side }, высота { $height }
screen-blow = ударить с силой { $strength }

## The table in a terminal

sheet-region = Регион
sheet-treasure = Сокровище
sheet-trolls = Тролли
sheet-fortress = Крепость
sheet-beside = Рядом
sheet-lord = Король троллей
sheet-reserve = Запас
sheet-belt = Ячейки
sheet-gifts = Дары
sheet-sack = Заплатка
sheet-lies = лежит
sheet-supply = Сокровища в запасе
sheet-hits = Удары
sheet-out = Валуны на столе
sheet-borders = Граничит с
sheet-walkway = Кольцо: ячейки размещения, дорожка за дорожкой
sheet-lords = Короли
sheet-between = Между двумя ячейками размещения лежит ячейка странствий с нечётным номером. После 59 идёт 0.
sheet-start = стартовая ячейка { $space }
sheet-hammerer = Молот
sheet-partner = Напарник
sheet-offers = Предложенные дары
sheet-way = Путь
sheet-space = Ячейка
sheet-brings = Приносит
sheet-tailwind = Попутный ветер
sheet-places = { $count ->
    [0] троллей в запасе нет
    [one] { $count } тролль
    [few] до { $count } троллей
   *[other] до { $count } троллей
}
sheet-steps = { $count ->
    [one] { $count } перемещение
    [few] до { $count } перемещений
   *[other] до { $count } перемещений
}

## Коробка, для документации

components-regions = Регионы
components-landscape = Местность
components-fortresses = Крепости
components-first-game = Номер в первой партии
components-planks = Дорожки
components-plank = Дорожка
components-moves = Ходы короля троллей
components-pieces = Набор каждого игрока
components-number = Число
components-value = Ценность
components-treasures = Сокровища
components-boulders = Валуны
components-colour = Цвет
components-limits = Пределы по числу троллей
components-hammering = Бьющие тролли
components-hit-limit = Предел ударов
components-colour-limit = Предел цвета

## The almanac

kind-piece = Фишка
kinds-piece = Фишки
kind-boulder = Валун
kinds-boulder = Валуны
kind-place = Место
kinds-place = Места
kind-region = Регион
kinds-region = Регионы
kind-fortress = Крепость
kinds-fortress = Крепости
kind-idea = Что происходит
kinds-idea = Что происходит
almanac-troll = Тролль
almanac-troll-is = У вас их десять. Их ставят из запаса, они странствуют из региона в регион и бьют у крепостей: сколько троллей бьёт, столько разрешено ударов и валунов одного цвета.
almanac-lord = Король троллей
almanac-lord-is = Идёт по дорожке и никогда не возвращается. Ходит тот, чей король последний. Он встаёт на первую, вторую или третью свободную ячейку выбранного вида; дальше — больше, но потом дольше ходят другие.
almanac-gift = Дар
almanac-gift-is = По три у каждого, в конце они стоят 4, 8 и 16. Один дар успокаивает духа гор за один лишний валун; перевёрнутый, он ничего не стоит.
almanac-treasure = Сокровище
almanac-treasure-is = В каждом регионе лежит одно, ценностью от 10 до 28. Оно ваше, если выпало не меньше валунов, чем оно стоит, и там стоит ваш тролль.
almanac-crown = Корона
almanac-crown-is = Стоит 6. Кто первым заполнит ячейку I, II или III, берёт её корону; сокровище той же или большей ценности на том же номере её отбирает.
almanac-boulder-is = 11 из 44 в башне. Если их выпадет больше, чем троллей бьёт, дух гор разгневается.
almanac-white-is = 11 из 44 в башне. Белые никого не гневят и считаются наравне с другими.
almanac-tower = Каменная башня
almanac-tower-is = Удары по её бокам выбивают валуны. Всё выпавшее лежит на столе до конца хода.
almanac-placement = Ячейка размещения
almanac-placement-is = Король, вставший сюда, ставит одного, двух или трёх троллей в один регион указанной местности.
almanac-wander = Ячейка странствий
almanac-wander-is = Король, вставший сюда, даёт троллям всего одно, два или три перемещения, каждое — в соседний регион.
almanac-belt = Ячейки мешка
almanac-belt-is = Четыре ячейки I, II, III и «+»; их заполняют слева направо в свои ходы. Первая пустая говорит, у какой крепости можно бить; для «+» годится любая. Заполнение «+» начинает конец игры.
almanac-sack = Заплатка
almanac-sack-is = Сюда кладут сокровища, взятые товарищем в чужой ход. В конце они считаются, но ячеек не заполняют.
almanac-spirit = Разгневанный дух гор
almanac-spirit-is = Валунов одного цвета больше, чем бьющих троллей: удары кончаются и никто ничего не берёт, если за каждый лишний валун не перевернуть дар.
almanac-tailwind = Попутный ветер
almanac-tailwind-is = Чей король стоит впереди только что ходившего, тот может поставить одного тролля или сделать одно перемещение — как велит его ячейка.
almanac-comrade = Товарищ
almanac-comrade-is = Один противник с троллями в двух регионах крепости может присоединиться. Тролли обоих считаются в пределы, пустой удар передаёт молот, и взять сокровище могут оба.
almanac-region-facts = Местность: { $landscape }. Здесь лежит сокровище; ячейки с этой местностью приводят сюда троллей.
almanac-neighbour = сосед: { $region }
almanac-fortress-facts = Стоит между регионами: { $first }, { $second }, { $third }; в первой игре номер { $number }. Кто держит троллей в двух из них, может здесь бить.

## Справка

help-number = Номер
help-start = Стартовая планка
help-trolls = { $count ->
    [one] { $count } тролль
    [few] { $count } тролля
   *[many] { $count } троллей
}
help-around = { $count ->
    [one] { $count } тролль
    [few] { $count } тролля
   *[many] { $count } троллей
}, областей: { $regions } из 3

## Что говорит за ход

part-belt = сокровища в ячейках мешка
part-sack = сокровища на заплатке
part-gifts = сбережённые дары
part-crowns = короны
part-boulders = сокровища, на которые хватает валунов на столе
part-pace = опережение в заполнении ячеек
part-trolls = тролли там, где они могут бить молотом
part-walkway = место короля троллей на дорожке
name-count-points = очки
name-count-belt = заполненные ячейки мешка
name-count-trolls = тролли на острове

help-player = { $seat }
