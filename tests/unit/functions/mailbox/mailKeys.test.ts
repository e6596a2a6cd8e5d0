import { expect, test } from 'vitest';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';
import { ownMail, referencesIn, signedReference } from '../../../../functions/src/mailbox/mailKeys.ts';

const ID = '3f2b8c1e-9d4a-4b6f-8a7c-1e2d3c4b5a69';

test('our Message-ID contains its submission and its mail', () => {
  const own = { submission: ID, mail: `${ID}.reply-3` };
  expect(ownMail(`${ID}.reply-3@alinhavo.example`)).toEqual(own);
  expect(ownMail(`${ID}.reply-3@outro.example`)).toBeUndefined();
  expect(ownMail('summary-2026-11-27-uid@alinhavo.example')).toBeUndefined();
});

test('the signed reference is found in any subject, and nobody else can forge one', () => {
  const signed = signedReference(ID, 'key');
  const [found, ...others] = referencesIn(`ENC: RES: Sua mensagem (${signed.toUpperCase()}) urgente`);
  expect(found).toEqual({ reference: bookingReference(ID), signed });
  expect(others).toEqual([]);
  expect(signedReference(ID, 'another key')).not.toBe(signed);
  expect(referencesIn(`Número ${bookingReference(ID)}`)).toEqual([]);
});
