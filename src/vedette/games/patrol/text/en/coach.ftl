# What the coach says on somebody's first table: the names stand in coach.toml.

coach-patrol-muster = Lay your five soldiers face down in one to five patrols: choose a soldier, then a patrol for it.
coach-patrol-pair = Choose one of your patrols, then your opponent’s patrol that it is to face: soldiers attack the patrol in front of them.
coach-patrol-turn = A turn is one thing done: choose a soldier to attack, use its ability or return it to base, or stay.
coach-patrol-answer = You are asked whenever one of your hidden soldiers is chosen, even if it has no answer, so that your opponent learns nothing from it.
coach-patrol-score = A soldier who is face up and alive when both sides stay scores a point and gains a level, so show yourself, and then survive.
