/** How long a form that was not sent is kept on the visitor's device. */
export const DRAFT_HOURS = 24;

/** How long an answer that was not sent is kept on the device of somebody of the team. */
export const REPLY_DRAFT_DAYS = 7;
