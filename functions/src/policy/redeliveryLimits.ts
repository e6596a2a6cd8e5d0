/** Most submissions of each kind in one run of the redelivery. */
export const SUBMISSIONS_PER_RUN = 100;

/** How long a run goes on starting new submissions: the next run follows within minutes. */
export const RUN_MS = 200_000;

/** How long a run goes on with the mails that belong to no submission, when they are slow. */
export const STORED_MAILS_MS = 20_000;

/** How long the mails of one submission may take. */
export const DELIVERY_MS = 30_000;
