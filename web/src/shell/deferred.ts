// What every page has, and none needs for its first view.
import { withWords } from './words.svelte';

import './press';

function pasted(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && target.maxLength > 0)
    void withWords(import('../pages/paste')).catch(() => undefined);
}
addEventListener('focusin', ({ target }) => pasted(target));
pasted(document.activeElement);
