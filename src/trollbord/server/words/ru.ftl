### Стол для программ.

api-title = Стол для программ
api-group-account = Кто вы
api-group-games = Игры
api-group-tables = Столы
api-group-playing = Игра
api-group-talk = Чат
api-group-history = Что произошло
api-group-records = Записи игр
api-problems = Ошибки
api-shapes = Что передаётся

api-problem-unreadable = Запрос нельзя прочитать
api-problem-unsigned = Нужен токен
api-problem-not-yours = Это не ваше
api-problem-missing = Такого здесь нет
api-problem-method = Здесь так нельзя
api-problem-stale = Игра ушла вперёд
api-problem-not-now = Сейчас так нельзя
api-problem-too-long = Запрос слишком длинный
api-problem-illegal = Правила этого не разрешают
api-problem-too-many = Слишком много запросов
api-problem-broken = Ошибка сервера
api-problem-unavailable = Сервер сейчас не может сохранять и читать

api-unreadable = запрос нельзя прочитать: { $why }
api-no-token = для этого нужен токен: 'Authorization: Bearer TOKEN'; его даёт 'POST /api/accounts'
api-bad-token = этот токен выдан не здесь
api-no-method = здесь нет «{ $given }»
api-no-missing = по адресу '{ $given }' ничего нет
api-no-name = в имени должна быть хотя бы одна видимая буква
api-not-your-seat = место { $given } не ваше
api-no-such-moment = выбора { $given } за этим столом ещё не было; последний: { $last }
api-bad-seat = никто не может сесть как '{ $given }': ожидалось { $expected }
api-stale = у вас стол на строке { $given }, а сейчас он на строке { $seq }
api-too-long = в запросе больше { $most } байт
api-too-many = слишком много сразу; попробуйте снова через { $seconds } с
api-too-many-lines = у вас уже открыто потоков: { $most }
api-broken = на сервере произошла ошибка, она записана; стол остался как был
api-words-or-phrase = надо сказать что-то одно: слова или готовую фразу

### Напоминания при закрытой странице.

remind-line-turn = { $game }: ваш ход
remind-line-over = { $game }: партия окончена
remind-turns =
    { $count ->
        [one] Ваш ход за { $count } столом
        [few] Ваш ход за { $count } столами
        [many] Ваш ход за { $count } столами
       *[other] Ваш ход за { $count } стола
    }
remind-news =
    { $count ->
        [one] Новости с { $count } стола
        [few] Новости с { $count } столов
        [many] Новости с { $count } столов
       *[other] Новости с { $count } стола
    }
remind-more =
    { $count ->
        [one] И ещё { $count } стол.
        [few] И ещё { $count } стола.
        [many] И ещё { $count } столов.
       *[other] И ещё { $count } стола.
    }
remind-confirm-title = Trollbord: это ваш адрес?
remind-confirm-text = Кто-то на { $host } хочет получать на этот адрес напоминания о своих партиях. Если это вы, откройте эту ссылку и подтвердите:
remind-confirm-else = Если это не вы, ничего не делайте: через два дня адрес будет забыт.
remind-stop-text = Вы получили это, потому что просили об этом на { $host }. Остановить:
