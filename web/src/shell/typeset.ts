// French sets a narrow space, at which no line breaks, before ; : ! ? % and inside guillemets, and keeps a number with
// the word before it; the words have plain spaces.

const NARROW = '\u202f';
/** What answers and news call their sentences; all else is a name, a code or a number. */
const SAID = new Set(['words', 'where', 'deck_words', 'detail', 'title', 'html', 'lines', 'text', 'bubble_text', 'ability', 'note', 'quote', 'result']);

export const typeset = (text: string): string => text.replace(/ (?=[;:!?%»])/g, NARROW).replaceAll('« ', `«${NARROW}`).replace(/(?<=\p{L}) (?=\d{1,3}(?:[.,;:) ]|$))/gu, '\u00a0');

/** A document of the server, its sentences set as its language sets them; what `own` names of it is somebody's own, and stays as it was written. */
export function read(document: string, language: string, own: readonly string[] = []): unknown {
  const told = JSON.parse(document) as Record<string, unknown>;
  if (language !== 'fr') return told;
  return Object.fromEntries(Object.entries(told).map(([key, value]) => [key, own.includes(key) ? value : set(value, key)]));
}

function set(value: unknown, key: string): unknown {
  if (typeof value === 'string') return SAID.has(key) ? typeset(value) : value;
  if (Array.isArray(value)) return value.map((one) => set(one, key));
  return value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, set(one, name)])) : value;
}
