BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE analysis (
	table_id VARCHAR(20) NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	done INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	said TEXT NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_analysis PRIMARY KEY (table_id), 
	CONSTRAINT fk_analysis_table_id FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE beat (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_beat PRIMARY KEY (id)
);
CREATE TABLE chat (
	table_id VARCHAR(20) NOT NULL, 
	n INTEGER NOT NULL, 
	person VARCHAR(20) NOT NULL, 
	seat INTEGER, 
	name VARCHAR(60) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (table_id, n), 
	CONSTRAINT fk_chat_table_id FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('zqw4gdy62h',0,'6bme46thushg',0,'Ada','Good luck!',1794949633942);
INSERT INTO "chat" VALUES('zqw4gdy62h',1,'kuj9kudafhq3',1,'Bo','Well played.',1794949635889);
INSERT INTO "chat" VALUES('3e38f6efqu',0,'6bme46thushg',0,'Ada','Good luck!',1794949635929);
INSERT INTO "chat" VALUES('3e38f6efqu',1,'kuj9kudafhq3',1,'Bo','Hm, let me think.',1794949636233);
INSERT INTO "chat" VALUES('25zqz8bpfc',0,'6bme46thushg',0,'Ada','Good luck!',1794949638590);
INSERT INTO "chat" VALUES('25zqz8bpfc',1,'kuj9kudafhq3',1,'Bo','Well played.',1794949641249);
INSERT INTO "chat" VALUES('cchzxqkcck',0,'6bme46thushg',0,'Ada','Good luck!',1794949641285);
INSERT INTO "chat" VALUES('cchzxqkcck',1,'kuj9kudafhq3',1,'Bo','Hm, let me think.',1794949641561);
INSERT INTO "chat" VALUES('smd5r33n9m',0,'6bme46thushg',0,'Ada','Good luck!',1794949641817);
INSERT INTO "chat" VALUES('smd5r33n9m',1,'kuj9kudafhq3',1,'Bo','Well played.',1794949642828);
INSERT INTO "chat" VALUES('953g9cfh3w',0,'6bme46thushg',0,'Ada','Good luck!',1794949642893);
INSERT INTO "chat" VALUES('953g9cfh3w',1,'kuj9kudafhq3',1,'Bo','Hm, let me think.',1794949643205);
INSERT INTO "chat" VALUES('gxsek3b43f',0,'6bme46thushg',0,'Ada','Good luck!',1794949643250);
INSERT INTO "chat" VALUES('gxsek3b43f',1,'kuj9kudafhq3',1,'Bo','Well played.',1794949644257);
INSERT INTO "chat" VALUES('46cx39wavw',0,'6bme46thushg',0,'Ada','Good luck!',1794949644317);
INSERT INTO "chat" VALUES('46cx39wavw',1,'kuj9kudafhq3',1,'Bo','Hm, let me think.',1794949644573);
INSERT INTO "chat" VALUES('u8pwbacdpc',0,'6bme46thushg',0,'Ada','Good luck!',1794949644855);
INSERT INTO "chat" VALUES('u8pwbacdpc',1,'kuj9kudafhq3',1,'Bo','Well played.',1794949647777);
INSERT INTO "chat" VALUES('ptcshxjxxv',0,'6bme46thushg',0,'Ada','Good luck!',1794949647854);
INSERT INTO "chat" VALUES('ptcshxjxxv',1,'kuj9kudafhq3',1,'Bo','Hm, let me think.',1794949648129);
CREATE TABLE deck (
	id INTEGER NOT NULL, 
	person VARCHAR(20) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	text TEXT NOT NULL, 
	updated BIGINT NOT NULL, 
	CONSTRAINT pk_deck PRIMARY KEY (id), 
	CONSTRAINT fk_deck_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "deck" VALUES(1,'6bme46thushg','power-up','My first','# Emberwake: Forge Fire
Heroes
1 Cinder Scout
1 Ash Runner
1 Kindle Sprite
1 Flint Squire
1 Torch Lancer
1 Smoke Dancer
1 Brand Hound
1 Salamander Twin
1 Forge Maiden
1 Comet Thrower
1 Wildfire Courier
1 Kiln Guard
1 Phoenix Herald
1 Blade of Noon
1 Lava Ox
1 Signal Archer
1 Ysolde of the Embers
1 The Red Comet
1 Slagheart Dragon
1 Saint of Sparks
Power Deck
1 Torch
1 Flint Blade
1 Spark Boots
1 Kiln Plate
1 Flare Gun
1 Smoke Cloak
2 Fireball
2 Flash Fire
1 Fireheart
1 First Light
1 Burnt Offering
1 Searing Truth
1 War Drums
1 Trial by Fire
2 Sandbag Line
1 Short Sword
1 Lucky Dodge
',1794949648741);
CREATE TABLE entry (
	table_id VARCHAR(20) NOT NULL, 
	n INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_entry PRIMARY KEY (table_id, n), 
	CONSTRAINT fk_entry_table_id FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "entry" VALUES('zqw4gdy62h',1,'0 go_first',1794949633957);
INSERT INTO "entry" VALUES('zqw4gdy62h',2,'0 done',1794949633977);
INSERT INTO "entry" VALUES('zqw4gdy62h',3,'1 done',1794949633981);
INSERT INTO "entry" VALUES('zqw4gdy62h',4,'0 place card:42 card:3',1794949634001);
INSERT INTO "entry" VALUES('zqw4gdy62h',5,'1 place card:62 card:4',1794949634013);
INSERT INTO "entry" VALUES('zqw4gdy62h',6,'0 place card:10 card:0',1794949634025);
INSERT INTO "entry" VALUES('zqw4gdy62h',7,'1 done',1794949634041);
INSERT INTO "entry" VALUES('zqw4gdy62h',8,'0 place card:17 card:1',1794949634053);
INSERT INTO "entry" VALUES('zqw4gdy62h',9,'0 place card:58 card:3',1794949634065);
INSERT INTO "entry" VALUES('zqw4gdy62h',10,'0 place card:61 card:1',1794949634085);
INSERT INTO "entry" VALUES('zqw4gdy62h',11,'0 !back 9',1794949634101);
INSERT INTO "entry" VALUES('zqw4gdy62h',12,'0 place card:61 card:3',1794949634121);
INSERT INTO "entry" VALUES('zqw4gdy62h',13,'0 done',1794949634133);
INSERT INTO "entry" VALUES('zqw4gdy62h',14,'0 attack card:17 card:1 card:4',1794949634144);
INSERT INTO "entry" VALUES('zqw4gdy62h',15,'1 decline',1794949634153);
INSERT INTO "entry" VALUES('zqw4gdy62h',16,'1 block card:99 card:4',1794949634169);
INSERT INTO "entry" VALUES('zqw4gdy62h',17,'1 attack card:110 card:6 card:0 word:0',1794949634186);
INSERT INTO "entry" VALUES('zqw4gdy62h',18,'1 !back 16',1794949634209);
INSERT INTO "entry" VALUES('zqw4gdy62h',19,'1 attack card:62 card:4 card:1',1794949634241);
INSERT INTO "entry" VALUES('zqw4gdy62h',20,'0 decline',1794949634249);
INSERT INTO "entry" VALUES('zqw4gdy62h',21,'0 avoid card:35 card:1',1794949634261);
INSERT INTO "entry" VALUES('zqw4gdy62h',22,'0 concede',1794949634273);
INSERT INTO "entry" VALUES('zqw4gdy62h',23,'1 accept',1794949634281);
INSERT INTO "entry" VALUES('zqw4gdy62h',24,'0 decline',1794949634285);
INSERT INTO "entry" VALUES('zqw4gdy62h',25,'1 decline',1794949634293);
INSERT INTO "entry" VALUES('zqw4gdy62h',26,'1 done',1794949634298);
INSERT INTO "entry" VALUES('zqw4gdy62h',27,'0 discard card:40',1794949634305);
INSERT INTO "entry" VALUES('zqw4gdy62h',28,'0 done',1794949634317);
INSERT INTO "entry" VALUES('zqw4gdy62h',29,'1 place card:82 card:6',1794949634329);
INSERT INTO "entry" VALUES('zqw4gdy62h',30,'0 done',1794949634337);
INSERT INTO "entry" VALUES('zqw4gdy62h',31,'1 place card:113 card:6',1794949634345);
INSERT INTO "entry" VALUES('zqw4gdy62h',32,'1 place card:75 card:5',1794949634353);
INSERT INTO "entry" VALUES('zqw4gdy62h',33,'1 place card:104 card:6',1794949634361);
INSERT INTO "entry" VALUES('zqw4gdy62h',34,'1 place card:77 card:5',1794949634369);
INSERT INTO "entry" VALUES('zqw4gdy62h',35,'1 place card:101 card:4',1794949634373);
INSERT INTO "entry" VALUES('zqw4gdy62h',36,'1 place card:66 card:4',1794949634381);
INSERT INTO "entry" VALUES('zqw4gdy62h',37,'1 done',1794949634389);
INSERT INTO "entry" VALUES('zqw4gdy62h',38,'1 attack card:66 card:4 card:0',1794949634401);
INSERT INTO "entry" VALUES('zqw4gdy62h',39,'0 decline',1794949634409);
INSERT INTO "entry" VALUES('zqw4gdy62h',40,'0 avoid card:36 card:0',1794949634417);
INSERT INTO "entry" VALUES('zqw4gdy62h',41,'0 attack card:48 card:2 card:4',1794949634429);
INSERT INTO "entry" VALUES('zqw4gdy62h',42,'1 take',1794949634437);
INSERT INTO "entry" VALUES('zqw4gdy62h',43,'1 play card:75 card:5',1794949634449);
INSERT INTO "entry" VALUES('zqw4gdy62h',44,'0 decline',1794949634453);
INSERT INTO "entry" VALUES('zqw4gdy62h',45,'1 decline',1794949634461);
INSERT INTO "entry" VALUES('zqw4gdy62h',46,'0 attack card:53 card:2 card:4',1794949634465);
INSERT INTO "entry" VALUES('zqw4gdy62h',47,'1 block card:101 card:4',1794949634473);
INSERT INTO "entry" VALUES('zqw4gdy62h',48,'1 concede',1794949634485);
INSERT INTO "entry" VALUES('zqw4gdy62h',49,'0 accept',1794949634489);
INSERT INTO "entry" VALUES('zqw4gdy62h',50,'1 decline',1794949634493);
INSERT INTO "entry" VALUES('zqw4gdy62h',51,'0 decline',1794949634501);
INSERT INTO "entry" VALUES('zqw4gdy62h',52,'0 done',1794949634657);
INSERT INTO "entry" VALUES('zqw4gdy62h',53,'1 discard card:105',1794949634661);
INSERT INTO "entry" VALUES('zqw4gdy62h',54,'1 done',1794949634669);
INSERT INTO "entry" VALUES('zqw4gdy62h',55,'0 place card:20 card:1',1794949634687);
INSERT INTO "entry" VALUES('zqw4gdy62h',56,'1 place card:100 card:4',1794949634696);
INSERT INTO "entry" VALUES('zqw4gdy62h',57,'0 place card:51 card:0',1794949634709);
INSERT INTO "entry" VALUES('zqw4gdy62h',58,'1 place card:65 card:4',1794949634725);
INSERT INTO "entry" VALUES('zqw4gdy62h',59,'0 place card:47 card:1',1794949634737);
INSERT INTO "entry" VALUES('zqw4gdy62h',60,'1 place card:72 card:5',1794949634745);
INSERT INTO "entry" VALUES('zqw4gdy62h',61,'0 place card:27 card:2',1794949634753);
INSERT INTO "entry" VALUES('zqw4gdy62h',62,'1 done',1794949634765);
INSERT INTO "entry" VALUES('zqw4gdy62h',63,'0 place card:33 card:3',1794949634773);
INSERT INTO "entry" VALUES('zqw4gdy62h',64,'0 done',1794949634785);
INSERT INTO "entry" VALUES('zqw4gdy62h',65,'0 play card:20 card:1',1794949634789);
INSERT INTO "entry" VALUES('zqw4gdy62h',66,'1 decline',1794949634801);
INSERT INTO "entry" VALUES('zqw4gdy62h',67,'1 concede',1794949634809);
INSERT INTO "entry" VALUES('zqw4gdy62h',68,'0 accept',1794949634821);
INSERT INTO "entry" VALUES('zqw4gdy62h',69,'1 decline',1794949634837);
INSERT INTO "entry" VALUES('zqw4gdy62h',70,'0 decline',1794949634845);
INSERT INTO "entry" VALUES('zqw4gdy62h',71,'0 discard card:14',1794949634861);
INSERT INTO "entry" VALUES('zqw4gdy62h',72,'0 discard card:50',1794949634869);
INSERT INTO "entry" VALUES('zqw4gdy62h',73,'0 done',1794949634877);
INSERT INTO "entry" VALUES('zqw4gdy62h',74,'1 done',1794949634889);
INSERT INTO "entry" VALUES('zqw4gdy62h',75,'0 place card:18 card:1',1794949634901);
INSERT INTO "entry" VALUES('zqw4gdy62h',76,'1 place card:103 card:7',1794949634909);
INSERT INTO "entry" VALUES('zqw4gdy62h',77,'0 place card:54 card:2',1794949634921);
INSERT INTO "entry" VALUES('zqw4gdy62h',78,'1 place card:89 card:7',1794949634937);
INSERT INTO "entry" VALUES('zqw4gdy62h',79,'0 place card:60 card:0',1794949634946);
INSERT INTO "entry" VALUES('zqw4gdy62h',80,'1 place card:96 card:5',1794949634961);
INSERT INTO "entry" VALUES('zqw4gdy62h',81,'0 done',1794949634973);
INSERT INTO "entry" VALUES('zqw4gdy62h',82,'1 done',1794949634985);
INSERT INTO "entry" VALUES('zqw4gdy62h',83,'0 attack card:47 card:1 card:5',1794949635005);
INSERT INTO "entry" VALUES('zqw4gdy62h',84,'1 take',1794949635017);
INSERT INTO "entry" VALUES('zqw4gdy62h',85,'1 attack card:65 card:4 card:0',1794949635037);
INSERT INTO "entry" VALUES('zqw4gdy62h',86,'0 decline',1794949635046);
INSERT INTO "entry" VALUES('zqw4gdy62h',87,'0 take',1794949635065);
INSERT INTO "entry" VALUES('zqw4gdy62h',88,'0 attack card:18 card:1 card:6',1794949635077);
INSERT INTO "entry" VALUES('zqw4gdy62h',89,'1 decline',1794949635082);
INSERT INTO "entry" VALUES('zqw4gdy62h',90,'1 avoid card:91 card:6',1794949635105);
INSERT INTO "entry" VALUES('zqw4gdy62h',91,'1 attack card:104 card:6 card:2',1794949635125);
INSERT INTO "entry" VALUES('zqw4gdy62h',92,'0 take',1794949635137);
INSERT INTO "entry" VALUES('zqw4gdy62h',93,'0 attack card:51 card:0 card:6',1794949635149);
INSERT INTO "entry" VALUES('zqw4gdy62h',94,'1 take',1794949635161);
INSERT INTO "entry" VALUES('zqw4gdy62h',95,'1 attack card:72 card:5 card:0 word:1',1794949635185);
INSERT INTO "entry" VALUES('zqw4gdy62h',96,'0 decline',1794949635201);
INSERT INTO "entry" VALUES('zqw4gdy62h',97,'0 take',1794949635209);
INSERT INTO "entry" VALUES('zqw4gdy62h',98,'0 attack card:15 card:0 card:4',1794949635225);
INSERT INTO "entry" VALUES('zqw4gdy62h',99,'1 decline',1794949635233);
INSERT INTO "entry" VALUES('zqw4gdy62h',100,'1 take',1794949635237);
INSERT INTO "entry" VALUES('zqw4gdy62h',101,'1 attack card:96 card:5 card:0',1794949635249);
INSERT INTO "entry" VALUES('zqw4gdy62h',102,'0 take',1794949635269);
INSERT INTO "entry" VALUES('zqw4gdy62h',103,'0 play card:25 card:2',1794949635273);
INSERT INTO "entry" VALUES('zqw4gdy62h',104,'1 decline',1794949635285);
INSERT INTO "entry" VALUES('zqw4gdy62h',105,'1 concede',1794949635301);
INSERT INTO "entry" VALUES('zqw4gdy62h',106,'0 accept',1794949635313);
INSERT INTO "entry" VALUES('zqw4gdy62h',107,'1 decline',1794949635317);
INSERT INTO "entry" VALUES('zqw4gdy62h',108,'0 decline',1794949635321);
INSERT INTO "entry" VALUES('zqw4gdy62h',109,'0 discard card:9',1794949635341);
INSERT INTO "entry" VALUES('zqw4gdy62h',110,'0 discard card:41',1794949635345);
INSERT INTO "entry" VALUES('zqw4gdy62h',111,'0 done',1794949635353);
INSERT INTO "entry" VALUES('zqw4gdy62h',112,'1 discard card:81',1794949635361);
INSERT INTO "entry" VALUES('zqw4gdy62h',113,'1 done',1794949635377);
INSERT INTO "entry" VALUES('zqw4gdy62h',114,'0 done',1794949635385);
INSERT INTO "entry" VALUES('zqw4gdy62h',115,'1 place card:106 card:5',1794949635397);
INSERT INTO "entry" VALUES('zqw4gdy62h',116,'1 place card:74 card:5',1794949635409);
INSERT INTO "entry" VALUES('zqw4gdy62h',117,'1 place card:63 card:4',1794949635425);
INSERT INTO "entry" VALUES('zqw4gdy62h',118,'1 place card:114 card:4',1794949635437);
INSERT INTO "entry" VALUES('zqw4gdy62h',119,'1 done',1794949635445);
INSERT INTO "entry" VALUES('zqw4gdy62h',120,'0 attack card:42 card:58 card:3 card:4',1794949635461);
INSERT INTO "entry" VALUES('zqw4gdy62h',121,'1 take',1794949635469);
INSERT INTO "entry" VALUES('zqw4gdy62h',122,'1 attack card:94 card:4 card:0',1794949635485);
INSERT INTO "entry" VALUES('zqw4gdy62h',123,'0 decline',1794949635497);
INSERT INTO "entry" VALUES('zqw4gdy62h',124,'0 avoid card:8 card:0',1794949635505);
INSERT INTO "entry" VALUES('zqw4gdy62h',125,'0 attack card:44 card:59 card:3 card:6',1794949635529);
INSERT INTO "entry" VALUES('zqw4gdy62h',126,'1 take',1794949635539);
INSERT INTO "entry" VALUES('zqw4gdy62h',127,'1 play card:77 card:5',1794949635547);
INSERT INTO "entry" VALUES('zqw4gdy62h',128,'0 attack card:54 card:2 card:5',1794949635561);
INSERT INTO "entry" VALUES('zqw4gdy62h',129,'1 take',1794949635573);
INSERT INTO "entry" VALUES('zqw4gdy62h',130,'1 attack card:106 card:5 card:2',1794949635589);
INSERT INTO "entry" VALUES('zqw4gdy62h',131,'0 take',1794949635597);
INSERT INTO "entry" VALUES('zqw4gdy62h',132,'0 attack card:32 card:3 card:5',1794949635617);
INSERT INTO "entry" VALUES('zqw4gdy62h',133,'1 decline',1794949635625);
INSERT INTO "entry" VALUES('zqw4gdy62h',134,'1 take',1794949635633);
INSERT INTO "entry" VALUES('zqw4gdy62h',135,'1 attack card:74 card:5 card:0',1794949635653);
INSERT INTO "entry" VALUES('zqw4gdy62h',136,'0 decline',1794949635661);
INSERT INTO "entry" VALUES('zqw4gdy62h',137,'0 take',1794949635673);
INSERT INTO "entry" VALUES('zqw4gdy62h',138,'1 choose card:60',1794949635681);
INSERT INTO "entry" VALUES('zqw4gdy62h',139,'0 attack card:33 card:3 card:5',1794949635693);
INSERT INTO "entry" VALUES('zqw4gdy62h',140,'1 decline',1794949635697);
INSERT INTO "entry" VALUES('zqw4gdy62h',141,'1 take',1794949635709);
INSERT INTO "entry" VALUES('zqw4gdy62h',142,'1 attack card:63 card:4 card:3',1794949635721);
INSERT INTO "entry" VALUES('zqw4gdy62h',143,'0 decline',1794949635729);
INSERT INTO "entry" VALUES('zqw4gdy62h',144,'0 take',1794949635737);
INSERT INTO "entry" VALUES('zqw4gdy62h',145,'0 pass',1794949635745);
INSERT INTO "entry" VALUES('zqw4gdy62h',146,'1 attack card:83 card:6 card:0',1794949635757);
INSERT INTO "entry" VALUES('zqw4gdy62h',147,'0 decline',1794949635769);
INSERT INTO "entry" VALUES('zqw4gdy62h',148,'0 take',1794949635781);
INSERT INTO "entry" VALUES('zqw4gdy62h',149,'1 choose card:51',1794949635793);
INSERT INTO "entry" VALUES('zqw4gdy62h',150,'0 pass',1794949635801);
INSERT INTO "entry" VALUES('zqw4gdy62h',151,'1 attack card:100 card:4 card:0',1794949635813);
INSERT INTO "entry" VALUES('zqw4gdy62h',152,'0 take',1794949635837);
INSERT INTO "entry" VALUES('zqw4gdy62h',153,'0 pass',1794949635845);
INSERT INTO "entry" VALUES('zqw4gdy62h',154,'1 concede',1794949635853);
INSERT INTO "entry" VALUES('zqw4gdy62h',155,'0 accept',1794949635861);
INSERT INTO "entry" VALUES('zqw4gdy62h',156,'1 decline',1794949635869);
INSERT INTO "entry" VALUES('3e38f6efqu',1,'0 go_first',1794949635933);
INSERT INTO "entry" VALUES('3e38f6efqu',2,'0 done',1794949635953);
INSERT INTO "entry" VALUES('3e38f6efqu',3,'1 done',1794949635961);
INSERT INTO "entry" VALUES('3e38f6efqu',4,'0 place card:42 card:3',1794949635965);
INSERT INTO "entry" VALUES('3e38f6efqu',5,'1 place card:62 card:4',1794949635973);
INSERT INTO "entry" VALUES('3e38f6efqu',6,'0 place card:10 card:0',1794949635989);
INSERT INTO "entry" VALUES('3e38f6efqu',7,'1 done',1794949635997);
INSERT INTO "entry" VALUES('3e38f6efqu',8,'0 place card:17 card:1',1794949636009);
INSERT INTO "entry" VALUES('3e38f6efqu',9,'0 place card:58 card:3',1794949636017);
INSERT INTO "entry" VALUES('3e38f6efqu',10,'0 place card:61 card:1',1794949636033);
INSERT INTO "entry" VALUES('3e38f6efqu',11,'0 !back 9',1794949636045);
INSERT INTO "entry" VALUES('3e38f6efqu',12,'0 place card:61 card:3',1794949636065);
INSERT INTO "entry" VALUES('3e38f6efqu',13,'0 done',1794949636069);
INSERT INTO "entry" VALUES('3e38f6efqu',14,'0 attack card:17 card:1 card:4',1794949636081);
INSERT INTO "entry" VALUES('3e38f6efqu',15,'1 decline',1794949636089);
INSERT INTO "entry" VALUES('3e38f6efqu',16,'1 block card:99 card:4',1794949636097);
INSERT INTO "entry" VALUES('3e38f6efqu',17,'1 attack card:110 card:6 card:0 word:0',1794949636113);
INSERT INTO "entry" VALUES('3e38f6efqu',18,'1 !back 16',1794949636133);
INSERT INTO "entry" VALUES('3e38f6efqu',19,'1 attack card:62 card:4 card:1',1794949636149);
INSERT INTO "entry" VALUES('3e38f6efqu',20,'0 decline',1794949636157);
INSERT INTO "entry" VALUES('3e38f6efqu',21,'0 avoid card:35 card:1',1794949636165);
INSERT INTO "entry" VALUES('3e38f6efqu',22,'0 concede',1794949636185);
INSERT INTO "entry" VALUES('3e38f6efqu',23,'1 accept',1794949636193);
INSERT INTO "entry" VALUES('3e38f6efqu',24,'0 decline',1794949636199);
INSERT INTO "entry" VALUES('3e38f6efqu',25,'1 decline',1794949636205);
INSERT INTO "entry" VALUES('3e38f6efqu',26,'1 done',1794949636217);
INSERT INTO "entry" VALUES('3e38f6efqu',27,'0 discard card:40',1794949636225);
INSERT INTO "entry" VALUES('25zqz8bpfc',1,'0 reserve card:2',1794949638597);
INSERT INTO "entry" VALUES('25zqz8bpfc',2,'1 reserve card:5',1794949638608);
INSERT INTO "entry" VALUES('25zqz8bpfc',3,'0 no_event',1794949638617);
INSERT INTO "entry" VALUES('25zqz8bpfc',4,'1 event card:95',1794949638625);
INSERT INTO "entry" VALUES('25zqz8bpfc',5,'0 decline',1794949638641);
INSERT INTO "entry" VALUES('25zqz8bpfc',6,'0 done',1794949638649);
INSERT INTO "entry" VALUES('25zqz8bpfc',7,'1 done',1794949638653);
INSERT INTO "entry" VALUES('25zqz8bpfc',8,'0 place card:46 card:1',1794949638665);
INSERT INTO "entry" VALUES('25zqz8bpfc',9,'1 place card:107 card:5',1794949638677);
INSERT INTO "entry" VALUES('25zqz8bpfc',10,'0 place card:36 card:0',1794949638689);
INSERT INTO "entry" VALUES('25zqz8bpfc',11,'0 !back 9',1794949638699);
INSERT INTO "entry" VALUES('25zqz8bpfc',12,'0 place card:47 card:2',1794949638713);
INSERT INTO "entry" VALUES('25zqz8bpfc',13,'1 place card:102 card:4',1794949638721);
INSERT INTO "entry" VALUES('25zqz8bpfc',14,'0 place card:14 card:1',1794949638729);
INSERT INTO "entry" VALUES('25zqz8bpfc',15,'1 place card:120 card:7',1794949638741);
INSERT INTO "entry" VALUES('25zqz8bpfc',16,'0 place card:36 card:0',1794949638749);
INSERT INTO "entry" VALUES('25zqz8bpfc',17,'1 place card:89 card:5',1794949638757);
INSERT INTO "entry" VALUES('25zqz8bpfc',18,'1 !back 16',1794949638773);
INSERT INTO "entry" VALUES('25zqz8bpfc',19,'1 place card:84 card:6',1794949638785);
INSERT INTO "entry" VALUES('25zqz8bpfc',20,'0 place card:31 card:2',1794949638793);
INSERT INTO "entry" VALUES('25zqz8bpfc',21,'1 done',1794949638809);
INSERT INTO "entry" VALUES('25zqz8bpfc',22,'0 done',1794949638821);
INSERT INTO "entry" VALUES('25zqz8bpfc',23,'0 venture card:71',1794949638829);
INSERT INTO "entry" VALUES('25zqz8bpfc',24,'0 done',1794949638833);
INSERT INTO "entry" VALUES('25zqz8bpfc',25,'1 venture card:135',1794949638849);
INSERT INTO "entry" VALUES('25zqz8bpfc',26,'1 done',1794949638859);
INSERT INTO "entry" VALUES('25zqz8bpfc',27,'0 concede',1794949638869);
INSERT INTO "entry" VALUES('25zqz8bpfc',28,'1 no_event',1794949638877);
INSERT INTO "entry" VALUES('25zqz8bpfc',29,'0 no_event',1794949638881);
INSERT INTO "entry" VALUES('25zqz8bpfc',30,'1 discard card:108',1794949638889);
INSERT INTO "entry" VALUES('25zqz8bpfc',31,'1 done',1794949638897);
INSERT INTO "entry" VALUES('25zqz8bpfc',32,'0 discard card:48',1794949638905);
INSERT INTO "entry" VALUES('25zqz8bpfc',33,'0 discard card:59',1794949638917);
INSERT INTO "entry" VALUES('25zqz8bpfc',34,'0 done',1794949638925);
INSERT INTO "entry" VALUES('25zqz8bpfc',35,'1 place card:111 card:6',1794949638929);
INSERT INTO "entry" VALUES('25zqz8bpfc',36,'0 place card:18 card:3',1794949638937);
INSERT INTO "entry" VALUES('25zqz8bpfc',37,'1 done',1794949638950);
INSERT INTO "entry" VALUES('25zqz8bpfc',38,'0 place card:52 card:3',1794949638959);
INSERT INTO "entry" VALUES('25zqz8bpfc',39,'0 place card:12 card:0',1794949638973);
INSERT INTO "entry" VALUES('25zqz8bpfc',40,'0 place card:44 card:0',1794949638985);
INSERT INTO "entry" VALUES('25zqz8bpfc',41,'0 done',1794949639001);
INSERT INTO "entry" VALUES('25zqz8bpfc',42,'1 venture card:135',1794949639009);
INSERT INTO "entry" VALUES('25zqz8bpfc',43,'1 venture card:134',1794949639013);
INSERT INTO "entry" VALUES('25zqz8bpfc',44,'1 done',1794949639021);
INSERT INTO "entry" VALUES('25zqz8bpfc',45,'0 venture card:70',1794949639025);
INSERT INTO "entry" VALUES('25zqz8bpfc',46,'0 done',1794949639033);
INSERT INTO "entry" VALUES('25zqz8bpfc',47,'1 concede',1794949639037);
INSERT INTO "entry" VALUES('25zqz8bpfc',48,'0 event card:29',1794949639045);
INSERT INTO "entry" VALUES('25zqz8bpfc',49,'1 event card:93',1794949639049);
INSERT INTO "entry" VALUES('25zqz8bpfc',50,'1 decline',1794949639057);
INSERT INTO "entry" VALUES('25zqz8bpfc',51,'0 choose card:1',1794949639061);
INSERT INTO "entry" VALUES('25zqz8bpfc',52,'1 choose card:6',1794949639105);
INSERT INTO "entry" VALUES('25zqz8bpfc',53,'0 decline',1794949639109);
INSERT INTO "entry" VALUES('25zqz8bpfc',54,'0 discard card:39',1794949639117);
INSERT INTO "entry" VALUES('25zqz8bpfc',55,'0 discard card:42',1794949639125);
INSERT INTO "entry" VALUES('25zqz8bpfc',56,'0 done',1794949639133);
INSERT INTO "entry" VALUES('25zqz8bpfc',57,'1 discard card:123',1794949639145);
INSERT INTO "entry" VALUES('25zqz8bpfc',58,'1 done',1794949639149);
INSERT INTO "entry" VALUES('25zqz8bpfc',59,'0 place card:34 card:3',1794949639157);
INSERT INTO "entry" VALUES('25zqz8bpfc',60,'1 done',1794949639169);
INSERT INTO "entry" VALUES('25zqz8bpfc',61,'0 place card:27 card:2',1794949639174);
INSERT INTO "entry" VALUES('25zqz8bpfc',62,'0 done',1794949639197);
INSERT INTO "entry" VALUES('25zqz8bpfc',63,'0 venture card:70',1794949639203);
INSERT INTO "entry" VALUES('25zqz8bpfc',64,'0 venture card:69',1794949639213);
INSERT INTO "entry" VALUES('25zqz8bpfc',65,'0 done',1794949639225);
INSERT INTO "entry" VALUES('25zqz8bpfc',66,'1 venture card:134',1794949639233);
INSERT INTO "entry" VALUES('25zqz8bpfc',67,'1 venture card:133',1794949639241);
INSERT INTO "entry" VALUES('25zqz8bpfc',68,'1 done',1794949639249);
INSERT INTO "entry" VALUES('25zqz8bpfc',69,'0 fight',1794949639253);
INSERT INTO "entry" VALUES('25zqz8bpfc',70,'1 concede',1794949639261);
INSERT INTO "entry" VALUES('25zqz8bpfc',71,'0 done',1794949639277);
INSERT INTO "entry" VALUES('25zqz8bpfc',72,'0 no_event',1794949639289);
INSERT INTO "entry" VALUES('25zqz8bpfc',73,'1 no_event',1794949639297);
INSERT INTO "entry" VALUES('25zqz8bpfc',74,'0 discard card:49',1794949639303);
INSERT INTO "entry" VALUES('25zqz8bpfc',75,'0 discard card:37',1794949639317);
INSERT INTO "entry" VALUES('25zqz8bpfc',76,'0 done',1794949639329);
INSERT INTO "entry" VALUES('25zqz8bpfc',77,'1 discard card:103',1794949639341);
INSERT INTO "entry" VALUES('25zqz8bpfc',78,'1 discard card:115',1794949639349);
INSERT INTO "entry" VALUES('25zqz8bpfc',79,'1 discard card:106',1794949639361);
INSERT INTO "entry" VALUES('25zqz8bpfc',80,'1 discard card:121',1794949639381);
INSERT INTO "entry" VALUES('25zqz8bpfc',81,'1 done',1794949639389);
INSERT INTO "entry" VALUES('25zqz8bpfc',82,'0 done',1794949639401);
INSERT INTO "entry" VALUES('25zqz8bpfc',83,'1 place card:75 card:4',1794949639405);
INSERT INTO "entry" VALUES('25zqz8bpfc',84,'1 done',1794949639417);
INSERT INTO "entry" VALUES('25zqz8bpfc',85,'0 venture card:69',1794949639429);
INSERT INTO "entry" VALUES('25zqz8bpfc',86,'0 venture card:68',1794949639437);
INSERT INTO "entry" VALUES('25zqz8bpfc',87,'0 venture card:70',1794949639445);
INSERT INTO "entry" VALUES('25zqz8bpfc',88,'0 venture card:67',1794949639449);
INSERT INTO "entry" VALUES('25zqz8bpfc',89,'0 venture card:66',1794949639461);
INSERT INTO "entry" VALUES('25zqz8bpfc',90,'0 done',1794949639469);
INSERT INTO "entry" VALUES('25zqz8bpfc',91,'1 discard card:109',1794949639481);
INSERT INTO "entry" VALUES('25zqz8bpfc',92,'1 done',1794949639489);
INSERT INTO "entry" VALUES('25zqz8bpfc',93,'1 venture card:132',1794949639501);
INSERT INTO "entry" VALUES('25zqz8bpfc',94,'1 venture card:131',1794949639513);
INSERT INTO "entry" VALUES('25zqz8bpfc',95,'1 done',1794949639529);
INSERT INTO "entry" VALUES('25zqz8bpfc',96,'0 concede',1794949639533);
INSERT INTO "entry" VALUES('25zqz8bpfc',97,'1 no_event',1794949639545);
INSERT INTO "entry" VALUES('25zqz8bpfc',98,'0 no_event',1794949639554);
INSERT INTO "entry" VALUES('25zqz8bpfc',99,'1 discard card:124',1794949639564);
INSERT INTO "entry" VALUES('25zqz8bpfc',100,'1 discard card:122',1794949639573);
INSERT INTO "entry" VALUES('25zqz8bpfc',101,'1 done',1794949639581);
INSERT INTO "entry" VALUES('25zqz8bpfc',102,'0 discard card:40',1794949639597);
INSERT INTO "entry" VALUES('25zqz8bpfc',103,'0 discard card:41',1794949639606);
INSERT INTO "entry" VALUES('25zqz8bpfc',104,'0 done',1794949639617);
INSERT INTO "entry" VALUES('25zqz8bpfc',105,'1 place card:87 card:5',1794949639625);
INSERT INTO "entry" VALUES('25zqz8bpfc',106,'0 done',1794949639633);
INSERT INTO "entry" VALUES('25zqz8bpfc',107,'1 done',1794949639645);
INSERT INTO "entry" VALUES('25zqz8bpfc',108,'1 venture card:132',1794949639654);
INSERT INTO "entry" VALUES('25zqz8bpfc',109,'1 done',1794949639661);
INSERT INTO "entry" VALUES('25zqz8bpfc',110,'0 venture card:68',1794949639673);
INSERT INTO "entry" VALUES('25zqz8bpfc',111,'0 done',1794949639677);
INSERT INTO "entry" VALUES('25zqz8bpfc',112,'1 fight',1794949639689);
INSERT INTO "entry" VALUES('25zqz8bpfc',113,'0 concede',1794949639704);
INSERT INTO "entry" VALUES('25zqz8bpfc',114,'1 done',1794949639709);
INSERT INTO "entry" VALUES('25zqz8bpfc',115,'1 no_event',1794949639717);
INSERT INTO "entry" VALUES('25zqz8bpfc',116,'0 event card:30',1794949639725);
INSERT INTO "entry" VALUES('25zqz8bpfc',117,'1 decline',1794949639741);
INSERT INTO "entry" VALUES('25zqz8bpfc',118,'1 done',1794949639749);
INSERT INTO "entry" VALUES('25zqz8bpfc',119,'0 discard card:38',1794949639764);
INSERT INTO "entry" VALUES('25zqz8bpfc',120,'0 discard card:56',1794949639777);
INSERT INTO "entry" VALUES('25zqz8bpfc',121,'0 discard card:43',1794949639789);
INSERT INTO "entry" VALUES('25zqz8bpfc',122,'0 discard card:50',1794949639805);
INSERT INTO "entry" VALUES('25zqz8bpfc',123,'0 done',1794949639809);
INSERT INTO "entry" VALUES('25zqz8bpfc',124,'1 place card:100 card:4',1794949639825);
INSERT INTO "entry" VALUES('25zqz8bpfc',125,'0 done',1794949639837);
INSERT INTO "entry" VALUES('25zqz8bpfc',126,'1 done',1794949639845);
INSERT INTO "entry" VALUES('25zqz8bpfc',127,'1 venture card:132',1794949639855);
INSERT INTO "entry" VALUES('25zqz8bpfc',128,'1 done',1794949639869);
INSERT INTO "entry" VALUES('25zqz8bpfc',129,'0 venture card:67',1794949639881);
INSERT INTO "entry" VALUES('25zqz8bpfc',130,'0 done',1794949639893);
INSERT INTO "entry" VALUES('25zqz8bpfc',131,'1 concede',1794949639901);
INSERT INTO "entry" VALUES('25zqz8bpfc',132,'0 no_event',1794949639915);
INSERT INTO "entry" VALUES('25zqz8bpfc',133,'1 event card:94',1794949639937);
INSERT INTO "entry" VALUES('25zqz8bpfc',134,'0 decline',1794949639941);
INSERT INTO "entry" VALUES('25zqz8bpfc',135,'0 choose card:2',1794949639943);
INSERT INTO "entry" VALUES('25zqz8bpfc',136,'1 choose card:5',1794949639957);
INSERT INTO "entry" VALUES('25zqz8bpfc',137,'0 discard card:51',1794949639969);
INSERT INTO "entry" VALUES('25zqz8bpfc',138,'0 discard card:40',1794949639981);
INSERT INTO "entry" VALUES('25zqz8bpfc',139,'0 done',1794949639993);
INSERT INTO "entry" VALUES('25zqz8bpfc',140,'1 discard card:122',1794949640001);
INSERT INTO "entry" VALUES('25zqz8bpfc',141,'1 discard card:109',1794949640017);
INSERT INTO "entry" VALUES('25zqz8bpfc',142,'1 discard card:124',1794949640033);
INSERT INTO "entry" VALUES('25zqz8bpfc',143,'1 discard card:106',1794949640045);
INSERT INTO "entry" VALUES('25zqz8bpfc',144,'1 done',1794949640049);
INSERT INTO "entry" VALUES('25zqz8bpfc',145,'0 done',1794949640055);
INSERT INTO "entry" VALUES('25zqz8bpfc',146,'1 done',1794949640069);
INSERT INTO "entry" VALUES('25zqz8bpfc',147,'0 venture card:67',1794949640085);
INSERT INTO "entry" VALUES('25zqz8bpfc',148,'0 done',1794949640089);
INSERT INTO "entry" VALUES('25zqz8bpfc',149,'1 venture card:132',1794949640097);
INSERT INTO "entry" VALUES('25zqz8bpfc',150,'1 venture card:131',1794949640101);
INSERT INTO "entry" VALUES('25zqz8bpfc',151,'1 venture card:130',1794949640105);
INSERT INTO "entry" VALUES('25zqz8bpfc',152,'1 venture card:129',1794949640117);
INSERT INTO "entry" VALUES('25zqz8bpfc',153,'1 done',1794949640125);
INSERT INTO "entry" VALUES('25zqz8bpfc',154,'0 discard card:49',1794949640141);
INSERT INTO "entry" VALUES('25zqz8bpfc',155,'0 discard card:60',1794949640145);
INSERT INTO "entry" VALUES('25zqz8bpfc',156,'0 done',1794949640153);
INSERT INTO "entry" VALUES('25zqz8bpfc',157,'0 fight',1794949640161);
INSERT INTO "entry" VALUES('25zqz8bpfc',158,'1 concede',1794949640169);
INSERT INTO "entry" VALUES('25zqz8bpfc',159,'0 raise word:11',1794949640177);
INSERT INTO "entry" VALUES('25zqz8bpfc',160,'0 no_event',1794949640181);
INSERT INTO "entry" VALUES('25zqz8bpfc',161,'1 no_event',1794949640189);
INSERT INTO "entry" VALUES('25zqz8bpfc',162,'0 discard card:50',1794949640193);
INSERT INTO "entry" VALUES('25zqz8bpfc',163,'0 discard card:48',1794949640205);
INSERT INTO "entry" VALUES('25zqz8bpfc',164,'0 discard card:42',1794949640213);
INSERT INTO "entry" VALUES('25zqz8bpfc',165,'0 discard card:64',1794949640217);
INSERT INTO "entry" VALUES('25zqz8bpfc',166,'0 discard card:41',1794949640225);
INSERT INTO "entry" VALUES('25zqz8bpfc',167,'0 done',1794949640229);
INSERT INTO "entry" VALUES('25zqz8bpfc',168,'1 discard card:114',1794949640237);
INSERT INTO "entry" VALUES('25zqz8bpfc',169,'1 discard card:112',1794949640242);
INSERT INTO "entry" VALUES('25zqz8bpfc',170,'1 discard card:121',1794949640249);
INSERT INTO "entry" VALUES('25zqz8bpfc',171,'1 discard card:117',1794949640257);
INSERT INTO "entry" VALUES('25zqz8bpfc',172,'1 discard card:103',1794949640265);
INSERT INTO "entry" VALUES('25zqz8bpfc',173,'1 done',1794949640269);
INSERT INTO "entry" VALUES('25zqz8bpfc',174,'0 done',1794949640277);
INSERT INTO "entry" VALUES('25zqz8bpfc',175,'1 done',1794949640281);
INSERT INTO "entry" VALUES('25zqz8bpfc',176,'0 venture card:68',1794949640291);
INSERT INTO "entry" VALUES('25zqz8bpfc',177,'0 venture card:65',1794949640297);
INSERT INTO "entry" VALUES('25zqz8bpfc',178,'0 done',1794949640301);
INSERT INTO "entry" VALUES('25zqz8bpfc',179,'1 venture card:132',1794949640309);
INSERT INTO "entry" VALUES('25zqz8bpfc',180,'1 done',1794949640313);
INSERT INTO "entry" VALUES('25zqz8bpfc',181,'0 concede',1794949640317);
INSERT INTO "entry" VALUES('25zqz8bpfc',182,'1 no_event',1794949640325);
INSERT INTO "entry" VALUES('25zqz8bpfc',183,'0 no_event',1794949640329);
INSERT INTO "entry" VALUES('25zqz8bpfc',184,'1 discard card:105',1794949640337);
INSERT INTO "entry" VALUES('25zqz8bpfc',185,'1 discard card:128',1794949640345);
INSERT INTO "entry" VALUES('25zqz8bpfc',186,'1 discard card:108',1794949640369);
INSERT INTO "entry" VALUES('25zqz8bpfc',187,'1 discard card:123',1794949640373);
INSERT INTO "entry" VALUES('25zqz8bpfc',188,'1 done',1794949640381);
INSERT INTO "entry" VALUES('25zqz8bpfc',189,'0 discard card:56',1794949640389);
INSERT INTO "entry" VALUES('25zqz8bpfc',190,'0 discard card:39',1794949640397);
INSERT INTO "entry" VALUES('25zqz8bpfc',191,'0 discard card:38',1794949640405);
INSERT INTO "entry" VALUES('25zqz8bpfc',192,'0 discard card:43',1794949640417);
INSERT INTO "entry" VALUES('25zqz8bpfc',193,'0 done',1794949640429);
INSERT INTO "entry" VALUES('25zqz8bpfc',194,'1 done',1794949640441);
INSERT INTO "entry" VALUES('25zqz8bpfc',195,'0 done',1794949640453);
INSERT INTO "entry" VALUES('25zqz8bpfc',196,'1 venture card:132',1794949640461);
INSERT INTO "entry" VALUES('25zqz8bpfc',197,'1 done',1794949640475);
INSERT INTO "entry" VALUES('25zqz8bpfc',198,'0 venture card:67',1794949640485);
INSERT INTO "entry" VALUES('25zqz8bpfc',199,'0 done',1794949640489);
INSERT INTO "entry" VALUES('25zqz8bpfc',200,'1 concede',1794949640497);
INSERT INTO "entry" VALUES('25zqz8bpfc',201,'0 raise word:11',1794949640505);
INSERT INTO "entry" VALUES('25zqz8bpfc',202,'0 no_event',1794949640516);
INSERT INTO "entry" VALUES('25zqz8bpfc',203,'1 no_event',1794949640525);
INSERT INTO "entry" VALUES('25zqz8bpfc',204,'0 discard card:40',1794949640533);
INSERT INTO "entry" VALUES('25zqz8bpfc',205,'0 discard card:55',1794949640545);
INSERT INTO "entry" VALUES('25zqz8bpfc',206,'0 discard card:49',1794949640557);
INSERT INTO "entry" VALUES('25zqz8bpfc',207,'0 discard card:37',1794949640566);
INSERT INTO "entry" VALUES('25zqz8bpfc',208,'0 discard card:53',1794949640581);
INSERT INTO "entry" VALUES('25zqz8bpfc',209,'0 discard card:48',1794949640585);
INSERT INTO "entry" VALUES('25zqz8bpfc',210,'0 done',1794949640593);
INSERT INTO "entry" VALUES('25zqz8bpfc',211,'1 discard card:125',1794949640605);
INSERT INTO "entry" VALUES('25zqz8bpfc',212,'1 discard card:123',1794949640621);
INSERT INTO "entry" VALUES('25zqz8bpfc',213,'1 discard card:106',1794949640629);
INSERT INTO "entry" VALUES('25zqz8bpfc',214,'1 discard card:121',1794949640633);
INSERT INTO "entry" VALUES('25zqz8bpfc',215,'1 discard card:118',1794949640653);
INSERT INTO "entry" VALUES('25zqz8bpfc',216,'1 done',1794949640669);
INSERT INTO "entry" VALUES('25zqz8bpfc',217,'0 done',1794949640677);
INSERT INTO "entry" VALUES('25zqz8bpfc',218,'1 done',1794949640685);
INSERT INTO "entry" VALUES('25zqz8bpfc',219,'0 venture card:67',1794949640693);
INSERT INTO "entry" VALUES('25zqz8bpfc',220,'0 venture card:68',1794949640701);
INSERT INTO "entry" VALUES('25zqz8bpfc',221,'0 done',1794949640709);
INSERT INTO "entry" VALUES('25zqz8bpfc',222,'1 venture card:132',1794949640717);
INSERT INTO "entry" VALUES('25zqz8bpfc',223,'1 done',1794949640729);
INSERT INTO "entry" VALUES('25zqz8bpfc',224,'0 concede',1794949640737);
INSERT INTO "entry" VALUES('25zqz8bpfc',225,'1 no_event',1794949640749);
INSERT INTO "entry" VALUES('25zqz8bpfc',226,'0 no_event',1794949640753);
INSERT INTO "entry" VALUES('25zqz8bpfc',227,'1 discard card:112',1794949640761);
INSERT INTO "entry" VALUES('25zqz8bpfc',228,'1 discard card:122',1794949640765);
INSERT INTO "entry" VALUES('25zqz8bpfc',229,'1 discard card:109',1794949640773);
INSERT INTO "entry" VALUES('25zqz8bpfc',230,'1 discard card:103',1794949640781);
INSERT INTO "entry" VALUES('25zqz8bpfc',231,'1 done',1794949640789);
INSERT INTO "entry" VALUES('25zqz8bpfc',232,'0 discard card:50',1794949640793);
INSERT INTO "entry" VALUES('25zqz8bpfc',233,'0 discard card:42',1794949640803);
INSERT INTO "entry" VALUES('25zqz8bpfc',234,'0 discard card:62',1794949640813);
INSERT INTO "entry" VALUES('25zqz8bpfc',235,'0 discard card:58',1794949640817);
INSERT INTO "entry" VALUES('25zqz8bpfc',236,'0 discard card:43',1794949640825);
INSERT INTO "entry" VALUES('25zqz8bpfc',237,'0 done',1794949640829);
INSERT INTO "entry" VALUES('25zqz8bpfc',238,'1 done',1794949640837);
INSERT INTO "entry" VALUES('25zqz8bpfc',239,'0 done',1794949640841);
INSERT INTO "entry" VALUES('25zqz8bpfc',240,'1 venture card:132',1794949640849);
INSERT INTO "entry" VALUES('25zqz8bpfc',241,'1 done',1794949640853);
INSERT INTO "entry" VALUES('25zqz8bpfc',242,'0 venture card:68',1794949640857);
INSERT INTO "entry" VALUES('25zqz8bpfc',243,'0 done',1794949640865);
INSERT INTO "entry" VALUES('25zqz8bpfc',244,'1 concede',1794949640869);
INSERT INTO "entry" VALUES('25zqz8bpfc',245,'0 no_event',1794949640877);
INSERT INTO "entry" VALUES('25zqz8bpfc',246,'1 no_event',1794949640881);
INSERT INTO "entry" VALUES('25zqz8bpfc',247,'0 discard card:63',1794949640889);
INSERT INTO "entry" VALUES('25zqz8bpfc',248,'0 discard card:39',1794949640893);
INSERT INTO "entry" VALUES('25zqz8bpfc',249,'0 discard card:38',1794949640901);
INSERT INTO "entry" VALUES('25zqz8bpfc',250,'0 discard card:41',1794949640905);
INSERT INTO "entry" VALUES('25zqz8bpfc',251,'0 discard card:51',1794949640913);
INSERT INTO "entry" VALUES('25zqz8bpfc',252,'0 done',1794949640921);
INSERT INTO "entry" VALUES('25zqz8bpfc',253,'1 discard card:108',1794949640929);
INSERT INTO "entry" VALUES('25zqz8bpfc',254,'1 discard card:117',1794949640933);
INSERT INTO "entry" VALUES('25zqz8bpfc',255,'1 discard card:105',1794949640941);
INSERT INTO "entry" VALUES('25zqz8bpfc',256,'1 discard card:124',1794949640945);
INSERT INTO "entry" VALUES('25zqz8bpfc',257,'1 done',1794949640953);
INSERT INTO "entry" VALUES('25zqz8bpfc',258,'0 done',1794949640969);
INSERT INTO "entry" VALUES('25zqz8bpfc',259,'1 done',1794949640981);
INSERT INTO "entry" VALUES('25zqz8bpfc',260,'0 venture card:68',1794949640997);
INSERT INTO "entry" VALUES('25zqz8bpfc',261,'0 done',1794949641009);
INSERT INTO "entry" VALUES('25zqz8bpfc',262,'1 venture card:132',1794949641025);
INSERT INTO "entry" VALUES('25zqz8bpfc',263,'1 done',1794949641033);
INSERT INTO "entry" VALUES('25zqz8bpfc',264,'0 concede',1794949641041);
INSERT INTO "entry" VALUES('25zqz8bpfc',265,'1 no_event',1794949641053);
INSERT INTO "entry" VALUES('25zqz8bpfc',266,'0 no_event',1794949641061);
INSERT INTO "entry" VALUES('25zqz8bpfc',267,'1 discard card:116',1794949641065);
INSERT INTO "entry" VALUES('25zqz8bpfc',268,'1 discard card:106',1794949641081);
INSERT INTO "entry" VALUES('25zqz8bpfc',269,'1 discard card:125',1794949641093);
INSERT INTO "entry" VALUES('25zqz8bpfc',270,'1 discard card:126',1794949641097);
INSERT INTO "entry" VALUES('25zqz8bpfc',271,'1 done',1794949641105);
INSERT INTO "entry" VALUES('25zqz8bpfc',272,'0 discard card:39',1794949641117);
INSERT INTO "entry" VALUES('25zqz8bpfc',273,'0 discard card:37',1794949641129);
INSERT INTO "entry" VALUES('25zqz8bpfc',274,'0 discard card:51',1794949641137);
INSERT INTO "entry" VALUES('25zqz8bpfc',275,'0 discard card:55',1794949641141);
INSERT INTO "entry" VALUES('25zqz8bpfc',276,'0 discard card:56',1794949641149);
INSERT INTO "entry" VALUES('25zqz8bpfc',277,'0 discard card:38',1794949641157);
INSERT INTO "entry" VALUES('25zqz8bpfc',278,'0 done',1794949641165);
INSERT INTO "entry" VALUES('25zqz8bpfc',279,'1 done',1794949641169);
INSERT INTO "entry" VALUES('25zqz8bpfc',280,'0 done',1794949641173);
INSERT INTO "entry" VALUES('25zqz8bpfc',281,'1 venture card:132',1794949641181);
INSERT INTO "entry" VALUES('25zqz8bpfc',282,'1 done',1794949641185);
INSERT INTO "entry" VALUES('25zqz8bpfc',283,'0 venture card:68',1794949641193);
INSERT INTO "entry" VALUES('25zqz8bpfc',284,'0 done',1794949641197);
INSERT INTO "entry" VALUES('25zqz8bpfc',285,'1 fight',1794949641201);
INSERT INTO "entry" VALUES('25zqz8bpfc',286,'0 concede',1794949641205);
INSERT INTO "entry" VALUES('25zqz8bpfc',287,'1 done',1794949641213);
INSERT INTO "entry" VALUES('cchzxqkcck',1,'0 reserve card:2',1794949641297);
INSERT INTO "entry" VALUES('cchzxqkcck',2,'1 reserve card:5',1794949641305);
INSERT INTO "entry" VALUES('cchzxqkcck',3,'0 no_event',1794949641317);
INSERT INTO "entry" VALUES('cchzxqkcck',4,'1 event card:95',1794949641329);
INSERT INTO "entry" VALUES('cchzxqkcck',5,'0 decline',1794949641333);
INSERT INTO "entry" VALUES('cchzxqkcck',6,'0 done',1794949641349);
INSERT INTO "entry" VALUES('cchzxqkcck',7,'1 done',1794949641350);
INSERT INTO "entry" VALUES('cchzxqkcck',8,'0 place card:46 card:1',1794949641353);
INSERT INTO "entry" VALUES('cchzxqkcck',9,'1 place card:107 card:5',1794949641361);
INSERT INTO "entry" VALUES('cchzxqkcck',10,'0 place card:36 card:0',1794949641373);
INSERT INTO "entry" VALUES('cchzxqkcck',11,'0 !back 9',1794949641385);
INSERT INTO "entry" VALUES('cchzxqkcck',12,'0 place card:47 card:2',1794949641397);
INSERT INTO "entry" VALUES('cchzxqkcck',13,'1 place card:102 card:4',1794949641401);
INSERT INTO "entry" VALUES('cchzxqkcck',14,'0 place card:14 card:1',1794949641409);
INSERT INTO "entry" VALUES('cchzxqkcck',15,'1 place card:120 card:7',1794949641421);
INSERT INTO "entry" VALUES('cchzxqkcck',16,'0 place card:36 card:0',1794949641433);
INSERT INTO "entry" VALUES('cchzxqkcck',17,'1 place card:89 card:5',1794949641441);
INSERT INTO "entry" VALUES('cchzxqkcck',18,'1 !back 16',1794949641453);
INSERT INTO "entry" VALUES('cchzxqkcck',19,'1 place card:84 card:6',1794949641465);
INSERT INTO "entry" VALUES('cchzxqkcck',20,'0 place card:31 card:2',1794949641477);
INSERT INTO "entry" VALUES('cchzxqkcck',21,'1 done',1794949641493);
INSERT INTO "entry" VALUES('cchzxqkcck',22,'0 done',1794949641501);
INSERT INTO "entry" VALUES('cchzxqkcck',23,'0 venture card:71',1794949641505);
INSERT INTO "entry" VALUES('cchzxqkcck',24,'0 done',1794949641517);
INSERT INTO "entry" VALUES('cchzxqkcck',25,'1 venture card:135',1794949641529);
INSERT INTO "entry" VALUES('cchzxqkcck',26,'1 done',1794949641545);
INSERT INTO "entry" VALUES('cchzxqkcck',27,'0 concede',1794949641557);
INSERT INTO "entry" VALUES('smd5r33n9m',1,'1 pick card:18',1794949641827);
INSERT INTO "entry" VALUES('smd5r33n9m',2,'0 pick card:4',1794949641837);
INSERT INTO "entry" VALUES('smd5r33n9m',3,'0 pick card:17',1794949641841);
INSERT INTO "entry" VALUES('smd5r33n9m',4,'1 pick card:14',1794949641845);
INSERT INTO "entry" VALUES('smd5r33n9m',5,'0 pick card:0',1794949641853);
INSERT INTO "entry" VALUES('smd5r33n9m',6,'1 pick card:19',1794949641857);
INSERT INTO "entry" VALUES('smd5r33n9m',7,'1 pick card:11',1794949641861);
INSERT INTO "entry" VALUES('smd5r33n9m',8,'0 pick card:10',1794949641869);
INSERT INTO "entry" VALUES('smd5r33n9m',9,'1 lead card:14',1794949641873);
INSERT INTO "entry" VALUES('smd5r33n9m',10,'0 lead card:0',1794949641881);
INSERT INTO "entry" VALUES('smd5r33n9m',11,'0 !back 9',1794949641885);
INSERT INTO "entry" VALUES('smd5r33n9m',12,'1 take card:11',1794949641897);
INSERT INTO "entry" VALUES('smd5r33n9m',13,'1 take card:18',1794949641905);
INSERT INTO "entry" VALUES('smd5r33n9m',14,'0 lead card:4',1794949641913);
INSERT INTO "entry" VALUES('smd5r33n9m',15,'0 take card:0',1794949641917);
INSERT INTO "entry" VALUES('smd5r33n9m',16,'0 take card:17',1794949641921);
INSERT INTO "entry" VALUES('smd5r33n9m',17,'0 top card:48',1794949641929);
INSERT INTO "entry" VALUES('smd5r33n9m',18,'0 !back 16',1794949641933);
INSERT INTO "entry" VALUES('smd5r33n9m',19,'0 top card:48',1794949641942);
INSERT INTO "entry" VALUES('smd5r33n9m',20,'0 top card:52',1794949641953);
INSERT INTO "entry" VALUES('smd5r33n9m',21,'0 top card:44',1794949641959);
INSERT INTO "entry" VALUES('smd5r33n9m',22,'0 switch card:0',1794949641965);
INSERT INTO "entry" VALUES('smd5r33n9m',23,'1 protect card:35',1794949641981);
INSERT INTO "entry" VALUES('smd5r33n9m',24,'1 buff card:60',1794949641989);
INSERT INTO "entry" VALUES('smd5r33n9m',25,'1 done',1794949641993);
INSERT INTO "entry" VALUES('smd5r33n9m',26,'1 discard card:69',1794949642005);
INSERT INTO "entry" VALUES('smd5r33n9m',27,'0 draw',1794949642017);
INSERT INTO "entry" VALUES('smd5r33n9m',28,'1 protect card:35',1794949642021);
INSERT INTO "entry" VALUES('smd5r33n9m',29,'1 discard card:65',1794949642029);
INSERT INTO "entry" VALUES('smd5r33n9m',30,'1 act card:34',1794949642037);
INSERT INTO "entry" VALUES('smd5r33n9m',31,'0 act card:29',1794949642045);
INSERT INTO "entry" VALUES('smd5r33n9m',32,'0 buff card:45',1794949642061);
INSERT INTO "entry" VALUES('smd5r33n9m',33,'0 buff card:52',1794949642077);
INSERT INTO "entry" VALUES('smd5r33n9m',34,'0 done',1794949642083);
INSERT INTO "entry" VALUES('smd5r33n9m',35,'0 discard card:44',1794949642097);
INSERT INTO "entry" VALUES('smd5r33n9m',36,'0 resolve card:52',1794949642109);
INSERT INTO "entry" VALUES('smd5r33n9m',37,'0 replace card:17',1794949642113);
INSERT INTO "entry" VALUES('smd5r33n9m',38,'1 protect card:34',1794949642123);
INSERT INTO "entry" VALUES('smd5r33n9m',39,'1 buff card:66',1794949642137);
INSERT INTO "entry" VALUES('smd5r33n9m',40,'1 done',1794949642141);
INSERT INTO "entry" VALUES('smd5r33n9m',41,'0 counter',1794949642145);
INSERT INTO "entry" VALUES('smd5r33n9m',42,'1 draw',1794949642149);
INSERT INTO "entry" VALUES('smd5r33n9m',43,'0 act card:27',1794949642165);
INSERT INTO "entry" VALUES('smd5r33n9m',44,'0 buff card:46',1794949642169);
INSERT INTO "entry" VALUES('smd5r33n9m',45,'0 done',1794949642170);
INSERT INTO "entry" VALUES('smd5r33n9m',46,'0 discard card:54',1794949642173);
INSERT INTO "entry" VALUES('smd5r33n9m',47,'0 discard card:48',1794949642181);
INSERT INTO "entry" VALUES('smd5r33n9m',48,'0 resolve card:46',1794949642189);
INSERT INTO "entry" VALUES('smd5r33n9m',49,'1 replace card:18',1794949642193);
INSERT INTO "entry" VALUES('smd5r33n9m',50,'1 act card:39',1794949642201);
INSERT INTO "entry" VALUES('smd5r33n9m',51,'1 buff card:63',1794949642205);
INSERT INTO "entry" VALUES('smd5r33n9m',52,'1 done',1794949642242);
INSERT INTO "entry" VALUES('smd5r33n9m',53,'1 discard card:67',1794949642249);
INSERT INTO "entry" VALUES('smd5r33n9m',54,'0 switch card:4',1794949642261);
INSERT INTO "entry" VALUES('smd5r33n9m',55,'0 yes',1794949642265);
INSERT INTO "entry" VALUES('smd5r33n9m',56,'0 bottom card:52',1794949642269);
INSERT INTO "entry" VALUES('smd5r33n9m',57,'0 bottom card:55',1794949642273);
INSERT INTO "entry" VALUES('smd5r33n9m',58,'0 bottom card:48',1794949642281);
INSERT INTO "entry" VALUES('smd5r33n9m',59,'1 act card:38',1794949642285);
INSERT INTO "entry" VALUES('smd5r33n9m',60,'1 discard card:64',1794949642289);
INSERT INTO "entry" VALUES('smd5r33n9m',61,'0 protect card:23',1794949642305);
INSERT INTO "entry" VALUES('smd5r33n9m',62,'1 act card:38',1794949642313);
INSERT INTO "entry" VALUES('smd5r33n9m',63,'1 discard card:68',1794949642321);
INSERT INTO "entry" VALUES('smd5r33n9m',64,'0 act card:22',1794949642325);
INSERT INTO "entry" VALUES('smd5r33n9m',65,'1 act card:36',1794949642333);
INSERT INTO "entry" VALUES('smd5r33n9m',66,'1 buff card:59',1794949642345);
INSERT INTO "entry" VALUES('smd5r33n9m',67,'1 done',1794949642349);
INSERT INTO "entry" VALUES('smd5r33n9m',68,'0 draw',1794949642353);
INSERT INTO "entry" VALUES('smd5r33n9m',69,'1 discard card:71',1794949642358);
INSERT INTO "entry" VALUES('smd5r33n9m',70,'1 act card:38',1794949642369);
INSERT INTO "entry" VALUES('smd5r33n9m',71,'0 act card:21',1794949642385);
INSERT INTO "entry" VALUES('smd5r33n9m',72,'0 buff card:57',1794949642397);
INSERT INTO "entry" VALUES('smd5r33n9m',73,'0 done',1794949642401);
INSERT INTO "entry" VALUES('smd5r33n9m',74,'1 discard card:58',1794949642413);
INSERT INTO "entry" VALUES('smd5r33n9m',75,'1 act card:37',1794949642425);
INSERT INTO "entry" VALUES('smd5r33n9m',76,'0 protect card:20',1794949642437);
INSERT INTO "entry" VALUES('smd5r33n9m',77,'1 buff card:69',1794949642445);
INSERT INTO "entry" VALUES('smd5r33n9m',78,'1 buff card:64',1794949642453);
INSERT INTO "entry" VALUES('smd5r33n9m',79,'1 done',1794949642461);
INSERT INTO "entry" VALUES('smd5r33n9m',80,'0 buff card:46',1794949642469);
INSERT INTO "entry" VALUES('smd5r33n9m',81,'0 buff card:53',1794949642485);
INSERT INTO "entry" VALUES('smd5r33n9m',82,'0 buff card:50',1794949642493);
INSERT INTO "entry" VALUES('smd5r33n9m',83,'0 done',1794949642505);
INSERT INTO "entry" VALUES('smd5r33n9m',84,'0 discard card:45',1794949642509);
INSERT INTO "entry" VALUES('smd5r33n9m',85,'0 discard card:47',1794949642521);
INSERT INTO "entry" VALUES('smd5r33n9m',86,'1 resolve card:64',1794949642533);
INSERT INTO "entry" VALUES('smd5r33n9m',87,'0 resolve card:20',1794949642541);
INSERT INTO "entry" VALUES('smd5r33n9m',88,'1 switch card:11',1794949642549);
INSERT INTO "entry" VALUES('smd5r33n9m',89,'0 act card:20',1794949642553);
INSERT INTO "entry" VALUES('smd5r33n9m',90,'0 buff card:55',1794949642569);
INSERT INTO "entry" VALUES('smd5r33n9m',91,'1 act card:40',1794949642577);
INSERT INTO "entry" VALUES('smd5r33n9m',92,'0 buff card:56',1794949642585);
INSERT INTO "entry" VALUES('smd5r33n9m',93,'0 done',1794949642589);
INSERT INTO "entry" VALUES('smd5r33n9m',94,'0 discard card:51',1794949642597);
INSERT INTO "entry" VALUES('smd5r33n9m',95,'0 act card:23',1794949642609);
INSERT INTO "entry" VALUES('smd5r33n9m',96,'1 draw',1794949642621);
INSERT INTO "entry" VALUES('smd5r33n9m',97,'1 switch card:18',1794949642629);
INSERT INTO "entry" VALUES('smd5r33n9m',98,'0 act card:20',1794949642631);
INSERT INTO "entry" VALUES('smd5r33n9m',99,'0 buff card:48',1794949642641);
INSERT INTO "entry" VALUES('smd5r33n9m',100,'0 buff card:54',1794949642649);
INSERT INTO "entry" VALUES('smd5r33n9m',101,'0 done',1794949642657);
INSERT INTO "entry" VALUES('smd5r33n9m',102,'0 discard card:50',1794949642669);
INSERT INTO "entry" VALUES('smd5r33n9m',103,'0 replace card:17',1794949642673);
INSERT INTO "entry" VALUES('smd5r33n9m',104,'0 resolve card:54',1794949642677);
INSERT INTO "entry" VALUES('smd5r33n9m',105,'1 switch card:11',1794949642685);
INSERT INTO "entry" VALUES('smd5r33n9m',106,'0 act card:25',1794949642689);
INSERT INTO "entry" VALUES('smd5r33n9m',107,'0 discard card:56',1794949642697);
INSERT INTO "entry" VALUES('smd5r33n9m',108,'1 act card:43',1794949642705);
INSERT INTO "entry" VALUES('smd5r33n9m',109,'1 buff card:68',1794949642717);
INSERT INTO "entry" VALUES('smd5r33n9m',110,'1 done',1794949642725);
INSERT INTO "entry" VALUES('smd5r33n9m',111,'0 draw',1794949642733);
INSERT INTO "entry" VALUES('smd5r33n9m',112,'1 discard card:67',1794949642741);
INSERT INTO "entry" VALUES('smd5r33n9m',113,'1 discard card:65',1794949642745);
INSERT INTO "entry" VALUES('smd5r33n9m',114,'1 discard card:62',1794949642757);
INSERT INTO "entry" VALUES('smd5r33n9m',115,'1 discard card:61',1794949642765);
INSERT INTO "entry" VALUES('smd5r33n9m',116,'1 discard card:60',1794949642773);
INSERT INTO "entry" VALUES('smd5r33n9m',117,'0 act card:24',1794949642781);
INSERT INTO "entry" VALUES('smd5r33n9m',118,'0 buff card:53',1794949642789);
INSERT INTO "entry" VALUES('smd5r33n9m',119,'1 act card:40',1794949642797);
INSERT INTO "entry" VALUES('smd5r33n9m',120,'0 done',1794949642801);
INSERT INTO "entry" VALUES('smd5r33n9m',121,'1 done',1794949642813);
INSERT INTO "entry" VALUES('smd5r33n9m',122,'0 discard card:47',1794949642825);
INSERT INTO "entry" VALUES('953g9cfh3w',1,'1 pick card:18',1794949642909);
INSERT INTO "entry" VALUES('953g9cfh3w',2,'0 pick card:4',1794949642917);
INSERT INTO "entry" VALUES('953g9cfh3w',3,'0 pick card:17',1794949642921);
INSERT INTO "entry" VALUES('953g9cfh3w',4,'1 pick card:14',1794949642933);
INSERT INTO "entry" VALUES('953g9cfh3w',5,'0 pick card:0',1794949642945);
INSERT INTO "entry" VALUES('953g9cfh3w',6,'1 pick card:19',1794949642953);
INSERT INTO "entry" VALUES('953g9cfh3w',7,'1 pick card:11',1794949642961);
INSERT INTO "entry" VALUES('953g9cfh3w',8,'0 pick card:10',1794949642969);
INSERT INTO "entry" VALUES('953g9cfh3w',9,'1 lead card:14',1794949642985);
INSERT INTO "entry" VALUES('953g9cfh3w',10,'0 lead card:0',1794949642993);
INSERT INTO "entry" VALUES('953g9cfh3w',11,'0 !back 9',1794949642997);
INSERT INTO "entry" VALUES('953g9cfh3w',12,'1 take card:11',1794949643017);
INSERT INTO "entry" VALUES('953g9cfh3w',13,'1 take card:18',1794949643021);
INSERT INTO "entry" VALUES('953g9cfh3w',14,'0 lead card:4',1794949643033);
INSERT INTO "entry" VALUES('953g9cfh3w',15,'0 take card:0',1794949643045);
INSERT INTO "entry" VALUES('953g9cfh3w',16,'0 take card:17',1794949643065);
INSERT INTO "entry" VALUES('953g9cfh3w',17,'0 top card:48',1794949643077);
INSERT INTO "entry" VALUES('953g9cfh3w',18,'0 !back 16',1794949643081);
INSERT INTO "entry" VALUES('953g9cfh3w',19,'0 top card:48',1794949643106);
INSERT INTO "entry" VALUES('953g9cfh3w',20,'0 top card:52',1794949643121);
INSERT INTO "entry" VALUES('953g9cfh3w',21,'0 top card:44',1794949643133);
INSERT INTO "entry" VALUES('953g9cfh3w',22,'0 switch card:0',1794949643145);
INSERT INTO "entry" VALUES('953g9cfh3w',23,'1 protect card:35',1794949643153);
INSERT INTO "entry" VALUES('953g9cfh3w',24,'1 buff card:60',1794949643157);
INSERT INTO "entry" VALUES('953g9cfh3w',25,'1 done',1794949643169);
INSERT INTO "entry" VALUES('953g9cfh3w',26,'1 discard card:69',1794949643177);
INSERT INTO "entry" VALUES('953g9cfh3w',27,'0 draw',1794949643193);
INSERT INTO "entry" VALUES('gxsek3b43f',1,'1 swap card:64',1794949643265);
INSERT INTO "entry" VALUES('gxsek3b43f',2,'1 swap card:51',1794949643269);
INSERT INTO "entry" VALUES('gxsek3b43f',3,'0 swap card:24',1794949643281);
INSERT INTO "entry" VALUES('gxsek3b43f',4,'0 done',1794949643289);
INSERT INTO "entry" VALUES('gxsek3b43f',5,'1 swap card:48',1794949643301);
INSERT INTO "entry" VALUES('gxsek3b43f',6,'1 done',1794949643309);
INSERT INTO "entry" VALUES('gxsek3b43f',7,'0 play card:11 space:17',1794949643321);
INSERT INTO "entry" VALUES('gxsek3b43f',8,'1 play card:50 space:38',1794949643323);
INSERT INTO "entry" VALUES('gxsek3b43f',9,'0 play card:10 space:16',1794949643341);
INSERT INTO "entry" VALUES('gxsek3b43f',10,'0 skip',1794949643345);
INSERT INTO "entry" VALUES('gxsek3b43f',11,'0 !back 9',1794949643365);
INSERT INTO "entry" VALUES('gxsek3b43f',12,'0 use',1794949643381);
INSERT INTO "entry" VALUES('gxsek3b43f',13,'0 choose card:50',1794949643397);
INSERT INTO "entry" VALUES('gxsek3b43f',14,'1 play card:55 space:31',1794949643409);
INSERT INTO "entry" VALUES('gxsek3b43f',15,'1 use',1794949643417);
INSERT INTO "entry" VALUES('gxsek3b43f',16,'1 choose row:5',1794949643433);
INSERT INTO "entry" VALUES('gxsek3b43f',17,'0 play card:32 space:15',1794949643449);
INSERT INTO "entry" VALUES('gxsek3b43f',18,'0 !back 16',1794949643465);
INSERT INTO "entry" VALUES('gxsek3b43f',19,'0 play card:2 space:15',1794949643485);
INSERT INTO "entry" VALUES('gxsek3b43f',20,'0 use',1794949643497);
INSERT INTO "entry" VALUES('gxsek3b43f',21,'1 play card:54 space:30',1794949643505);
INSERT INTO "entry" VALUES('gxsek3b43f',22,'1 use word:0',1794949643517);
INSERT INTO "entry" VALUES('gxsek3b43f',23,'1 choose card:10',1794949643521);
INSERT INTO "entry" VALUES('gxsek3b43f',24,'0 ultimate card:11',1794949643537);
INSERT INTO "entry" VALUES('gxsek3b43f',25,'0 choose row:3',1794949643545);
INSERT INTO "entry" VALUES('gxsek3b43f',26,'1 play card:44 space:39',1794949643549);
INSERT INTO "entry" VALUES('gxsek3b43f',27,'1 use word:2',1794949643561);
INSERT INTO "entry" VALUES('gxsek3b43f',28,'1 choose card:10',1794949643573);
INSERT INTO "entry" VALUES('gxsek3b43f',29,'1 choose card:2',1794949643589);
INSERT INTO "entry" VALUES('gxsek3b43f',30,'0 play card:9 space:2',1794949643593);
INSERT INTO "entry" VALUES('gxsek3b43f',31,'1 play card:59 space:29',1794949643597);
INSERT INTO "entry" VALUES('gxsek3b43f',32,'1 use word:8',1794949643613);
INSERT INTO "entry" VALUES('gxsek3b43f',33,'1 choose card:54',1794949643625);
INSERT INTO "entry" VALUES('gxsek3b43f',34,'0 play card:32 space:14',1794949643641);
INSERT INTO "entry" VALUES('gxsek3b43f',35,'0 skip',1794949643657);
INSERT INTO "entry" VALUES('gxsek3b43f',36,'1 ultimate card:55',1794949643661);
INSERT INTO "entry" VALUES('gxsek3b43f',37,'0 play card:0 space:10',1794949643673);
INSERT INTO "entry" VALUES('gxsek3b43f',38,'0 use word:0',1794949643685);
INSERT INTO "entry" VALUES('gxsek3b43f',39,'0 choose card:59',1794949643693);
INSERT INTO "entry" VALUES('gxsek3b43f',40,'1 ultimate card:59',1794949643713);
INSERT INTO "entry" VALUES('gxsek3b43f',41,'1 choose row:5',1794949643721);
INSERT INTO "entry" VALUES('gxsek3b43f',42,'0 pass',1794949643726);
INSERT INTO "entry" VALUES('gxsek3b43f',43,'1 play card:68 space:25',1794949643741);
INSERT INTO "entry" VALUES('gxsek3b43f',44,'1 skip',1794949643753);
INSERT INTO "entry" VALUES('gxsek3b43f',45,'1 ultimate card:50',1794949643765);
INSERT INTO "entry" VALUES('gxsek3b43f',46,'1 choose card:2',1794949643768);
INSERT INTO "entry" VALUES('gxsek3b43f',47,'1 choose card:9',1794949643773);
INSERT INTO "entry" VALUES('gxsek3b43f',48,'1 done',1794949643789);
INSERT INTO "entry" VALUES('gxsek3b43f',49,'0 choose card:59',1794949643801);
INSERT INTO "entry" VALUES('gxsek3b43f',50,'0 choose card:44',1794949643805);
INSERT INTO "entry" VALUES('gxsek3b43f',51,'1 pass',1794949643817);
INSERT INTO "entry" VALUES('gxsek3b43f',52,'1 play card:69 space:38',1794949643881);
INSERT INTO "entry" VALUES('gxsek3b43f',53,'1 use',1794949643889);
INSERT INTO "entry" VALUES('gxsek3b43f',54,'0 play card:17 space:17',1794949643901);
INSERT INTO "entry" VALUES('gxsek3b43f',55,'0 skip',1794949643905);
INSERT INTO "entry" VALUES('gxsek3b43f',56,'1 play card:46 space:37',1794949643917);
INSERT INTO "entry" VALUES('gxsek3b43f',57,'1 skip',1794949643929);
INSERT INTO "entry" VALUES('gxsek3b43f',58,'0 play card:16 space:3',1794949643941);
INSERT INTO "entry" VALUES('gxsek3b43f',59,'0 skip',1794949643953);
INSERT INTO "entry" VALUES('gxsek3b43f',60,'1 play card:66 space:39',1794949643957);
INSERT INTO "entry" VALUES('gxsek3b43f',61,'1 skip',1794949643969);
INSERT INTO "entry" VALUES('gxsek3b43f',62,'0 play card:27 space:2',1794949643981);
INSERT INTO "entry" VALUES('gxsek3b43f',63,'0 skip',1794949643997);
INSERT INTO "entry" VALUES('gxsek3b43f',64,'1 play card:70 space:31',1794949644013);
INSERT INTO "entry" VALUES('gxsek3b43f',65,'1 use',1794949644025);
INSERT INTO "entry" VALUES('gxsek3b43f',66,'0 play card:19 space:1',1794949644033);
INSERT INTO "entry" VALUES('gxsek3b43f',67,'0 skip',1794949644049);
INSERT INTO "entry" VALUES('gxsek3b43f',68,'1 play card:67 space:30',1794949644053);
INSERT INTO "entry" VALUES('gxsek3b43f',69,'1 use',1794949644065);
INSERT INTO "entry" VALUES('gxsek3b43f',70,'1 choose card:27',1794949644073);
INSERT INTO "entry" VALUES('gxsek3b43f',71,'0 play card:3 space:8',1794949644089);
INSERT INTO "entry" VALUES('gxsek3b43f',72,'0 use',1794949644097);
INSERT INTO "entry" VALUES('gxsek3b43f',73,'0 choose row:5',1794949644101);
INSERT INTO "entry" VALUES('gxsek3b43f',74,'1 play card:53 space:32',1794949644109);
INSERT INTO "entry" VALUES('gxsek3b43f',75,'1 use',1794949644117);
INSERT INTO "entry" VALUES('gxsek3b43f',76,'1 choose card:16',1794949644121);
INSERT INTO "entry" VALUES('gxsek3b43f',77,'0 play card:23 space:16',1794949644129);
INSERT INTO "entry" VALUES('gxsek3b43f',78,'0 use',1794949644137);
INSERT INTO "entry" VALUES('gxsek3b43f',79,'0 choose card:27',1794949644141);
INSERT INTO "entry" VALUES('gxsek3b43f',80,'1 ultimate card:69',1794949644149);
INSERT INTO "entry" VALUES('gxsek3b43f',81,'1 choose row:5',1794949644157);
INSERT INTO "entry" VALUES('gxsek3b43f',82,'0 play card:27 space:9',1794949644165);
INSERT INTO "entry" VALUES('gxsek3b43f',83,'0 use',1794949644173);
INSERT INTO "entry" VALUES('gxsek3b43f',84,'1 ultimate card:67',1794949644189);
INSERT INTO "entry" VALUES('gxsek3b43f',85,'1 choose card:3',1794949644197);
INSERT INTO "entry" VALUES('gxsek3b43f',86,'1 choose card:27',1794949644205);
INSERT INTO "entry" VALUES('gxsek3b43f',87,'1 choose card:16',1794949644217);
INSERT INTO "entry" VALUES('gxsek3b43f',88,'0 pass',1794949644227);
INSERT INTO "entry" VALUES('gxsek3b43f',89,'1 pass',1794949644245);
INSERT INTO "entry" VALUES('46cx39wavw',1,'1 swap card:64',1794949644321);
INSERT INTO "entry" VALUES('46cx39wavw',2,'1 swap card:51',1794949644329);
INSERT INTO "entry" VALUES('46cx39wavw',3,'0 swap card:24',1794949644341);
INSERT INTO "entry" VALUES('46cx39wavw',4,'0 done',1794949644349);
INSERT INTO "entry" VALUES('46cx39wavw',5,'1 swap card:48',1794949644357);
INSERT INTO "entry" VALUES('46cx39wavw',6,'1 done',1794949644369);
INSERT INTO "entry" VALUES('46cx39wavw',7,'0 play card:11 space:17',1794949644373);
INSERT INTO "entry" VALUES('46cx39wavw',8,'1 play card:50 space:38',1794949644385);
INSERT INTO "entry" VALUES('46cx39wavw',9,'0 play card:10 space:16',1794949644397);
INSERT INTO "entry" VALUES('46cx39wavw',10,'0 skip',1794949644405);
INSERT INTO "entry" VALUES('46cx39wavw',11,'0 !back 9',1794949644433);
INSERT INTO "entry" VALUES('46cx39wavw',12,'0 use',1794949644437);
INSERT INTO "entry" VALUES('46cx39wavw',13,'0 choose card:50',1794949644441);
INSERT INTO "entry" VALUES('46cx39wavw',14,'1 play card:55 space:31',1794949644461);
INSERT INTO "entry" VALUES('46cx39wavw',15,'1 use',1794949644465);
INSERT INTO "entry" VALUES('46cx39wavw',16,'1 choose row:5',1794949644477);
INSERT INTO "entry" VALUES('46cx39wavw',17,'0 play card:32 space:15',1794949644485);
INSERT INTO "entry" VALUES('46cx39wavw',18,'0 !back 16',1794949644497);
INSERT INTO "entry" VALUES('46cx39wavw',19,'0 play card:2 space:15',1794949644509);
INSERT INTO "entry" VALUES('46cx39wavw',20,'0 use',1794949644517);
INSERT INTO "entry" VALUES('46cx39wavw',21,'1 play card:54 space:30',1794949644521);
INSERT INTO "entry" VALUES('46cx39wavw',22,'1 use word:0',1794949644533);
INSERT INTO "entry" VALUES('46cx39wavw',23,'1 choose card:10',1794949644545);
INSERT INTO "entry" VALUES('46cx39wavw',24,'0 ultimate card:11',1794949644553);
INSERT INTO "entry" VALUES('46cx39wavw',25,'0 choose row:3',1794949644557);
INSERT INTO "entry" VALUES('46cx39wavw',26,'1 play card:44 space:39',1794949644565);
INSERT INTO "entry" VALUES('46cx39wavw',27,'1 use word:2',1794949644567);
INSERT INTO "entry" VALUES('u8pwbacdpc',1,'1 start card:40',1794949644869);
INSERT INTO "entry" VALUES('u8pwbacdpc',2,'0 start card:1',1794949644877);
INSERT INTO "entry" VALUES('u8pwbacdpc',3,'1 pass',1794949644889);
INSERT INTO "entry" VALUES('u8pwbacdpc',4,'0 play card:32 card:1',1794949644897);
INSERT INTO "entry" VALUES('u8pwbacdpc',5,'1 decline',1794949644909);
INSERT INTO "entry" VALUES('u8pwbacdpc',6,'1 pass',1794949644917);
INSERT INTO "entry" VALUES('u8pwbacdpc',7,'0 pass',1794949644925);
INSERT INTO "entry" VALUES('u8pwbacdpc',8,'1 attack card:40 card:1',1794949644930);
INSERT INTO "entry" VALUES('u8pwbacdpc',9,'1 decline',1794949644937);
INSERT INTO "entry" VALUES('u8pwbacdpc',10,'0 let_through',1794949644949);
INSERT INTO "entry" VALUES('u8pwbacdpc',11,'0 !back 9',1794949644961);
INSERT INTO "entry" VALUES('u8pwbacdpc',12,'0 block card:1',1794949644971);
INSERT INTO "entry" VALUES('u8pwbacdpc',13,'1 done',1794949644979);
INSERT INTO "entry" VALUES('u8pwbacdpc',14,'0 deploy card:0',1794949644997);
INSERT INTO "entry" VALUES('u8pwbacdpc',15,'1 decline',1794949645001);
INSERT INTO "entry" VALUES('u8pwbacdpc',16,'0 play card:26 card:40',1794949645013);
INSERT INTO "entry" VALUES('u8pwbacdpc',17,'1 decline',1794949645021);
INSERT INTO "entry" VALUES('u8pwbacdpc',18,'1 !back 7',1794949645053);
INSERT INTO "entry" VALUES('u8pwbacdpc',19,'1 pass',1794949645065);
INSERT INTO "entry" VALUES('u8pwbacdpc',20,'0 attack card:1 seat:1',1794949645069);
INSERT INTO "entry" VALUES('u8pwbacdpc',21,'1 decline',1794949645077);
INSERT INTO "entry" VALUES('u8pwbacdpc',22,'1 done',1794949645089);
INSERT INTO "entry" VALUES('u8pwbacdpc',23,'1 pass',1794949645097);
INSERT INTO "entry" VALUES('u8pwbacdpc',24,'0 play card:33 card:40',1794949645105);
INSERT INTO "entry" VALUES('u8pwbacdpc',25,'1 decline',1794949645109);
INSERT INTO "entry" VALUES('u8pwbacdpc',26,'0 decline',1794949645125);
INSERT INTO "entry" VALUES('u8pwbacdpc',27,'1 deploy card:44',1794949645129);
INSERT INTO "entry" VALUES('u8pwbacdpc',28,'0 decline',1794949645133);
INSERT INTO "entry" VALUES('u8pwbacdpc',29,'1 decline',1794949645141);
INSERT INTO "entry" VALUES('u8pwbacdpc',30,'0 use card:1 ability:121 card:40',1794949645149);
INSERT INTO "entry" VALUES('u8pwbacdpc',31,'1 decline',1794949645157);
INSERT INTO "entry" VALUES('u8pwbacdpc',32,'1 use card:44 ability:7 card:1',1794949645165);
INSERT INTO "entry" VALUES('u8pwbacdpc',33,'1 decline',1794949645181);
INSERT INTO "entry" VALUES('u8pwbacdpc',34,'0 battle card:34',1794949645193);
INSERT INTO "entry" VALUES('u8pwbacdpc',35,'1 decline',1794949645201);
INSERT INTO "entry" VALUES('u8pwbacdpc',36,'1 pass',1794949645205);
INSERT INTO "entry" VALUES('u8pwbacdpc',37,'1 pass',1794949645221);
INSERT INTO "entry" VALUES('u8pwbacdpc',38,'1 equip card:60 card:40',1794949645229);
INSERT INTO "entry" VALUES('u8pwbacdpc',39,'0 play card:26 card:40',1794949645237);
INSERT INTO "entry" VALUES('u8pwbacdpc',40,'1 decline',1794949645245);
INSERT INTO "entry" VALUES('u8pwbacdpc',41,'0 decline',1794949645253);
INSERT INTO "entry" VALUES('u8pwbacdpc',42,'0 deploy card:3',1794949645265);
INSERT INTO "entry" VALUES('u8pwbacdpc',43,'1 decline',1794949645269);
INSERT INTO "entry" VALUES('u8pwbacdpc',44,'0 use card:3 ability:123 card:44',1794949645277);
INSERT INTO "entry" VALUES('u8pwbacdpc',45,'1 decline',1794949645289);
INSERT INTO "entry" VALUES('u8pwbacdpc',46,'1 use card:44 ability:7 card:3',1794949645297);
INSERT INTO "entry" VALUES('u8pwbacdpc',47,'0 evade card:3 effect:0',1794949645313);
INSERT INTO "entry" VALUES('u8pwbacdpc',48,'1 decline',1794949645317);
INSERT INTO "entry" VALUES('u8pwbacdpc',49,'0 decline',1794949645325);
INSERT INTO "entry" VALUES('u8pwbacdpc',50,'0 battle card:35',1794949645333);
INSERT INTO "entry" VALUES('u8pwbacdpc',51,'1 decline',1794949645345);
INSERT INTO "entry" VALUES('u8pwbacdpc',52,'1 play card:70',1794949645397);
INSERT INTO "entry" VALUES('u8pwbacdpc',53,'0 discard card:30',1794949645405);
INSERT INTO "entry" VALUES('u8pwbacdpc',54,'0 equip card:38 card:3',1794949645409);
INSERT INTO "entry" VALUES('u8pwbacdpc',55,'1 equip card:68 card:44',1794949645417);
INSERT INTO "entry" VALUES('u8pwbacdpc',56,'0 attack card:3 card:40',1794949645421);
INSERT INTO "entry" VALUES('u8pwbacdpc',57,'0 swap card:34',1794949645433);
INSERT INTO "entry" VALUES('u8pwbacdpc',58,'0 deploy card:7',1794949645444);
INSERT INTO "entry" VALUES('u8pwbacdpc',59,'1 decline',1794949645457);
INSERT INTO "entry" VALUES('u8pwbacdpc',60,'0 decline',1794949645465);
INSERT INTO "entry" VALUES('u8pwbacdpc',61,'1 deploy card:50',1794949645477);
INSERT INTO "entry" VALUES('u8pwbacdpc',62,'0 use card:3 ability:123 card:44',1794949645497);
INSERT INTO "entry" VALUES('u8pwbacdpc',63,'1 decline',1794949645501);
INSERT INTO "entry" VALUES('u8pwbacdpc',64,'0 decline',1794949645513);
INSERT INTO "entry" VALUES('u8pwbacdpc',65,'0 pass',1794949645525);
INSERT INTO "entry" VALUES('u8pwbacdpc',66,'1 use card:44 ability:7 card:7',1794949645533);
INSERT INTO "entry" VALUES('u8pwbacdpc',67,'0 evade card:7 effect:0',1794949645545);
INSERT INTO "entry" VALUES('u8pwbacdpc',68,'1 decline',1794949645557);
INSERT INTO "entry" VALUES('u8pwbacdpc',69,'0 decline',1794949645565);
INSERT INTO "entry" VALUES('u8pwbacdpc',70,'0 pass',1794949645568);
INSERT INTO "entry" VALUES('u8pwbacdpc',71,'1 use card:50 ability:136 card:3',1794949645581);
INSERT INTO "entry" VALUES('u8pwbacdpc',72,'0 decline',1794949645597);
INSERT INTO "entry" VALUES('u8pwbacdpc',73,'1 decline',1794949645613);
INSERT INTO "entry" VALUES('u8pwbacdpc',74,'0 use card:3 ability:124 card:7',1794949645625);
INSERT INTO "entry" VALUES('u8pwbacdpc',75,'1 decline',1794949645629);
INSERT INTO "entry" VALUES('u8pwbacdpc',76,'0 decline',1794949645634);
INSERT INTO "entry" VALUES('u8pwbacdpc',77,'1 pass',1794949645653);
INSERT INTO "entry" VALUES('u8pwbacdpc',78,'0 play card:28 card:40',1794949645669);
INSERT INTO "entry" VALUES('u8pwbacdpc',79,'1 decline',1794949645677);
INSERT INTO "entry" VALUES('u8pwbacdpc',80,'0 decline',1794949645685);
INSERT INTO "entry" VALUES('u8pwbacdpc',81,'1 pass',1794949645697);
INSERT INTO "entry" VALUES('u8pwbacdpc',82,'0 pass',1794949645713);
INSERT INTO "entry" VALUES('u8pwbacdpc',83,'0 attack card:7 card:40',1794949645725);
INSERT INTO "entry" VALUES('u8pwbacdpc',84,'1 decline',1794949645733);
INSERT INTO "entry" VALUES('u8pwbacdpc',85,'0 decline',1794949645749);
INSERT INTO "entry" VALUES('u8pwbacdpc',86,'1 let_through',1794949645765);
INSERT INTO "entry" VALUES('u8pwbacdpc',87,'0 done',1794949645767);
INSERT INTO "entry" VALUES('u8pwbacdpc',88,'1 done',1794949645781);
INSERT INTO "entry" VALUES('u8pwbacdpc',89,'0 aim card:40',1794949645789);
INSERT INTO "entry" VALUES('u8pwbacdpc',90,'1 decline',1794949645805);
INSERT INTO "entry" VALUES('u8pwbacdpc',91,'0 decline',1794949645809);
INSERT INTO "entry" VALUES('u8pwbacdpc',92,'1 pass',1794949645821);
INSERT INTO "entry" VALUES('u8pwbacdpc',93,'0 keep',1794949645833);
INSERT INTO "entry" VALUES('u8pwbacdpc',94,'1 deploy card:52',1794949645841);
INSERT INTO "entry" VALUES('u8pwbacdpc',95,'0 decline',1794949645857);
INSERT INTO "entry" VALUES('u8pwbacdpc',96,'1 decline',1794949645865);
INSERT INTO "entry" VALUES('u8pwbacdpc',97,'0 battle card:36',1794949645873);
INSERT INTO "entry" VALUES('u8pwbacdpc',98,'1 decline',1794949645881);
INSERT INTO "entry" VALUES('u8pwbacdpc',99,'0 decline',1794949645889);
INSERT INTO "entry" VALUES('u8pwbacdpc',100,'1 play card:73 card:40',1794949645901);
INSERT INTO "entry" VALUES('u8pwbacdpc',101,'0 decline',1794949645909);
INSERT INTO "entry" VALUES('u8pwbacdpc',102,'1 decline',1794949645929);
INSERT INTO "entry" VALUES('u8pwbacdpc',103,'0 deploy card:15',1794949645937);
INSERT INTO "entry" VALUES('u8pwbacdpc',104,'1 decline',1794949645945);
INSERT INTO "entry" VALUES('u8pwbacdpc',105,'0 decline',1794949645950);
INSERT INTO "entry" VALUES('u8pwbacdpc',106,'1 use card:50 ability:136 card:15',1794949645969);
INSERT INTO "entry" VALUES('u8pwbacdpc',107,'0 decline',1794949645977);
INSERT INTO "entry" VALUES('u8pwbacdpc',108,'1 decline',1794949645993);
INSERT INTO "entry" VALUES('u8pwbacdpc',109,'0 pass',1794949645995);
INSERT INTO "entry" VALUES('u8pwbacdpc',110,'1 use card:52 ability:26',1794949646009);
INSERT INTO "entry" VALUES('u8pwbacdpc',111,'0 decline',1794949646011);
INSERT INTO "entry" VALUES('u8pwbacdpc',112,'0 use card:15 ability:147',1794949646024);
INSERT INTO "entry" VALUES('u8pwbacdpc',113,'0 decline',1794949646029);
INSERT INTO "entry" VALUES('u8pwbacdpc',114,'1 discard card:71',1794949646037);
INSERT INTO "entry" VALUES('u8pwbacdpc',115,'1 pass',1794949646045);
INSERT INTO "entry" VALUES('u8pwbacdpc',116,'0 pass',1794949646057);
INSERT INTO "entry" VALUES('u8pwbacdpc',117,'1 decline',1794949646061);
INSERT INTO "entry" VALUES('u8pwbacdpc',118,'1 attack card:40 card:7',1794949646069);
INSERT INTO "entry" VALUES('u8pwbacdpc',119,'0 decline',1794949646075);
INSERT INTO "entry" VALUES('u8pwbacdpc',120,'0 block card:7',1794949646093);
INSERT INTO "entry" VALUES('u8pwbacdpc',121,'0 use card:7 ability:129 card:7',1794949646101);
INSERT INTO "entry" VALUES('u8pwbacdpc',122,'0 decline',1794949646113);
INSERT INTO "entry" VALUES('u8pwbacdpc',123,'0 done',1794949646117);
INSERT INTO "entry" VALUES('u8pwbacdpc',124,'1 attack card:44 card:7',1794949646125);
INSERT INTO "entry" VALUES('u8pwbacdpc',125,'0 decline',1794949646141);
INSERT INTO "entry" VALUES('u8pwbacdpc',126,'0 use card:15 ability:147',1794949646149);
INSERT INTO "entry" VALUES('u8pwbacdpc',127,'1 discard card:65',1794949646157);
INSERT INTO "entry" VALUES('u8pwbacdpc',128,'1 attack card:52 card:15',1794949646165);
INSERT INTO "entry" VALUES('u8pwbacdpc',129,'0 swap card:35',1794949646177);
INSERT INTO "entry" VALUES('u8pwbacdpc',130,'0 deploy card:2',1794949646197);
INSERT INTO "entry" VALUES('u8pwbacdpc',131,'1 decline',1794949646209);
INSERT INTO "entry" VALUES('u8pwbacdpc',132,'0 decline',1794949646217);
INSERT INTO "entry" VALUES('u8pwbacdpc',133,'1 play card:77 card:15',1794949646225);
INSERT INTO "entry" VALUES('u8pwbacdpc',134,'0 use card:7 ability:129 effect:0 card:15',1794949646241);
INSERT INTO "entry" VALUES('u8pwbacdpc',135,'1 decline',1794949646253);
INSERT INTO "entry" VALUES('u8pwbacdpc',136,'0 decline',1794949646266);
INSERT INTO "entry" VALUES('u8pwbacdpc',137,'0 equip card:24 card:7',1794949646275);
INSERT INTO "entry" VALUES('u8pwbacdpc',138,'1 decline',1794949646285);
INSERT INTO "entry" VALUES('u8pwbacdpc',139,'0 decline',1794949646293);
INSERT INTO "entry" VALUES('u8pwbacdpc',140,'1 replace card:61 card:60',1794949646309);
INSERT INTO "entry" VALUES('u8pwbacdpc',141,'0 decline',1794949646321);
INSERT INTO "entry" VALUES('u8pwbacdpc',142,'1 decline',1794949646337);
INSERT INTO "entry" VALUES('u8pwbacdpc',143,'0 use card:15 ability:147',1794949646345);
INSERT INTO "entry" VALUES('u8pwbacdpc',144,'1 decline',1794949646353);
INSERT INTO "entry" VALUES('u8pwbacdpc',145,'0 decline',1794949646365);
INSERT INTO "entry" VALUES('u8pwbacdpc',146,'1 discard card:67',1794949646376);
INSERT INTO "entry" VALUES('u8pwbacdpc',147,'1 play card:78 card:35',1794949646389);
INSERT INTO "entry" VALUES('u8pwbacdpc',148,'0 decline',1794949646397);
INSERT INTO "entry" VALUES('u8pwbacdpc',149,'1 decline',1794949646409);
INSERT INTO "entry" VALUES('u8pwbacdpc',150,'0 use card:2 ability:122 card:50 ability:136',1794949646417);
INSERT INTO "entry" VALUES('u8pwbacdpc',151,'1 decline',1794949646425);
INSERT INTO "entry" VALUES('u8pwbacdpc',152,'0 decline',1794949646445);
INSERT INTO "entry" VALUES('u8pwbacdpc',153,'0 aim card:44',1794949646449);
INSERT INTO "entry" VALUES('u8pwbacdpc',154,'1 decline',1794949646461);
INSERT INTO "entry" VALUES('u8pwbacdpc',155,'0 decline',1794949646469);
INSERT INTO "entry" VALUES('u8pwbacdpc',156,'1 pass',1794949646473);
INSERT INTO "entry" VALUES('u8pwbacdpc',157,'0 equip card:31 card:2',1794949646489);
INSERT INTO "entry" VALUES('u8pwbacdpc',158,'1 decline',1794949646497);
INSERT INTO "entry" VALUES('u8pwbacdpc',159,'1 use card:50 ability:136 card:15',1794949646505);
INSERT INTO "entry" VALUES('u8pwbacdpc',160,'0 pass',1794949646509);
INSERT INTO "entry" VALUES('u8pwbacdpc',161,'1 pass',1794949646513);
INSERT INTO "entry" VALUES('u8pwbacdpc',162,'0 team_up card:7 card:2 card:52',1794949646521);
INSERT INTO "entry" VALUES('u8pwbacdpc',163,'1 attack card:40 card:2',1794949646525);
INSERT INTO "entry" VALUES('u8pwbacdpc',164,'0 use card:15 ability:147',1794949646533);
INSERT INTO "entry" VALUES('u8pwbacdpc',165,'1 discard card:74',1794949646537);
INSERT INTO "entry" VALUES('u8pwbacdpc',166,'0 swap card:34',1794949646545);
INSERT INTO "entry" VALUES('u8pwbacdpc',167,'1 play card:62 card:40',1794949646546);
INSERT INTO "entry" VALUES('u8pwbacdpc',168,'0 decline',1794949646553);
INSERT INTO "entry" VALUES('u8pwbacdpc',169,'0 use card:2 ability:122 card:44 ability:7',1794949646565);
INSERT INTO "entry" VALUES('u8pwbacdpc',170,'0 decline',1794949646581);
INSERT INTO "entry" VALUES('u8pwbacdpc',171,'0 aim card:44',1794949646589);
INSERT INTO "entry" VALUES('u8pwbacdpc',172,'0 decline',1794949646605);
INSERT INTO "entry" VALUES('u8pwbacdpc',173,'1 use card:52 ability:26',1794949646609);
INSERT INTO "entry" VALUES('u8pwbacdpc',174,'0 decline',1794949646625);
INSERT INTO "entry" VALUES('u8pwbacdpc',175,'0 deploy card:16',1794949646633);
INSERT INTO "entry" VALUES('u8pwbacdpc',176,'0 decline',1794949646641);
INSERT INTO "entry" VALUES('u8pwbacdpc',177,'1 use card:50 ability:136 card:15',1794949646649);
INSERT INTO "entry" VALUES('u8pwbacdpc',178,'0 decline',1794949646661);
INSERT INTO "entry" VALUES('u8pwbacdpc',179,'0 use card:16 ability:150',1794949646669);
INSERT INTO "entry" VALUES('u8pwbacdpc',180,'0 decline',1794949646673);
INSERT INTO "entry" VALUES('u8pwbacdpc',181,'1 use card:52 ability:27',1794949646681);
INSERT INTO "entry" VALUES('u8pwbacdpc',182,'0 decline',1794949646685);
INSERT INTO "entry" VALUES('u8pwbacdpc',183,'0 pass',1794949646693);
INSERT INTO "entry" VALUES('u8pwbacdpc',184,'1 deploy card:57',1794949646697);
INSERT INTO "entry" VALUES('u8pwbacdpc',185,'0 decline',1794949646705);
INSERT INTO "entry" VALUES('u8pwbacdpc',186,'0 use card:15 ability:147',1794949646709);
INSERT INTO "entry" VALUES('u8pwbacdpc',187,'0 decline',1794949646717);
INSERT INTO "entry" VALUES('u8pwbacdpc',188,'0 use card:16 ability:150',1794949646721);
INSERT INTO "entry" VALUES('u8pwbacdpc',189,'0 pass',1794949646729);
INSERT INTO "entry" VALUES('u8pwbacdpc',190,'1 team_up card:52 card:40 card:16',1794949646741);
INSERT INTO "entry" VALUES('u8pwbacdpc',191,'1 pass',1794949646749);
INSERT INTO "entry" VALUES('u8pwbacdpc',192,'0 attack card:2 card:40',1794949646753);
INSERT INTO "entry" VALUES('u8pwbacdpc',193,'0 aim card:44',1794949646765);
INSERT INTO "entry" VALUES('u8pwbacdpc',194,'1 attack card:57 card:16',1794949646777);
INSERT INTO "entry" VALUES('u8pwbacdpc',195,'0 attack card:7 card:44',1794949646797);
INSERT INTO "entry" VALUES('u8pwbacdpc',196,'0 aim card:40',1794949646809);
INSERT INTO "entry" VALUES('u8pwbacdpc',197,'0 keep',1794949646813);
INSERT INTO "entry" VALUES('u8pwbacdpc',198,'0 replace card:22 card:24',1794949646825);
INSERT INTO "entry" VALUES('u8pwbacdpc',199,'1 play card:66 card:50',1794949646841);
INSERT INTO "entry" VALUES('u8pwbacdpc',200,'0 decline',1794949646845);
INSERT INTO "entry" VALUES('u8pwbacdpc',201,'1 use card:57 ability:222 card:50',1794949646857);
INSERT INTO "entry" VALUES('u8pwbacdpc',202,'0 decline',1794949646873);
INSERT INTO "entry" VALUES('u8pwbacdpc',203,'0 use card:16 ability:150',1794949646883);
INSERT INTO "entry" VALUES('u8pwbacdpc',204,'0 decline',1794949646893);
INSERT INTO "entry" VALUES('u8pwbacdpc',205,'1 use card:44 ability:7 card:16',1794949646901);
INSERT INTO "entry" VALUES('u8pwbacdpc',206,'0 use card:7 ability:129 effect:0 card:16',1794949646905);
INSERT INTO "entry" VALUES('u8pwbacdpc',207,'0 decline',1794949646921);
INSERT INTO "entry" VALUES('u8pwbacdpc',208,'0 use card:2 ability:122 card:52 ability:27',1794949646937);
INSERT INTO "entry" VALUES('u8pwbacdpc',209,'0 decline',1794949646947);
INSERT INTO "entry" VALUES('u8pwbacdpc',210,'0 decline',1794949646965);
INSERT INTO "entry" VALUES('u8pwbacdpc',211,'1 use card:50 ability:136 card:2',1794949646969);
INSERT INTO "entry" VALUES('u8pwbacdpc',212,'0 decline',1794949646983);
INSERT INTO "entry" VALUES('u8pwbacdpc',213,'0 use card:15 ability:148',1794949646997);
INSERT INTO "entry" VALUES('u8pwbacdpc',214,'0 decline',1794949647013);
INSERT INTO "entry" VALUES('u8pwbacdpc',215,'1 use card:52 ability:26',1794949647025);
INSERT INTO "entry" VALUES('u8pwbacdpc',216,'0 decline',1794949647037);
INSERT INTO "entry" VALUES('u8pwbacdpc',217,'0 equip card:25 card:16',1794949647045);
INSERT INTO "entry" VALUES('u8pwbacdpc',218,'0 decline',1794949647053);
INSERT INTO "entry" VALUES('u8pwbacdpc',219,'0 deploy card:10',1794949647065);
INSERT INTO "entry" VALUES('u8pwbacdpc',220,'0 decline',1794949647081);
INSERT INTO "entry" VALUES('u8pwbacdpc',221,'0 use card:10 ability:134',1794949647093);
INSERT INTO "entry" VALUES('u8pwbacdpc',222,'0 pass',1794949647101);
INSERT INTO "entry" VALUES('u8pwbacdpc',223,'0 team_up card:10 card:7 card:57',1794949647113);
INSERT INTO "entry" VALUES('u8pwbacdpc',224,'0 pass',1794949647129);
INSERT INTO "entry" VALUES('u8pwbacdpc',225,'1 pass',1794949647145);
INSERT INTO "entry" VALUES('u8pwbacdpc',226,'0 keep',1794949647157);
INSERT INTO "entry" VALUES('u8pwbacdpc',227,'1 use card:57 ability:222 card:52',1794949647165);
INSERT INTO "entry" VALUES('u8pwbacdpc',228,'0 decline',1794949647177);
INSERT INTO "entry" VALUES('u8pwbacdpc',229,'1 decline',1794949647193);
INSERT INTO "entry" VALUES('u8pwbacdpc',230,'0 use card:10 ability:135 card:16',1794949647217);
INSERT INTO "entry" VALUES('u8pwbacdpc',231,'1 decline',1794949647233);
INSERT INTO "entry" VALUES('u8pwbacdpc',232,'0 decline',1794949647241);
INSERT INTO "entry" VALUES('u8pwbacdpc',233,'1 use card:44 ability:7 card:16',1794949647265);
INSERT INTO "entry" VALUES('u8pwbacdpc',234,'0 decline',1794949647277);
INSERT INTO "entry" VALUES('u8pwbacdpc',235,'1 decline',1794949647284);
INSERT INTO "entry" VALUES('u8pwbacdpc',236,'0 use card:2 ability:122 card:50 ability:137',1794949647297);
INSERT INTO "entry" VALUES('u8pwbacdpc',237,'1 decline',1794949647309);
INSERT INTO "entry" VALUES('u8pwbacdpc',238,'0 decline',1794949647317);
INSERT INTO "entry" VALUES('u8pwbacdpc',239,'1 use card:52 ability:27',1794949647325);
INSERT INTO "entry" VALUES('u8pwbacdpc',240,'0 decline',1794949647341);
INSERT INTO "entry" VALUES('u8pwbacdpc',241,'1 decline',1794949647357);
INSERT INTO "entry" VALUES('u8pwbacdpc',242,'0 use card:16 ability:150',1794949647365);
INSERT INTO "entry" VALUES('u8pwbacdpc',243,'1 decline',1794949647369);
INSERT INTO "entry" VALUES('u8pwbacdpc',244,'0 decline',1794949647385);
INSERT INTO "entry" VALUES('u8pwbacdpc',245,'1 play card:69 card:15',1794949647401);
INSERT INTO "entry" VALUES('u8pwbacdpc',246,'0 decline',1794949647417);
INSERT INTO "entry" VALUES('u8pwbacdpc',247,'0 replace card:21 card:22',1794949647429);
INSERT INTO "entry" VALUES('u8pwbacdpc',248,'0 decline',1794949647445);
INSERT INTO "entry" VALUES('u8pwbacdpc',249,'1 use card:57 ability:222 card:44',1794949647457);
INSERT INTO "entry" VALUES('u8pwbacdpc',250,'0 decline',1794949647473);
INSERT INTO "entry" VALUES('u8pwbacdpc',251,'0 use card:21 ability:162 card:50',1794949647489);
INSERT INTO "entry" VALUES('u8pwbacdpc',252,'0 decline',1794949647505);
INSERT INTO "entry" VALUES('u8pwbacdpc',253,'1 use card:44 ability:7 card:16',1794949647513);
INSERT INTO "entry" VALUES('u8pwbacdpc',254,'0 decline',1794949647525);
INSERT INTO "entry" VALUES('u8pwbacdpc',255,'0 pass',1794949647535);
INSERT INTO "entry" VALUES('u8pwbacdpc',256,'1 decline',1794949647549);
INSERT INTO "entry" VALUES('u8pwbacdpc',257,'0 decline',1794949647557);
INSERT INTO "entry" VALUES('u8pwbacdpc',258,'1 attack card:40 card:7',1794949647565);
INSERT INTO "entry" VALUES('u8pwbacdpc',259,'0 decline',1794949647589);
INSERT INTO "entry" VALUES('u8pwbacdpc',260,'0 let_through',1794949647601);
INSERT INTO "entry" VALUES('u8pwbacdpc',261,'0 use card:10 ability:135 card:7',1794949647609);
INSERT INTO "entry" VALUES('u8pwbacdpc',262,'0 use card:16 ability:151 card:40',1794949647617);
INSERT INTO "entry" VALUES('u8pwbacdpc',263,'0 decline',1794949647629);
INSERT INTO "entry" VALUES('u8pwbacdpc',264,'0 attack card:10 card:44',1794949647637);
INSERT INTO "entry" VALUES('u8pwbacdpc',265,'0 decline',1794949647653);
INSERT INTO "entry" VALUES('u8pwbacdpc',266,'0 use card:10 ability:135 card:16',1794949647673);
INSERT INTO "entry" VALUES('u8pwbacdpc',267,'0 aim card:44',1794949647685);
INSERT INTO "entry" VALUES('u8pwbacdpc',268,'1 attack card:52 card:10',1794949647697);
INSERT INTO "entry" VALUES('u8pwbacdpc',269,'0 attack card:15 card:44',1794949647713);
INSERT INTO "entry" VALUES('u8pwbacdpc',270,'0 aim card:44',1794949647729);
INSERT INTO "entry" VALUES('u8pwbacdpc',271,'1 attack card:57 card:10',1794949647735);
INSERT INTO "entry" VALUES('u8pwbacdpc',272,'0 attack card:16 card:52',1794949647749);
INSERT INTO "entry" VALUES('u8pwbacdpc',273,'1 attack card:50 card:7',1794949647761);
INSERT INTO "entry" VALUES('u8pwbacdpc',274,'0 block card:7',1794949647765);
INSERT INTO "entry" VALUES('ptcshxjxxv',1,'1 start card:40',1794949647869);
INSERT INTO "entry" VALUES('ptcshxjxxv',2,'0 start card:1',1794949647877);
INSERT INTO "entry" VALUES('ptcshxjxxv',3,'1 pass',1794949647893);
INSERT INTO "entry" VALUES('ptcshxjxxv',4,'0 play card:32 card:1',1794949647901);
INSERT INTO "entry" VALUES('ptcshxjxxv',5,'1 decline',1794949647925);
INSERT INTO "entry" VALUES('ptcshxjxxv',6,'1 pass',1794949647929);
INSERT INTO "entry" VALUES('ptcshxjxxv',7,'0 pass',1794949647941);
INSERT INTO "entry" VALUES('ptcshxjxxv',8,'1 attack card:40 card:1',1794949647954);
INSERT INTO "entry" VALUES('ptcshxjxxv',9,'1 decline',1794949647977);
INSERT INTO "entry" VALUES('ptcshxjxxv',10,'0 let_through',1794949647981);
INSERT INTO "entry" VALUES('ptcshxjxxv',11,'0 !back 9',1794949647993);
INSERT INTO "entry" VALUES('ptcshxjxxv',12,'0 block card:1',1794949648005);
INSERT INTO "entry" VALUES('ptcshxjxxv',13,'1 done',1794949648009);
INSERT INTO "entry" VALUES('ptcshxjxxv',14,'0 deploy card:0',1794949648021);
INSERT INTO "entry" VALUES('ptcshxjxxv',15,'1 decline',1794949648033);
INSERT INTO "entry" VALUES('ptcshxjxxv',16,'0 play card:26 card:40',1794949648037);
INSERT INTO "entry" VALUES('ptcshxjxxv',17,'1 decline',1794949648045);
INSERT INTO "entry" VALUES('ptcshxjxxv',18,'1 !back 7',1794949648053);
INSERT INTO "entry" VALUES('ptcshxjxxv',19,'1 pass',1794949648065);
INSERT INTO "entry" VALUES('ptcshxjxxv',20,'0 attack card:1 seat:1',1794949648069);
INSERT INTO "entry" VALUES('ptcshxjxxv',21,'1 decline',1794949648077);
INSERT INTO "entry" VALUES('ptcshxjxxv',22,'1 done',1794949648081);
INSERT INTO "entry" VALUES('ptcshxjxxv',23,'1 pass',1794949648089);
INSERT INTO "entry" VALUES('ptcshxjxxv',24,'0 play card:33 card:40',1794949648097);
INSERT INTO "entry" VALUES('ptcshxjxxv',25,'1 decline',1794949648109);
INSERT INTO "entry" VALUES('ptcshxjxxv',26,'0 decline',1794949648113);
INSERT INTO "entry" VALUES('ptcshxjxxv',27,'1 deploy card:44',1794949648121);
INSERT INTO "entry" VALUES('2zsmub67bm',1,'0 swap card:24',1794949648189);
INSERT INTO "entry" VALUES('2zsmub67bm',2,'1 swap card:50',1794949648209);
INSERT INTO "entry" VALUES('2zsmub67bm',3,'0 swap card:32',1794949648221);
INSERT INTO "entry" VALUES('2zsmub67bm',4,'1 done',1794949648229);
INSERT INTO "entry" VALUES('2zsmub67bm',5,'0 swap card:10',1794949648245);
INSERT INTO "entry" VALUES('2zsmub67bm',6,'0 done',1794949648254);
INSERT INTO "entry" VALUES('2zsmub67bm',7,'0 play card:0 space:10',1794949648261);
INSERT INTO "entry" VALUES('2zsmub67bm',8,'0 skip',1794949648274);
INSERT INTO "entry" VALUES('2zsmub67bm',9,'1 play card:68 space:31',1794949648321);
INSERT INTO "entry" VALUES('2zsmub67bm',10,'1 use',1794949648329);
INSERT INTO "entry" VALUES('2zsmub67bm',11,'1 choose row:3',1794949648337);
INSERT INTO "entry" VALUES('2zsmub67bm',12,'0 play card:9 space:3',1794949648354);
INSERT INTO "entry" VALUES('2zsmub67bm',13,'0 !resign',1794949648361);
INSERT INTO "entry" VALUES('hagtqcg9x8',1,'0 swap card:9',1794949648440);
INSERT INTO "entry" VALUES('hagtqcg9x8',2,'1 swap card:50',1794949648457);
INSERT INTO "entry" VALUES('hagtqcg9x8',3,'0 done',1794949648469);
INSERT INTO "entry" VALUES('hagtqcg9x8',4,'1 done',1794949648477);
INSERT INTO "entry" VALUES('hagtqcg9x8',5,'0 play card:11 space:10',1794949648494);
INSERT INTO "entry" VALUES('hagtqcg9x8',6,'1 play card:68 space:31',1794949648525);
INSERT INTO "entry" VALUES('hagtqcg9x8',7,'1 use',1794949648549);
INSERT INTO "entry" VALUES('hagtqcg9x8',8,'1 choose row:3',1794949648561);
INSERT INTO "entry" VALUES('hagtqcg9x8',9,'0 play card:0 space:9',1794949648571);
INSERT INTO "entry" VALUES('hagtqcg9x8',10,'0 use word:0',1794949648578);
INSERT INTO "entry" VALUES('hagtqcg9x8',11,'0 choose card:68',1794949648581);
INSERT INTO "entry" VALUES('hagtqcg9x8',12,'1 play card:59 space:32',1794949648690);
INSERT INTO "entry" VALUES('hagtqcg9x8',13,'1 use word:7',1794949648703);
INSERT INTO "entry" VALUES('hagtqcg9x8',14,'1 choose card:68',1794949648713);
INSERT INTO "entry" VALUES('hagtqcg9x8',15,'0 play card:24 space:2',1794949648731);
CREATE TABLE game_table (
	id VARCHAR(20) NOT NULL, 
	owner VARCHAR(20), 
	game VARCHAR(40) NOT NULL, 
	mode VARCHAR(60) NOT NULL, 
	settings JSON NOT NULL, 
	position JSON, 
	cards VARCHAR(20) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	public BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, 
	guide BOOLEAN NOT NULL, 
	clock_seconds INTEGER, 
	clock_increment INTEGER, 
	auto_delay INTEGER, 
	seed BIGINT NOT NULL, 
	nonce VARCHAR(64) NOT NULL, 
	from_table VARCHAR(20), 
	from_entry INTEGER, 
	next_table VARCHAR(20), 
	created BIGINT NOT NULL, 
	started BIGINT, 
	ended BIGINT, 
	updated BIGINT NOT NULL, 
	version INTEGER NOT NULL, 
	length INTEGER NOT NULL, 
	lines INTEGER NOT NULL, 
	asked JSON NOT NULL, 
	due BIGINT, 
	result JSON, 
	undo_by INTEGER, 
	undo_yes JSON NOT NULL, 
	rematch JSON NOT NULL, 
	CONSTRAINT pk_game_table PRIMARY KEY (id), 
	CONSTRAINT fk_game_table_owner FOREIGN KEY(owner) REFERENCES person (id) ON DELETE SET NULL
);
INSERT INTO "game_table" VALUES('zqw4gdy62h','6bme46thushg','overpower-2025','skirmish','{}',NULL,'e657afb4cfaa','over',1,0,0,NULL,NULL,NULL,280545267407141226,'325469d2c1a6d53f5775def5ca670649',NULL,NULL,NULL,1794949633511,1794949633925,1794949635869,1794949635889,161,156,2,'[]',NULL,'{"winners": [0], "rule": "OP25-MODE-12", "limit": false}',NULL,'[]','[]');
INSERT INTO "game_table" VALUES('3e38f6efqu','6bme46thushg','overpower-2025','skirmish','{}',NULL,'e657afb4cfaa','playing',1,0,0,NULL,NULL,NULL,280545267407141226,'48660142eed1e2063edbded973cfd401',NULL,NULL,NULL,1794949635897,1794949635913,NULL,1794949636233,32,27,2,'[0]',NULL,NULL,NULL,'[]','[]');
INSERT INTO "game_table" VALUES('25zqz8bpfc','6bme46thushg','overpower-classic','venture','{}',NULL,'d2d74da5a6cf','over',1,0,0,NULL,NULL,NULL,280545267407141226,'48c054f9ac79707969616c8a4ca36d2e',NULL,NULL,NULL,1794949636246,1794949638567,1794949641213,1794949641249,292,287,2,'[]',NULL,'{"winners": [1], "rule": "OPC-VICTORY-03", "limit": false}',NULL,'[]','[]');
INSERT INTO "game_table" VALUES('cchzxqkcck','6bme46thushg','overpower-classic','venture','{}',NULL,'d2d74da5a6cf','playing',1,0,0,NULL,NULL,NULL,280545267407141226,'3edc59121520ad420c7b5ce37a50069d',NULL,NULL,NULL,1794949641261,1794949641277,NULL,1794949641561,32,27,2,'[1]',NULL,NULL,NULL,'[]','[]');
INSERT INTO "game_table" VALUES('smd5r33n9m','6bme46thushg','overrealm','casual','{}',NULL,'8c78c6fda4f3','over',1,0,0,NULL,NULL,NULL,280545267407141226,'2667111938ed1140199dd94439361b43',NULL,NULL,NULL,1794949641577,1794949641809,1794949642825,1794949642828,125,122,2,'[]',NULL,'{"winners": [1], "rule": "OR-WIN-01", "limit": false}',NULL,'[]','[]');
INSERT INTO "game_table" VALUES('953g9cfh3w','6bme46thushg','overrealm','casual','{}',NULL,'8c78c6fda4f3','playing',1,0,0,NULL,NULL,NULL,280545267407141226,'70a122833e6624cbfa34d1dcbfd5127e',NULL,NULL,NULL,1794949642849,1794949642868,NULL,1794949643205,30,27,2,'[1]',NULL,NULL,NULL,'[]','[]');
INSERT INTO "game_table" VALUES('gxsek3b43f','6bme46thushg','overwatch','super-synergy','{}',NULL,'dc482c3cf1ec','over',1,0,0,NULL,NULL,NULL,280545267407141226,'fdda8e7e1d9ff05f442313091835a1ff',NULL,NULL,NULL,1794949643221,1794949643242,1794949644245,1794949644257,94,89,2,'[]',NULL,'{"winners": [1], "rule": "OW-WIN-01", "limit": false}',NULL,'[]','[]');
INSERT INTO "game_table" VALUES('46cx39wavw','6bme46thushg','overwatch','super-synergy','{}',NULL,'dc482c3cf1ec','playing',1,0,0,NULL,NULL,NULL,280545267407141226,'e80e2f5b1a7edf3cdf0c295ea90e9f91',NULL,NULL,NULL,1794949644269,1794949644301,NULL,1794949644573,32,27,2,'[1]',NULL,NULL,NULL,'[]','[]');
INSERT INTO "game_table" VALUES('u8pwbacdpc','6bme46thushg','power-up','mixed-factions','{}',NULL,'c6628930490b','over',1,0,0,NULL,NULL,NULL,280545267407141226,'af79b366fede5d7b23a029cd85b299be',NULL,NULL,NULL,1794949644586,1794949644842,1794949647765,1794949647777,279,274,2,'[]',NULL,'{"winners": [0], "rule": "PU-WIN-01", "limit": false}',NULL,'[]','[]');
INSERT INTO "game_table" VALUES('ptcshxjxxv','6bme46thushg','power-up','mixed-factions','{}',NULL,'c6628930490b','playing',1,0,0,NULL,NULL,NULL,280545267407141226,'9fbef862aa8c337da64f51b90c42fcec',NULL,NULL,NULL,1794949647797,1794949647830,NULL,1794949648129,32,27,2,'[0]',NULL,NULL,NULL,'[]','[]');
INSERT INTO "game_table" VALUES('2zsmub67bm','6bme46thushg','overwatch','super-synergy','{}',NULL,'dc482c3cf1ec','over',1,0,0,NULL,NULL,NULL,280545267407141226,'4c63617bf3424ca51b6e0a5c3ab58ffa',NULL,NULL,NULL,1794949648142,1794949648142,1794949648361,1794949648361,13,13,0,'[]',NULL,'{"winners": [1], "rule": "TABLE-RESIGN", "limit": false}',NULL,'[]','[]');
INSERT INTO "game_table" VALUES('hagtqcg9x8','6bme46thushg','overwatch','super-synergy','{}',NULL,'dc482c3cf1ec','playing',1,0,0,NULL,NULL,NULL,280545267407141226,'cb26cf5a59609a1c33fdae30701e0ebe',NULL,NULL,NULL,1794949648405,1794949648405,NULL,1794949648731,15,15,0,'[0]',NULL,NULL,NULL,'[]','[]');
CREATE TABLE mute (
	person VARCHAR(20) NOT NULL, 
	muted VARCHAR(20) NOT NULL, 
	CONSTRAINT pk_mute PRIMARY KEY (person, muted), 
	CONSTRAINT fk_mute_muted FOREIGN KEY(muted) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT fk_mute_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE outage (
	start BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_outage PRIMARY KEY (start)
);
CREATE TABLE person (
	id VARCHAR(20) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	folded VARCHAR(120), 
	password VARCHAR(255), 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id), 
	CONSTRAINT uq_person_folded UNIQUE (folded)
);
INSERT INTO "person" VALUES('6bme46thushg','Ada','ada','the hash of no password',1794949631977);
INSERT INTO "person" VALUES('kuj9kudafhq3','Bo',NULL,NULL,1794949631993);
CREATE TABLE rating (
	person VARCHAR(20) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_rating PRIMARY KEY (person, game), 
	CONSTRAINT fk_rating_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE seat (
	table_id VARCHAR(20) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	person VARCHAR(20), 
	bot VARCHAR(40), 
	name VARCHAR(60) NOT NULL, 
	guest BOOLEAN NOT NULL, 
	token VARCHAR(64), 
	deck TEXT NOT NULL, 
	auto BOOLEAN NOT NULL, stops JSON, away BIGINT, 
	CONSTRAINT pk_seat PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_seat_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE SET NULL, 
	CONSTRAINT fk_seat_table_id FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "seat" VALUES('zqw4gdy62h',0,'person','6bme46thushg',NULL,'Ada',0,'b79472e90a50cd77c6377fd2469f260a0514c8d805048312c030242e7d276ecf','',1,NULL,NULL);
INSERT INTO "seat" VALUES('zqw4gdy62h',1,'person','kuj9kudafhq3',NULL,'Bo',1,'4a7b2cc25d59afa88297e4032a9c9cf28f9edac96e6b55bdddb7a72009163725','',1,NULL,NULL);
INSERT INTO "seat" VALUES('3e38f6efqu',0,'person','6bme46thushg',NULL,'Ada',0,'cee56847e820985cfd81689ee98f3a76eb3ddea8e1f35b76148961b61124e1be','',1,NULL,NULL);
INSERT INTO "seat" VALUES('3e38f6efqu',1,'person','kuj9kudafhq3',NULL,'Bo',1,'280f819230a27a3ca3d4f951d8419d56e9d6d7b6d3e1dcac5fe6c129aed4926f','',1,NULL,NULL);
INSERT INTO "seat" VALUES('25zqz8bpfc',0,'person','6bme46thushg',NULL,'Ada',0,'f49bfe8fc7338d529bb675d99cbe6d7eb4635bbc7cce156a014a252bc80486fa','',1,NULL,NULL);
INSERT INTO "seat" VALUES('25zqz8bpfc',1,'person','kuj9kudafhq3',NULL,'Bo',1,'281e6577a6897c369a6c63c20f8026fc6b6775cd9702a3299842b36a59d63e00','',1,NULL,NULL);
INSERT INTO "seat" VALUES('cchzxqkcck',0,'person','6bme46thushg',NULL,'Ada',0,'972adadbe82d82579233321b64fa59bfeef7eb73ed593d60a90fad9e96176197','',1,NULL,NULL);
INSERT INTO "seat" VALUES('cchzxqkcck',1,'person','kuj9kudafhq3',NULL,'Bo',1,'84e528e98ac6b7e0cd3e0eb0e19e98772826ffc90673ba0251301a540d79c6d8','',1,NULL,NULL);
INSERT INTO "seat" VALUES('smd5r33n9m',0,'person','6bme46thushg',NULL,'Ada',0,'bf0d30aae68cb997fbdc02637961f310c6a37b4e1a7654bb6416d65d27d476de','',1,NULL,NULL);
INSERT INTO "seat" VALUES('smd5r33n9m',1,'person','kuj9kudafhq3',NULL,'Bo',1,'b6a2d5d31e0d1b99f93f00650ee15ff8c89a4b09fc438735a797afbe6aa32f07','',1,NULL,NULL);
INSERT INTO "seat" VALUES('953g9cfh3w',0,'person','6bme46thushg',NULL,'Ada',0,'ad5ecc525b2f2e9b399de227f0fa69a2f4fbc7728a945d790e2c56d7206e2156','',1,NULL,NULL);
INSERT INTO "seat" VALUES('953g9cfh3w',1,'person','kuj9kudafhq3',NULL,'Bo',1,'86555ca03644ff17cb5fa46e43a660c84844a9bfc9b3ab7bfe167daaf8b5e303','',1,NULL,NULL);
INSERT INTO "seat" VALUES('gxsek3b43f',0,'person','6bme46thushg',NULL,'Ada',0,'bda4c7caa231fd229d3b05b7809ff1e7fb0b940b57cb811a02c77fb5bf96b9c7','',1,NULL,NULL);
INSERT INTO "seat" VALUES('gxsek3b43f',1,'person','kuj9kudafhq3',NULL,'Bo',1,'a9a117957264d962c0168742b9b917af534a9657e0ef9ae6e044c1589db5d6ab','',1,NULL,NULL);
INSERT INTO "seat" VALUES('46cx39wavw',0,'person','6bme46thushg',NULL,'Ada',0,'a5b49bdcb60860e5ad433e983d86fce4386f7fc08d072c65798ab74921133bbf','',1,NULL,NULL);
INSERT INTO "seat" VALUES('46cx39wavw',1,'person','kuj9kudafhq3',NULL,'Bo',1,'258792cc9540242133cb5325744438b49060b82de29ce4d1acb67d6a8c962ed3','',1,NULL,NULL);
INSERT INTO "seat" VALUES('u8pwbacdpc',0,'person','6bme46thushg',NULL,'Ada',0,'9ecb0cb03896224fda668165d6af1f065a1349137a1538a7daccdc66f58084e2','',1,NULL,NULL);
INSERT INTO "seat" VALUES('u8pwbacdpc',1,'person','kuj9kudafhq3',NULL,'Bo',1,'00f57effa3b26e5dcce7c9ed4112691c004529a7dd11c3f5ddfdf762e0fe2c8e','',1,NULL,NULL);
INSERT INTO "seat" VALUES('ptcshxjxxv',0,'person','6bme46thushg',NULL,'Ada',0,'380c3b5f0d391b80fd17794e33b2cdd505181f1ad6188cb53f3e5621abf88017','',1,NULL,NULL);
INSERT INTO "seat" VALUES('ptcshxjxxv',1,'person','kuj9kudafhq3',NULL,'Bo',1,'a374eccfe162a0765ce6720e214bf40d9c7c16eedf379d60623348b232e7a37b','',1,NULL,NULL);
INSERT INTO "seat" VALUES('2zsmub67bm',0,'person','6bme46thushg',NULL,'Ada',0,'d8c3d0771622dada4b444b33d9574cc228e4c587ab325b0767e57549f451b7b2','',1,NULL,NULL);
INSERT INTO "seat" VALUES('2zsmub67bm',1,'bot',NULL,'greedy','Practice bot',0,NULL,'',1,NULL,NULL);
INSERT INTO "seat" VALUES('hagtqcg9x8',0,'person','6bme46thushg',NULL,'Ada',0,'dadb3e66ed44df4d358cfcbcd74ebb8fdf92f913b14f1b1f1e8219407f06ae26','',1,NULL,NULL);
INSERT INTO "seat" VALUES('hagtqcg9x8',1,'bot',NULL,'greedy','Practice bot',0,NULL,'',1,NULL,NULL);
CREATE TABLE session (
	hash VARCHAR(64) NOT NULL, 
	person VARCHAR(20) NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_session PRIMARY KEY (hash), 
	CONSTRAINT fk_session_person FOREIGN KEY(person) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES('d5d2bfd31cac62f682494f5039a1e26114525ae348dce97968a1e14b03bcfcc5','6bme46thushg',1802725632025);
INSERT INTO "session" VALUES('d14ce771e6c15586bd469d94f53a77fbf46cea07526c03e8e52f28a876be2258','kuj9kudafhq3',1802725632049);
CREATE TABLE snapshot (
	table_id VARCHAR(20) NOT NULL, 
	n INTEGER NOT NULL, 
	version VARCHAR(80) NOT NULL, 
	data BLOB NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY (table_id), 
	CONSTRAINT fk_snapshot_table_id FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE INDEX ix_deck_person ON deck (person);
CREATE INDEX ix_game_table_due ON game_table (due);
CREATE INDEX ix_game_table_owner ON game_table (owner);
CREATE INDEX ix_game_table_status ON game_table (status);
CREATE INDEX ix_game_table_updated ON game_table (updated);
CREATE INDEX ix_session_person ON session (person);
CREATE INDEX ix_seat_person ON seat (person);
COMMIT;
