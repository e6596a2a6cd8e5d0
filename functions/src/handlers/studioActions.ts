import { setTimeout as delay } from 'node:timers/promises';
import type { StudioAnswer } from '../../../src/domain/commands/studioAnswer.ts';
import type { StudioOwnAction } from '../../../src/domain/commands/table.ts';
import { REPLY_HOLD_MS } from '../../../src/domain/submissions/replies/replies.ts';
import { exported, type MailedSubmission, type SubmissionKey } from '../adapters/submissionDocuments.ts';
import type { Caller } from '../adapters/team/accounts.ts';
import type { Adapters } from '../createAdapters.ts';
import { requireRecentAdministrator } from '../http/requireCaller.ts';
import type { createCalendarFeed } from './calendarFeed.ts';
import type { MailWorker } from './mailWorker.ts';

export const DONE: StudioAnswer = { ok: true };

export function toAnswer(stored: MailedSubmission | undefined): StudioAnswer {
  return { ok: true, ...(stored && { submission: exported(stored) }) };
}

/** Runs administrators' actions that are not commands. Throws an `HttpError` with 403 or 409. */
export function createStudioActions(
  adapters: Adapters,
  worker: MailWorker,
  feed: ReturnType<typeof createCalendarFeed>,
) {
  const { storeSavedReplies, storeTags, changePerson, raiseChange, now, outbox, readSubmission } = adapters;

  return async function runStudioAction(output: StudioOwnAction, caller: Caller): Promise<StudioAnswer> {
    const by = { uid: caller.uid, now: now() };
    if (output.action === 'deliver') return deliver(output);
    if (output.action === 'makeFeed') {
      requireRecentAdministrator(caller, now());
      return { ok: true, address: await feed.make(caller.uid) };
    }
    if (output.action === 'revokeFeed') await feed.revoke();
    if (output.action === 'savedReplies') await storeSavedReplies(output.revision, output.replies);
    if (output.action === 'tags') await storeTags(output.seen, output.tags);
    if (output.action === 'joinPeople' || output.action === 'separatePerson') {
      await changePerson(output.action, 'emails' in output ? output.emails : [output.email], by);
      await raiseChange();
    }
    return DONE;
  };

  /** Sends a submission's outstanding mails. Waits some seconds for replies that can still be undone. */
  async function deliver(key: SubmissionKey): Promise<StudioAnswer> {
    for (const { id, at } of await outbox.dueOf(key, new Date(now().getTime() + REPLY_HOLD_MS))) {
      const wait = at.getTime() - now().getTime();
      if (wait > 0) await delay(wait + 20);
      await worker.sendOne(id);
    }
    return toAnswer(await readSubmission(key));
  }
}
