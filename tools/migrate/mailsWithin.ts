import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { completeSubmission } from '../../src/domain/submissions/completeSubmission.ts';
import type { MailName } from '../../src/domain/submissions/mails/mailName.ts';
import { type MailOfSubmission, newSubmissionMail } from '../../src/domain/submissions/mails/storedMail.ts';
import type { SubmissionKind } from '../../src/domain/submissions/submission.ts';

/** The documents mails/{id} for unsent mails that an earlier version stored in a submission; undefined if none. */
export function mailsWithin(document: QueryDocumentSnapshot, added: object): MailOfSubmission[] | undefined {
  const data: Record<string, unknown> = { ...document.data(), ...added };
  if (data.mail === undefined && data.heldMails === undefined) return undefined;
  const kind = document.ref.parent.id as SubmissionKind;
  const record = completeSubmission(kind, document.id, data);
  const { outstanding, nextAttemptAt, ...progress } = record.mail;
  const under = (name: MailName) => newSubmissionMail(record, name, nextAttemptAt ?? new Date());
  const withheld = { state: 'withheld', nextAttemptAt: null } as const;
  const isSpam = record.state === 'spam';
  // Since the deployment, the submission may have become spam or been cancelled; a cancellation ends most mails.
  const isCancelled = record.kind === 'bookings' && record.cancelledAt !== null;
  const isWanted = (name: MailName) => !isCancelled || /^reply|ancellation$/.test(name);
  const open = outstanding.filter(isWanted).map((name) => {
    const mail = under(name);
    return {
      ...mail,
      ...progress,
      nextAttemptAt: nextAttemptAt && mail.nextAttemptAt,
      ...(isSpam && withheld),
    };
  });
  // The first version had no list of withheld mails. It always withheld both.
  const all = progress.state === 'withheld' ? ['studio', 'visitor'] : [];
  const held = Array.isArray(data.heldMails) ? data.heldMails : all;
  return [...open, ...held.map((name) => ({ ...under(name), ...withheld }))];
}
