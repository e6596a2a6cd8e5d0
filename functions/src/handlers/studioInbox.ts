import * as v from 'valibot';
import { INVALID_REQUEST, SUBMISSION_CHANGED, SUBMISSION_MISSING } from '../../../src/domain/api.ts';
import { type InboxAction, inboxActionSchema } from '../../../src/domain/inboxActions.ts';
import type { InboxRefusal, SpamChanges } from '../adapters/spamChanges.ts';
import type { VerifyCaller } from '../adapters/verifyCaller.ts';
import type { FormRequest } from '../http/FormRequest.ts';
import { HttpError } from '../http/HttpError.ts';
import { parseFormRequest } from '../http/parseFormRequest.ts';
import { requireAdministrator } from '../http/requireCaller.ts';
import { MAILS_WITHIN_MS } from '../policy/submissionTimes.ts';
import type { DeliverMails } from './deliverMails.ts';

type StudioInboxDependencies = {
  verifyCaller: VerifyCaller;
  spam: SpamChanges;
  deliverMails: DeliverMails;
  now: () => Date;
};

/**
 * What administrators do with submissions past the rules of the database. Throws an `HttpError` with 400, 401, 403, with
 * 404 for what is gone, or with 409 where a person has changed the submission since the caller saw it.
 */
export function createStudioInbox({ verifyCaller, spam, deliverMails, now }: StudioInboxDependencies) {
  return async function studioInbox(httpRequest: FormRequest): Promise<{ ok: true }> {
    const body = await parseFormRequest(httpRequest);
    const { email } = requireAdministrator(await verifyCaller(httpRequest.authorization));
    const { success, output } = v.safeParse(inboxActionSchema, body);
    if (!success) throw new HttpError(400, { error: INVALID_REQUEST });
    await run(output, email);
    return { ok: true };
  };

  async function run(action: InboxAction, by: string): Promise<void> {
    const change = { seen: action, by, now: now() };
    if (action.action === 'spam') {
      accepted(await spam.mark(change));
      return;
    }
    const released = accepted(await spam.release(change, action.state));
    if (released.record.mail.outstanding.length > 0)
      await deliverMails(released, AbortSignal.timeout(MAILS_WITHIN_MS));
  }
}

function accepted<Result>(outcome: Result | InboxRefusal): Exclude<Result, InboxRefusal> {
  if (outcome === 'missing') throw new HttpError(404, { error: SUBMISSION_MISSING });
  if (outcome === 'changed') throw new HttpError(409, { error: SUBMISSION_CHANGED });
  return outcome as Exclude<Result, InboxRefusal>;
}
