import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { spamExpiry } from '../../../src/domain/retention.ts';
import { isPastSlot } from '../../../src/domain/slots.ts';
import type { ASSIGNABLE_STATES, MailName, MailState } from '../../../src/domain/submission.ts';
import { nextRevision } from '../../../src/domain/submissionLog.ts';
import { firstMailState } from '../policy/mailRetryPolicy.ts';
import { freedSlot, monthDocument, takenIn, takenSlot } from './agendaDocuments.ts';
import {
  changeSeen,
  type InboxChange,
  type InboxRefusal,
  type StoredSubmission,
  submissionDocument,
} from './submissionDocuments.ts';

/** The mails that tell a visitor of a slot, or remind of it. */
const SLOT_MAILS: readonly MailName[] = ['visitor', 'moved', 'place', 'reminder'];

/** Spam in both directions, each in one transaction that keeps agenda and bookings equal. */
export function createSpamChanges(db: () => Firestore) {
  return { mark, release };

  /** Into spam: it is kept for SPAM_DAYS, its mails are held back, and a booking gives its slot back. */
  function mark({ seen, by, now }: InboxChange): Promise<InboxRefusal | 'done'> {
    return changeSeen(db(), seen, async (found, transaction): Promise<'done'> => {
      const { record } = found;
      if (record.state === 'spam') return 'done';
      const { mail } = record;
      const held: MailName[] = [
        ...mail.outstanding,
        ...(record.state === 'review' ? ['visitor' as const] : []),
      ];
      const holdsSlot = found.kind === 'bookings' && found.record.holdsSlot;
      if (holdsSlot) transaction.update(monthDocument(db(), found.record.data), freedSlot(found.record));
      transaction.update(submissionDocument(db(), seen), {
        state: 'spam',
        keepUntil: record.expireAt,
        expireAt: spamExpiry(now, record.expireAt),
        heldMails: [...new Set(held)],
        mail: { ...mail, state: 'withheld', outstanding: [], nextAttemptAt: null, lastError: null },
        ...(holdsSlot && { holdsSlot: false }),
        ...nextRevision(record, { at: now, by, what: 'spam' }),
      });
      return 'done';
    });
  }

  /**
   * Out of spam: it is kept as long as before, and the mails that were held back go out. A booking takes its slot again
   * if that is free and still to come; else it stands without one, and no mail tells of it. Answers the submission with
   * the mails to be sent.
   */
  function release(
    { seen, by, now }: InboxChange,
    state: (typeof ASSIGNABLE_STATES)[number] | 'review',
  ): Promise<InboxRefusal | StoredSubmission> {
    return changeSeen(db(), seen, async (found, transaction): Promise<InboxRefusal | StoredSubmission> => {
      const { record } = found;
      if (record.state !== 'spam') return 'changed';
      const isHeld = found.kind === 'bookings' && (await isFree(found.record, transaction, now));
      const tellsVisitor = (found.kind === 'messages' || isHeld) && state !== 'review';
      const mail = releasedMails(record, tellsVisitor, now);
      const changes = {
        state,
        expireAt: record.keepUntil ?? record.expireAt,
        mail,
        ...(found.kind === 'bookings' &&
          isHeld && { holdsSlot: true, ...(found.record.email && { reminder: 'due' as const }) }),
        ...nextRevision(record, { at: now, by, what: state }),
      };
      if (found.kind === 'bookings' && isHeld)
        transaction.set(monthDocument(db(), found.record.data), takenSlot(found.record), { merge: true });
      transaction.update(submissionDocument(db(), seen), {
        ...changes,
        keepUntil: FieldValue.delete(),
        heldMails: FieldValue.delete(),
      });
      return { ...found, record: { ...record, ...changes } } as StoredSubmission;
    });
  }

  /** Whether a booking that gave its slot back, or never had one, can take it. */
  async function isFree(
    { data, horario, cancelledAt }: Extract<StoredSubmission, { kind: 'bookings' }>['record'],
    transaction: Transaction,
    now: Date,
  ): Promise<boolean> {
    if (cancelledAt || isPastSlot(data, horario, now)) return false;
    const month = await transaction.get(monthDocument(db(), data));
    return !takenIn(month)[data]?.includes(horario);
  }
}

/** The mails after spam: what was held back; of what an earlier version took for spam, which has no such list, all. */
function releasedMails(
  { mail, heldMails }: StoredSubmission['record'],
  tellsVisitor: boolean,
  now: Date,
): MailState {
  const held = heldMails ?? (mail.state === 'withheld' ? (['studio', 'visitor'] as const) : mail.outstanding);
  const outstanding = held.filter((name) => tellsVisitor || !SLOT_MAILS.includes(name));
  if (outstanding.length > 0) return firstMailState(now, outstanding);
  return { ...mail, state: 'sent', outstanding, nextAttemptAt: null, lastError: null };
}
