// A fair deal: the salt that this browser adds, and whether what the server shows after the end is what it pledged.

import type { FairDeal } from '../wire/messages';

const HEAD = 'vedette fair deal 1'; // as vedette.core.pledge hashes it
const KEPT = 'vedette.fair.';

interface Mine {
  pledge: string;
  salt: string;
}

/** A fresh salt for the seat, kept beside the pledge that it answers. */
export function salt(table: string, seat: number, pledge: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    localStorage.setItem(`${KEPT}${table}.${seat}`, JSON.stringify({ pledge, salt: made } satisfies Mine));
  } catch { /* without a store the server's word for the pledge must do */ }
  return made;
}

function kept(table: string, seat: number): Mine | null {
  try {
    return JSON.parse(localStorage.getItem(`${KEPT}${table}.${seat}`) ?? 'null') as Mine | null;
  } catch {
    return null;
  }
}

/** Whether the server's salt is the one pledged before the deal, and ours is in it; null where it cannot be told here. */
export async function holds(table: string, seat: number, fair: FairDeal): Promise<boolean | null> {
  const hash = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined; // not on a page without TLS
  if (!fair.salt || !hash) return null;
  const digest = await hash.digest('SHA-256', new TextEncoder().encode(`${HEAD}\n${fair.salt}`));
  const found = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const mine = kept(table, seat);
  return found === fair.pledge && (!mine || (mine.pledge === fair.pledge && mine.salt === fair.salts[seat]));
}
