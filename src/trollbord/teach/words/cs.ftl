### Slova učitele, v každé lekci.

teach-learn = Učit se
teach-step = krok { $number } z { $count }
teach-minutes = { $minutes ->
    [one] asi minuta
    [few] asi { $minutes } minuty
    [many] asi { $minutes } minuty
   *[other] asi { $minutes } minut
}
teach-teaches = Tomte vysvětluje
teach-show-me = Ukaž mi to
teach-try-again = Zkusit znovu
teach-next = Dál
teach-back = O krok zpět
teach-skip = Přeskočit krok
teach-miss = To se smí, ale tady potřebujeme něco jiného.
teach-missed = Ne tak docela
teach-taken-back = nic není ztraceno, tah se vrací
teach-hint = Začíná to takto: { $option }
teach-look = Podívej se, kam ukazuje křída.
teach-instead = Pro lekci teď hrajeme: { $options }.
teach-answer = Řešení je: { $option }
teach-watch = Podívej se, jak se to dělá. Potom jsi na řadě ty.
teach-over = Tuto lekci máš hotovou.
teach-advice = Já bych hrál: { $option }
teach-skip-short = Přeskočit
teach-leave = Odejít z lekce
teach-play = Zahrát si hru
teach-all = Všechny lekce
teach-welcome = Každá hra má první lekci kratší než deset minut, na skutečném herním plánu, a krátké lekce o tom, co je těžké. Tomte vysvětluje a nic se nemůže pokazit.
teach-begin = Začít
teach-start-here = Začni tady
teach-go-on = Pokračovat
teach-again = Ještě jednou
teach-done = hotovo
teach-chalk-ring = Křídový kroužek
teach-chalk-box = Křídový rámeček
teach-chalk-arrow = Křídová šipka
teach-later = Teď ne
teach-offer = Jsi tu poprvé? Za necelých deset minut tě naučím hru, na skutečném herním plánu. Nic se nemůže pokazit.
