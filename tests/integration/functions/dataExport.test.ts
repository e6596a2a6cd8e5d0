import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { newAdministrator, signedInBefore, verifyEmail } from '#tests/integration/rules/administrator.ts';
import { type Member, newMember } from '#tests/integration/rules/visitors.ts';
import { beginEmpty, db } from '#tests/integration/run.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { postJson } from '#tests/support/postJson.ts';
import { dataAt, store, storedBooking, storedMessage } from '#tests/support/store.ts';
import {
  bookingSubmission,
  failedMails,
  messageSubmission,
  nothingFilledIn,
} from '#tests/support/submissions.ts';
import { callStudio } from './callStudio.ts';
import { FUNCTIONS_URL } from './functionsUnderTest.ts';

const list = { kind: 'messages' };

let admin: Member;
beforeAll(async () => {
  admin = await newAdministrator();
});
beginEmpty();
afterAll(() => forgetSubmissions(db));

const requestExport = async (body: object, by = admin) =>
  call('exportSubmissions', await by.user.getIdToken(), body);
async function call(name: 'exportSubmissions' | 'myData', token: string | undefined, body: object = {}) {
  return postJson(`${FUNCTIONS_URL}/${name}`, body, token);
}

const auditEntries = async () =>
  (await db.collection('audit').where('action', '==', 'export').get()).docs.map((found) => found.data());
const ids = (submissions: Submission[]) => submissions.map(({ id }) => id);

describe('an export', () => {
  test('of a list comes page by page, newest first, with one entry in the audit log', async () => {
    const messages = Array.from({ length: 1030 }, (_, index) =>
      messageSubmission({ nome: 'Ana Souza', createdAt: new Date(Date.now() - index * 1000) }),
    );
    await store(...messages, bookingSubmission());
    const before = (await auditEntries()).length;
    const first = await requestExport(list);
    expect(first.status).toBe(200);
    const { entry, next } = first.answer;
    const second = await requestExport({ ...list, entry, after: next });
    expect(ids([...first.answer.submissions, ...second.answer.submissions])).toEqual(ids(messages));
    expect(second.answer.next).toBeUndefined();
    expect(await auditEntries()).toHaveLength(before + 1);
    const stored = await dataAt(`audit/${entry}`);
    const moments = { at: expect.anything(), expireAt: expect.anything() };
    expect(stored).toEqual({ action: 'export', by: admin.uid, submissions: [], list, ...moments });
    expect(first.answer.submissions[0]).not.toHaveProperty('search');
    const days = (stored?.expireAt.toMillis() - stored?.at.toMillis()) / 86_400_000;
    expect([365, 366]).toContain(days);
  });

  test('of a list splits long texts over pages and leaves nothing out', async () => {
    const at = new Date();
    const answer = { text: 'a'.repeat(5000), by: 'b', name: 'B', at, sendAt: at, before: 'new' as const };
    const replies = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [index + 1, answer]));
    const long = Array.from({ length: 45 }, (_, index) =>
      messageSubmission({ replies, createdAt: new Date(Date.now() - index * 1000), mail: failedMails }),
    );
    for (const one of long) await store(one);
    const first = (await requestExport(list)).answer;
    expect(JSON.stringify(first).length).toBeLessThan(9_000_000);
    const { entry, next } = first;
    const second = (await requestExport({ ...list, entry, after: next })).answer;
    const all = [...first.submissions, ...second.submissions];
    expect(ids(all)).toEqual(ids(long));
    expect(all.every(({ mail }) => mail.state === 'failed')).toBe(true);
  });

  test('of a list can be limited to days in São Paulo time, and the audit entry names these days', async () => {
    const at = (moment: string) => messageSubmission({ createdAt: new Date(moment) });
    // A future date, because the local Firestore deletes expired documents.
    const [first, last] = [at('2096-03-10T03:00:00Z'), at('2096-03-12T02:59:59Z')];
    await store(first, last, at('2096-03-10T02:59:59Z'), at('2096-03-12T03:00:00Z'));
    const period = { from: '2096-03-10', until: '2096-03-11' };
    const { answer } = await requestExport({ ...list, ...period });
    expect(ids(answer.submissions)).toEqual([last.id, first.id]);
    expect((await db.doc(`audit/${answer.entry}`).get()).get('list')).toMatchObject(period);
    expect((await requestExport({ ...list, from: 'hoje' })).status).toBe(400);
  });

  test('of a person has everything from the address and its received mails, in any letter case and state; its audit entry contains only ids', async () => {
    const email = `${randomUUID()}@exemplo.com.br`;
    const sent = [
      messageSubmission({ email: email.toUpperCase(), emailKey: email, nome: 'Maria Exportada' }),
      messageSubmission({ email, state: 'spam' }),
      bookingSubmission({ email, data: '2031-05-05' }),
    ];
    await store(...sent, messageSubmission({ email: 'outra@exemplo.com.br' }));
    // Even a document with a single field is included.
    await db.doc('bookings/broken').set({ emailKey: email });
    const own = `messages/${sent[0]?.id}`;
    await db.doc('receivedMails/um-email-dela').set({ submission: own, text: 'Sim.' });
    const { status, answer } = await requestExport({ email });
    expect(status).toBe(200);
    expect(new Set(ids(answer.submissions))).toEqual(new Set([...ids(sent), 'broken']));
    const found = answer.submissions.find(({ id }: Submission) => own.endsWith(id));
    expect(found).toMatchObject({ receivedMails: [{ text: 'Sim.' }] });
    const entry = await dataAt(`audit/${answer.entry}`);
    const exported = [...sent.map(({ kind, id }) => `${kind}/${id}`), 'bookings/broken'];
    expect(new Set(entry?.submissions)).toEqual(new Set(exported));
    expect(JSON.stringify(entry)).not.toMatch(/Maria|exemplo/);
  });

  test('is not continued under an audit entry that belongs to somebody else, is old, or does not record an export', async () => {
    const { answer } = await requestExport(list, await newAdministrator());
    const [old, deletion] = [randomUUID(), randomUUID()];
    const by = admin.uid;
    const at = new Date();
    await db.doc(`audit/${old}`).set({ action: 'export', by, at: new Date(Date.now() - 3_600_001), list });
    await db.doc(`audit/${deletion}`).set({ action: 'delete', by, at, list });
    const after = { seconds: 0, nanoseconds: 0, id: 'a' };
    for (const entry of [answer.entry, old, deletion, randomUUID()])
      expect((await requestExport({ ...list, entry, after })).status).toBe(403);
  });

  test('can be continued only with the same list, and only from the end of its last page', async () => {
    await store(messageSubmission());
    const nothing = { ...list, from: '2020-01-01', until: '2020-01-01' };
    const { entry } = (await requestExport(nothing)).answer;
    const after = { seconds: 2 ** 32, nanoseconds: 0, id: 'z' };
    for (const other of [list, { ...nothing, until: '2030-01-01' }, { ...nothing, kind: 'bookings' }])
      expect((await requestExport({ ...other, entry, after })).status).toBe(403);
    expect((await requestExport({ ...nothing, entry })).status).toBe(400);
    const person = await requestExport({ email: 'ninguem@exemplo.com.br' });
    const ofPerson = { ...list, entry: person.answer.entry, after };
    expect((await requestExport(ofPerson)).status).toBe(403);
    expect((await requestExport({ ...nothing, entry, after })).status).toBe(200);
  });

  test('with any other body is refused as invalid', async () => {
    const after = { seconds: 0, nanoseconds: 0, id: 'a' };
    for (const body of [
      {},
      { email: '' },
      { ...list, kind: 'users' },
      { ...list, until: '9999-12-31' },
      ...[{ nanoseconds: -1 }, { seconds: 2 ** 50 }, { id: '__x__' }, { id: 'a/b' }].map((wrong) => ({
        ...{ ...list, entry: randomUUID(), after: { ...after, ...wrong } },
      })),
    ])
      expect((await requestExport(body)).status, JSON.stringify(body)).toBe(400);
  });
});

describe("a member's own data", () => {
  test('contain the submissions of the member’s address, with only the fields that were sent', async () => {
    const member = await newMember();
    const { email } = member;
    await verifyEmail(member.uid);
    await signedInBefore(member.uid, 600);
    const typed = { email: email.toUpperCase(), nome: 'Ana', mensagem: 'Oi' };
    const message = messageSubmission({ ...typed, emailKey: email });
    const booking = bookingSubmission({ email, data: '2031-05-06' });
    await store(message, booking, messageSubmission({ email: 'outra@exemplo.com.br' }));
    const now = new Date();
    const mail = { at: now, submission: `messages/${message.id}`, subject: 'Re: Oi', text: 'E o preço?' };
    const files = [{ name: 'planta.pdf', type: 'application/pdf', size: 8 }];
    const sent = { ...mail, standing: 'added', from: { name: 'Ana', address: email }, files };
    await db.doc('receivedMails/own').set(sent);
    await db.doc('receivedMails/asks').set({ ...sent, standing: 'asks' });
    const ofStudio = { by: 'studio', from: { name: '', address: 'ola@a.b' } };
    await db.doc('receivedMails/studio').set({ ...sent, ...ofStudio });
    const token = await member.user.getIdToken(true);
    const { status, answer } = await call('myData', token);
    expect(status).toBe(200);
    const { nome, telefone, comoConheceu, tipoConsulta, outroTipo, descricaoProjeto, data, horario } =
      booking;
    expect(answer).toEqual({
      messages: [{ ...nothingFilledIn, ...typed }],
      bookings: [
        { nome, email, telefone, comoConheceu, tipoConsulta, outroTipo, descricaoProjeto, data, horario },
      ],
      mails: [{ at: now.toISOString(), subject: 'Re: Oi', text: 'E o preço?', files: ['planta.pdf'] }],
    });
  });
});

test('after a correction, the right person’s data and export contain all submissions of the address, and the wrong person’s do not', async () => {
  const [wrong, right] = [await newMember(), await newMember()];
  for (const { uid } of [wrong, right]) await verifyEmail(uid);
  const from = { email: wrong.email, emailKey: wrong.email };
  const [{ id }, message] = [await storedBooking(from), await storedMessage(from)];
  const correction = { action: 'correct', kind: 'bookings', id, revision: 0, email: right.email };
  expect((await callStudio(correction, admin)).status).toBe(200);

  const heldBy = async (member: Member) => {
    const own = await call('myData', await member.user.getIdToken(true));
    const exported = await requestExport({ email: member.email });
    return [own.answer.bookings.length, ids(exported.answer.submissions).sort()];
  };
  expect(await heldBy(right)).toEqual([1, [id, message.id].sort()]);
  expect(await heldBy(wrong)).toEqual([0, []]);
  const audit = await db
    .collection('audit')
    .where('action', '==', 'correct')
    .where('by', '==', admin.uid)
    .get();
  expect(audit.docs[0]?.get('submissions').toSorted()).toEqual([`bookings/${id}`, `messages/${message.id}`]);
});
