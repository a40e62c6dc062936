// What the open page adds to the menu of the head.

export interface MenuItem {
  icon: string;
  words: string;
  run?: () => void;
  href?: string;
  download?: boolean;
  off?: boolean;
}

const FIRST_GAME = 'twelve-patrols';

class Menu {
  items = $state.raw<MenuItem[]>([]);
  crumb = $state<{ game: string; detail: string } | null>(null);
  game = $state(FIRST_GAME); // whose rules, deals and lessons the menu leads to
  rules = $state<(() => void) | null>(null); // opens the rules over the table, at the clause of this moment
  keys = $state(false); // whether the sheet of keys lies open

  /** Back to a page without a table. */
  leave(): void {
    this.items = [];
    this.crumb = null;
    this.rules = null;
  }
}

export const menu = new Menu();
