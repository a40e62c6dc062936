// Stable places on the table: what is taken leaves a gap, and only what changed moves.

import type { LogLine } from '../../wire/messages';
import type { Parts } from './view';

export interface Slot {
  now: number | null; // what lies here
  was: number | null; // what lay here last
}

const empty = (): Slot => ({ now: null, was: null });

/** The slots after a change: things that stay keep their place, gaps are filled by what was there, then by what is new. */
export function kept(slots: Slot[], things: number[], size: number): Slot[] {
  const next = Array.from({ length: size }, (_, i) => slots[i] ?? empty());
  const left = [...things];
  const take = (thing: number | null): boolean => {
    const at = thing === null ? -1 : left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const stayed = next.map((slot) => take(slot.now));
  const result = next.map((slot, i) => (stayed[i] ? slot : { now: null, was: slot.now ?? slot.was }));
  for (const slot of result) if (slot.now === null && take(slot.was)) slot.now = slot.was;
  const vacated = result.filter((slot, i) => slot.now === null && next[i]?.now !== null && !stayed[i]);
  for (const slot of [...vacated, ...result]) if (slot.now === null && left.length) slot.now = left.shift() ?? null;
  return result;
}

/** The slots of the display as the first `n` actions of a log dealt and took its regions. */
export function dealt(log: LogLine[], n: number, size: number): Slot[] {
  let slots: Slot[] = [];
  let things: number[] = [];
  for (const line of log) {
    const { do: doing, region } = (line.parts ?? {}) as Partial<Parts>;
    if (line.n >= n || region === undefined) continue;
    things = doing === 'draw' ? [...things, region] : things.filter((thing) => thing !== region);
    slots = kept(slots, things, size);
  }
  return slots;
}
