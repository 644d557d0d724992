game-name = Тролли и принцессы
game-blurb = Кланы троллей роют логова, срывают колокола и похищают принцесс.
brief-goal = Наберите больше всех победных очков, пока не сыграна последняя карта раунда.
brief-turn = В свой ход сыграйте карту раунда: она приносит что-то в деревню и передвигает короля. Затем передвиньте тролля и действуйте там, куда он пришёл, сделайте то же с другим троллем и возьмите карту раунда.
brief-mind = Каждый ваш тролль в этом месте даёт очко действия, король тоже; в пещерах вашей горы — ещё и люди, в деревне — ваши лагеря. За эти очки вы добываете ресурсы, кладёте логова, берёте карты троллей, срываете колокола и похищаете принцесс.
brief-end = Игра кончается после 12, 11 или 10 раундов при двух, трёх или четырёх игроках. Набор из колокола, подменыша и лагеря стоит 15, два разных из них — 9, один — 4, принцесса — 7, королевский жетон — 3, человек — 1; логова и карты троллей — сколько на них указано.

prompt-choose-clan = Выберите клан
prompt-choose-clan-others = { $seat } выбирает клан
prompt-place-castle = Вытягивается жетон замка
prompt-reveal-den = Открывается жетон логова
prompt-reveal-card = Открывается карта троллей
prompt-reveal-royal = Открывается королевский жетон
prompt-reveal-task = Открывается королевская карта
prompt-settle = В какой пещере поселится ваш человек?
prompt-settle-others = { $seat } выбирает пещеру, в которой поселится человек
prompt-first-player = Жребий решает, кто начинает
prompt-draw-card = Берётся карта раунда
prompt-play-card = Сыграйте карту раунда
prompt-play-card-others = { $seat } играет карту раунда
prompt-move-troll = Какой тролль? Откуда?
prompt-move-troll-others = { $seat } передвигает тролля
prompt-move-other-troll = Какой ещё тролль? Откуда?
prompt-move-other-troll-others = { $seat } передвигает другого тролля
prompt-push = Чьего тролля вытолкнуть?
prompt-push-others = { $seat } выбирает, чьего тролля вытолкнуть
prompt-home = В какую пещеру идёт ваш тролль?
prompt-home-others = { $seat } выбирает пещеру, в которую идёт тролль
prompt-home-walker = В какую пещеру идёт только что ходивший тролль?
prompt-home-walker-others = { $seat } выбирает пещеру для только что ходившего тролля
prompt-act = Действуйте. Осталось очков действия: { $points }{ $borrowed ->
    [0] {""}
   *[other] , чужие тролли добавят к некоторым действиям: { $borrowed }
}
prompt-act-others = { $seat } действует. Осталось очков действия: { $points }
prompt-last-tasks = Выполнить ещё королевскую карту?
prompt-last-tasks-others = { $seat } решает, выполнить ли ещё королевскую карту
prompt-take-royal-tile = Взять королевский жетон?
prompt-take-royal-tile-others = { $seat } решает, взять ли королевский жетон
prompt-take-den = Возьмите логово
prompt-take-den-others = { $seat } берёт логово
prompt-take-second-den = Взять второе логово?
prompt-take-second-den-others = { $seat } решает, взять ли второе логово
prompt-lay-tile = Куда положить: { $tile }
prompt-lay-tile-others = { $seat } кладёт жетон: { $tile }
prompt-turn-tile = Поверните: { $tile }
prompt-turn-tile-others = { $seat } поворачивает жетон: { $tile }
prompt-fill-shafts = Какие шахты заполнить?
prompt-fill-shafts-others = { $seat } выбирает, какие шахты заполнить
prompt-take-card = Возьмите карту троллей
prompt-take-card-others = { $seat } берёт карту троллей
prompt-replace-camp = Какая деревня получит ваш лагерь?
prompt-replace-camp-others = { $seat } выбирает деревню, которая получит лагерь
prompt-send-camp = Какой из ваших лагерей отправится туда?
prompt-send-camp-others = { $seat } выбирает лагерь, который отправится туда
prompt-send-changeling = Какой из ваших подменышей отправится туда?
prompt-send-changeling-others = { $seat } выбирает подменыша, который отправится туда
prompt-store-camp = Куда попадёт нейтральный лагерь?
prompt-store-camp-others = { $seat } выбирает, куда попадёт нейтральный лагерь
prompt-store-changeling = Куда попадёт нейтральный подменыш?
prompt-store-changeling-others = { $seat } выбирает, куда попадёт нейтральный подменыш
prompt-store-bell = Куда попадёт колокол?
prompt-store-bell-others = { $seat } выбирает, куда попадёт колокол
prompt-store-princess = Где будет спать принцесса?
prompt-store-princess-others = { $seat } выбирает, где будет спать принцесса
prompt-shift-troll = Передвиньте тролля к другому котлу
prompt-shift-troll-others = { $seat } передвигает тролля к другому котлу
prompt-shift-human = Передвиньте человека к другому котлу
prompt-shift-human-others = { $seat } передвигает человека к другому котлу
prompt-shift-troll-or-human = Передвиньте тролля или человека к другому котлу; затем другого
prompt-shift-troll-or-human-others = { $seat } передвигает тролля или человека к другому котлу; затем другого

option-clan = { $first }
option-draw = { $first }
option-first = начинает { $first_seat }
option-settle = { $first }
option-play = { $first }
option-move = тролль: { $first } → { $second }
option-push = вытолкнуть: { $first }
option-home = { $first }
option-mine = добыть: { $first }
option-build-camp = построить лагерь
option-build-dens = построить до двух логов
option-refresh-dens = обновить логова
option-fill = заполнить шахты: { $first }
option-gain-power = получить силу троллей
option-buy = купить: { $first }
option-refresh-cards = обновить карты троллей
option-capture-princess = похитить принцессу
option-tear-down-bell = сорвать колокол
option-castle = действие замка
option-swap = обменять подменышей, заплатить: { $first }
option-hire = нанять человека: { $first }
option-steal-cow = украсть корову
option-activate = применить: { $first }
option-camp = { $first }
option-replace = { $first }
option-changeling = { $first }
option-store = { $first }
option-take = { $first }
option-lay = { $first ->
    [0] в отмеченный вырез
   *[other] у края { $second } жетона { $first }
}
option-turn = поворот { $first }
option-shift = тролль: { $first } → { $second }
option-shift-walker = уже ходивший тролль: { $first } → { $second }
option-shift-human = человек: { $first } → { $second }
option-decline = нет, спасибо
option-done = готово
option-claim = выполнить: { $first }

log-clan = { $seat } ведёт клан: { $clan }
log-place-castle = { $village }: { $castle }
log-reveal = открыто: { $item }
log-shuffle = { $pile ->
    [den] сброшенные логова образуют новую стопку
   *[other] сброшенные карты троллей образуют новую колоду
}
log-settle = { $seat }: человек → { $cave }
log-first = начинает { $seat }
log-play = { $seat } играет карту: { $card }
log-king-cave = { $seat } посылает короля в свою пещеру: { $place }
log-king-village = { $seat } посылает короля: { $place }
log-piece = { $village } получает: { $piece }
log-piece-none = { $village } не получает ничего, запас пуст: { $piece }
log-tower-full = { $village } не получает ничего: в башне уже есть принцесса
log-draw = { $seat } берёт карту: { $card }
log-draw-hidden = { $seat } берёт карту раунда
log-points = У игрока { $seat } { $points ->
    [one] { $points } очко действия
    [few] { $points } очка действия
   *[many] { $points } очков действия
}{ $borrowed ->
    [0] {""}
   *[other] , и ещё { $borrowed } от чужих троллей
}
log-move = { $seat } передвигает тролля: { $from } → { $to }
log-shift-human = { $seat } передвигает человека: { $from } → { $to }
log-push = { $seat } выталкивает тролля игрока { $other_seat }: { $place }
log-home = тролль игрока { $seat } идёт домой: { $cave }
log-leave-board = тролль игрока { $seat } не находит котла и уходит: { $place }
log-mine = { $seat } добывает: { $resource }, { $amount }
log-gain = { $seat } получает: { $resource }, { $amount }
log-fill = { $amount ->
    [0] { $seat } не заполняет ни одной шахты: { $resource }
   *[other] { $seat } заполняет шахты ({ $amount }): { $resource }
}
log-gain-power = { $amount ->
    [0] { $seat } не получает силы троллей: шкала кончилась
   *[other] { $seat } получает силу троллей: { $amount }
}
log-gain-cows = { $amount ->
    [0] { $seat } не получает коровы: нет пустого открытого хлева или коров больше нет
    [one] { $seat } получает { $amount } корову
    [few] { $seat } получает { $amount } коровы
   *[other] { $seat } получает { $amount } коров
}
log-card = { $seat } берёт карту: { $card }
log-refresh-dens = { $seat } обновляет логова
log-refresh-cards = { $seat } обновляет карты троллей
log-camp = { $seat } строит лагерь ({ $village }): { $slot }
log-changeling = { $seat } обменивает подменышей ({ $village }): { $slot }
log-store = { $seat }: { $piece } → { $item }
log-lay = { $seat } кладёт: { $tile }
log-new-shafts = { $seat } завершает шахты ({ $amount }): { $resource }
log-barn = { $seat } открывает хлев
log-capture-princess = { $seat } похищает принцессу: { $village }
log-tear-down-bell = { $seat } срывает колокол: { $village }
log-castle = { $seat }: действие замка ({ $castle })
log-hire = { $seat } нанимает человека: { $cave }
log-steal-cow = { $seat } крадёт корову
log-activate = { $seat } применяет: { $item }
log-activate-board = { $seat } применяет королевское действие планшета
log-claim = { $seat } выполняет королевскую карту: { $task }

end-rounds = Все карты раундов сыграны
score-sets = Колокола, подменыши, лагеря
score-princesses = Принцессы
score-royal-tiles = Королевские жетоны
score-humans = Люди
score-vp-dens = Логова ПО
score-troll-cards = Карты троллей

table-cauldrons_per_village = Котлы в деревне
table-cauldrons_per_village-help = Сколько троллей помещается в одной деревне.
table-opponents_add_to_bell = Чужие тролли помогают с колоколами
table-opponents_add_to_bell-help = Их очки действия считаются, когда срывают колокол.
table-opponents_add_to_castle = Чужие тролли помогают в замке
table-opponents_add_to_castle-help = Их очки действия считаются в действии замка.
table-opponents_add_to_swap = Чужие тролли помогают с подменышами
table-opponents_add_to_swap-help = Их очки действия считаются при обмене подменышей.
table-opponents_add_to_hire = Чужие тролли помогают с людьми
table-opponents_add_to_hire-help = Их очки действия считаются при найме человека.
table-opponents_add_to_cow = Чужие тролли помогают с коровами
table-opponents_add_to_cow-help = Их очки действия считаются при краже коровы.
table-opponents_camps_count = Чужие лагеря тоже помогают
table-opponents_camps_count-help = Где помогают чужие тролли, там помогают и их лагеря в деревне.
table-board_royal_action = Королевское действие планшета
table-board_royal_action-help = У планшета каждого клана есть своё королевское действие.
table-royal_in_power_cave = Королевские жетоны в пещере силы
table-royal_in_power_cave-help = Там можно применить королевский жетон.
table-royal_in_villages = Королевские жетоны в деревнях
table-royal_in_villages-help = Там можно применить королевский жетон.
table-first_tile_may_be_vp_den = Первым жетоном может быть логово ПО
table-first_tile_may_be_vp_den-help = Оно навсегда закрыло бы сеть.
table-troll_power_max = Шкала силы троллей
table-troll_power_max-help = Конец шкалы.
table-troll_power_max_extended = Удлинённая шкала силы
table-troll_power_max_extended-help = Конец шкалы, когда её подменыш ушёл.
table-board_camp_spaces = Места для лагерей на планшете
table-board_camp_spaces-help = Места для нейтральных лагерей, которые есть у каждого планшета с начала.
table-board_changeling_spaces = Места для подменышей на планшете
table-board_changeling_spaces-help = Места для нейтральных подменышей, которые есть у каждого планшета с начала.
table-board_bell_spaces = Места для колоколов на планшете
table-board_bell_spaces-help = Места для колоколов, которые есть у каждого планшета с начала.
table-board_beds = Кровати на планшете
table-board_beds-help = Кровати для принцесс, которые есть у каждого планшета с начала.
table-even_start = Равное начало
table-even_start-help = Кланы начинают с ресурсами, которые уравнивают их планшеты: у красных меньше, у других больше.

name-yellow = жёлтый
name-red = красный
name-purple = синий
name-turquoise = белый
name-aside = рядом с полем
name-mining = пещера добычи
name-building = пещера строительства
name-power = пещера силы
name-I = деревня I
name-II = деревня II
name-III = деревня III
name-IV = деревня IV
name-obsidian = обсидиан
name-gold = золото
name-diamond = алмаз
name-camp = нейтральный лагерь
name-changeling = нейтральный подменыш
name-bell = колокол
name-princess = принцесса
name-board = ваш планшет (действие или место)
name-human = человек
name-cow = корова
name-chip-mining-0 = 1 очко действия: добыть обсидиан
name-chip-mining-1 = 2 очка действия: добыть золото
name-chip-mining-2 = 3 очка действия: добыть алмаз
name-chip-building-0 = 3 очка действия и корова: построить лагерь
name-chip-building-1 = 2 очка действия и 1 обсидиан: построить до двух логов
name-chip-building-2 = 1 очко действия: обновить логова
name-chip-power-0 = 2 очка действия: заполнить все шахты одного ресурса
name-chip-power-1 = 2 очка действия: получить силу троллей
name-chip-power-2 = 1 очко действия, 1 сила троллей и корова: купить карту троллей
name-chip-power-3 = 1 очко действия: обновить карты троллей
name-shelf-hand = Ваши карты раунда
name-shelf-tasks = Королевские карты
name-shelf-cards = Карты троллей
name-shelf-owned = Ваши карты троллей
name-shelf-dens = Жетоны логов
name-shelf-royals = Королевские жетоны
name-shelf-pile = в стопке
name-shelf-deck = в вашей колоде
name-dawn = рассвет
name-dusk = сумерки
name-night = ночь
name-piece-king = король
name-piece-changeling = подменыш
name-king-mining = добыча
name-king-building = стройка
name-king-power = сила
name-king-village = деревня
name-vp-troll-power =
    1 за силу
    троллей
name-vp-bell-dens =
    1 за логово
    колокола
name-vp-princess-dens =
    1 за логово
    принцессы
name-vp-vp-dens =
    1 за логово
    очков
name-vp-royal-tiles =
    1 за коро-
    левский
    жетон
name-vp-four-tiles =
    1 за
    4 жетона
name-vp-obsidian-shafts =
    1 за
    3 шахты
    обсидиана
name-vp-gold-shafts =
    1 за
    2 шахты
    золота
name-vp-diamond-shafts =
    1 за
    2 шахты
    алмазов
name-gain-gold =
    сразу
    1 золото
name-gain-obsidian =
    сразу 2
    обсидиана
name-gain-diamond =
    сразу
    1 алмаз
name-gain-power =
    сразу 2
    силы
    троллей
name-camp-space =
    место
    для лагеря
name-bell-space =
    место для
    колокола
name-princess-bed = кровать
name-CS1 = лагерь на добыче обсидиана
name-CS2 = лагерь на добыче золота
name-CS3 = лагерь на добыче алмазов
name-CS4 = лагерь на «2 силы троллей»
name-BS1 = подменыш на значке коровы
name-BS2 = подменыш на шкале силы
name-BS3 = первый подменыш на получении силы
name-BS4 = второй подменыш на получении силы
name-CAS-01 = замок: заполнить шахты
name-CAS-02 = замок: передвинуть до трёх людей
name-CAS-03 = замок: передвинуть двух троллей
name-CAS-04 = замок: 2 обсидиана
name-CAS-05 = замок: 1 обсидиан и корова
name-CAS-06 = замок: до 2 коров
name-CAS-07 = замок: 1 золото
name-CAS-08 = замок: 1 алмаз
name-CAS-09 = замок: 2 силы троллей
name-CAS-10 = замок: построить логово
name-RCA-01 = 3 логова принцесс
name-RCA-02 = 3 логова ресурсов
name-RCA-03 = 3 логова колоколов
name-RCA-04 = 3 логова очков
name-RCA-05 = 7 любых жетонов
name-RCA-06 = 3 карты летучей мыши
name-RCA-07 = 3 карты змеи
name-RCA-08 = 3 карты жабы
name-RCA-09 = по карте каждого тотема
name-RCA-10 = 5 карт троллей
name-RCA-11 = 3 нейтральных лагеря
name-RCA-12 = 3 нейтральных подменыша
name-RCA-13 = 3 колокола
name-RCA-14 = 5 людей
name-RES-01 = логово ресурсов 1 (лагерь: 1 золото)
name-RES-02 = логово ресурсов 2 (лагерь: корова)
name-RES-03 = логово ресурсов 3 (лагерь: заполнить шахты)
name-RES-04 = логово ресурсов 4 (лагерь: 1 золото)
name-RES-05 = логово ресурсов 5 (лагерь: заполнить шахты)
name-RES-06 = логово ресурсов 6 (лагерь: 2 силы троллей)
name-RES-07 = логово ресурсов 7 (лагерь: заполнить шахты)
name-RES-08 = логово ресурсов 8 (лагерь: 2 обсидиана)
name-RES-09 = логово ресурсов 9 (лагерь: заполнить шахты)
name-RES-10 = логово ресурсов 10 (лагерь: 1 алмаз)
name-RES-11 = логово ресурсов 11 (лагерь: 1 алмаз)
name-RES-12 = логово ресурсов 12 (лагерь: 2 обсидиана)
name-RES-13 = логово ресурсов 13 (лагерь: 1 золото)
name-RES-14 = логово ресурсов 14 (лагерь: 2 силы троллей)
name-RES-15 = логово ресурсов 15 (лагерь: корова)
name-RES-16 = логово ресурсов 16 (лагерь: 2 силы троллей)
name-PRI-01 = логово принцессы 1
name-PRI-02 = логово принцессы 2
name-PRI-03 = логово принцессы 3
name-PRI-04 = логово принцессы 4
name-PRI-05 = логово принцессы 5
name-PRI-06 = логово принцессы 6
name-PRI-07 = логово принцессы 7
name-PRI-08 = логово принцессы 8
name-PRI-09 = логово принцессы 9
name-PRI-10 = логово принцессы 10
name-PRI-11 = логово принцессы 11
name-PRI-12 = логово принцессы 12
name-PRI-13 = логово принцессы 13
name-PRI-14 = логово принцессы 14
name-PRI-15 = логово принцессы 15
name-PRI-16 = логово принцессы 16
name-BEL-01 = логово колокола 1 (колокол: 2 обсидиана)
name-BEL-02 = логово колокола 2 (колокол: 2 силы троллей)
name-BEL-03 = логово колокола 3 (колокол: корова)
name-BEL-04 = логово колокола 4 (колокол: 1 золото)
name-BEL-05 = логово колокола 5 (колокол: заполнить шахты)
name-BEL-06 = логово колокола 6 (колокол: 1 алмаз)
name-BEL-07 = логово колокола 7 (колокол: 2 обсидиана)
name-BEL-08 = логово колокола 8 (колокол: 1 алмаз)
name-BEL-09 = логово колокола 9 (колокол: корова)
name-BEL-10 = логово колокола 10 (колокол: 2 силы троллей)
name-BEL-11 = логово колокола 11 (колокол: 1 золото)
name-BEL-12 = логово колокола 12 (колокол: 1 алмаз)
name-BEL-13 = логово колокола 13 (колокол: 2 обсидиана)
name-BEL-14 = логово колокола 14 (колокол: 1 золото)
name-BEL-15 = логово колокола 15 (колокол: заполнить шахты)
name-BEL-16 = логово колокола 16 (колокол: 2 силы троллей)
name-VPD-01 = логово ПО 1: 1 очко за карту летучей мыши
name-VPD-02 = логово ПО 2: 1 очко за карту жабы
name-VPD-03 = логово ПО 3: 1 очко за карту змеи
name-VPD-04 = логово ПО 4: 1 очко за алмаз
name-VPD-05 = логово ПО 5: 1 очко за 2 золота
name-VPD-06 = логово ПО 6: 1 очко за 2 обсидиана
name-VPD-07 = логово ПО 7: 1 очко за корову
name-VPD-08 = логово ПО 8: 1 очко за 2 человека
name-VPD-09 = логово ПО 9: 1 очко за карту летучей мыши
name-VPD-10 = логово ПО 10: 1 очко за карту жабы
name-VPD-11 = логово ПО 11: 1 очко за карту змеи
name-VPD-12 = логово ПО 12: 1 очко за алмаз
name-VPD-13 = логово ПО 13: 1 очко за 2 золота
name-VPD-14 = логово ПО 14: 1 очко за 2 обсидиана
name-VPD-15 = логово ПО 15: 1 очко за корову
name-VPD-16 = логово ПО 16: 1 очко за 2 человека
name-ROY-01 = королевский жетон: передвинуть двух троллей
name-ROY-02 = королевский жетон: передвинуть тролля и человека
name-ROY-03 = королевский жетон: передвинуть до трёх людей
name-ROY-04 = королевский жетон: 2 силы троллей
name-ROY-05 = королевский жетон: до 2 коров
name-ROY-06 = королевский жетон: добыть до 3 обсидианов
name-ROY-07 = королевский жетон: добыть до 2 золота
name-ROY-08 = королевский жетон: добыть алмаз
name-ROY-09 = королевский жетон: построить логово
name-ROY-10 = королевский жетон: взять карту троллей
name-ROY-11 = королевский жетон: заполнить шахты
name-ROY-12 = королевский жетон с 4 шахтами обсидиана
name-ROY-13 = королевский жетон с 3 шахтами золота
name-ROY-14 = королевский жетон с 2 шахтами алмазов
name-ROY-15 = королевский жетон с 2 местами для подменышей
name-ROY-16 = королевский жетон с местами для подменыша и лагеря
name-ROY-17 = королевский жетон с местами для подменыша и колокола
name-ROY-18 = королевский жетон с 2 местами для колоколов
name-ROY-19 = королевский жетон с местами для лагеря и колокола
name-ROY-20 = королевский жетон всех тотемов
name-TRC-01 = карта летучей мыши: 1 очко за силу троллей
name-TRC-02 = карта летучей мыши: 1 очко за логово колокола
name-TRC-03 = карта летучей мыши: 1 очко за логово принцессы
name-TRC-04 = карта летучей мыши: 1 очко за логово ПО
name-TRC-05 = карта летучей мыши: 1 очко за королевский жетон
name-TRC-06 = карта летучей мыши: 1 очко за 4 жетона
name-TRC-07 = карта летучей мыши: 1 очко за 3 шахты обсидиана
name-TRC-08 = карта летучей мыши: 1 очко за 2 шахты золота
name-TRC-09 = карта летучей мыши: 1 очко за 2 шахты алмазов
name-TRC-10 = карта летучей мыши: сразу 1 золото
name-TRC-11 = карта летучей мыши: сразу 2 обсидиана
name-TRC-12 = карта летучей мыши: сразу 1 алмаз
name-TRC-13 = карта летучей мыши: сразу 2 силы троллей
name-TRC-14 = карта летучей мыши: место для лагеря (2 силы троллей)
name-TRC-15 = карта летучей мыши: место для колокола (1 золото)
name-TRC-16 = карта летучей мыши: кровать
name-TRC-17 = карта змеи: 1 очко за силу троллей
name-TRC-18 = карта змеи: 1 очко за логово колокола
name-TRC-19 = карта змеи: 1 очко за логово принцессы
name-TRC-20 = карта змеи: 1 очко за логово ПО
name-TRC-21 = карта змеи: 1 очко за королевский жетон
name-TRC-22 = карта змеи: 1 очко за 4 жетона
name-TRC-23 = карта змеи: 1 очко за 3 шахты обсидиана
name-TRC-24 = карта змеи: 1 очко за 2 шахты золота
name-TRC-25 = карта змеи: 1 очко за 2 шахты алмазов
name-TRC-26 = карта змеи: сразу 1 золото
name-TRC-27 = карта змеи: сразу 2 обсидиана
name-TRC-28 = карта змеи: сразу 1 алмаз
name-TRC-29 = карта змеи: сразу 2 силы троллей
name-TRC-30 = карта змеи: место для лагеря (2 силы троллей)
name-TRC-31 = карта змеи: место для колокола (1 золото)
name-TRC-32 = карта змеи: кровать
name-TRC-33 = карта жабы: 1 очко за силу троллей
name-TRC-34 = карта жабы: 1 очко за логово колокола
name-TRC-35 = карта жабы: 1 очко за логово принцессы
name-TRC-36 = карта жабы: 1 очко за логово ПО
name-TRC-37 = карта жабы: 1 очко за королевский жетон
name-TRC-38 = карта жабы: 1 очко за 4 жетона
name-TRC-39 = карта жабы: 1 очко за 3 шахты обсидиана
name-TRC-40 = карта жабы: 1 очко за 2 шахты золота
name-TRC-41 = карта жабы: 1 очко за 2 шахты алмазов
name-TRC-42 = карта жабы: сразу 1 золото
name-TRC-43 = карта жабы: сразу 2 обсидиана
name-TRC-44 = карта жабы: сразу 1 алмаз
name-TRC-45 = карта жабы: сразу 2 силы троллей
name-TRC-46 = карта жабы: место для лагеря (2 силы троллей)
name-TRC-47 = карта жабы: место для колокола (1 золото)
name-TRC-48 = карта жабы: кровать
name-RND-01 = рассвет I: подменыш, король: пещера добычи
name-RND-02 = рассвет I: подменыш, король: пещера строительства
name-RND-03 = рассвет I: человек, король: пещера силы
name-RND-04 = рассвет I: принцесса, король: деревня
name-RND-05 = рассвет I: принцесса, король: пещера добычи
name-RND-06 = рассвет II: подменыш, король: пещера строительства
name-RND-07 = рассвет II: подменыш, король: пещера силы
name-RND-08 = рассвет II: человек, король: деревня
name-RND-09 = рассвет II: принцесса, король: пещера добычи
name-RND-10 = рассвет II: принцесса, король: пещера строительства
name-RND-11 = рассвет III: подменыш, король: пещера силы
name-RND-12 = рассвет III: подменыш, король: деревня
name-RND-13 = рассвет III: человек, король: пещера добычи
name-RND-14 = рассвет III: принцесса, король: пещера строительства
name-RND-15 = рассвет III: принцесса, король: пещера силы
name-RND-16 = рассвет IV: подменыш, король: деревня
name-RND-17 = рассвет IV: подменыш, король: пещера добычи
name-RND-18 = рассвет IV: человек, король: пещера строительства
name-RND-19 = рассвет IV: принцесса, король: пещера силы
name-RND-20 = рассвет IV: принцесса, король: деревня
name-RND-21 = сумерки I: подменыш, король: пещера строительства
name-RND-22 = сумерки I: человек, король: пещера силы
name-RND-23 = сумерки I: принцесса, король: деревня
name-RND-24 = сумерки I: принцесса, король: пещера добычи
name-RND-25 = сумерки I: принцесса, король: пещера строительства
name-RND-26 = сумерки II: подменыш, король: пещера силы
name-RND-27 = сумерки II: человек, король: деревня
name-RND-28 = сумерки II: принцесса, король: пещера добычи
name-RND-29 = сумерки II: принцесса, король: пещера строительства
name-RND-30 = сумерки II: принцесса, король: пещера силы
name-RND-31 = сумерки III: подменыш, король: деревня
name-RND-32 = сумерки III: человек, король: пещера добычи
name-RND-33 = сумерки III: принцесса, король: пещера строительства
name-RND-34 = сумерки III: принцесса, король: пещера силы
name-RND-35 = сумерки III: принцесса, король: деревня
name-RND-36 = сумерки IV: подменыш, король: пещера добычи
name-RND-37 = сумерки IV: человек, король: пещера строительства
name-RND-38 = сумерки IV: принцесса, король: пещера силы
name-RND-39 = сумерки IV: принцесса, король: деревня
name-RND-40 = сумерки IV: принцесса, король: пещера добычи
name-RND-41 = ночь I: подменыш, король: пещера силы
name-RND-42 = ночь I: подменыш, король: деревня
name-RND-43 = ночь I: человек, король: пещера добычи
name-RND-44 = ночь I: принцесса, король: пещера строительства
name-RND-45 = ночь I: принцесса, король: пещера силы
name-RND-46 = ночь II: подменыш, король: деревня
name-RND-47 = ночь II: подменыш, король: пещера добычи
name-RND-48 = ночь II: человек, король: пещера строительства
name-RND-49 = ночь II: принцесса, король: пещера силы
name-RND-50 = ночь II: принцесса, король: деревня
name-RND-51 = ночь III: подменыш, король: пещера добычи
name-RND-52 = ночь III: подменыш, король: пещера строительства
name-RND-53 = ночь III: человек, король: пещера силы
name-RND-54 = ночь III: принцесса, король: деревня
name-RND-55 = ночь III: принцесса, король: пещера добычи
name-RND-56 = ночь IV: подменыш, король: пещера строительства
name-RND-57 = ночь IV: подменыш, король: пещера силы
name-RND-58 = ночь IV: человек, король: деревня
name-RND-59 = ночь IV: принцесса, король: пещера добычи
name-RND-60 = ночь IV: принцесса, король: пещера строительства

screen-board = Деревни и ваша гора
screen-round = Раунд { $number }
screen-phase-card = Карта
screen-phase-troll = Тролль
screen-phase-other = Другой тролль
screen-phase-draw = Добор
screen-enlarge = увеличить (жетонов: { $tiles })
screen-rounds = из { $number }
screen-close = К вашей горе
screen-tab-dens = Логова
screen-tab-shelves = Рынок
screen-tab-more = Журнал
screen-leads = здесь есть что выбрать
screen-points = из { $total ->
    [one] { $total } очка действия
    [few] { $total } очков действия
   *[other] { $total } очков действия
}
screen-lay = Положить сюда
screen-turn-left = Повернуть влево
screen-turn-right = Повернуть вправо
screen-makes-obsidian = { $count ->
    [one] +{ $count } шахта обсидиана
    [few] +{ $count } шахты обсидиана
   *[other] +{ $count } шахт обсидиана
}
screen-makes-gold = { $count ->
    [one] +{ $count } шахта золота
    [few] +{ $count } шахты золота
   *[other] +{ $count } шахт золота
}
screen-makes-diamond = { $count ->
    [one] +{ $count } шахта алмаза
    [few] +{ $count } шахты алмаза
   *[other] +{ $count } шахт алмаза
}
screen-brings-obsidian = и свой обсидиан: { $count }
screen-brings-gold = и своё золото: { $count }
screen-brings-diamond = и свои алмазы: { $count }
screen-makes-none = не завершает ни одной шахты
screen-hint-play-card = В деревню с карты приходит фигурка, а король идёт, куда велит нижняя часть. Там, где он стоит, король даёт одно очко действия.
screen-hint-choose-clan = У каждого клана свой планшет. Победить может любой.
screen-hint-cave = Нажмите на то, что светится. Число впереди — цена в очках действия, рядом — что платится сверх того; красным — чего не хватает.
screen-hint-move-troll = В пещере ваши тролли, люди и король дают по очку действия, в деревне — ваши тролли, лагеря и король.
screen-hint-move-other-troll = Не тот тролль, что только что ходил.
screen-hint-push = Все котлы заняты. Выбранный тролль уходит домой, а в какую пещеру, решает его владелец.
screen-hint-home = Тролль, которого вытолкнули или отослали домой, идёт к вашему свободному котлу.
screen-hint-village = { $castle }, каждый раз за { $points } очка действия; после этого действия ваши тролли в конце фазы уйдут отсюда домой.
screen-hint-take-royal-tile = Королевский жетон стоит 3 очка, и ему нужно место в вашей сети.
screen-hint-lay-tile = Выберите место; одинаковые половины, сойдясь, образуют шахту.
screen-hint-turn-tile = Одинаковые половины, сойдясь, образуют шахту.
screen-hint-send-camp = Когда он уйдёт, вы получите то, что под ним.
screen-hint-send-changeling = Когда он уйдёт, вы получите то, что под ним.

why-not-in-hand = этой карты нет у вас на руке (TP-TURN.4)
why-task-not-open = этой королевской карты нет в игре (TP-SETUP.22)
why-task-done = вы уже выполнили эту королевскую карту (TP-R.19)
why-task-not-met = вы ещё не выполняете условие этой карты (TP-TASK.1)
why-no-troll-there = там нет вашего тролля (TP-MOVE.1)
why-forest = этот сектор — лес, а не деревня (TP-SETUP.3)
why-own-trolls = деревня полна, а своих троллей выталкивать нельзя (TP-MOVE.9)
why-cave-full = в пещере нет свободного котла (TP-MOVE.6)
why-barred = этот тролль уже ходил в этот ход (TP-MOVE.13)
why-wall = проход должен примыкать к проходу (TP-TILES.5)
why-vp-den-place = логово ПО примыкает ровно к одному жетону (TP-TILES.7)
why-same-card = карта этого вида у вас уже есть (TP-CARD.1)
why-other-place = это не действие места, куда пошёл ваш тролль (TP-AP.10)
why-points = у вас мало очков действия (TP-ACT.4)
why-goods = вам не хватает, чтобы заплатить всё (TP-ACT.4)
why-shaft-empty = ни одна шахта этого ресурса не заполнена (TP-R.26)
why-not-here = в этой деревне такого нет (TP-VILLAGE.1)
why-no-space = для этого у вас нет свободного места (TP-VILLAGE.1, TP-BUILD.6)
why-activated = за фазу применяют один королевский жетон (TP-ROYAL.2)
why-not-yours = этого королевского жетона нет в вашей сети (TP-ROYAL.4)
why-lasting = у этого королевского жетона нет действия (TP-ROYAL.9)
why-no-effect = ничего из этого действия сейчас сделать нельзя (TP-R.35)
why-clan-taken = этот клан уже ведёт другой игрок (TP-SETUP.27)
why-task-not-turn = королевские карты выполняют только в свой ход (TP-TASK.1)
why-task-laying = сначала жетон кладут и поворачивают (TP-R.46)
why-own-troll = своих троллей вытолкнуть нельзя (TP-MOVE.9)
why-no-troll-to-push = в деревне нет тролля этого клана (TP-MOVE.7)
why-no-other-cauldron = деревня полна: другого пустого котла в ней нет (TP-R.37)
why-moved-already = этого тролля эффект уже передвинул; он двигает разных (TP-ROYAL.10)
why-other-troll = тролль, который может здесь ходить, зовётся иначе: shift-walker ходил в фазе 2 (TP-R.29)
why-no-human-there = в этой пещере нет вашего человека (TP-ROYAL.11)
why-card-not-shown = этой карты нет среди открытых (TP-POWER.9)
why-tile-not-shown = этого жетона нет среди открытых (TP-BUILD.12)
why-royal-not-shown = этого жетона нет среди открытых (TP-VILLAGE.4)
why-royal-asked = сейчас берут королевский жетон (TP-VILLAGE.4, TP-TASK.5)
why-den-asked = сейчас берут логово (TP-BUILD.12)
why-card-asked = сейчас берут карту троллей ({ $rule })
why-not-in-pile = этого нет в стопке, из которой тянут ({ $rule })
why-empty-seat = там никто не сидит ({ $rule })
why-one-den = строится хотя бы одно логово ({ $rule })
why-must-shift = эффект выполняется, насколько возможно ({ $rule })
why-no-own-camp = все ваши лагеря уже покинули планшет (TP-BUILD.8)
why-no-neutral-camp = ни в одной деревне не осталось нейтрального лагеря (TP-BUILD.7)
why-camps-gone = в этой деревне не осталось нейтрального лагеря (TP-BUILD.7)
why-no-own-changeling = все ваши подменыши уже покинули планшет (TP-VILLAGE.16)
why-slot-empty = на этом поле больше нет ничего вашего (TP-BUILD.2, TP-VILLAGE.9)
why-no-den-fits = ни одному открытому логову нет места в вашей сети (TP-TILES.2, TP-TILES.7, TP-TILES.9)
why-no-place-left = в вашей сети не осталось свободного места (TP-TILES.2)
why-first-vp-den = логово ПО не может быть первым жетоном (TP-R.14)
why-same-vp-den = логово ПО этого вида уже лежит в вашей сети (TP-TILES.9)
why-vp-den-nowhere = ни одно свободное место не граничит ровно с одним жетоном (TP-TILES.7)
why-first-place = первый жетон кладут в отмеченный вырез (TP-TILES.1)
why-joins-nothing = у вас нет жетона с этим номером, соединять нечего (TP-TILES.2)
why-overlaps = жетон лёг бы на другой (TP-TILES.15)
why-over-rim = жетон лёг бы на ваш планшет (TP-TILES.16)
why-at-wall = жетон лёг бы к стене логова ПО (TP-TILES.6, TP-TILES.8)
why-other-name = это место называют по первому жетону, которого оно касается (TP-TILES.2)
why-shafts-full = ни одна шахта этого ресурса не пуста (TP-POWER.2)
why-no-cauldron = в пещере нет пустого котла для человека (TP-VILLAGE.20)
why-no-barn = ни один ваш открытый хлев не пуст (TP-VILLAGE.24)
why-no-cow = в запасе не осталось коров (TP-R.17)
why-no-such-space = там нет поля для такой фигуры (TP-BOARD.6)
why-space-taken = поле занято (TP-BOARD.6)
why-space-not-yours = это лежит не в вашей игровой зоне (TP-BOARD.4)
why-royal-place = королевские действия здесь не применяют: так решили за столом (TP-R.5)
why-no-board-action = у планшетов нет королевского действия: так решили за столом (TP-R.6)

## The table in a terminal

sheet-round = Раунд
sheet-turn = Ход
sheet-phase = Фаза
sheet-points = Очки действия
sheet-village = Деревня
sheet-castle = Замок
sheet-stock = Можно взять
sheet-bells = Колокола
sheet-camps = Лагеря
sheet-changelings = Подменыши
sheet-humans = Люди
sheet-princesses = Принцессы
sheet-here = Здесь
sheet-trolls = Тролли
sheet-score = Очки
sheet-round-cards = Карты раунда
sheet-resources = Ресурсы
sheet-power = Сила троллей
sheet-cows = Коровы
sheet-barns = хлева
sheet-slots = Закрыто на планшете
sheet-shafts = Полные шахты
sheet-tiles = Жетоны
sheet-stored = Размещено
error-short-track = продлённая шкала силы кончается на { $extended }, раньше обычной ({ $plain }) (TP-R.7)

## Коробка, для документации

components-prices = Цены
components-scores = Победные очки
components-clans = Кланы и их планшеты
components-pieces = Общий набор
components-own-pieces = Набор каждого клана
components-castles = Жетоны замков
components-decks = Карты раунда каждого игрока
components-action = Действие
components-place = Место
components-number = Число
components-clan = Клан
components-shafts = Шахты
components-start = Начальное имущество
components-barns = Открытые хлева
components-tile = Жетон
components-edges = Края против часовой стрелки: o, g, d — половина шахты обсидиана, золота, алмаза; - проход; # стена
components-four = Только вчетвером
components-squares = Квадраты для подменышей
components-card = Карта
components-colour = Цвет
components-players = Игроки
components-rounds = Раунды
components-comes = Приходит в деревню
components-fill = заполнить все шахты одного ресурса
components-buy = купить карту троллей
components-hire = нанять человека
components-activate = применить королевский жетон
components-blue = синяя
components-yellow = жёлтая
components-red = красная

## The almanac

kind-piece = Фигурка
kinds-piece = Фигурки и ресурсы
kind-place = Место
kinds-place = Места
kind-clan = Клан
kinds-clan = Кланы
kind-den = Жетон логова
kinds-den = Жетоны логов
kind-royal = Королевский жетон
kinds-royal = Королевские жетоны
kind-card = Карта троллей
kinds-card = Карты троллей
kind-task = Королевская карта
kinds-task = Королевские карты
kind-castle = Жетон замка
kinds-castle = Жетоны замка
kind-round = Карта раунда
kinds-round = Карты раундов
almanac-troll = Тролль
almanac-troll-is = У вас их пять. За ход двигаются двое, каждый в другое место; где один появился, там каждый ваш тролль даёт очко действия.
almanac-king = Король троллей
almanac-king-is = Его посылают карты раундов. Он даёт очко действия там, где находится, и не занимает котла.
almanac-princess = Принцесса
almanac-princess-is = Похищается в деревне за 5 очков действия, 2 силы троллей и алмаз; ей нужна кровать. 7 очков и сразу королевский жетон.
almanac-changeling = Подменыш
almanac-changeling-is = Обменивается в деревне: ваш уходит туда и открывает то, что закрывал, нейтральный занимает ваш квадрат. Нейтральные считаются в наборах.
almanac-camp = Лагерь
almanac-camp-is = Строится в деревне вместо нейтрального. Ваш даёт там очко действия и открывает то, что закрывал; нейтральный приходит к вам и считается в наборах.
almanac-bell = Колокол
almanac-bell-is = Срывается в деревне за 4 очка действия и 3 обсидиана; нужно место для колокола. Считается в наборах.
almanac-human = Человек
almanac-human-is = Нанимается в деревне за 2 очка действия, 1 силу троллей и 1 золото. В котле ваших пещер даёт очко действия; в конце 1 очко.
almanac-cow = Корова
almanac-cow-is = Крадётся в любой деревне за 1 очко действия; каждой нужен открытый хлев. Лагерь и карта троллей стоят по одной.
almanac-obsidian = Обсидиан
almanac-obsidian-is = Добывается за 1 очко действия. Логова стоят один, колокола — три.
almanac-gold = Золото
almanac-gold-is = Добывается за 2 очка действия. Люди стоят одно, подменыши — два.
almanac-diamond = Алмаз
almanac-diamond-is = Добывается за 3 очка действия. Принцесса стоит один; при обмене подменышей заменяет 2 золота.
almanac-troll-power = Сила троллей
almanac-troll-power-is = Приобретается в пещере силы, шкала на 6 или 8 шагов. Карты троллей и люди стоят одну, подменыши и принцессы — две.
almanac-mining-is = Здесь добывают из ваших шахт: обсидиан за 1 очко действия, золото за 2, алмаз за 3. Каждый лагерь, покинувший своё место, удваивает одну добычу.
almanac-building-is = Здесь строят лагерь (3 очка действия и корова), кладут до двух логов (2 и 1 обсидиан) или меняют пять жетонов логов в ряду (1).
almanac-power-is = Здесь заполняют все шахты одного ресурса (2 очка действия), получают силу троллей (2), покупают карту троллей (1, 1 сила и корова) или меняют пять карт (1).
almanac-village = Деревня
almanac-village-is = Четыре котла для троллей всех игроков. Что здесь стоит, можно забрать: принцессу, колокола, подменыша, людей; и корову. Если деревня полна, вытолкните чужого тролля.
almanac-cauldron = Котёл
almanac-cauldron-is = Место одного тролля или человека: пять в каждой пещере, четыре в каждой деревне.
almanac-shaft = Шахта
almanac-shaft-is = Вмещает один кусок своего ресурса. На планшете, в жетонах и там, где сошлись две одинаковые половины; такие сначала пусты.
almanac-clan-is = В начале: обсидиан { $obsidian }, золото { $gold }, сила троллей { $power }, коровы { $cows }, люди { $humans }.
almanac-clan-shafts = Шахты на планшете: обсидиан { $obsidian }, золото { $gold }, алмазы { $diamonds }.
almanac-den-resource-is = Две шахты обсидиана, сразу полные, и место для лагеря, дающее бонус, когда его занимают.
almanac-den-princess-is = Кровать для одной принцессы.
almanac-den-bell-is = Открывает ваш хлев и имеет место для колокола, дающее бонус, когда его занимают.
almanac-den-vp-is = Приносит очки в конце. У него один проход, дальше ничего не приложить.
almanac-royal-is = В конце 3 очка. Берётся за принцессу или королевскую карту и кладётся в сеть; его действие стоит 1 очко действия, раз за фазу.
almanac-card-is = Покупается в пещере силы за 1 очко действия, 1 силу троллей и корову. На ней тотем и квадраты для нейтральных подменышей.
almanac-task-is = У кого есть то, что она требует, выполняет её в свой ход бесплатно и берёт королевский жетон. Это может каждый, один раз.
almanac-castle-is = Действие замка стоит 3 очка действия. В конце фазы все ваши тролли из этой деревни возвращаются домой.
almanac-round-is = Играется в начале вашего хода: её фигурка приходит в указанную деревню, а король идёт, куда указано.

## Справка

help-laying = Выкладывание жетона
help-supply = В запасе
help-price = Цена
help-done = выполнена
help-here = { $trolls ->
    [0] {""}
    [one] { $trolls } тролль
    [few] { $trolls } тролля
   *[many] { $trolls } троллей
}{ $camps ->
    [0] {""}
    [one] {" "}· { $camps } лагерь
    [few] {" "}· { $camps } лагеря
   *[many] {" "}· { $camps } лагерей
}

## Choosing a clan

screen-choose-for-me = Выберите за меня
screen-clan-start = в начале
screen-clan-shafts = шахты для добычи
screen-clan-barns = хлева для коров
screen-clan-royal = королевское действие
screen-clan-yellow = две шахты золота
screen-clan-red = сразу добывает алмазы
screen-clan-purple = пять шахт и человек
screen-clan-turquoise = два хлева и две коровы

## Что говорит за ход

part-points = очки
part-stock = ресурсы в запасе
part-engine = то, что каждый ход приносит больше: шахты, люди, лагеря
part-tasks = почти выполненные королевские карты
part-turn = то, что может дать остаток хода
name-count-points = очки
name-count-goods = ресурсы в запасе
name-count-humans = люди

help-points = Ваши очки действия, если сюда придёт тролль

## Части страницы

screen-land = Земли
screen-all-places = Все места
screen-cave-mining = Пещера добычи
screen-cave-building = Пещера строительства
screen-cave-power = Пещера силы
screen-do-mine-obsidian = { $count ->
    [one] { $count } обсидиан
    [few] { $count } обсидиана
   *[other] { $count } обсидианов
}
screen-do-mine-gold = { $count ->
    [one] { $count } золото
    [few] { $count } золота
   *[many] { $count } золота
}
screen-do-mine-diamond = { $count ->
    [one] { $count } алмаз
    [few] { $count } алмаза
   *[other] { $count } алмазов
}
screen-do-dens = До 2 логов
screen-do-camp = Поставить лагерь
screen-do-tiles = Заменить жетоны
screen-do-fill = Заполнить шахты
screen-do-power = Получить { $count } силы
screen-do-card = Купить карту
screen-do-cards = Заменить карты
screen-full = полных { $full } из { $all }
screen-no-shaft = шахт нет
screen-trolls = { $count ->
    [one] { $count } тролль
    [few] { $count } тролля
   *[other] { $count } троллей
}
screen-humans = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[other] { $count } человек
}
screen-camps = { $count ->
    [one] { $count } лагерь
    [few] { $count } лагеря
   *[other] { $count } лагерей
}
screen-king = король
screen-lent = { $count } взаймы
screen-nobody = никого нет
screen-held-troll = Куда пойдёт этот тролль?
screen-hint-held = У каждого места показано, сколько очков действия даст вам там этот тролль вместе с остальными.
screen-gain-fill = заполнить шахты
screen-gain-tp1 = 1 сила
screen-gain-tp2 = 2 силы
screen-gain-g1 = 1 золото
screen-gain-d1 = 1 алмаз
screen-gain-o1 = 1 обсидиан
screen-gain-o2 = 2 обсидиана
screen-gain-c1 = 1 корова
screen-gain-c2 = 2 коровы
screen-gain-o1-c1 = обсидиан, корова
screen-gain-mine-o2 = добыть 2 обсидиана
screen-gain-mine-o3 = добыть 3 обсидиана
screen-gain-mine-g1 = добыть 1 золото
screen-gain-mine-g2 = добыть 2 золота
screen-gain-mine-d1 = добыть алмаз
screen-gain-den = построить логово
screen-gain-card = взять карту
screen-gain-trolls2 = сдвинуть 2 троллей
screen-gain-troll-human = тролль + человек
screen-gain-humans3 = сдвинуть 3 людей
screen-tile-camp = лагерь: { $gain }
screen-tile-bell = колокол: { $gain }
screen-tile-bed = кровать
screen-tile-shafts = { $count ->
    [few] { $count } шахты
   *[other] { $count } шахт
}
screen-tile-spaces = 2 места
screen-tile-totems = 3 тотема
screen-card-now = сразу
screen-card-spaces = { $count ->
    [1] место
    [few] { $count } места
   *[many] { $count } мест
}
screen-card-owned = такая у вас есть
screen-note-tasks = каждая приносит королевский жетон
screen-note-royals = по 3 очка
screen-mountain-of = Гора: { $name }
screen-free = Свободные места
screen-royal-action = Королевское действие
screen-makes-best = шахта, которую там завершит лучший поворот
screen-power-short = Сила
screen-waiting = ждёт
screen-camps-left = своих лагерей осталось: { $count }
screen-changelings-left = своих подменышей осталось: { $count }
screen-totem-bat = мышь
screen-totem-snake = змея
screen-totem-toad = жаба
screen-tap-card = выберите одну из карт
screen-first-den = Здесь будет ваше первое логово. Логова строят в пещере строительства.
screen-missing = не хватает:
screen-do-swap = Обменять подменышей, заплатив
screen-tile-vp-bat-cards = 1 за мышь
screen-tile-vp-toad-cards = 1 за жабу
screen-tile-vp-snake-cards = 1 за змею
screen-tile-vp-diamonds = 1 за алмаз
screen-tile-vp-gold = 1 за 2 золота
screen-tile-vp-obsidian = 1 за 2 обсидиана
screen-tile-vp-cows = 1 за корову
screen-tile-vp-humans = 1 за 2 человека
