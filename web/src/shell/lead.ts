// Where the keyboard goes on when what it stood on is gone.
import { tick } from 'svelte';

/** Lead it to the content of the page, unless it stands somewhere. */
export async function leadOn(): Promise<void> {
  await tick();
  const main = document.getElementById('main');
  if (!main || document.activeElement !== document.body) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
