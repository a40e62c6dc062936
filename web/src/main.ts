import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './shell/settings.svelte';
import { words } from './shell/words.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/pieces.css';

void words.load(settings.language).then(() => mount(App, { target: document.getElementById('app')! }));
