### Страница вокруг досок.

## Дом

page-title = Trollbord: четыре северные настольные игры
page-headline = Четыре игры, один стол
page-welcome = Выберите игру. Два нажатия — и вы играете: против ботов или с друзьями по ссылке. Без учётной записи.
page-home = На первую страницу
page-my-tables = Мои столы
page-open-tables = Столы со свободным местом
page-not-yet = ещё не на столе
page-theme = День или ночь
page-settings = Настройки
page-name = Ваше имя
page-language = Язык
page-save = Сохранить
page-close = Закрыть
page-sound = Звук
page-notify = Сообщать, когда мой ход
page-notify-granted = Вам сообщат, когда будет ваш ход.
page-notify-denied = Браузер не разрешает этой странице уведомления.
page-loading = Накрываем стол…
page-offline = Нет связи. Пробуем снова…

## Новый стол

page-seats = Кто играет?
page-seat = Место { $number }
page-seat-me = я
page-seat-bot = бот { $bot }
page-seat-open = друг, по ссылке
page-seat-none = никто
page-agreed = О чём договорились?
page-more-options = Ещё
page-join = Кто может играть
page-join-link = у кого есть ссылка
page-join-everyone = все: показать на первой странице
page-join-nobody = никто
page-watch = Кто может смотреть
page-watch-link = у кого есть ссылка
page-watch-nobody = никто
page-open-table = Открыть стол
page-free-seat = свободное место

## Стол

page-your-turn = Ваш ход
page-put-back = Положить назад
page-undo = Взять назад
page-redo = Повторить
page-request-undo = Попросить взять назад
page-asks-undo = { $name } просит вернуться.
page-asks-wait = Ждём остальных.
page-agree = Согласиться
page-refuse = Нет
page-all-options = { $count ->
    [one] { $count } вариант списком
    [few] все { $count } варианта списком
   *[other] все { $count } вариантов списком
}
page-thinks = Ходит { $name }
page-bot-thinks = { $name } думает
page-chance = Решает случай
page-absent = { $name } не здесь.
page-standin = Пусть доиграет { $bot }
page-meanwhile = Пока вас не было
page-past = Позиция { $index } из { $all }
page-now = Назад к настоящему
page-curtain = Передайте устройство: { $name }
page-curtain-help = Больше никто не должен смотреть.
page-curtain-ready = Я — { $name }
page-you-won = Вы победили
page-won = { $count ->
    [one] Победа: { $name }
   *[other] Победили: { $name }
}
page-draw = Ничья
page-rematch = Сыграть ещё
page-to-rematch = К следующей игре
page-record = Сохранить игру
page-waiting = Ждём игроков
page-waiting-help = Пошлите ссылку другу или посадите бота.
page-copy-link = Скопировать ссылку
page-link-copied = Ссылка скопирована. По ней можно прийти к этому столу.
page-sit = Сесть сюда
page-more = Ещё
page-leave = Уйти из-за стола
page-take-back = Вернуться на своё место
page-always-accept = Всегда принимать
page-tag-you = вы
page-tag-bot = бот
page-tag-away = нет
page-tag-standin = играет { $bot }
page-nav-first = К началу
page-nav-back = Назад
page-nav-next = Дальше
page-nav-last = К последнему
page-other-device = Продолжить на другом устройстве
page-device = Продолжить на другом устройстве
page-device-help = Считайте это другим устройством или откройте на нём ссылку в течение 15 минут. То устройство станет вашим: никому её не передавайте.
page-device-claim = Минуту…

## Что отвечает сервер

page-stale = Игра ушла вперёд. Вот как стол лежит сейчас.
page-not-offered = Это сейчас нельзя выбрать.
page-why-nothing = Здесь сейчас нечего делать.
page-why-not-you = Сейчас не ваш ход.
page-why-waiting = Игра начнётся, когда займут все места.
page-too-much = Это было слишком быстро или слишком длинно.
page-not-found = Такого стола нет.
page-no-watching = Этот стол видят только те, кто играет.
page-seat-taken = Там уже кто-то сидит.
page-bad-form = Эту форму никто не смог прочесть.
page-state-turn = ходит { $name }
page-state-free = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
   *[other] { $count } мест свободно
}
page-state-over = окончена
page-state-won = победа: { $name }
page-play = Играть
page-look = Заглянуть

## Боты

name-tomte = Томте
name-huldra = Хульдра
name-draug = Драуг
name-jotun = Ётун
