"""A study run: its tasks given to an engine, its rows put into its store as they come."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from itertools import tee
from typing import TYPE_CHECKING

from vedette import files
from vedette.lab import study_plan

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from vedette.lab.engine import Work
    from vedette.lab.row_store import RowStore
    from vedette.lab.study_plan import Row, RowTask


def run(store: RowStore, work: Work) -> Iterator[int]:
    """Do what is left of a study; yield how many deals are done. The store is closed whatever ends it."""
    summary = store.summary
    ended = summary.ended() if summary.deals else ""
    try:
        if not ended:
            wanted = study_plan.tasks(store.study, summary.entries, summary.deals)
            with closing(deals(store, wanted, work)) as found:
                for rows in found:
                    store.add(rows)
                    ended = summary.ended()
                    yield summary.deals
                    if ended:
                        break
    finally:
        store.close(ended)


def deals(store: RowStore, wanted: Iterator[RowTask], work: Work) -> Generator[list[Row], None, None]:
    """Yield all rows of a deal, deal after deal."""
    study, entries = store.study, store.summary.entries
    given, kept = tee(wanted)  # an engine takes few of them ahead
    with closing(work(partial(study_plan.find, opener=files.player), given)) as results:
        while True:
            yield study_plan.rows(study, entries, kept, results)
