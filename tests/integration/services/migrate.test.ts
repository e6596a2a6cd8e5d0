import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { searchTerms } from '#src/domain/submissions/lists/searchTerms.ts';
import { agendaExpiry, bookingExpiry, messageExpiry, spamExpiry } from '#src/domain/submissions/retention.ts';
import { SUBMISSION_STATES } from '#src/domain/submissions/states.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { VISITOR } from '#src/domain/submissions/submissionLog.ts';
import { createTestHandlers } from '#tests/integration/functions/createTestHandlers.ts';
import { beginEmpty, db } from '#tests/integration/run.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { dataAt, store, storedBooking } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission, storedWithMail } from '#tests/support/submissions.ts';
import { restoreFormerMessages } from '#tools/migrate/formerMessages.ts';
import { migrateDocuments } from '#tools/migrate/migrateDocuments.ts';
import { createCommandRunner } from '../../../functions/src/commands/runCommand.ts';

beginEmpty();
afterAll(() => forgetSubmissions(db));

/** A future date, because the local Firestore deletes expired documents. */
const sentAt = new Date('2096-03-12T12:00:00Z');
const [message, booking, spam] = [randomUUID(), randomUUID(), randomUUID()];
const sent = { createdAt: sentAt, updatedAt: sentAt };
const old = { nome: 'Ana', email: 'Ana@Exemplo.com.br', state: 'answered', ...sent };

async function storeOldVersion() {
  await db.doc(`messages/${message}`).set({ ...old, mensagem: 'Oi' });
  await db.doc(`bookings/${booking}`).set({ ...old, data: '2096-05-06', horario: '09:00', holdsSlot: true });
  const expireAt = spamExpiry(sentAt, messageExpiry(sentAt));
  await db.doc(`messages/${spam}`).set({ ...old, state: 'spam', expireAt });
  await db.doc('agenda/2096-05-06').set({ taken: ['09:00'], released: 'an id' });
  await db.doc('agenda/2096-05-07').set({ taken: [] });
  await db.doc('submissions/messages-x').set({ until: sentAt });
}
const complete = [
  { collection: 'messages', documents: 2, completed: 0, left: [] },
  { collection: 'bookings', documents: 1, completed: 0, left: [] },
  { collection: 'agenda', documents: 0, completed: 0 },
  { collection: 'submissions', documents: 0, completed: 0 },
  { collection: 'figures', documents: 2, completed: 0 },
];
const counted = [
  ...complete.slice(0, 2),
  { collection: 'agenda', documents: 2 },
  { collection: 'submissions', documents: 1 },
  { collection: 'figures', documents: 2 },
].map((count) => ({ ...count, completed: count.collection === 'figures' ? 1 : count.documents }));

it('documents of the first version get their date of deletion and their address in lower case, and keep the rest', async () => {
  await storeOldVersion();
  expect(await migrateDocuments(db, { isDryRun: true })).toEqual(counted);
  expect(await dataAt(`messages/${message}`)).not.toHaveProperty('expireAt');
  expect(await migrateDocuments(db, { isDryRun: false })).toEqual(counted);
  expect(await dataAt(`messages/${message}`)).toEqual({
    ...old,
    form: 'message',
    mensagem: 'Oi',
    createdAt: Timestamp.fromDate(sentAt),
    updatedAt: Timestamp.fromDate(sentAt),
    emailKey: 'ana@exemplo.com.br',
    conversation: message,
    responsible: '',
    search: searchTerms({ id: message, form: 'message', ...old, mensagem: 'Oi' }),
    expireAt: Timestamp.fromDate(messageExpiry(sentAt)),
  });
  const afterDate = Timestamp.fromDate(bookingExpiry('2096-05-06'));
  expect(await dataAt(`bookings/${booking}`)).toMatchObject({
    ...{ holdsSlot: true, expireAt: afterDate, sequence: 0, reminder: 'due' },
    ...{ history: [], meetingAddress: '', requestHash: '', cancelledAt: null },
  });
  // One document per day has become one per month, without the released slots.
  expect(await dataAt('agenda/2096-05')).toEqual({
    taken: { '2096-05-06': ['09:00'] },
    expireAt: Timestamp.fromDate(agendaExpiry('2096-05-06')),
  });
  expect((await db.collection('agenda').get()).size).toBe(1);
  expect((await db.collection('submissions').get()).size).toBe(0);
  expect(await dataAt(`messages/${spam}`)).toMatchObject({
    state: 'spam',
    expireAt: Timestamp.fromDate(spamExpiry(sentAt, messageExpiry(sentAt))),
    keepUntil: Timestamp.fromDate(messageExpiry(sentAt)),
  });
  expect(await migrateDocuments(db, { isDryRun: false })).toEqual(complete);
});

it('a submission that an earlier version indexed, and whose address it corrected, gets current search terms, the right address and a new link', async () => {
  const stored = await storedBooking({
    search: ['ana', 's', 'so', 'sou'],
    correctedEmail: { address: 'certa@exemplo.com.br', by: 'x', at: sentAt },
  });
  const { search: _, ...before } = (await dataAt(`bookings/${stored.id}`)) ?? {};
  await migrateDocuments(db, { isDryRun: false });
  const { search, ...after } = (await dataAt(`bookings/${stored.id}`)) ?? {};
  expect(after).toEqual({ ...before, emailKey: 'certa@exemplo.com.br', linkGeneration: 1 });
  expect(search).toEqual(searchTerms(stored));
  expect(search).toEqual(expect.arrayContaining(['certa@', '00000000', 'consiga']));
});

it('mails within submissions become documents of their own, and each is sent once, even if the migration is repeated', async () => {
  const now = new Date();
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  const underWay = { state: 'pending', attempts: 2, nextAttemptAt: minutes(1), lastError: 'ESOCKET' };
  const failed = { state: 'failed', attempts: 9, nextAttemptAt: null, lastError: 'EENVELOPE 550' };
  const withheld = { state: 'withheld', attempts: 1, nextAttemptAt: null, lastError: null, outstanding: [] };
  const sendAt = minutes(5);
  const reply = { text: 'Oi', by: 'a@b.example', name: 'Bia', at: now, sendAt, before: 'new' } as const;
  const moved = bookingSubmission({ sequence: 3 });
  const message = messageSubmission({ replies: { 1: reply } });
  const cancelled = bookingSubmission({ holdsSlot: false, cancelledAt: now });
  const [unreachable, sent, spam, oldSpam, newSpam] = [1, 2, 3, 4, 5].map(() => messageSubmission());
  const others = [unreachable, sent, spam, oldSpam, newSpam] as Submission[];
  await store(moved, message, cancelled, ...others);
  const within = (one: Submission | undefined, mail: object, more = {}) =>
    db.doc(`${one?.kind}/${one?.id}`).update({ mail, ...more });
  await within(moved, { ...underWay, outstanding: ['studio', 'moved'] });
  await within(message, { ...underWay, outstanding: ['visitor', 'reply-1'] });
  // Before the migration, the current version cancelled the first booking and marked the second as spam.
  await within(cancelled, { ...underWay, outstanding: ['visitor', 'cancellation'] });
  await within(newSpam, { ...underWay, outstanding: ['visitor'] }, { state: 'spam', keepUntil: now });
  await within(unreachable, { ...failed, outstanding: ['visitor'] });
  await within(sent, { ...failed, state: 'sent', lastError: null, outstanding: [] });
  await within(spam, withheld, { state: 'spam', keepUntil: now, heldMails: ['studio'] });
  await within(oldSpam, withheld, { state: 'spam', keepUntil: now });

  expect((await migrateDocuments(db, { isDryRun: true }))[0]).toMatchObject({ documents: 6, completed: 6 });
  expect((await db.collection('mails').get()).empty).toBe(true);
  for (const completed of [6, 0])
    expect((await migrateDocuments(db, { isDryRun: false }))[0]).toMatchObject({ completed });
  const { docs } = await db.collection('mails').get();
  const ids = (...names: string[]) =>
    expect.arrayContaining(names.map((name) => expect.stringContaining(name)));
  expect(docs.map(({ id }) => id)).toEqual(
    ids(`${moved.id}.studio`, `${moved.id}.moved.3`, `${message.id}.reply-1`, `${spam?.id}.studio`),
  );
  expect(docs).toHaveLength(10);
  expect(await dataAt(`mails/${message.id}.visitor`)).toMatchObject({
    ...{ ...underWay, nextAttemptAt: Timestamp.fromDate(minutes(1)) },
    submission: `messages/${message.id}`,
  });
  expect((await storedWithMail(db, oldSpam as Submission))?.mail.state).toBe('withheld');
  expect((await storedWithMail(db, unreachable as Submission))?.mail).toMatchObject({
    ...{ state: 'failed', lastError: 'EENVELOPE 550', outstanding: ['visitor'] },
  });

  const inbox = await openSmtpInbox(0);
  for (const minute of [0, 2, 6, 60])
    await createTestHandlers({ db, smtpPort: inbox.port, now: () => minutes(minute) }).redeliver();
  await inbox.close();
  expect(inbox.mails.map(({ messageId }) => messageId).sort()).toEqual(
    [
      ...[`${moved.id}.studio`, `${moved.id}.moved.3`, `${cancelled.id}.cancellation`],
      ...[`${message.id}.visitor`, `${message.id}.reply-1`],
    ]
      .map((id) => `<${id}@alinhavo.example>`)
      .sort(),
  );
});

it('the migration makes a submission visible in the lists again: an unknown state becomes new, a missing time becomes the document’s creation time', async () => {
  await db.doc('messages/broken').set({ nome: 'Bia', state: 'lost' });
  await migrateDocuments(db, { isDryRun: false });
  const stored = await dataAt('messages/broken');
  expect(stored).toMatchObject({ nome: 'Bia', state: 'new' });
  expect(Math.abs(stored?.createdAt.toMillis() - Date.now())).toBeLessThan(60_000);
  expect(stored?.expireAt.toDate()).toEqual(messageExpiry(stored?.createdAt.toDate()));
});

it('a message that came between deployment and migration stays in the conversation of the older message that it joined', async () => {
  const waiting = { ...old, state: 'new', emailKey: 'ana@exemplo.com.br', mensagem: 'Oi' };
  await db.doc(`messages/${message}`).set(waiting);
  const id = randomUUID();
  const answer = { form: 'message' as const, nome: 'Ana', email: old.email, mensagem: 'Ainda estão aí?' };
  const command = { action: 'message', id, message: answer, isSuspicious: false } as const;
  await createCommandRunner(() => db)({ kind: 'messages', id }, command, { by: VISITOR, now: new Date() });
  await migrateDocuments(db, { isDryRun: false });
  expect(await dataAt(`messages/${message}`)).toMatchObject({ state: 'joined', conversation: message });
  expect(await dataAt(`messages/${id}`)).toMatchObject({ state: 'new', conversation: message });
});

it('documents of the current version stay unchanged, even if they are many', async () => {
  const many = Array.from({ length: 450 }, (_, index) => {
    const state = SUBMISSION_STATES[index % SUBMISSION_STATES.length];
    return messageSubmission({ ...(state && { state }), keepUntil: new Date('2099-01-01T00:00:00Z') });
  });
  await store(...many, bookingSubmission({ data: '2031-06-06' }));
  expect((await migrateDocuments(db, { isDryRun: false })).slice(0, 2)).toEqual([
    { collection: 'messages', documents: 450, completed: 0, left: [] },
    { collection: 'bookings', documents: 1, completed: 0, left: [] },
  ]);
});

it('a form’s text is split into fields only if they compose it again; the original is kept, and restored when the migration is undone', async () => {
  const budget = 'Pedido de orçamento\nTipo: Aplicativo\n\nUm aplicativo.';
  const revision = { revision: 3, log: { 3: { at: sentAt, by: 'a@b.example', what: 'noted' } } };
  const ofForm = { ...old, ...revision, expireAt: sentAt, mensagem: budget };
  await db.doc('messages/budget').set(ofForm);
  await db.doc('messages/typed').set({ ...old, mensagem: 'Pedido de orçamento\nTipo: Nave\n\nOi' });
  await db.doc('messages/first').set({ ...old, mensagem: '', replies: { 0: { text: 'Oi', at: sentAt } } });
  const history = [{ what: 'entered', at: sentAt }];
  await db.doc('bookings/noted').set({ ...old, data: '2096-05-06', history });
  const [dry] = await migrateDocuments(db, { isDryRun: true });
  expect(dry).toMatchObject({ documents: 3, completed: 3, left: ['messages/typed'] });
  expect(await dataAt('messages/budget')).not.toHaveProperty('form');
  await migrateDocuments(db, { isDryRun: false });
  const migrated = await dataAt('messages/budget');
  expect(migrated).toMatchObject({
    ...{ form: 'budget', tipo: 'Aplicativo', prazo: '', faixa: '', mensagem: 'Um aplicativo.' },
    ...{ mensagemOriginal: budget, revision: 3 },
    ...{ expireAt: Timestamp.fromDate(sentAt), updatedAt: Timestamp.fromDate(sentAt) },
  });
  expect(Object.keys(migrated?.log)).toEqual(['3']);
  expect((await dataAt('messages/typed'))?.form).toBe('message');
  expect((await dataAt('messages/first'))?.form).toBe('written');
  expect((await dataAt('bookings/noted'))?.form).toBe('entered');
  expect((await migrateDocuments(db, { isDryRun: false }))[0]).toMatchObject({ completed: 0 });

  await restoreFormerMessages(db, { isDryRun: false });
  expect(await dataAt('messages/budget')).toMatchObject({ mensagem: budget, revision: 3 });
  for (const name of ['form', 'tipo', 'mensagemOriginal'])
    expect(await dataAt('messages/budget')).not.toHaveProperty(name);
  await migrateDocuments(db, { isDryRun: false });
  expect(await dataAt('messages/budget')).toEqual(migrated);
});
