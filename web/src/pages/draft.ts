// A deck that was left unfinished: kept by this browser until it is saved or dropped.

import type { DeckPage } from '../wire/http';

export interface Draft {
  title: string;
  text: string;
  start: DeckPage; // the deck that it was begun from, without its cards
  kept: unknown; // how the game’s builder was left; null where the deck was written as a file
}

const KEY = 'vedette.draft.1.'; // the number rises with what builders keep

export function draftOf(deck: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + deck) ?? 'null') as Draft | null;
  } catch {
    return null; // storage refused, or not ours
  }
}

export function keepDraft(deck: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(KEY + deck, JSON.stringify(draft));
    else localStorage.removeItem(KEY + deck);
  } catch {
    // storage refused or full: what is built then lasts as long as the page
  }
}
