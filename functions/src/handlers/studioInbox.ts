import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import {
  INVALID_REQUEST,
  REPLY_REFUSED,
  REPLY_SENT,
  SUBMISSION_CHANGED,
  SUBMISSION_MISSING,
} from '../../../src/domain/api.ts';
import {
  type InboxAction,
  inboxActionSchema,
  type SeenSubmission,
} from '../../../src/domain/inboxActions.ts';
import { REPLY_HOLD_MS } from '../../../src/domain/replies.ts';
import type { Caller } from '../adapters/accounts.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { type FormRequest, parseFormRequest } from '../http/parseFormRequest.ts';
import { requireAdministrator } from '../http/requireCaller.ts';
import type { DeliverMails } from './deliverMails.ts';

/** How the refusals of a change are answered. */
const REFUSALS = {
  missing: [404, SUBMISSION_MISSING],
  changed: [409, SUBMISSION_CHANGED],
  closed: [409, REPLY_REFUSED],
  late: [409, REPLY_SENT],
} as const;
type Refusal = keyof typeof REFUSALS;

/**
 * What administrators do with submissions past the rules of the database. Throws an `HttpError` with 400, 401, 403, with
 * 404 for what is gone, or with 409 where a person has changed the submission since the caller saw it, where it cannot be
 * answered, or where an answer has left.
 */
export function createStudioInbox(adapters: Adapters, deliverMails: DeliverMails) {
  const { verifyCaller, spam, replies, corrections, outbox, now } = adapters;

  return async function studioInbox(httpRequest: FormRequest): Promise<{ ok: true }> {
    const body = await parseFormRequest(httpRequest);
    const caller = requireAdministrator(await verifyCaller(httpRequest.authorization));
    const { success, output } = v.safeParse(inboxActionSchema, body);
    if (!success) throw new HttpError(400, { error: INVALID_REQUEST });
    await run(output, caller);
    return { ok: true };
  };

  async function run(action: InboxAction, caller: Caller): Promise<void> {
    const change = { seen: action, by: caller.email, now: now() };
    switch (action.action) {
      case 'spam':
        accepted(await spam.mark(change));
        return;
      case 'release': {
        const released = accepted(await spam.release(change, action.state));
        if (released.record.mail.outstanding.length > 0) await deliverMails(released);
        return;
      }
      case 'reply':
        accepted(await replies.add(change, caller, action.text));
        return;
      case 'takeBack':
        accepted(await replies.takeBack(change, caller, action.reply));
        return;
      case 'correct':
        await deliverMails(accepted(await corrections.correct(change, action.email)));
        return;
      case 'deliver':
        await deliver(action);
    }
  }

  /** Tries the outstanding mails as soon as they are due, if that is within the time an answer is held. */
  async function deliver(key: SeenSubmission): Promise<void> {
    const due = await outbox.nextAttemptAt(key);
    const wait = due ? due.getTime() - now().getTime() : 0;
    if (wait > REPLY_HOLD_MS) return;
    if (wait > 0) await delay(wait + 20);
    const submission = await outbox.startNext(key, now());
    if (submission) await deliverMails(submission);
  }
}

function accepted<Result>(outcome: Result): Exclude<Result, Refusal> {
  const refusal = REFUSALS[outcome as Refusal];
  if (refusal) throw new HttpError(refusal[0], { error: refusal[1] });
  return outcome as Exclude<Result, Refusal>;
}
