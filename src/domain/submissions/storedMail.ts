import type { HealthTopic } from '../site/health.ts';
import { MAIL_DAYS } from './retention.ts';
import type { MailProgress } from './submission.ts';

/**
 * A mail that belongs to no submission: the summary of a day (yyyy-mm-dd) for an administrator, or a notice of what went
 * wrong with the site. What a summary tells is read when it is sent, so no visitor is named here.
 */
export type SiteMail =
  | { kind: 'summary'; uid: string; day: string }
  | { kind: 'alert' | 'allClear'; topic: HealthTopic; openedAt: Date; endedAt: Date | null };

/** A mail as it stands in mails/{id}; `deadline` is when it is of no use any more. */
export type StoredMail = SiteMail & MailProgress & { deadline: Date; expireAt: Date };

/** The one place of a mail, so that it is stored once. */
export function mailPath(mail: SiteMail): string {
  if (mail.kind === 'summary') return `mails/summary-${mail.day}-${mail.uid}`;
  return `mails/${mail.kind}-${mail.topic}-${mail.openedAt.getTime()}`;
}

/** A mail that is stored at `now`, to be tried at once until `deadline`; one that is withheld is never sent. */
export function newMail(
  mail: SiteMail,
  now: Date,
  deadline: Date,
  state: 'pending' | 'withheld' = 'pending',
): StoredMail {
  const nextAttemptAt = state === 'pending' ? now : null;
  const expireAt = new Date(now.getTime() + MAIL_DAYS * 24 * 3_600_000);
  return { ...mail, state, attempts: 0, nextAttemptAt, lastError: null, deadline, expireAt };
}
