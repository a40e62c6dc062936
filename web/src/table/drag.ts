// Picking a thing up and laying it down with mouse, finger or pen; a still press held long opens it large.

const SLOP = 7; // px a hand may tremble before it drags
const LONG = 480; // ms
const SETTLED = 50; // ms between the answer and the picture
const NEAR = 40; // px beside a target that still count as on it

export interface Dragging {
  /** Whether the thing may be picked up now. */
  can: boolean;
  /** It was picked up: the page shows where it may go. */
  lift: () => void;
  /** It was laid on a target (`data-drop`), elsewhere on the board (`''`), or nowhere: false if it goes back, else what to wait for before it is there. */
  drop: (target: string | null) => false | Promise<unknown>;
  /** It was pressed for long without moving. */
  hold?: () => void;
}

interface Hand {
  pointer: number;
  x: number;
  y: number;
  ghost: HTMLElement | null;
  timer: number;
}

export function draggable(
  node: HTMLElement,
  first: Dragging,
): { update: (next: Dragging) => void; destroy: () => void } {
  let options = first;
  let hand: Hand | null = null;
  let dragged = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || hand) return;
    dragged = false;
    hand = { pointer: event.pointerId, x: event.clientX, y: event.clientY, ghost: null, timer: 0 };
    if (event.pointerType !== 'mouse' && options.hold) hand.timer = window.setTimeout(held, LONG);
    addEventListener('pointermove', moved);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
  }

  function held(): void {
    if (!hand || hand.ghost) return;
    dragged = true; // the click that follows is part of the press
    release();
    options.hold?.();
  }

  function moved(event: PointerEvent): void {
    if (event.pointerId !== hand?.pointer) return;
    const x = event.clientX - hand.x;
    const y = event.clientY - hand.y;
    if (!hand.ghost) {
      if (Math.hypot(x, y) < SLOP) return;
      clearTimeout(hand.timer);
      if (!options.can) return release();
      lift();
    }
    if (hand.ghost) hand.ghost.style.transform = `translate(${x}px, ${y - 6}px) scale(1.04)`;
    over(target(event.clientX, event.clientY));
    event.preventDefault();
  }

  function lift(): void {
    if (!hand) return;
    dragged = true;
    const box = node.getBoundingClientRect();
    const ghost = node.cloneNode(true) as HTMLElement;
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
      pointerEvents: 'none',
      zIndex: 'var(--z-held)',
      filter: 'drop-shadow(0 10px 12px #0006)',
      touchAction: 'none',
    });
    ghost.setAttribute('aria-hidden', 'true');
    ghost.dataset.ghost = '';
    node.parentElement?.append(ghost);
    node.dataset.lifted = '';
    hand.ghost = ghost;
    options.lift();
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== hand?.pointer) return;
    const ghost = hand.ghost;
    if (ghost) {
      const place = target(event.clientX, event.clientY);
      const done = options.drop(place?.dataset.drop ?? (onBoard(event) ? '' : null));
      if (!done) home(ghost);
      else void done.finally(() => setTimeout(() => vanish(ghost), SETTLED));
      release(true, done !== false);
      return;
    }
    release();
  }

  // Refused: it goes back to where it was taken.
  function home(ghost: HTMLElement): void {
    const glide = ghost.animate([{ transform: ghost.style.transform }, { transform: 'none' }], {
      duration: 200,
      easing: 'ease-out',
    });
    glide.onfinish = () => ghost.remove();
    glide.oncancel = () => ghost.remove();
  }

  function cancel(): void {
    if (hand?.ghost) void options.drop(null);
    release();
  }

  // The table has answered: the thing itself lies there now.
  function vanish(ghost: HTMLElement): void {
    ghost.remove();
    delete node.dataset.lifted;
  }

  function release(kept = false, lifted = false): void {
    if (hand) clearTimeout(hand.timer);
    if (!kept) hand?.ghost?.remove();
    over(null);
    if (!lifted) delete node.dataset.lifted;
    hand = null;
    removeEventListener('pointermove', moved);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
  }

  function click(event: MouseEvent): void {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }

  const menu = (event: MouseEvent): void => {
    if (!options.hold) return;
    event.preventDefault();
    if (!hand) options.hold();
  };

  node.addEventListener('pointerdown', down);
  node.addEventListener('click', click, true);
  node.addEventListener('contextmenu', menu);
  return {
    update: (next) => (options = next),
    destroy: () => {
      release();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, true);
      node.removeEventListener('contextmenu', menu);
    },
  };
}

let lit: HTMLElement | null = null;

function over(place: HTMLElement | null): void {
  if (lit === place) return;
  if (lit) delete lit.dataset.over;
  lit = place;
  if (lit) lit.dataset.over = '';
}

const onBoard = ({ clientX, clientY }: PointerEvent): boolean =>
  !!document.elementFromPoint(clientX, clientY)?.closest('[data-board]');

/** The target under a point, or the nearest one close by. */
function target(x: number, y: number): HTMLElement | null {
  const scored = [...document.querySelectorAll<HTMLElement>('[data-drop]')].map((place) => {
    const box = place.getBoundingClientRect();
    return {
      place,
      far: Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)),
      size: box.width * box.height,
    };
  });
  return scored.filter(({ far }) => far < NEAR).sort((a, b) => a.far - b.far || a.size - b.size)[0]?.place ?? null;
}
