/** How long one step of the database may take before the submission fails. */
export const STORE_STEP_MS = 8000;

/** How long the visitor waits for the mails; what was not sent by then is left to the redelivery. */
export const MAILS_WITHIN_MS = 8000;
