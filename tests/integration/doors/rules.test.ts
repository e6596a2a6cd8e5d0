import { randomUUID } from 'node:crypto';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { deleteObject, getBytes, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage';
import { expect, test } from 'vitest';
import { DEFAULT_AVAILABILITY } from '#src/domain/agenda/bookingRules.ts';
import { isAll } from '#tests/support/scaled.ts';
import { db } from '#tests/support/store.ts';
import { storage } from '../functions/mailbox/setUpMailbox.ts';
import { newMember } from '../rules/visitors.ts';
import {
  ADMINISTRATORS,
  type Caller,
  type CallerKind,
  createCallers,
  MEMBERS,
  NOBODY_AT_ALL,
  whoPasses,
} from './callers.ts';

const id = randomUUID();
const month = '2030-05';
await db.doc('inboxSettings/savedReplies').delete();
await db.doc('users/other').set({ displayName: 'Bia Reis' });
const callers = await createCallers();

const get = (path: string) => (caller: Caller) => getDoc(at(caller, path));
const list = (path: string) => (caller: Caller) => getDocs(collection(caller.db, path));
const set = (path: string, content: object) => (caller: Caller) => setDoc(at(caller, path), content);
const remove = (path: string) => (caller: Caller) => deleteDoc(at(caller, path));
const at = ({ db, uid }: Caller, path: string) => doc(db, path.replace('{uid}', uid));

/** Writes a profile with the caller's e-mail, as the rules require. */
const profile = ({ db, uid, email }: Caller, more: object = {}, of = uid) =>
  setDoc(doc(db, 'users', of), {
    ...{ displayName: 'Ana Lima', email, createdAt: serverTimestamp(), updatedAt: serverTimestamp() },
    ...more,
  });
const findProfile = ({ db, email }: Caller) =>
  getDocs(query(collection(db, 'users'), where('email', '==', email)));

const functionsOnly = [
  ...['rateLimits', 'bookingQuotas', 'submissions', 'mailCounts'],
  ...['adminRevocations', 'passkeys', 'team', 'contactMessages', 'mailKeys', 'anything'],
];

const submissions = ['messages', 'bookings', 'mails', 'receivedMails'];

const png = { contentType: 'image/png' };
const photo = String(Math.floor(Date.now() / 600_000) * 600_000);
const MAIL_FILE = 'mailFiles/x/0';
const file = ({ storage }: Pick<Caller, 'storage'>, path: string) => ref(storage, path);
const upload = (caller: Pick<Caller, 'storage'>, path: string) =>
  uploadBytes(file(caller, path), new Uint8Array(10), png);
const own = ({ uid }: Caller) => `profilePhotos/${uid}`;
const owner = await newMember();
const other = `profilePhotos/${owner.uid}`;
await upload(owner, `${other}/${photo}`);
await storage.bucket().file(MAIL_FILE).save('planta', { resumable: false });

type Door = [name: string, admits: CallerKind[], open: (caller: Caller) => Promise<unknown>];
/** The order matters: own photos and profiles are written first, then read and removed, before the tombstone is set. */
const doors: Door[] = [
  ['own photo: put', MEMBERS, (caller) => upload(caller, `${own(caller)}/${photo}`)],
  ['own photo: read', MEMBERS, (caller) => getBytes(file(caller, `${own(caller)}/${photo}`))],
  ['own photos: list', MEMBERS, (caller) => listAll(file(caller, own(caller)))],
  ['own photo: remove', MEMBERS, (caller) => deleteObject(file(caller, `${own(caller)}/${photo}`))],
  ['below a photo: put', NOBODY_AT_ALL, (caller) => upload(caller, `${own(caller)}/${photo}/x`)],
  ['photo of another: put', NOBODY_AT_ALL, (caller) => upload(caller, `${other}/${photo}`)],
  ['photo of another: read', NOBODY_AT_ALL, (caller) => getBytes(file(caller, `${other}/${photo}`))],
  ['photos of another: list', NOBODY_AT_ALL, (caller) => listAll(file(caller, other))],
  [
    'photo of another: declare',
    NOBODY_AT_ALL,
    (caller) => updateMetadata(file(caller, `${other}/${photo}`), png),
  ],
  ['photo of another: remove', NOBODY_AT_ALL, (caller) => deleteObject(file(caller, `${other}/${photo}`))],
  ['all folders: list', NOBODY_AT_ALL, (caller) => listAll(file(caller, 'profilePhotos'))],
  ['the bucket: list', NOBODY_AT_ALL, (caller) => listAll(file(caller, ''))],
  ['a file of a mail: read', ADMINISTRATORS, (caller) => getBytes(file(caller, MAIL_FILE))],
  ['a file of a mail: put', NOBODY_AT_ALL, (caller) => upload(caller, MAIL_FILE)],
  ['files of mails: list', NOBODY_AT_ALL, (caller) => listAll(file(caller, 'mailFiles/x'))],
  ['any other place: put', NOBODY_AT_ALL, (caller) => upload(caller, 'anywhere/photo')],
  ...submissions.flatMap((kind): Door[] => [
    [`${kind}: read`, ADMINISTRATORS, get(`${kind}/${id}`)],
    [`${kind}: list`, ADMINISTRATORS, list(kind)],
    [`${kind}: write`, NOBODY_AT_ALL, set(`${kind}/${id}`, { nome: 'Ana' })],
    [`${kind}: remove`, NOBODY_AT_ALL, remove(`${kind}/${id}`)],
  ]),
  ['agenda: read', ADMINISTRATORS, get(`agenda/${month}`)],
  ['agenda: list', NOBODY_AT_ALL, list('agenda')],
  ['agenda: write', NOBODY_AT_ALL, set(`agenda/${month}`, { taken: {} })],
  ['availability: read', ADMINISTRATORS, get('availability/public')],
  ['availability: write', NOBODY_AT_ALL, set('availability/public', DEFAULT_AVAILABILITY)],
  ['availability: remove', NOBODY_AT_ALL, remove('availability/public')],
  ['the mailbox: read', ADMINISTRATORS, get('mailbox/status')],
  ['the mailbox: write', NOBODY_AT_ALL, set('mailbox/status', { newFrom: 'INBOX' })],
  ['progress of reading the mailbox: read', NOBODY_AT_ALL, get('mailbox/folders')],
  ['private agenda: read', ADMINISTRATORS, get('availability/private')],
  ['private agenda: write', NOBODY_AT_ALL, set('availability/private', { reasons: {} })],
  ['saved replies: read', ADMINISTRATORS, get('inboxSettings/savedReplies')],
  ['saved replies: write', NOBODY_AT_ALL, set('inboxSettings/savedReplies', { revision: 1, replies: {} })],
  ['settings: list', NOBODY_AT_ALL, list('inboxSettings')],
  ['audit log: read', ADMINISTRATORS, get('audit/x')],
  ['audit log: list', ADMINISTRATORS, list('audit')],
  ['audit log: write', NOBODY_AT_ALL, set('audit/x', { action: 'export' })],
  ['figures: read', ADMINISTRATORS, get('figures/2031-05-14')],
  ['figures: list', ADMINISTRATORS, list('figures')],
  ['months: list', ADMINISTRATORS, list('figureMonths')],
  ['months: write', NOBODY_AT_ALL, set('figureMonths/2031-05', { figures: {} })],
  ['figures: write', NOBODY_AT_ALL, set('figures/2031-05-14', { figures: {} })],
  ['calendar feed: read', ADMINISTRATORS, get('calendarFeed/current')],
  ['calendar feed: write', NOBODY_AT_ALL, set('calendarFeed/current', { hash: 'x' })],
  ['health: read the banner', ADMINISTRATORS, get('health/status')],
  ['inbox change: read', ADMINISTRATORS, get('inbox/change')],
  ['inbox change: write', NOBODY_AT_ALL, set('inbox/change', { id: 'x' })],
  ['own summary switch: read', ADMINISTRATORS, get('summarySwitches/{uid}')],
  [
    'own summary switch: write',
    ADMINISTRATORS,
    set('summarySwitches/{uid}', { switchedOnAt: serverTimestamp() }),
  ],
  ['own summary switch: remove', ADMINISTRATORS, remove('summarySwitches/{uid}')],
  ['summary switch of another: read', NOBODY_AT_ALL, get('summarySwitches/other')],
  [
    'summary switch of another: write',
    NOBODY_AT_ALL,
    set('summarySwitches/other', { switchedOnAt: serverTimestamp() }),
  ],
  ['own profile: read', MEMBERS, get('users/{uid}')],
  ['own profile: write', MEMBERS.filter((kind) => kind !== 'namesake'), (caller) => profile(caller)],
  ['own profile: remove', MEMBERS, remove('users/{uid}')],
  ['own profile: write below it', NOBODY_AT_ALL, set('users/{uid}/notes/x', { a: 1 })],
  ['profile of another: read', NOBODY_AT_ALL, get('users/other')],
  ['profile of another: create', NOBODY_AT_ALL, (caller) => profile(caller, {}, 'nobody-yet')],
  ['profile of another: change', NOBODY_AT_ALL, (caller) => profile(caller, {}, 'other')],
  ['profile of another: remove', NOBODY_AT_ALL, remove('users/other')],
  ['profiles: list', NOBODY_AT_ALL, list('users')],
  ['profiles: search by the own address', NOBODY_AT_ALL, findProfile],
  ['own tombstone: read', MEMBERS, get('deletedUsers/{uid}')],
  ['own tombstone: set', MEMBERS, set('deletedUsers/{uid}', { deletedAt: serverTimestamp() })],
  ['own tombstone: remove', NOBODY_AT_ALL, remove('deletedUsers/{uid}')],
  ['own profile after the tombstone: write', NOBODY_AT_ALL, (caller) => profile(caller)],
  ['tombstone of another: read', NOBODY_AT_ALL, get('deletedUsers/other')],
  ['tombstone of another: set', NOBODY_AT_ALL, set('deletedUsers/other', { deletedAt: serverTimestamp() })],
  ...functionsOnly.flatMap((name): Door[] => [
    [`${name}: read`, NOBODY_AT_ALL, get(`${name}/{uid}`)],
    [`${name}: list`, NOBODY_AT_ALL, list(name)],
    [`${name}: write`, NOBODY_AT_ALL, set(`${name}/{uid}`, { a: 1 })],
  ]),
];

/** The callers that try what nobody may do: a few in a usual run, every caller in a complete run. */
const some = callers.filter(({ kind }) => isAll || /^(nobody|verifiedMember|administrator)$/.test(kind));

test.each(doors)('%s: only the callers %j are allowed', async (_, admits, open) => {
  expect(await whoPasses(admits.length > 0 ? callers : some, open)).toEqual(admits);
});
