"""What a log says of an outcome: who turned up, who died, who won points; to each seat by its own two views."""

from tests.games.patrol.worlds import levels, play, show

from vedette.core.game import CHANCE, OVER
from vedette.core.match import Match
from vedette.games.patrol.decks.deck import box
from vedette.games.patrol.mind.beginner import Beginner
from vedette.games.patrol.options import named
from vedette.games.patrol.speech import Patrol
from vedette.games.patrol.state import END
from vedette.players.greedy import Greedy
from vedette.session.log import Chronicle


def test_a_log_tells_who_died_who_turned_up_and_who_won_points() -> None:
    starters = box()
    made = Patrol((starters["vanguard"], starters["legion"]), named(["rounds-4"]))
    match = Match(made, [], 5)
    players = [Greedy(Beginner(made), seat) for seat in range(2)]
    chronicle = Chronicle(match)
    while (mover := match.mover()) >= 0:
        match.play(players[mover].choose(match.state.view(mover), match.legal()))
    lines = [[line.words for line in chronicle.lines(seat, "en")] for seat in (0, 1, -3)]
    dead = [line for line in lines[0] if "dies." in line or " die." in line]
    assert dead
    assert [line[line.index("clash") :] for line in dead if "clash" in line] == [
        line[line.index("clash") :] for line in lines[2] if "clash" in line and ("dies." in line or " die." in line)
    ]
    last = [told[-1] for told in lines]
    mine, theirs, all_ = ([line.count(" win") for line in told if "point" in line] for told in lines)
    assert mine == theirs == all_ != []
    assert any("Revealed:" in line for line in lines[1])
    assert all("Round 4 ends." in line for line in last)


def test_whom_the_end_of_a_round_shows_for_the_first_time_is_told_to_everybody() -> None:
    """Only who lies face up gains a level then (§8.3): who lay face down just before was turned up between (§8.2)."""
    starters, told = box(), 0
    made = Patrol((starters["vanguard"], starters["legion"]), named(["rounds-2"]))
    for seed in range(40):
        played = play(made, seed, 400)
        state, left, shown = made.start(), list(reversed(played.actions)), [set[int](), set[int]()]
        while state.mover() != OVER and (left or state.mover() == CHANCE):
            before = state.copy()
            state.apply(played.deal[state.slot()] if state.mover() == CHANCE else left.pop())
            raised = levels(state) - levels(before) if before.phase() == END else set()
            for seat, slot in {(seat, slot) for seat, slot, _ in raised if slot not in shown[seat]}:
                name = made.picture(state.view(seat), "en").name(seat, slot)
                news = [made.news(before.view(who), state.view(who), "en")[0] for who in (0, 1, -3)]
                assert news[0].startswith("Revealed: ")
                assert name in news[0]
                assert news == [news[0]] * 3
                shown[seat].add(slot)
                told += 1
            show(state, shown)
    assert told
