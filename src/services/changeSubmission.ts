import type { Submission } from '#src/domain/submission.ts';
import { ServiceError, toServiceError } from './ServiceError.ts';
import { loadSubmission } from './submissions.ts';

/**
 * Does the work on a submission as it was read. Throws a ServiceError; `changed`, with the submission as it is stored as
 * its cause, when it was refused because a person has changed the submission meanwhile.
 */
export function refuseOverwriting<Result>(
  { kind, id, revision }: Submission,
  work: () => Promise<Result>,
): Promise<Result> {
  return toServiceError(async () => {
    try {
      return await work();
    } catch (error) {
      const stored = await loadSubmission(kind, id).catch(() => undefined);
      if (stored && stored.revision !== revision) throw new ServiceError('changed', stored);
      throw error;
    }
  });
}

/** Makes the change, and answers the submission as it is stored then. Throws a ServiceError (see refuseOverwriting). */
export function changeSubmission<Item extends Submission>(
  seen: Item,
  work: () => Promise<unknown>,
): Promise<Item> {
  return toServiceError(async () => {
    await refuseOverwriting(seen, work);
    const changed = await loadSubmission(seen.kind, seen.id);
    if (!changed) throw new ServiceError('failed');
    return changed as Item;
  });
}
