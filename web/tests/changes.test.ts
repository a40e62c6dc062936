// What a change makes of a value: the same here as on the server, by the same examples.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonValue } from '../src/protocol';
import { changed } from '../src/wire/changes';

interface Example {
  old: JsonValue;
  change: JsonValue;
  new: JsonValue;
}
const shared = join(import.meta.dirname, '../../tests/server/changes.json');
const examples = JSON.parse(readFileSync(shared, 'utf8')) as Example[];

test.each(examples)('$change makes the new value', (example) => {
  const kept = JSON.stringify(example.old);
  expect(changed(example.old, example.change)).toEqual(example.new);
  expect(JSON.stringify(example.old)).toBe(kept);
});

test('what is no change is no value either', () => {
  expect(() => changed({}, 3)).toThrow();
});
