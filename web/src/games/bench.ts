// Where the decks of a game are built, for games that bring a bench of their own.
import type { Part } from 'virtual:words';
import type { Component } from 'svelte';
import { words } from '../shell/words.svelte';

const BENCHES: Record<string, { load: () => Promise<{ default: Component }>; parts: Part[] }> = {
  spellfire: { load: () => import('./spellfire/Bench.svelte'), parts: ['spellfire'] },
};

/** The bench of a game with its words; decks of a game that has none are shown and entered as the house does it. */
export async function benchOf(game: string): Promise<Component> {
  const bench = BENCHES[game];
  if (!bench) return (await import('../pages/Deck.svelte')).default;
  return (await Promise.all([bench.load(), words.need(bench.parts)]))[0].default;
}
