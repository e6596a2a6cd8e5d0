/** How long a form that was not sent is kept on the visitor's device. */
export const DRAFT_HOURS = 24;
