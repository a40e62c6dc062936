// The keyboard at a table: arrows walk among what can be done, letters ask for what the buttons do.

import { bindings } from '../shell/bindings.svelte';
import { menu } from '../shell/menu.svelte';
import type { AnyDesk } from '../games/face';
import type { Table } from './table.svelte';

interface Reach {
  table: Table;
  desk: () => AnyDesk | null;
  root: () => HTMLElement | undefined;
  mark: () => void;
  describe: () => void;
  rules: () => void;
  fresh: () => void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Left and right go through all of them in order and round again; up and down go to the nearest, or the farthest the other way. */
export function toward(from: Element, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const at = all.indexOf(from as HTMLElement);
  if (dx) return at < 0 ? all[0] : all[(at + dx + all.length) % all.length];
  const [x, y] = centre(from);
  const scored = all
    .filter((element) => element !== from)
    .map((element) => {
      const [ex, ey] = centre(element);
      const along = (ey - y) * dy;
      const aside = Math.abs(ex - x);
      return { element, along, cost: along + 2.5 * aside };
    });
  const ahead = scored.filter(({ along }) => along > 4).sort((a, b) => a.cost - b.cost);
  if (ahead[0]) return ahead[0].element;
  return scored.sort((a, b) => a.along - b.along)[0]?.element;
}

export function keysOf({ table, desk, root, mark, describe, rules, fresh }: Reach) {
  let byKeys = false;
  let could: EventTarget | null = null; // what could be done as the keyboard came to it

  const live = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>('main [data-go], .foot-bar [data-go]')].filter(
      (element) => element.offsetParent !== null,
    );

  function walk(direction: [number, number]): void {
    const choices = live();
    const at = document.activeElement;
    const next =
      at && at !== document.body && at.closest('main, .foot-bar') ? toward(at, choices, direction) : choices[0];
    next?.focus();
  }

  const look: Record<string, () => void> = {
    ArrowLeft: () => void table.move(-1),
    ArrowRight: () => void table.move(1),
    Home: () => void table.move(-Infinity),
    End: () => void table.move(Infinity),
  };
  const letters: Record<string, () => void> = {
    u: table.back,
    r: table.redo,
    h: () => void table.help(),
    e: () => desk()?.confirm(),
    b: mark,
    d: describe,
    g: rules,
    n: fresh,
    a: () => void table.director?.again(),
    '.': () => table.director?.step(),
    '?': () => (menu.keys = true),
    Home: () => void table.goto(0),
  };

  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || document.querySelector('dialog[open], [popover]:popover-open')) return;
    byKeys = true;
    const field = event.target instanceof Element && event.target.closest('input, textarea, select');
    if (event.key === 'Escape') return escape();
    if (field) return;
    const control = event.ctrlKey || event.metaKey;
    if (control && event.key.toLowerCase() === 'z') return done(event, event.shiftKey ? table.redo : table.back);
    if (control && event.key.toLowerCase() === 'y') return done(event, table.redo);
    if (control || event.altKey) return;
    const looking = table.looking || table.solution !== null;
    const back = looking ? look[event.key] : undefined;
    if (back) return done(event, back);
    const arrow = ARROWS[event.key];
    if (arrow) return done(event, () => walk(arrow));
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const meant = bindings.meaning(name);
    const letter = letters[meant] ?? desk()?.keys?.[meant];
    if (letter) done(event, letter);
    else if (event.key === 'Enter' || event.key === ' ') setTimeout(refocus); // when the press has been done
  }

  function done(event: KeyboardEvent, run: () => void): void {
    event.preventDefault();
    run();
  }

  function escape(): void {
    if (desk()?.letGo()) return refocus();
    if (table.awaited) return table.stop();
    if (table.solution) table.shut();
    else if (table.looking) table.present();
  }

  /** Keep the keyboard on something that can be done, the chosen thing's targets first, or else on the ask. */
  function refocus(): void {
    if (table.looking) return;
    if (!byKeys) return lost();
    const at = document.activeElement;
    if (at instanceof HTMLElement && at !== document.body && at.dataset.ask === undefined) {
      if (at.dataset.go !== undefined) {
        could = at;
        return;
      }
      if (at !== could && !(table.now?.over && at.closest('[data-pane]'))) return;
    }
    const choices = live();
    (choices.find(({ dataset }) => 'first' in dataset) ?? choices[0])?.focus();
    lost();
  }

  // What had the focus is gone: a screen reader reads on from the ask, not from the top of the page.
  function lost(): void {
    if (document.activeElement && document.activeElement !== document.body) return;
    root()?.querySelector<HTMLElement>('[data-ask]')?.focus({ preventScroll: true });
  }

  function focused({ target }: FocusEvent): void {
    could = target instanceof HTMLElement && target.dataset.go !== undefined ? target : null;
  }

  return { press, refocus, focused, pointed: () => (byKeys = false) };
}
