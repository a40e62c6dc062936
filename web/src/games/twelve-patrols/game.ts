// 12 Patrols, as the page finds it.
import type { Game } from '../game';
import type { View } from './types';

export default {
  order: 1,
  players: 1,
  minutes: 10,
  proves: true,
  lesson: true,
  keys: [{ id: 'key-change', command: 'change' }],
  Plate: () => import('./Plate.svelte'),
  face: () => import('./face'),
  standing: (told) => {
    const { turn, turns } = told as View;
    return { turn, turns };
  },
  Thumb: () => import('./Thumb.svelte'),
  Gallery: () => import('./deck/Gallery.svelte'),
  Builder: () => import('./deck/Builder.svelte'),
} satisfies Game;
