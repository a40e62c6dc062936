// The deck that was deleted last: until the page is left it can be had back.

export interface Forgotten {
  game: string;
  words: string;
  text: string; // its file
}

class Last {
  deck = $state.raw<Forgotten | null>(null);
}

export const last = new Last();
