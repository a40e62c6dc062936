// Formations that are not confirmed yet, by the table and the seat that laid them out, as this browser keeps them: of a
// few tables, since many are left for good.
import { keep, kept } from '../../shell/kept';

/** Its round, the order in which the hand lay, the draft. */
export type Formation = [string, number[], number[][]];

const KEY = 'vedette.patrol.formations';
const MOST = 8;

type All = Record<string, Formation | undefined>;
const all = (): All => ({ ...(kept(KEY) as All | null) });

export const formationAt = (place: string): Formation | undefined => all()[place];

/** Keep it beside those that were kept last, or null no longer. */
export function keepFormation(place: string, made: Formation | null): void {
  const others = Object.entries(all()).filter(([at]) => at !== place);
  const left = made ? [...others, [place, made]] : others;
  keep(KEY, left.length ? Object.fromEntries(left.slice(-MOST)) : null);
}
