import { afterEach, expect, test, vi } from 'vitest';
import type { Beat } from '../src/wire/messages';
import { away, play, round, still } from '../src/table/effects';

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

test('who is meant is pointed at from afar, not where both lie side by side, and nothing of it stays', async () => {
  const lies = (name: string, x: number, y: number): void => {
    const card = document.createElement('div');
    card.dataset.slot = name;
    card.getClientRects = () => [{}] as unknown as DOMRectList;
    card.getBoundingClientRect = () => new DOMRect(x, y, 100, 200);
    document.body.append(card);
  };
  lies('place 0', 0, 0);
  lies('place 1', 110, 0);
  lies('place 7', 600, 500);
  HTMLElement.prototype.animate = vi.fn(() => {
    let finish = (): void => undefined;
    const finished = new Promise<void>((settle) => (finish = settle));
    return { finished, finish, cancel: finish } as unknown as Animation;
  });
  const shoots = (other: string): number => {
    play({ kind: 'ability', places: ['place 0', other] } as unknown as Beat, 600);
    return document.querySelectorAll('body > i').length;
  };
  expect(shoots('place 1')).toBe(0);
  expect(shoots('place 7')).toBe(1);
  still();
  await Promise.resolve().then(() => Promise.resolve());
  expect(document.querySelectorAll('body > i')).toHaveLength(0);
});

test('where a realm is won its frame closes, every land rises and every guard salutes', () => {
  const moved: string[] = [];
  HTMLElement.prototype.animate = vi.fn(function (this: HTMLElement) {
    moved.push(this.className);
    return { finished: Promise.resolve(), finish: () => undefined } as unknown as Animation;
  });
  const lands = [0, 1].map((n) => `<p class="land" data-slot="region ${n}"></p>`).join('');
  document.body.innerHTML = `<div class="frame" data-board>${lands}<b class="guard" data-flip="item 3"></b></div>`;
  for (const one of document.querySelectorAll('p')) one.getClientRects = () => [{}] as unknown as DOMRectList;
  play({ kind: 'end', places: ['region 0', 'region 1'] } as unknown as Beat, 2400);
  expect(new Set(moved)).toEqual(new Set(['frame', 'land', 'guard']));
  moved.length = 0;
  play({ kind: 'end', places: [] } as unknown as Beat, 500);
  expect(moved).toEqual([]);
});

test('a throw rolls all its dice, those alike too, and a change one of them', () => {
  const rolled: string[] = [];
  HTMLElement.prototype.animate = vi.fn(function (this: HTMLElement) {
    rolled.push(this.id);
    return { finished: Promise.resolve(), finish: () => undefined } as unknown as Animation;
  });
  document.body.innerHTML = ['a 3', 'b 3', 'c 5']
    .map((die) => `<b id="${die.charAt(0)}" data-slot="item ${die.charAt(2)}"></b>`)
    .join('');
  for (const one of document.querySelectorAll('b')) one.getClientRects = () => [{}] as unknown as DOMRectList;
  play({ kind: 'roll', places: ['item 3', 'item 3', 'item 5'] } as unknown as Beat, 1100);
  play({ kind: 'roll', places: ['item 3'] } as unknown as Beat, 0);
  expect(rolled).toEqual(['a', 'b', 'c', 'a']);
});
