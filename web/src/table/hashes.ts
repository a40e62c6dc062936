// SHA-256 and SHAKE256 (FIPS 180-4, FIPS 202) of short texts, for fair deals: a page without TLS has no hashes of its
// browser's, and no browser has SHAKE256. tests/server/test_page_fair.py holds both against Python's.

const bytesOf = (text: string): number[] => [...new TextEncoder().encode(text)];
const hex = (bytes: number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}
/** The first 32 bits behind the point of a root. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);

export function sha256(text: string): string {
  const message = bytesOf(text);
  const bits = message.length * 8;
  message.push(0x80);
  while (message.length % 64 !== 56) message.push(0);
  for (let at = 7; at >= 0; at--) message.push(Math.floor(bits / 2 ** (8 * at)) & 255);
  const rounds = primes(64).map((prime) => fraction(Math.cbrt(prime)));
  const state = primes(8).map((prime) => fraction(Math.sqrt(prime)));
  for (let block = 0; block < message.length; block += 64) {
    const w = Array.from({ length: 16 }, (_, i) =>
      [0, 1, 2, 3].reduce((word, at) => (word << 8) | (message[block + 4 * i + at] ?? 0), 0),
    );
    for (let i = 16; i < 64; i++) {
      const [early, late] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      w.push(((w[i - 16] ?? 0) + small + (w[i - 7] ?? 0) + large) | 0);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const one =
        (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (rounds[i] ?? 0) + (w[i] ?? 0)) |
        0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = ((state[i] ?? 0) + word) | 0));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const WORD = (1n << 64n) - 1n;
const RATE = 136;
const LANES = 25;

function permute(lanes: bigint[]): bigint[] {
  const rolled = (lane: bigint, by: number): bigint => ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & WORD;
  let feedback = 1;
  for (let round = 0; round < 24; round++) {
    const columns = [0, 1, 2, 3, 4].map((x) => [0, 5, 10, 15, 20].reduce((sum, y) => sum ^ (lanes[x + y] ?? 0n), 0n));
    lanes = lanes.map((lane, at) => lane ^ (columns[(at + 4) % 5] ?? 0n) ^ rolled(columns[(at + 1) % 5] ?? 0n, 1));
    let [x, y] = [1, 0];
    let current = lanes[1] ?? 0n;
    for (let t = 0; t < 24; t++) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const next = lanes[x + 5 * y] ?? 0n;
      lanes[x + 5 * y] = rolled(current, (((t + 1) * (t + 2)) / 2) % 64);
      current = next;
    }
    lanes = lanes.map((lane, at) => {
      const row = at - (at % 5);
      return lane ^ (~(lanes[row + ((at + 1) % 5)] ?? 0n) & WORD & (lanes[row + ((at + 2) % 5)] ?? 0n));
    });
    for (let j = 0; j < 7; j++) {
      if (feedback & 1) lanes[0] = (lanes[0] ?? 0n) ^ (1n << BigInt(2 ** j - 1));
      feedback = feedback & 0x80 ? (feedback << 1) ^ 0x171 : feedback << 1;
    }
  }
  return lanes;
}

/** So many bytes of the SHAKE256 of a text, in hexadecimal digits. */
export function shake256(text: string, size: number): string {
  const message = bytesOf(text);
  message.push(0x1f);
  while (message.length % RATE) message.push(0);
  message[message.length - 1] = (message[message.length - 1] ?? 0) | 0x80;
  let lanes: bigint[] = Array.from({ length: LANES }, () => 0n);
  for (let block = 0; block < message.length; block += RATE) {
    for (let at = 0; at < RATE; at++)
      lanes[at >> 3] = (lanes[at >> 3] ?? 0n) ^ (BigInt(message[block + at] ?? 0) << BigInt(8 * (at % 8)));
    lanes = permute(lanes);
  }
  const out: number[] = [];
  while (out.length < size) {
    for (let at = 0; at < RATE; at++) out.push(Number(((lanes[at >> 3] ?? 0n) >> BigInt(8 * (at % 8))) & 255n));
    lanes = permute(lanes);
  }
  return hex(out.slice(0, size));
}
