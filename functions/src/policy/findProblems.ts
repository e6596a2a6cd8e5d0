import type { HealthTopic } from '../../../src/domain/site/health.ts';

const MINUTE_MS = 60_000;

/** Silence after which the redelivery counts as stopped; it runs every five minutes. */
const REDELIVERY_SILENT_MS = 30 * MINUTE_MS;

/** Failure time after which the mailbox is reported; it is tried every two minutes. */
const MAILBOX_SILENT_MS = 60 * MINUTE_MS;

/** Checks run every hour; when the one before is older than this, one was missed. */
export const CHECK_MISSED_MS = 90 * MINUTE_MS;

/** More accepted submissions than this within an hour are unusual. */
const USUAL_SUBMISSIONS = 100;

/** Refused captchas between two checks that are unusual if they also outnumber the confirmed ones. */
const USUAL_REFUSALS = 20;

/** Events that are counted between two checks: the captcha's verdicts, and requests that ended in an error of ours. */
export const COUNTED_EVENTS = ['confirmed', 'refused', 'unavailable', 'failed'] as const;
export type CountedEvent = (typeof COUNTED_EVENTS)[number];
export type EventCounts = Record<CountedEvent, number>;

export type HealthFacts = {
  now: Date;
  /** When the check before this one was done; null for the first. */
  checkedAt: Date | null;
  /** When the redelivery last ran to its end; null before its first run. */
  redeliveryRanAt: Date | null;
  /** Mails that finally failed and nobody has dealt with, and mails that fail again and again. */
  failedMails: number;
  stuckMails: number;
  /** When the mailbox was last read, if what was tried since went wrong; else null. */
  mailboxReadAt?: Date | null;
  /** Events since the check before this one. */
  counts: EventCounts;
  /** Submissions accepted since the check before this one, at least those of the last hour. */
  accepted: number;
  /** Whether submissions were held back. */
  isFlood?: boolean;
};

/** The topics in which this check finds something wrong; those in `open` were wrong before. */
export function findProblems(facts: HealthFacts, open: ReadonlySet<HealthTopic>): Set<HealthTopic> {
  const problems: Record<HealthTopic, boolean> = {
    mail: facts.failedMails > 0 || facts.stuckMails > 0,
    redelivery: hasRedeliveryStopped(facts),
    mailbox: facts.now.getTime() - (facts.mailboxReadAt ?? facts.now).getTime() > MAILBOX_SILENT_MS,
    captcha: isCaptchaUnusual(facts.counts, open.has('captcha')),
    requests: facts.counts.failed > 0 || wereChecksMissed(facts),
    volume: facts.isFlood === true || facts.accepted > USUAL_SUBMISSIONS,
  };
  return new Set((Object.keys(problems) as HealthTopic[]).filter((topic) => problems[topic]));
}

// If the checks could not run either, the cause is common, and the next check decides.
function hasRedeliveryStopped({ now, checkedAt, redeliveryRanAt, ...facts }: HealthFacts): boolean {
  if (checkedAt === null || wereChecksMissed({ now, checkedAt, redeliveryRanAt, ...facts })) return false;
  const since = redeliveryRanAt ?? checkedAt;
  return now.getTime() - since.getTime() > REDELIVERY_SILENT_MS;
}

function wereChecksMissed({ now, checkedAt }: HealthFacts): boolean {
  return checkedAt !== null && now.getTime() - checkedAt.getTime() > CHECK_MISSED_MS;
}

// A service that gave no answer is working again when it has answered, not when nobody has asked. One visitor of two in
// an hour counts: on a quiet day there are no more.
function isCaptchaUnusual({ confirmed, refused, unavailable }: EventCounts, wasUnusual: boolean): boolean {
  const answered = confirmed + refused;
  if (answered + unavailable === 0) return wasUnusual;
  return unavailable >= answered || unavailable >= 3 || (refused >= USUAL_REFUSALS && refused > confirmed);
}
