### Командная строка.

cli-trollbord = Четыре северные настольные игры, целиком, за одним столом.
    Без команды открывается стол.
cli-trollbord-language = Язык; иначе язык системы.

cli-group-play = Игра
cli-group-serve = Открыть стол
cli-group-records = Записи партий
cli-group-bots = Боты и состязания
cli-group-learning = Обучаемые программы
cli-group-operators = Тем, кто держит сервер
cli-group-authors = Тем, кто делает игру

cli-column-id = код
cli-column-game = игра
cli-column-seats = места
cli-column-about = о чём
cli-column-option = настройка
cli-column-values = может быть

cli-games = Перечислить игры.
    С названием игры (GAME): её места, настройки стола и боты, которые в неё играют.
cli-games-seated = места: { $seats } · боты: { $bots }

cli-perft = Сосчитать последовательности выборов каждой длины, включая выборы случая и единственно возможные.
cli-perft-depth = На сколько выборов вглубь считать.
cli-perft-seats = Сколько сидит за столом; иначе как можно меньше.
cli-perft-position = Строка позиции, с которой начать.
cli-perft-divide = Сосчитать, что следует за каждым первым вариантом.
cli-perft-total = всего

cli-words = Показать, насколько каждая игра переведена на каждый язык.
cli-words-missing = Перечислить, чего не хватает этому языку.
cli-words-common = (общее)

## Игра в терминале

cli-play = Играть в терминале, с людьми и ботами на любых местах.
    PLAYERS — это «human», «human:Anna» или имена ботов, по одному на место; без них вы играете
    против бота.
cli-play-seats = Сколько сидит за столом; иначе сколько названо, или как можно меньше.
cli-play-table = Настройка стола, например limit=none. «trollbord games GAME» перечислит их.
cli-play-seed = Пусть случай каждый раз выпадает одинаково.
cli-play-seconds = Сколько бот может думать над ходом; иначе сколько захочет.
cli-play-chart = Играть в «Молот Троллей» на карте из этого файла.
cli-play-dice = Бросать настоящие кубики, тянуть настоящие карты и вводить, что вышло.
cli-play-save = Файл, в который сохранить игру; иначе файл в вашей папке.
cli-play-force = Записать поверх файла из --save, если он уже есть.
cli-play-resume = Продолжить сохранённую игру.
cli-play-game-or-file = назовите либо игру, либо сохранённую игру с --resume
cli-play-agreed = { $given } нельзя указать вместе с --resume: сохранённая игра продолжается так, как условились
error-more-players-than-seats = названо игроков: { $given }, а мест: { $seats }

term-human = Человек
term-yes = д да y
term-thinking = { $player } думает…
term-curtain = { $player }, нажмите Enter, когда никто другой не смотрит…
term-which = Подходит несколько вариантов ({ $count }):
term-allowed = Это сейчас можно выбрать: { $option }.
term-why-what = добавьте, что хотите выбрать: why stone A1
term-consent = Все согласны всё равно вернуться? (д/н)
term-practice = Боты не возвращаются до случайности и до того, что стало известно. Сделать игру учебной, с пометкой в записи? (д/н)
term-resign = Сдать эту партию? (д/н)
term-saved = Сохранено в { $file }.
term-not-saved = игру нельзя сохранить в { $file }: { $why }
error-file-taken = такой файл уже есть; выберите другое имя
error-file-is-folder = это папка; добавьте имя файла
term-resume = Чтобы продолжить: trollbord play --resume { $file }
term-player = игрок
term-score = очки

term-help = Наберите вариант: его номер в списке, название, запись или первые буквы его слов. Или команду, с двоеточием впереди там, где так же зовётся вариант:
term-command-help = сказать, что можно набрать
term-command-options = показать, что можно выбрать
term-command-board = показать стол
term-command-log = показать, что произошло
term-command-why = сказать, почему чего-то нельзя: why stone A1
term-command-undo = взять назад последний выбор
term-command-redo = снова выбрать то, что взято назад
term-command-resign = сдать партию
term-command-save = сохранить игру, в её файл или в названный
term-command-quit = сохранить игру и уйти

## Меню

cli-menu = Выбрать в терминале игру и кто играет.
menu-game = Во что сыграем?
menu-resume = продолжить { $file }
menu-seats = Сколько игроков?
menu-who = Кто сидит на месте { $seat }?
menu-number = Номер

## Стол в браузере

cli-serve = Открыть стол в браузере: играть против ботов или с друзьями по ссылке.
cli-serve-port = Порт; если занят — следующий свободный.
cli-serve-data = Где хранить столы; иначе в папке пользователя.
cli-serve-store = Адрес другой базы данных, например postgresql://…
cli-serve-lan = Впустить телефоны и компьютеры из той же сети.
cli-serve-hosts = Ещё одно имя, под которым браузеры могут найти этот сервер.
cli-serve-proxies = Прокси перед этим сервером, адрес или сеть: переданным им адресам и протоколу верят, остальным нет. Можно указать несколько раз.
cli-serve-metrics = Порт, только на этой машине, где Prometheus читает метрики; без него их нет.
cli-serve-logs = Как писать журнал: текстом или строками JSON, по одной на запрос.
cli-serve-bad-proxy = «{ $given }» не адрес и не сеть, например 127.0.0.1 или 10.0.0.0/8
cli-serve-games = Игра из другого пакета, предлагаемая помимо наших, по её идентификатору; можно указать несколько раз.
cli-serve-bots = Бот из другого пакета, предлагаемый помимо наших, по его идентификатору; можно указать несколько раз.
cli-serve-address = Адрес, по которому доступен этот сервер, например https://klub.example: туда ведут напоминания.
cli-serve-mail = Почтовый сервер для напоминаний, например smtps://имя:пароль@хост?from=stol@klub.example; лучше в окружении, где его не видят другие.
cli-serve-push_key = Закрытый ключ для push-напоминаний, файл, который создаёт `trollbord reminders key`.
cli-serve-webhooks = Разрешить напоминания через собственный вебхук.
cli-serve-allowed = Хост, к которому вебхукам и push можно обращаться, несмотря на частный адрес, например hooks.lan или hooks.lan:8443. Можно указать несколько раз.
cli-serve-pause = Наименьшая пауза бота в секундах, чтобы глаза успевали следить.
cli-serve-stays = Не открывать браузер.
cli-serve-apart = С PostgreSQL: оставить ботов команде `trollbord worker`.
cli-serve-reloads = Для тех, кто меняет Trollbord: сразу показывать изменённый стиль, а при изменении другого файла запускаться заново. Столы остаются.
cli-serve-ready = Trollbord по адресу { $address }  (Ctrl-C остановит)
cli-serve-kept = Столы хранятся в { $folder }
cli-serve-exposed = Теперь все в этой сети могут открыть эту страницу: создавать столы, видеть стол, на который у них есть ссылка, и садиться за него. Соединение не зашифровано.
cli-serve-again = Файл { $file } изменился: сервер запускается заново
cli-compiling = Сначала боты думают в интерпретаторе. Trollbord компилируется в фоне; когда это будет готово, они перейдут на скомпилированный код.
cli-compiled-built = Trollbord скомпилирован: теперь боты думают быстрее, и при следующем запуске тоже.
cli-compiled-no-compiler = Здесь нет компилятора C, поэтому Trollbord работает в интерпретаторе: всё действует, только медленнее. Чтобы скомпилировать его, установите gcc или clang и запустите снова.
cli-compiled-failed = Скомпилировать Trollbord не удалось, он работает в интерпретаторе: всё действует, только медленнее.{ $log ->
    [none] {""}
   *[other] {" "}Причина — в { $log }.
}
cli-worker = Отвечать за ботов за столами в PostgreSQL, рядом с любым числом веб-процессов и других воркеров.
    Боты думают в отдельных процессах, на один меньше, чем ядер. Воркер переживает перезапуск базы данных; начатое убитым воркером другие подхватывают за несколько секунд.
cli-worker-store = Адрес базы данных, например postgresql://…
cli-worker-at_once = Сколько вопросов брать сразу; бо́льшую часть времени боты просто ждут.
cli-worker-pause = Наименьшая пауза бота в секундах, чтобы глаза успевали следить.
cli-worker-logs = Как писать журнал: текстом или строками JSON.
cli-worker-games = Игра из другого пакета, которую предлагает сервер, по её идентификатору; можно указать несколько раз.
cli-worker-bots = Бот из другого пакета, которого предлагает сервер, по его идентификатору; можно указать несколько раз.
cli-worker-address = Адрес, по которому доступен этот сервер, например https://klub.example: туда ведут напоминания.
cli-worker-mail = Почтовый сервер для напоминаний, например smtps://имя:пароль@хост?from=stol@klub.example; лучше в окружении, где его не видят другие.
cli-worker-push_key = Закрытый ключ для push-напоминаний, файл, который создаёт `trollbord reminders key`.
cli-worker-webhooks = Разрешить напоминания через собственный вебхук.
cli-worker-allowed = Хост, к которому вебхукам и push можно обращаться, несмотря на частный адрес, например hooks.lan или hooks.lan:8443. Можно указать несколько раз.
cli-worker-sqlite = воркеру нужен PostgreSQL; с SQLite за ботов отвечает сам `trollbord serve`
cli-worker-ready = Воркер ждёт вопросов  (Ctrl-C остановит)
cli-reminders = Напоминания при закрытой странице: что нужно для их работы.
cli-reminders-key = Создать закрытый ключ для push-напоминаний в новом файле, который может читать только владелец.
cli-reminders-key-done = Ключ лежит в { $file }. Сохраните его: с другим ключом придётся заново спрашивать каждый браузер.
cli-reminders-key-exists = { $given } уже существует

## Записи

cli-verify = Проверить записи: воспроизвести, пересчитать жеребьёвки и назвать первую неверную строку.
    Код возврата: 0, если всё верно; 1, если что-то неверно; 3, если ошибок нет, но партия не окончена или секрет не раскрыт.
cli-verify-good = верно
cli-verify-incomplete = ошибок нет, но запись неполна
cli-verify-bad = НЕВЕРНО

cli-show = Показать стол на одной строке записи, в терминале или картинкой.
cli-show-at = Строка, после которой смотреть; иначе последняя. 0 — стол до первого хода.
cli-show-seat = Чьими глазами смотреть: номер места или «spectator».
cli-show-svg = Нарисовать картинку в этот файл.
cli-show-position = Вместо этого вывести всю открытую позицию одной строкой, вместе со скрытым.
cli-show-written = { $given } нарисован
cli-seat-expected = «{ $given }» не место: ожидается его номер или «spectator»
cli-show-no-seat = в этой записи нет места { $given }: последнее { $last }

cli-convert = Перевести запись в JSON или обратно, по имени выходного файла; без него — в терминал.
cli-convert-force = Записать поверх существующего файла.
cli-convert-exists = { $given } уже есть; --force запишет поверх

cli-replay = Воспроизвести запись в терминале шаг за шагом.
cli-replay-seat = Чьими глазами смотреть: номер места или «spectator».
cli-replay-start = Строка, с которой начать.
cli-replay-watch = Показать как фильм.
cli-replay-seconds = Сколько стоит каждая строка фильма.
cli-replay-log = Вместо этого вывести весь протокол и последний стол.
cli-replay-keys = Enter: дальше · b: назад · g: к строке · q: выход
cli-replay-line = Строка
cli-replay-no-terminal = здесь нет терминала, чтобы читать клавиши; --log вместо этого выведет весь протокол
cli-review = Разобрать оконченную партию: какие ходы стоили больше всего и что было лучше, сколько каждый терял за решение и откуда взялся результат. Каждое решение оценивается по тому, что видел игрок.
cli-review-depth = Как долго смотреть: секунды на партию (coarse) или минуты (deep).
cli-review-seat = Показать моменты только этого места.
cli-review-seed = Другое число сдаёт другие карты; то же самое даёт те же результаты.
cli-review-json = Записать весь разбор в этот файл в JSON.
cli-review-html = Записать разбор в этот файл как страницу, которая открывается где угодно.
cli-review-anonymous = Не указывать имена игроков и дату.
cli-review-written = Файл { $file } записан

cli-fuzz = Портить записи всеми способами и проверять, что каждую отвергают с сообщением и не дольше чем за секунду.
cli-fuzz-count = Сколько испорченных записей попробовать.
cli-fuzz-seed = Другое число портит иначе.
cli-fuzz-keep = Папка для файлов, которые уронили программу или заняли слишком долго.
cli-fuzz-bar = испорченные записи
cli-fuzz-found = испорченных записей { $count }, падений или задержек { $bad }, разных фраз { $different }, самая медленная заняла { $slowest } с

## Языковые модели

cli-mcp = Посадить за стол языковую модель по протоколу Model Context Protocol на стандартном вводе и выводе.
    С GAME она играет за своим столом против BOTS; с --server — на одном месте за столом сервера.
cli-mcp-seat = Место модели, считая с 0.
cli-mcp-seed = Зерно жеребьёвки первой партии; у каждой следующей оно на единицу больше.
cli-mcp-table = Настройка стола, например limit=none. Все перечисляет `trollbord games GAME`.
cli-mcp-seconds = Сколько бот может думать над ходом; иначе сколько захочет.
cli-mcp-records = Сохранять каждую оконченную партию как запись в этой папке.
cli-mcp-tries = После скольких неверных ответов на один вопрос партия для модели кончается.
cli-mcp-server = Адрес стола, http://HOST/t/СТОЛ; токен берётся из TROLLBORD_TOKEN.
cli-mcp-names = Сообщать модели имена остальных с пометкой «не доверять».
cli-mcp-talk = Сообщать модели, что говорят остальные, с пометкой «не доверять».
cli-mcp-game-or-server = назовите либо игру, либо стол через --server
cli-mcp-no-token = в { $variable } нет токена: его даёт `POST /api/accounts` сервера

## Состязания

cli-arena = Дать ботам сыграть много партий и рассказать, как они справились.
    Места меняются при одинаковой жеребьёвке. Прерванное состязание при новом запуске продолжается с того же места.
cli-arena-bots = Имена через запятую; jotun@200 делает 200 итераций, jotun@0.5s думает полсекунды на ход, ./bot.py — программа.
cli-arena-matches = Сколько партий сыграть.
cli-arena-seats = Сколько сидит за столом; иначе по одному на бота.
cli-arena-seed = Зерно жеребьёвки.
cli-arena-workers = Сколько процессов играет.
cli-arena-table = Настройка стола, например limit=none; можно указать несколько раз.
cli-arena-most = После скольких решений партия прерывается; в ней никто не выигрывает. 0 — никогда.
cli-arena-clock = По чему считаются секунды раздумий: по настенным часам или по процессорному времени, которое не меняется и на занятой машине.
cli-arena-opening = Сколько решений принимается наугад до начала игры ботов, одинаково для каждой рассадки.
cli-arena-sprt = Остановиться, как только ясно, сильнее ли первый бот второго на столько очков Эло.
cli-arena-out = Файл с результатами, .csv или .parquet; отчёт пишется рядом.
cli-arena-records = Сохранять каждую партию как запись в этой папке.
cli-arena-ray = Играть на кластере Ray: local, auto или адрес его головного узла.

arena-title = состязание
arena-matches = { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }; интервалы 95 %, по жеребьёвкам
arena-points = Очки
arena-firsts = Первые места
arena-scores = Счёт
arena-length = Решений в партии
arena-ends = Чем кончились партии
arena-column-bot = бот
arena-column-matches = партии
arena-column-points = очки
arena-column-firsts = первые места
arena-column-rating = рейтинг
arena-column-score = средний счёт
arena-column-time = время на решение (CPU)
arena-column-longest = самый долгий ход (CPU)
arena-column-turn = 99 % ходов не дольше
arena-column-slowest = самый долгий ход (по часам)
arena-written = Отчёт: { $file }
arena-sprt-better = { $bot } сильнее на { $elo } Эло
arena-sprt-not-better = { $bot } не сильнее
arena-sprt-open = Пока не ясно, сильнее ли { $bot } на { $elo } Эло

cli-dataset = Сделать из партий данные для обучающихся программ: что знало каждое место, что предлагалось, что выбрали и как это оценили, и чем всё кончилось.
cli-dataset-play = Дать ботам играть и сохранить их решения. То, что прервано, при следующем запуске продолжится.
cli-dataset-play-bots = Имена через запятую, как в арене; один играет за все места.
cli-dataset-play-matches = Сколько партий сыграть; если больше прежнего, новые добавятся к готовым.
cli-dataset-play-seats = Сколько сидит за столом.
cli-dataset-play-seed = Зерно жеребьёвки.
cli-dataset-play-table = Настройка стола, например limit=none; можно указать несколько раз.
cli-dataset-play-opening = Сколько решений принимается наугад и не сохраняется до начала игры ботов.
cli-dataset-play-most = После скольких решений партия прерывается; в ней никто не выигрывает. 0 — никогда.
cli-dataset-play-out = Папка набора данных.
cli-dataset-play-kind = Формат частей набора.
cli-dataset-play-shard = Сколько партий в одной части набора.
cli-dataset-play-part = Доля этой машины, например 1/4 — первая из четырёх; «trollbord dataset merge» соберёт их вместе.
cli-dataset-play-workers = Сколько процессов играет.
cli-dataset-play-ray = Играть на кластере Ray: local, auto или адрес его головного узла.
cli-dataset-records = Сохранить решения из записей: из файлов или папок. Игра и число мест у всех как у первой; остальные пропускаются и называются.
cli-dataset-records-out = Папка набора данных.
cli-dataset-records-kind = Формат частей набора.
cli-dataset-records-shard = Сколько партий в одной части набора.
cli-dataset-records-workers = Сколько процессов воспроизводит.
cli-dataset-records-ray = Воспроизводить на кластере Ray: local, auto или адрес его головного узла.
cli-dataset-merge = Собрать наборы данных в папке, названной первой; партия, которая есть в нескольких, берётся один раз.
cli-dataset-show = Рассказать, что в наборе данных.
cli-dataset-part = «{ $given }» — не доля: ожидается, например, 1/4 — первая из четырёх
dataset-made = { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[other] { $matches } партий
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[other] { $decisions } решений
    } в { $folder }
dataset-shape = { $game } для { $seats }: чисел в строке — { $row }, вариантов — { $options }
dataset-left-out-other = { $file } пропущен: другая игра или другое число мест
dataset-left-out-unfinished = { $file } пропущен: партия не окончена
dataset-left-out-broken = { $file } пропущен: { $why }

## Обучение весов

cli-fit = Выучить веса оценки игры по наборам данных сыгранных партий («trollbord dataset play») для одного и того же числа мест и записать их в файл.
cli-fit-kind = По одному весу на признак (line) или маленькая сеть (net); или доли первого места для разбора: степень оценки, растущая по ходу партии (power), её названные части (parts) либо собственный поиск игры (search).
cli-fit-hidden = Сколько скрытых нейронов у сети.
cli-fit-by = Что предсказывает прямая: кто победит или перевес в очках в конце.
cli-fit-each = Сколько позиций одной партии берётся, самое большее.
cli-fit-seed = Зерно начальных весов сети.
cli-fit-start = Файл с ранее выученными весами (line): второй круг продолжает с них.
cli-fit-penalty = Сколько стоят квадраты весов прямой, в позициях: большое значение удерживает их возле начала. Без неё берётся то, что лучше всего предсказывает отложенные партии.
cli-fit-workers = Сколько процессов воспроизводит партии.
cli-fit-report = Показать по десяти группам, насколько верно доли предсказывают партии, по которым их не учили.
cli-fit-out = Файл с весами.
fit-loss-even = потери, если ничего не известно
fit-loss-plain = потери оценки, написанной вручную, на отложенных партиях
fit-loss-learned = потери весов на тех же партиях
fit-loss-seen = потери весов на том, на чём они выучены
fit-written = { $file } записан ({ $size } байт). Проверить: «trollbord arena ИГРА --bots jotun@100+ФАЙЛ,jotun@100»
fit-share-written = Файл { $file } записан ({ $size } байт)
fit-share-gap = { $gap } сотых в среднем между сказанным и увиденным, в { $matches } партиях, которые не использовались
fit-share-log = логарифмическая потеря: всего и по третям партии (без знаний: { $even })
fit-share-brier = оценка Брайера: всего и по третям партии
fit-share-said = сказано
fit-share-seen = увидено
fit-share-error = стандартная ошибка
fit-share-count = мест

## Разбор

cli-analyse = Спросить сильнейшего бота, что он думает о столе.
    TABLE — файл записи или строка позиции. --svg рисует поле с тем, что получит каждый цвет.
cli-analyse-at = Строка записи; иначе последняя.
cli-analyse-bot = Кого спросить; ответить могут только те, кто считает наперёд.
cli-analyse-seconds = Сколько ему можно думать.
cli-analyse-svg = Файл для картинки.
cli-analyse-nothing = за этим столом никого не спрашивают
cli-analyse-what = «{ $given }» — ни файл, ни строка позиции
cli-analyse-silent = { $bot } не считает наперёд и не может объяснить
cli-analyse-iterations = { $count ->
        [one] взвешена { $count } позиция
        [few] взвешены { $count } позиции
       *[many] взвешено { $count } позиций
    }
cli-analyse-column-option = вариант
cli-analyse-column-worth = насколько хорошо
cli-analyse-column-line = затем
## Сохранённые столы

cli-storage-none = в { $file } нет столов: --data задаёт другую папку, --store другую базу данных
cli-meant = Может быть, «trollbord { $command }»?
cli-db = Следит за базой данных сервера.
cli-db-check = Доказать, что каждая сохранённая партия воспроизводится: каждая строка предлагалась, когда до неё дошло дело, и каждая жеребьёвка та, которую даёт секрет стола.
    Код возврата: 0, если всё хорошо; 1, если что-то не так; для каждого плохого стола названа первая ошибка.
cli-db-check-data = Папка со столами; иначе папка данных пользователя.
cli-db-check-store = Адрес другой базы данных, например postgresql://…
cli-db-check-quiet = Без индикатора выполнения.
cli-db-check-bar = столов воспроизведено
cli-db-check-found = { $tables ->
    [one] просмотрен { $tables } стол, плохих: { $bad }
    [few] просмотрено { $tables } стола, плохих: { $bad }
   *[other] просмотрено { $tables } столов, плохих: { $bad }
}
cli-db-damaged = файл базы данных повреждён: { $why }; `trollbord db restore` кладёт резервную копию на пустое место
cli-db-upgrade = Приводит базу данных старой версии к виду, который нужен этой версии. Сначала остановите сервер.
    База SQLite перед этим копируется; для PostgreSQL возьмите pg_dump.
cli-db-upgrade-data = Папка, где хранятся столы; иначе папка данных пользователя.
cli-db-upgrade-store = Адрес другой базы данных, например postgresql://…
cli-db-upgrade-done = база данных обновлена; прежняя лежит в { $file }
cli-db-upgrade-current = { $given } обновлена
cli-db-backup = Копирует базу данных в новый файл, даже когда сервер работает.
    В копии есть секреты (ключи всех cookie и всё, что будет вытянуто за каждым столом): читать её может только владелец.
cli-db-backup-data = Папка, где хранятся столы; иначе папка данных пользователя.
cli-db-backup-store = Адрес другой базы данных, например postgresql://…
cli-db-backup-exists = '{ $given }' уже есть: назовите новый файл
cli-db-backup-done = скопировано в { $file }; там есть секреты, никому не показывайте
cli-db-restore = Кладёт резервную копию туда, где базы данных ещё нет. В ней есть секреты: читать её может только владелец.
cli-db-restore-data = Папка, где хранятся столы; иначе папка данных пользователя.
cli-db-restore-store = Адрес другой базы данных, например postgresql://…
cli-db-restore-exists = в '{ $given }' уже есть база данных: сначала уберите её
cli-db-restore-done = восстановлено в { $file }; `trollbord db check` её проверит
cli-db-restore-none = '{ $given }' — не та база данных, которую эта версия может использовать
cli-db-copy = Переезд клуба: копирует всё из SOURCE, например tables.sqlite, в TARGET, например postgresql://…, где должно быть пусто; затем проверяет. Сначала остановите сервер.
    И то и другое может быть файлом SQLite или адресом. Cookie и ссылки остаются действительными.
cli-db-copy-bar = скопировано строк
cli-db-copy-done = { $rows ->
    [one] скопирована { $rows } строка; на новом месте можно запускать серверы
    [few] скопированы { $rows } строки; на новом месте можно запускать серверы
   *[other] скопировано { $rows } строк; на новом месте можно запускать серверы
}
cli-db-repair = Отрезает то, что не воспроизводится, чтобы стол снова открылся. Сначала остановите сервер.
    Делается копия, сообщается, что будет отрезано, а отрезанные строки пишутся в файл рядом с базой данных.
cli-db-repair-data = Папка, где хранятся столы; иначе папка данных пользователя.
cli-db-repair-store = Адрес другой базы данных, например postgresql://…
cli-db-repair-yes = Не спрашивать.
cli-db-repair-stray = эти строки не относятся ни к какому столу и будут отрезаны
cli-db-repair-nothing = нет ничего, что можно исправить отрезанием
cli-db-repair-sure = { $count ->
    [one] Исправить этот стол ({ $count })?
    [few] Исправить эти { $count } стола?
   *[other] Исправить эти { $count } столов?
}
cli-db-repair-lines =     будут отрезаны строки с { $first } по { $last } ({ $count })
cli-db-repair-not =     отрезанием это не исправить; стол останется закрытым
cli-db-repair-done = готово; отрезанное лежит в { $file }
db-no-game = игры '{ $given }' здесь нет
db-bad-chairs = стульев { $given }, а мест { $expected }
db-bad-table = стол нельзя разложить: { $why }
db-gap = строка { $given } стоит там, где ожидалась строка { $expected }
db-bad-line = строка { $line } ('{ $given }') не воспроизводится: { $why }
db-bad-end = сохранено over = { $given }, а игра говорит другое
db-stray = есть строки или стулья этого стола, а самого стола нет

cli-tables = Показать, выгрузить или удалить столы, которые хранит сервер.
cli-tables-list = Перечисляет сохранённые столы, последние в конце.
cli-tables-list-data = Папка со столами; иначе папка данных пользователя.
cli-tables-list-store = Адрес другой базы данных, например postgresql://…
cli-tables-list-game = Только столы этой игры.
cli-tables-list-over = Только законченные партии или только идущие.
cli-tables-list-ids = Печатать только обозначения, по одному на строке.
cli-tables-show = Показывает сохранённый стол, как его видит зритель: кто играет, о чём договорились, что на нём.
cli-tables-show-data = Папка со столами; иначе папка данных пользователя.
cli-tables-show-store = Адрес другой базы данных, например postgresql://…
cli-tables-export = Записывает сохранённые партии в файлы (.troll), по одному на каждую: `trollbord tables export ID ID` или `--all`.
cli-tables-export-data = Папка со столами; иначе папка данных пользователя.
cli-tables-export-store = Адрес другой базы данных, например postgresql://…
cli-tables-export-everything = Выгрузить все столы.
cli-tables-export-out = Папка для файлов.
cli-tables-export-force = Переписать файлы, которые уже есть.
cli-tables-export-reveal = Записать и секрет идущей партии: кто его прочтёт, знает, что выпадет.
cli-tables-delete = Удаляет сохранённые столы навсегда. Работающий сервер закроет их за несколько секунд и скажет об этом всем, кто там сидит.
cli-tables-delete-data = Папка со столами; иначе папка данных пользователя.
cli-tables-delete-store = Адрес другой базы данных, например postgresql://…
cli-tables-delete-yes = Не спрашивать.
cli-tables-id = код
cli-tables-game = игра
cli-tables-players = игроки
cli-tables-lines = { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[other] { $lines } строк
}
cli-tables-column-lines = строки
cli-tables-state = состояние
cli-tables-touched = последний ход
cli-tables-over = закончена
cli-tables-running = идёт
cli-tables-practice = тренировка
cli-tables-count = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
}
cli-tables-which = назовите столы по обозначениям или все сразу: --all
cli-tables-writing = записей сделано
cli-tables-none = стола '{ $given }' нет; их показывает `trollbord tables list`
cli-tables-damaged = стол '{ $given }' не воспроизводится; почему, скажет `trollbord db check`
cli-tables-sure = { $count ->
    [1] Удалить этот стол навсегда?
    [one] Удалить { $count } стол навсегда?
    [few] Удалить { $count } стола навсегда?
   *[other] Удалить { $count } столов навсегда?
}
cli-tables-deleted = { $count ->
    [one] удалён { $count } стол
    [few] удалено { $count } стола
   *[other] удалено { $count } столов
}

## Фразы библиотеки, на которой стоит командная строка

cli-help = Показать эту справку.
cli-trollbord-version = Показать версию.
click-usage = Использование:
click-options = Параметры
click-commands = Команды
click-default = по умолчанию: { $default }
click-try = Справка: «{ $command } { $option }».
click-error = Ошибка: { $message }
click-invalid-input = Ошибка: так ответить нельзя
click-aborted = Прервано!
click-invalid = Неверное значение: { $message }
click-invalid-for = Неверное значение для { $param_hint }: { $message }
click-missing-argument = Не хватает аргумента
click-missing-option = Не хватает параметра
click-missing-command = Не хватает команды.
click-no-option = Нет параметра { $name }.
click-no-command = Нет команды { $name }.
click-takes-no-value = У параметра { $name } нет значения.
click-no-number = { $value } — неподходящее число.
click-out-of-range = { $value } вне пределов { $range }.
click-no-file = { $filename } не существует.
click-is-file = { $filename } — это файл.
click-is-folder = { $filename } — это папка.
click-not-readable = { $filename } нельзя прочитать.
click-not-writable = В { $filename } нельзя писать.
click-extra = { $count ->
    [1] Лишний аргумент ({ $args })
   *[other] Лишние аргументы ({ $args })
}
click-meant = { $count ->
    [1] Может быть, { $possibility }?
   *[other] (Может быть, что-то из этого: { $possibilities }?)
}
click-needs-value = { $count ->
    [1] Параметру { $name } нужно значение.
   *[other] Параметру { $name } нужны значения ({ $nargs }).
}
click-no-choice = { $count ->
    [1] { $value } — не { $choice }.
   *[other] { $value } не подходит, можно: { $choices }.
}

cli-learn = Учиться игре в терминале: первый урок или тот, что назван.
cli-learn-step = Шаг, с которого начать, по имени.
cli-learn-only_list = Перечислить уроки этой игры.
cli-learn-none = урока { $given } нет; есть: { $expected }
cli-learn-left = Чтобы продолжить: { $given }
term-learn-help = Enter — дальше. Введите номер или название того, что выбираете, или: { term-order-show } (покажите мне), { term-order-back }, { term-order-skip }, { term-order-board } (весь стол), { term-order-options } (список), { term-order-help }, { term-order-quit }.
term-learn-try = Чтобы попробовать, введите: { $line } ({ $name })
term-learn-unknown = «{ $line }» нет среди вариантов. Введите { term-order-options }, чтобы увидеть список, { term-order-show }, чтобы вам показали, { term-order-help } — всё, что можно ввести.
term-learn-many = Вариантов: { $count }. Введите один из них по названию или { term-order-options }, чтобы увидеть список.
term-order-show = показать
term-order-back = назад
term-order-skip = пропустить
term-order-board = стол
term-order-options = варианты
term-order-help = помощь
term-order-quit = выход
