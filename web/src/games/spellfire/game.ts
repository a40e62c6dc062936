// Solitaire Spellfire, as the page finds it.
import type { Game } from '../game';
import type { View } from './types';

export default {
  order: 2,
  players: 1,
  counts: 'cards',
  minutes: 20,
  proves: true,
  lesson: true,
  keys: [{ id: 'key-columns', shown: ['1', '…', '6'] }],
  Plate: () => import('./Plate.svelte'),
  face: () => import('./face'),
  Thumb: () => import('./Thumb.svelte'),
  standing: (told) => {
    const { columns } = told as View;
    return { won: columns.filter(({ won }) => won).length, all: columns.length };
  },
  Gallery: () => import('./deck/Gallery.svelte'),
  Builder: () => import('./deck/Builder.svelte'),
} satisfies Game;
