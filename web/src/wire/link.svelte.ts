// The wire to one table: every question is answered once, through lost connections and restarts of the server.

import { PROTOCOL, type Json } from '../protocol';
import { settings } from '../shell/settings.svelte';
import { t } from 'words:first';
import { changed, filled } from './changes';
import type { Answer, Ask, News, Refused } from './messages';
import { Pulse } from './pulse';

export type LinkState = 'opening' | 'open' | 'lost' | 'closed' | 'elsewhere';

/** Whatever answers a table: the socket of a server, or a lesson that is all here. */
export interface Wire {
  readonly state: LinkState;
  readonly since: number;
  readonly why: string;
  /** Not there where moments can be looked at again; a lesson and a puzzle have none but the present one. */
  readonly replays?: false;
  ask(message: Ask): Promise<Answer>;
  close(): void;
  /** Use this tab, where the seat is held by another one. */
  claim?(): void;
}

interface Waiting {
  text: string;
  settle: (answer: Answer) => void;
}

const TAB = 'vedette.tab';

/** This tab's own name: a seat is held in one tab at a time. */
function tab(): string {
  try {
    const name = sessionStorage.getItem(TAB) ?? `t-${Math.random().toString(36).slice(2, 10)}`;
    sessionStorage.setItem(TAB, name);
    return name;
  } catch {
    return `t-${Math.random().toString(36).slice(2, 10)}`;
  }
}

const RETRY = [400, 800, 1600, 3200, 6400];

export class Link implements Wire {
  state = $state<LinkState>('opening');
  since = $state(0);
  why = $state('');
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #prefix = Math.random().toString(36).slice(2, 8);
  #count = 0;
  #tries = 0;
  #timer = 0;
  #joined = ''; // the id of the join that awaits its answer
  #here = false;
  #table: Json | null = null; // the last one, as it came
  #pulse = new Pulse(
    () => this.#socket?.send(JSON.stringify({ type: 'ping', id: this.#fresh() })),
    () => this.#silent(),
  );

  constructor(
    private readonly table: string,
    private readonly hear: (news: News) => void,
    private readonly token = '', // of a seat, or an invitation to one
    /** Watch, though a seat is one's own; look before the token seats anybody; or accept a seat that anybody may take. */
    private readonly as: 'watch' | 'look' | 'accept' | '' = '',
  ) {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#gone);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  close(): void {
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#gone);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#timer);
    this.#pulse.rest();
    this.state = 'closed';
    this.#socket?.close(1000);
  }

  /** Send a message and return its one answer; after a lost connection it is sent again with the same id. */
  ask(message: Ask): Promise<Answer> {
    const id = this.#fresh();
    const text = JSON.stringify({ ...message, id });
    const answer = new Promise<Answer>((settle) => this.#waiting.set(id, { text, settle }));
    if (this.state === 'open') this.#socket?.send(text);
    return answer;
  }

  #fresh(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count}`;
  }

  // The network is back, or somebody looks at the page again: whatever was lost meanwhile is found out at once.
  #wake = (): void => {
    if (document.hidden) return;
    if (this.state === 'open' && !this.#pulse.stale) return this.#pulse.check();
    if (this.state === 'open') this.#silent();
    if (this.state !== 'lost') return;
    clearTimeout(this.#timer);
    this.#open();
  };

  // The browser knows first that there is no network: nobody waits for silence then.
  #gone = (): void => void (this.state === 'open' && this.#silent());

  // Nobody answers, and nobody hung up: this socket will hardly do either any more.
  #silent(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#missed();
  }

  #open(): void {
    this.#joined = this.#fresh();
    this.#table = null;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    const ours = (): boolean => this.#socket === socket; // one that was given up for another may still open, speak and close
    this.#socket?.close();
    this.#socket = socket;
    this.#pulse.begin();
    socket.onopen = () => void (ours() && this.#knock());
    socket.onmessage = (event: MessageEvent<string>) => {
      if (!ours()) return;
      this.#pulse.beat();
      const news = this.#whole(JSON.parse(event.data) as Json);
      if (news) this.#take(news as News);
    };
    socket.onclose = (event) => void (ours() && this.#lost(event));
  }

  /** A message as if it were sent whole: a table comes once, then only what changes of it. */
  #whole(told: Json): Json | null {
    if (told.type === 'table') this.#table = told;
    if (told.type !== 'changes') return told;
    if (!this.#table) {
      this.#socket?.send(JSON.stringify({ type: 'speak', id: this.#fresh(), language: settings.language }));
      return null;
    }
    const next = changed(this.#table, told.changes ?? {}) as Json;
    return (this.#table = { ...next, log: told.log ?? null, beats: filled(told.beats ?? [], next) });
  }

  #knock(): void {
    this.#joined = this.#fresh();
    const seat = { ...(this.as && { [this.as]: true }), ...(this.token && { token: this.token }) };
    const here = this.#here ? { here: true } : {};
    const who = { language: settings.language, protocol: PROTOCOL, tab: tab(), ...seat, ...here };
    const join: Ask = { type: 'join', changes: true, ...who };
    this.#here = false;
    this.#socket?.send(JSON.stringify({ ...join, id: this.#joined }));
  }

  claim(): void {
    this.#here = true;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#knock();
    else this.#open();
  }

  #take(news: News): void {
    if (news.type === 'elsewhere') {
      this.#pulse.rest();
      this.state = 'elsewhere';
      return;
    }
    if (news.type === 'welcome' && news.id === this.#joined) this.#welcomed();
    else if (news.type === 'refused' && news.id === this.#joined) return this.#turnedAway(news);
    this.hear(news);
    if (news.type === 'waiting' || !('id' in news) || news.id === null) return;
    const waiting = this.#waiting.get(news.id);
    this.#waiting.delete(news.id);
    waiting?.settle(news);
  }

  #welcomed(): void {
    this.state = 'open';
    this.#tries = 0;
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
  }

  // Open in another tab: ask whether to use this one.
  #turnedAway({ reason, words }: Refused): void {
    if (reason === 'elsewhere') {
      this.#pulse.rest();
      this.state = 'elsewhere';
    } else {
      this.#closed(words);
    }
  }

  #lost(event: CloseEvent): void {
    this.#pulse.rest();
    if (this.state === 'closed' || this.state === 'elsewhere') return;
    if (event.code === 1008 || event.code === 1009 || event.code === 4404) {
      this.#closed(event.reason || t(event.code === 4404 ? 'no-table' : 'no-server'));
      return;
    }
    this.#missed();
  }

  #missed(): void {
    if (this.state !== 'lost') this.since = Date.now();
    this.state = 'lost';
    const wait = RETRY[Math.min(this.#tries, RETRY.length - 1)];
    this.#tries += 1;
    this.#timer = window.setTimeout(() => this.#open(), wait);
  }

  #closed(why: string): void {
    this.#pulse.rest();
    this.state = 'closed';
    this.why = why;
    for (const { settle } of this.#waiting.values())
      settle({ type: 'refused', reason: 'closed', words: why, where: null });
    this.#waiting.clear();
  }
}
