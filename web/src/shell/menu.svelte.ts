// What the open page adds to the menu of the head.

import { keep, kept } from './kept';
import { KNOWN } from '../games/games';

export interface MenuItem {
  icon: string;
  words: string;
  run?: () => void;
  href?: string;
  download?: boolean;
  off?: boolean;
}

const FIRST_GAME = KNOWN[0] ?? '';
const KEY = 'vedette.game';

class Menu {
  items = $state.raw<MenuItem[]>([]);
  crumb = $state<{ game: string; detail: string } | null>(null);
  met = $state((kept(KEY) ?? '') as string); // the game that was played last, if any was
  game = $derived(this.met || FIRST_GAME); // whose rules, deals and lessons the menu leads to
  rules = $state<(() => void) | null>(null); // opens the rules over the table, at the clause of this moment
  keys = $state(false); // whether the sheet of keys lies open

  /** This game is played here: the menu leads to its rules and deals from now on, on the next visit too. */
  meet(game: string): void {
    this.met = game;
    keep(KEY, game);
  }

  /** Back to a page without a table. */
  leave(): void {
    this.items = [];
    this.crumb = null;
    this.rules = null;
  }
}

export const menu = new Menu();
