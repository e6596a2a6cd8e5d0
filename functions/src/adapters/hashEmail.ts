import { emailKey } from '../../../src/domain/emailKey.ts';
import { keyedHash } from './keyedHash.ts';

/** The name under which the bookings of an e-mail are counted, the same in capitals and small letters. */
export function hashEmail(email: string, key: string): string {
  return keyedHash(`email:${emailKey(email)}`, key);
}
