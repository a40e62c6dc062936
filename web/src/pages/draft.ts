// A deck or a set of cards that was left unfinished: kept by this browser until it is saved or dropped.

import { keep, kept } from '../shell/kept';
import type { DeckPage, Fault } from '../wire/http';
import type { Values } from '../wire/sets';

export interface DeckDraft {
  title: string;
  text: string;
  start: DeckPage; // the deck that it was begun from, without its cards
  kept: unknown; // how the game’s builder was left; null where the deck was written as a file
  untaken?: Fault[]; // what another program’s deck had besides
}

export interface SetDraft {
  title: string;
  head: Values;
  cards: Values[];
  at: number;
  text: string | null; // null where the set was not written as a file
}

const KEY = 'vedette.draft.1.'; // the number rises with what builders keep

export const deckDraft = (place: string): DeckDraft | null => kept(KEY + place) as DeckDraft | null;
export const setDraft = (place: string): SetDraft | null => kept(KEY + place) as SetDraft | null;
export const keepDraft = (place: string, draft: DeckDraft | SetDraft | null): void => keep(KEY + place, draft);
