import { expect, test } from 'vitest';
import { isDeclined } from '#src/domain/submissions/bookings/bookingEvent.ts';

const NOW = new Date('2026-03-02T12:00:00Z');

test.each([
  [['hosted', 'declined'], true],
  [['hosted', 'declined', 'place', 'reminded'], true],
  [['hosted', 'declined', 'accepted'], false],
  [['hosted', 'declined', 'moved'], false],
  [['hosted', 'declined', 'hosted'], false],
  [['entered'], false],
] as const)('after %j the host counts as having declined: %s', (events, expected) => {
  expect(isDeclined({ history: events.map((what) => ({ at: NOW, what, by: 'site' })) })).toBe(expected);
});
