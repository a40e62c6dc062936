# What the coach says on somebody's first table: the names stand in coach.toml.

coach-spellfire-attach = Arm your champions first: choose a face-up magical item or artifact, then the champion of your pool that is to bear it.
coach-spellfire-attack = Choose a champion of your pool, then the opposing champion it attacks: the two numbers are the totals to begin with, yours first.
coach-spellfire-help = Your champion is behind: play face-up cards that add to your total, or yield and lose the champion.
coach-spellfire-discard = A face-up ally or spell may be discarded to turn the next card of its column, but one that you keep may win you a fight.
coach-spellfire-realms = When the last card of a column is gone, the realm on top of it is yours, and with six of them you win.
coach-spellfire-choice = A card asks you to choose: its text says what it does, and the cards it may act on are listed here.
