// Games whose decks are drawn and built on the page; the others are entered as their files have them.
import { words } from '../shell/words.svelte';

// Each is given what the page of a deck has: its cards, or its text and a way to write it.
const FOUND = {
  patrol: {
    Gallery: async () => (await Promise.all([import('./patrol/Gallery.svelte'), words.need(['patrol'])]))[0],
    Builder: async () => (await Promise.all([import('./patrol/Builder.svelte'), words.need(['patrol'])]))[0],
  },
};

export const builderOf = (game: string): (typeof FOUND)['patrol'] | undefined => (game === 'patrol' ? FOUND.patrol : undefined);
