### То, что общее у всех игр, терминала и страницы.

## Кто за столом

seat-unnamed = место { $number }
seat-nature = случай
seat-spectator = зритель
name-unknown = что-то скрытое
sheet-player = Игрок
components-rule = Правило
components-turn = Первый ход
components-example = Пример хода из правил

## Что бот думает о варианте

worth-best = лучший вариант
worth-near = почти так же хорошо
worth-less = слабее
worth-poor = намного слабее

## Ошибки: что дано, что ожидалось и где

error-unknown-game = нет игры «{ $given }»: есть { $expected }
error-broken-game = в папке «{ $given }» нет игры, в которую можно играть: { $why }
error-broken-package = пакет «{ $package }» не даёт игры «{ $given }», в которую можно играть: { $why }
error-game-twice = игру «{ $given }» дают два пакета ({ $packages }): удалите все, кроме одного
error-game-is-ours = игра «{ $given }» — одна из наших: та, что в { $packages }, не используется
error-game-not-installed = игра «{ $given }» здесь не установлена, эту запись нельзя воспроизвести: есть игры { $expected }
error-no-game = «{ $given }» — не игра, а { $kind }
error-other-game-made = { $module } не создаёт игру с кодом «{ $given }», а создаёт { $made }
error-no-game-made = { $module } не создаёт ни игру с кодом «{ $given }», ни какую-либо другую
error-unknown-bot = нет бота «{ $given }»: есть { $expected }
error-bot-twice = бота «{ $given }» дают два пакета ({ $packages }): удалите все, кроме одного
error-broken-bot = пакет «{ $package }» не даёт бота «{ $given }», который может играть: { $why }
error-no-player = «{ $given }» создаёт не Player, а { $kind }
error-not-imported = «{ $given }» не удаётся импортировать: { $why }
error-unknown-option = в игре { $game } нет варианта «{ $given }»
error-unknown-option-because = в игре { $game } нет варианта «{ $given }»: { $why }
error-unknown-pick-because = в игре { $game } нет варианта «{ $given }»: { $why }; варианты — { $offered }
why-spelt-nothing = ничего не сказано
why-spelt-verb = вариант начинается с { $expected }, а не с «{ $word }»
why-spelt-word = после «{ $before }» идёт { $expected }, а не «{ $word }»
why-spelt-short = после «{ $before }» должно идти { $expected }
why-spelt-end = после «{ $before }» ничего не идёт
why-other-question = сейчас задан другой вопрос: { $question }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
why-hidden = это решает случай или что-то скрытое{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
error-unknown-option-id = в { $game } нет варианта номер { $given }: они пронумерованы от 0 до { $last }
error-bad-budget = с { $given } думать нельзя: итерации и секунды — 0 или больше
error-bad-answer = бот «{ $bot }» ответил «{ $given }», а такого варианта у него нет: { $offered }
error-unknown-pick = в игре { $game } нет варианта «{ $given }»: варианты — { $offered }
error-bad-seats = для игры { $game } нужно мест: { $expected }, дано: { $given }
error-unknown-seat = за этим столом нет места { $given }: последнее { $last }
error-nature-sees = у случая нет своего взгляда на стол: смотрите глазами места или зрителя
error-spectator-row = у зрителя нет строки чисел: запросите строку места
error-bad-action = стол { $table } не предлагает действие { $given }: есть варианты { $expected }
error-action-count = одно действие на каждый стол: получено { $given }, ожидалось { $expected }
error-bad-setting = настройка стола «{ $option }» не может быть { $given }: ожидается { $expected }
error-unknown-setting = нет настройки стола «{ $given }»: есть { $expected }
error-illegal-pick = { $seat } не может выбрать «{ $given }»: варианты — { $offered }
error-illegal-pick-because = { $seat } не может выбрать «{ $given }»: { $why }; варианты — { $offered }
error-not-your-question = { $seat } не может выбрать «{ $given }»: отвечает { $asked_seat }
error-game-over = никто не может выбрать «{ $given }»: игра окончена
error-manner = «{ $option }» не знает способа «{ $given }»
error-nothing-to-undo = { $seat }: нечего брать назад
error-resigned-already = { $seat }: партия уже сдана
error-nobody-types = некому ввести, что выпало ({ $source }): боты играют там, где случай разыгрывается сам
error-cannot-undo = { $seat } не может взять ход назад: с тех пор что-то открылось
error-cannot-redo = { $seat }: назад ничего не взято
error-undo-over = никто не может ничего взять назад: партия окончена, и её тайна раскрыта
error-no-such-line = нет строки { $given }, к которой можно вернуться: последняя — { $last }
error-no-request = никто не просил вернуться
error-other-request = просьба вернуться теперь другая: строки { $expected } вместо { $given }
error-bad-position = это не позиция: в столбце { $column } стоит «{ $given }», ожидается { $expected }
error-bad-position-parts = это не позиция: в «{ $given }» нет трёх её частей
error-bad-position-game = это не позиция: в ней «{ $given }», ожидается «{ $expected }»
error-bad-position-fields = это не позиция: её поля — «{ $given }», ожидаются «{ $expected }»
error-bad-position-fit = это не позиция: сказанное в ней не сходится ({ $given })

## Записи: что в них не так и где

record-place = строка { $line }, столбец { $column }
record-part = { $expected ->
        [answer] вариант, «undo» с номером или «??»
        [colon] двоеточие
        [count] номер жеребьёвки
        [date] дата вида «2026-11-15»
        [game] код игры
        [hex] шестнадцатеричное число (64 цифры у обязательства и тайны)
        [language] язык, например «en»
        [line-end] конец строки
        [number] число
        [origin] «drawn», «tower», «typed» или «typed» и номер места
        [reason] двоеточие и причина конца
        [scores] счёт
        [seat] номер места
        [seq] номер строки
        [source] имя источника, например «die»
        [table] код настройки стола
        [text] текст не длиннее 500 знаков
        [undo] номер строки, к которой возвращаются
        [value] значение настройки стола
        [viewer] номер места или «spectator»
        [who] «seat» или «nature»
       *[other] «{ $expected }»
    }
error-record-after-end = { record-place }: «{ $given }» стоит после конца записи
error-record-asked = { record-place }: здесь вопрос не к «{ $given }», а к «{ $expected }»
error-record-character = { record-place }: знак { $given } не может стоять в записи
error-record-count = { record-place }: жеребьёвка { $given } из «{ $source }» не по порядку: ожидается { $expected }
error-record-cut-short = { record-place }: строка обрывается там, где ожидается { record-part }
error-record-draw = { record-place }: это не выпадало: тайна даёт «{ $expected }», в записи «{ $given }»
error-record-fall = { record-place }: этого не выпало: башня даёт «{ $expected }», в записи «{ $given }»
error-record-fall-beside = { record-place }: приложенное к этому удару не совпадает с тем, что сделал удар
error-record-edition = запись сделана по изданию правил { $given }, а здесь издание { $expected }: её нельзя воспроизвести
error-record-end = { record-place }: партия кончается на «{ $expected }», в записи «{ $given }»
error-record-expected = { record-place }: «{ $given }» стоит там, где ожидается { record-part }
error-record-game = это запись игры «{ $given }», а не «{ $expected }»
error-record-header-mark = { record-place }: заголовок не тот, что был запечатан
error-record-hidden = { record-place }: «??» бывает только в собственной записи места, где есть строка «view»
error-record-json = этот JSON не запись: { $why }
error-record-label = { record-place }: ни одна строка записи не начинается с «{ $given }»
error-record-late-header = { record-place }: строка «{ $given }» относится к заголовку, до первого хода
error-record-line-long = { record-place }: знаков в строке: { $given }, допустимо не больше { $most }
error-record-lines = в записи { $given } строк, допустимо не больше { $most }
error-record-mark = { record-place }: эта строка не та, что была запечатана
error-record-missing = { record-place }: заголовок кончается без строки «{ $expected }»
error-record-no-line = в этой записи нет строки { $given }: есть строки от 0 до { $last }
error-beside-line = строка { $line } рядом с этой записью не читается
error-beside-other = то, что лежит рядом с этой записью, принадлежит другой
error-record-not-over = { record-place }: у записи есть конец, а партия продолжается: строк не хватает
error-record-not-text = { record-place }: это не текст в UTF-8
error-record-numbered = { record-place }: в записи не больше { $most } пронумерованных строк
error-record-over = { record-place }: партия кончилась ещё до «{ $given }»
error-record-pick = { record-place }: { $why }
error-record-promise = { record-place }: это не тот секрет, на который выдано обязательство
error-record-scores = { record-place }: результатов { $given }, а мест { $expected }
error-record-seal = { record-place }: запись не та, что была запечатана
error-record-seal-length = { record-place }: запечатано строк: { $expected }, в записи: { $given }
error-record-seat = { record-place }: нет места { $given }: последнее { $last }
error-record-seats = { record-place }: мест { $given }: в записи их от 1 до { $most }
error-record-sequence = { record-place }: строка { $given } не по порядку: ожидается строка { $expected }
error-record-size = в записи { $given } байт или больше, допустимо не больше { $most }
error-record-start = { record-place }: запись начинается с «{ $expected }», а не с «{ $given }»
error-record-text = «{ $given }» не может стоять в записи: ожидается одна строка от 1 до { $most } знаков без пробелов по краям
error-record-twice = { record-place }: «{ $given }» уже есть
error-record-undo = { record-place }: к строке { $given } нельзя вернуться: она отменена, или после неё ничего нет
error-record-unknown = { record-place }: это собственная запись места, и что здесь выбрано, ему неизвестно
error-record-version = { record-place }: это «{ $given }», а читается только «{ $expected }»

verify-replayed = { $lines ->
        [one] воспроизведена { $lines } строка
        [few] воспроизведены { $lines } строки
       *[many] воспроизведено { $lines } строк
    }
verify-recomputed = { $draws ->
        [one] пересчитана { $draws } жеребьёвка
        [few] пересчитаны { $draws } жеребьёвки
       *[many] пересчитано { $draws } жеребьёвок
    }
verify-repeated = { $draws ->
        [one] { $draws } ответ башни повторён
        [few] { $draws } ответа башни повторены
       *[other] { $draws } ответов башни повторено
    }
verify-unchecked-tower = из башни, не пересчитано ({ $draws }): { $which }
verify-unchecked-typed = введено вручную, не пересчитано ({ $draws }): { $which }
verify-unchecked-forked = из партии, от которой эта отделилась, не пересчитано ({ $draws }): { $which }
verify-unchecked-secret = не пересчитано, потому что тайна не раскрыта ({ $draws }): { $which }
verify-not-over = партия не окончена
verify-not-whole = это собственная запись места: проверить можно только строки до первого пропуска
verify-not-promised = в записи нет обязательства: её тайну могли выбрать задним числом
verify-not-sealed = у записи нет печати: разрешённый ход вместо другого был бы незаметен

replay-undo = { $seat } возвращается к строке { $to }
log-typed = { $seat } вводит результат
end-broken-off = Партия прервана: достигнуто наибольшее число решений
log-resigned = { $seat } сдаётся
end-resigned = Все остальные сдались
replay-not-over = Партия не окончена.

## Состязания и программы

error-arena-needs-two = для состязания нужны два разных бота, дано «{ $given }»
error-arena-clock = по часам «{ $given }» думать нельзя: есть { $expected }
error-arena-clock-program = «{ $given }» — отдельная программа, и её процессорное время этот процесс не может считать, пока она думает: пусть играет по настенным часам
error-arena-other-contest = в файле { $file } другое состязание: «{ $expected }», а это — «{ $given }»; назовите другой файл через --out
error-store = базой данных { $given } нельзя пользоваться: { $why }
error-store-driver = базе данных { $given } нужен драйвер { $driver }, который не установлен; для PostgreSQL: pip install 'trollbord[postgres]'
error-store-claimed = базу данных { $given } использует другой сервер: сначала остановите его
error-remind-address = для напоминаний нужен адрес, по которому доступен этот сервер, например https://klub.example; указано «{ $given }»
error-remind-mail = почтовый сервер указывают как smtp://… или smtps://имя:пароль@хост; указано «{ $given }»
error-remind-key = ключ push { $given } не годится: { $why }
error-store-older = база данных { $given } создана более старой версией: `trollbord db upgrade` её обновит
error-store-newer = база данных { $given } создана более новой версией Trollbord (её вид — { $version }): используйте ту версию
error-store-full = в базе данных { $given } уже есть столы: назовите пустую
error-store-program = для этого нужна программа PostgreSQL { $program }, а она не установлена (Debian и Ubuntu: пакет postgresql-client)
error-arena-needs-pyarrow = чтобы записать «{ $file }», нужен pyarrow: pip install 'trollbord[parquet]', или назовите файл .csv через --out
error-extra-missing = для этого нужен пакет { $package }, а он не установлен: pip install 'trollbord[{ $extra }]'
error-arena-other-columns = файл { $file } записан другой версией арены, с другими столбцами; назовите другой файл через --out
error-benchmark-file = { $file } не является верным файлом результатов: { $why }
error-unknown-start = у { $game } нет начала «{ $given }»: есть { $expected }
error-no-cluster = по адресу «{ $address }» нет кластера Ray: { $why }
error-other-version = на одной из машин кластера Trollbord версии { $given }, а нужна { $expected }: у всех должна быть одна и та же
error-dataset-none = в папке { $folder } нет набора данных
error-dataset-other = в папке { $folder } набор данных другого рода ({ $why })
error-dataset-no-records = нет записей, на которых можно учиться
error-bad-weights = в файле { $file } нет пригодных весов: { $why }
error-bot-without-heat = «{ $given }» нельзя задать, насколько ошибаться: можно tomte и тем, кто ищет, с жаром больше 0
error-bot-without-weights = «{ $given }» не ищет, поэтому веса ему дать нельзя
error-fit-no-features = у игры { $game } нет признаков, для которых можно выучить веса
error-fit-records = { $folder } сделан из записей: веса учат по партиям, которые сыграли боты («trollbord dataset play»)
error-fit-by = по { $by } подбирается только прямая, которая начинает с оценки, написанной вручную
error-fit-other-rules = партию { $match } нельзя сыграть заново: набор данных сделан по другим правилам или другой версией
error-program-missing = нет программы «{ $program }»
error-program-no-node = для «{ $program }» нужен Node.js, а он не установлен
error-program-not-ready = «{ $program }» не ответила «ready» на «hello»
error-program-gone = «{ $program }» завершилась посреди партии
error-program-silent = «{ $program }» не ответила за { $seconds } { $seconds ->
        [one] секунду
        [few] секунды
       *[many] секунд
    }
error-program-wrong = «{ $program }» раз за разом отвечает неверно: { $why }

# -- the review of a finished game

error-review-budget = разбору нужно время на размышление: каждое число больше 0 и не меньше двух серий; дано { $given }
error-review-unfinished = партия ещё не окончена: разбирается только оконченная партия
error-review-hidden = это запись одного места, в ней скрыто сделанное другими: для разбора нужна полная запись
error-review-unverified = запись не прошла проверку, поэтому о ней ничего не говорится: { $why }
error-review-short = в этой партии не больше одного решения: для разбора этого мало
error-review-untaught = пока нет партий, по которым можно судить о столе { $game } на { $seats } мест с такими настройками, поэтому разбора нет
review-title = Разбор игры { $game }
review-gave = { $seat }: отдано около { $loss } сотых победы, ± { $half }
review-open-even = никто не был далеко впереди
review-open-ahead = уже далеко впереди
review-open-behind = уже позади
review-open-early = слишком рано для уверенности
review-count = { $what }: { $played } так, как было сыграно, { $better } иначе
review-odds-good = { $seat }: такая же удача, как в строке { $line }, бывает примерно в 1 случае из { $one }
review-odds-bad = { $seat }: такая же неудача, как в строке { $line }, бывает примерно в 1 случае из { $one }
review-odds-good-never = { $seat }: такой удачи, как в строке { $line }, не было ни в одной из { $of } попыток
review-odds-bad-never = { $seat }: такой неудачи, как в строке { $line }, не было ни в одной из { $of } попыток
review-nothing = Ни один ход не стоил наверняка { $limit } сотых победы.
review-label-as-good = не хуже
review-label-inaccuracy = неточность
review-label-mistake = ошибка
review-label-blunder = грубая ошибка
review-played = сыграно
review-better = лучше
review-moments = Моменты
review-account = Откуда взялся результат, в сотых победы
review-players = Игроки
review-draws = Случайности, которые решали
review-shares = Доли победы, ход за ходом
review-column-line = строка
review-column-player = игрок
review-column-lost = потеря
review-column-label = это была
review-column-start = начало
review-column-draws = случай
review-column-own = свой выбор
review-column-others = выбор других
review-column-result = результат
review-column-turns = ходы
review-column-good = лучшие или не хуже
review-column-decisions = решения
review-column-rate = потеря за решение
review-note-engine = Оценивал { $engine } ({ $given }, зерно { $seed }).
review-note-value = Доли получены по { $matches } партиям ботов; в других партиях они в среднем отличались на { $gap } сотых. На людях не измерялось.
review-note-factor = При доигрывании до конца потери составили { $factor } ± { $error } от сказанного (решений: { $decisions }): потери здесь умножены на это число, и интервал его учитывает.
review-note-eyes = Каждое решение оценивается по тому, что игрок мог тогда видеть, с памятью обо всём, что показывает стол.
review-note-open = Доли ход за ходом и счёт даны при открытых картах: партия окончена.
review-note-people = Оцениваются ходы, а не люди; мошенничества это не доказывает.
