import { expect, test } from 'vitest';
import { calendarLinks } from '#src/domain/submissions/bookings/calendarLinks.ts';

test('the links to calendars contain the time and the place, but not the secret link that cancels the booking', () => {
  const booking = {
    id: '0f8a4c1e-6f0b-4c52-9d4b-0a4f8f1f6f11',
    email: 'ana@exemplo.com.br',
    ...({ tipoConsulta: 'website', data: '2026-03-12', horario: '14:00' } as const),
  };
  const studio = { name: 'Alinhavo', email: 'ola@alinhavo.example' };
  const { google, outlook } = calendarLinks(booking, studio, 'https://meet.example/a b');
  const asked = new URL(google).searchParams;
  expect(new URL(google).origin).toBe('https://calendar.google.com');
  expect(asked.get('dates')).toBe('20260312T170000Z/20260312T174500Z');
  expect(asked.get('location')).toBe('https://meet.example/a b');
  expect(new URL(outlook).searchParams.get('enddt')).toBe('2026-03-12T17:45:00.000Z');
  expect(google + outlook).not.toMatch(/gerir|ana%40/);
});
