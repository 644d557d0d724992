### Что говорят уроки: не больше 40 слов в заметке.

lesson-first = Первая партия
lesson-first-about = Три викинга, одно поле и ограда

lesson-first-clan = Ваш клан
lesson-first-clan-about = познакомьтесь с тремя викингами
lesson-first-clan-vikings = Вы играете за белых: это ваши три викинга. Три красных стоят напротив. Рунными камнями вы отгораживаете землю; побеждает тот, у кого её в конце больше.

lesson-first-lines = По прямой
lesson-first-lines-about = передвиньте викинга
lesson-first-lines-jump = Викинг идёт по прямой на любое расстояние, но не проходит ни через камни, ни через других викингов. Всё же попробуйте: выберите викинга на A2, потом A5.
lesson-first-lines-jump-miss = Этот путь свободен, и викинг идёт. А теперь попробуйте то, чего нельзя.
lesson-first-lines-jump-hint = Выберите A2, потом A5: путь закрывает викинг на A3.
lesson-first-lines-walk = Если чего-то нельзя, стол скажет почему. Теперь отправьте своего викинга с A3 на любую из доступных клеток.
lesson-first-lines-walk-miss = Так тоже можно, но здесь нужен викинг в кольце.

lesson-first-stone = Поставьте камень
lesson-first-stone-about = куда смотрит ваш викинг
lesson-first-stone-throw = После каждого передвижения вы ставите рунный камень на клетку, куда этот викинг мог бы пойти сейчас. Выберите любую из них.
lesson-first-stone-red = Красные делают то же: один викинг, одна прямая, один камень. Камни ничьи и остаются на месте.

lesson-first-fence = Замкните ограду
lesson-first-fence-about = земля становится вашей
lesson-first-fence-close = Прошло несколько ходов. Камни и край поля образуют ограду, остался один проход. Ваш викинг на C1 смотрит вдоль ряда: поставьте камень, который закроет проход.
lesson-first-fence-close-inside = Этот камень стоит внутри ограды. Проход открыт, и красные могут войти.
lesson-first-fence-close-miss = Не совсем: C3 остаётся свободной, и красные могут войти.
lesson-first-fence-close-hint = Найдите клетку между B3 и D3.
lesson-first-fence-close-done = Ограда замкнута. За ней только ваши викинги: эта земля завоёвана, она ваша.

lesson-first-settled = Завоёвана или спорна
lesson-first-settled-about = кто ещё может ходить
lesson-first-settled-cells = Каждая завоёванная клетка — одно очко, даже под викингом. Камни не считаются. Сколько очков приносит ваша земля?
lesson-first-settled-cells-miss = Не совсем. Сосчитайте свободные клетки в рамке и клетку вашего викинга.
lesson-first-settled-cells-done = Шесть: пять свободных клеток и та, на которой стоит ваш викинг.
lesson-first-settled-rest = Оседлые викинги отдыхают. Ходят только на спорной земле, где есть викинги обоих кланов. Попробуйте передвинуть викинга, который стоит на C1.
lesson-first-settled-rest-miss = Этот викинг ещё кочует и может идти. Попробуйте того, что на C1.
lesson-first-settled-rest-hint = Выберите C1, потом соседнюю клетку.

lesson-first-wild = Дикая земля
lesson-first-wild-about = никому не приносит очков
lesson-first-wild-whose = В другой партии камни замкнули клетки в кольцах, и викингов там нет. Чьи это очки?
lesson-first-wild-whose-ivory = белых
lesson-first-wild-whose-red = красных
lesson-first-wild-whose-nobody = ничьи
lesson-first-wild-whose-miss = Не совсем: викингов этого клана там нет.
lesson-first-wild-whose-done = Ничьи. Земля без викингов — дикая. Будьте внутри, прежде чем замкнуть ограду.

lesson-first-won = Кто победил?
lesson-first-won-about = сосчитайте клетки
lesson-first-won-winner = Камней больше нет, поэтому ходов ни у кого не осталось: партия окончена. Спорная земля никому не приносит очков. Сравните завоёванную землю: кто победил?
lesson-first-won-winner-ivory = белые
lesson-first-won-winner-red = красные
lesson-first-won-winner-nobody = никто
lesson-first-won-winner-miss = Не совсем: сосчитайте завоёванную землю обоих кланов, закрашенные клетки.
lesson-first-won-winner-done = Победили красные: 19 клеток против 8. Здесь одна большая земля принесла больше нескольких малых.

lesson-first-play = Играйте дальше
lesson-first-play-about = Томте играет за красных
lesson-first-play-on = Теперь вы знаете всё. Осталось двенадцать камней: доиграйте партию. Томте играет за красных, и он добр. Отгородите как можно больше земли.
lesson-first-play-on-done = Последний камень поставлен. Теперь вы умеете играть в «{ game-name }».

lesson-regions = Регионы
lesson-regions-about = Что замыкает землю и что в ней считается
lesson-regions-gap = Викинг в проходе
lesson-regions-gap-about = замыкает ли он ограду?
lesson-regions-gap-closed = Красный викинг стоит на C3, в последнем проходе вашей ограды. Завоёвана ли теперь земля за ним?
lesson-regions-gap-closed-yes = да
lesson-regions-gap-closed-no = нет
lesson-regions-gap-closed-miss = Не совсем: ограду образуют только камни и край.
lesson-regions-gap-closed-done = Нет. Викинги ничего не замыкают: C3 в том же регионе, в нём стоят оба клана, и он спорный.
lesson-regions-inside = Камень внутри
lesson-regions-inside-about = сосчитайте землю
lesson-regions-inside-count = Здесь ограда замкнута, а внутри стоит ещё один камень, на B1. Сколько очков приносит эта земля?
lesson-regions-inside-count-miss = Не совсем: клетка с камнем никогда не считается.
lesson-regions-inside-count-done = Пять. Камень на B1 ничего не делит, но его клетка потеряна.
lesson-regions-two = Две сразу
lesson-regions-two-about = один камень, две земли
lesson-regions-two-stone = Ваши викинги ждут слева и справа от одного прохода. Поставьте камень, который завоюет обе земли.
lesson-regions-two-stone-miss = Этот камень лишь отнимает у вас клетку. Проход открыт.
lesson-regions-two-stone-hint = Посмотрите на клетку под A2, между B2 и B4.
lesson-regions-two-stone-done = Два региона, пять клеток. Один камень может завоевать сразу несколько регионов.

lesson-power = Способность
lesson-power-about = Персонаж меняет правила
lesson-power-card = { name-gullinbursti }
lesson-power-card-about = прочтите свою карту
lesson-power-card-may = С персонажами у каждого клана есть карта. Ваша — { name-gullinbursti }: вместо камня этот викинг может пойти ещё раз. Когда он ставит камень?
lesson-power-card-may-always = всегда
lesson-power-card-may-instead = если не идёт ещё раз
lesson-power-card-may-never = никогда
lesson-power-card-may-miss = Не совсем. Прочтите карту ещё раз: там сказано «вместо».
lesson-power-card-may-done = Если не идёт ещё раз. Все остальные правила остаются.
lesson-power-use = Примените её
lesson-power-use-about = пойдите дважды
lesson-power-use-walk = Сначала обычное передвижение: отправьте викинга с A3 по прямой.
lesson-power-use-walk-miss = Так тоже можно, но возьмём викинга на A3.
lesson-power-use-again = Теперь можно и поставить камень, и пойти. Передвиньте викинга на D6 ещё раз.
lesson-power-use-again-stone = Камень тоже разрешён, но тогда способность не применена.
lesson-power-use-again-done = Камень не ставится, ход окончен. Это полезно, когда камень вам только повредил бы.
lesson-power-bind = Можно или нужно
lesson-power-bind-about = что вас обязывает
lesson-power-bind-must = На карте сказано «может». Обязаны ли вы применять способность?
lesson-power-bind-must-yes = да
lesson-power-bind-must-no = нет
lesson-power-bind-must-miss = Не совсем: от того, что карта разрешает, можно отказаться.
lesson-power-bind-must-done = Нет. От разрешённого можно отказаться; то, что карта велит или запрещает, обязательно.

lesson-draft = Выбор персонажей
lesson-draft-about = Кто и как выбирает
lesson-draft-lay = Выложите двух
lesson-draft-lay-about = белые выбирают пару
lesson-draft-lay-surtr = Вы играете за белых: выложите двух из 32 персонажей. Выберите любую карту, её способность на ней описана. Для первой партии подойдёт { name-surtr }.
lesson-draft-lay-second = Теперь вторую. Красные возьмут одну из двух, поэтому выбирайте карты, которые вам нравятся обе. С первой хорошо сочетается { name-ratatoskr }.
lesson-draft-take = Красные берут одну
lesson-draft-take-about = а вам достаётся другая
lesson-draft-take-red = Выложены { name-surtr } и { name-ratatoskr }, и красные берут одного из них.
lesson-draft-take-yours = Красные взяли карту «{ name-ratatoskr }». Какой персонаж ваш?
lesson-draft-take-yours-none = никакой
lesson-draft-take-yours-surtr = { name-surtr }
lesson-draft-take-yours-any = любой другой
lesson-draft-take-yours-miss = Не совсем: выложены были две карты.
lesson-draft-take-yours-done = { name-surtr }, тот, что остался. Белые выбирают пару, красные — сторону: так честно.
