import type { HealthTopic } from '../site/health.ts';
import { MAIL_DAYS } from './retention.ts';
import type {
  MailName,
  MailProgress,
  MailState,
  StoredBooking,
  StoredMessage,
  SubmissionKind,
} from './submission.ts';

/**
 * A mail that belongs to no submission: the summary of a day (yyyy-mm-dd) for an administrator, or a notice of what went
 * wrong with the site. What a summary tells is read when it is sent, so no visitor is named here.
 */
export type SiteMail =
  | { kind: 'summary'; uid: string; day: string }
  | { kind: 'alert' | 'allClear'; topic: HealthTopic; openedAt: Date; endedAt: Date | null };

/**
 * A mail of a submission, which stands at the path `submission` and came in at `submittedAt`. Its words and its address
 * are read there at each try. `told` is that submission where it is deleted already. `generation` rises with a corrected
 * address: what was sent to the wrong one does not count.
 */
export type SubmissionMail = {
  kind: MailName;
  recipient: 'studio' | 'visitor';
  submission: string;
  submissionKind: SubmissionKind;
  submittedAt: Date;
  generation: number;
  told?: StoredMessage | StoredBooking;
};

/** A mail as it stands in mails/{id}; `deadline` is when it is of no use any more. */
export type StoredMail<Mail = SiteMail | SubmissionMail> = Mail &
  MailProgress & { id: string; expireAt: Date; deadline: Date | null };

/** The fields of every mail that is stored at `now`, to be tried at once. */
export const PENDING = { state: 'pending', attempts: 0, lastError: null } as const;

/** The mails that a booking may have several of; each change has its own. */
const REPEATED: readonly MailName[] = ['moved', 'studioMoved', 'place', 'reminder'];

/** The one id of a mail, which its Message-ID repeats, so that it is stored once and known again. */
export function submissionMailId(id: string, name: MailName, { sequence }: { sequence?: number }): string {
  return `${id}.${name}${REPEATED.includes(name) ? `.${sequence ?? 0}` : ''}`;
}

function siteMailId(mail: SiteMail): string {
  if (mail.kind === 'summary') return `summary-${mail.day}-${mail.uid}`;
  return `${mail.kind}-${mail.topic}-${mail.openedAt.getTime()}`;
}

/** Where a mail stands. */
export function mailPath({ id }: { id: string }): string {
  return `mails/${id}`;
}

/** A mail that is stored at `now`, to be tried at once until `deadline`; one that is withheld is never sent. */
export function newSiteMail(
  mail: SiteMail,
  now: Date,
  deadline: Date,
  state: 'pending' | 'withheld' = 'pending',
): StoredMail<SiteMail> {
  const nextAttemptAt = state === 'pending' ? now : null;
  const expireAt = new Date(now.getTime() + MAIL_DAYS * 24 * 3_600_000);
  return { ...mail, id: siteMailId(mail), ...PENDING, state, nextAttemptAt, deadline, expireAt };
}

/** A mail of a submission that is stored to be tried at `nextAttemptAt`. */
export function newSubmissionMail(
  { kind, id, record }: { kind: SubmissionKind; id: string; record: StoredMessage | StoredBooking },
  name: MailName,
  nextAttemptAt: Date,
  deadline: Date | null = null,
): StoredMail<SubmissionMail> {
  return {
    kind: name,
    recipient: name.startsWith('studio') ? 'studio' : 'visitor',
    submission: `${kind}/${id}`,
    submissionKind: kind,
    submittedAt: record.createdAt,
    generation: record.linkGeneration ?? 0,
    id: submissionMailId(id, name, record as Partial<StoredBooking>),
    ...PENDING,
    nextAttemptAt,
    deadline,
    expireAt: record.expireAt,
  };
}

/** How far the mails of one submission are, as one. */
export function mailStateOf(mails: readonly (MailProgress & { kind: MailName })[]): MailState {
  const open = mails.filter(({ state }) => state === 'pending' || state === 'failed');
  const isWithheld = mails.some(({ state }) => state === 'withheld');
  const closed = isWithheld ? 'withheld' : 'sent';
  const times = open.flatMap(({ nextAttemptAt }) => (nextAttemptAt ? [nextAttemptAt.getTime()] : []));
  return {
    state: times.length > 0 ? 'pending' : open.length > 0 ? 'failed' : closed,
    outstanding: open.map(({ kind }) => kind),
    attempts: Math.max(0, ...open.map(({ attempts }) => attempts)),
    nextAttemptAt: times.length > 0 ? new Date(Math.min(...times)) : null,
    lastError: open.find(({ lastError }) => lastError)?.lastError ?? null,
  };
}
