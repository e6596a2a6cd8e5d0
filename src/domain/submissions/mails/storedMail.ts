import { slotStart } from '../../agenda/slots.ts';
import { replyNumber } from '../replies/replies.ts';
import { MAIL_DAYS } from '../retention.ts';
import type { BookingSubmission, MailState, Submission } from '../submission.ts';
import { type MailName, type MailProgress, mailRow } from './mailName.ts';

/**
 * A mail that belongs to no submission. Days are yyyy-mm-dd, months yyyy-mm. It is composed when it is sent, so the
 * document contains no names.
 */
export type SiteMail =
  | { kind: 'summary'; uid: string; day: string }
  | { kind: 'letter'; uid: string; month: string }
  | { kind: 'invitation'; invitation: string; invitedAt: Date }
  | { kind: 'teamNotice'; uid: string; entry: string }
  | { kind: 'calendar'; uid: string; calendar: string; since: Date }
  | { kind: 'flood'; day: string };

/**
 * A mail about the submission at a path. Each attempt reads the text and the address from the submission. Correcting
 * the address increases `generation`, which invalidates earlier attempts.
 */
type SubmissionMail = {
  kind: MailName;
  recipient: 'studio' | 'visitor';
  submission: string;
  submissionKind: Submission['kind'];
  submittedAt: Date;
  generation: number;
};

/** A mail in mails/{id}. After `deadline` it is useless. */
export type StoredMail<Mail = SiteMail | SubmissionMail> = Mail &
  MailProgress & { id: string; expireAt: Date; deadline: Date | null };

export type MailOfSubmission = StoredMail<SubmissionMail>;

export const REDELIVERY_MINUTES = 5;

const UNTRIED = { state: 'pending', attempts: 0, lastError: null } as const;

/** Firestore's maximum number of values in one `in` filter. */
const MOST_VALUES = 30;

/** Splits values into groups that are small enough for one `in` filter each. */
export function inGroups<Value>(values: readonly Value[]): Value[][] {
  return Array.from({ length: Math.ceil(values.length / MOST_VALUES) }, (_, index) =>
    values.slice(index * MOST_VALUES, (index + 1) * MOST_VALUES),
  );
}

export function mailPath({ id }: { id: string }): string {
  return `mails/${id}`;
}

/** Creates a mail that may be sent from `now` until `deadline`. */
export function newSiteMail(mail: SiteMail, now: Date, deadline: Date): StoredMail<SiteMail> {
  const expireAt = new Date(now.getTime() + MAIL_DAYS * 24 * 3_600_000);
  return { ...mail, id: siteMailId(mail), ...UNTRIED, nextAttemptAt: now, deadline, expireAt };
}

function siteMailId(mail: SiteMail): string {
  if (mail.kind === 'summary') return `summary-${mail.day}-${mail.uid}`;
  if (mail.kind === 'invitation') return `invitation-${mail.invitation}-${mail.invitedAt.getTime()}`;
  if (mail.kind === 'calendar') return `calendar-${mail.calendar}-${mail.since.getTime()}`;
  if (mail.kind === 'letter') return `letter-${mail.month}-${mail.uid}`;
  if (mail.kind === 'teamNotice') return `notice-${mail.entry}-${mail.uid}`;
  return `${mail.kind}-${mail.day}`;
}

/**
 * Creates a mail that is due at once; an answer is due only when it can no longer be taken back. A reminder's deadline
 * is the consultation. The mail's id becomes part of its Message-ID.
 */
export function newSubmissionMail(
  submission: Omit<Submission, 'mail'>,
  name: MailName,
  now: Date,
): MailOfSubmission {
  const { kind, id, createdAt, expireAt, replies, revision, linkGeneration = 0 } = submission;
  const { data, horario, sequence = 0 } = submission as BookingSubmission;
  const { sendAt = now } = replies?.[replyNumber(name) ?? ''] ?? {};
  const { to, numberedBy, endsAtStart } = mailRow(name);
  const count = numberedBy && { sequence, revision }[numberedBy];
  return {
    kind: name,
    recipient: to === 'visitor' ? 'visitor' : 'studio',
    submission: `${kind}/${id}`,
    submissionKind: kind,
    submittedAt: createdAt,
    generation: linkGeneration,
    id: `${id}.${name}${count === undefined ? '' : `.${count}`}`,
    ...UNTRIED,
    nextAttemptAt: sendAt > now ? sendAt : now,
    deadline: endsAtStart ? slotStart(data, horario) : null,
    expireAt,
  };
}

/** Summarises the states of a submission's mails. Callers may omit sent mails. */
export function mailStateOf(mails: readonly (MailProgress & { kind: MailName })[]): MailState {
  const open = mails.filter((mail) => mail.state === 'pending' || mail.state === 'failed');
  const state = (['pending', 'failed', 'withheld'] as const).find((one) =>
    mails.some((mail) => mail.state === one),
  );
  const times = open.flatMap(({ nextAttemptAt }) => (nextAttemptAt ? [nextAttemptAt.getTime()] : []));
  return {
    state: state ?? 'sent',
    outstanding: open.map(({ kind }) => kind),
    attempts: Math.max(0, ...open.map(({ attempts }) => attempts)),
    nextAttemptAt: times.length > 0 ? new Date(Math.min(...times)) : null,
    lastError: open.find(({ lastError }) => lastError)?.lastError ?? null,
  };
}
