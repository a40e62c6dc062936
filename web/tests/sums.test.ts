// The totals of a fight in the bar at the foot of a phone, and whose turn it is.

import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Confirm from '../src/games/spellfire/Confirm.svelte';
import type { Desk } from '../src/games/spellfire/desk.svelte';

function bar(phase: string, totals: [number, number] | null): (string | null)[] {
  const view = { phase, fight: totals && { totals, words: '' } };
  const desk = { view, one: null, moves: [], picked: null } as unknown as Desk;
  const shown = mount(Confirm, { target: document.body, props: { desk } });
  flushSync();
  const told = [...document.querySelectorAll('.sums span')].map((side) =>
    side.classList.contains('on') ? 'on' : null,
  );
  void unmount(shown);
  return told;
}

it.each([
  ['help', ['on', null]],
  ['choice', ['on', null]],
  ['turn', [null, 'on']],
  ['resolve', [null, 'on']],
  ['settle', [null, null]],
])('marks in the phase %s whoever has to do something', (phase, sides) => {
  expect(bar(phase, [8, 9])).toEqual(sides);
});
it('tells no totals without a fight', () => {
  expect(bar('free', null)).toEqual([]);
});
