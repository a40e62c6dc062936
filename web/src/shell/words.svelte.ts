// The page's own words, from the same Fluent files that the rest of the house speaks from. A source imports the part
// that it says something of, `words:PART`, and what shows the source waits until the words of that part are there.

import folder, { type Part } from 'virtual:words';
import { reloadIfRenewed } from './parts';
import { Speaker, type Pattern, type Values } from './pattern';
import { settings, type Language } from './settings.svelte';

type Patterns = Record<string, Pattern>;

async function fetched(path: string): Promise<Patterns> {
  const answer = await fetch(path);
  if (answer.ok) return answer.json() as Promise<Patterns>;
  void reloadIfRenewed();
  throw new Error(`${path}: ${answer.status}`);
}

class Words {
  #patterns = $state.raw<Patterns>({});
  #speaker = new Speaker('en');
  #wanted = new Set<Part>();
  #have = new Set<Part>();
  #files = new Map<string, Promise<Patterns>>();
  language = $state<Language>('en');
  /** At a table, what puts the names that players chose where words speak of them. */
  named = $state.raw((words: string): string => words);

  /** Note that these parts will be said; nothing is fetched before `ready`. */
  want(parts: Part[]): void {
    for (const part of parts) this.#wanted.add(part);
  }

  /** Speak this language from now on, with all the parts that were wanted so far. */
  async load(language: Language): Promise<void> {
    const told: Patterns = {};
    const read = new Set<Part>();
    for (
      let missing = [...this.#wanted];
      missing.length;
      missing = [...this.#wanted].filter((part) => !read.has(part))
    ) {
      Object.assign(told, ...(await this.#all(language, missing)));
      for (const part of missing) read.add(part);
    }
    this.#have = read;
    this.#speaker = new Speaker(language);
    this.#patterns = told;
    this.language = language;
  }

  /** Fetch what is wanted and not there yet. Several may be on their way at once. */
  async ready(): Promise<void> {
    const { language } = this;
    const missing = [...this.#wanted].filter((part) => !this.#have.has(part));
    if (!missing.length) return;
    const found = await this.#all(language, missing);
    if (language !== this.language) return this.load(this.language); // it was changed meanwhile
    for (const part of missing) this.#have.add(part);
    this.#patterns = Object.assign({}, this.#patterns, ...found) as Patterns;
  }

  #all(language: Language, parts: Part[]): Promise<Patterns[]> {
    return Promise.all(parts.map((part) => this.#read(`${folder}/${language}/${part}.json`)));
  }

  #read(path: string): Promise<Patterns> {
    let file = this.#files.get(path);
    if (!file) {
      file = fetched(path);
      file.catch(() => this.#files.delete(path)); // it may be asked for again
      this.#files.set(path, file);
    }
    return file;
  }

  say(id: string, values?: Values): string {
    const pattern = this.#patterns[id];
    return pattern === undefined ? id : this.named(this.#speaker.say(pattern, values));
  }
}

export const words = new Words();
/** Say a message of a part; sources import it from `words:PART`, which knows the names of the messages. */
export const t = (id: string, values?: Values): string => words.say(id, values);

/** Return a module once the words that it says are here, too; `parts` names some to be fetched beside it. */
export async function withWords<Module>(module: Promise<Module>, parts: Part[] = []): Promise<Module> {
  words.want(parts);
  const [found] = await Promise.all([module, words.ready()]);
  await words.ready(); // what the module wanted as it was imported
  return found;
}

export function speak(language: Language): void {
  void words.load(language).then(() => settings.set({ language }));
}
