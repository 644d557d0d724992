### Что говорят уроки: не больше 40 слов в заметке.

lesson-first = Первая игра
lesson-first-about = Карточки, слуги, неприятности и тайная цель

lesson-first-secret = Ваша тайна
lesson-first-secret-about = кто вы на самом деле
lesson-first-secret-goal = Лорд Витинари исчез, и город нужен всем. Вы играете красными. Эта карточка — ваша тайна: лорд Ржав побеждает, если контролирует семь районов. Никто другой не знает, кто вы.

lesson-first-card = Одна карточка за ход
lesson-first-card-about = символы слева направо
lesson-first-card-ribs = В свой ход вы играете одну карточку и выполняете её символы слева направо. Сыграйте «Рёберный дом Харги»: сначала деньги, потом слуга.
lesson-first-card-ribs-miss = Можно и эту. Но начнём с «Рёберного дома Харги».
lesson-first-card-coin = Первый символ — монета. От любого символа, кроме случайного события, можно отказаться. Возьмите деньги.
lesson-first-card-coin-miss = Отказаться можно, но деньги нужны для зданий. Возьмите их.

lesson-first-minion = Новый слуга
lesson-first-minion-about = рядом со своими
lesson-first-minion-far = Теперь слуга. Его ставят туда, где уже есть ваш слуга, или в соседний район. Попробуйте поставить его слишком далеко: выберите Семерых спящих.
lesson-first-minion-far-miss = Этот район достаточно близко, слуга пошёл бы туда. Попробуйте Семерых спящих.
lesson-first-minion-far-hint = Семеро спящих — это район 11.
lesson-first-minion-near = Стадион Гиппо граничит с двумя районами, где стоят ваши слуги, и он пуст. Поставьте слугу туда.
lesson-first-minion-near-crowd = Там уже стоит слуга. Двое в одном районе — это неприятности: выберите пустой стадион Гиппо.
lesson-first-minion-near-miss = Так можно. Но в этом уроке выберите стадион Гиппо, район 6.
lesson-first-minion-near-done = В конце хода вы добираете карточки до пяти.

lesson-first-trouble = Неприятности
lesson-first-trouble-about = когда слуги встречаются
lesson-first-trouble-yellow = Жёлтые идут за вами на стадион Гиппо. Когда слуга приходит туда, где уже стоит другой, район получает жетон неприятностей. Там нельзя строить, зато могут напасть убийцы.
lesson-first-trouble-watch = Стража наводит порядок. Сыграйте «Капитана Моркоу»: поставить слугу, убрать жетон неприятностей, взять $1.
lesson-first-trouble-watch-miss = Не эту: символ, который убирает неприятности, есть у капитана Моркоу.
lesson-first-trouble-second = Сначала слуга. Мраколодец, район 8, пуст и находится рядом.
lesson-first-trouble-second-miss = Так можно. Но здесь нужен слуга в Мраколодце.
lesson-first-trouble-calm = Теперь можно убрать жетон неприятностей из любого района. Уберите его со стадиона Гиппо: там вы будете строить.
lesson-first-trouble-calm-miss = Там теперь спокойно. Но строить вы будете на стадионе Гиппо.
lesson-first-trouble-dollar = Слуги остались, исчез только жетон. Последний символ — доллар: возьмите его.

lesson-first-dagger = Кинжал
lesson-first-dagger-about = убийство
lesson-first-dagger-inigo = Жёлтые сыграли кинжал: он убирает чужого слугу, тролля или демона, но только там, где неприятности. Одного вашего слуги больше нет, и жетона тоже: он исчезает всегда, когда слуга уходит.

lesson-first-house = Здание
lesson-first-house-about = район и его карточка
lesson-first-house-mint = Сыграйте «Королевский монетный двор»: он строит, а потом приносит $5.
lesson-first-house-mint-miss = Возьмите «Королевский монетный двор»: его первый символ строит.
lesson-first-house-street = Строят там, где есть свой слуга и нет ни неприятностей, ни здания. Всё-таки попробуйте у Сестёр Долли.
lesson-first-house-street-miss = Там строить можно. Попробуйте у Сестёр Долли, где неприятности.
lesson-first-house-street-hint = Сёстры Долли — это район 1.
lesson-first-house-build = Мешают неприятности. Теперь постройте здание на стадионе Гиппо за $12.
lesson-first-house-build-cheap = Мраколодец стоит всего $6, но его карточка помогает меньше. Стройте на стадионе Гиппо.
lesson-first-house-build-miss = Стройте на стадионе Гиппо, в районе 6.
lesson-first-house-build-done = Здание считается наравне со слугой, а карточка района теперь ваша: $2 в каждый ваш ход, начиная со следующего.

lesson-first-control = Кто контролирует район
lesson-first-control-about = у кого больше
lesson-first-control-hippo = Мистер Боггис забрал у вас $2 для жёлтых. Район под вашим контролем, если ваших фишек (слуг и зданий вместе) там больше, чем у любого другого игрока. Кто контролирует стадион Гиппо?
lesson-first-control-hippo-yellow = жёлтые
lesson-first-control-hippo-red = красные
lesson-first-control-hippo-nobody = никто
lesson-first-control-hippo-miss = Не совсем: сосчитайте своего слугу и своё здание, потом слугу жёлтых.
lesson-first-control-hippo-done = Красные: слуга и здание против одного слуги. При равенстве не контролировал бы никто. Тролли считаются как ещё один игрок, а район с демоном не контролирует никто.
lesson-first-control-cruces = У Сестёр Долли один против одного. У вас есть кинжал: сыграйте «Доктора Крестса».
lesson-first-control-cruces-miss = На этой карточке кинжала нет. Он есть у доктора Крестса.
lesson-first-control-calmly = Убийству нужны неприятности. Попробуйте убрать слугу жёлтых со стадиона Гиппо.
lesson-first-control-calmly-miss = Там неприятности есть, и слуга исчез бы. Попробуйте на стадионе Гиппо.
lesson-first-control-calmly-hint = Выберите слугу жёлтых в районе 6.
lesson-first-control-strike = Нет неприятностей — нет убийства. Теперь нанесите удар у Сестёр Долли.
lesson-first-control-strike-miss = Это тоже удар, но нам нужны Сёстры Долли.
lesson-first-control-strike-done = Хозяин слуги мог ответить прерыванием. У жёлтых его не было: Сёстры Долли ваши.
lesson-first-control-card = Напоследок карточка района. Примените карточку стадиона Гиппо и возьмите $2.
lesson-first-control-card-miss = Можно закончить ход, но карточка платит каждый раз. Воспользуйтесь ею.

lesson-first-end = Когда вы победите
lesson-first-end-about = в начале своего хода
lesson-first-end-when = Допустим, благодаря карточке вы контролируете седьмой район. Когда вы победите?
lesson-first-end-when-once = сразу
lesson-first-end-when-turn = в начале моего следующего хода
lesson-first-end-when-last = когда кончится колода
lesson-first-end-when-miss = Не совсем: сначала ходят остальные и могут вас остановить.
lesson-first-end-when-done = В начале своего хода. Поэтому скрывайте, что задумали, и следите за тем, что задумали другие.
lesson-first-end-pile = Кто-то взял последнюю карточку колоды, а своей цели не достиг никто. Что будет?
lesson-first-end-pile-shuffle = сброс станет новой колодой
lesson-first-end-pile-points = игра кончится, решат очки
lesson-first-end-pile-miss = Не совсем: сброс никогда не становится новой колодой.
lesson-first-end-pile-done = Решают очки: 5 за слугу, цена каждого здания, 1 за доллар. Но если кто-то — командор Ваймс, побеждает он. Закончить игру может и событие «Бунты».

lesson-first-signs = Другие символы
lesson-first-signs-about = свиток, молния, событие
lesson-first-signs-scroll = Другая партия: теперь вы лорд Селачи. Два символа этой карточки новые. Свиток — это текст карточки, а карточка с плюсом позволяет сыграть ещё одну.
lesson-first-signs-bolt = Молния — это прерывание: его не играют как карточку своего хода, а только тогда, когда подходит случай. Когда вы сыграете «Гаспода»?
lesson-first-signs-bolt-own = в свой ход вместо карточки
lesson-first-signs-bolt-struck = когда нападают на моего слугу
lesson-first-signs-bolt-miss = Не совсем: прерыванием только отвечают на то, что вот-вот случится.
lesson-first-signs-bolt-done = Тогда, даже в чужой ход: вас спросят заранее. На что можно ответить, сказано на карточке.
lesson-first-signs-event = «Ринсвинд» начинается со случайного события: кто его сыграет, открывает карточку события — дракона, наводнение, троллей. Можно ли отказаться?
lesson-first-signs-event-yes = да
lesson-first-signs-event-no = нет
lesson-first-signs-event-miss = Не совсем: это единственный символ, который выполняют обязательно.
lesson-first-signs-event-done = Нет: это единственный символ, который выполняют обязательно. Событие может ударить по любому, и по вам тоже.

lesson-first-play = Играйте дальше
lesson-first-play-about = Томте играет жёлтыми, вы — красными
lesson-first-play-on = Лорду Селачи нужно семь районов, а вы контролируете пять. Сыграйте три хода или меньше, если кто-то победит раньше. Томте добрый, но цель есть и у него.
lesson-first-play-on-done = Теперь вы умеете играть в «Анк-Морпорк». О событиях, прерываниях и других целях есть отдельные уроки.

lesson-answers = Прерывания
lesson-answers-about = Ответы в чужие ходы

lesson-answers-answer = Остановите его
lesson-answers-answer-about = карточка вне очереди
lesson-answers-answer-attack = Жёлтые играют «Иниго Скиммера». Кинжал нацелен на вашего слугу в Тенях, где неприятности.
lesson-answers-answer-gaspode = У вас два прерывания, и вас спрашивают заранее. Гаспод оставит слугу на месте: сыграйте его.
lesson-answers-answer-gaspode-club = Это тоже спасёт слугу, но в другом месте. Здесь сыграйте «Гаспода».
lesson-answers-answer-gaspode-miss = Тогда слуги не станет. Его можно спасти: сыграйте «Гаспода».
lesson-answers-answer-gaspode-done = С вашим слугой ничего не случилось, и жетон неприятностей тоже остался.

lesson-answers-turn = Не вместо хода
lesson-answers-turn-about = чего прерывания не могут
lesson-answers-turn-first = Ваш ход. Попробуйте сыграть второе прерывание как карточку этого хода.
lesson-answers-turn-first-miss = Эту карточку сыграть можно. Попробуйте прерывание.
lesson-answers-turn-first-hint = Это карточка в кольце.
lesson-answers-turn-groat = Прерывание только отвечает. Для хода сыграйте карточку в кольце.
lesson-answers-turn-groat-miss = Так тоже можно. Здесь возьмите карточку в кольце.

lesson-answers-again = Вернуться в другом месте
lesson-answers-again-about = другой вид ответа
lesson-answers-again-cruces = Жёлтые пробуют снова, с доктором Крестсом, в Сточном районе.
lesson-answers-again-club = Ответьте вторым прерыванием: слуга уйдёт и вернётся в другом районе.
lesson-answers-again-club-miss = Тогда слуга пропадёт насовсем. Ответьте карточкой в кольце.
lesson-answers-again-near = Поставьте его как обычно, рядом с другим своим слугой, но не в прежний район. Выберите тот, где никого нет.
lesson-answers-again-near-crowd = Там он сразу принесёт неприятности. Выберите район без слуг.
lesson-answers-again-near-miss = Выберите район без слуг.

lesson-answers-count = Чего это стоит
lesson-answers-count-about = карточки и тайны
lesson-answers-count-cards = Вы только что сыграли прерывание в ход жёлтых. Сколько у вас карточек?
lesson-answers-count-cards-miss = Не совсем: карточки добирают только в конце своего хода.
lesson-answers-count-cards-done = Четыре. Пятую карточку вы доберёте только в конце своего следующего хода.
lesson-answers-count-asked = Стол ждёт ответа. Что выдаёт эта пауза?
lesson-answers-count-asked-holds = что у вас есть прерывание
lesson-answers-count-asked-might = ничего
lesson-answers-count-asked-miss = Не совсем: спрашивают всех, у кого мог бы быть ответ, с карточкой или без.
lesson-answers-count-asked-done = Ничего: спрашивают каждого, у кого мог бы быть ответ, даже если его нет.

lesson-goals = Тайные цели
lesson-goals-about = Достичь своей, угадать чужую

lesson-goals-own = Лорд Витинари
lesson-goals-own-about = шпионы повсюду
lesson-goals-own-areas = На этот раз вы лорд Витинари: вдвоём он побеждает со слугами в одиннадцати районах без демонов. В скольких они у вас сейчас?
lesson-goals-own-areas-miss = Не совсем. Считайте районы, а не слуг; число есть и на вашей карточке.
lesson-goals-own-areas-done = Десять. Не хватает одного, и он должен продержаться до начала вашего следующего хода.
lesson-goals-own-groat = Сыграйте карточку в кольце: она ставит слугу.
lesson-goals-own-groat-miss = Можно и эту. Здесь возьмите карточку в кольце.
lesson-goals-own-eleventh = Выберите район, где вашего слуги ещё нет.
lesson-goals-own-eleventh-same = Там слуга уже есть, и счёт останется десять.
lesson-goals-own-eleventh-miss = Счёт останется десять. Найдите район без красного слуги.

lesson-goals-theirs = Остальные
lesson-goals-theirs-about = о чём говорит стол
lesson-goals-theirs-who = Другая партия. Жёлтые всюду идут за вами и никогда не убирают жетоны неприятностей; на поле восемь жетонов неприятностей. Кто это может быть?
lesson-goals-theirs-who-vetinari = лорд Витинари
lesson-goals-theirs-who-dragon = Дракон — Король Гербов
lesson-goals-theirs-who-vimes = командор Ваймс
lesson-goals-theirs-who-miss = Не совсем. Кому нужны неприятности?
lesson-goals-theirs-who-done = Дракон побеждает с восемью жетонами в начале своего хода. Он следующий.
lesson-goals-theirs-angua = У вас ещё есть ход. Сыграйте карточку, которая убирает неприятности.
lesson-goals-theirs-angua-miss = Тогда останется восемь жетонов, и жёлтые могут победить. Возьмите карточку в кольце.
lesson-goals-theirs-calm = Подойдёт любой жетон.
lesson-goals-theirs-calm-miss = При отказе останется восемь. Уберите один.
lesson-goals-theirs-calm-done = Семь. На один круг город спасён.

lesson-goals-late = Если никто не успел
lesson-goals-late-about = последняя карточка
lesson-goals-late-vimes = Колода кончилась, цели никто не достиг, а жёлтые оказались командором Ваймсом. Что будет?
lesson-goals-late-vimes-vimes = победят жёлтые
lesson-goals-late-vimes-points = решат очки
lesson-goals-late-vimes-miss = Не совсем: именно этого и ждёт командор Ваймс.
lesson-goals-late-vimes-done = Побеждают жёлтые. Без Ваймса решают очки: 5 за слугу, цена каждого здания, 1 за доллар.

lesson-events = Случайные события
lesson-events-about = Чего никто не просил

lesson-events-event = Событие
lesson-events-event-about = символ, от которого не отказаться
lesson-events-event-rincewind = Сыграйте карточку в кольце. Её первый символ — случайное событие, единственный, от которого нельзя отказаться.
lesson-events-event-rincewind-miss = На этой карточке события нет. Возьмите ту, что в кольце.
lesson-events-event-dragon = Открывают верхнее событие: дракон. Кубик указывает на Тени.
lesson-events-event-left = Что осталось в Тенях?
lesson-events-event-left-building = здания
lesson-events-event-left-marker = жетон неприятностей
lesson-events-event-left-nothing = ничего
lesson-events-event-left-miss = Не совсем: посмотрите на район в кольце.
lesson-events-event-left-done = Ничего: дракон забирает слуг, здание и жетон. Достаётся и вам.

lesson-events-gods = Мелкие боги
lesson-events-gods-about = страховка за $3
lesson-events-gods-wizard = Другая партия: у вас здание в районе 4 и его карточка. Сыграйте карточку в кольце и посмотрите, что будет.
lesson-events-gods-wizard-miss = На этой карточке события нет. Возьмите ту, что в кольце.
lesson-events-gods-pay = Взрыв, и как раз в районе 4. Поможет карточка этого района: заплатите $3, и здание устоит.
lesson-events-gods-pay-miss = Тогда пропадёт здание, а с ним и карточка. $3 спасут и то и другое.
lesson-events-gods-pay-done = Это работает в любой ход, и для слуг тоже: $3 за фишку.

lesson-events-riots = Бунты
lesson-events-riots-about = внезапный конец
lesson-events-riots-riots = На поле восемь жетонов неприятностей, а следующее событие — бунты. Что будет?
lesson-events-riots-riots-nothing = ничего
lesson-events-riots-riots-points = игра кончается, решают очки
lesson-events-riots-riots-dragon = побеждает Дракон
lesson-events-riots-riots-miss = Не совсем: при восьми и более жетонах кое-что происходит, и для всех.
lesson-events-riots-riots-done = Игра сразу кончается, и решают очки. Даже командор Ваймс может победить только по очкам.
lesson-events-riots-twice = Может ли одно событие случиться дважды за игру?
lesson-events-riots-twice-no = нет
lesson-events-riots-twice-yes = да
lesson-events-riots-twice-miss = Не совсем: что случилось, то откладывают.
lesson-events-riots-twice-done = Нет. Двенадцать событий, каждое не больше одного раза: помните, какие уже были.
