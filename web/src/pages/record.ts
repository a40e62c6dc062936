// How often I played and won, alone and with help together.
import type { Versus } from '../protocol';

export interface Counted {
  played: number;
  won: number;
  drawn: number;
  helped: number;
}

/** The games against an opponent or with a deck; none where there were none. */
export const counted = (of: Versus | undefined): Counted => {
  const sum = (count: 'played' | 'won' | 'drawn'): number => (of ? of.alone[count] + of.assisted[count] : 0);
  return { played: sum('played'), won: sum('won'), drawn: sum('drawn'), helped: of?.assisted.played ?? 0 };
};
