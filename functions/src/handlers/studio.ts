import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { joinSchema } from '../../../src/domain/accounts/team.ts';
import {
  readStudioCommand,
  type StudioCommand,
  studioActionSchema,
  studioCommands,
} from '../../../src/domain/commands/table.ts';
import { CALENDAR_FEED_PATH, INVALID_REQUEST, type StudioAnswer } from '../../../src/domain/site/api.ts';
import { REPLY_HOLD_MS } from '../../../src/domain/submissions/replies.ts';
import type { Caller } from '../adapters/accounts.ts';
import {
  exported,
  type MailedSubmission,
  type SubmissionKey,
} from '../adapters/submissions/submissionDocuments.ts';
import { refusalError } from '../commands/refusalError.ts';
import type { Adapters } from '../createAdapters.ts';
import type { Sender } from '../http/formEndpoint.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireAdministrator, requireRecentAdministrator } from '../http/requireCaller.ts';
import type { MailWorker } from './mailWorker.ts';
import { createTeamActions } from './team.ts';

/**
 * Everything that administrators do: the commands of the table, answered with the submission as it is then; the agenda,
 * the saved replies, and the address of the calendar. Throws an `HttpError` with 400, 401, 403, with 404 for what is gone, or with 409 for what is
 * refused, with the submission where a person has changed it since the caller saw it.
 */
export function createStudio(adapters: Adapters, worker: MailWorker) {
  const { sendStarted } = worker;
  const team = createTeamActions(adapters, worker);
  const {
    verifyCaller,
    runCommand,
    runAgendaChange,
    storeSavedReplies,
    raiseChange,
    readSubmission,
    outbox,
    feed,
    siteUrl,
    now,
  } = adapters;

  return async function studio(body: object, { authorization }: Sender): Promise<StudioAnswer> {
    const caller = await verifyCaller(authorization);
    // The only action of members, who become administrators by it.
    if (v.is(joinSchema, body)) return team.join(caller);
    const administrator = requireAdministrator(caller);
    const command = readStudioCommand(body);
    if (command) {
      if (studioCommands[command.action].needsRecentSignIn) requireRecentAdministrator(caller, now());
      return run(command, administrator);
    }
    const { success, output } = v.safeParse(studioActionSchema, body);
    if (!success) throw new HttpError(400, { error: INVALID_REQUEST });
    switch (output.action) {
      case 'deliver':
        return deliver(output);
      case 'makeFeed': {
        requireRecentAdministrator(caller, now());
        const secret = await feed.make(administrator.uid, now());
        return { ok: true, address: `${siteUrl()}${CALENDAR_FEED_PATH}/${secret}.ics` };
      }
      case 'revokeFeed':
        await feed.revoke();
        return { ok: true };
      case 'savedReplies': {
        const isStored = await storeSavedReplies(output.revision, output.replies);
        if (!isStored) throw refusalError({ refused: 'changed' });
        return { ok: true };
      }
      case 'team':
      case 'invite':
      case 'withdraw':
      case 'remove':
        return team.run(output, administrator);
      default:
        if (!(await runAgendaChange(output))) throw new HttpError(400, { error: INVALID_REQUEST });
        await raiseChange(now());
        return { ok: true };
    }
  };

  async function run(command: StudioCommand, { email, uid, name }: Caller): Promise<StudioAnswer> {
    const { commandId, kind, id, revision } = command;
    const given = { by: email, uid, name, now: now(), commandId };
    const outcome = await runCommand({ kind, id, revision }, command, given);
    if ('refused' in outcome) throw refusalError(outcome);
    await sendStarted(outcome.started);
    return toAnswer(outcome.started.length > 0 ? await readSubmission({ kind, id }) : outcome.submission);
  }

  /** Tries the outstanding mails as soon as they are due, if that is within the time an answer is held. */
  async function deliver(key: SubmissionKey): Promise<StudioAnswer> {
    for (const { id, at } of await outbox.dueOf(key, new Date(now().getTime() + REPLY_HOLD_MS))) {
      const wait = at.getTime() - now().getTime();
      if (wait > 0) await delay(wait + 20);
      const started = await outbox.startNext(id, now());
      if (started) await sendStarted([started]);
    }
    return toAnswer(await readSubmission(key));
  }
}

function toAnswer(stored: MailedSubmission | undefined): StudioAnswer {
  return { ok: true, ...(stored && { submission: exported(stored) }) };
}
