// Patrol, as the page finds it.
import type { Game } from '../game';

export default {
  order: 3,
  players: 2,
  minutes: 30,
  proves: false,
  Plate: () => import('./Plate.svelte'),
  face: () => import('./face'),
  Gallery: () => import('./deck/Gallery.svelte'),
  Builder: () => import('./deck/Builder.svelte'),
} satisfies Game;
