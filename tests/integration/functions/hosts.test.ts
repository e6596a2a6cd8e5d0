import { deleteUser } from 'firebase/auth';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WEEKDAYS } from '#src/domain/agenda/bookingRules.ts';
import { calendarAddressesPath, calendarsPath } from '#src/domain/agenda/hostCalendars.ts';
import { SLOTS, slotStart } from '#src/domain/agenda/slots.ts';
import { newAdministrator } from '#tests/integration/rules/administrator.ts';
import type { Member } from '#tests/integration/rules/visitors.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { duringEachTest } from '#tests/support/duringEachTest.ts';
import { openDay } from '#tests/support/openDays.ts';
import { hasRadicale, openRadicale } from '#tests/support/radicale.ts';
import { dataAt } from '#tests/support/store.ts';
import { calendarOf, eventOf } from '#tests/unit/functions/calendars/someCalendar.ts';
import { callStudio } from './callStudio.ts';
import { createTestHandlers } from './createTestHandlers.ts';
import { CAPTCHA_PORT, FUNCTIONS_URL, SMTP_PORT } from './functionsUnderTest.ts';
import { post, someBooking } from './post.ts';

let helena: Member;
let rui: Member;
beforeAll(async () => {
  [helena, rui] = await Promise.all([newAdministrator(), newAdministrator()]);
});
beginEmpty();
const inbox = openInbox(SMTP_PORT);
duringEachTest(() => openCaptchaService(CAPTCHA_PORT));

const day = openDay(20);
const allWeek = Object.fromEntries(WEEKDAYS.map((one) => [one, SLOTS]));
const branding = { weekdays: allWeek, types: ['branding'] };
const host = (name: string, member: Member, fields: object = branding) =>
  callStudio({ action: 'saveHost', host: { name, ...fields } }, member);
beforeEach(async () => {
  for (const { uid } of [helena, rui]) await db.doc(calendarAddressesPath(uid)).delete();
});

type Booked = { status: number; answer: { id: string; host?: string; link?: string; place?: string } };
const book = (changes: object = {}) =>
  post('sendAgendamento', {
    ...someBooking(),
    tipoConsulta: 'branding',
    data: day,
    ...changes,
  }) as unknown as Promise<Booked>;
const stored = (id: string) => dataAt(`bookings/${id}`);
const hostsOfDay = async () => (await dataAt(`agenda/${day.slice(0, 7)}`))?.hosts[day];
const bia = { email: 'bia@exemplo.com.br' };
const unhosted = async () => {
  const answer = await fetch(`${FUNCTIONS_URL}/horarios?mes=${day.slice(0, 7)}`);
  return ((await answer.json()) as { unhosted?: Record<string, Record<string, string[]>> }).unhosted;
};
const command = async (id: string, body: object, member = rui) =>
  callStudio({ kind: 'bookings', id, revision: (await stored(id))?.revision ?? 0, ...body }, member);

const invitations = (to: Member) =>
  inbox.mails
    .filter(({ recipients }) => recipients.includes(to.email))
    .map(({ attachments }) => {
      const file = attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType));
      const calendar = new ICAL.Component(ICAL.parse(String(file?.content)));
      const event = calendar.getFirstSubcomponent('vevent');
      const value = (name: string) => event?.getFirstPropertyValue(name)?.toString();
      return {
        method: calendar.getFirstPropertyValue('method'),
        sequence: Number(value('sequence')),
        uid: value('uid'),
        organizer: value('organizer'),
        attendee: value('attendee'),
        start: value('dtstart'),
        location: value('location'),
      };
    });

const shownTo = (member: Member) =>
  invitations(member).map(({ method, sequence }) => `${method} ${sequence}`);
const redeliver = () => createTestHandlers({ db, smtpPort: SMTP_PORT }).redeliver();

describe('with hosts', () => {
  beforeEach(async () => {
    await host('Helena', helena);
    await host('Rui', rui);
  });

  test('two consultations on one day get two hosts, who are named and invited; a type without hosts is not offered', async () => {
    const [first, second] = [await book({ horario: '09:00' }), await book({ horario: '10:00' })];
    expect([first.answer.host, second.answer.host]).toEqual(['Helena', 'Rui']);
    expect(await stored(first.answer.id)).toMatchObject({
      host: { uid: helena.uid, name: 'Helena' },
      history: [{ what: 'hosted', by: 'site', host: { among: 2, talks: 0 } }],
    });
    expect(invitations(helena)).toEqual([
      {
        method: 'REQUEST',
        sequence: 0,
        uid: `${first.answer.id}@alinhavo.example`,
        organizer: expect.stringMatching(/^mailto:/),
        attendee: `mailto:${helena.email}`,
        start: slotStart(day, '09:00').toISOString().replace('.000Z', 'Z'),
        location: undefined,
      },
    ]);
    const told = inbox.mails.find(({ recipients }) => recipients.includes('ana@exemplo.com.br'));
    expect(told?.text).toContain('Helena');
    expect((await unhosted())?.website?.[day]).toEqual([...SLOTS]);
    expect((await unhosted())?.branding).toEqual({});
    const refused = await book({ tipoConsulta: 'website', horario: '11:00' });
    expect(refused).toMatchObject({
      status: 409,
      answer: { fields: { horario: 'Ninguém do estúdio está livre neste horário. Escolha outro horário.' } },
    });
  });

  test('a booking that is marked as spam or deleted leaves the host’s calendar, before the record is gone', async () => {
    const [spam, deleted] = [await book({ horario: '09:00' }), await book({ horario: '10:00', ...bia })];
    await command(spam.answer.id, { action: 'state', state: 'spam' });
    await command(deleted.answer.id, { action: 'delete', tells: false });
    for (const { answer } of [spam, deleted])
      await callStudio({ action: 'deliver', kind: 'bookings', id: answer.id }, rui);
    expect(invitations(helena).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
    expect(invitations(rui).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
    expect(await stored(deleted.answer.id)).toBeUndefined();
    expect(await hostsOfDay()).toEqual({});
  });

  test('the studio can open a slot that has no free host, but only for one booking', async () => {
    await callStudio({ action: 'stopHosting' }, rui);
    const start = slotStart(day, '15:00').getTime();
    const busy = [{ start, end: start + 3_600_000 }];
    await db.doc(calendarsPath(helena.uid)).set({ calendars: { one: { busy } } });
    expect((await book({ horario: '15:00' })).status).toBe(409);
    expect((await unhosted())?.branding?.[day]).toEqual(['15:00']);
    await callStudio({ action: 'openSlot', data: day, horario: '15:00', isOpen: true }, rui);
    expect((await unhosted())?.branding).toEqual({});
    const { answer } = await book({ horario: '15:00' });
    expect(answer.host).toBe('Helena');
    await command(answer.id, { action: 'cancelByStudio' });
    expect((await book({ horario: '15:00', ...bia })).status).toBe(409);
  });

  test('a placeholder in the meeting address gives each booking its own video room, and all receivers get the same address', async () => {
    const meeting = { meetingAddress: 'https://meet.example/alinhavo-{sala}' };
    await callStudio({ action: 'meeting', meeting, seen: {} }, rui);
    const [first, second] = [await book({ horario: '09:00' }), await book({ horario: '10:00', ...bia })];
    const { room } = (await stored(first.answer.id)) ?? {};
    expect(first.answer.place).toBe(`https://meet.example/alinhavo-${room}`);
    expect(second.answer.place).not.toBe(first.answer.place);
    const told = inbox.mails
      .filter(({ text }) => text?.includes(`alinhavo-${room}`))
      .flatMap(({ recipients }) => recipients);
    expect(told.sort()).toEqual(['ana@exemplo.com.br', helena.email, 'ola@alinhavo.example'].sort());
  });

  test('if a host stops, their consultations pass to a free host or are reported to the studio, and leave the former host’s calendar', async () => {
    const [first, second] = [await book({ horario: '09:00' }), await book({ horario: '10:00' })];
    await callStudio({ action: 'stopHosting' }, helena);
    await redeliver();
    expect(await stored(first.answer.id)).toMatchObject({ host: { uid: rui.uid }, sequence: 1 });
    expect(await hostsOfDay()).toEqual({ '09:00': rui.uid, '10:00': rui.uid });
    expect(shownTo(helena)).toEqual(['REQUEST 0', 'CANCEL 1']);
    expect(shownTo(rui)).toEqual(['REQUEST 0', 'REQUEST 1']);
    await db.doc(`bookings/${second.answer.id}`).update({ state: 'archived' });
    await callStudio({ action: 'stopHosting' }, rui);
    await redeliver();
    expect(await stored(second.answer.id)).toMatchObject({ state: 'new', sequence: 1 });
    expect((await stored(second.answer.id))?.host).toBeUndefined();
    expect(inbox.mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Sem quem atenda: Ana'),
    );
    expect(shownTo(rui).slice(2).sort()).toEqual(['CANCEL 1', 'CANCEL 2']);
    expect(await dataAt('availability/hosts')).toEqual({});
    const mails = inbox.mails.length;
    await redeliver();
    expect(inbox.mails.length).toBe(mails);
  });

  test('a host who leaves the team loses all consultations; the mail about this names no visitor', async () => {
    const leaving = await newAdministrator();
    await host('Ada', leaving);
    const { id } = (await book({ horario: '09:00' })).answer;
    await callStudio({ action: 'team' }, leaving);
    expect((await callStudio({ action: 'remove', uid: leaving.uid }, rui)).status).toBe(200);
    await command(id, { action: 'moveByStudio', data: day, horario: '14:00', tells: false });
    expect(shownTo(leaving)).toEqual(['REQUEST 0']);
    await redeliver();
    expect(await stored(id)).toMatchObject({ host: { name: 'Helena' }, sequence: 2 });
    expect(shownTo(leaving)).toEqual(['REQUEST 0', 'CANCEL 2']);
    const mail = inbox.mails.findLast(({ recipients }) => recipients.includes(leaving.email));
    expect(JSON.stringify([mail?.subject, mail?.text, mail?.attachments.map(String)])).not.toMatch(
      /Ana|admin/,
    );
    expect(await dataAt('availability/hosts')).not.toHaveProperty(leaving.uid);
  });

  test('a host whose address also sends the invitations gets a calendar file instead of an invitation, and is the organizer', async () => {
    const own = await newAdministrator('site@alinhavo.example');
    await callStudio({ action: 'stopHosting' }, helena);
    await callStudio({ action: 'stopHosting' }, rui);
    await host('Site', own);
    expect((await db.doc('availability/hosts').get()).get(own.uid)).toMatchObject({ isOrganizer: true });
    await book({ horario: '09:00' });
    expect(shownTo(own)).toEqual(['PUBLISH 0']);
    await deleteUser(own.user);
  });
});

describe.skipIf(!hasRadicale)('with the calendar of a host on a real server', () => {
  const radicale = hasRadicale ? openRadicale() : undefined;
  afterAll(async () => (await radicale)?.close());

  test('the host’s calendar is read before a booking, so that an event closes its slot; the calendar server accepts the invitation and returns it unchanged', async () => {
    const server = await radicale;
    if (!server) return;
    await host('Helena', helena);
    expect((await callStudio({ action: 'addCalendar', address: server.address }, helena)).status).toBe(200);
    const start = `${day.replaceAll('-', '')}T120000Z`;
    await server.put('dentist', calendarOf(eventOf('UID:dentist', `DTSTART:${start}`, 'DURATION:PT30M')));
    // Sets back the time of the copy, so that it is older than two minutes.
    const path = calendarsPath(helena.uid);
    const [id = ''] = Object.keys((await dataAt(path))?.calendars);
    await db.doc(path).update({ [`calendars.${id}.readAt`]: new Date(Date.now() - 180_000) });
    expect((await book({ horario: '09:00' })).status).toBe(409);
    expect((await book({ horario: '10:00' })).answer.host).toBe('Helena');
    const mail = inbox.mails.find(({ recipients }) => recipients.includes(helena.email));
    const sent = String(mail?.attachments.find(({ filename }) => filename?.endsWith('.ics'))?.content);
    await server.put('invitation', sent);
    expect(sortedEventProperties(await server.get('invitation'))).toEqual(sortedEventProperties(sent));
  });

  test('an address without a calendar is refused with an error message', async () => {
    const added = await callStudio({ action: 'addCalendar', address: 'http://10.0.0.1/x.ics' }, helena);
    const error = 'O endereço precisa começar com https:// e estar na internet aberta.';
    expect(added).toMatchObject({ status: 400, answer: { error } });
  });
});

function sortedEventProperties(file: string) {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  return event
    ?.getAllProperties()
    .map((property) => property.toJSON() as unknown[])
    .sort((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1));
}
