### Страница вокруг полей.

page-title = Trollbord: четыре северные настольные игры
page-headline = Четыре игры за одним столом
page-welcome = Выберите игру. Два нажатия, и вы играете: против ботов или с друзьями по ссылке. Без регистрации.
page-home = На главную
page-my-tables = Мои столы
page-open-tables = Столы со свободным местом
page-not-yet = пока недоступна
page-theme = Светлая или тёмная тема
page-settings = Настройки
page-name = Ваше имя
page-language = Язык
page-save = Сохранить
page-close = Закрыть
page-sound = Звук
page-notify = Сообщать, когда мой ход
page-notify-granted = Мы сообщим, когда настанет ваш ход.
page-notify-denied = Браузер не разрешает уведомления этой странице.
page-loading = Раскладываем игру…
page-offline = Нет связи. Пробуем снова…
page-unsent = В пути: ваш выбор будет отправлен, как только появится связь.
page-offline-title = Нет подключения к сети
page-offline-help = Trollbord сейчас недоступен. Ваши партии в целости хранятся на сервере; как только связь восстановится, страница продолжит работу сама.
page-offline-again = Попробовать ещё раз

page-seats = Кто играет?
page-seat = Место { $number }
page-seat-me = здесь
page-seat-bot = бот
page-seat-open = по ссылке
page-seat-none = никто
page-more-seats = Больше игроков
page-agreed = О чём договоримся?
page-join = Кто может сесть за стол
page-join-link = все, у кого есть ссылка
page-join-everyone = все: показать на первой странице
page-join-nobody = никто
page-watch = Кто может смотреть
page-watch-link = все, у кого есть ссылка
page-watch-nobody = никто
page-open-table = Открыть стол
page-free-seat = свободное место

page-your-turn = Ваш ход
page-put-back = Отменить выбор
page-undo = Вернуть ход
page-redo = Повторить
page-request-undo = Попросить вернуть ход
page-correct = Исправить введённое
page-asks-undo = { $name } просит вернуть ход.
page-asks-wait = Ждём остальных.
page-asks-seat = { $name } просит свободное место и увидит его карты.
page-second-seat = В этой игре вы уже играли за другое место и знаете его карты.
page-seat-asked = Вы попросили место. Это должны разрешить все, кто играет.
page-not-away-yet = Место пустует меньше, чем договорились за этим столом.
page-bots-mind = Боты не согласны отменять то, что решил случай, и то, что кто-то уже узнал.
page-practice-first = Отменить то, что решил случай, боты согласны только за учебным столом.
page-practice-sure = Сделать этот стол учебным?
page-practice-help = Так вы отмените то, что решил случай, или то, что вы узнали. С этого момента стол учебный, и это видно из записи.
page-practice-yes = Тренироваться
page-practice-no = Играть дальше
page-practice = Учебный стол
page-state-standin = За вас играет { $bot }; место можно вернуть
page-absence = Бот может заменить отсутствующего через
page-absence-2 = 2 минуты
page-absence-10 = 10 минут
page-absence-60 = час
page-absence-1440 = день
page-agree = Согласиться
page-refuse = Нет
page-all-options = { $count ->
    [1] единственный вариант списком
    [one] все { $count } вариант списком
    [few] все { $count } варианта списком
   *[many] все { $count } вариантов списком
}
page-thinks = Ходит { $name }
page-bot-thinks = { $name } думает
page-chance = Решает случай
page-unanswered = Если не ответить вовремя, это произойдёт
page-unanswered-lone = Ответить вам нечем; остальные этого ещё не знают
page-seconds = { $count } с
page-absent = { $name } отсутствует.
page-standin = Пусть играет { $bot }
page-meanwhile = Пока вас не было
page-past = Позиция { $index } из { $all }
page-now = Вернуться к игре
page-curtain = Передайте устройство: { $name }
page-curtain-help = Остальным лучше не смотреть.
page-curtain-ready = Это я, { $name }
page-you-won = Вы победили!
page-kind = И всё равно это была славная партия.
page-kind-far = На этот раз было трудно. Пересмотрите партию и найдите, где она ускользнула.
page-won = { $count ->
    [one] Победа: { $name }
   *[many] Победили: { $name }
}
page-draw = Ничья
page-total = Итого
page-uncounted = Очки: они решают, только если цели не достиг никто
page-rematch = Сыграть ещё
page-to-rematch = К следующей игре
page-record = Сохранить партию
page-waiting = Ждём игроков
page-waiting-help = Отправьте ссылку другу или посадите за стол бота.
page-copy-link = Скопировать ссылку
page-link-copied = Ссылка скопирована. С ней можно прийти за этот стол.
page-sit = Сесть сюда
page-more = Ещё
page-leave = Выйти из-за стола
page-leave-sure = Выйти из-за стола?
page-leave-help = Ваше место освободится. Остальные играют, пока до него не дойдёт ход; потом игра подождёт. Вы сможете вернуться.
page-stay = Остаться
page-take-back = Вернуться на своё место
page-always-accept = Всегда «пусть будет так»
page-tag-you = вы
page-tag-bot = бот
page-tag-bot-rated = бот · { NUMBER($rating) }
page-tag-program = программа
page-tag-away = отсутствует
page-tag-standin = играет { $bot }
page-tag-late = время вышло
page-nav-first = К началу
page-nav-back = Назад
page-nav-next = Вперёд
page-nav-last = К последнему ходу
page-reasons = Почему бот так сделал?
page-reasons-title = { $option }: что он взвешивал
page-reasons-none = { $option }: взвешивать было нечего
page-why-hidden = О том, что знал бот, можно спросить в конце игры
page-other-device = Продолжить на другом устройстве
page-device = Продолжить на другом устройстве
page-device-help = Отсканируйте это другим устройством или откройте там ссылку в течение 15 минут. То устройство станет вашим, поэтому никому не передавайте ссылку.
page-claim = Это устройство тоже ваше?
page-claim-help = По этой ссылке вы станете здесь тем же игроком, что и на устройстве, где её показали. Продолжайте, только если то устройство ваше. Ссылка действует один раз.
page-claim-loses = На этом устройстве вы сейчас { $name }, и у вас { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
}. Отсюда к ним уже не вернуться.
page-claim-yes = Да, моё
page-claim-no = Нет, на первую страницу
page-sign-out = Выйти на других моих устройствах
page-sign-out-help = Любое другое устройство или программа, играющие от вашего имени, выйдут из игры и потеряют ваши места. Это устройство останется вашим.
page-sign-out-yes = Выйти там
page-signed-out = На других устройствах выполнен выход.
page-too-many-pages = Открыто слишком много страниц этого сервера сразу. Закройте некоторые.
page-device-back = Вернуться за стол
page-device-late = Эта ссылка больше не действует. Возьмите новую на первом устройстве.
page-device-copied = Ссылка скопирована. Откройте её на другом устройстве.

page-stale = Игра уже ушла вперёд. Вот как стол выглядит сейчас.
page-not-offered = Сейчас так нельзя.
page-why-not-you = Сейчас не ваш ход.
page-why-waiting = Игра начнётся, когда займут все места.
page-too-much = Слишком быстро или слишком длинно.
page-not-found = Такого стола нет.
page-not-saved = Сейчас это не удалось сохранить, и ничего не изменилось. Попробуйте ещё раз.
page-not-known = Мы не знаем, сохранилось ли это. Посмотрите ещё раз; повторить не повредит.
page-not-read = Сервер сейчас не может прочитать свои столы. Попробуйте чуть позже.
page-table-closed = Этот стол закрыт: эта версия не может воспроизвести его запись. Сыгранное можно прочитать и выгрузить.
page-state-closed = закрыт
page-nothing-here = Здесь ничего нет.
page-table-gone = Этого стола больше нет: его удалил владелец сервера.
page-no-watching = Этот стол видят только игроки.
page-seat-taken = Это место уже занято.
page-bad-form = Это не удалось прочитать.
page-state-turn = Ходит { $name }
page-state-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
page-state-over = окончена
page-state-won = победа: { $name }
page-play = Играть
page-look = Посмотреть

name-tomte = Томте
name-huldra = Хульдра
name-draug = Драуг
name-jotun = Йотун

page-game-ragnarocks = Камни Рагнарёка
page-game-trollfjord = Молот Троллей
page-game-ankh_morpork = Плоский мир: Анк-Морпорк
page-game-trolls_princesses = Тролли и принцессы

## Looking at a game again

page-film = Просмотр партии
page-film-turn = Ход { $turn } из { $turns }
page-film-slider = Позиция
page-film-back-turn = К предыдущему ходу
page-film-next-turn = К следующему ходу
page-film-run = Показать подряд
page-film-eyes = Чья точка зрения
page-film-spectator = зритель
page-film-open = в открытую
page-film-speed = Скорость
page-film-speed-0 = медленно
page-film-speed-1 = спокойно
page-film-speed-2 = быстро
page-film-link = Ссылка на эту позицию
page-film-link-copied = Ссылка на эту позицию скопирована.
page-film-fork = Играть дальше отсюда
page-review = Разобрать эту партию
page-review-grows = Разбирается ход { $done } из { $of }
page-review-next = Следующий момент (M)
page-review-before = Предыдущий момент
page-review-about = Кто судил и для чего это не годится
page-verify = Проверить кубики
page-verify-good = В этой партии всё верно.
page-verify-bad = В этой партии что-то не так:
page-watch-again = Посмотреть партию ещё раз
page-bring = Посмотреть партию из файла

## Talking

page-talk = Чат
page-talk-nothing = Пока никто ничего не сказал.
page-talk-say = Сказать что-нибудь
page-talk-send = Сказать
page-talk-mute = Не слышать: { $name }
page-talk-hear = Снова слышать: { $name }
page-notes = Мои заметки
page-notes-help = Это видите только вы.
page-notes-saved = Заметки сохранены.
page-speak = Кому можно говорить
page-speak-everyone = всем за столом
page-speak-players = только игрокам
page-speak-nobody = никому
page-keep-talk = Хранить чат вместе с партией
page-phrase-hello = Привет!
page-phrase-good-luck = Удачи!
page-phrase-good-move = Хороший ход!
page-phrase-thinking = Я думаю…
page-phrase-one-moment = Сейчас вернусь
page-phrase-oops = Ой!
page-phrase-thanks = Спасибо!
page-phrase-good-game = Отличная игра!

## Time

page-time = Время на размышление
page-timer = Время на раздумье
page-timer-none = без часов
page-timer-move = на ход
page-timer-game = на партию
page-timer-days = дни
page-clock-more = Прибавка за каждый ход
page-clock-zero = Когда время вышло
page-clock-zero-bot = дальше играет бот
page-clock-zero-skip = ход пропускается, где правила это позволяют
page-clock-zero-loss = игрок проигрывает (если игроков больше двух, он занимает последнее место)
page-clock-pause = Попросить паузу
page-clock-asks = { $name } просит остановить часы.
page-clock-paused = Часы остановлены.
page-clock-go-on = Продолжить
page-clock-stands = Часы остановлены: играть можно, когда они снова пойдут.
page-clock-lost = Время вышло: { $name }
page-clock-out = Время вышло, последнее место: { $name }.
page-clock-too-late = Ваше время вышло: за вас до конца играет бот.
page-next-table = К следующему столу, где ждут меня
page-waits = За одним из столов ждут вас.

## Help at the table

page-help = Как это работает
page-help-table = За этим столом
page-help-click = Что светится, то можно нажать; первое нажатие выбирает фишку, второе — место. Если нажатие ни к чему не ведёт, вам скажут, какое правило мешает.
page-help-keys = Стрелки переходят к ближайшему варианту, Enter выбирает, Escape отменяет. Все варианты есть и в списке.
page-help-undo = Кнопка «{ page-undo }» действует, пока никто не узнал ничего нового; дальше спрашивают всех, кто играет.
page-help-history = Нажатие на строку истории показывает ту позицию. Назад — «{ page-now }».
page-help-replay = Глаз открывает просмотр: ползунок, автопоказ, после конца партии — взгляд других игроков, и «{ page-film-fork }».
page-help-book = Открытая книга или клавиша R открывает правила рядом со столом: как играть, все правила с поиском и всё, что лежит на столе. Туда ведёт каждый номер правила.
page-help-talk = Облачко открывает чат, карандаш — ваши заметки. Сообщения любого игрока можно скрыть.
page-help-clock = Часы считают только ваше собственное время. Если все согласны, можно сделать паузу.
page-help-leave = Если кого-то долго нет, за него может играть бот, пока игрок не вернётся.
page-help-device = В настройках — ваше имя, язык, напоминания и переход на другое устройство.
log-said = { $seat }: «{ $given }»

## The books beside the table

page-book = Правила игры
page-book-guide = Как играть
page-book-rules = Правила
page-book-almanac = Альманах
page-book-aid = Памятка
page-book-lesson = Пройти урок
page-book-print = Напечатать
page-book-refused = Это правило было ответом на ваш последний щелчок:
page-book-english = Эта страница ещё не переведена; вот она по-английски.
page-book-copy = Нажмите на номер, чтобы скопировать ссылку на правило. Решения, отмеченные ромбом, определяют то, о чём печатная книга молчит.
page-book-copied = Ссылка на { $rule } скопирована.
page-book-why = Почему так?
page-find-rules = Слово или номер, на любом языке
page-find-almanac = Искать в альманахе
page-find-some = { $count } из { $all }
page-find-all = { $all ->
    [one] { $all } правило
    [few] { $all } правила
   *[other] { $all } правил
}
page-find-things = { $count ->
    [one] { $count } статья
    [few] { $count } статьи
   *[other] { $count } статей
}
page-find-kinds = Все
page-find-nothing = Ничего о «{ $given }».
page-find-number = Попробуйте другое слово или номер правила.
page-find-nearest = Может быть:

## Opening a table

page-enter = Открыть
page-since-minutes = { $count ->
    [one] уже { $count } минуту
    [few] уже { $count } минуты
   *[many] уже { $count } минут
}
page-ago-minutes = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[many] { $count } минут назад
}
page-since-hours = { $count ->
    [one] уже { $count } час
    [few] уже { $count } часа
   *[many] уже { $count } часов
}
page-ago-hours = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
   *[many] { $count } часов назад
}
page-since-days = { $count ->
    [one] уже { $count } день
    [few] уже { $count } дня
   *[many] уже { $count } дней
}
page-ago-days = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
   *[many] { $count } дней назад
}
page-seats-help = Несколько человек за одним устройством: занавес скроет то, чего не должны видеть другие.
page-seat-name = Имя
page-seat-name-of = { $seat }: имя
page-bot-of = { $seat }: какой бот
page-seat-open-help = Для этого места вы получите ссылку.
page-which-bot = Какой бот?
page-strength = сила { $level } из { $levels }
page-rating = рейтинг { NUMBER($rating) }
page-rating-help = Рейтинг в этой игре на двоих: у того, кто ходит наугад, — 0, а 200 очков сверх соперника — это три победы из четырёх
page-bot-advice = Против бота { $bot } вы выиграли { $won } из { $games }. Может быть, { $next }?
page-bots-compiling = Trollbord ещё компилируется в фоне. Пока это не закончено, бот, который считает варианты, оценивает одну позицию там, где мог бы оценить { $times }. Рейтинги указаны для этой сборки.
page-bots-interpreted = Trollbord на этом сервере не скомпилирован: бот, который считает варианты, оценивает одну позицию там, где мог бы оценить { $times }. Рейтинги указаны для этой сборки.
page-bots-built = Trollbord скомпилирован: теперь боты, которые считают варианты, думают в полную силу.
bot-tomte = Добр к новичкам: забывает, чего хотел.
bot-huldra = Видит, что хорошо сейчас, но не дальше.
bot-draug = Думает чуть наперёд. Берёт всё, что вы отдаёте.
bot-jotun = Думает три секунды. Редко прощает.
page-fact-players = от { $fewest } до { $most } игроков
page-fact-age = от { $years } лет
page-fact-minutes = { $minutes } мин
page-fact-alone = { $minutes } мин против ботов
page-weight-1 = лёгкая
page-weight-2 = довольно лёгкая
page-weight-3 = средняя
page-weight-4 = довольно сложная
page-weight-5 = сложная
page-luck-0 = без удачи
page-luck-1 = мало удачи
page-luck-2 = удача влияет
page-luck-3 = много удачи
page-more-rules = Ещё правила для знатоков: { $count }
page-more-company = Название стола, гости, чат
page-table-name = Название стола
page-table-name-help = Чтобы легко его найти.
page-switch-on = вкл.
page-switch-off = выкл.
page-timer-help = Считается только ваше время.
page-clock-move = Время на ход
page-clock-game = Время на всю партию
page-clock-days = Дней на ход
page-clock-in-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
page-clock-in-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
page-clock-in-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
page-you = О вас
page-filter = Какие столы
page-show-open = открытые
page-show-finished = законченные
page-show-archive = архив
page-with-all = все
page-with-people = с людьми
page-with-bots = с ботами
page-none-open = Открытых столов нет. Выберите игру.
page-none-finished = Таких законченных партий пока нет.
page-none-archive = Архив пуст.
page-name-table = Назвать стол
page-archive = Убрать в архив
page-unarchive = Вернуть из архива
page-delete = Удалить
page-deleted = Удалено.
page-state-stands = ожидание
page-since-left = { $since }, ещё { $span }
page-took-practice = { $span }, тренировка
page-span-minutes = { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[many] { $count } минут
}
page-span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
page-span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}

## Карточки справки

page-help-what = Что это?
page-help-close = Закрыть
page-help-almanac = В альманахе
page-help-can = Сейчас можно
page-help-cannot = Сейчас нельзя
page-help-more = и ещё { $count }
page-help-more-rules = { $count ->
    [one] ещё { $count } правило
    [few] ещё { $count } правила
   *[many] ещё { $count } правил
}
page-why-asked = Вопрос о другом: { $prompt }
page-why-else = { $thing }: к этому вопросу не относится. Вопрос: { $prompt }

page-help-ask = Задержите указатель на чём угодно, подержите палец или перейдите туда с клавиатуры и нажмите I: карточка скажет, что это и что это значит сейчас. P оставит карточку открытой.
page-help-rules = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}

## Settings

page-seeing = Вид
page-playing = Игра
page-on-device = Эти настройки вида и управления действуют только на этом устройстве.
page-text = Размер текста
page-text-0 = мелкий
page-text-1 = обычный
page-text-2 = крупный
page-text-3 = очень крупный
page-contrast = Контраст
page-contrast-help = Больше: чёткие линии, без пейзажа.
page-contrast-device = как на устройстве
page-contrast-usual = обычный
page-contrast-more = больше
page-theme-device = как на устройстве
page-theme-light = светлая
page-theme-dark = тёмная
page-patterns = Узоры на цветах
page-patterns-help = Рядом с цветом всегда есть форма и узор.
page-patterns-usual = обычные
page-patterns-large = крупные
page-motion = Движение
page-motion-help = Меньше: фигуры появляются сразу на месте.
page-motion-device = как на устройстве
page-motion-all = всё
page-motion-less = меньше
page-speed = Ходы ботов
page-speed-help = Сколько времени виден каждый шаг.
page-speed-once = сразу
page-speed-quick = быстро
page-speed-calm = спокойно
page-confirm = Подтверждать ходы
page-confirm-help = Чтобы ход засчитали, нужно второе нажатие.
page-confirm-never = никогда
page-confirm-final = если нельзя отменить
page-confirm-always = всегда
page-cards = Карточки помощи
page-cards-help = Объясняют, что это такое: при наведении или только по долгому нажатию, клавише I или кнопке.
page-cards-rest = сами
page-cards-asked = по запросу
page-sound-help = Дерево, камень, железо, вода.
page-sample-title = Передвиньте одного из своих викингов
page-sample = Так будет выглядеть стол.
page-sure = { $option }?
page-sure-yes = Да
page-sure-no = Нет, назад
page-fit = Всё поле
page-skip = Пропустить

## About you

page-this-device = на этом устройстве
page-you-games = { $count ->
    [one] { $count } партия, первая { $ago }
    [few] { $count } партии, первая { $ago }
   *[many] { $count } партий, первая { $ago }
}
page-you-first = Сыграйте первую партию
page-you-none = Закончите партию, и здесь появится рассказ о ней.
page-you-streak = побед подряд сейчас
page-you-longest = лучшая серия побед
page-you-time = всего за игрой
page-results = Результаты
page-results-help = Полоса показывает долю побед, пунктир — что могла сделать из неё случайность.
page-you-record = партий: { $games }, побед: { $won }
page-you-practice = для тренировки: { $count }
page-played = Сыгранные партии
page-played-all = все ({ $count })
page-too-few = партий мало, судить рано
page-share = { $won } % побед, от { $low } до { $high } %
page-bots-met = Боты, с которыми вы играли
page-people-met = Люди, с которыми вы играли
page-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
page-met-score = впереди: { $ahead }, позади: { $behind }
page-you-private = Эту страницу видит только это устройство. Тренировочные партии учитываются лишь во времени.
page-take-along = Взять с собой файлом
page-forget = Забыть всё
page-forget-sure = Забыть о вас всё?
page-forget-help = Будут удалены ваше имя, результаты, настройки и все столы, где вы играете без людей. За общими столами ваше место опустеет: это устройство станет новым игроком.
page-forget-no = Оставить
page-forget-yes = Забыть

## The end

story-led = { $name }: впереди почти всю партию.
story-late = { $name }: позади до хода { $turn } из { $turns }.
story-changes = { $count ->
    [one] Лидер сменился { $count } раз.
    [few] Лидер сменился { $count } раза.
   *[many] Лидер сменился { $count } раз.
}
story-turn = Перелом наступил на ходу { $turn }: { $name } выбирает «{ $option }».
story-close = { $margin ->
    [one] Всё решила мелочь: разница между первым и вторым местом — { $margin } очко.
    [few] Всё решила мелочь: разница между первым и вторым местом — { $margin } очка.
   *[many] Всё решила мелочь: разница между первым и вторым местом — { $margin } очков.
}
story-row = Решило дело: { $row }, { $more } : { $less }.
story-clear = Уверенная победа: { $more } : { $less }.
story-even = Лучше не был никто: такая партия просит реванша.
story-best = В одном вы были впереди: { $row }, { $more } : { $less }.
story-ahead = Ещё на ходу { $turn } из { $turns } вы были впереди.
page-try-bot = Против: { $bot }
page-share-replay = Поделиться партией
page-replay-copied = Ссылка на партию скопирована.
page-to-lobby = Ко всем столам

## Подсказки

page-hint = Показать хороший ход
page-hint-thinks = { $name } думает
page-hint-stop = Не нужно
page-hint-would = { $name } советует так
page-hint-lone = Другого выбора нет
page-hint-equal = Все варианты одинаково хороши
page-hint-even = На победу выбор не влияет; больше, по мнению бота { $name }, принесёт
page-hint-next = Дальше ожидается: { $next }
page-hint-chance = Дальше решает случай, вариантов: { $count }
page-hint-others = Почти так же хорошо: { $options }
page-hint-clear = Всё остальное заметно слабее
page-hint-wipe = Стереть мел
page-hint-not = За этим столом хорошие ходы никому не показывают.
page-hint-practice = Вам показали ход, и теперь это тренировочная партия: она останется среди ваших партий, но в статистику не войдёт.
page-hinted = Просили подсказку: { $who }
page-hints = Подсказки для всех
page-hints-help = Каждый может попросить показать хороший ход. Все видят, кто просит, запись это отмечает, и партия не входит в статистику.
page-gain-you = Лучше для вас: { $part }
page-loss-you = Хуже для вас: { $part }
page-gain-other = Лучше для игрока { $name }: { $part }
page-loss-other = Хуже для игрока { $name }: { $part }

# Company: leaving, resigning, ending, inviting
page-going = Прекратить игру
page-resign = Сдаться
page-resign-short = Победят другие: вдвоём сразу, а если игроков больше, вы займёте последнее место.
page-resign-sure = Сдать эту партию?
page-resign-help = Вдвоём сразу побеждает другая сторона. Если игроков больше, за вас доигрывает бот, а вы занимаете последнее место. Передумать нельзя.
page-resigned-for-good = Вы сдались: за вас до конца играет бот.
page-resigned-last = Партия сдана, последнее место: { $name }.
page-tag-left = место свободно
page-tag-resigned = сдаётся
page-end = Завершить партию
page-end-short = Если все согласны, партия кончится без победителя.
page-end-sure = Завершить партию без победителя?
page-end-help = Партия завершится, когда согласятся все. Боты согласны всегда; кто слишком долго отсутствует, того тоже считают согласным.
page-end-awaits = Ждём ответа: { $names }.
page-end-not = Играть дальше
page-asks-end = { $name } предлагает завершить партию без победителя.
page-ended = Партия завершена
page-ended-help = Все согласились. Никто не победил.
page-state-ended = завершена по согласию
page-took-resigned = { $span }, партия сдана
page-leave-short = Ваше место освободится. Вы сможете вернуться.
page-is-here = здесь
page-is-away = отсутствует
page-invite = Пригласить
page-invite-help = С этой ссылкой можно прийти за этот стол: отсканируйте её или отправьте.
page-invite-code = QR-код со ссылкой на этот стол
page-invite-lonely = Другим в этой сети этот адрес недоступен: он ведёт только на этот компьютер. Тот, кто запустил здесь Trollbord, может открыть его для сети.
page-send-link = Отправить ссылку
page-waiting-left = Ходит свободное место
page-waiting-guest = Займите свободное место или передайте ссылку дальше.
page-begin-with-bots = Начать с ботами
page-or-bot = или бот:
page-seat-left = Одно место свободно. Остальные играют, пока до него не дойдёт ход.
page-why-left = Ход за свободным местом: игра продолжится, когда его займут.
log-left = { $name } выходит из-за стола
log-back = { $name } снова здесь
log-joined = { $name } занимает свободное место
log-stood-in = Бот заменяет игрока: { $name }
log-took-back = { $name } снова играет
log-ended = Все согласны завершить партию
log-late = Время вышло: { $seat }

## Напоминания при закрытой странице

page-remind = Напоминания
page-remind-help = Для партий на несколько дней: вы узнаете, что настал ваш ход, даже если не открыта ни одна страница. Несколько столов приходят одним сообщением, а пока вы смотрите на страницу, не приходит ничего. В сообщении названа игра и больше ничего.
page-remind-none = При закрытой странице этот сервер ничего не отправляет; включить это может тот, кто им управляет. Пока страница открыта в фоне, сообщить может сам браузер.
page-remind-push-add = Напоминать в этом браузере
page-remind-push-on = Теперь этот браузер будет вам напоминать.
page-remind-insecure = Браузеры разрешают напоминания только на защищённых страницах, а эта открыта по http://. Откройте её по https://.
page-remind-unsupported = Этот браузер напоминать не умеет. На iPhone и iPad сначала добавьте Trollbord на экран «Домой».
page-remind-push = Браузер
page-remind-mail = Адрес почты
page-remind-webhook = Вебхук (https://…)
page-remind-add = Добавить
page-remind-remove = Удалить
page-remind-unconfirmed = Ещё не подтверждено: откройте ссылку, отправленную туда.
page-remind-confirmed = Напоминания приходят сюда.
page-remind-secret = Подписи проверяются ключом { $secret }
page-remind-quiet = Тихие часы
page-remind-quiet-help = Часовой пояс: { $zone }. О том, что случится за это время, придёт потом одно сообщение. Если начало и конец совпадают, тихих часов нет.
page-remind-from = с
page-remind-to = до
page-remind-tables = Напоминать об этих столах
page-remind-bad-address = Этот адрес сервер использовать не может. Программе нужен адрес https в открытом интернете.
page-remind-confirm = Отправлять туда напоминания?
page-remind-confirm-help = Тогда Trollbord будет писать на { $address }, когда настанет ход того, кто указал этот адрес. Соглашайтесь, только если это вы.
page-remind-confirm-yes = Да, напоминайте
page-remind-done = Готово: теперь напоминания приходят туда.
page-remind-late = Эта ссылка больше не действует.
page-remind-stop = Остановить эти напоминания?
page-remind-stop-help = На { $address } больше ничего не придёт.
page-remind-stop-yes = Остановить
page-remind-stopped = Остановлено: туда больше ничего не придёт.

# The table in words and its commands
told-title = Поле словами
told-open = Поле словами
told-close = Закрыть поле словами
told-ask = Спросите стол
told-ask-help = обзор, где неприятности, на A2, варианты; или номер варианта
told-tell = Спросить
told-choices = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
told-nothing = Об этом сказать нечего.
told-unknown = «{ $line }» — не команда и не вариант. Можно спросить:
told-allowed = Это можно: { $option }
told-several = Это может значить: { $options }
told-name-look = обзор
told-name-where = где
told-name-at = на
told-name-from = от
told-name-mine = моё
told-name-of = игрок
told-name-options = варианты
told-name-why = почему
told-name-last = недавно
told-name-since = новое
told-name-goal = цель
told-help-look = чей ход, о чём спрашивают, что на столе
told-help-where = все места одного вида: где неприятности
told-help-at = что находится в месте и что там можно сделать
told-help-from = что лежит на пути от места: от A2 восток
told-help-mine = что есть у вас
told-help-of = что есть у другого, по имени или цвету
told-help-options = что можно выбрать; выбирают номером или словами
told-help-why = почему что-то нельзя
told-help-last = последние строки истории: недавно 10
told-help-since = что случилось после вашего последнего хода
told-help-goal = чем кончается игра и кто насколько близко
keys-title = Клавиши
keys-name-enter = Enter
keys-name-escape = Esc
keys-question = к вопросу
keys-board = к полю
keys-hand = к руке
keys-players = к игрокам
keys-log = к истории
keys-words = поле словами
keys-arrows = по полю от варианта к варианту, по истории от строки к строке
keys-enter = выбрать
keys-escape = положить обратно, закрыть
keys-help = что это?
keys-book = правила
keys-turn = повернуть то, что в руке
keys-zoom = увеличить, уменьшить, всё поле
