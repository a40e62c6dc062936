// The page's own hashes are those of Node.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256, shake256 } from '../src/table/hashes';

// Around the sizes at which another block begins: 56 and 64 bytes of SHA-256, 136 of SHAKE256.
const TEXTS = [
  '',
  'abc',
  ...[55, 56, 63, 64, 65, 119, 120, 135, 136, 137, 272, 1000].map((size) => 'é'.repeat(size / 2)),
];

test.each(TEXTS)('%#: SHA-256', (text) => {
  expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

test.each(TEXTS)('%#: SHAKE256, longer than a block of it', (text) => {
  expect(shake256(text, 200)).toBe(createHash('shake256', { outputLength: 200 }).update(text).digest('hex'));
});
