# What the coach says on somebody's first table: the names stand in coach.toml.

coach-twelve-patrols-region = Take one of the open regions and put it down: the first may lie anywhere, and the map closes in as your land grows.
coach-twelve-patrols-signs = Each sign on an edge looks along its line to the border and counts everything on the way: how many items, how many colours, or the sum of the dice.
coach-twelve-patrols-confirm = Confirm ends your turn: a new region is revealed, and what you put into spots this turn stays there for good.
coach-twelve-patrols-spot = Between two neighbours a spot is open: put in one item or more, and the signs on both sides count them.
coach-twelve-patrols-line = A line of three is complete, so both its spots must be filled and all its signs met; what is missing is said before you confirm.
