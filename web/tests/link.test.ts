// Every question is answered once, through lost connections.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROTOCOL } from '../src/protocol';
import { t } from '../src/shell/words.svelte';
import { Link } from '../src/wire/link.svelte';
import type { News } from '../src/wire/messages';

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  static get last(): Socket {
    const last = Socket.all.at(-1);
    if (!last) throw new Error('no socket');
    return last;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Open it, and greet who joins. */
  welcome(): void {
    this.open();
    this.hear({ type: 'welcome', id: this.sent[0]?.id });
  }
  lose(code = 1006, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
  /** What was asked here, but for joining and pings. */
  get asked(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type !== 'join' && type !== 'ping');
  }
}

let heard: News[] = [];
let link: Link;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.all = [];
  heard = [];
  link = new Link('abc', (news) => heard.push(news), 'seat');
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it joins with what it is, and is then open', () => {
  expect(Socket.last.url).toMatch(/^ws:\/\/.*\/api\/tables\/abc\/socket$/);
  Socket.last.open();
  expect(Socket.last.sent).toMatchObject([{ type: 'join', protocol: PROTOCOL, token: 'seat', language: 'en' }]);
  expect(link.state).toBe('opening');
  Socket.last.hear({ type: 'welcome', id: Socket.last.sent[0]?.id });
  expect(link.state).toBe('open');
});

test('an invitation is looked at before it seats anybody', () => {
  link.close();
  link = new Link('abc', (news) => heard.push(news), 'seat', 'look');
  Socket.last.open();
  expect(Socket.last.sent).toMatchObject([{ type: 'join', token: 'seat', look: true }]);
});

test('a question waits for the welcome, and has its own answer', async () => {
  const [first, second] = [link.ask({ type: 'describe' }), link.ask({ type: 'solve' })];
  Socket.last.open();
  expect(Socket.last.asked).toEqual([]);
  Socket.last.hear({ type: 'welcome', id: Socket.last.sent[0]?.id });
  const [one, other] = Socket.last.asked;
  Socket.last.hear({ type: 'text', id: other?.id, words: 'second' });
  Socket.last.hear({ type: 'text', id: one?.id, words: 'first' });
  expect(await first).toMatchObject({ words: 'first' });
  expect(await second).toMatchObject({ words: 'second' });
});

test('what was not answered is sent again with the same id, what was is not', async () => {
  Socket.last.welcome();
  const done = link.ask({ type: 'describe' });
  const open = link.ask({ type: 'solve' });
  const [one, other] = Socket.last.asked;
  Socket.last.hear({ type: 'text', id: one?.id });
  await done;
  Socket.last.lose();
  expect(link.state).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(Socket.all).toHaveLength(2);
  Socket.last.welcome();
  expect(Socket.last.asked).toEqual([other]);
  Socket.last.hear({ type: 'text', id: other?.id, words: 'at last' });
  expect(await open).toMatchObject({ words: 'at last' });
});

test('it tries again after longer and longer, and at once when the network is back', () => {
  for (const wait of [400, 800, 1600]) {
    const tries = Socket.all.length;
    Socket.last.lose();
    vi.advanceTimersByTime(wait - 1);
    expect(Socket.all).toHaveLength(tries);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(tries + 1);
  }
  Socket.last.lose();
  dispatchEvent(new Event('online'));
  expect(Socket.all).toHaveLength(5);
});

test('a table that is gone answers every question', async () => {
  const answer = link.ask({ type: 'describe' });
  Socket.last.open();
  Socket.last.lose(4404, 'no such table');
  expect(await answer).toMatchObject({ type: 'refused', words: 'no such table' });
  expect([link.state, link.why]).toEqual(['closed', 'no such table']);
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test.each([1008, 1009])('a connection closed with %i and no words is told of in a sentence', (code) => {
  Socket.last.welcome();
  Socket.last.lose(code);
  expect(link.state).toBe('closed');
  expect(link.why).toBe(t('no-server')); // words are not loaded here
});

test('a seat that is held in another tab is left there until it is claimed', () => {
  Socket.last.open();
  Socket.last.hear({ type: 'refused', id: Socket.last.sent[0]?.id, reason: 'elsewhere', words: '' });
  expect(link.state).toBe('elsewhere');
  Socket.last.lose();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
  link.claim();
  Socket.last.open();
  expect(Socket.last.sent).toMatchObject([{ type: 'join', here: true }]);
});

test('a line that has fallen silent is asked, then given up', () => {
  Socket.last.welcome();
  const silent = Socket.last;
  vi.advanceTimersByTime(20_000);
  expect(silent.sent.at(-1)).toMatchObject({ type: 'ping' });
  vi.advanceTimersByTime(10_000);
  expect([link.state, silent.readyState]).toEqual(['lost', 3]);
  silent.hear({ type: 'rematch', id: null, table: 'other' });
  expect(heard.map(({ type }) => type)).toEqual(['welcome']);
});

test('an answer to a ping keeps the line', () => {
  Socket.last.welcome();
  vi.advanceTimersByTime(20_000);
  Socket.last.hear({ type: 'done', id: Socket.last.sent.at(-1)?.id, version: 0 });
  vi.advanceTimersByTime(19_999);
  expect(link.state).toBe('open');
  expect(Socket.all).toHaveLength(1);
});

test('a browser that has gone offline says so at once, and heals', () => {
  Socket.last.welcome();
  dispatchEvent(new Event('offline'));
  expect(link.state).toBe('lost');
  expect(link.since).toBe(Date.now());
  vi.advanceTimersByTime(400);
  Socket.last.welcome();
  expect(link.state).toBe('open');
});
