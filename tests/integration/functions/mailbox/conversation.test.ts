import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studio } from '#src/copy/studio.ts';
import { newAdministrator } from '#tests/integration/rules/administrator.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { canReadMail, openMailServer } from '#tests/support/mailbox.ts';
import { isAll } from '#tests/support/scaled.ts';
import { dataAt, storedBooking } from '#tests/support/store.ts';
import { storedWithMail } from '#tests/support/submissions.ts';
import { createCleanMails } from '../../../../functions/src/handlers/cleanMails.ts';
import { createTestHandlers } from '../createTestHandlers.ts';
import { openSilentServer } from '../silentServer.ts';
import { ANA, ago, multipart, receivedMails, setUpMailbox, storage } from './setUpMailbox.ts';

const calendarReply = (lines: string, status: string) =>
  multipart([
    [
      ...['Content-Type: text/calendar; charset=utf-8; method=REPLY', '', 'BEGIN:VCALENDAR', 'BEGIN:VEVENT'],
      ...[lines, `ATTENDEE;PARTSTAT=${status}:mailto:ana`, 'END:VEVENT', 'END:VCALENDAR'],
    ],
  ]);

beginEmpty();
const smtp = openInbox();

describe.skipIf(!canReadMail())('the studio’s mailbox', () => {
  let server: Awaited<ReturnType<typeof openMailServer>>;
  beforeAll(async () => {
    server = await openMailServer();
  });
  afterAll(() => server?.close());
  const setUp = (given = {}) => setUpMailbox(server, smtp.port, given);

  test('mails of the client and of a partner continue a conversation; each is added and counted immediately', async () => {
    const { mailbox, handlers, message, own, answer, read, stored, wait } = await setUp();
    await giveAsBia(message, { action: 'reply', text: 'Pode ser na terça?' }, { now: ago(20) });
    await handlers.redeliver();
    const [sent] = smtp.about(ANA);
    expect(sent?.subject).toMatch(/\(\d{3}-\d{3}-\d{3}-[a-z0-9]{8}\)$/);

    const first = await answer({ from: `Ana <${ANA}>`, text: 'Terça não dá.', at: ago(9) });
    await read();
    const lastMails = { begins: 'Terça não dá.' };
    expect(await stored()).toMatchObject({ state: 'new', revision: 2, lastMails });

    const sentByHand = { from: studio.email, to: ANA, folder: 'Sent', text: 'E quarta?', at: ago(8) };
    const partner = await mailbox.deliver({ ...sentByHand, references: [own('reply-1'), first] });
    await read();
    expect(await stored()).toMatchObject({ state: 'answered', revision: 3 });

    const cc = 'lia@cliente.com.br';
    const otherSubject = { from: ANA, cc, subject: 'Outra coisa', text: 'Quarta sim.', at: ago(7) };
    await mailbox.deliver({ ...otherSubject, references: [partner] });
    await read();
    expect(await stored()).toMatchObject({ state: 'new', revision: 4, lastMails: { cc: [cc] } });
    expect((await receivedMails()).map(({ by, text }) => [by, text])).toEqual([
      ['client', 'Terça não dá.'],
      ['studio', 'E quarta?'],
      ['client', 'Quarta sim.'],
    ]);

    await read();
    expect(await receivedMails()).toHaveLength(3);
    wait(5);
    await read();
    await read();
    const copies = await mailbox.read('Sent');
    expect(copies.filter(({ source }) => source.includes(`Message-ID: ${own('reply-1')}`))).toHaveLength(1);
    for (const { flags } of await mailbox.read()) expect(flags).not.toContain('\\Seen');
  });

  test('private mail in the same inbox is not read: only the headers for the decision are fetched', async () => {
    const { mailbox, answer, read } = await setUp();
    await mailbox.deliver({ from: 'banco@banco.com.br', subject: 'Extrato', text: 'segredo-do-banco' });
    const salaries = { from: 'rh@folha.com.br', references: ['<x@folha.com.br>'] };
    await mailbox.deliver({ ...salaries, text: 'segredo-da-folha' });
    await answer({ from: 'candidata@exemplo.com.br', text: 'segredo-da-candidata' });
    await answer({ text: 'Para o estúdio.' });
    await read();
    const asked = mailbox.commands().match(/FETCH [^\r\n]*/g) ?? [];
    const bodies = asked.filter((line) =>
      /BODY(\.PEEK)?\[(?!HEADER\.FIELDS)|RFC822|BODYSTRUCTURE/i.test(line),
    );
    expect(bodies.length).toBeGreaterThan(0);
    for (const line of bodies) expect(line, 'the fourth mail alone').toMatch(/^FETCH 4 /);
    expect(mailbox.commands()).not.toMatch(/ (STORE|SELECT|COPY|MOVE|EXPUNGE) /);
    expect(JSON.stringify(await receivedMails())).not.toContain('segredo');
  });

  test('a mail with a forged reference, sender or proof is not added automatically, and waits for a decision', async () => {
    const { answer, read, stored } = await setUp({ state: 'answered' });
    await answer({ at: ago(8), from: 'mallory@mal.com.br' });
    await answer({ at: ago(7), authentication: undefined });
    await answer({ at: ago(6), authentication: 'mx.mal.com.br; dmarc=pass header.from=cliente.com.br' });
    await answer({ at: ago(5), from: studio.email, to: ANA, authentication: undefined });
    await read();
    expect((await receivedMails()).map(({ standing, why, text }) => [standing, why, text])).toEqual([
      ['asks', 'otherSender', ''],
      ['asks', 'unproved', ''],
      ['asks', 'unproved', ''],
    ]);
    expect(await stored()).toMatchObject({ state: 'answered', revision: 0 });
  });

  test('one button adds a waiting mail and its sender to the conversation; another button erases a waiting mail for good', async () => {
    const { handlers, answer, read, readAnew, stored } = await setUp();
    const byRui = { from: 'Rui <rui@cliente.com.br>', cc: 'lia@cliente.com.br', text: 'Falo pela Ana.' };
    await answer({ ...byRui, at: ago(5) });
    await answer({ from: 'mallory@mal.com.br', text: 'Pague aqui.', at: ago(4) });
    await read();
    const [rui, mallory] = await receivedMails();
    await handlers.mailboxAction({ action: 'takeMail', mail: rui?.id ?? '' });
    await handlers.mailboxAction({ action: 'dropMail', mail: mallory?.id ?? '' });
    await answer({ from: 'rui@cliente.com.br', text: 'Mais uma coisa.' });
    await readAnew();
    expect((await receivedMails()).map(({ standing, text, cc }) => [standing, text, cc])).toEqual([
      ['added', 'Falo pela Ana.', ['lia@cliente.com.br']],
      ['added', 'Mais uma coisa.', []],
    ]);
    expect((await stored())?.correspondents).toEqual(['rui@cliente.com.br']);
    const [entry] = (await db.collection('audit').where('action', '==', 'dropMail').get()).docs;
    expect(entry?.get('by')).toBe('bia');
  });

  test('moving a mail to another conversation also moves its first words there, and later replies to the mail join that conversation', async () => {
    const { mailbox, handlers, answer, read, stored } = await setUp();
    const booking = await storedBooking({ email: ANA });
    await answer({ at: ago(9), text: 'Fica aqui.' });
    const first = await answer({ at: ago(5), cc: 'lia@cliente.com.br', text: 'Muda.' });
    await read();
    const [, mail] = await receivedMails();
    const move = { action: 'moveMail', mail: mail?.id ?? '' } as const;
    await handlers.mailboxAction({ ...move, kind: 'bookings', id: booking.id });
    expect((await stored())?.lastMails).toMatchObject({ begins: 'Fica aqui.', cc: [] });
    const submission = `bookings/${booking.id}`;
    expect((await dataAt(submission))?.lastMails).toMatchObject({ begins: 'Muda.' });
    await mailbox.deliver({ from: ANA, references: [first] });
    await read();
    const [kept, ...moved] = await receivedMails();
    expect(moved).toMatchObject([{ submission }, { submission }]);
    await handlers.mailboxAction({ action: 'dropMail', mail: kept?.id ?? '' });
    expect((await stored())?.lastMails).toBeUndefined();
  });

  test('automatic replies and replies to invitations are stored without reopening anything or being answered; a bounce marks the reported mail as failed, once', async () => {
    const { mailbox, handlers, message, own, answer, read, readAnew, stored } = await setUp();
    await giveAsBia(message, { action: 'reply', text: 'Olá!' }, { now: ago(20) });
    await handlers.redeliver();
    const before = smtp.mails.length;
    await answer({ headers: { 'Auto-Submitted': 'auto-replied' }, text: 'Estou de férias.' });
    const bounce = (recipient: string) => {
      const { headers, text } = multipart(
        [
          ['Content-Type: text/plain', '', 'Não entregue'],
          [
            ...['Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx', ''],
            ...[`Final-Recipient: rfc822; ${recipient}`, 'Action: failed', 'Status: 5.1.1'],
          ],
          [
            'Content-Type: message/rfc822',
            '',
            `Message-ID: ${own('reply-1')}`,
            'Subject: x',
            '',
            'devolvido',
          ],
        ],
        'report; report-type=delivery-status',
      );
      const from = 'MAILER-DAEMON@cliente.com.br';
      return mailbox.deliver({ from, headers: { ...headers, 'Return-Path': '<>' }, text });
    };
    await bounce('outra@cliente.com.br');
    await read();
    expect(await storedWithMail(db, message)).toMatchObject({ state: 'answered', mail: { state: 'sent' } });
    await bounce(ANA);
    await read();
    expect(await storedWithMail(db, message)).toMatchObject({
      mail: { state: 'failed', outstanding: ['reply-1'], lastError: 'EENVELOPE 550' },
    });
    await db.doc(`mails/${message.id}.reply-1`).update({ state: 'sent' });
    await readAnew();
    expect((await storedWithMail(db, message))?.mail.state).toBe('sent');
    await answer(calendarReply('UID:x', 'TENTATIVE'));
    await read();
    expect((await receivedMails()).map(({ sort }) => sort).sort()).toEqual(['automatic', 'calendar']);
    expect((await stored())?.state).toBe('answered');
    expect(smtp.mails.length).toBe(before);
    expect(mailbox.commands()).toContain('BODY.PEEK[3.HEADER]');
    expect(mailbox.commands()).not.toMatch(/FETCH [23] .*BODY\.PEEK\[(|1|3)\]/);
  });

  test('if a host declines an invitation in their calendar, the reference in the reply identifies the booking, which returns to the inbox', async () => {
    const { mailbox, handlers, read } = await setUp();
    const { uid, email } = await newAdministrator();
    const booking = await storedBooking({ host: { uid, name: 'Helena' } });
    await giveAsBia(booking, { action: 'place', meetingAddress: 'Sala 1' }, { now: ago(20) });
    await giveAsBia(booking, { action: 'state', state: 'archived' }, { now: ago(19) });
    await handlers.redeliver();
    const invitation = String(smtp.about(email)[0]?.attachments[0]?.content).replace(/\n /g, '');
    const [, summary = ''] = /^SUMMARY:(.*)$/m.exec(invitation) ?? [];
    expect(summary).toMatch(/\(\d{3}-\d{3}-\d{3}-[a-z0-9]{8}\)$/);
    const answer = (uidOfEvent: string, status: string, minutes: number) =>
      mailbox.deliver({
        from: `Helena <${email}>`,
        subject: `Resposta: ${summary}`,
        ...calendarReply(`UID:${uidOfEvent}\r\nSEQUENCE:1\r\nCOMMENT:Não consigo\\, desculpe`, status),
        at: ago(minutes),
      });
    await answer('another@alinhavo.example', 'DECLINED', 9);
    await answer(`${booking.id}@alinhavo.example`, 'DECLINED', 8);
    await read();
    expect(await dataAt(booking)).toMatchObject({
      state: 'new',
      history: [{}, { what: 'declined', by: 'host' }],
    });
    expect((await receivedMails()).map(({ standing, sort, text }) => [standing, sort, text])).toEqual([
      ['asks', 'person', ''],
      ['added', 'calendar', 'Recusou o convite da agenda.\n\nNão consigo, desculpe'],
    ]);
    await answer(`${booking.id}@alinhavo.example`, 'ACCEPTED', 7);
    await read();
    expect((await dataAt(booking))?.history.at(-1)).toMatchObject({ what: 'accepted' });
  });

  test('a stranger’s mail begins a conversation only in the folder that the studio has chosen, and only if it arrives after the choice', async () => {
    const { mailbox, handlers, read, readAnew } = await setUp();
    await mailbox.deliver({ from: 'cedo@novo.com.br', at: ago(5) });
    await read();
    await handlers.mailboxAction({ action: 'takeNewMails', folder: 'INBOX' });
    const at = new Date(Date.now() + 1000);
    const nova = { from: 'Nova <nova@novo.com.br>', subject: 'Um site', text: 'Quanto custa?' };
    await mailbox.deliver({ ...nova, at });
    await mailbox.deliver({ from: 'forjada@novo.com.br', authentication: undefined, at });
    await readAnew();
    const { docs } = await db.collection('messages').orderBy('email').get();
    const begun = docs.filter((one) => one.get('email').endsWith('@novo.com.br'));
    expect(begun.map((one) => [one.get('nome'), one.get('state'), one.get('mensagem')])).toEqual([
      ['forjada@novo.com.br', 'review', ''],
      ['Nova', 'new', ''],
    ]);
    expect(smtp.about('nova@novo.com.br')).toEqual([]);
  });

  test('neither the mailbox nor a late answer brings back an erased conversation', async () => {
    const { mailbox, handlers, message, answer, read, readAnew } = await setUp();
    const first = await answer({ text: 'Apague isto.' });
    await read();
    await handlers.mailboxAction({ action: 'takeNewMails', folder: 'INBOX' });
    await giveAsBia(message, { action: 'delete', tells: false });
    const at = new Date(Date.now() + 1000);
    await mailbox.deliver({ from: ANA, references: [first], text: 'Apagou?', at });
    await answer({ at });
    await readAnew();
    expect(await receivedMails()).toEqual([]);
    expect((await db.collection('messages').get()).size).toBe(0);
    const keys = (await db.collection('mailKeys').get()).docs;
    expect(keys.map((key) => Object.keys(key.data()).sort())).toEqual([['expireAt', 'submission']]);
    expect(keys[0]?.get('expireAt').toDate().getTime()).toBeGreaterThan(Date.now() + 360 * 86_400_000);
  });

  test('received files are stored below their mail without a download token, and deleted when the mail’s conversation has expired', async () => {
    const { message, answer, read } = await setUp();
    const plan = ['Content-Type: text/html; name="planta.pdf"', 'Content-Disposition: attachment'];
    const text = ['Content-Type: text/plain', '', 'Segue.'];
    await answer(multipart([text, [...plan, '', '%PDF-1.7 planta']]));
    await read();
    const [mail] = await receivedMails();
    expect(mail?.files).toMatchObject([{ name: 'planta.pdf', type: 'application/pdf' }]);
    const file = storage.bucket().file(`mailFiles/${mail?.id}/0`);
    const [metadata] = await file.getMetadata();
    expect(metadata).toMatchObject({ contentType: 'application/pdf', contentDisposition: 'attachment' });
    expect(JSON.stringify(metadata.metadata ?? {})).not.toContain('oken');
    const clean = (days: number) =>
      createCleanMails({
        db: () => db,
        storage: () => storage,
        now: () => new Date(Date.now() + days * 86_400_000),
        log: () => {},
      })();
    expect(await clean(2)).toEqual({ mails: 0, files: 0 });
    await db.doc(`messages/${message.id}`).delete();
    expect(await clean(2)).toMatchObject({ mails: 1, files: 1 });
    expect(await file.exists()).toEqual([false]);
  });

  test('mails of a thread stay together in whatever order they are found', async () => {
    const { mailbox, own, read, stored } = await setUp();
    const partner = '<do-celular@alinhavo.example>';
    await mailbox.deliver({ from: ANA, references: [partner], text: 'Sim.', at: ago(3) });
    await read();
    expect(await receivedMails()).toEqual([]);
    const sentByHand = { from: studio.email, to: ANA, folder: 'Sent', messageId: partner };
    await mailbox.deliver({ ...sentByHand, references: [own('studio')], at: ago(4) });
    await read();
    expect((await receivedMails()).map(({ by }) => by)).toEqual(['studio', 'client']);
    expect((await stored())?.state).toBe('new');
  });

  test('a rebuilt mailbox adds no mail twice, and mails from before the setup are ignored', async () => {
    const { mailbox, own, answer, read, stored } = await setUp();
    const old = { from: ANA, references: [own('reply-1')], at: new Date(Date.now() - 90 * 86_400_000) };
    await mailbox.deliver(old);
    // This mail arrived within the second of the setup, and the server's times have whole seconds.
    const setUpAt: Date = (await db.doc('mailbox/status').get()).get('since').toDate();
    await mailbox.deliver({ ...old, at: setUpAt });
    await mailbox.deliver({ ...old, at: ago(2) });
    await answer({ from: studio.email, to: ANA, folder: 'Sent', at: ago(1) });
    await read();
    const { revision } = (await stored()) ?? {};
    expect(await receivedMails()).toHaveLength(3);
    await mailbox.rebuild('Sent');
    await read();
    expect(await receivedMails()).toHaveLength(3);
    expect((await stored())?.revision).toBe(revision);
  });

  const inHalf = (text: string) => text.slice(0, -text.length / 3);
  const base64 = Buffer.alloc(18_000_000, 'planta ')
    .toString('base64')
    .replace(/(.{76})/g, '$1\r\n');
  const attached = (body: string) =>
    multipart([
      ['Content-Type: text/plain', '', 'Segue.'],
      ['Content-Type: application/pdf; name=a.pdf', 'Content-Transfer-Encoding: base64', '', body],
    ]);
  const short = attached(base64.slice(0, 7800));
  test.runIf(isAll).each([
    ['of 25 MB', () => attached(base64), [18_000_000]],
    ['that is cut off in the middle', () => ({ ...short, text: inHalf(short.text) }), [expect.any(Number)]],
    [
      'with 5 MB of headers',
      () => ({ headers: { 'X-Long': `${'x'.repeat(900)}\r\n `.repeat(5500) }, text: 'Segue.' }),
      [],
    ],
  ])('a mail %s is stored once, with everything in it', async (_, mail, sizes) => {
    const { answer, read, readAnew } = await setUp();
    await answer(mail());
    await read();
    await readAnew();
    const [received, ...others] = await receivedMails();
    expect([received?.text, received?.files.map(({ size }) => size), others]).toEqual(['Segue.', sizes, []]);
  });

  test.runIf(isAll)('ten thousand mails from before the setup are ignored; later ones are read', async () => {
    const { mailbox, answer, read } = await setUp();
    await db.doc('mailbox/status').delete();
    const old = `From: ${ANA}\r\nSubject: Antigo\r\n\r\nAntigo.`;
    await mailbox.fill(10_000, old, new Date(Date.now() - 90 * 86_400_000));
    await read();
    await answer({ text: 'Novo.', at: new Date(Date.now() + 1000) });
    await read();
    expect((await receivedMails()).map(({ text }) => text)).toEqual(['Novo.']);
    const asked = mailbox.commands().match(/FETCH [^\r\n ]*/g) ?? [];
    expect(new Set(asked)).toEqual(new Set(['FETCH 10001']));
  });

  test('the desk reports a hanging server and a wrong password, and neither stops anything else', async () => {
    const { mailbox, handlers, read } = await setUp();
    const silent = await openSilentServer(0);
    const problemOf = async (imapUrl: string, within: number) => {
      await createTestHandlers({ db, smtpPort: smtp.port, imapUrl }).readMailbox(within);
      return (await db.doc('mailbox/status').get()).get('problem');
    };
    expect(await problemOf(`imap://ola:x@127.0.0.1:${silent.port}`, 500)).not.toBe('');
    await silent.close();
    expect(await problemOf(mailbox.url.replace(/:\w+@/, ':errada@'), 30_000)).toBe('password');
    await db.doc('mailbox/status').update({ readAt: ago(90) });
    await handlers.checkHealth();
    expect((await db.doc('health/status').get()).get('topics')).toContain('mailbox');
    await read();
    expect(await dataAt('mailbox/status')).toMatchObject({
      problem: '',
      paths: expect.arrayContaining(['Sent', 'INBOX']),
    });
  });
});
