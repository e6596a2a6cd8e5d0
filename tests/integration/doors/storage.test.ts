import { deleteObject, getBytes, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage';
import { beforeAll, expect, test } from 'vitest';
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

const name = String(Math.floor(Date.now() / 600_000) * 600_000);
const MAIL_FILE = 'mailFiles/x/0';
const png = { contentType: 'image/png' };
const upload = (caller: Pick<Caller, 'storage'>, path: string) =>
  uploadBytes(ref(caller.storage, path), new Uint8Array(10), png);

let callers: Caller[];
let other: string;
beforeAll(async () => {
  callers = await createCallers();
  const owner = await newMember();
  other = `profilePhotos/${owner.uid}`;
  await upload(owner, `${other}/${name}`);
  await storage.bucket().file(MAIL_FILE).save('planta', { resumable: false });
});

const own = ({ uid }: Caller) => `profilePhotos/${uid}`;
const at = ({ storage }: Caller, path: string) => ref(storage, path);

/** The order matters: a file is uploaded first, then read, listed and removed. */
const doors: [string, CallerKind[], open: (caller: Caller) => Promise<unknown>][] = [
  ['own photo: put', MEMBERS, (caller) => upload(caller, `${own(caller)}/${name}`)],
  ['own photo: read', MEMBERS, (caller) => getBytes(at(caller, `${own(caller)}/${name}`))],
  ['own photos: list', MEMBERS, (caller) => listAll(at(caller, own(caller)))],
  ['own photo: remove', MEMBERS, (caller) => deleteObject(at(caller, `${own(caller)}/${name}`))],
  ['below a photo: put', NOBODY_AT_ALL, (caller) => upload(caller, `${own(caller)}/${name}/x`)],
  ['photo of another: put', NOBODY_AT_ALL, (caller) => upload(caller, `${other}/${name}`)],
  ['photo of another: read', NOBODY_AT_ALL, (caller) => getBytes(at(caller, `${other}/${name}`))],
  ['photos of another: list', NOBODY_AT_ALL, (caller) => listAll(at(caller, other))],
  [
    'photo of another: declare',
    NOBODY_AT_ALL,
    (caller) => updateMetadata(at(caller, `${other}/${name}`), png),
  ],
  ['photo of another: remove', NOBODY_AT_ALL, (caller) => deleteObject(at(caller, `${other}/${name}`))],
  ['all folders: list', NOBODY_AT_ALL, (caller) => listAll(at(caller, 'profilePhotos'))],
  ['the bucket: list', NOBODY_AT_ALL, (caller) => listAll(at(caller, ''))],
  ['a file of a mail: read', ADMINISTRATORS, (caller) => getBytes(at(caller, MAIL_FILE))],
  ['a file of a mail: put', NOBODY_AT_ALL, (caller) => upload(caller, MAIL_FILE)],
  ['files of mails: list', NOBODY_AT_ALL, (caller) => listAll(at(caller, 'mailFiles/x'))],
  ['any other place: put', NOBODY_AT_ALL, (caller) => upload(caller, 'anywhere/photo')],
];

test.each(doors)('%s: only the callers %j are allowed', async (_, admits, open) => {
  expect(await whoPasses(callers, open)).toEqual(admits);
});
