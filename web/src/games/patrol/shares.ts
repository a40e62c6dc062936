// What two at one screen share of Patrol: the table with every hidden soldier face down, the attacks, the runs and the
// changes of patrol, which no hidden card alters; that a window opens, and that nobody answers.
import type { Shares } from '../../table/board.svelte';
import { PLACES, type Parts, type View } from './view';

const OPEN: View['phase'][] = ['assign', 'battle', 'aim', 'pick', 'window'];

export default {
  open: (view) => OPEN.includes((view as View).phase),
  legal: (legal, shown) => {
    const { phase, mover, seats } = shown as View;
    const up = new Set(
      seats.flatMap(({ patrols }) =>
        patrols.flatMap(({ cards }) => cards.flatMap(({ up, place }) => (up ? place : []))),
      ),
    );
    return legal.filter(({ parts }) => {
      const { do: doing, place } = parts as Parts;
      if (phase === 'window') return doing === 'pass';
      return doing !== 'use' || up.has(PLACES * (mover ?? 0) + (place ?? 0));
    });
  },
  view: (shared, mover, looking) => {
    const view = shared as View;
    const plans = (mover as View | null)?.plans ?? [];
    const own = (looking?.view as View | undefined)?.seats[looking?.seat as 0 | 1];
    return {
      ...view,
      plans,
      seats: view.seats.map((side) => (side.seat === own?.seat ? { ...own, side: side.side } : side)),
    };
  },
  stands: (view) => {
    const { round, seats } = view as View;
    return { round, first: seats[0].points, second: seats[1].points };
  },
} as Shares;
