import { expect, it } from 'vitest';
import { mailFailure } from '#src/domain/submissions/mails/mailFailure.ts';

it.each([
  ['EENVELOPE 550', 'unknownAddress'],
  ['EENVELOPE 553', 'unknownAddress'],
  ['EENVELOPE 552', 'fullMailbox'],
  ['EENVELOPE 452', 'fullMailbox'],
  ['EENVELOPE 450', 'later'],
  ['EMESSAGE 554', 'refused'],
  ['EAUTH 535', 'password'],
  ['EAUTH', 'password'],
  ['ESOCKET', 'unreachable'],
  ['EABORT', 'unreachable'],
  ['ETIMEDOUT', 'unreachable'],
  ['unknown', 'unknown'],
  [null, 'unknown'],
] as const)('the error code %s is classified as %s', (code, cause) => {
  expect(mailFailure(code)).toBe(cause);
});
