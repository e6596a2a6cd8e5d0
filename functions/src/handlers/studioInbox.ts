import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { INVALID_REQUEST } from '../../../src/domain/api.ts';
import { type InboxAction, inboxActionSchema } from '../../../src/domain/inboxActions.ts';
import { REPLY_HOLD_MS } from '../../../src/domain/replies.ts';
import type { Caller } from '../adapters/accounts.ts';
import type { SubmissionKey } from '../adapters/submissionDocuments.ts';
import { deliverDone } from '../commands/deliverDone.ts';
import { refusalError } from '../commands/refusalError.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { type FormRequest, parseFormRequest } from '../http/parseFormRequest.ts';
import { requireAdministrator } from '../http/requireCaller.ts';
import type { DeliverMails } from './deliverMails.ts';

/**
 * What administrators do with submissions past the rules of the database. Throws an `HttpError` with 400, 401, 403, with
 * 404 for what is gone, or with 409 where a person has changed the submission since the caller saw it, where it cannot be
 * answered, or where an answer has left.
 */
export function createStudioInbox(adapters: Adapters, deliverMails: DeliverMails) {
  const { verifyCaller, runCommand, outbox, now } = adapters;

  return async function studioInbox(httpRequest: FormRequest): Promise<{ ok: true }> {
    const body = await parseFormRequest(httpRequest);
    const caller = requireAdministrator(await verifyCaller(httpRequest.authorization));
    const { success, output } = v.safeParse(inboxActionSchema, body);
    if (!success) throw new HttpError(400, { error: INVALID_REQUEST });
    await run(output, caller);
    return { ok: true };
  };

  async function run({ kind, id, revision, ...action }: InboxAction, caller: Caller): Promise<void> {
    if (action.action === 'deliver') return deliver({ kind, id });
    const giver = { by: caller.email, uid: caller.uid, name: caller.name };
    const outcome = await runCommand({ kind, id, revision }, action, { giver, now: now() });
    if ('refused' in outcome) throw refusalError(outcome.refused);
    await deliverDone(outcome, deliverMails);
  }

  /** Tries the outstanding mails as soon as they are due, if that is within the time an answer is held. */
  async function deliver(key: SubmissionKey): Promise<void> {
    const due = await outbox.nextAttemptAt(key);
    const wait = due ? due.getTime() - now().getTime() : 0;
    if (wait > REPLY_HOLD_MS) return;
    if (wait > 0) await delay(wait + 20);
    const submission = await outbox.startNext(key, now());
    if (submission) await deliverMails(submission);
  }
}
