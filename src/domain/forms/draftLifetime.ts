/** Hours for which an unsent form is kept on the visitor's device. */
export const DRAFT_HOURS = 24;

/** Days for which an unsent answer is kept on a team member's device. */
export const REPLY_DRAFT_DAYS = 7;
