import type { Change } from '../../../src/domain/commands/command.ts';
import { hostOfMail } from '../../../src/domain/submissions/mails/mailName.ts';
import {
  type MailOfSubmission as Mail,
  newSubmissionMail,
} from '../../../src/domain/submissions/mails/storedMail.ts';
import type { Submission } from '../../../src/domain/submissions/submission.ts';
import { startAttempt, WITHHELD } from '../policy/mailRetryPolicy.ts';

/** Returns a submission's mails after a change: all, the new or changed ones, those to send now, and ids to delete. */
export function changeMails(before: readonly Mail[], after: Submission, change: Change, now: Date) {
  const { mails: asked = [], sendsNow, drops = () => false, withholdsMails, isDeletion } = change;
  const isDropped = ({ state, kind }: Mail) => isDeletion || (state !== 'sent' && drops(kind));
  const left = before.filter((mail) => !isDropped(mail));
  const added = [...new Set(asked)].map((name) => {
    const mail = newSubmissionMail(after, name, now);
    // Requesting an outstanding mail again restarts it.
    const known = left.find(({ kind, state }) => kind === name && state !== 'sent');
    return { ...mail, id: known?.id ?? mail.id };
  });
  const isDue = ({ nextAttemptAt }: Mail) => nextAttemptAt !== null && nextAttemptAt <= now;
  const started = sendsNow ? added.filter(isDue).map((mail) => startAttempt(mail, now)) : [];
  const all = [...left, ...added, ...started];
  const latest = [...new Map(all.map((mail) => [mail.id, mail])).values()];
  const withheld = { state: WITHHELD, nextAttemptAt: null, lastError: null } as const;
  const isWithheld = ({ state, kind }: Mail) => withholdsMails && state !== 'sent' && !hostOfMail(kind);
  const mails = latest.map((mail) => (isWithheld(mail) ? { ...mail, ...withheld } : mail));
  return {
    mails,
    written: mails.filter((mail) => !before.includes(mail)),
    started,
    dropped: before.map(({ id }) => id).filter((id) => mails.every((mail) => mail.id !== id)),
  };
}
