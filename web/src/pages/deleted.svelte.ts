// The deck and the set of cards that were deleted last: until the page is left they can be had back.

export interface Deleted {
  game: string;
  words: string;
  text: string; // its file
}

class Bin {
  deck = $state.raw<Deleted | null>(null);
  set = $state.raw<Deleted | null>(null);
}

export const deleted = new Bin();
