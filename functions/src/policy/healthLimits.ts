import { TRIED_FOR_MS } from './mailRetryPolicy.ts';

const MINUTE_MS = 60_000;

/** A redelivery that has not run for so long has stopped; it runs every five minutes. */
export const REDELIVERY_SILENT_MS = 30 * MINUTE_MS;

/** Checks run every hour; when the one before is older than this, one was missed. */
export const CHECK_MISSED_MS = 90 * MINUTE_MS;

/** After so many failed attempts, 21 minutes, a mail counts as stuck. */
export const STUCK_ATTEMPTS = 4;

/**
 * For how long after its submission came in a mail that finally failed is reported, two days once it is tried no more,
 * unless the submission is answered or archived before.
 */
export const FAILED_MAIL_REPORTED_MS = TRIED_FOR_MS + 2 * 24 * 60 * MINUTE_MS;

/** An incident is over once checks have found nothing for so long, so that one that comes and goes stays one. */
export const QUIET_MS = 55 * MINUTE_MS;

/** More accepted submissions than this within an hour are unusual. */
export const USUAL_SUBMISSIONS = 100;

/** So many refused captchas between two checks are unusual when they are also more than the confirmed ones. */
export const USUAL_REFUSALS = 20;

/** How long a mail about the health of the site is tried, every half hour at least. */
export const HEALTH_MAIL_TRIED_MS = 7 * 24 * 60 * MINUTE_MS;
