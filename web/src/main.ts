import { mount } from 'svelte';
import App from './App.svelte';
import { draw } from './art/sprite';
import { PAGES, pageOf } from './pages';
import './shell/parts';
import { route } from './shell/route.svelte';
import { settings } from './shell/settings.svelte';
import { words } from './shell/words.svelte';
import { worker } from './trusted';
import './style/fonts.css';
import './style/tokens.css';
import './style/pieces.css';

if ('serviceWorker' in navigator && import.meta.env.PROD)
  addEventListener('load', () => void navigator.serviceWorker.register(worker()).catch(() => undefined));

// What the first page needs is fetched side by side; the frame is shown as soon as there are words for it.
const first = PAGES[pageOf(route.parts)];
void first.load().catch(() => undefined); // asked for again, and told of, when it is shown
void Promise.all([words.load(settings.language, ['first', ...first.parts]), draw().catch(() => undefined)]).then(() =>
  mount(App, { target: document.getElementById('app') ?? document.body }),
);
