import type { Firestore } from 'firebase-admin/firestore';
import { searchTerms } from '../../../src/domain/searchTerms.ts';
import type { MailName } from '../../../src/domain/submission.ts';
import { nextRevision } from '../../../src/domain/submissionLog.ts';
import { firstMailState } from '../policy/mailRetryPolicy.ts';
import {
  changeSeen,
  type InboxChange,
  type StoredSubmission,
  submissionDocument,
} from './submissionDocuments.ts';

/** Corrected addresses, which stand beside those that were sent. */
export function createAddressCorrections(db: () => Firestore) {
  return { correct };

  /**
   * Has the mails of a submission go to another address, and those again that the visitor may not have got. Answers the
   * submission with the mails to be sent. `closed`: it is spam, waits for the studio, or came without an address.
   */
  function correct({ seen, by, now }: InboxChange, address: string) {
    return changeSeen(db(), seen, async (found, transaction): Promise<'closed' | StoredSubmission> => {
      const { record } = found;
      if (record.state === 'spam' || record.state === 'review' || record.email === '') return 'closed';
      const outstanding = [...new Set([...record.mail.outstanding, visitorMail(found)])];
      const correctedEmail = { address, by, at: now };
      const changes = {
        correctedEmail,
        search: searchTerms({ ...record, id: found.id, correctedEmail }),
        mail: firstMailState(now, outstanding),
        ...nextRevision(record, { at: now, by, what: 'address' }),
      };
      transaction.update(submissionDocument(db(), seen), changes);
      return { ...found, record: { ...record, ...changes } } as StoredSubmission;
    });
  }
}

/** The mail that tells the visitor how things stand. */
function visitorMail(found: StoredSubmission): MailName {
  return found.kind === 'bookings' && !found.record.holdsSlot ? 'cancellation' : 'visitor';
}
