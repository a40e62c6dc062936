// Which key does what at a table: the keys that can be changed, kept in local storage on this device.

import { keep, kept } from './kept';

export const COMMANDS = {
  confirm: 'e',
  undo: 'u',
  redo: 'r',
  hint: 'h',
  describe: 'd',
  rules: 'g',
  bookmark: 'b',
  new: 'n',
  change: 'c',
  stay: 's',
  large: 'l',
  again: 'a',
  step: '.',
  help: '?',
} as const;

export type Command = keyof typeof COMMANDS;

export const NAMES = Object.keys(COMMANDS) as Command[];
const KEY = 'vedette.keys';
const FREE = /^[^\d\s]$/u; // one sign: digits choose, and a space presses what has the focus

function own(): Partial<Record<Command, string>> {
  const found = (kept(KEY) ?? {}) as Partial<Record<Command, unknown>>;
  return Object.fromEntries(
    NAMES.filter((name) => typeof found[name] === 'string' && FREE.test(found[name])).map((name) => [
      name,
      found[name] as string,
    ]),
  );
}

class Bindings {
  #own = $state<Partial<Record<Command, string>>>(own());

  get changed(): boolean {
    return Object.keys(this.#own).length > 0;
  }

  /** The key of a command, as a page shows it. */
  key(command: Command): string {
    return this.#own[command] ?? COMMANDS[command];
  }

  /** What a pressed key stands for: the first key of its command, itself where it is nobody's, nothing where it was given up. */
  meaning(pressed: string): string {
    const command = this.holder(pressed);
    if (command) return COMMANDS[command];
    return NAMES.some((name) => COMMANDS[name] === pressed) ? '' : pressed;
  }

  holder(key: string): Command | undefined {
    return NAMES.find((name) => this.key(name) === key);
  }

  /** Whether a key may be given to a command at all. */
  allows(key: string): boolean {
    return FREE.test(key);
  }

  set(command: Command, key: string): void {
    const { [command]: _, ...others } = this.#own;
    this.#own = key === COMMANDS[command] ? others : { ...others, [command]: key };
    keep(KEY, this.#own);
  }

  reset(): void {
    this.#own = {};
    keep(KEY, this.#own);
  }
}

export const bindings = new Bindings();
