// What a player chose for this device: kept in local storage, applied to the document.

import { keep, kept } from './kept';

export type Language = 'en' | 'fr';
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';
export type Pace = 'off' | 'quick' | 'usual' | 'slow';

interface Kept {
  theme: Theme;
  motion: Motion;
  pace: Pace;
  language: Language;
  chance: boolean;
  verdict: boolean;
  sound: boolean;
}

const KEY = 'vedette.settings';
const page = document.documentElement;

function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked === 'en' || asked === 'fr') return asked;
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

class Settings {
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  pace = $state<Pace>('usual'); // how fast what happened is shown
  language = $state<Language>('en');
  chance = $state(false); // always show the win chance
  verdict = $state(false); // always say when a deal is lost
  sound = $state(false);

  constructor() {
    const was = (kept(KEY) ?? {}) as Partial<Kept>; // else what the browser says
    this.theme = was.theme ?? 'system';
    this.motion = was.motion ?? 'system';
    this.pace = was.pace ?? 'usual';
    this.language = was.language ?? firstLanguage();
    this.chance = was.chance ?? false;
    this.verdict = was.verdict ?? false;
    this.sound = was.sound ?? false;
    this.#apply();
  }

  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    this.#apply();
    const { theme, motion, pace, language, chance, verdict, sound } = this;
    keep(KEY, { theme, motion, pace, language, chance, verdict, sound });
  }

  get dark(): boolean {
    return this.theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : this.theme === 'dark';
  }

  get still(): boolean {
    return this.motion === 'system' ? matchMedia('(prefers-reduced-motion: reduce)').matches : this.motion === 'none';
  }

  #apply(): void {
    page.lang = this.language;
    if (this.theme === 'system') delete page.dataset.theme;
    else page.dataset.theme = this.theme;
    if (this.motion === 'system') delete page.dataset.motion;
    else page.dataset.motion = this.motion;
  }
}

export const settings = new Settings();
