import type { Submission } from '../submissions/submission.ts';
import type { Outcome } from './command.ts';

/** Makes an administrator (by e-mail) the responsible person of a submission; an empty text means nobody. */
export function assign(submission: Submission, { responsible }: { responsible: string }): Outcome {
  if (submission.responsible === responsible) return undefined;
  return { what: 'assigned', fields: { responsible } };
}
