// What can be played, asked for once and again in another language.

import { http, type GameRow } from '../wire/http';
import { settings } from './settings.svelte';

class Shelf {
  rows = $state.raw<GameRow[] | null>(null);
  #asked = '';
  #coming: Promise<GameRow[]> | null = null;

  /** Ask for the games in the present language, unless they are here or on the way; rejects where nobody answers. */
  load(again = false): Promise<GameRow[]> {
    const { language } = settings;
    if (!again && this.#asked === language && this.#coming) return this.#coming;
    const coming = http.games().then(({ games }) => (this.rows = games));
    this.#asked = language;
    this.#coming = coming;
    coming.catch(() => this.#coming === coming && (this.#coming = null)); // whoever asks next asks the server
    return coming;
  }

  /** What its page to begin at asks for: a deal, or who plays opposite. */
  asks(game: string): 'choose-deal' | 'choose-match' {
    return (this.rows?.find((row) => row.game === game)?.players ?? 1) > 1 ? 'choose-match' : 'choose-deal';
  }

  name(game: string): string {
    return this.rows?.find((row) => row.game === game)?.words ?? game;
  }
}

export const shelf = new Shelf();
