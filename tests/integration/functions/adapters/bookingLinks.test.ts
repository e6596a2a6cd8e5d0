import { expect, test } from 'vitest';
import { createBookingLinks } from '../../../../functions/src/adapters/agenda/bookingLinks.ts';

const booking = { id: '0b9c1f4e-6a53-4c1d-9f0a-2f1f4f3b7a11', createdAt: 1_770_000_000_000 };
const linksWith = (keys: string) =>
  createBookingLinks({ keys: () => keys, siteUrl: () => 'https://site.example' });
const strong = 'f00d'.repeat(8);

test.each(['x', 'uma frase com muitas palavras curtas', `${strong} x`])(
  'the keys %j are refused: one of them could be guessed',
  (keys) => {
    const weak = linksWith(keys);
    const token = new URL(linksWith(strong).addressOf(booking)).hash.slice(1);
    expect(() => weak.addressOf(booking)).toThrow(
      'BOOKING_LINK_SECRET has a key of fewer than 32 characters',
    );
    expect(() => weak.read(token)).toThrow('BOOKING_LINK_SECRET has a key of fewer than 32 characters');
  },
);

test('two keys of 32 characters hold: the first signs, both are believed', () => {
  const token = new URL(linksWith(strong).addressOf(booking)).hash.slice(1);
  expect(linksWith(`${'beef'.repeat(8)} ${strong}`).read(token)).toEqual(booking);
});
