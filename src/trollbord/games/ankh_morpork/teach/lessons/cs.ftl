### Co říkají lekce: nejvýš 40 slov na poznámku.

lesson-first = První hra
lesson-first-about = Karty, služebníci, potíže a tajný cíl

lesson-first-secret = Tvoje tajemství
lesson-first-secret-about = kdo doopravdy jsi
lesson-first-secret-goal = Lord Vetinari zmizel a město chtějí všichni. Hraješ za červenou. Tahle karta je tvoje tajemství: Lord Rezmont vyhraje, když ovládá sedm čtvrtí. Nikdo jiný neví, kdo jsi.

lesson-first-card = Jedna karta za tah
lesson-first-card-about = symboly zleva doprava
lesson-first-card-ribs = Ve svém tahu zahraješ jednu kartu a provedeš její symboly zleva doprava. Zahraj Hargův dům žebírek: nejdřív peníze, pak služebník.
lesson-first-card-ribs-miss = I tahle karta by šla. Tady začneme Hargovým domem žebírek.
lesson-first-card-coin = První symbol je mince. Každý symbol je nabídka, kterou můžeš odmítnout, jen náhodnou událost ne. Vezmi si peníze.
lesson-first-card-coin-miss = Odmítnout smíš, ale za peníze se staví. Vezmi si je.

lesson-first-minion = Umísti služebníka
lesson-first-minion-about = poblíž svých
lesson-first-minion-far = Teď služebník. Patří tam, kde už nějakého máš, nebo do sousední čtvrti. Zkus, co je moc daleko: vyber Sedmispáče.
lesson-first-minion-far-miss = Tahle čtvrť je dost blízko, takže by tam šel. Zkus Sedmispáče.
lesson-first-minion-far-hint = Sedmispáči jsou čtvrť 11.
lesson-first-minion-near = Hippo sousedí se dvěma čtvrtěmi, kde stojí tvoji služebníci, a je prázdné. Umísti služebníka tam.
lesson-first-minion-near-crowd = Tam už služebník stojí. Dva v jedné čtvrti přinesou potíže: vyber prázdné Hippo.
lesson-first-minion-near-miss = To se smí. Pro tuhle lekci vyber Hippo, čtvrť 6.
lesson-first-minion-near-done = Na konci tahu si dobereš karty do pěti.

lesson-first-trouble = Potíže
lesson-first-trouble-about = když se služebníci potkají
lesson-first-trouble-yellow = Žlutá jde za tebou do Hippa. Kdykoli služebník přijde tam, kde už jiný stojí, dostane čtvrť ukazatel potíží. Kde jsou potíže, tam nikdo nestaví a vrazi mohou udeřit.
lesson-first-trouble-watch = Hlídka zjedná pořádek. Zahraj kapitána Karotku: umísti služebníka, odstraň ukazatel potíží, vezmi si 1 $.
lesson-first-trouble-watch-miss = Tuhle ne: symbol, který odstraňuje potíže, má kapitán Karotka.
lesson-first-trouble-second = Nejdřív služebník. Temná studna, čtvrť 8, je prázdná a hned vedle.
lesson-first-trouble-second-miss = To se smí. Tady potřebujeme služebníka v Temné studni.
lesson-first-trouble-calm = Teď odeber jeden ukazatel potíží z kterékoli čtvrti. Stavět chceš v Hippu.
lesson-first-trouble-calm-miss = Tam je teď klid. Stavět ale chceš v Hippu.
lesson-first-trouble-dollar = Služebníci zůstávají, zmizel jen ukazatel. Poslední symbol je dolar: vezmi si ho.

lesson-first-dagger = Dýka
lesson-first-dagger-about = vražda
lesson-first-dagger-inigo = Žlutá zahrála dýku: odstraní cizího služebníka, trolla nebo démona, ale jen tam, kde jsou potíže. Jeden tvůj služebník je pryč a ukazatel také, jako vždy, když některý odejde.

lesson-first-house = Budova
lesson-first-house-about = čtvrť a její karta
lesson-first-house-mint = Zahraj Královskou mincovnu: staví a pak vyplatí 5 $.
lesson-first-house-mint-miss = Vezmi Královskou mincovnu: její první symbol staví.
lesson-first-house-street = Stavíš tam, kde máš služebníka a nejsou tam potíže ani budova. Zkus to přesto u Sester Dollyových.
lesson-first-house-street-miss = Tam stavět smíš. Zkus Sestry Dollyovy, kde jsou potíže.
lesson-first-house-street-hint = Sestry Dollyovy jsou čtvrť 1.
lesson-first-house-build = Brání tomu potíže. Teď postav za 12 $ v Hippu.
lesson-first-house-build-cheap = Temná studna stojí jen 6 $, ale její karta pomáhá méně. Postav v Hippu.
lesson-first-house-build-miss = Postav v Hippu, čtvrti 6.
lesson-first-house-build-done = Budova se počítá jako služebník a karta čtvrti je tvoje: od příštího tahu 2 $ v každém tvém tahu.

lesson-first-control = Kdo ovládá čtvrť
lesson-first-control-about = kdo má víc
lesson-first-control-hippo = Pan Boggis ti vzal 2 $ pro žlutou. Čtvrť ovládáš, když v ní máš dohromady víc služebníků a budov než kterýkoli jiný hráč. Kdo ovládá Hippo?
lesson-first-control-hippo-yellow = žlutá
lesson-first-control-hippo-red = červená
lesson-first-control-hippo-nobody = nikdo
lesson-first-control-hippo-miss = To nesedí: spočítej svého služebníka a svou budovu, pak služebníka žluté.
lesson-first-control-hippo-done = Červená: služebník a budova proti jednomu služebníkovi. Při shodě by to nebyl nikdo. Trollové se počítají jako další hráč, a čtvrť s démonem neovládá nikdo.
lesson-first-control-cruces = U Sester Dollyových je to jeden na jednoho. Máš v ruce dýku: zahraj doktora Crucese.
lesson-first-control-cruces-miss = Tahle karta dýku nemá. Doktor Cruces ano.
lesson-first-control-calmly = Vražda potřebuje potíže. Zkus to na služebníka žluté v Hippu.
lesson-first-control-calmly-miss = Tam potíže jsou, takže by zmizel. Zkus to v Hippu.
lesson-first-control-calmly-hint = Vyber služebníka žluté ve čtvrti 6.
lesson-first-control-strike = Bez potíží není vražda. Teď udeř u Sester Dollyových.
lesson-first-control-strike-miss = I to zasáhne, ale chceme Sestry Dollyovy.
lesson-first-control-strike-done = Majitel mohl odpovědět kartou přerušení. Žlutá žádnou neměla: Sestry Dollyovy teď ovládáš ty.
lesson-first-control-card = Nakonec karta čtvrti. Použij kartu Hippa a vezmi si 2 $.
lesson-first-control-card-miss = Skončit smíš, ale karta platí v každém tahu. Využij ji.

lesson-first-end = Kdy vyhraješ
lesson-first-end-about = na začátku svého tahu
lesson-first-end-when = Dejme tomu, že díky kartě ovládneš sedmou čtvrť. Kdy vyhraješ?
lesson-first-end-when-once = hned
lesson-first-end-when-turn = na začátku svého příštího tahu
lesson-first-end-when-last = až dojde balíček
lesson-first-end-when-miss = Ne tak docela: nejdřív hrají ostatní a mohou tě zastavit.
lesson-first-end-when-done = Na začátku svého tahu. Skrývej tedy, co chystáš, a sleduj, co chystají ostatní.
lesson-first-end-pile = Někdo vezme poslední kartu balíčku a nikdo nesplnil svůj cíl. Co se stane?
lesson-first-end-pile-shuffle = z odhozených karet bude balíček
lesson-first-end-pile-points = hra končí, rozhodnou body
lesson-first-end-pile-miss = Ne tak docela: z odhozených karet nový balíček nikdy nevznikne.
lesson-first-end-pile-done = Rozhodnou body: 5 za služebníka, cena každé budovy, 1 za dolar. Je-li ale někdo velitel Elánius, vyhraje on. Hru může ukončit i událost „Výtržnosti“.

lesson-first-signs = Další symboly
lesson-first-signs-about = svitek, blesk, událost
lesson-first-signs-scroll = Jiná hra: teď jsi lord Selachii. Dva symboly téhle karty jsou nové. Svitek znamená text karty; karta se znaménkem plus dovolí zahrát ještě jednu kartu.
lesson-first-signs-bolt = Blesk značí přerušení: není to nikdy karta tvého tahu, jen odpovídá. Kdy zahraješ Gaspodu?
lesson-first-signs-bolt-own = ve svém tahu místo karty
lesson-first-signs-bolt-struck = když někdo udeří na mého služebníka
lesson-first-signs-bolt-miss = Ne tak docela: přerušení jen odpovídá na to, co se má stát.
lesson-first-signs-bolt-done = Právě tehdy, i v tahu jiného hráče: dostaneš otázku, než se to stane. Na co odpovídá, říká karta.
lesson-first-signs-event = Mrakoplaš začíná náhodnou událostí: kdo ho zahraje, otočí kartu události, třeba draka, povodeň nebo trolly. Smíš to odmítnout?
lesson-first-signs-event-yes = ano
lesson-first-signs-event-no = ne
lesson-first-signs-event-miss = Ne tak docela: tenhle symbol je jediný, který se provést musí.
lesson-first-signs-event-done = Ne: je to jediný symbol, který se provést musí. Událost může zasáhnout každého, i tebe.

lesson-first-play = Hraj dál
lesson-first-play-about = Tomte hraje za žlutou, ty za červenou
lesson-first-play-on = Lord Selachii potřebuje sedm čtvrtí a ty ovládáš pět. Zahraj tři tahy, nebo méně, když někdo vyhraje dřív. Tomte je hodný, ale i on má cíl.
lesson-first-play-on-done = Teď víš, jak se hraje Ankh-Morpork. Události, přerušení a jiné cíle mají své vlastní lekce.

lesson-answers = Přerušení
lesson-answers-about = Odpovědi v tazích ostatních

lesson-answers-answer = Zastav ho
lesson-answers-answer-about = karta mimo pořadí
lesson-answers-answer-attack = Žlutá hraje Iniga Skimmera. Jeho dýka míří na tvého služebníka ve Stínech, kde jsou potíže.
lesson-answers-answer-gaspode = Máš dvě přerušení a ptají se tě, než se to stane. Gaspoda nechá služebníka na místě: zahraj ho.
lesson-answers-answer-gaspode-club = I to služebníka zachrání, ale jinde. Tady zahraj Gaspodu.
lesson-answers-answer-gaspode-miss = Pak je služebník pryč. Můžeš ho zachránit: zahraj Gaspodu.
lesson-answers-answer-gaspode-done = Tvému služebníkovi se nic nestalo a ukazatel potíží zůstává také.

lesson-answers-turn = Ne jako tah
lesson-answers-turn-about = co přerušení neumí
lesson-answers-turn-first = Jsi na tahu. Zkus zahrát své druhé přerušení jako kartu tohoto tahu.
lesson-answers-turn-first-miss = Tuhle kartu zahrát lze. Zkus přerušení.
lesson-answers-turn-first-hint = Je to karta v kroužku.
lesson-answers-turn-groat = Přerušení jen odpovídá. Pro svůj tah zahraj Groš.
lesson-answers-turn-groat-miss = I to se smí. Tady vezmi kartu v kroužku.

lesson-answers-again = Návrat jinam
lesson-answers-again-about = jiný druh odpovědi
lesson-answers-again-cruces = Žlutá to zkouší znovu, s doktorem Crucesem, v Jatkách.
lesson-answers-again-club = Odpověz druhým přerušením: služebník odejde a vrátí se v jiné čtvrti.
lesson-answers-again-club-miss = Pak je služebník nadobro pryč. Odpověz kartou v kroužku.
lesson-answers-again-near = Umísti ho jako obvykle poblíž jiného svého služebníka, ale ne do staré čtvrti. Vyber čtvrť, kde nikdo nestojí.
lesson-answers-again-near-crowd = Tam hned přinese potíže. Vyber čtvrť bez služebníků.
lesson-answers-again-near-miss = Vyber čtvrť bez služebníků.

lesson-answers-count = Co to stojí
lesson-answers-count-about = karty a tajemství
lesson-answers-count-cards = V tahu žluté byla právě zahrána tvoje karta přerušení. Kolik karet teď držíš?
lesson-answers-count-cards-miss = To nesedí: dobíráš až na konci vlastního tahu.
lesson-answers-count-cards-done = Čtyři. Místo zůstane prázdné do konce tvého příštího tahu.
lesson-answers-count-asked = Stůl čeká na odpověď. Co to čekání prozradí?
lesson-answers-count-asked-holds = že máš přerušení
lesson-answers-count-asked-might = nic
lesson-answers-count-asked-miss = Ne tak docela: ptáme se každého, kdo by odpověď mohl mít, ať ji má, nebo ne.
lesson-answers-count-asked-done = Nic: ptáme se každého, kdo by odpověď mít mohl, i když ji nemá.

lesson-goals = Tajné cíle
lesson-goals-about = Dosáhni svého, odhadni jejich

lesson-goals-own = Lord Vetinari
lesson-goals-own-about = špehové všude
lesson-goals-own-areas = Tentokrát jsi lord Vetinari: ve dvou vyhrává se služebníky v jedenácti čtvrtích bez démonů. V kolika teď nějakého máš?
lesson-goals-own-areas-miss = Ne tak docela. Počítej čtvrti, ne služebníky; číslo ukazuje i tvoje karta.
lesson-goals-own-areas-done = Deset. Chybí jedna a musí vydržet do začátku tvého příštího tahu.
lesson-goals-own-groat = Zahraj kartu v kroužku: umístí služebníka.
lesson-goals-own-groat-miss = I tahle karta by šla. Tady vezmi tu v kroužku.
lesson-goals-own-eleventh = Vyber čtvrť, kde ještě žádného nemáš.
lesson-goals-own-eleventh-same = Tam už jednoho máš, takže zůstává deset.
lesson-goals-own-eleventh-miss = Zůstává deset. Hledej čtvrť bez červeného služebníka.

lesson-goals-theirs = Ostatní
lesson-goals-theirs-about = co prozrazuje stůl
lesson-goals-theirs-who = Jiná hra. Žlutá jde všude za tebou a nikdy nezjedná pořádek; na plánu leží osm ukazatelů potíží. Kdo by to mohl být?
lesson-goals-theirs-who-vetinari = Lord Vetinari
lesson-goals-theirs-who-dragon = Drak, král erbů
lesson-goals-theirs-who-vimes = velitel Elánius
lesson-goals-theirs-who-miss = Ne tak docela. Kdo chce potíže?
lesson-goals-theirs-who-done = Drak vyhrává s osmi ukazateli na začátku svého tahu. A hned teď přijde na řadu.
lesson-goals-theirs-angua = Ještě máš tah. Zahraj kartu, která odstraňuje potíže.
lesson-goals-theirs-angua-miss = Pak zůstane osm ukazatelů a žlutá může vyhrát. Vezmi kartu v kroužku.
lesson-goals-theirs-calm = Stačí kterýkoli ukazatel.
lesson-goals-theirs-calm-miss = Když odmítneš, zůstane osm. Jeden odeber.
lesson-goals-theirs-calm-done = Sedm. Město je na jedno kolo v bezpečí.

lesson-goals-late = Když to nikdo nedokáže
lesson-goals-late-about = poslední karta
lesson-goals-late-vimes = Balíček došel, nikdo nesplnil cíl a žlutá je velitel Elánius. Co se stane?
lesson-goals-late-vimes-vimes = vyhraje žlutá
lesson-goals-late-vimes-points = rozhodnou body
lesson-goals-late-vimes-miss = Ne tak docela: právě na to velitel Elánius čeká.
lesson-goals-late-vimes-done = Vyhraje žlutá. Bez Elánia rozhodují body: 5 za služebníka, cena každé budovy, 1 za dolar.

lesson-events = Náhodné události
lesson-events-about = Co si nikdo nepřál

lesson-events-event = Událost
lesson-events-event-about = symbol, který nelze odmítnout
lesson-events-event-rincewind = Zahraj kartu v kroužku. Její první symbol je náhodná událost, jediný symbol, který nelze odmítnout.
lesson-events-event-rincewind-miss = Tahle karta událost nemá. Vezmi tu v kroužku.
lesson-events-event-dragon = Odkryje se horní událost: Drak. Kostka určí Stíny.
lesson-events-event-left = Co zbylo ve Stínech?
lesson-events-event-left-building = budovy
lesson-events-event-left-marker = ukazatel potíží
lesson-events-event-left-nothing = nic
lesson-events-event-left-miss = Ne tak docela: podívej se na čtvrť v kroužku.
lesson-events-event-left-done = Nic: drak vezme služebníky, budovu i ukazatel. Zasáhne i tebe.

lesson-events-gods = Malí bohové
lesson-events-gods-about = pojistka za 3 $
lesson-events-gods-wizard = Jiná hra: máš budovu ve čtvrti 4 a její kartu. Zahraj kartu v kroužku a uvidíš, co přijde.
lesson-events-gods-wizard-miss = Tahle karta událost nemá. Vezmi tu v kroužku.
lesson-events-gods-pay = Výbuch, zrovna ve čtvrti 4. Karta téhle čtvrti pomůže: zaplať 3 $ a budova zůstane stát.
lesson-events-gods-pay-miss = Pak je budova pryč a její karta taky. 3 $ zachrání obojí.
lesson-events-gods-pay-done = Platí to v každém tahu, i pro služebníky: 3 $ za figurku.

lesson-events-riots = Výtržnosti
lesson-events-riots-about = náhlý konec
lesson-events-riots-riots = Na plánu leží osm ukazatelů potíží a další událostí jsou výtržnosti. Co se stane?
lesson-events-riots-riots-nothing = nic
lesson-events-riots-riots-points = hra končí, rozhodnou body
lesson-events-riots-riots-dragon = vyhraje Drak
lesson-events-riots-riots-miss = Ne tak docela: s osmi ukazateli se něco stane, a to všem.
lesson-events-riots-riots-done = Hra hned končí a rozhodnou body. Ani velitel Elánius tím nevyhraje.
lesson-events-riots-twice = Může stejná událost přijít dvakrát?
lesson-events-riots-twice-no = ne
lesson-events-riots-twice-yes = ano
lesson-events-riots-twice-miss = Ne tak docela: co bylo, jde stranou.
lesson-events-riots-twice-done = Ne. Dvanáct událostí, každá nejvýš jednou: pamatuj si, které už byly.
