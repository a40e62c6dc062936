-- A store as release 0.1.0 made it: one table, two moves into the game, and one deck of the guest's own.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('first');
CREATE TABLE decks (
	guest VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	text TEXT NOT NULL, 
	changed FLOAT NOT NULL, 
	CONSTRAINT pk_decks PRIMARY KEY (guest, game, name)
);
INSERT INTO "decks" VALUES('guest-of-then','twelve-patrols','my box','name = "my box"

[[region]]
name = "Wild Plains"
terrain = "plains"
east = "items 3"

[[region]]
name = "Green Valley"
terrain = "valley"
east = "colours 2"

[[region]]
name = "Lost Canyon"
terrain = "canyon"
north = "items 3"

[[region]]
name = "Iron Hills"
terrain = "hills"
south = "items 3"

[[region]]
name = "King''s Ford"
terrain = "ford"
north = "colours 2"

[[region]]
name = "Old Forest"
terrain = "forest"
west = "items 3"

[[region]]
name = "Saltmarsh"
terrain = "marsh"
west = "colours 2"

[[region]]
name = "High Moor"
terrain = "moor"
south = "items 1"

[[region]]
name = "Grey Coast"
terrain = "coast"
east = "items 1"
',1.7953192133864893913e+09);
CREATE TABLE events (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_events_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "events" VALUES('rcxs46zf4e35',0,1.79531921222675657271e+09,'{"what":"begun","record":"vedette record 1\ngame: twelve-patrols\nrules: 1\ndeck: house\n  {name = \"Wild Plains\", north = \"sum 3\", east = \"items 3\", south = \"items 4\"}\n  {name = \"Green Valley\", east = \"colours 2\", south = \"colours 2\", west = \"items 1\"}\n  {name = \"Lost Canyon\", north = \"items 3\", south = \"items 3\", west = \"sum 6\"}\n  {name = \"Iron Hills\", north = \"items 2\", west = \"sum 5\"}\n  {name = \"King''s Ford\", north = \"sum 9\", east = \"sum 9\", south = \"sum 4\", west = \"items 2\"}\n  {name = \"Old Forest\", east = \"sum 4\", south = \"sum 3\", west = \"items 3\"}\n  {name = \"Saltmarsh\", east = \"sum 5\", south = \"sum 3\", west = \"items 2\"}\n  {name = \"High Moor\", north = \"colours 3\", east = \"sum 9\", south = \"items 3\", west = \"items 2\"}\n  {name = \"Grey Coast\", north = \"colours 3\", east = \"sum 3\", south = \"sum 7\", west = \"colours 2\"}\ncards: b408ad70acea74e51090d05edb44ab57ff01a1224af1b70a5ded6f1aee56ce62\n---\nroll 6\nroll 1\nroll 4\nroll 1\nroll 2\nroll 5\nroll 4\nroll 5\nroll 6\ndraw Green Valley\n= 8537d1da3f36\ndraw Grey Coast\ndraw King''s Ford\n---\nresult: open\nfinal: 41693a35a1b54505e91c82bf1e09f4e2b02de47980986a0e09c623390ab3ae48\n","deal":[5,0,3,0,1,4,3,4,5,7,14,10,13,6,9,8,12,11],"seed":4510977125052288}');
INSERT INTO "events" VALUES('rcxs46zf4e35',1,1.79531921334574127201e+09,'{"what":"played","id":"139717242660624-2","note":"place Green Valley A1"}');
INSERT INTO "events" VALUES('rcxs46zf4e35',2,1.79531921337347769732e+09,'{"what":"played","id":"139717242660624-3","note":"discard WC"}');
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('rcxs46zf4e35',0,'guest-of-then',1);
CREATE TABLE settings (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('secret','01eed1e32f19a444269748afb89ed832b24cb323e82547e65f79ed956685bdac');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	deck VARCHAR(80) NOT NULL, 
	options TEXT NOT NULL, 
	origin VARCHAR(16) NOT NULL, 
	code TEXT, 
	grade INTEGER, 
	verdict VARCHAR(16), 
	daily VARCHAR(10), 
	begun FLOAT NOT NULL, 
	played FLOAT NOT NULL, 
	n INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	result VARCHAR(8), 
	assisted BOOLEAN NOT NULL, 
	seconds INTEGER NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('rcxs46zf4e35','twelve-patrols','house','[]','seed','1TF3T-8Q611',NULL,NULL,NULL,1.79531921222675657271e+09,1.79531921337347769732e+09,14,1,NULL,0,1);
CREATE INDEX ix_tables_daily ON tables (game, daily);
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;
