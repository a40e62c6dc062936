// A press counts for what the pointer went down on. What comes late may move a button away before the pointer is lifted;
// the browser then gives the click to what both places share, and the button would never hear of it.

const STILL = 6; // px
const QUICK = 500; // ms; what is held longer is no press
const PRESSED = 'button, a[href]';

interface Press {
  on: HTMLElement;
  x: number;
  y: number;
  at: number;
}
let press: Press | null = null;

const pressed = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;

addEventListener(
  'pointerdown',
  ({ target, button, clientX: x, clientY: y, timeStamp: at, isPrimary, ctrlKey, metaKey, shiftKey }) => {
    const on = button === 0 && isPrimary && !(ctrlKey || metaKey || shiftKey) ? pressed(target) : null;
    press = on && { on, x, y, at };
  },
  true,
);
addEventListener(
  'pointerup',
  ({ target, clientX, clientY, timeStamp }) => {
    const one = press;
    press = null;
    if (!one || one.on === pressed(target) || timeStamp - one.at > QUICK) return;
    if (one.on.isConnected && Math.hypot(clientX - one.x, clientY - one.y) < STILL) setTimeout(() => one.on.click());
  },
  true,
);
addEventListener('pointercancel', () => (press = null), true);
addEventListener('dragstart', () => (press = null), true);
