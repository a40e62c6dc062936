// What moved is shown moving: where each marked thing lay before, and from there to where it lies now.
// Things alike (two white cubes) are matched by their mark; only transforms are animated, and nothing waits for them.

type Places = Map<string, DOMRect[]>;

const running = new Set<Animation>();

export function places(root: Element): Places {
  for (const animation of running) animation.finish();
  running.clear();
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const rect = element.getBoundingClientRect();
    if (!rect.width) continue;
    const mark = element.dataset.flip ?? '';
    const others = found.get(mark) ?? [];
    found.set(mark, held(element) ? [rect, ...others] : [...others, rect]); // what a hand lays down comes from the hand
  }
  return found;
}

const held = (element: Element): boolean => element.closest('[data-ghost]') !== null;

const same = (a: DOMRect, b: DOMRect): boolean => Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;

/** Let everything that lies elsewhere than before travel there. */
export function travel(root: Element, before: Places): void {
  const style = getComputedStyle(document.documentElement);
  const duration = parseFloat(style.getPropertyValue('--m-move')) || 1;
  const easing = style.getPropertyValue('--ease').trim() || 'ease-out';
  const groups = new Map<string, HTMLElement[]>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    if (held(element)) continue;
    const mark = element.dataset.flip ?? '';
    groups.set(mark, [...(groups.get(mark) ?? []), element]);
  }
  for (const [mark, elements] of groups) {
    const free = [...(before.get(mark) ?? [])];
    const moved = elements.filter((element) => {
      const rect = element.getBoundingClientRect();
      const stayed = free.findIndex((old) => same(old, rect));
      if (stayed >= 0) free.splice(stayed, 1);
      return stayed < 0 && rect.width > 0;
    });
    for (const element of moved) {
      const from = free.shift();
      if (from) move(element, from, duration, easing);
    }
  }
}

function move(element: HTMLElement, from: DOMRect, duration: number, easing: string): void {
  const to = element.getBoundingClientRect();
  const scale = from.width / to.width;
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const own = getComputedStyle(element).transform;
  const rest = own === 'none' ? '' : ` ${own}`;
  const animation = element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})${rest}`, zIndex: 5 }, { transform: `none${rest}`.replace('none ', ''), zIndex: 5 }],
    { duration, easing },
  );
  running.add(animation);
  animation.onfinish = () => running.delete(animation);
}
