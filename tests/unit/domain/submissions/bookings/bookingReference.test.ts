import { expect, test } from 'vitest';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';

test('the reference of a booking has nine digits, and is always the same for one id', () => {
  expect(bookingReference('0f8a4c1e-6f0b-4c52-9d4b-0a4f8f1f6f11')).toBe('656-966-411');
  expect(bookingReference('00000000-0007-4c52-9d4b-0a4f8f1f6f11')).toBe('000-000-007');
});
