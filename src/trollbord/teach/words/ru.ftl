### Слова учителя, в каждом уроке.

teach-learn = Учиться
teach-step = шаг { $number } из { $count }
teach-minutes = { $minutes ->
    [one] около { $minutes } минуты
    [few] около { $minutes } минут
    [many] около { $minutes } минут
   *[other] около { $minutes } минуты
}
teach-teaches = Томте объясняет
teach-show-me = Покажите мне
teach-try-again = Ещё раз
teach-next = Дальше
teach-back = Шаг назад
teach-skip = Пропустить шаг
teach-miss = Так можно, но здесь нужно другое.
teach-missed = Не совсем
teach-taken-back = ничего не потеряно, ход возвращается
teach-hint = Начинается так: { $option }
teach-look = Посмотрите, куда указывает мел.
teach-instead = Для урока мы теперь играем так: { $options }.
teach-answer = Ответ: { $option }
teach-watch = Посмотрите, как это делается. Потом ваша очередь.
teach-over = Вы прошли этот урок.
teach-advice = Я бы пошёл так: { $option }
teach-skip-short = Пропуск
teach-leave = Выйти из урока
teach-play = Сыграть партию
teach-all = Все уроки
teach-welcome = У каждой игры есть первый урок меньше чем на десять минут, на настоящем поле, и короткие уроки о трудном. Объясняет Томте; испортить ничего нельзя.
teach-begin = Начать
teach-start-here = Начните здесь
teach-go-on = Продолжить
teach-again = Ещё раз
teach-done = пройден
teach-chalk-ring = Меловое кольцо
teach-chalk-box = Меловая рамка
teach-chalk-arrow = Меловая стрелка
teach-later = Не сейчас
teach-offer = Вы здесь впервые? Меньше чем за десять минут я научу вас игре, на настоящем поле. Испортить ничего нельзя.
