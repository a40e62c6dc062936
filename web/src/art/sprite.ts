// The drawings that are used more than once, fetched beside the script and laid into the page before it is shown.

import { markup } from '../trusted';
import address from './sprite.svg?url';

const coming = fetch(address).then((answer) => answer.text());

/** Lay the drawings into the page, whose parts then refer to them by name. */
export async function draw(): Promise<void> {
  const drawn = new DOMParser().parseFromString(markup(await coming), 'image/svg+xml').documentElement;
  document.body.prepend(document.importNode(drawn, true));
}
