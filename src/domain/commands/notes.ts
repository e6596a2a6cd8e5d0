import type { Submission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';

/** Adds a note for the studio alone, under the revision that it leads to. */
export function addNote(
  { notes, revision = 0 }: Submission,
  { text }: { text: string },
  { by, now }: CommandContext,
): Outcome {
  return { what: 'noted', fields: { notes: { ...notes, [revision + 1]: { text, by, at: now } } } };
}

/** Takes the note of that revision away. */
export function removeNote({ notes }: Submission, { note }: { note: number }): Outcome {
  const { [note]: removed, ...others } = notes ?? {};
  return removed ? { what: 'noteRemoved', fields: { notes: others } } : undefined;
}
