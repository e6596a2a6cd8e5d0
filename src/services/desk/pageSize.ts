/** How many submissions of each kind a list reads first, and again each time more are asked for. */
export const SUBMISSION_PAGE = 28;

/** How many actions of administrators a page reads. */
export const AUDIT_PAGE = 50;

/** How many submissions of each kind the list of people reads at a time. */
export const PEOPLE_PAGE = 50;
