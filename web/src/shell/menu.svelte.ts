// What the open page adds to the menu of the head.

export interface MenuItem {
  icon: string;
  words: string;
  run?: () => void;
  href?: string;
  download?: boolean;
  off?: boolean;
}

class Menu {
  items = $state.raw<MenuItem[]>([]);
  crumb = $state<{ game: string; detail: string } | null>(null);
  keys = $state(false); // whether the sheet of keys lies open
}

export const menu = new Menu();
