import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { slotStart } from '#src/domain/agenda/slots.ts';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';
import { searchKey } from '#src/domain/submissions/lists/searchTerms.ts';
import { newAdministrator } from '#tests/integration/rules/administrator.ts';
import type { Member } from '#tests/integration/rules/visitors.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { openDay } from '#tests/support/openDays.ts';
import { dataAt, store } from '#tests/support/store.ts';
import { bookingSubmission, takenOn } from '#tests/support/submissions.ts';
import { callStudio } from './callStudio.ts';
import { FUNCTIONS_URL, SMTP_PORT } from './functionsUnderTest.ts';

let admin: Member;
beforeAll(async () => {
  admin = await newAdministrator();
});
beginEmpty();
const inbox = openInbox(SMTP_PORT);

const call = (body: object, member = admin) => callStudio(body, member);
const byPhone = () => ({
  action: 'enter',
  kind: 'bookings',
  id: randomUUID(),
  revision: 0,
  booking: {
    nome: 'Ana Souza',
    telefone: '(11) 90000-0000',
    tipoConsulta: 'branding',
    data: openDay(30),
    horario: '09:00',
  },
});
const stored = (id: string) => dataAt(`bookings/${id}`);

test('a booking made by phone takes its slot and is entered once; without an e-mail only the studio gets a mail', async () => {
  const booking = byPhone();
  for (let times = 0; times < 2; times += 1)
    expect(await call(booking)).toMatchObject({
      status: 200,
      answer: { ok: true, submission: { id: booking.id } },
    });
  expect(await takenOn(db, booking.booking.data)).toEqual(['09:00']);
  expect(await stored(booking.id)).toMatchObject({
    ...{ email: '', holdsSlot: true, reminder: 'done' },
    history: [{ what: 'entered', by: 'studio' }],
    search: expect.arrayContaining(['souz', '00000000', searchKey(bookingReference(booking.id))]),
  });
  expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([['ola@alinhavo.example']]);
});

describe("the studio's calendar", () => {
  const read = (address: string) =>
    fetch(address.replace(/^.*\/api\/calendario/, `${FUNCTIONS_URL}/calendario`));

  test('is served at its secret address, and lists the upcoming consultations with people’s names but no other personal data', async () => {
    await db.doc('availability/private').set({ meetingAddress: 'https://video.example/sala' });
    const held = bookingSubmission({ data: openDay(3), nome: 'Ana; Souza', sequence: 2 });
    const past = bookingSubmission({ data: '2020-03-12' });
    const cancelled = bookingSubmission({ data: openDay(4), holdsSlot: false, cancelledAt: new Date() });
    await store(held, past, cancelled);
    const { address = '' } = (await call({ action: 'makeFeed' })).answer;
    const response = await read(address);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, max-age=300');
    const text = await response.text();
    for (const secret of [held.email, held.telefone, held.descricaoProjeto])
      expect(text).not.toContain(secret);
    const [event, ...others] = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
    expect(others).toEqual([]);
    expect(event?.uid).toBe(`${held.id}@alinhavo.example`);
    expect([event?.summary, event?.location, event?.sequence]).toEqual([
      'Consultoria: Ana; Souza',
      'https://video.example/sala',
      2,
    ]);
    expect(event?.startDate.toJSDate()).toEqual(slotStart(held.data, held.horario));
  });

  test('is not found at another, old or revoked address; only a hash of the address is stored', async () => {
    const [first, second] = [await call({ action: 'makeFeed' }), await call({ action: 'makeFeed' })].map(
      ({ answer }) => answer.address ?? '',
    );
    expect([(await read(first ?? '')).status, (await read(second ?? '')).status]).toEqual([404, 200]);
    for (const other of ['/api/calendario', '/api/calendario/x.ics', `${second?.slice(0, -5)}.ics`])
      expect((await read(other)).status).toBe(404);
    const kept = JSON.stringify(await dataAt('calendarFeed/current'));
    expect(kept).not.toContain(second?.split('/').at(-1)?.slice(0, 20));
    expect((await call({ action: 'revokeFeed' })).status).toBe(200);
    expect((await read(second ?? '')).status).toBe(404);
  });
});
