/** Largest accepted body of a form in bytes: the longest valid form, every character escaped, is a third of it. */
export const BODY_LIMIT = 32 * 1024;
