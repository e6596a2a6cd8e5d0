/** Number of submissions of each kind in a page of a list. */
export const SUBMISSION_PAGE = 28;

/** Number of entries in a page of the audit log. */
export const AUDIT_PAGE = 50;

/** Number of submissions of each kind that are loaded for a page of people. */
export const PEOPLE_PAGE = 50;
