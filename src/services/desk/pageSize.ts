/** Submissions of each kind that a list loads first, and each time more are wanted. */
export const SUBMISSION_PAGE = 28;

/** Audit entries of a page. */
export const AUDIT_PAGE = 50;

/** Submissions of each kind that a page of people loads. */
export const PEOPLE_PAGE = 50;
