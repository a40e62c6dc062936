// What the build reads of Patrol's drawings: any TOML, and nothing else.
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { cues, figures } from '../figures';

test('every form of a text is read', () => {
  const parts = parse('[head.bare]\nback = "M1 2" # behind\nline = \'M3 4\'\n[head]\ncap = { skin = "M5 6" }\n');
  expect(figures(parts)).toEqual({ head: { bare: { back: 'M1 2', line: 'M3 4' }, cap: { skin: 'M5 6' } } });
});

test('what is no text is named', () => {
  expect(() => figures(parse('[head.bare]\nback = 5\n'))).toThrow('head.bare.back should be a text');
  expect(() => figures(parse('head = "bare"\n'))).toThrow('head should be a table');
  expect(() => cues(parse('[[colour]]\nid = "red"\n'))).toThrow('family of red should be a text');
  expect(() => cues(parse('colour = 3\n'))).toThrow('[[colour]]');
});

test('the twelve colours of the game have a cue each, the six families a shape', () => {
  const all = Object.values(cues());
  expect(all).toHaveLength(12);
  expect(new Set(all.map(({ shape }) => shape)).size).toBe(6);
  expect(new Set(all.map(({ letter }) => letter)).size).toBe(12);
  for (const { middle, hue } of all) {
    expect(middle.every((at) => at > 0 && at < 24)).toBe(true);
    expect(hue.en && hue.fr).toBeTruthy();
  }
});

test('every kind of part is drawn', () => {
  const { head = {}, body = {}, item = {} } = figures();
  for (const parts of [head, body, item]) expect(Object.keys(parts).length).toBeGreaterThan(5);
});
