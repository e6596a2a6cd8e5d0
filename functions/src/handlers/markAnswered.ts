import { LINK_INVALID } from '../../../src/domain/site/api.ts';
import { bookingReference } from '../../../src/domain/submissions/bookingReference.ts';
import type { MarkedAnswered } from '../../../src/domain/submissions/managedBooking.ts';
import { MAILBOX } from '../../../src/domain/submissions/submissionLog.ts';
import type { StoredSubmission } from '../adapters/submissions/submissionDocuments.ts';
import { refusalError } from '../commands/refusalError.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';

/**
 * Marks the submission of a link from the studio's notice as answered, and answers its reference alone, whatever became of it
 * before. Throws an `HttpError` with 404 for a link that does not hold, whatever the reason.
 */
export function createMarkAnswered({ answeredLinks, runCommand, now, log }: Adapters) {
  return async function markAnswered(token: string): Promise<MarkedAnswered> {
    const link = answeredLinks.read(token);
    if (!link) throw new HttpError(404, { error: LINK_INVALID });
    const { kind, id, createdAt } = link;
    const isMeant = ({ record }: StoredSubmission) => record.createdAt.getTime() === createdAt;
    const giver = { by: MAILBOX, uid: '', name: '' };
    const outcome = await runCommand(
      { kind, id, isMeant },
      { action: 'markAnswered' },
      { giver, now: now() },
    );
    if ('refused' in outcome) throw refusalError(outcome, { missing: LINK_INVALID });
    log('info', 'submission.markedAnswered', { id });
    return { reference: bookingReference(id) };
  };
}
