BEGIN TRANSACTION;
CREATE TABLE beside (
	"table" VARCHAR(24) NOT NULL, 
	seq INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY ("table", seq)
);
CREATE TABLE chairs (
	"table" VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	bot VARCHAR(24) NOT NULL, 
	accepts INTEGER NOT NULL, 
	PRIMARY KEY ("table", seat)
);
INSERT INTO "chairs" VALUES('jLQTYz9-ZNjA',0,'person','astrid','',0);
INSERT INTO "chairs" VALUES('jLQTYz9-ZNjA',1,'person','bjarne','',0);
INSERT INTO "chairs" VALUES('ARbVa7jF65EY',0,'person','astrid','',0);
INSERT INTO "chairs" VALUES('ARbVa7jF65EY',1,'person','astrid','',0);
INSERT INTO "chairs" VALUES('iWMKkf_KYBbc',0,'person','astrid','',0);
INSERT INTO "chairs" VALUES('iWMKkf_KYBbc',1,'person','astrid','',0);
INSERT INTO "chairs" VALUES('oFz-9GyZqYii',0,'person','astrid','',0);
INSERT INTO "chairs" VALUES('oFz-9GyZqYii',1,'person','astrid','',0);
CREATE TABLE files (
	id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	text VARCHAR NOT NULL, 
	brought FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE kept (
	"table" VARCHAR(24) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY ("table", name)
);
INSERT INTO "kept" VALUES('jLQTYz9-ZNjA','talk','{"who":"everyone","keeps":false}');
INSERT INTO "kept" VALUES('jLQTYz9-ZNjA','clock','{"kind":"game","seconds":600.0,"increment":0.0,"zero":"loss"}');
INSERT INTO "kept" VALUES('jLQTYz9-ZNjA','times','{"left":[599.9854715479996,599.9839367240002],"paused":false,"asking":[],"lost":-1,"out":[]}');
INSERT INTO "kept" VALUES('jLQTYz9-ZNjA','note astrid','a note');
INSERT INTO "kept" VALUES('ARbVa7jF65EY','talk','{"who":"everyone","keeps":false}');
INSERT INTO "kept" VALUES('ARbVa7jF65EY','note astrid','a note');
INSERT INTO "kept" VALUES('iWMKkf_KYBbc','talk','{"who":"everyone","keeps":false}');
INSERT INTO "kept" VALUES('iWMKkf_KYBbc','note astrid','a note');
INSERT INTO "kept" VALUES('oFz-9GyZqYii','talk','{"who":"everyone","keeps":false}');
INSERT INTO "kept" VALUES('oFz-9GyZqYii','note astrid','a note');
CREATE TABLE people (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('astrid','Astrid');
CREATE TABLE picks (
	"table" VARCHAR(24) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	option VARCHAR NOT NULL, 
	origin VARCHAR(10) NOT NULL, 
	PRIMARY KEY ("table", seq)
);
INSERT INTO "picks" VALUES('jLQTYz9-ZNjA',1,0,'move A2 A1','');
INSERT INTO "picks" VALUES('jLQTYz9-ZNjA',2,0,'stone A2','');
INSERT INTO "picks" VALUES('jLQTYz9-ZNjA',3,1,'move J4 C7','');
INSERT INTO "picks" VALUES('jLQTYz9-ZNjA',4,1,'stone A5','');
INSERT INTO "picks" VALUES('jLQTYz9-ZNjA',5,0,'move A1 B1','');
INSERT INTO "picks" VALUES('jLQTYz9-ZNjA',6,0,'stone A1','');
INSERT INTO "picks" VALUES('jLQTYz9-ZNjA',7,0,'5','undo');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',1,-1,'plank P02','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',2,-1,'plank P10','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',3,-1,'plank P01','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',4,-1,'plank P03','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',5,-1,'plank P08','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',6,-1,'plank P09','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',7,-1,'plank P04','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',8,-1,'plank P06','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',9,-1,'plank P05','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',10,-1,'plank P07','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',11,-1,'treasure 27','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',12,-1,'treasure 14','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',13,-1,'treasure 11','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',14,-1,'treasure 10','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',15,-1,'treasure 22','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',16,-1,'treasure 17','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',17,-1,'treasure 21','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',18,-1,'treasure 15','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',19,-1,'treasure 18','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',20,-1,'treasure 28','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',21,-1,'treasure 25','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',22,-1,'treasure 10','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',23,-1,'start 1','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',24,-1,'start 0','drawn');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',25,0,'lord placement 1','');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',26,0,'put glacier_w','');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',27,1,'lord placement 1','');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',28,1,'put swamp_n','');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',29,0,'lord placement 1','');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',30,0,'put tundra_c','');
INSERT INTO "picks" VALUES('ARbVa7jF65EY',31,0,'29','undo');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',1,-1,'deal lord_rust','drawn');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',2,-1,'deal lord_selachii','drawn');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',3,-1,'draw cmot_dibbler','drawn');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',4,-1,'draw nobby_nobbs','drawn');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',5,-1,'draw groat','drawn');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',6,-1,'draw the_royal_mint','drawn');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',7,-1,'draw the_opera_house','drawn');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',8,-1,'draw wallace_sonky','drawn');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',9,-1,'draw the_agony_aunts','drawn');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',10,-1,'draw foul_ole_ron','drawn');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',11,-1,'draw dr_whiteface','drawn');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',12,-1,'draw history_monks','drawn');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',13,-1,'first red','drawn');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',14,0,'play cmot_dibbler','');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',15,0,'skip','');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',16,0,'skip','');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',17,-1,'draw the_ankh_morpork_sunshine_dragon_sanctuary','drawn');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',18,1,'play the_agony_aunts','');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',19,1,'skip','');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',20,1,'skip','');
INSERT INTO "picks" VALUES('iWMKkf_KYBbc',21,1,'19','undo');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',1,0,'clan yellow','');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',2,1,'clan red','');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',3,-1,'draw CAS-09','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',4,-1,'draw CAS-01','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',5,-1,'draw TRC-32','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',6,-1,'draw TRC-30','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',7,-1,'draw TRC-42','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',8,-1,'draw TRC-16','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',9,-1,'draw TRC-11','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',10,-1,'draw BEL-12','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',11,-1,'draw RES-10','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',12,-1,'draw BEL-01','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',13,-1,'draw RES-05','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',14,-1,'draw BEL-05','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',15,-1,'draw ROY-04','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',16,-1,'draw ROY-01','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',17,-1,'draw ROY-03','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',18,-1,'draw ROY-11','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',19,-1,'draw ROY-08','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',20,-1,'draw RCA-01','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',21,-1,'draw RCA-09','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',22,-1,'draw RCA-11','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',23,-1,'draw RCA-13','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',24,-1,'draw RND-06','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',25,-1,'draw RND-04','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',26,-1,'draw RND-02','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',27,-1,'draw RND-08','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',28,-1,'draw RND-05','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',29,-1,'draw RND-03','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',30,-1,'first 1','drawn');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',31,1,'play RND-03','');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',32,1,'move aside mining','');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',33,1,'mine obsidian','');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',34,1,'move aside mining','');
INSERT INTO "picks" VALUES('oFz-9GyZqYii',35,1,'33','undo');
CREATE TABLE said (
	"table" VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	text VARCHAR NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("table", number)
);
INSERT INTO "said" VALUES('jLQTYz9-ZNjA',1,7,0,'astrid','words','hello',1.79495214962038135528e+09);
INSERT INTO "said" VALUES('ARbVa7jF65EY',1,31,0,'astrid','words','hello',1.79495214974431610112e+09);
INSERT INTO "said" VALUES('iWMKkf_KYBbc',1,21,0,'astrid','words','hello',1.79495214990845131878e+09);
INSERT INTO "said" VALUES('oFz-9GyZqYii',1,35,0,'astrid','words','hello',1.79495215004157137868e+09);
CREATE TABLE secrets (
	name VARCHAR(24) NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('tokens',X'0000000000000000000000000000000000000000000000000000000000000000');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	edition INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	options VARCHAR NOT NULL, 
	secret BLOB NOT NULL, 
	host VARCHAR(24) NOT NULL, 
	"join" VARCHAR(10) NOT NULL, 
	watch VARCHAR(10) NOT NULL, 
	opened FLOAT NOT NULL, 
	touched FLOAT NOT NULL, 
	over INTEGER NOT NULL, 
	next VARCHAR(24) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('jLQTYz9-ZNjA','ragnarocks',1,2,'{"characters":"none","ivory_card":"surtr","red_card":"ratatoskr","ivory_players":0,"limit":"40"}',X'2B4DCF01AB72E1205BFE52466DFFA5C410442F62CF6CD0C4612A9B0A61103894','astrid','link','link',1.7949521495660736561e+09,1.79495214961923408507e+09,0,'');
INSERT INTO "tables" VALUES('ARbVa7jF65EY','trollfjord',1,2,'{"tower":"quick","fortresses":"first-game","open_sacks":false,"colours":"white-orange-brown-black","map":"standard"}',X'61A7F6DCD880B80391AC03EF7128A8B811CDF62760D330843D40A3ED13FDE238','astrid','link','link',1.79495214966560053828e+09,1.79495214973679590225e+09,0,'');
INSERT INTO "tables" VALUES('iWMKkf_KYBbc','ankh_morpork',1,2,'{"gods_stop_trolls":false,"gods_stop_johnson":false,"gods_save_themselves":false,"saved_fire_goes_on":false,"sonky_stops_whole_text":false,"stopped_text_goes_on":false,"answer_order":"active_first","answers_to_answers":false,"second_card_later":false,"buy_with_six":false,"tie_break":"in_play","dibbler_takes_the_rest":false,"markers_need_minions":false,"gaspode_stops_auditors":false,"stanley_takes_the_last":false,"stake_stays_paid":false,"demon_house_full_price":false,"paid_player_may_refuse":false}',X'F8EE3C0E0AD8F4FD1AB64EFD1A309EB1EE2AE6E87D93E353F4D0CC2007620F4F','astrid','link','link',1.79495214982281112671e+09,1.79495214989872789381e+09,0,'');
INSERT INTO "tables" VALUES('oFz-9GyZqYii','trolls_princesses',1,2,'{"cauldrons_per_village":4,"opponents_add_to_bell":false,"opponents_add_to_castle":false,"opponents_add_to_swap":false,"opponents_add_to_hire":false,"opponents_add_to_cow":false,"opponents_camps_count":false,"board_royal_action":false,"royal_in_power_cave":false,"royal_in_villages":false,"first_tile_may_be_vp_den":false,"troll_power_max":6,"troll_power_max_extended":8,"board_camp_spaces":0,"board_changeling_spaces":0,"board_bell_spaces":0,"board_beds":0}',X'6675BB99F5D1207080B9AB838DD6F863F64BE758880AE6E2AF5E51010D7D07B7','astrid','link','link',1.79495214997701191903e+09,1.79495215004093670841e+09,0,'');
CREATE INDEX ix_chairs_person ON chairs (person);
COMMIT;
