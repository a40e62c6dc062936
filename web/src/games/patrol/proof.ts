// Whether the cards of a game of Patrol are those that follow from the number of its deal (docs/fair-deals.md): every
// card that was shown during the game, and after the end every card that either seat has drawn.

import type { Json } from '../../wire/messages';
import type { Side, View } from './types';

export type Proof = 'verified' | 'kept' | 'broken';

export const DEALS = 1n << 60n;
const WORD = (1n << 64n) - 1n;
const SMALL = 1n << 32n;

/** The upper halves of the words of splitmix64. */
function stream(seed: bigint): (n: number) => number {
  let state = seed & WORD;
  const next = (): bigint => {
    state = (state + 0x9e3779b97f4a7c15n) & WORD;
    let word = state;
    word = ((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD;
    word = ((word ^ (word >> 27n)) * 0x94d049bb133111ebn) & WORD;
    return (word ^ (word >> 31n)) >> 32n;
  };
  return (n) => {
    const limit = SMALL - (SMALL % BigInt(n));
    let drawn = next();
    while (drawn >= limit) drawn = next();
    return Number(drawn % BigInt(n));
  };
}

/** Who attacks first, and the slots of both decks from the top. */
export function deal(number: bigint, sizes: [number, number]): { first: number; orders: [number[], number[]] } {
  const below = stream(number);
  const first = below(2);
  const shuffled = (size: number): number[] => {
    const order = Array.from({ length: size }, (_, slot) => slot);
    for (let last = size - 1; last > 0; last--) {
      const chosen = below(last + 1);
      const [one = 0, other = 0] = [order[chosen], order[last]]; // both are there
      [order[last], order[chosen]] = [one, other];
    }
    return order;
  };
  const one = shuffled(sizes[0]);
  return { first, orders: [one, shuffled(sizes[1])] };
}

/** The slots of the cards that have been drawn; null of one whose face is not seen. */
const drawnOf = ({ hand, patrols, base, discards }: Side): (number | null)[] => [
  ...[...hand, ...patrols.flatMap(({ cards }) => cards), ...base].filter(({ unit }) => !unit).map(({ slot }) => slot),
  ...Object.keys(discards).map(Number),
];
const sizeOf = (side: Side): number => side.deck + drawnOf(side).length;

/** What one view shows: who attacked first in the game, and for each seat how many were drawn and the slots that are named. */
interface Shown {
  first: number | null;
  viewer: number | null;
  drawn: [number, number];
  slots: [number[], number[]];
  again: boolean; // after a deck has grown: it was made of discards, or something was taken back
}

export default class Witness {
  #shown = new Map<string, Shown>();
  #left: [number, number] = [Infinity, Infinity];
  #again = false;
  #late = false; // the game was under way when it was first looked at

  see(shown: Json): void {
    const view = shown as View;
    if (!Array.isArray(view.seats) || !view.round) return;
    if (!this.#shown.size && view.round > 1) this.#late = true;
    view.seats.forEach(({ deck }, seat) => {
      this.#again ||= deck > (this.#left[seat] ?? 0);
      this.#left[seat] = deck;
    });
    const slots = view.seats.map((side) => drawnOf(side).flatMap((slot) => slot ?? [])) as [number[], number[]];
    const drawn = view.seats.map((side) => sizeOf(side) - side.deck) as [number, number];
    const first = view.attacker === null ? null : view.attacker ^ ((view.round - 1) & 1);
    const found: Shown = { first, viewer: view.viewer, drawn, slots, again: this.#again };
    this.#shown.set(JSON.stringify(found), found);
  }

  /** What the cards prove. ``open`` are the last moment as each seat sees it, ``options`` the variants. */
  proves(number: bigint, open: Json[], options: string[]): Proof {
    const closed = options.includes('closed-decks'); // the enemy's cards are then numbered anew in every view
    const reshuffles = options.includes('reshuffle');
    open.forEach((view) => this.see(view));
    const reshuffled = reshuffles && (this.#again || this.#late); // what came then needs all the rules: vedette replay has them
    const views = open as View[];
    const [seen] = views;
    if (!seen || views.length < 2) return 'kept';
    const { first, orders } = deal(number, [sizeOf(seen.seats[0]), sizeOf(seen.seats[1])]);
    for (const shown of this.#shown.values()) {
      if (reshuffles && (shown.again || this.#late)) continue;
      if (shown.first !== null && shown.first !== first) return 'broken';
      for (const seat of [0, 1] as const) {
        if (seat !== shown.viewer && closed) continue;
        const top = new Set(orders[seat].slice(0, shown.drawn[seat]));
        if (shown.slots[seat].some((slot) => !top.has(slot))) return 'broken';
        if (seat === shown.viewer && new Set(shown.slots[seat]).size !== shown.drawn[seat]) return 'broken';
      }
    }
    return reshuffled ? 'kept' : 'verified';
  }
}
