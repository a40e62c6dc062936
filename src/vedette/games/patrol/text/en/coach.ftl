# What the coach says on somebody's first table: the names stand in coach.toml.

coach-patrol-muster = Lay your five soldiers face down in one to five patrols: choose a soldier, then a patrol for it.
coach-patrol-pair = Choose one of your patrols, then your opponent’s patrol that it is to face: soldiers attack the patrol in front of them.
coach-patrol-turn = A turn is one thing done: choose a soldier to attack, use its ability or return it to base, or stay.
coach-patrol-answer = A hidden soldier who is chosen may answer before it is revealed, if it can: here is what each answer comes to.
coach-patrol-score = A soldier who is face up and alive when both sides stay scores a point and gains a level, so show yourself, and then survive.
