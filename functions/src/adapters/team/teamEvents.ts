import { randomUUID } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { TeamMember } from '../../../../src/domain/accounts/team.ts';
import type { TeamEvent } from '../../../../src/domain/submissions/audit.ts';
import { mailPath, newSiteMail } from '../../../../src/domain/submissions/mails/storedMail.ts';
import { auditExpiry } from '../../../../src/domain/submissions/retention.ts';

export type Doer = { uid: string; now: Date };

const HOUR_MS = 3_600_000;

/** Hours within which a notice to an administrator is retried. */
const NOTICE_HOURS = 72;

/** Adds an audit entry about the team, and a mail about it for each member in `told`. Returns the ids of the mails. */
export function recordTeamEvent(
  db: Firestore,
  write: Pick<Transaction, 'create'>,
  event: TeamEvent,
  { uid, now }: Doer,
  told: Record<string, TeamMember> = {},
): string[] {
  const entry = randomUUID();
  write.create(db.doc(`audit/${entry}`), {
    ...event,
    by: uid,
    at: now,
    submissions: [],
    expireAt: auditExpiry(now),
  });
  const deadline = new Date(now.getTime() + NOTICE_HOURS * HOUR_MS);
  return Object.entries(told)
    .filter(([, { removedAt }]) => !removedAt)
    .map(([one]) => {
      const mail = newSiteMail({ kind: 'teamNotice', uid: one, entry }, now, deadline);
      write.create(db.doc(mailPath(mail)), mail);
      return mail.id;
    });
}
