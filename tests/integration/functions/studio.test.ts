import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Team } from '#src/domain/accounts/team.ts';
import {
  INBOX_CHANGE_PATH,
  type MessageSubmission,
  type Submission,
} from '#src/domain/submissions/submission.ts';
import { TAGS_PATH } from '#src/domain/submissions/tags.ts';
import { newAdministrator, passPasskey } from '#tests/integration/rules/administrator.ts';
import type { Member } from '#tests/integration/rules/visitors.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { openDay } from '#tests/support/openDays.ts';
import { dataAt, store, storedBooking, storedMessage } from '#tests/support/store.ts';
import {
  bookingSubmission,
  failedMails,
  messageSubmission,
  storedWithMail,
  takenOn,
} from '#tests/support/submissions.ts';
import { callStudio } from './callStudio.ts';
import { SMTP_PORT } from './functionsUnderTest.ts';

const DAY_MS = 86_400_000;
let admin: Member;
let other: Member;
beforeAll(async () => {
  [admin, other] = await Promise.all([newAdministrator(), newAdministrator()]);
});
beginEmpty();
const inbox = openInbox(SMTP_PORT);

const call = (body: object, member = admin) => callStudio(body, member);
const give = (
  action: string,
  { kind, id }: Pick<Submission, 'kind' | 'id'>,
  fields: object = {},
  member = admin,
) => call({ action, kind, id, revision: 0, ...fields }, member);
const stored = (submission: Pick<Submission, 'kind' | 'id'>) => storedWithMail(db, submission);
const auditEntries = async ({ kind, id }: Pick<Submission, 'kind' | 'id'>) => {
  const { docs } = await db.collection('audit').where('submissions', 'array-contains', `${kind}/${id}`).get();
  return docs.map((entry) => entry.data());
};

test('an unknown command, and a command for a missing submission, are refused', async () => {
  const nothing = { kind: 'messages', id: randomUUID() } as const;
  const spam = { state: 'spam' };
  const offer = { data: openDay(60), horario: '09:00' };
  const letter = { nome: 'Ana', email: 'ana@exemplo.com.br', mensagem: 'Oi' };
  for (const id of ['a/b', '__x__', '.', ''])
    expect((await give('state', nothing, { ...spam, id })).status).toBe(400);
  for (const body of [
    { ...spam, commandId: 'x' },
    // This command is only for the site itself.
    { kind: 'bookings', action: 'remind', hours: 1 },
    { ...spam, kind: 'users' },
    { action: 'x' },
    ...[{ mensagem: ' ' }, { email: 'ana' }, { nome: '' }].map((wrong) => ({
      ...{ action: 'write', message: { ...letter, ...wrong } },
    })),
    ...[{ reason: 'none' }, { note: 'x'.repeat(501) }, { offers: Array(4).fill(offer) }].map((wrong) => ({
      ...{ kind: 'bookings', action: 'cancelByStudio' },
      cancellation: { reason: 'other', note: '', offers: [offer], ...wrong },
    })),
  ])
    expect((await give('state', nothing, body)).status).toBe(400);
  expect((await give('state', nothing, spam)).status).toBe(404);
});

test('marking a booking as spam is logged and frees the slot, and the booking is kept for thirty days; unmarking it sends its mails', async () => {
  const data = openDay(50);
  const booking = await storedBooking({ data, state: 'review', reminder: 'done', mail: failedMails });
  expect((await give('state', booking, { state: 'spam' })).status).toBe(200);
  const marked = await stored(booking);
  expect(marked).toMatchObject({
    ...{ state: 'spam', holdsSlot: false, cancelledAt: null, mail: { state: 'withheld', outstanding: [] } },
    log: { 1: { by: admin.email, what: 'spam' } },
  });
  expect(Math.round((marked?.expireAt.toMillis() - Date.now()) / DAY_MS)).toBe(30);
  expect(await takenOn(db, data)).toEqual([]);
  expect(await auditEntries(booking)).toMatchObject([{ action: 'spam', by: admin.uid, revision: 0 }]);
  expect(inbox.mails).toEqual([]);

  await give('state', booking, { state: 'new', revision: 1 });
  const released = await stored(booking);
  expect(released).toMatchObject({ state: 'new', holdsSlot: true, reminder: 'due', mail: { state: 'sent' } });
  expect(released?.expireAt.toDate()).toEqual(booking.expireAt);
  expect(released).not.toHaveProperty('keepUntil');
  expect(await takenOn(db, data)).toEqual(['09:00']);
  expect(inbox.mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Agendamento confirmado'),
  ]);
});

describe('a command that is given twice', () => {
  test('is executed once, and gets the first response again', async () => {
    const message = await storedMessage();
    const note = { commandId: randomUUID(), text: 'Ligar amanhã.' };
    const [first, second] = await Promise.all([give('note', message, note), give('note', message, note)]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(second?.answer).toEqual(first?.answer);
    await give('state', message, { state: 'archived', revision: 1 });
    expect((await give('note', message, note)).status).toBe(200);
    expect(await stored(message)).toMatchObject({
      revision: 2,
      notes: { 1: { text: 'Ligar amanhã.', by: admin.email } },
    });
  });

  test('is refused and changes nothing if it differs the second time', async () => {
    const message = await storedMessage();
    const note = { commandId: randomUUID(), text: 'Ligar amanhã.' };
    expect((await give('note', message, note)).status).toBe(200);
    const again = await give('note', message, { ...note, text: 'Não ligar.' });
    expect([again.status, again.answer.submission?.revision]).toEqual([409, 1]);
    const letter = { nome: 'Bia', email: 'bia@exemplo.com.br', mensagem: 'Olá!' };
    const first = { kind: 'messages', id: randomUUID() } as MessageSubmission;
    expect((await give('write', first, { message: letter })).status).toBe(200);
    expect((await give('write', first, { message: letter })).status).toBe(200);
    expect((await give('write', first, { message: { ...letter, mensagem: 'Oi!' } })).status).toBe(409);
    expect(
      (await give('delete', message, { commandId: note.commandId, revision: 1, tells: false })).status,
    ).toBe(409);
    const deletion = { commandId: randomUUID(), revision: 1, tells: false };
    expect((await give('delete', message, deletion)).status).toBe(200);
    expect((await give('note', message, { ...note, ...deletion })).status).toBe(409);
  });

  test('deletes once, with one entry in the audit log that names no person', async () => {
    const message = await storedMessage({ mail: failedMails });
    const deletion = { commandId: randomUUID(), tells: false };
    for (let times = 0; times < 2; times += 1)
      expect(await give('delete', message, deletion)).toEqual({ status: 200, answer: { ok: true } });
    expect(await stored(message)).toBeUndefined();
    expect((await db.collection('mails').get()).empty).toBe(true);
    const [entry, ...others] = await auditEntries(message);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ action: 'delete', by: admin.uid, revision: 0 });
    expect(JSON.stringify(entry)).not.toContain(message.nome);
    expect((await give('delete', message, { tells: false })).status).toBe(404);
  });
});

test('every command on an older revision is refused with the current submission and its author', async () => {
  const message = await storedMessage({ mail: failedMails });
  await give('state', message, { state: 'archived' }, other);
  for (const [action, fields] of [
    ['state', { state: 'answered' }],
    ['resend', {}],
    ['note', { text: 'x' }],
    ['delete', { tells: false }],
  ] as const)
    expect(await give(action, message, fields)).toMatchObject({
      status: 409,
      answer: { submission: { state: 'archived', log: { 1: { by: other.email, from: 'new' } } } },
    });
});

test('deleting, cancelling and marking as spam need a sign-in within the last hour', async () => {
  const late = await newAdministrator();
  await passPasskey(late, 61);
  const booking = await storedBooking({ data: openDay(54) });
  for (const [action, fields, status] of [
    ['delete', { tells: false }, 403],
    ['cancelByStudio', {}, 403],
    ['state', { state: 'spam' }, 403],
    ['state', { state: 'archived' }, 200],
  ] as const)
    expect((await give(action, booking, fields, late)).status).toBe(status);
});

describe('the agenda', () => {
  const closure = { id: randomUUID(), from: openDay(20), to: openDay(22), slots: [] };
  const rules = (part = 'public') => dataAt(`availability/${part}`);

  test('can be closed for days and reopened; closed days and the separately stored reason survive a change of the hours', async () => {
    const change = async () => (await db.doc(INBOX_CHANGE_PATH).get()).get('id');
    const before = await change();
    expect((await call({ action: 'close', closure, reason: 'Férias' })).status).toBe(200);
    // Open agendas reload when this id changes.
    expect(await change()).not.toBe(before);
    await call({ action: 'hours', hours: { noticeHours: 24, closures: [], other: 'x' }, seen: {} });
    expect(await rules()).toMatchObject({ noticeHours: 24, closures: [closure] });
    expect(await rules()).not.toHaveProperty('other');
    await call({ action: 'meeting', meeting: { meetingAddress: ' sala\n1 ', reminderHours: 48 }, seen: {} });
    expect(await rules('private')).toMatchObject({
      ...{ meetingAddress: 'sala 1', reminderHours: 48 },
      reasons: { [closure.id]: 'Férias' },
    });
    const atOnce = [31, 32, 33, 34, 35, 36, 37, 38].map((noticeHours) =>
      call({ action: 'hours', hours: { noticeHours }, seen: { noticeHours: 24 } }),
    );
    const statuses = (await Promise.all(atOnce)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(7).fill(409)]);
    expect((await call({ action: 'reopen', id: closure.id })).status).toBe(200);
    expect([(await rules())?.closures, (await rules('private'))?.reasons]).toEqual([[], {}]);
    expect(
      (await call({ action: 'close', closure: { ...closure, to: '2020-01-01' }, reason: '' })).status,
    ).toBe(400);
  });

  test('loses no closure that two administrators make at once', async () => {
    const closures = Array.from({ length: 10 }, () => ({ ...closure, id: randomUUID() }));
    await Promise.all(
      closures.map((one, index) =>
        call({ action: 'close', closure: one, reason: '' }, index % 2 ? admin : other),
      ),
    );
    expect((await rules())?.closures).toHaveLength(10);
  });
});

test('saved replies do not overwrite a newer change', async () => {
  await db.doc('inboxSettings/savedReplies').delete();
  const save = (revision: number, title = 'Obrigado') =>
    call({ action: 'savedReplies', revision, replies: [{ id: 'a', title, text: 'Obrigado!' }] });
  const answers = await Promise.all([save(0), save(0, 'Oi')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await save(1, '')).status).toBe(200);
  expect((await db.doc('inboxSettings/savedReplies').get()).get('revision')).toBe(2);
});

test('without a recent passkey ceremony, an administrator can send at most thirty first messages, corrections and links a day, and each is recorded', async () => {
  const late = await newAdministrator();
  await passPasskey(late, 61);
  await db.doc('team/current').set({ members: { [late.uid]: { email: late.email, name: 'Bia Lima' } } });
  const booking = await storedBooking({ data: openDay(56) });
  const recent = Array.from({ length: 28 }, () => new Date());
  const old = new Date(Date.now() - 25 * 3_600_000);
  await db.doc(`studioStarts/${late.uid}`).set({ startedAt: [old, ...recent] });
  const id = randomUUID();
  const message = { nome: 'Caio', email: 'caio@exemplo.com.br', mensagem: 'Olá!' };
  const letter = { action: 'write', kind: 'messages', id, revision: 0, message };
  expect((await call(letter, late)).status).toBe(200);
  expect((await stored({ kind: 'messages', id } as Submission))?.replies[0].name).toBe('Bia Lima');
  expect(await auditEntries({ kind: 'messages', id } as Submission)).toMatchObject([{ action: 'write' }]);
  const link = { meetingAddress: 'https://video.example/a' };
  expect((await give('place', booking, link, late)).status).toBe(200);
  const correction = { email: 'outra@exemplo.com.br', revision: 1 };
  expect((await give('correct', booking, correction, late)).status).toBe(403);
  await passPasskey(late);
  expect((await give('correct', booking, correction, late)).status).toBe(200);
  expect((await auditEntries(booking)).map(({ action }) => action).sort()).toEqual(['correct', 'place']);
});

test('two records may share a command id; a day in the year 9999 is refused; freeing a slot needs no document of its month', async () => {
  const [one, other] = [messageSubmission(), messageSubmission()];
  const booking = bookingSubmission({ data: openDay(57) });
  await store(one, other, booking);
  const commandId = randomUUID();
  for (const message of [one, other])
    expect((await give('delete', message, { tells: false, commandId })).status).toBe(200);
  const far = { data: '9999-03-02', horario: '10:00', tells: false };
  expect((await give('moveByStudio', booking, far)).status).toBe(400);
  await db.doc(`agenda/${booking.data.slice(0, 7)}`).delete();
  expect((await give('cancelByStudio', booking)).status).toBe(200);
  expect((await give('delete', booking, { tells: false, revision: 1 })).status).toBe(200);
});

test('an administrator switches the mail off and on, and the team list shows it', async () => {
  for (const isWanted of [false, true]) {
    const { answer } = await call({ action: 'tellAssignments', isWanted });
    const { members } = answer.team as unknown as Team;
    expect(members.find(({ uid }) => uid === admin.uid)?.isToldOfAssignments).toBe(isWanted);
  }
});

test('a change of the tags is stored only if its editor has seen the current tags', async () => {
  await db.doc(TAGS_PATH).delete();
  const save = async (seen: string[], tags: string[]) => (await call({ action: 'tags', seen, tags })).status;
  expect(await save([], ['Urgente'])).toBe(200);
  expect(await save([], ['Site'])).toBe(409);
  const tooMany = [...'abcdefghijklmnopqrstu'];
  expect(await save([], tooMany)).toBe(400);
  expect(await dataAt(TAGS_PATH)).toEqual({ tags: ['Urgente'] });
  await db.doc(TAGS_PATH).delete();
});
