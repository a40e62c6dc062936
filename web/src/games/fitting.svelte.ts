// Which cards may still come into the deck that is being built: asked of the server while somebody wants to know.
import { deckApi } from '../wire/decks';
import { faultOf } from '../wire/http';

const SOON = 250; // ms after the last change

export class Fitting {
  on = $state(false);
  cards = $state.raw<Record<string, string[]> | null>(null); // by id the places that each may have
  fault = $state('');
  #timer = 0;
  #asked = '';

  /** Ask about a deck, unless nobody wants to know; what was told before stands until the answer is there. */
  ask(game: string, text: string): void {
    clearTimeout(this.#timer);
    if (!this.on || text === this.#asked) return;
    this.#timer = window.setTimeout(() => {
      this.#asked = text;
      void deckApi
        .fits(game, text)
        .then(({ cards }) => {
          if (text === this.#asked) [this.cards, this.fault] = [cards, ''];
        })
        .catch((error: unknown) => ([this.#asked, this.fault] = ['', faultOf(error)]));
    }, SOON);
  }
  /** Tell whether a card fits, in one of the places named or anywhere; every card does while nobody asks. */
  fits(card: string, place?: string): boolean {
    if (!this.on || !this.cards) return true;
    const places = this.cards[card] ?? [];
    return place === undefined ? places.length > 0 : places.includes(place);
  }
}
