// The drawings that are used more than once, fetched beside the script and laid into the page.

import { markup } from '../trusted';
import first from './sprite.svg?url';

/** Lay the drawings of a file into the page, whose parts then refer to them by name; return them. */
export async function draw(address = first): Promise<Element> {
  const source = await (await fetch(address)).text();
  const drawn = new DOMParser().parseFromString(markup(source), 'image/svg+xml').documentElement;
  document.body.prepend(document.importNode(drawn, true));
  return drawn;
}
