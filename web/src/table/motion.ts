// What moved is shown moving: where each marked thing lay before, and from there to where it lies now.
// Things alike (two white cubes) are matched by their mark; only transforms are animated, and nothing waits for them.
// A thing that only moved because its panel did (`data-pane`) stays quiet.

interface Place {
  rect: DOMRect;
  pane: string;
  x: number; // within its pane
  y: number;
}
type Places = Map<string, Place[]>;

const running = new Set<Animation>();
const CLOSE = 1.5; // px

const held = (element: Element): boolean => element.closest('[data-ghost]') !== null;

function place(element: Element): Place {
  const rect = element.getBoundingClientRect();
  const pane = element.closest<HTMLElement>('[data-pane]');
  const origin = pane?.getBoundingClientRect();
  return { rect, pane: pane?.dataset.pane ?? '', x: rect.x - (origin?.x ?? 0), y: rect.y - (origin?.y ?? 0) };
}

const same = (a: Place, b: Place): boolean =>
  a.pane === b.pane && Math.abs(a.x - b.x) < CLOSE && Math.abs(a.y - b.y) < CLOSE;

/** Where every marked thing lies; what still moves is finished first. */
export function places(root: Element): Places {
  for (const animation of running) animation.finish();
  running.clear();
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const now = place(element);
    if (!now.rect.width) continue;
    const mark = element.dataset.flip ?? '';
    const others = found.get(mark) ?? [];
    found.set(mark, held(element) ? [now, ...others] : [...others, now]); // what a hand lays down comes from the hand
  }
  return found;
}

/** Let everything that lies elsewhere than before travel there. */
export function travel(root: HTMLElement, before: Places): void {
  root.dataset.still = ''; // measure where things come to rest, not where a transition has them now
  const groups = new Map<string, { element: HTMLElement; now: Place }[]>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    if (held(element)) continue;
    const mark = element.dataset.flip ?? '';
    groups.set(mark, [...(groups.get(mark) ?? []), { element, now: place(element) }]);
  }
  for (const [mark, things] of groups) {
    const free = [...(before.get(mark) ?? [])];
    const moved = things.filter(({ now }) => {
      const stayed = free.findIndex((old) => same(old, now));
      if (stayed >= 0) free.splice(stayed, 1);
      return stayed < 0 && now.rect.width > 0;
    });
    for (const { element, now } of moved) {
      const from = free.shift();
      if (from) move(element, from.rect, now.rect);
    }
  }
  delete root.dataset.still;
}

function move(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const style = getComputedStyle(document.documentElement);
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const animation = element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    {
      duration: parseFloat(style.getPropertyValue('--m-move')) || 1,
      easing: style.getPropertyValue('--ease').trim() || 'ease-out',
    },
  );
  running.add(animation);
  animation.onfinish = () => running.delete(animation);
}
