import { expect, test } from 'vitest';
import { readAgendaSettings } from '#src/domain/agenda/agendaSettings.ts';
import { readAvailability } from '#src/domain/agenda/bookingRules.ts';

test('a meeting address is a single line, however it was stored', () => {
  const { meetingAddress } = readAgendaSettings({ meetingAddress: ' Rua A, 1\r\nBcc: x@exemplo.com\u0000 ' });
  expect(meetingAddress).toBe('Rua A, 1 Bcc: x@exemplo.com');
  expect(readAgendaSettings({ meetingAddress: 'a'.repeat(1000) }).meetingAddress).toHaveLength(300);
  expect(readAgendaSettings({ meetingAddress: ['x'] }).meetingAddress).toBe('');
});

test('reasons that are not texts are left out; at most 200 are kept, each of at most 200 characters', () => {
  const reasons = { a: 'x'.repeat(5000), b: { text: 'x' }, c: 'Férias' };
  expect(readAgendaSettings({ reasons }).reasons).toEqual({ a: 'x'.repeat(200), c: 'Férias' });
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`id-${index}`, 'x']));
  expect(Object.keys(readAgendaSettings({ reasons: many }).reasons)).toHaveLength(200);
});

test('a closure is left out if its id is not a short text, or if there are 200 before it', () => {
  const day = { from: '2030-01-01', to: '2030-01-02', slots: [] };
  const closures = [
    { ...day, id: 7 },
    { ...day, id: { a: 1 } },
    { ...day, id: 'x'.repeat(65) },
    { ...day, id: 'a' },
  ];
  expect(readAvailability({ closures }).closures).toEqual([{ ...day, id: 'a' }]);
  const many = Array.from({ length: 300 }, (_, index) => ({ ...day, id: `id-${index}` }));
  expect(readAvailability({ closures: many }).closures).toHaveLength(200);
});
