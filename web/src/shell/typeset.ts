// French sets a narrow space, at which no line breaks, before ; : ! ? % and inside guillemets, and keeps a number with
// the word before it; the words have plain spaces.

const NARROW = '\u202f';
/** What answers and news call their sentences: the words of a person or of a deck's file are left as they were written. */
const SAID = new Set(['words', 'where', 'deck_words', 'detail', 'html', 'lines', 'text', 'bubble_text', 'quote', 'result']);

export const typeset = (text: string): string => text.replace(/ (?=[;:!?%»])/g, NARROW).replaceAll('« ', `«${NARROW}`).replace(/(?<=\p{L}) (?=\d{1,3}(?:[.,;:) ]|$))/gu, '\u00a0');

/** A document of the server, its sentences set as its language sets them. */
export function read(document: string, language: string): unknown {
  if (language !== 'fr') return JSON.parse(document);
  const set = (value: unknown): unknown => (typeof value === 'string' && !value.includes('\n') ? typeset(value) : value);
  return JSON.parse(document, (key, value: unknown) => (!SAID.has(key) ? value : Array.isArray(value) ? value.map(set) : key === 'html' ? typeset(String(value)) : set(value)));
}
