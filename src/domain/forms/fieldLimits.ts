export const NAME_LIMIT = 100;
export const EMAIL_LIMIT = 100;
export const MESSAGE_LIMIT = 1000;
export const PHONE_LIMIT = 30;
export const DESCRIPTION_LIMIT = 2000;
export const OTHER_TYPE_LIMIT = 100;
export const OTHER_TOPIC_LIMIT = 100;
export const PARTICIPANTS_LIMIT = 100;
export const MONTH_LIMIT = 60;
export const NOTE_LIMIT = 2000;
/** Leaves room for the other answers, which are part of the same message. */
export const PROPOSAL_TEXT_LIMIT = 400;
/** Leaves room for the other answers, which are part of the same message. */
export const BUDGET_TEXT_LIMIT = 800;
