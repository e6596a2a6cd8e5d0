import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import {
  Bytes,
  deleteField,
  doc,
  FieldPath,
  GeoPoint,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { scaled } from '#tests/support/scaled.ts';
import { db } from '#tests/support/store.ts';
import { newAdministrator } from './administrator.ts';
import type { Member } from './visitors.ts';

const isOfficial = process.env.OFFICIAL_EMULATORS;
/** Fewer with Google's emulator, which takes four times as long for each commit. */
const COMMITS = scaled(isOfficial ? 1000 : 4000);
const engine = isOfficial ? "Google's emulator" : 'the local engine';
const createdAt = Timestamp.fromMillis(1_700_000_000_000);
const submission = randomUUID();

type Fields = Record<string, unknown>;
const NOW = serverTimestamp();
const ABSENT = deleteField();

const limits = [2, 50, 51, 500, 501, 2048, 2049, 5000, 5001].map((size) => 'a'.repeat(size));
/** Values of several kinds, each kind equally often: wrong types, times, texts at a limit, huge and strange values. */
const value = fc.oneof(
  fc.constant(ABSENT),
  fc.constantFrom(...[null, true, 0, -1, 1.5, 2 ** 53, [], ['x'], {}, { a: 1 }, new GeoPoint(1, 1)]),
  fc.constantFrom(Timestamp.fromMillis(0), Timestamp.fromMillis(4_000_000_000_000), NOW),
  fc.constant(Bytes.fromUint8Array(new Uint8Array(9))),
  fc.constantFrom('', 'a', ...limits),
  fc.constantFrom<unknown>(
    'x'.repeat(100_000),
    Array.from({ length: 5000 }, (_, index) => index),
  ),
  fc.constantFrom('é', 'ação', '👩🏽‍🎨 ok', '\u0000ab', '\u202Eab', 'a\u0301\u0301b', '\uFEFFab', 'ﷺ ab'),
);
const EXTRA_NAMES = ['admin', 'role', 'Ünïcode 👩🏽‍🎨', 'with.dot', 'x'.repeat(900)];

type Target = {
  path: (uid: string) => string;
  /** The document before the commit; undefined if there is none. */
  stored: (own: Member) => Fields | undefined;
  legitimate: (own: Member) => Fields;
  /** The rule of the specification, written in TypeScript. */
  isAllowed: (fields: Fields, own: Member) => boolean;
  /** The map field that the commit changes, if it does not write the whole document. */
  within?: string;
};

const isText = (value: unknown, least: number, most: number) =>
  typeof value === 'string' && value.length >= least && value.length <= most;
const hasOnly = (fields: Fields, names: string[]) =>
  Object.keys(fields).every((name) => names.includes(name));

function isProfile(fields: Fields, { email }: Member): boolean {
  const { displayName, about = '', photoURL = '', updatedAt } = fields;
  return (
    hasOnly(fields, ['displayName', 'email', 'about', 'photoURL', 'createdAt', 'updatedAt']) &&
    isText(displayName, 2, 50) &&
    isText(about, 0, 500) &&
    isText(photoURL, 0, 2048) &&
    fields.email === email &&
    updatedAt === NOW
  );
}

const profile = ({ email }: Member, created: unknown) => ({
  ...{ displayName: 'Ana Lima', email, about: 'Designer', photoURL: 'https://x.example/p' },
  ...{ createdAt: created, updatedAt: NOW },
});

const targets: Record<string, Target> = {
  'a new profile': {
    path: (uid) => `users/${uid}`,
    stored: () => undefined,
    legitimate: (own) => profile(own, NOW),
    isAllowed: (fields, own) => isProfile(fields, own) && fields.createdAt === NOW,
  },
  'a changed profile': {
    path: (uid) => `users/${uid}`,
    stored: (own) => ({ ...profile(own, createdAt.toDate()), updatedAt: new Date() }),
    legitimate: (own) => profile(own, createdAt),
    isAllowed: (fields, own) => isProfile(fields, own) && fields.createdAt === createdAt,
  },
  'a tombstone': {
    path: (uid) => `deletedUsers/${uid}`,
    stored: () => undefined,
    legitimate: () => ({ deletedAt: NOW }),
    isAllowed: (fields) => hasOnly(fields, ['deletedAt']) && fields.deletedAt === NOW,
  },
  'a switch of the summary': {
    path: (uid) => `summarySwitches/${uid}`,
    stored: () => undefined,
    legitimate: () => ({ switchedOnAt: NOW }),
    isAllowed: (fields) => hasOnly(fields, ['switchedOnAt']) && fields.switchedOnAt === NOW,
  },
  'a draft of an answer': {
    path: () => `messages/${submission}`,
    stored: () => ({ state: 'new', nome: 'Ana', drafts: { other: 'Olá' } }),
    legitimate: ({ uid }) => ({ [uid]: 'Boa tarde' }),
    isAllowed: (fields, { uid }) =>
      hasOnly(fields, [uid]) && (!(uid in fields) || isText(fields[uid], 0, 5000)),
    within: 'drafts',
  },
};

async function commit(own: Member, target: Target, fields: Fields): Promise<void> {
  const document = doc(own.db, target.path(own.uid));
  const present = Object.entries(fields).filter(([, value]) => value !== ABSENT);
  if (!target.within) return setDoc(document, Object.fromEntries(present));
  const [first, ...others] = Object.entries(fields).map(([name, value]): [FieldPath, unknown] => [
    new FieldPath(target.within ?? '', name),
    value,
  ]);
  await updateDoc(document, ...(first as [FieldPath, unknown]), ...others.flat());
}

test(`${COMMITS} mutated commits: ${engine} allows what the specification allows, and nothing else`, async () => {
  const own = await newAdministrator();
  const commits = Object.values(targets).map((target) => {
    const legitimate = target.legitimate(own);
    const name = fc.oneof(
      { weight: 7, arbitrary: fc.constantFrom(...Object.keys(legitimate)) },
      { weight: 1, arbitrary: fc.constantFrom(...EXTRA_NAMES) },
    );
    const changes = fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 2 });
    return changes.map((all) => ({ target, fields: { ...legitimate, ...Object.fromEntries(all) } }));
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(...commits), async ({ target, fields }) => {
      const before = target.stored(own);
      const document = db.doc(target.path(own.uid));
      if (before) await document.set(before);
      const error = await commit(own, target, fields).then(
        () => undefined,
        (refused: { code?: string; message: string }) => refused.code ?? refused.message,
      );
      await document.delete();
      const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ABSENT));
      expect([undefined, 'permission-denied', 'invalid-argument']).toContain(error);
      expect(error === undefined).toBe(target.isAllowed(present, own));
    }),
    { numRuns: COMMITS },
  );
});
