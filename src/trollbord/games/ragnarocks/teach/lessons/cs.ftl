### Co říkají lekce: nejvýše 40 slov na poznámku.

lesson-first = První hra
lesson-first-about = Tři Vikingové, jeden plán a ohrada

lesson-first-clan = Tvůj klan
lesson-first-clan-about = poznej své tři Vikingy
lesson-first-clan-vikings = Hraješ za Slonovinový klan: to jsou tito tři Vikingové. Tři červení začínají naproti. Runovými kameny ohrazujete zemi, a kdo jí má nakonec víc, vyhraje.

lesson-first-lines = Přímé čáry
lesson-first-lines-about = pohni jedním Vikingem
lesson-first-lines-jump = Viking jde rovně, jak daleko chce, ale přes nic neprojde. Přesto to zkus: vyber Vikinga na A2 a pak A5.
lesson-first-lines-jump-miss = Tato cesta je volná, a tak Viking jde. Teď zkus, co se nesmí.
lesson-first-lines-jump-hint = Vyber A2 a pak A5: v cestě je Viking na A3.
lesson-first-lines-walk = Když se něco nesmí, stůl ti řekne proč. Teď pošli svého Vikinga z A3 na kterékoli pole, které se nabízí.
lesson-first-lines-walk-miss = I to jde, ale tady potřebujeme Vikinga v kroužku.

lesson-first-stone = Polož kámen
lesson-first-stone-about = na pole, kam dojde
lesson-first-stone-throw = Po každém pohybu položíš jeden runový kámen na pole, kam by tento Viking teď mohl jít. Vyber kterékoli z nich.
lesson-first-stone-red = Červený klan dělá totéž: jeden Viking, jedna přímá čára, jeden kámen. Kameny nepatří nikomu a zůstávají stát.

lesson-first-fence = Uzavři ohradu
lesson-first-fence-about = země bude tvoje
lesson-first-fence-close = O několik tahů později. Kameny a okraj plánu tvoří ohradu, zbývá jedna mezera. Tvůj Viking na C1 má podél řady volno: polož kámen, který mezeru uzavře.
lesson-first-fence-close-inside = Tento kámen stojí uvnitř ohrady. Mezera je dál otevřená a červení mohou vejít.
lesson-first-fence-close-miss = Ještě ne: C3 zůstává volné, takže červení mohou vejít.
lesson-first-fence-close-hint = Hledej pole mezi B3 a D3.
lesson-first-fence-close-done = Ohrada je uzavřená. Za ní stojí jen tvoji Vikingové: země je osídlená a patří tobě.

lesson-first-settled = Osídlená, nebo sporná
lesson-first-settled-about = kdo ještě smí táhnout
lesson-first-settled-cells = Každé osídlené pole je jeden bod, i to pod Vikingem. Kameny se nepočítají. Kolik bodů přinese tvoje země?
lesson-first-settled-cells-miss = To nesedí. Spočítej volná pole v rámečku a pole svého Vikinga.
lesson-first-settled-cells-done = Šest: pět volných polí a to, na kterém stojí tvůj Viking.
lesson-first-settled-rest = Usazení Vikingové odpočívají. Táhne se jen ve sporné oblasti, kde mají Vikingy oba klany. Zkus pohnout Vikingem na C1.
lesson-first-settled-rest-miss = Tento Viking je ještě volný a smí jít. Zkus toho na C1.
lesson-first-settled-rest-hint = Vyber C1 a pak pole vedle něj.

lesson-first-wild = Divoká země
lesson-first-wild-about = nepočítá se nikomu
lesson-first-wild-whose = V jiné hře uzavřely kameny pole v kroužcích a nestojí tam žádný Viking. Čí jsou to body?
lesson-first-wild-whose-ivory = Slonovinového klanu
lesson-first-wild-whose-red = Červeného klanu
lesson-first-wild-whose-nobody = ničí
lesson-first-wild-whose-miss = Ne tak docela: žádný Viking toho klanu tam nestojí.
lesson-first-wild-whose-done = Ničí. Země bez Vikinga je divoká. Buď uvnitř, než ohradu uzavřeš.

lesson-first-won = Kdo vyhrál?
lesson-first-won-about = spočítej pole
lesson-first-won-winner = Žádný kámen nezbývá, takže už nikdo nemůže táhnout a hra skončila. Sporná země se nepočítá nikomu. Porovnej osídlenou zemi: kdo vyhrál?
lesson-first-won-winner-ivory = Slonovinový klan
lesson-first-won-winner-red = Červený klan
lesson-first-won-winner-nobody = nikdo
lesson-first-won-winner-miss = To nesedí: spočítej osídlenou zemi obou klanů, tedy vybarvená pole.
lesson-first-won-winner-done = Vyhrál Červený klan, 19 polí proti 8. Tady byla jedna velká země lepší než několik malých.

lesson-first-play = Hraj dál
lesson-first-play-about = Tomte hraje za červené
lesson-first-play-on = Teď už víš všechno. Zbývá dvanáct kamenů: dohraj hru. Tomte hraje za červené a je hodný. Ohraď co nejvíc země.
lesson-first-play-on-done = Poslední kámen leží. Teď už umíš { game-name }.

lesson-regions = Oblasti
lesson-regions-about = Co uzavírá zemi a co se v ní počítá
lesson-regions-gap = Viking v mezeře
lesson-regions-gap-about = uzavře ohradu?
lesson-regions-gap-closed = Červený Viking stojí na C3, v poslední mezeře tvé ohrady. Je země za ním teď osídlená?
lesson-regions-gap-closed-yes = ano
lesson-regions-gap-closed-no = ne
lesson-regions-gap-closed-miss = Ne tak docela: ohradu tvoří jen kameny a okraj.
lesson-regions-gap-closed-done = Ne. Vikingové nic neuzavírají: C3 patří do stejné oblasti, stojí v ní tedy oba klany a je sporná.
lesson-regions-inside = Kámen uvnitř
lesson-regions-inside-about = spočítej zemi
lesson-regions-inside-count = Tady je ohrada uzavřená a uvnitř stojí ještě jeden kámen, na B1. Kolik bodů přinese tato země?
lesson-regions-inside-count-miss = To nesedí: pole s kamenem se nikdy nepočítá.
lesson-regions-inside-count-done = Pět. Kámen na B1 nic nedělí, ale jeho pole je ztracené.
lesson-regions-two = Dvě najednou
lesson-regions-two-about = jeden kámen, dvě země
lesson-regions-two-stone = Tvoji Vikingové čekají vlevo a vpravo od jedné mezery. Polož kámen, který osídlí obě země.
lesson-regions-two-stone-miss = Ten kámen ti jen vezme pole. Mezera zůstává otevřená.
lesson-regions-two-stone-hint = Podívej se na pole pod A2, mezi B2 a B4.
lesson-regions-two-stone-done = Dvě oblasti, pět polí. Jeden kámen může osídlit i několik oblastí naráz.

lesson-power = Schopnost
lesson-power-about = Postava ohýbá pravidla
lesson-power-card = Gullinbursti
lesson-power-card-about = přečti si svou kartu
lesson-power-card-may = S postavami má každý klan kartu. Tvoje je Gullinbursti: místo kamene se tento Viking smí pohnout ještě jednou. Kdy položí kámen?
lesson-power-card-may-always = vždy
lesson-power-card-may-instead = když se nepohne znovu
lesson-power-card-may-never = nikdy
lesson-power-card-may-miss = Ne tak docela. Přečti si kartu znovu: stojí tam „místo“.
lesson-power-card-may-done = Když se nepohne znovu. Všechna ostatní pravidla platí dál.
lesson-power-use = Použij ji
lesson-power-use-about = pohni se dvakrát
lesson-power-use-walk = Nejdřív obvyklý pohyb: pošli Vikinga na A3 po přímce.
lesson-power-use-walk-miss = I to jde, ale vezměme Vikinga na A3.
lesson-power-use-again = Teď se nabízejí kameny i pohyby. Pohni Vikingem na D6 ještě jednou.
lesson-power-use-again-stone = I kámen se smí, ale pak schopnost nevyužiješ.
lesson-power-use-again-done = Žádný kámen nenásleduje a tah končí. Hodí se to, když by ti kámen jen uškodil.
lesson-power-bind = Smět, nebo muset
lesson-power-bind-about = co tě váže
lesson-power-bind-must = Na kartě Gullinburstiho stojí „smí“. Musíš schopnost použít?
lesson-power-bind-must-yes = ano
lesson-power-bind-must-no = ne
lesson-power-bind-must-miss = Ne tak docela: co karta dovoluje, lze odmítnout.
lesson-power-bind-must-done = Ne. Co karta dovoluje, můžeš odmítnout; co přikazuje nebo zakazuje, to tě váže.

lesson-draft = Výběr postav
lesson-draft-about = Jak se vybírají postavy
lesson-draft-lay = Vylož dvě
lesson-draft-lay-about = Slonovinový klan vybírá dvojici
lesson-draft-lay-surtr = Hraješ za Slonovinový klan: vyložíš dvě z 32 postav. Vyber kteroukoli kartu; její schopnost je na ní. Pro první hru se hodí Surtr.
lesson-draft-lay-second = Teď druhou. Červený klan si jednu z nich vezme, vyber tedy karty, které by se ti líbily obě. K Surtrovi se hodí Ratatoskr.
lesson-draft-take = Červený klan si bere
lesson-draft-take-about = a ty dostaneš tu druhou
lesson-draft-take-red = Surtr a Ratatoskr jsou vyloženi a Červený klan si bere jednoho z nich.
lesson-draft-take-yours = Červený klan má Ratatoskra. Která postava je tvoje?
lesson-draft-take-yours-none = žádná
lesson-draft-take-yours-surtr = Surtr
lesson-draft-take-yours-any = kterákoli jiná
lesson-draft-take-yours-miss = Ne tak docela: vyloženy byly dvě karty.
lesson-draft-take-yours-done = Surtr, který zbyl. Jeden klan vyloží dvojici, druhý si z ní vybere: tak je to spravedlivé.
