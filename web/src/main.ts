import { mount } from 'svelte';
import App from './App.svelte';
import { draw } from './art/sprite';
import { settings } from './shell/settings.svelte';
import { words } from './shell/words.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/pieces.css';

// The server was renewed while the page was open: its parts have new names, so start afresh; once, and not where there is no way to it.
const AGAIN = 'vedette.renewed';
const PAUSE = 10_000; // ms
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem(AGAIN) ?? 0);
  if (!navigator.onLine || Date.now() - last < PAUSE) return;
  sessionStorage.setItem(AGAIN, String(Date.now()));
  location.reload();
});
if ('serviceWorker' in navigator && import.meta.env.PROD) addEventListener('load', () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined));

void Promise.all([words.load(settings.language, ['first']), draw().catch(() => undefined)]).then(() => mount(App, { target: document.getElementById('app')! }));
