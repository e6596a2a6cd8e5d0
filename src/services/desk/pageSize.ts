/** Number of submissions of each kind that a list loads at first, and each time somebody wants more. */
export const SUBMISSION_PAGE = 28;

/** Number of audit entries of a page. */
export const AUDIT_PAGE = 50;

/** Number of submissions of each kind that a page of people loads. */
export const PEOPLE_PAGE = 50;
