import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';
import { agendaExpiry, bookingExpiry } from '#src/domain/submissions/retention.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { formatLongDay } from '#src/domain/time/calendarDay.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { duringEachTest } from '#tests/support/duringEachTest.ts';
import { dataAt } from '#tests/support/store.ts';
import { bookingSubmission, takenOn as takenSlotsOn } from '#tests/support/submissions.ts';
import { CAPTCHA_PORT, SMTP_PORT } from './functionsUnderTest.ts';
import { captchaToken, post, someBooking } from './post.ts';

beginEmpty();
const inbox = openInbox(SMTP_PORT);
duringEachTest(() => openCaptchaService(CAPTCHA_PORT));

const book = (booking: object) => post('sendAgendamento', booking);
const takenOn = (day: string) => takenSlotsOn(db, day);

describe('a booking', () => {
  test('gets its reference number in the response, takes its slot without revealing whose it is, and is stored with everything typed', async () => {
    const { recaptchaToken, idempotencyKey, ...typed } = someBooking();
    const sent = { ...typed, recaptchaToken, idempotencyKey, conferencia: '', elapsedMs: 60_000 };
    expect(await book(sent)).toEqual({
      status: 200,
      answer: {
        ok: true,
        id: idempotencyKey,
        referencia: bookingReference(idempotencyKey),
        link: expect.stringMatching(/^http:\/\/localhost:\d+\/agendamento\/gerir#[\w-]{30}\.[\w-]{43}$/),
        placeDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
    });
    expect(await dataAt(`agenda/${typed.data.slice(0, 7)}`)).toEqual({
      taken: { [typed.data]: ['10:00'] },
      opened: { [typed.data]: [] },
      expireAt: Timestamp.fromDate(agendaExpiry(typed.data)),
    });
    const { kind, id, mail, ...stored } = bookingSubmission({
      id: idempotencyKey,
      ...typed,
    } as Partial<BookingSubmission>);
    expect(await dataAt(`bookings/${id}`)).toEqual({
      ...stored,
      requestHash: expect.stringMatching(/^[\w-]{43}$/),
      room: expect.stringMatching(/^[0-9a-f]{32}$/),
      createdAt: expect.anything(),
      updatedAt: expect.anything(),
      expireAt: Timestamp.fromDate(bookingExpiry(typed.data)),
      conversation: expect.any(String),
    });
  });

  test('is mailed to the studio with everything typed, and confirmed to the visitor with an invitation but without free text', async () => {
    const booking = { ...someBooking(), tipoConsulta: 'outro', outroTipo: 'Sinalização <tátil>' };
    await book(booking);
    const [mail, confirmation, ...others] = inbox.mails;
    expect(mail?.recipients).toEqual(['ola@alinhavo.example']);
    const day = booking.data.split('-').reverse().join('/');
    expect(mail?.subject).toBe(`Novo agendamento de Ana Souza: ${day}, 10:00`);
    expect(mail?.replyTo).toEqual([{ name: 'Ana Souza', address: 'ana@exemplo.com.br' }]);
    const when = `Quando: ${formatLongDay(booking.data)}, 10:00 – 10:30 (horário de São Paulo)`;
    for (const line of [
      'Consultoria: Outro: Sinalização <tátil>',
      when,
      'Telefone: (11) 99999-0000',
      'Como nos conheceu: Indicação',
      '    Um site que todos possam usar.\n    Com formulários.',
    ])
      expect(mail?.text).toContain(line);
    expect(mail?.html).toContain('Sinalização &lt;tátil&gt;');
    expect(String(mail?.attachments[0]?.content)).toContain('METHOD:PUBLISH');

    expect(others).toEqual([]);
    expect(confirmation?.recipients).toEqual(['ana@exemplo.com.br']);
    expect(confirmation?.replyTo?.[0]?.address).toBe('ola@alinhavo.example');
    expect(confirmation?.subject).toMatch(/^Agendamento confirmado: /);
    for (const line of ['Olá, Ana Souza!', when, bookingReference(booking.idempotencyKey)])
      expect(confirmation?.text).toContain(line);
    expect(confirmation?.raw).not.toContain('Um site que todos');
    expect(confirmation?.raw).toMatch(/Content-Type: text\/calendar;[^\n]*method=REQUEST/);
    const invitation = confirmation?.attachments.find(({ filename }) => filename?.endsWith('.ics'));
    const start = booking.data.replaceAll('-', '');
    expect(String(invitation?.content).split(/\r?\n/)).toEqual(
      expect.arrayContaining([
        `UID:${booking.idempotencyKey}@alinhavo.example`,
        `DTSTART:${start}T130000Z`,
        `DTEND:${start}T133000Z`,
      ]),
    );
  });

  test('whose free text is an advertisement sends none of that text to the typed address', async () => {
    const nome = 'Ganhe em premios.example';
    await book({ ...someBooking(), nome, tipoConsulta: 'outro', outroTipo: nome, descricaoProjeto: nome });
    const [, mail] = inbox.mails;
    const sent = `${mail?.subject}${mail?.text}${mail?.html}${mail?.attachments.map(({ content }) => content)}`;
    expect(sent).not.toContain('premios');
  });
});

describe('a slot', () => {
  test('that is taken is refused with 409, and nothing is stored or mailed for the second booking', async () => {
    const first = someBooking();
    const second = { ...someBooking(), data: first.data };
    await book(first);
    const error = 'Este horário acabou de ser reservado. Escolha outro horário.';
    expect(await book(second)).toEqual({ status: 409, answer: { error, fields: { horario: error } } });
    expect((await db.collection('bookings').get()).size).toBe(1);
    expect(inbox.mails).toHaveLength(2);
    expect((await book({ ...second, recaptchaToken: captchaToken(), horario: '11:00' })).status).toBe(200);
    expect(await takenOn(first.data)).toEqual(['10:00', '11:00']);
  });

  test('is taken by a booking caught by the honeypot if its captcha is solved; the invitation waits for the review', async () => {
    const booking = { ...someBooking(), conferencia: 'https://spam.example' };
    expect(await book(booking)).toMatchObject({
      status: 200,
      answer: { ok: true, id: booking.idempotencyKey, review: true },
    });
    expect(await takenOn(booking.data)).toEqual(['10:00']);
    const stored = await dataAt(`bookings/${booking.idempotencyKey}`);
    expect(stored).toMatchObject({ state: 'review', holdsSlot: true });
    expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([['ola@alinhavo.example']]);
    expect(inbox.mails[0]?.subject).toMatch(/^A verificar: Novo agendamento/);
    expect((await book({ ...someBooking(), data: booking.data })).status).toBe(409);
  });
});

test('of five simultaneous bookings from one e-mail, three are accepted', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => book(someBooking())));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
});
