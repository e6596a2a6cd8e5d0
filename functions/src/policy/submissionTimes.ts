/** How long one step of the database may take before the submission fails. */
export const STORE_STEP_MS = 8000;

/** How long a submission's id is reserved for the attempt that works on it. */
export const CLAIM_MS = 20_000;

/** How long the reservation of an id is kept that was never released. */
export const CLAIM_KEPT_MS = 24 * 3_600_000;

/** How long an equal submission waits for the one that came first: longer than its claim lasts. */
export const WAIT_FOR_FIRST_MS = 25_000;

/** How long the visitor waits for the mails; what was not sent by then is left to the redelivery. */
export const MAILS_WITHIN_MS = 8000;
