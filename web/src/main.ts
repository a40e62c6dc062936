import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './shell/settings.svelte';
import { words } from './shell/words.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/pieces.css';

// The server was renewed while the page was open: its parts have new names, so start afresh.
addEventListener('vite:preloadError', () => location.reload());

void words.load(settings.language).then(() => mount(App, { target: document.getElementById('app')! }));
