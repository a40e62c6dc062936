// A fair deal: the salt that this browser pledges and opens, and what the end of it is worth.

import { gameOf } from '../games/games';
import { keep, kept } from '../shell/kept';
import type { Ask, FairDeal, Json } from '../wire/messages';

const HEAD = 'vedette fair deal'; // as vedette.core.pledge hashes it
const VERSION = 2;
const NONE = '-';
const KEPT = 'vedette.fair.';

/** What the end is worth: see docs/fair-deals.md. */
export type Finding = 'verified' | 'kept' | 'older' | 'broken';

interface Mine {
  server: string; // the server's pledge
  salt: string;
  shown?: (string | null)[]; // the seats' pledges for which the salt was opened
}

/** What a game brings to look whether its cards follow from the number of the deal. */
export interface Witness {
  see(view: Json): void;
  proves(number: bigint, open: Json[], options: string[]): 'verified' | 'kept' | 'broken';
}

type Hashes = typeof import('./hashes');
const pledgeOf = ({ sha256 }: Hashes, salt: string, place: number): string =>
  sha256(`${HEAD} ${VERSION}\n${place}\n${salt}`);

function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Fairness {
  #mine = new Map<number, Mine>();
  #said = '';
  #witness: Promise<Witness | null> | null = null;

  constructor(readonly table: string) {}

  #kept(seat: number): Mine | null {
    const found = this.#mine.get(seat) ?? (kept(this.#key(seat)) as Partial<Mine> | null);
    return found?.server && found.salt ? (found as Mine) : null; // another version kept something else
  }
  #keep(seat: number, mine: Mine): void {
    this.#mine.set(seat, mine); // without a store it is known until the page is closed
    keep(this.#key(seat), mine);
  }
  #key(seat: number): string {
    return `${KEPT}${this.table}.${seat}`;
  }

  /** What the seat has to say now: its pledge, or its salt once all have pledged; nothing for pledges other than it saw. */
  async says(seat: number, fair: FairDeal): Promise<Ask | null> {
    const [ours, salt] = [fair.pledges[seat], fair.salts[seat]];
    const open = !fair.pledges.includes(null) && salt === null;
    if (seat < 0 || (ours !== null && !open)) return null;
    const what = `${seat} ${ours === null ? 'pledge' : 'salt'}`;
    if (this.#said === what) return null;
    this.#said = what;
    const hashes = await import('./hashes');
    let mine = this.#kept(seat);
    if (ours === null) {
      if (mine?.server !== fair.pledge) this.#keep(seat, (mine = { server: fair.pledge, salt: fresh() }));
      return { type: 'pledge', pledge: pledgeOf(hashes, mine.salt, seat + 1) };
    }
    if (ours === NONE)
      mine ??= { server: fair.pledge, salt: fresh() }; // an older table, which asks for no pledge
    else if (!mine || !this.#same(hashes, mine, seat, fair)) return null;
    this.#keep(seat, { ...mine, shown: [...fair.pledges] });
    return { type: 'salt', salt: mine.salt };
  }
  /** Ask again after a new connection: what was not answered may be lost. */
  again(): void {
    this.#said = '';
  }

  #same(hashes: Hashes, mine: Mine, seat: number, fair: FairDeal): boolean {
    const promised = fair.pledges[seat] === NONE ? NONE : pledgeOf(hashes, mine.salt, seat + 1);
    return (
      fair.pledge === mine.server &&
      fair.pledges[seat] === promised &&
      (!mine.shown || mine.shown.join() === fair.pledges.join())
    );
  }

  /** Look at the cards of a view, so that the end can be held against them. */
  see(game: string, view: Json): void {
    this.#witness ??=
      gameOf(game)
        ?.proof?.()
        .then(
          ({ default: Made }) => new Made(),
          () => null,
        ) ?? Promise.resolve(null);
    void this.#witness.then((witness) => witness?.see(view));
  }

  /** What the end of a fair deal is worth; ``open`` asks for the last moment as each seat sees it. */
  async finding(seat: number, fair: FairDeal, deals: string[], open: () => Promise<Json[]>): Promise<Finding | null> {
    if (!fair.salt || fair.salts.includes(null)) return null;
    const hashes = await import('./hashes');
    const [pledges, salts] = [[fair.pledge, ...fair.pledges], [fair.salt, ...fair.salts] as string[]];
    const at = [seat, ...fair.salts.keys()].find((one) => this.#kept(one)) ?? seat; // at one screen one adds a salt for all
    const mine = this.#kept(at);
    if (mine && !(this.#same(hashes, mine, at, fair) && mine.salt === fair.salts[at])) return 'broken';
    if (fair.pledges.every((one) => one === NONE))
      return fair.pledge === hashes.sha256(`${HEAD} 1\n${fair.salt}`) ? 'older' : 'broken';
    if (salts.some((salt, place) => pledges[place] !== (salt === NONE && place ? NONE : pledgeOf(hashes, salt, place))))
      return 'broken';
    const witness = await this.#witness;
    if (!mine || !witness) return 'kept'; // who watched only has seen no pledge before the deal, or nobody knows how the game deals
    const number = BigInt(`0x${hashes.shake256([`${HEAD} ${VERSION}`, ...salts].join('\n'), 40)}`) % (1n << 60n);
    return witness.proves(number, await open(), deals);
  }
}
