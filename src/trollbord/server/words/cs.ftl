### Stůl pro programy.

api-title = Stůl pro programy
api-group-account = Kdo jste
api-group-games = Hry
api-group-tables = Stoly
api-group-playing = Hraní
api-group-talk = Hovor
api-group-history = Co se stalo
api-group-records = Záznamy
api-problems = Problémy
api-shapes = Co jde dovnitř a ven

api-problem-unreadable = Žádost nelze přečíst
api-problem-unsigned = Je potřeba token
api-problem-not-yours = Tohle není vaše
api-problem-missing = Nic takového tu není
api-problem-method = Tohle tady nejde
api-problem-stale = Stůl už je dál
api-problem-not-now = Tohle teď nejde
api-problem-too-long = Žádost je příliš dlouhá
api-problem-illegal = Pravidla to nedovolují
api-problem-too-many = Příliš mnoho žádostí
api-problem-broken = Chyba serveru
api-problem-unavailable = Server teď nemůže ukládat ani číst

api-unreadable = tohle nelze přečíst: { $why }
api-no-token = na to je potřeba token: 'Authorization: Bearer TOKEN'; dá vám ho 'POST /api/accounts'
api-bad-token = tento token nevydal tento server
api-no-method = „{ $given }“ tu není
api-no-missing = na „{ $given }“ nic není
api-no-name = jméno potřebuje aspoň jedno viditelné písmeno
api-not-your-seat = místo { $given } není vaše
api-no-such-moment = stůl má volby jen do čísla { $last }, ne { $given }
api-bad-seat = jako „{ $given }“ si nikdo nemůže sednout: očekává se { $expected }
api-stale = váš stav stolu je z řádku { $given }, ale teď je na řádku { $seq }
api-too-long = žádost má víc než { $most } bajtů
api-too-many = to bylo příliš najednou; zkuste to znovu za { $seconds } s
api-too-many-lines = otevřených proudů je už { $most }, víc jich není dovoleno
api-broken = na serveru nastala chyba a je zapsána; stůl zůstal beze změny
api-words-or-phrase = pošlete buď text, nebo frázi, ne obojí

### Upozornění při zavřené stránce.

remind-line-turn = { $game }: jsi na tahu
remind-line-over = { $game }: hra skončila
remind-turns =
    { $count ->
        [one] Jsi na tahu u { $count } stolu
        [few] Jsi na tahu u { $count } stolů
        [many] Jsi na tahu u { $count } stolu
       *[other] Jsi na tahu u { $count } stolů
    }
remind-news =
    { $count ->
        [one] Novinky od { $count } stolu
        [few] Novinky od { $count } stolů
        [many] Novinky od { $count } stolu
       *[other] Novinky od { $count } stolů
    }
remind-more =
    { $count ->
        [one] A ještě { $count } stůl.
        [few] A ještě { $count } stoly.
        [many] A ještě { $count } stolu.
       *[other] A ještě { $count } stolů.
    }
remind-confirm-title = Trollbord: je to tvoje adresa?
remind-confirm-text = Někdo na { $host } chce na tuto adresu dostávat upozornění na své hry. Pokud jsi to ty, otevři tento odkaz a potvrď to:
remind-confirm-else = Pokud to nejsi ty, nedělej nic: za dva dny bude adresa zapomenuta.
remind-stop-text = Dostáváš to, protože je to na { $host } zapnuté. Odhlásit se můžeš zde:
