import { searchTerms } from '../submissions/lists/searchTerms.ts';
import type { Submission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';

/** Adds an internal note. The note's key is the submission's new revision. */
export function addNote(
  submission: Submission,
  { text }: { text: string },
  { by, now }: CommandContext,
): Outcome {
  const notes = { ...submission.notes, [(submission.revision ?? 0) + 1]: { text, by, at: now } };
  return { what: 'noted', fields: { notes, search: searchTerms({ ...submission, notes }) } };
}

/** Removes the note with the key `note`. */
export function removeNote(submission: Submission, { note }: { note: number }): Outcome {
  const { [note]: removed, ...notes } = submission.notes ?? {};
  if (!removed) return undefined;
  return { what: 'noteRemoved', fields: { notes, search: searchTerms({ ...submission, notes }) } };
}
