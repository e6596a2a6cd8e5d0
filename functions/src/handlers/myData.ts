import type { Firestore } from 'firebase-admin/firestore';
import {
  type OwnSubmissions,
  type SentMail,
  sentFields,
} from '../../../src/domain/submissions/lists/dataExport.ts';
import { completeReceivedMail } from '../../../src/domain/submissions/mails/receivedMail.ts';
import type { SubmissionKind } from '../../../src/domain/submissions/submission.ts';
import { withDates } from '../adapters/withDates.ts';
import type { Adapters } from '../createAdapters.ts';
import type { Sender } from '../http/formEndpoint.ts';
import { requireVerifiedMember } from '../http/requireCaller.ts';
import { ofAddress } from './exportSubmissions.ts';

/** A member's submissions and mails, by their verified e-mail, as they sent them. Throws an `HttpError` (401, 403). */
export function createMyData({ db, verifyCaller }: Adapters) {
  return async function myData(_: object, { authorization }: Sender): Promise<OwnSubmissions> {
    const caller = await verifyCaller(authorization);
    requireVerifiedMember(caller);
    const found = await ofAddress(db(), caller.email);
    const ofKind = (wanted: SubmissionKind) => found.filter(({ kind }) => kind === wanted).map(sentFields);
    const mails = await sentMails(db(), caller.email);
    return { messages: ofKind('messages'), bookings: ofKind('bookings'), mails };
  };
}

/** The mails from an address that were added to conversations, oldest first. */
async function sentMails(db: Firestore, email: string): Promise<SentMail[]> {
  const { docs } = await db
    .collection('receivedMails')
    .where('from.address', '==', email.toLowerCase())
    .get();
  return docs
    .map((mail) => completeReceivedMail(mail.id, withDates(mail.data()) as object))
    .filter(({ standing }) => standing === 'added')
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, subject, text, files }) => ({
      ...{ at: at.toISOString(), subject, text, files: files.map(({ name }) => name) },
    }));
}
