// Patrol, as the page finds it.
import type { Game } from '../game';
import { drawn } from './figures.svelte';
import type { View } from './types';

export default {
  order: 3,
  players: 2,
  counts: 'rounds',
  minutes: 30,
  proves: false,
  lesson: true,
  keys: [{ id: 'key-stay', command: 'stay' }],
  closes: 'closed-decks',
  Plate: () => import('./Plate.svelte'),
  face: () => drawn(import('./face')),
  standing: (told) => {
    const { round, seats, viewer } = told as View;
    return { round, mine: seats[viewer ?? 0]?.points, theirs: seats[1 - (viewer ?? 0)]?.points };
  },
  Gallery: () => drawn(import('./deck/Gallery.svelte')),
  shares: () => import('./shares'),
  proof: () => import('./proof'),
  Builder: () => drawn(import('./deck/Builder.svelte')),
} satisfies Game;
