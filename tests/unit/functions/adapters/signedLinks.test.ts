import { expect, test } from 'vitest';
import { bookingSubmission } from '#tests/support/submissions.ts';
import { createSignedLinks } from '../../../../functions/src/adapters/signedLinks.ts';

const booking = bookingSubmission({
  id: '0b9c1f4e-6a53-4c1d-9f0a-2f1f4f3b7a11',
  createdAt: new Date(1_770_000_000_000),
});
const linksWith = (keys: string) =>
  createSignedLinks('manageBooking', { keys: () => keys, siteUrl: () => 'https://site.example' });
const strong = 'f00d'.repeat(8);
const tokenBy = (keys: string, given = booking) => linksWith(keys).addressOf(given)?.split('#')[1] ?? '';

test.each(['x', 'uma frase com muitas palavras curtas', `${strong} x`])(
  'the keys %j are refused: one of them could be guessed',
  (keys) => {
    const refusal = 'BOOKING_LINK_SECRET has a key of fewer than 32 characters';
    expect(() => linksWith(keys).addressOf(booking)).toThrow(refusal);
    expect(() => linksWith(keys).read(tokenBy(strong))).toThrow(refusal);
  },
);

test('with two keys of 32 characters, the first signs and both are accepted', () => {
  const both = `${'beef'.repeat(8)} ${strong}`;
  expect(linksWith(both).read(tokenBy(strong))).toMatchObject({ kind: 'bookings', id: booking.id });
  expect(linksWith(strong).read(tokenBy(both))).toBeUndefined();
});

test('a token that was changed, shortened, lengthened or signed with another key is refused', () => {
  const links = linksWith(strong);
  const token = tokenBy(strong);
  const forged = [...token].flatMap((letter, at) => [
    `${token.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`,
    token.slice(0, at),
  ]);
  const others = [`${token}=`, `${token}.x`, tokenBy('beef'.repeat(8))];
  for (const one of [...forged, ...others]) expect(links.read(one), one).toBeUndefined();
  expect(links.read(token)?.isMeant(bookingSubmission({ createdAt: new Date(0) }))).toBe(false);
});

// Tokens as in mails already sent. The second belongs to a booking whose e-mail address was corrected 300 times.
test.each([
  [0, 'C5wfTmpTTB2fCi8fTzt6EQGcHDikAA.q9BGD6niARlqjTEeHfELxt17UdIDxh8kaPDsAGlci3A'],
  [300, 'C5wfTmpTTB2fCi8fTzt6EQGcHDikAAEs.q1vFIfkRmBrPVkCHjJM8JGpSopS3clWWiLrP0JjEA-I'],
])(
  'the token of generation %i never changes, and is valid for that generation only',
  (linkGeneration, token) => {
    expect(tokenBy(strong, { ...booking, linkGeneration })).toBe(token);
    const link = linksWith(strong).read(token);
    expect(link?.isMeant({ ...booking, linkGeneration })).toBe(true);
    expect(link?.isMeant({ ...booking, linkGeneration: 1 })).toBe(false);
  },
);
