// How a beat looks on the table: a flip, a lean, a ring, a fall. Only transforms, opacity and outlines move, on elements
// that a game has marked with `data-slot`; what is skipped is finished at once.

import { settings } from '../shell/settings.svelte';
import type { Beat, BeatKind } from '../wire/messages';
import { FLIP } from './stage.svelte';

const running = new Set<Animation>();
const fallen = new Set<Animation>(); // what has fallen stays down until the next view is drawn
const LEAN = 14; // px

/** The elements of a slot that are to be seen. */
const slots = (name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-slot="${CSS.escape(name)}"]`)].filter(
    (element) => element.getClientRects().length > 0,
  );
/** The first of them. */
export const slot = (name: string): HTMLElement | null => slots(name)[0] ?? null;

export function still(): void {
  for (const animation of running) animation.finish();
  running.clear();
  drawn();
}

/** Another view is drawn: what fell is gone, or lies there again. */
export function drawn(): void {
  for (const animation of fallen) animation.cancel();
  fallen.clear();
}

function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', ...options });
  running.add(animation);
  void animation.finished.then(() => running.delete(animation)).catch(() => undefined);
  return animation;
}

const EDGE = 'perspective(900px) rotateY(90deg)';
const BEYOND = 'perspective(900px) rotateY(-90deg)';
const FLAT = 'perspective(900px) rotateY(0deg)';

/** The first half of a flip: the backs turn away. */
export async function away(turned: Beat[]): Promise<void> {
  const cards = settings.still ? [] : turned.flatMap(({ places }) => places).map(slot);
  const halves = cards
    .filter((card) => card !== null)
    .map((card) =>
      animate(card, [{ transform: FLAT }, { transform: EDGE }], { duration: FLIP / 2, easing: 'ease-in' }),
    );
  await Promise.allSettled(halves.map((half) => half.finished));
}

/** The second half: the faces come round. */
export function round(turned: Beat[]): void {
  for (const card of turned.flatMap(({ places }) => places).map(slot))
    if (card && !settings.still)
      animate(card, [{ transform: BEYOND }, { transform: FLAT }], {
        duration: FLIP / 2,
        easing: 'ease-out',
      });
}

const RINGS: Partial<Record<BeatKind, string>> = {
  turn: '--brass',
  attack: '--rubric',
  answer: '--brass',
  ability: '--brass',
  gave: '--brass',
  total: '--brass',
  clash: '--rubric',
  counter: '--ok',
  hurt: '--bad',
  poison: '--bad',
  run: '--brass',
  level: '--ok',
  line: '--brass',
  realm: '--ok',
};

function ring(element: HTMLElement, colour: string, lasts: number, delay = 0): void {
  const lit = `0 0 0 4px var(${colour}), 0 0 22px 6px color-mix(in srgb, var(${colour}) 45%, transparent)`;
  animate(
    element,
    [
      { boxShadow: '0 0 0 0 transparent' },
      { boxShadow: lit, offset: 0.25 },
      { boxShadow: lit, offset: 0.8 },
      { boxShadow: '0 0 0 0 transparent' },
    ],
    { duration: lasts, delay },
  );
}

/** Both lean towards each other and back. */
function lean(one: HTMLElement, other: HTMLElement, far: number, lasts: number): void {
  const [from, to] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  const length = Math.hypot(x, y) || 1;
  const there = `translate(${(far * x) / length}px, ${(far * y) / length}px)`;
  animate(
    one,
    [
      { transform: 'none' },
      { transform: there, offset: 0.3 },
      { transform: there, offset: 0.7 },
      { transform: 'none' },
    ],
    { duration: lasts },
  );
}

const HEAD = 15; // px that the head of an arrow is long
const WHOLE = `inset(-9px -${HEAD + 1}px -9px 0)`;
const NEAR = 30; // px between two edges: whoever is that close needs no line to be seen to be meant

/** An arrow from who acts to who is meant, over whatever lies between them; it follows cards that still move. */
function line(one: HTMLElement, other: HTMLElement, colour: string, lasts: number): void {
  const drawn = document.createElement('i');
  const head = drawn.appendChild(document.createElement('b'));
  drawn.ariaHidden = 'true';
  drawn.style.cssText = `position:fixed;z-index:6;pointer-events:none;height:4px;margin-top:-2px;background:currentColor;
    border-radius:2px;transform-origin:0 50%;color:var(${colour})`;
  head.style.cssText = `position:absolute;left:100%;top:50%;margin-top:-9px;border:9px solid transparent;border-right:0;
    border-left:${HEAD}px solid`;
  // From edge to edge: the cards themselves stay clear. False where they are too close for a line.
  const aim = (): boolean => {
    const [from, to] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    const [dx, dy] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
    const length = Math.hypot(dx, dy) || 1;
    const edge = ({ width, height }: DOMRect): number =>
      Math.min(width / 2 / Math.abs(dx / length || 1e-9), height / 2 / Math.abs(dy / length || 1e-9));
    const [start, end] = [edge(from), length - edge(to)];
    drawn.style.left = `${x}px`;
    drawn.style.top = `${y}px`;
    drawn.style.width = `${Math.max(end - start - HEAD, 0)}px`;
    drawn.style.transform = `rotate(${Math.atan2(dy, dx)}rad) translateX(${start}px)`;
    return end - start >= NEAR;
  };
  if (!aim()) return;
  document.body.append(drawn);
  const animation = animate(
    drawn,
    [
      { clipPath: 'inset(-9px 100% -9px 0)', opacity: 1 },
      { clipPath: WHOLE, opacity: 1, offset: 0.4 },
      { clipPath: WHOLE, opacity: 1, offset: 0.85 },
      { clipPath: WHOLE, opacity: 0 },
    ],
    { duration: lasts },
  );
  const follow = (): void => {
    if (!drawn.isConnected) return;
    if (one.isConnected && other.isConnected) aim();
    requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
  void animation.finished.catch(() => undefined).then(() => drawn.remove());
}

function fall(element: HTMLElement, lasts: number): void {
  const animation = animate(
    element,
    [
      { transform: 'none', opacity: 1, filter: 'none' },
      { transform: 'translateY(6px) rotate(-3deg)', opacity: 0.9, filter: 'grayscale(1)', offset: 0.4 },
      { transform: 'translateY(46px) rotate(-9deg) scale(0.9)', opacity: 0, filter: 'grayscale(1)' },
    ],
    { duration: lasts, fill: 'forwards' },
  );
  fallen.add(animation);
}

/** Dice fall and roll to rest, one after the other. */
function roll(dice: HTMLElement[]): void {
  dice.forEach((die, at) =>
    animate(
      die,
      [
        { transform: 'translateY(-30px) rotate(-250deg)', opacity: 0 },
        { transform: 'translateY(3px) rotate(24deg)', opacity: 1, offset: 0.7 },
        { transform: 'none' },
      ],
      { duration: 520, delay: 60 * at, fill: 'backwards' },
    ),
  );
}

/** A realm is won: its frame closes, its lands rise one after the other, and whatever stands guard between them salutes. */
function crown(lands: HTMLElement[], lasts: number): void {
  const board = lands[0]?.closest('[data-board]');
  if (!board) return;
  const frame = (width: number, away: number): Keyframe => ({
    outline: `${width}px solid var(--brass)`,
    outlineOffset: `${away}px`,
  });
  animate(board, [frame(0, 60), { ...frame(5, 0), offset: 0.4 }, frame(5, 0)], { duration: lasts });
  const guards = [...board.querySelectorAll('[data-flip^="item"]')];
  const delay = (at: number, of: number): number => lasts * (0.1 + (0.6 * at) / of);
  const rise = (one: Element, delay: number, transform: string): void =>
    void animate(one, [{}, { transform, offset: 0.4 }, {}], { duration: lasts * 0.3, delay });
  lands.forEach((one, at) => {
    rise(one, delay(at, lands.length), 'scale(1.07)');
    ring(one, '--brass', lasts * 0.4, delay(at, lands.length));
  });
  guards.forEach((one, at) => rise(one, delay(at, guards.length), 'translateY(-9px) rotate(8deg)'));
}

const ASK = 96; // px: as high as the ask, which stays at the head of the window

/** Where what is chosen from lies below the board, what happens above the window comes into it. */
export function bring(beats: Beat[]): void {
  const lies = beats.map(({ places }) => places.map(slot).filter((element) => element !== null));
  const tops = lies.find(({ length }) => length)?.map((element) => element.getBoundingClientRect().top) ?? [];
  const top = Math.min(...tops, Infinity);
  if (top < ASK) scrollBy({ top: top - ASK - 40, behavior: 'instant' });
}

/** Show a beat on the elements that it names. */
export function play({ kind, places, numbers }: Beat, lasts: number): void {
  const elements = places.map(slot).filter((element) => element !== null);
  const colour = kind === 'line' && numbers.length ? '--ok' : RINGS[kind]; // it holds, or is only complete
  if (colour) for (const element of elements) ring(element, colour, lasts);
  if (settings.still) return;
  const [one, other] = elements;
  if (one && other && kind === 'clash') {
    lean(one, other, LEAN, lasts);
    lean(other, one, LEAN, lasts);
  } else if (one && other && kind === 'attack') lean(one, other, LEAN, lasts);
  if (one && other && colour && (kind === 'attack' || kind === 'ability')) line(one, other, colour, lasts);
  // What is of no use lies where it was turned up, and is discarded with the words that say why.
  if (kind === 'fall' || kind === 'nothing') for (const element of elements) fall(element, lasts);
  if (kind === 'roll') roll(places.length > 1 ? [...new Set(places)].flatMap(slots) : elements);
  if (kind === 'end') crown(elements, lasts);
  if (kind === 'realm')
    for (const element of elements)
      animate(element, [{ transform: 'none' }, { transform: 'scale(1.07)', offset: 0.3 }, { transform: 'none' }], {
        duration: lasts,
      });
}
