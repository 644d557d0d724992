### Co říkají lekce: nejvýš 40 slov na poznámku.

lesson-first = První hra
lesson-first-about = Jdi, sbírej trolly, buš, vezmi si poklad

lesson-first-last = Poslední táhne
lesson-first-last-about = tvůj vládce trollů
lesson-first-last-lords = Hraješ za slonovinovou. Trollové chtějí poklady dvanácti oblastí a které si vezmeš, rozhodnou balvany, které vypadnou ze Skalní věže. Táhne vládce trollů, který stojí na stezce poslední: tvůj.

lesson-first-lord = Posuň svého vládce
lesson-first-lord-about = jedno, dvě nebo tři pole
lesson-first-lord-three = Jde na jedno z příštích tří volných polí s krajinou, nebo z příštích tří se stopami. Třetí pole s krajinou, tři trollové: vyber bažinu v kroužku.
lesson-first-lord-three-fewer = To přinese méně trollů. Třetí pole přinese tři.
lesson-first-lord-three-steps = Tam trollové putují, ale na plánu ještě žádného nemáš. Vyber pole s krajinou v kroužku.

lesson-first-trolls = Umísti trolly
lesson-first-trolls-about = kam pole říká
lesson-first-trolls-forest = Všichni jdou do jedné oblasti krajiny, na které stojí tvůj vládce. Zkus jinou: vyber les na severu.
lesson-first-trolls-forest-miss = Bažina je správně, takže by troll přišel. Nejdřív zkus les.
lesson-first-trolls-forest-hint = Je to oblast v kroužku.
lesson-first-trolls-swamp = Tvůj vládce stojí na bažině. Umísti tři trolly do bažiny na severu: leží u dvou pevností.
lesson-first-trolls-swamp-other = Tahle bažina leží jen u jedné pevnosti. Vyber tu na severu.
lesson-first-trolls-swamp-miss = Smíš skončit dřív, ale tři jsou lepší. Pokračuj v bažině na severu.

lesson-first-turn = Kdo je na tahu?
lesson-first-turn-about = žádné pevné pořadí
lesson-first-turn-orange = Pak byla poslední oranžová a táhne stejně: na ledovec, se třemi trolly.
lesson-first-turn-whose = Podívej se na stezku. Kdo je teď na tahu?
lesson-first-turn-whose-orange = oranžová
lesson-first-turn-whose-ivory = slonovinová
lesson-first-turn-whose-miss = Ne tak docela: čí vládce stojí víc vzadu?
lesson-first-turn-whose-done = Ty: tvůj vládce je poslední. Krátký posun vládce dává víc tahů, dlouhý víc trollů.

lesson-first-walk = Stopy
lesson-first-walk-about = trollové putují
lesson-first-walk-feet = Teď stopy v kroužku: první, tedy jeden krok. Tvůj vládce zůstane za oranžovým.
lesson-first-walk-feet-place = Tím zase umístíš trolly. Tady chceme putovat.
lesson-first-walk-feet-far = Dál je víc kroků, ale pak bude poslední oranžová. Vyber první.
lesson-first-walk-steps = Jeden troll přejde do sousední oblasti. Vyber bažinu na severu, pak oblast vedle.
lesson-first-walk-steps-miss = Krok smíš vynechat, ale tady ho udělej.
lesson-first-walk-wind = Kdo stojí před tvým vládcem, dostane po tvém tahu vítr v zádech: trolla, nebo krok. Oranžová jednoho umístí.

lesson-first-fortress = U pevnosti
lesson-first-fortress-about = smíš bušit?
lesson-first-fortress-call = Později. Opasek je prázdný, takže nejdřív pevnost I, s trolly ve dvou z jejích tří oblastí. Ty máš: vyber pevnost v kroužku.
lesson-first-fortress-call-miss = Tah smíš ukončit, ale tady čekají poklady.
lesson-first-fortress-limit = Smíš tolikrát udeřit, kolik tvých trollů stojí v rámečku, nejvýš devětkrát. Kolik to je?
lesson-first-fortress-limit-miss = To nesedí: spočítej všechny své trolly ve třech oblastech.
lesson-first-fortress-limit-done = Pět. Také od každé barvy, červené, žluté i modré, smí vypadnout nejvýš pět balvanů.
lesson-first-fortress-alone = Nikdo další se tu přidat nemůže. Buš: první úder přijde hned.
lesson-first-fortress-alone-miss = Pak tah skončí bez pokladu. Buš.

lesson-first-blow = Ještě jednou?
lesson-first-blow-about = štěstí a limity
lesson-first-blow-second = Vypadlo sedm balvanů. Poklady tu mají hodnotu 11, 14 a 18; sedm balvanů nestačí na žádný. Udeř znovu.
lesson-first-blow-second-early = Přestat teď nic nepřinese. Údery ještě máš.
lesson-first-blow-stop = Celkem patnáct, z toho čtyři červené. Při šesti jedné barvy by se duch hor rozzlobil a nikdo by nic nedostal. Přestaň.
lesson-first-blow-stop-greedy = Třetí úder možná přinese 18, možná hněv ducha. Tady přestaň.

lesson-first-treasure = Poklad
lesson-first-treasure-about = nač stačí patnáct balvanů
lesson-first-treasure-dear = Poklad je tvůj, když vypadlo aspoň tolik balvanů, jakou má hodnotu, a stojí tam tvůj troll. Zkus ten nejcennější: 18.
lesson-first-treasure-dear-miss = Na ten to stačí. Nejdřív zkus 18.
lesson-first-treasure-dear-hint = Leží v oblasti v kroužku.
lesson-first-treasure-take = Patnáct je na 18 málo, ale na 14 dost. Vezmi si ho.
lesson-first-treasure-take-small = I jedenáct je tvých, ale 14 má větší cenu.
lesson-first-treasure-take-done = Jde na první pole opasku. Tvoji trollové oblast opustí a můžeš je umístit znovu.
lesson-first-treasure-crown = Kdo tohle pole opasku zaplní první, dostane jeho korunu za 6, dokud tam někdo nedá stejný nebo vyšší poklad. Kolik mají dohromady?
lesson-first-treasure-crown-miss = To nesedí: 14 za poklad a 6 za korunu.
lesson-first-treasure-crown-done = Dvacet.

lesson-first-end = Konec
lesson-first-end-about = čtyři pole opasku
lesson-first-end-when = Dál potřebuješ pevnost II, pak III; na poslední pole, +, stačí kterákoli. Co přinese konec?
lesson-first-end-when-tower = věž je prázdná
lesson-first-end-when-plus = někdo zaplní pole +
lesson-first-end-when-trolls = někomu dojdou trollové
lesson-first-end-when-miss = Ne tak docela: balvany se vracejí do věže a trollové do zásoby.
lesson-first-end-when-done = Kdo zaplní +, skončil; ostatní mají ještě jeden tah. Počítají se poklady, dary a koruny.

lesson-first-play = Hraj dál
lesson-first-play-about = Tomte hraje za oranžovou, ty za slonovinovou
lesson-first-play-on = Oběma chybí jen poslední poklad, takže stačí kterákoli pevnost. Sbírej trolly, buš a vezmi si nejlepší. Tomte je hodný.
lesson-first-play-on-done = Teď znáš Trollfjord. Kumpáni a dary mají vlastní lekce.

lesson-comrade = Kumpán
lesson-comrade-about = Bušení ve dvou

lesson-comrade-join = Přidat se
lesson-comrade-join-about = kdo smí a co to přinese
lesson-comrade-join-call = Chceš bušit u pevnosti v kroužku. I oranžová má trolly ve dvou jejích oblastech. Vyber pevnost.
lesson-comrade-join-call-miss = Pak tah skončí. Vyber pevnost.
lesson-comrade-join-orange = Oranžová tedy dostane otázku a přidá se. Kumpána odmítnout nemůžeš; můžeš jen nebušit.
lesson-comrade-join-limit = Teď buší trollové obou. Kolik úderů je dovoleno?
lesson-comrade-join-limit-miss = To nesedí: spočítej svoje i oranžové ve třech oblastech.
lesson-comrade-join-limit-done = Sedm: čtyři tvoji a tři oranžoví. I limit pro každou barvu je sedm.
lesson-comrade-join-hammer = Bušte spolu. Začínáš ty.
lesson-comrade-join-hammer-alone = Pak nikdo nic nedostane. Buš s oranžovou.

lesson-comrade-empty = Prázdný úder
lesson-comrade-empty-about = kladivo změní majitele
lesson-comrade-empty-second = Vypadlo šest. Udeř ještě jednou.
lesson-comrade-empty-second-early = Na šest balvanů tu žádný poklad není. Udeř.
lesson-comrade-empty-who = Nic nevypadlo: prázdný úder. S kumpánem to má následek. Kdo teď buší?
lesson-comrade-empty-who-ivory = slonovinová
lesson-comrade-empty-who-orange = oranžová
lesson-comrade-empty-who-miss = Ne tak docela: role se hned vymění.
lesson-comrade-empty-who-done = Oranžová. Kdo drží kladivo, rozhoduje o konci a bere si první.
lesson-comrade-empty-theirs = Oranžová udeří: dalších devět, celkem patnáct. Balvany se počítají oběma. Oranžová přestane.

lesson-comrade-share = Dělení
lesson-comrade-share-about = každému jeden poklad
lesson-comrade-share-first = Nejdřív si bere ten, kdo nakonec drží kladivo. Oranžová si bere 14.
lesson-comrade-share-place = Je tvůj tah, ne oranžové. Kam přijde poklad oranžové?
lesson-comrade-share-place-belt = na opasek
lesson-comrade-share-place-sack = do záplatovaného vaku
lesson-comrade-share-place-miss = Ne tak docela: opasek je pro vlastní tahy.
lesson-comrade-share-place-done = Do vaku, lícem dolů. Na konci se počítá, ale pole opasku nezaplní.
lesson-comrade-share-keep = Pro tebe zbývá 18 a patnáct nestačí. Smíš odejít, nebo bušit dál bez kumpána. Buš dál.
lesson-comrade-share-keep-leave = Pak odejdeš s prázdnou. Údery zbývají: buš dál.
lesson-comrade-share-stop = Dalších pět: dvacet. To na 18 stačí. Přestaň.
lesson-comrade-share-stop-greedy = Další úder lepší poklad nepřinese, jen riziko.
lesson-comrade-share-stop-done = Těch 18 je tvých a jde na opasek: je to tvůj tah.

lesson-limits = Limity a dary
lesson-limits-about = Co rozzlobí ducha hor

lesson-limits-colours = Barvy
lesson-limits-colours-about = kolik od každé
lesson-limits-colours-call = U pevnosti v kroužku stojí čtyři tvoji trollové. Vyber ji.
lesson-limits-colours-call-miss = Pak tah skončí. Vyber pevnost.
lesson-limits-colours-hammer = Čtyři trollové: nejvýš čtyři údery a nejvýš čtyři balvany červené, žluté a modré barvy. Buš.
lesson-limits-colours-hammer-end = Pak tah skončí. Buš.
lesson-limits-colours-room = Vypadlo osm, z toho tři červené. Kolik červených smí ještě vypadnout, aniž se duch rozzlobí?
lesson-limits-colours-room-none = žádný
lesson-limits-colours-room-miss = To nesedí: čtyři jsou dovoleny a tři jsou venku.
lesson-limits-colours-room-done = Jeden. Přesně čtyři jsou ještě v pořádku.
lesson-limits-colours-white = A kolik bílých smí vypadnout?
lesson-limits-colours-white-any = libovolný počet
lesson-limits-colours-white-miss = Ne tak docela: bílá pro ducha není barva.
lesson-limits-colours-white-done = Libovolný počet. Neškodí a počítají se jako ostatní.

lesson-limits-angry = Hněv
lesson-limits-angry-about = jeden navíc
lesson-limits-angry-more = Na osm ještě žádný poklad není. Riskni další úder.
lesson-limits-angry-more-stop = Přestat teď nic nepřinese. Udeř.
lesson-limits-angry-more-done = Patnáct balvanů, ale pět červených: jeden navíc. Bušení hned končí a duch hor se zlobí.

lesson-limits-gifts = Dary
lesson-limits-gifts-about = mír má svou cenu
lesson-limits-gifts-worth = Každý balvan navíc stojí jeden dar, ať má jakoukoli hodnotu. Co si necháš, se na konci počítá. Který dáš?
lesson-limits-gifts-worth-miss = To jde, ale stojí tě to víc bodů, než je nutné.
lesson-limits-gifts-worth-done = Čtyřku: duch na hodnotu nehledí.
lesson-limits-gifts-gift = Dej ho.
lesson-limits-gifts-gift-dear = I to ho usmíří, ale čtyřka stačí.
lesson-limits-gifts-gift-none = Pak si nikdo nic nevezme. Čtyřka ti přinese poklad.
lesson-limits-gifts-gift-miss = Dej čtyřku.
lesson-limits-gifts-take = Duch je usmířen a všech patnáct balvanů se stále počítá. Vezmi si 15.
lesson-limits-gifts-take-small = I ten je tvůj, ale 15 má větší cenu.
lesson-limits-gifts-take-done = Patnáct bodů za dar s hodnotou 4: dobrý obchod.

lesson-limits-hits = Mnoho trollů
lesson-limits-hits-about = i limity mají svůj limit
lesson-limits-hits-nine = Dejme tomu, že spolu buší jedenáct trollů. Kolik úderů je dovoleno?
lesson-limits-hits-nine-miss = To nesedí: je tu horní limit.
lesson-limits-hits-nine-done = Devět a devět od každé barvy. Víc trollů už jen postává.
