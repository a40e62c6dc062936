import { afterEach, expect, test, vi } from 'vitest';
import type { Beat } from '../src/wire/messages';
import { away, round } from '../src/table/effects';

afterEach(() => document.body.replaceChildren());

test('both halves of a flip turn at the same distance, one to the edge and one from the other side', async () => {
  const card = document.createElement('div');
  card.dataset.slot = 'place 3';
  document.body.append(card);
  const shown: Keyframe[][] = [];
  card.animate = vi.fn((frames: Keyframe[]) => {
    shown.push(frames);
    return { finished: Promise.resolve() } as unknown as Animation;
  });
  const turned = [{ kind: 'turn', places: ['place 3'] } as unknown as Beat];
  await away(turned);
  round(turned);
  expect(shown.map((frames) => frames.map(({ transform }) => transform))).toEqual([
    ['perspective(900px) rotateY(0deg)', 'perspective(900px) rotateY(90deg)'],
    ['perspective(900px) rotateY(-90deg)', 'perspective(900px) rotateY(0deg)'],
  ]);
});
