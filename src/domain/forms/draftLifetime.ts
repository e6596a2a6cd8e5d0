export const DRAFT_HOURS = 24;
export const REPLY_DRAFT_DAYS = 7;
