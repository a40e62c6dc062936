// The half of the wire that the card editor speaks: sets of cards, checked and drawn while they are written.
import { call } from './http';

export interface FieldRow {
  key: string;
  kind: 'line' | 'both' | 'whole' | 'truth' | 'one' | 'some' | 'lines';
  words: string;
  right: { word: string; words: string }[];
  longest: number; // characters of a text, the highest of a whole number
  like: string; // an example
  needed: boolean;
  seldom: boolean; // few cards have it
}

export interface SetRow {
  set: string;
  words: string;
}

export interface SetsPage {
  game: string;
  words: string;
  head: FieldRow[];
  card: FieldRow[];
  sets: SetRow[];
  starts: SetRow[];
}

export type Values = Record<string, unknown>;

export interface SetFault {
  where: string;
  words: string;
  line: number | null;
  card: number | null;
  field: string;
}

export interface Proof {
  svg: string;
  text: { en: string; fr: string };
}

export interface CardSet {
  game: string;
  set: string; // empty where it has faults
  text: string;
  head: Values;
  cards: Values[];
  faults: SetFault[];
  card: Proof | null; // the card that was asked for, where it has no fault
  saved: boolean;
}

export interface Heard {
  text: string;
  language: 'en' | 'fr';
}

const WRITTEN = ['text', 'head', 'cards'];
const path = (game: string, set: string): string => `/sets/${game}/${encodeURIComponent(set)}`;

export const sets = {
  all: (game: string) => call<SetsPage>('GET', `/sets/${game}`),
  read: (game: string, set: string) => call<CardSet>('GET', path(game, set), undefined, WRITTEN),
  check: (body: Record<string, unknown>) => call<CardSet>('POST', '/sets', body, WRITTEN),
  forget: (game: string, set: string) => call<void>('DELETE', path(game, set)),
  deck: (game: string, set: string) => call<{ deck: string; left: string[] }>('POST', `${path(game, set)}/deck`, {}),
};
