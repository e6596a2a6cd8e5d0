const DAY_MS = 24 * 3_600_000;

/** How long a submission that was taken for spam is kept. */
export const SPAM_KEPT_MS = 30 * DAY_MS;

/** How long the reservation of an id is kept that was never given back. */
export const CLAIM_KEPT_MS = DAY_MS;
