import { Bytes, deleteField, GeoPoint, serverTimestamp, Timestamp } from 'firebase/firestore/lite';

/** The fields of a document as a browser would write them. */
export type Fields = Record<string, unknown>;

/** The server's timestamp, which a commit may request. */
export const NOW = serverTimestamp();

/** Marks a field that is left out. */
export const ABSENT = deleteField();

/** Test values, keyed by their defect. */
const VALUES: Record<string, unknown[]> = {
  missing: [ABSENT],
  'another kind': [null, true, 0, -1, 1.5, 2 ** 53, [], ['x'], {}, { a: 1 }, new GeoPoint(1, 1)],
  'another moment': [Timestamp.fromMillis(0), Timestamp.fromMillis(4_000_000_000_000), NOW],
  bytes: [Bytes.fromUint8Array(new Uint8Array(9))],
  'at a limit': ['', 'a', ...[2, 50, 51, 500, 501, 2048, 2049, 5000, 5001].map((size) => 'a'.repeat(size))],
  huge: ['x'.repeat(100_000), Array.from({ length: 5000 }, (_, index) => index)],
  unicode: ['é', 'ação', '👩🏽‍🎨 ok', '\u0000ab', '\u202Eab', 'a\u0301\u0301b', '\uFEFFab', 'ﷺ ab'],
};

const EXTRA_NAMES = ['admin', 'role', 'Ünïcode 👩🏽‍🎨', 'with.dot', 'x'.repeat(900)];

/** The kinds of mutation. */
export const MUTATIONS = [...Object.keys(VALUES), 'one field more'];

/** Random numbers from 0 to below 1 (mulberry32). The same seed always gives the same numbers. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Replaces the value of one field by one of VALUES[mutation]. If there is no such list, adds a field. */
export function mutate(fields: Fields, mutation: string, random: () => number): Fields {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const values = VALUES[mutation];
  if (values) return { ...fields, [pick(Object.keys(fields))]: pick(values) };
  return { ...fields, [pick(EXTRA_NAMES)]: pick(Object.values(VALUES).flat()) };
}
