import { type OwnSubmissions, sentFields } from '../../../src/domain/submissions/dataExport.ts';
import { emailKey } from '../../../src/domain/submissions/emailKey.ts';
import type { Adapters } from '../createAdapters.ts';
import type { Sender } from '../http/formEndpoint.ts';
import { requireVerifiedMember } from '../http/requireCaller.ts';

/**
 * Hands a member with a verified e-mail what was sent with that address, and of it only the fields that were sent.
 * Throws an `HttpError` with 401 without a sign-in, 403 while the e-mail is not verified.
 */
export function createMyData({ verifyCaller, submissions }: Adapters) {
  return async function myData(_: object, { authorization }: Sender): Promise<OwnSubmissions> {
    const { email } = requireVerifiedMember(await verifyCaller(authorization));
    const found = await submissions.ofAddress(emailKey(email));
    const ofKind = (wanted: 'messages' | 'bookings') =>
      found.filter(({ kind }) => kind === wanted).map((submission) => sentFields(wanted, submission));
    return { messages: ofKind('messages'), bookings: ofKind('bookings') };
  };
}
