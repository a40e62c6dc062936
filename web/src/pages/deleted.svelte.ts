// The deck that was deleted last: until the page is left it can be had back.

export interface DeletedDeck {
  game: string;
  words: string;
  text: string; // its file
}

class Deleted {
  deck = $state.raw<DeletedDeck | null>(null);
}

export const deleted = new Deleted();
