// A tab whose seat was taken over by another one.
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Elsewhere from '../src/table/Elsewhere.svelte';

test('whatever was held is put down, as it may be played in the other tab, and the title tells of no turn', () => {
  const held = ['a target', 'a soldier'];
  const desk = { letGo: () => held.pop() !== undefined, confirm: () => undefined };
  document.title = 'Your turn · Patrol · Vedette';
  const shown = mount(Elsewhere, { target: document.body, props: { claim: () => undefined, desk } });
  flushSync();
  expect(held).toEqual([]);
  expect(document.title).not.toContain('Your turn');
  void unmount(shown);
});
