import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import {
  bookingCalendarFile,
  calendarFileName,
} from '#src/domain/submissions/bookings/bookingCalendarFile.ts';

const id = '0f8a4c1e-6f0b-4c52-9d4b-0a4f8f1f6f11';
const studio = { name: 'Alinhavo', email: 'ola@alinhavo.example' };
const talk = { tipoConsulta: 'website', data: '2026-03-12', horario: '14:00' } as const;
const booked = { id, email: 'ana@exemplo.com.br', ...talk };
const stamp = new Date('2026-03-01T10:20:30.400Z');
const plain = { stamp, sequence: 0, place: '' };

const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a booking', () => {
  test('has its start and end in UTC, with the duration of its type', () => {
    const lines = linesOf(bookingCalendarFile(booked, studio, { ...plain, method: 'REQUEST' }));
    expect(lines).toContain('DTSTART:20260312T170000Z');
    expect(lines).toContain('DTEND:20260312T174500Z');
    expect(lines).toContain('DTSTAMP:20260301T102030Z');
    expect(lines).toContain(
      'DESCRIPTION:Website e plataformas digitais\\nHorário: 14:00 – 14:45\\, horário de São Paulo\\nReferência: 656-966-411\\nPara mudar ou cancelar\\, escreva para ola@alinhavo.example.',
    );
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  });

  test('has the same UID in every file, and a cancellation has a higher sequence number than the invitation', () => {
    const [published, requested, cancelled] = (['PUBLISH', 'REQUEST', 'CANCEL'] as const).map((method) =>
      linesOf(bookingCalendarFile(booked, studio, { ...plain, method })),
    );
    for (const lines of [published, requested, cancelled])
      expect(lines).toContain(`UID:${id}@alinhavo.example`);
    expect(requested).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:0', 'STATUS:CONFIRMED']));
    expect(cancelled).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']));
    const attendee = /^ATTENDEE;.*:mailto:ana@exemplo\.com\.br$/;
    expect(requested).toContainEqual(expect.stringMatching(attendee));
    expect(published).not.toContainEqual(expect.stringMatching(/^ATTENDEE/));
  });

  test('is named after the reference number', () => {
    expect(calendarFileName(id)).toBe('agendamento-656-966-411.ics');
  });
});

function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  if (!component || others.length > 0) throw new Error('There is not one event');
  return { calendar, component, event: new ICAL.Event(component) };
}

const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
const marks = fc.string({ unit: fc.constantFrom('\\', 'n', ';', ',', '\n', '\r', '\0', 'ã'), minLength: 1 });

test('any text stays in one property, folded into lines of at most 75 octets without splitting a character', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, marks), (place) => {
      const file = bookingCalendarFile(booked, studio, { ...plain, method: 'PUBLISH', place });
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(Buffer.from(line).toString()).toBe(line);
      }
      const shown = place.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
      expect(parse(file).event.location ?? '').toBe(shown);
    }),
  );
});

test('for an independent parser, an invitation has its place, its links, its times and an alarm half an hour before', () => {
  const place = 'https://video.example/sala,1;x';
  const link = 'https://www.site.example/agendamento/gerir#token.signature';
  const moved = { ...plain, method: 'REQUEST', sequence: 2 } as const;
  const { calendar, component, event } = parse(
    bookingCalendarFile(booked, studio, { ...moved, place, link }),
  );
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-03-12T17:00:00Z'));
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-03-12T17:45:00Z'));
  expect([event.location, event.sequence]).toEqual([place, 2]);
  expect(event.description).toContain(`Para mudar ou cancelar: ${link}`);
  expect(component.getFirstPropertyValue('url')).toBe(place);
  const alarm = component.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT30M');
});
