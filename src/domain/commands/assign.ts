import type { Submission } from '../submissions/submission.ts';
import type { Outcome } from './command.ts';

/** Makes an administrator, by their e-mail, the one who sees to a submission, or with an empty text nobody. */
export function assign(submission: Submission, { responsible }: { responsible: string }): Outcome {
  if (submission.responsible === responsible) return undefined;
  return { what: 'assigned', fields: { responsible } };
}
