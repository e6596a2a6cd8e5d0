/** Longest note of the studio on a submission. */
export const NOTE_LIMIT = 2000;

/** A note by a member of the studio for the others; `by` is their e-mail. */
export type Note = { text: string; by: string; at: Date };

/** The notes of a submission, by the revision that each led to. */
export type Notes = Record<string, Note>;
