import { randomUUID } from 'node:crypto';
import { doc, FieldPath, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { scaled } from '#tests/support/scaled.ts';
import { newAdministrator } from './administrator.ts';
import { ABSENT, type Fields, MUTATIONS, mutate, NOW, numbersFrom } from './mutations.ts';
import type { Member } from './visitors.ts';

const isOfficial = process.env.OFFICIAL_EMULATORS;
/** Fewer with Google's emulator, which takes four times as long for each commit. */
const COMMITS = scaled(isOfficial ? 1000 : 4000);
const engine = isOfficial ? "Google's emulator" : 'the local engine';
const database = await openDatabase();
const createdAt = Timestamp.fromMillis(1_700_000_000_000);
const submission = randomUUID();

let member: Member;
beforeAll(async () => {
  member = await newAdministrator();
});

type Target = {
  path: (uid: string) => string;
  /** The document before the commit; undefined if there is none. */
  stored: (own: Member) => Fields | undefined;
  /** A commit that the rules allow. */
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

async function commit(target: Target, fields: Fields): Promise<void> {
  const document = doc(member.db, target.path(member.uid));
  const present = Object.entries(fields).filter(([, value]) => value !== ABSENT);
  if (!target.within) return setDoc(document, Object.fromEntries(present));
  const [first, ...others] = Object.entries(fields).map(([name, value]): [FieldPath, unknown] => [
    new FieldPath(target.within ?? '', name),
    value,
  ]);
  await updateDoc(document, ...(first as [FieldPath, unknown]), ...others.flat());
}

test(`${COMMITS} mutated commits: ${engine} allows what the specification allows, and nothing else`, async () => {
  const wrong: string[] = [];
  const names = Object.keys(targets);
  for (let index = 0; index < COMMITS; index += 1) {
    const random = numbersFrom(index);
    const name = names[index % names.length] ?? '';
    const target = targets[name] as Target;
    const kinds = [0, ...(random() < 0.3 ? [1] : [])].map(
      () => MUTATIONS[Math.floor(random() * MUTATIONS.length)] ?? '',
    );
    const fields = kinds.reduce((one, kind) => mutate(one, kind, random), target.legitimate(member));
    const before = target.stored(member);
    const document = database.doc(target.path(member.uid));
    await (before ? document.set(before) : document.delete());
    const error = await commit(target, fields).then(
      () => undefined,
      (refused: { code?: string; message: string }) => refused.code ?? refused.message,
    );
    const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ABSENT));
    const isExpected = target.isAllowed(present, member);
    const isVerdict = [undefined, 'permission-denied', 'invalid-argument'].includes(error);
    if (isExpected !== (error === undefined) || !isVerdict)
      wrong.push(`${index} ${name}: ${kinds.join(', ')} ${error}`);
    await document.delete();
  }
  expect(wrong).toEqual([]);
});
