// What a builder leaves as it is in the file of a deck: its head as long as the deck keeps its name, and the sets of
// one's own cards that it brings along. The server writes that file: heads a line each, the sets at its end.
import type { DeckPage } from '../wire/http';

const BROUGHT = '\n[[own]]\n';
const HEADS = /^(?:name|title|plan|note) = .*$/gm;

/** The head of a deck: as it was, or, where it goes by another name, this one and what else was said of it. */
export function head({ own, text, words }: DeckPage, title: string, renamed: string[]): string[] {
  const told = own ? (text.split(BROUGHT)[0]?.match(HEADS) ?? []) : [];
  return told.length && title === words ? told : [...renamed, ...told.filter((line) => !/^(?:name|title) /.test(line))];
}

/** The sets that a deck brings along. */
export const brought = ({ text }: DeckPage): string =>
  text.includes(BROUGHT) ? text.slice(text.indexOf(BROUGHT)) : '';
