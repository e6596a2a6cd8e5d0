/** How long the reservation of an id is kept that was never released. */
export const CLAIM_KEPT_MS = 24 * 3_600_000;

/** How long it is kept that somebody was sent the summary of a day; nothing of a visitor stands there. */
export const SUMMARY_MAIL_KEPT_MS = 30 * 24 * 3_600_000;
