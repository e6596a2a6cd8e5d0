/** Most mails in one run. */
export const MAILS_PER_RUN = 200;

/** How long a run goes on starting new mails: the next run follows within minutes. */
export const RUN_MS = 200_000;

/** How long a function that has stored a mail of the site goes on sending due mails; the next run sends the others. */
export const SHORT_RUN_MS = 20_000;

/** How long one mail may take. */
export const DELIVERY_MS = 30_000;
