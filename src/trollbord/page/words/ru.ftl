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

page-seats = Кто играет?
page-seat = Место { $number }
page-seat-me = я
page-seat-bot = бот { $bot }
page-seat-open = друг по ссылке
page-seat-none = никто
page-more-seats = Больше игроков
page-agreed = О чём договоримся?
page-more-options = Ещё
page-join = Кто может сесть за стол
page-join-link = все, у кого есть ссылка
page-join-everyone = все: показать на первой странице
page-join-nobody = никто
page-watch = Кто может смотреть
page-watch-link = у кого есть ссылка
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
page-bots-mind = Боты не возвращаются до случайности и до того, что кто-то узнал.
page-practice-first = До случайности боты возвращаются только за учебным столом.
page-practice-sure = Сделать этот стол учебным?
page-practice-help = Вы вернётесь до случайности или до того, что узнали. С этого момента стол учебный, и запись об этом говорит.
page-practice-yes = Тренироваться
page-practice-no = Играть дальше
page-practice = Учебный стол
page-state-standin = За вас играет { $bot }; место можно вернуть
page-absence = Бот может заменить через
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
page-unanswered-lone = Ответа у вас нет; остальные этого ещё не знают
page-absent = { $name } отсутствует.
page-standin = Пусть играет { $bot }
page-meanwhile = Пока вас не было
page-past = Позиция { $index } из { $all }
page-now = Вернуться к игре
page-curtain = Передайте устройство: { $name }
page-curtain-help = Остальным лучше не смотреть.
page-curtain-ready = Это я, { $name }
page-you-won = Вы победили
page-won = { $count ->
    [one] Победа: { $name }
   *[many] Победили: { $name }
}
page-draw = Ничья
page-total = Итого
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
page-leave-help = Ваше место освободится. Игра подождёт, пока его не займут, и продолжится с тем, что у вас есть.
page-stay = Остаться
page-take-back = Вернуться на своё место
page-always-accept = Всегда соглашаться
page-tag-you = вы
page-tag-bot = бот
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
page-claim-help = По этой ссылке здесь будет тот же игрок, что и на устройстве, которое её показало. Продолжайте, только если то устройство ваше. Ссылка действует один раз.
page-claim-loses = На этом устройстве вы сейчас { $name }, и у вас { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[other] { $count } столов
}. Отсюда к ним уже не вернуться.
page-claim-yes = Да, моё
page-claim-no = Нет, на первую страницу
page-sign-out = Выйти на других моих устройствах
page-sign-out-help = Любое другое устройство или программа, играющие от вашего имени, станут чужими: ваших мест у них больше не будет. Это устройство останется вашим.
page-sign-out-yes = Выйти там
page-signed-out = На других устройствах выполнен выход.
page-too-many-pages = Открыто слишком много страниц этого сервера сразу. Закройте некоторые.
page-device-back = Вернуться за стол
page-device-late = Эта ссылка больше не действует. Возьмите новую на первом устройстве.
page-device-copied = Ссылка скопирована. Откройте её на другом устройстве.

page-stale = Игра уже ушла вперёд. Вот как стол выглядит сейчас.
page-not-offered = Сейчас так нельзя.
page-why-nothing = Здесь сейчас делать нечего.
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
page-keep-talk = Хранить разговор вместе с партией
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
page-timer = Часы
page-timer-none = без часов
page-timer-move = на каждый ход
page-timer-game = на всю партию
page-timer-days = дни на каждый ход
page-clock-time = Минуты или дни
page-clock-more = Добавка за ход, секунд (часы на всю партию)
page-clock-zero = Когда время вышло
page-clock-zero-bot = дальше играет бот
page-clock-zero-skip = ход пропускается, где правила это позволяют
page-clock-zero-loss = партия проиграна (если игроков больше двух — только для него)
page-clock-pause = Попросить паузу
page-clock-asks = { $name } просит остановить часы.
page-clock-paused = Часы остановлены.
page-clock-go-on = Продолжить
page-clock-stands = Часы остановлены: сейчас никто не играет.
page-clock-lost = Время вышло: { $name }
page-clock-out = Время вышло, последнее место: { $name }.
page-clock-too-late = Ваше время вышло: за вас до конца играет бот.
page-next-table = К следующему столу, где ждут меня
page-waits = За одним из столов ждут вас.

## Help at the table

page-help = Как это работает
page-help-table = За этим столом
page-help-click = Что светится, то можно нажать; после первого нажатия выбор ждёт второго. Если нажатие ни к чему не ведёт, вам скажут, какое правило мешает.
page-help-keys = Стрелки переходят к ближайшему варианту, Enter выбирает, Escape отменяет. Все варианты есть и в списке.
page-help-undo = Кнопка «{ page-undo }» действует, пока никто не узнал ничего нового; дальше спрашивают всех, кто играет.
page-help-history = Нажатие на строку истории показывает ту позицию. Назад — «{ page-now }».
page-help-replay = Глаз открывает просмотр: ползунок, показ подряд, после конца и взгляд других игроков, и «{ page-film-fork }».
page-help-talk = Облачко открывает разговор, книга — ваши заметки. Кого не хотите слышать, того можно заглушить.
page-help-clock = Часы считают только ваше собственное время. Все вместе могут договориться о паузе.
page-help-leave = Если кого-то нет, его место может держать бот, пока игрок не вернётся.
page-help-device = В настройках — ваше имя, язык, напоминания и переход на другое устройство.
log-said = { $seat }: «{ $given }»
