import { mount } from 'svelte';
import App from './App.svelte';
import { draw } from './art/sprite';
import { PAGES, pageOf } from './pages';
import { route } from './shell/route.svelte';
import { settings } from './shell/settings.svelte';
import { words } from './shell/words.svelte';
import { worker } from './trusted';
import './style/fonts.css';
import './style/tokens.css';
import './style/colours.css';
import './style/pieces.css';

if ('serviceWorker' in navigator && import.meta.env.PROD)
  addEventListener('load', () => void navigator.serviceWorker.register(worker()).catch(() => undefined));

const SOON = 1500; // ms: by then the first view is there
setTimeout(() => void import('./shell/deferred').catch(() => undefined), SOON);

/** Put the styles of every page in force, before those of any part, which may differ; the build has them fetched ahead. */
function styled(): Promise<unknown> | undefined {
  const ahead = document.querySelector<HTMLLinkElement>('link[as=style]');
  if (!ahead) return; // of the development server, which brings them itself
  const link = ahead.cloneNode() as HTMLLinkElement;
  link.rel = 'stylesheet';
  ahead.after(link);
  return new Promise((done) => (link.onload = link.onerror = done));
}
const base = styled();

// What the first page needs is fetched side by side; the frame is shown as soon as there are words for it.
const first = PAGES[pageOf(route.parts)];
words.want(first.parts);
void first.load().catch(() => undefined); // asked for again, and told of, when it is shown
void Promise.all([base, words.load(settings.language), draw().catch(() => undefined)]).then(() => {
  const target = document.getElementById('app') ?? document.body;
  target.replaceChildren();
  mount(App, { target });
});
