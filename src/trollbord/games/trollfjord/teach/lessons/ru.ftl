### Что говорят уроки: не больше 40 слов в заметке.

lesson-first = Первая партия
lesson-first-about = Идти, собирать троллей, бить, забирать

lesson-first-last = Ходит последний
lesson-first-last-about = ваш король троллей
lesson-first-last-lords = Вы играете кремовыми. Троллям нужны сокровища двенадцати регионов, а взять можно то, на что хватает валунов, выпавших из Каменной башни. Ходит король троллей, который стоит последним: ваш.

lesson-first-lord = Ход короля
lesson-first-lord-about = одна, две или три ячейки
lesson-first-lord-three = Он идёт на одну из трёх ближайших свободных ячеек размещения или на одну из трёх ближайших ячеек странствий. Третья ячейка размещения — три тролля: выберите болото в кольце.
lesson-first-lord-three-fewer = Так троллей меньше. Третья ячейка даёт трёх.
lesson-first-lord-three-steps = Там тролли странствуют, но на поле их у вас ещё нет. Выберите ячейку в кольце.

lesson-first-trolls = Разместите троллей
lesson-first-trolls-about = куда велит ячейка
lesson-first-trolls-forest = Все идут в один регион той местности, где стоит король. Попробуйте другую: выберите лес на севере.
lesson-first-trolls-forest-miss = Болото подходит, и тролль пришёл бы. Сначала попробуйте лес.
lesson-first-trolls-forest-hint = Это регион в кольце.
lesson-first-trolls-swamp = Король стоит на болоте. Разместите трёх троллей на болоте на севере: оно граничит с двумя крепостями.
lesson-first-trolls-swamp-other = Это болото граничит только с одной крепостью. Выберите северное.
lesson-first-trolls-swamp-miss = Можно закончить раньше, но трое лучше. Продолжайте на северном болоте.

lesson-first-turn = Чей ход?
lesson-first-turn-about = постоянного порядка нет
lesson-first-turn-orange = Потом последними были оранжевые и походили так же: ледник и трое троллей.
lesson-first-turn-whose = Посмотрите на дорожку. Кто ходит следующим?
lesson-first-turn-whose-orange = оранжевые
lesson-first-turn-whose-ivory = кремовые
lesson-first-turn-whose-miss = Не совсем: чей король стоит дальше позади?
lesson-first-turn-whose-done = Вы: ваш король последний. Чем ближе вы ставите короля, тем чаще ходите, чем дальше — тем больше троллей.

lesson-first-walk = Странствия
lesson-first-walk-about = тролли идут
lesson-first-walk-feet = Теперь ячейка странствий в кольце: первая, значит одно перемещение. Ваш король останется позади оранжевого.
lesson-first-walk-feet-place = Так вы снова разместите троллей. Здесь мы идём.
lesson-first-walk-feet-far = Чем дальше, тем больше перемещений, но тогда последними станут оранжевые. Выберите первую.
lesson-first-walk-steps = Один тролль идёт в соседний регион. Выберите болото на севере, потом регион рядом.
lesson-first-walk-steps-miss = От перемещения можно отказаться. Здесь сделайте его.
lesson-first-walk-wind = Кто стоит впереди вашего короля, после вашего хода получает попутный ветер: тролля или перемещение. Оранжевые ставят одного.

lesson-first-fortress = Крепость
lesson-first-fortress-about = можно ли бить?
lesson-first-fortress-call = Позже. Мешок пуст, поэтому сначала крепость I, и нужны тролли в двух из трёх её регионов. Они есть: выберите крепость в кольце.
lesson-first-fortress-call-miss = Ход можно закончить, но здесь ждут сокровища.
lesson-first-fortress-limit = Ударов можно столько, сколько ваших троллей в рамке, но не больше девяти. Сколько это?
lesson-first-fortress-limit-miss = Не совсем: сосчитайте всех своих троллей в трёх регионах.
lesson-first-fortress-limit-done = Пять. Столько же может выпасть красных, жёлтых и синих валунов — каждого цвета.
lesson-first-fortress-alone = Присоединиться здесь некому. Бейте: первый удар будет сразу.
lesson-first-fortress-alone-miss = Тогда ход кончится без сокровища. Бейте.

lesson-first-blow = Ещё раз?
lesson-first-blow-about = удача и пределы
lesson-first-blow-second = Выпало семь валунов. Сокровища здесь стоят 11, 14 и 18, семи не хватит. Ударьте ещё раз.
lesson-first-blow-second-early = Сейчас остановиться — ничего не получить. Удары ещё есть.
lesson-first-blow-stop = Всего пятнадцать, из них четыре красных. Шесть одного цвета разгневали бы духа гор, и никто ничего бы не получил. Остановитесь.
lesson-first-blow-stop-greedy = Третий удар, может быть, даст 18, а может быть, разгневает духа. Здесь остановитесь.

lesson-first-treasure = Сокровище
lesson-first-treasure-about = на что хватит пятнадцати валунов
lesson-first-treasure-dear = Сокровище ваше, если оно стоит не больше выпавших валунов и там есть ваш тролль. Попробуйте дорогое: 18.
lesson-first-treasure-dear-miss = Это вам по силам. Сначала попробуйте 18.
lesson-first-treasure-dear-hint = Оно в регионе в кольце.
lesson-first-treasure-take = Пятнадцати мало для 18, но хватит для 14. Возьмите его.
lesson-first-treasure-take-small = Одиннадцать тоже можно, но 14 дороже.
lesson-first-treasure-take-done = Оно ложится в первую ячейку мешка. Ваши тролли уходят из региона, их можно разместить снова.
lesson-first-treasure-crown = Кто первым заполнил эту ячейку, получает её корону за 6 очков, пока кто-то не положит туда равное или большее сокровище. Сколько они стоят вместе?
lesson-first-treasure-crown-miss = Не совсем: 14 за сокровище и 6 за корону.
lesson-first-treasure-crown-done = Двадцать.

lesson-first-end = Конец
lesson-first-end-about = четыре ячейки мешка
lesson-first-end-when = Дальше нужна крепость II, потом III; для последней ячейки, +, годится любая. Что приводит к концу?
lesson-first-end-when-tower = башня пуста
lesson-first-end-when-plus = кто-то заполнил ячейку +
lesson-first-end-when-trolls = у кого-то кончились тролли
lesson-first-end-when-miss = Не совсем: валуны возвращаются в башню, а тролли — в запас.
lesson-first-end-when-done = Кто заполнил +, тот закончил; у остальных ещё по ходу. Считаются сокровища, дары и короны.

lesson-first-play = Играйте дальше
lesson-first-play-about = Томте играет оранжевыми, вы — кремовыми
lesson-first-play-on = Обоим не хватает лишь последнего сокровища, годится любая крепость. Собирайте троллей, бейте и берите лучшее. Томте добрый.
lesson-first-play-on-done = Теперь вы знаете «Молот Троллей». О товарищах и дарах есть отдельные уроки.

lesson-comrade = Товарищ
lesson-comrade-about = Бить вдвоём

lesson-comrade-join = Присоединиться
lesson-comrade-join-about = кто может и что это даёт
lesson-comrade-join-call = Вы хотите бить в крепости, отмеченной кольцом. У оранжевых тоже тролли в двух её регионах. Выберите крепость.
lesson-comrade-join-call-miss = Тогда ход кончится. Выберите крепость.
lesson-comrade-join-orange = Оранжевых спрашивают, и они присоединяются. Отказать товарищу нельзя; можно только не бить.
lesson-comrade-join-limit = Теперь бьют тролли обоих. Сколько ударов можно?
lesson-comrade-join-limit-miss = Не совсем: сосчитайте своих и оранжевых в трёх регионах.
lesson-comrade-join-limit-done = Семь: четверо ваших и трое оранжевых. Предел для каждого цвета тоже семь.
lesson-comrade-join-hammer = Бейте вместе. Начинаете вы.
lesson-comrade-join-hammer-alone = Тогда никто ничего не получит. Бейте вместе с оранжевыми.

lesson-comrade-empty = Пустой удар
lesson-comrade-empty-about = молот переходит
lesson-comrade-empty-second = Выпало шесть. Ударьте ещё раз.
lesson-comrade-empty-second-early = Для шести валунов здесь нет сокровища. Бейте.
lesson-comrade-empty-who = Ничего не выпало: пустой удар. С товарищем это важно. Кто бьёт теперь?
lesson-comrade-empty-who-ivory = кремовые
lesson-comrade-empty-who-orange = оранжевые
lesson-comrade-empty-who-miss = Не совсем: роли сразу меняются.
lesson-comrade-empty-who-done = Оранжевые. У кого молот, тот решает, когда остановиться, и забирает первым.
lesson-comrade-empty-theirs = Оранжевые бьют: ещё девять, всего пятнадцать. Валуны идут в счёт обоим. Оранжевые останавливаются.

lesson-comrade-share = Делёж
lesson-comrade-share-about = по одному сокровищу
lesson-comrade-share-first = Первым забирает тот, у кого молот в конце. Оранжевые берут 14.
lesson-comrade-share-place = Это ваш ход, а не оранжевых. Куда ляжет их сокровище?
lesson-comrade-share-place-belt = в ячейку мешка
lesson-comrade-share-place-sack = на заплатку
lesson-comrade-share-place-miss = Не совсем: ячейки — для своих ходов.
lesson-comrade-share-place-done = На заплатку, лицевой стороной вниз. В конце считается, но ячейку не заполняет.
lesson-comrade-share-keep = Вам остаётся 18, а пятнадцати мало. Можно уйти или бить дальше в одиночку. Бейте дальше.
lesson-comrade-share-keep-leave = Тогда вы уйдёте ни с чем. Удары ещё есть: бейте дальше.
lesson-comrade-share-stop = Ещё пять: двадцать. Для 18 достаточно. Остановитесь.
lesson-comrade-share-stop-greedy = Ещё один удар лучшего сокровища не даст, только риск.
lesson-comrade-share-stop-done = 18 ваше и ложится в ячейку мешка: это ваш ход.

lesson-limits = Пределы и дары
lesson-limits-about = Что гневит духа гор

lesson-limits-colours = Цвета
lesson-limits-colours-about = сколько каждого
lesson-limits-colours-call = У крепости в кольце стоят четверо ваших троллей. Выберите её.
lesson-limits-colours-call-miss = Тогда ход кончится. Выберите крепость.
lesson-limits-colours-hammer = Четверо троллей: не больше четырёх ударов и не больше четырёх красных, жёлтых и синих валунов. Бейте.
lesson-limits-colours-hammer-end = Тогда ход кончится. Бейте.
lesson-limits-colours-room = Выпало восемь, из них три красных. Сколько ещё красных может выпасть без вреда?
lesson-limits-colours-room-none = ни одного
lesson-limits-colours-room-miss = Не совсем: можно четыре, а вышло три.
lesson-limits-colours-room-done = Один. Ровно четыре — ещё можно.
lesson-limits-colours-white = А сколько может выпасть белых?
lesson-limits-colours-white-any = сколько угодно
lesson-limits-colours-white-miss = Не совсем: белый для духа не цвет.
lesson-limits-colours-white-done = Сколько угодно. Они не вредят и считаются как остальные.

lesson-limits-angry = Гнев
lesson-limits-angry-about = один лишний
lesson-limits-angry-more = Для восьми валунов здесь нет сокровища. Рискните ещё раз.
lesson-limits-angry-more-stop = Сейчас остановиться — ничего не получить. Бейте.
lesson-limits-angry-more-done = Пятнадцать валунов, но пять красных: один лишний. Бить больше нельзя, и дух гор разгневан.

lesson-limits-gifts = Дары
lesson-limits-gifts-about = у мира есть цена
lesson-limits-gifts-worth = Каждый лишний валун стоит одного дара, любого. Что останется, засчитают в конце. Какой вы отдадите?
lesson-limits-gifts-worth-miss = Можно, но это стоит лишних очков.
lesson-limits-gifts-worth-done = Четвёрку: дух на ценность не смотрит.
lesson-limits-gifts-gift = Отдайте его.
lesson-limits-gifts-gift-dear = Это тоже его задобрит, но хватит и четвёрки.
lesson-limits-gifts-gift-none = Тогда никто ничего не заберёт. Четвёрка принесёт вам сокровище.
lesson-limits-gifts-gift-miss = Отдайте четвёрку.
lesson-limits-gifts-take = Дух задобрен, и все пятнадцать валунов считаются. Возьмите 15.
lesson-limits-gifts-take-small = Это тоже можно, но 15 дороже.
lesson-limits-gifts-take-done = Пятнадцать очков за дар в четыре: выгодная сделка.

lesson-limits-hits = Много троллей
lesson-limits-hits-about = и у пределов есть предел
lesson-limits-hits-nine = Допустим, вместе бьют одиннадцать троллей. Сколько ударов можно?
lesson-limits-hits-nine-miss = Не совсем: есть наибольший предел.
lesson-limits-hits-nine-done = Девять, и по девять каждого цвета. Лишние тролли просто стоят.
