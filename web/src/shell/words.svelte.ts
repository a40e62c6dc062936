// The page's own words, from the same Fluent files that the rest of the house speaks from.

import files, { type Part } from 'virtual:words';
import type { Message } from './message';
import { Speaker, type Pattern, type Values } from './pattern';
import { settings, type Language } from './settings.svelte';

class Words {
  #patterns = $state.raw<Record<string, Pattern>>({});
  #speaker = new Speaker('en');
  #have = new Set<Part>();
  language = $state<Language>('en');
  /** At a table, what puts the names that players chose where words speak of them. */
  named = $state.raw((words: string): string => words);

  /** Speak this language from now on, with all the parts that were needed so far. */
  async load(language: Language, parts: Part[] = []): Promise<void> {
    for (const part of parts) this.#have.add(part);
    const told: Record<string, Pattern> = {};
    const read = new Set<Part>();
    for (let missing = [...this.#have]; missing.length; missing = [...this.#have].filter((part) => !read.has(part))) {
      Object.assign(told, ...(await this.#all(language, missing)));
      for (const part of missing) read.add(part);
    }
    this.#speaker = new Speaker(language);
    this.#patterns = told;
    this.language = language;
  }

  /** Have these parts too: a page asks for its own before it is shown. Several may be on their way at once. */
  async need(parts: Part[]): Promise<void> {
    const { language } = this;
    const missing = parts.filter((part) => !this.#have.has(part));
    if (!missing.length) return;
    const found = await this.#all(language, missing);
    for (const part of missing) this.#have.add(part);
    const told = { ...this.#patterns };
    Object.assign(told, ...found);
    if (language === this.language) this.#patterns = told;
    else await this.load(this.language); // it was changed meanwhile
  }

  #all(language: Language, parts: Part[]): Promise<Record<string, Pattern>[]> {
    return Promise.all(parts.map((part) => this.#read(language, part)));
  }

  async #read(language: Language, part: Part): Promise<Record<string, Pattern>> {
    const file = files[language]?.[part];
    if (!file) throw new Error(`no words for ${language}`);
    return (await file()).default;
  }

  say(id: string, values?: Values): string {
    const pattern = this.#patterns[id];
    return pattern === undefined ? id : this.named(this.#speaker.say(pattern, values));
  }
}

export const words = new Words();
/** Messages that end with a word of the server's or the name of a game: the build looks that there are such. */
type Open = `${'assist' | 'name' | 'pitch' | 'short'}-${string}`;
export const t = (id: Message | Open, values?: Values): string => words.say(id, values);

export function speak(language: Language): void {
  void words.load(language).then(() => settings.set({ language }));
}
