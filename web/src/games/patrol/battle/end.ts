// How a clash ends, as far as it can be told, in the fewest words.

export type Fate = 'falls' | 'stands' | 'unsure' | null;

/** The end for one of ours and one of theirs: a part of the id of its words. */
export function endOf(ours: Fate, theirs: Fate): 'both' | 'ours' | 'theirs' | 'none' | 'unsure' {
  if (ours === 'unsure' || theirs === 'unsure') return 'unsure';
  if (ours === 'falls') return theirs === 'falls' ? 'both' : 'ours';
  return theirs === 'falls' ? 'theirs' : 'none';
}

/** What is foreseen for a place: whether its card falls, or that nobody can tell. */
export function fateIn(facts: Record<string, unknown> | undefined, place: number): Fate {
  const fates = (facts?.fates ?? []) as { place: number; falls: boolean | null }[];
  const found = fates.find((fate) => fate.place === place);
  if (!found) return null;
  return found.falls === null ? 'unsure' : found.falls ? 'falls' : 'stands';
}
