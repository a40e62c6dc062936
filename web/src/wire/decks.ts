// What the server does with decks: shown, drawn, filled, checked and kept.

import type { Deck, Fits, Foreign, NewDeck, NewDraw, NewForeign, NewPool, Pool, Sketch } from '../protocol';
import { call } from './http';

const own = (deck: string): string => deck.split('/').map(encodeURIComponent).join('/');

export const deckApi = {
  deck: (game: string, deck: string) => call<Deck>('GET', `/decks/${game}/${own(deck)}`),
  draw: (game: string, wishes: Record<string, string | number>) =>
    call<Deck>('POST', `/decks/${game}/random`, { wishes } satisfies NewDraw),
  fits: (game: string, text: string) => call<Fits>('POST', `/decks/${game}/fits`, { text } satisfies Sketch),
  fill: (game: string, text: string) => call<Deck>('POST', `/decks/${game}/fill`, { text } satisfies Sketch),
  foreign: (game: string, text: string) =>
    call<Foreign>('POST', `/decks/${game}/foreign`, { text } satisfies NewForeign),
  keep: (game: string, text: string, save: boolean) =>
    call<Deck>('POST', '/decks', { game, text, save } satisfies NewDeck),
  pool: (game: string, text: string) =>
    text ? call<Pool>('POST', '/pool', { game, text } satisfies NewPool) : call<Pool>('GET', `/pool/${game}`),
  forgetDeck: (game: string, deck: string) => call<undefined>('DELETE', `/decks/${game}/${own(deck)}`),
};
