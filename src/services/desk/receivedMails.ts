import { limit, type QueryConstraint, where } from 'firebase/firestore/lite';
import {
  completeReceivedMail,
  MAILBOX_STATUS_PATH,
  type MailboxStatus,
  mailFilePath,
  type ReceivedMail,
  readMailboxStatus,
} from '#src/domain/submissions/mails/receivedMail.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { service } from '#src/services/firebase/ServiceError.ts';
import { findDocuments, loadDocument } from './storedDocuments.ts';

async function find(...constraints: QueryConstraint[]): Promise<ReceivedMail[]> {
  const found = await findDocuments('receivedMails', ...constraints);
  const mails = found.map((one) => completeReceivedMail(one.id, one.data()));
  return mails.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Loads the mails received for a submission, oldest first. Throws a ServiceError. */
export const loadReceivedMails = ({ kind, id }: Pick<Submission, 'kind' | 'id'>) =>
  find(where('submission', '==', `${kind}/${id}`));

/** Loads mails that wait for a decision, at most fifty. Throws a ServiceError. */
export const loadAskingMails = () => find(where('standing', '==', 'asks'), limit(50));

/** Loads the mailbox's status; undefined if no mailbox is read. Throws a ServiceError. */
export async function loadMailboxStatus(): Promise<MailboxStatus | undefined> {
  return readMailboxStatus((await loadDocument(MAILBOX_STATUS_PATH)).data());
}

/** Loads the content of a mail's file. Throws a ServiceError. */
export const loadMailFile = service(async (mail: ReceivedMail, number: number): Promise<Blob> => {
  const { getBlob, ref } = await import('firebase/storage');
  const { storage } = await import('#src/services/firebase/storage.ts');
  return getBlob(ref(storage, mailFilePath(mail, number)));
});
