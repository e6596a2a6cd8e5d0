import * as v from 'valibot';
import { RECENT_SIGN_IN_REQUIRED } from '../../../src/domain/accounts/accessErrors.ts';
import { passkeyActionSchema } from '../../../src/domain/accounts/passkeys.ts';
import { joinSchema, teamActions } from '../../../src/domain/accounts/team.ts';
import { agendaChanges } from '../../../src/domain/commands/changeAgenda.ts';
import { hostActions } from '../../../src/domain/commands/hostActions.ts';
import { mailboxActions } from '../../../src/domain/commands/mailboxActions.ts';
import type { StudioAnswer } from '../../../src/domain/commands/studioAnswer.ts';
import {
  bindCommand,
  readStudioCommand,
  type StudioCommand,
  studioActions,
} from '../../../src/domain/commands/table.ts';
import { INVALID_REQUEST } from '../../../src/domain/site/requestErrors.ts';
import { countStart } from '../adapters/limits/startLimit.ts';
import type { Caller } from '../adapters/team/accounts.ts';
import { refusalError } from '../commands/refusalError.ts';
import type { Adapters } from '../createAdapters.ts';
import type { Sender } from '../http/formEndpoint.ts';
import { HttpError } from '../http/HttpError.ts';
import {
  isRecent,
  requireAdministrator,
  requireRecentAdministrator,
  requireVerifiedMember,
} from '../http/requireCaller.ts';
import type { createCalendarFeed } from './calendarFeed.ts';
import { createHostActions } from './hostActions.ts';
import { createLocalCeremony } from './localCeremony.ts';
import type { createMailboxActions } from './mailboxActions.ts';
import type { MailWorker } from './mailWorker.ts';
import { createPasskeys } from './passkeys.ts';
import { createStudioActions, DONE, toAnswer } from './studioActions.ts';
import { createTeamActions } from './teamActions.ts';

/** Commands that may send a mail to somebody who has never written to the studio. */
const STARTS: readonly string[] = ['write', 'correct', 'place'];

/** Makes a function that runs an action if the request matches one of the schemas; otherwise it returns undefined. */
function group<const Schemas extends readonly v.GenericSchema[]>(
  schemas: Schemas,
  run: (action: v.InferOutput<Schemas[number]>, caller: Caller) => Promise<StudioAnswer>,
) {
  const schema: v.GenericSchema<unknown, v.InferOutput<Schemas[number]>> = v.union(schemas);
  return (body: object, caller: Caller): Promise<StudioAnswer> | undefined => {
    const { success, output } = v.safeParse(schema, body);
    return success ? run(output, caller) : undefined;
  };
}

/** Handles the desk's requests. Throws an `HttpError` with 400, 401, 403, 404, or 409 with the current submission. */
export function createStudio(
  adapters: Adapters,
  worker: MailWorker,
  feed: ReturnType<typeof createCalendarFeed>,
  runMailboxAction: ReturnType<typeof createMailboxActions>,
) {
  const { verifyCaller, runCommand, runAgendaChange, raiseChange, now, db, readSubmission, team } = adapters;
  const runHostAction = createHostActions(adapters);
  const passkeys = createPasskeys(adapters, worker);
  const groups = [
    group(studioActions, createStudioActions(adapters, worker, feed)),
    group(agendaChanges, async (change) => {
      await runAgendaChange(change);
      await raiseChange();
      return DONE;
    }),
    group(teamActions, createTeamActions(adapters, worker)),
    group(hostActions, async (action, caller) => {
      await runHostAction(action, caller);
      await raiseChange();
      return DONE;
    }),
    group(mailboxActions, async (action, caller) => {
      if (action.action === 'dropMail') requireRecentAdministrator(caller, now());
      await runMailboxAction(action, caller);
      return DONE;
    }),
  ];
  const localCeremony = import.meta.env.MODE === 'production' ? undefined : createLocalCeremony(adapters);

  return async function studio(body: object, { authorization }: Sender): Promise<StudioAnswer> {
    const caller = await verifyCaller(authorization);
    // Members who are no administrators may use only this action: it makes an invited member an administrator.
    if (v.is(joinSchema, body)) {
      requireVerifiedMember(caller);
      await team.join({ uid: caller.uid, now: now() });
      return DONE;
    }
    // Sign-in and enrolment of passkeys need no passkey session.
    const passkey = v.safeParse(passkeyActionSchema, body);
    if (passkey.success) return { ok: true, passkey: await passkeys(passkey.output, caller) };
    const local = await localCeremony?.(body, caller);
    if (local) return { ok: true, passkey: local };
    requireAdministrator(caller);
    const command = readStudioCommand(body);
    if (command) return run(command, caller);
    for (const take of groups) {
      const answer = take(body, caller);
      if (answer) return answer;
    }
    throw new HttpError(400, { error: INVALID_REQUEST });
  };

  async function run(command: StudioCommand, caller: Caller): Promise<StudioAnswer> {
    if (bindCommand(command).needsRecentSignIn) requireRecentAdministrator(caller, now());
    const { commandId, kind, id, revision } = command;
    const { email: by, uid } = caller;
    // Limits the number of strangers to whom a stolen session could write in the studio's name.
    const isStart = STARTS.includes(command.action);
    if (isStart && !isRecent(caller, now()) && !(await countStart(db(), uid, now())))
      throw new HttpError(403, { error: RECENT_SIGN_IN_REQUIRED });
    const isSigned = command.action === 'write' || command.action === 'reply';
    const name = isSigned ? await team.nameOf(uid) : caller.name;
    const given = { by, uid, name, now: now(), commandId };
    const outcome = await runCommand({ kind, id, revision }, command, given);
    if ('refused' in outcome) throw refusalError(outcome);
    await worker.sendStarted(outcome.started);
    return toAnswer(outcome.started.length > 0 ? await readSubmission({ kind, id }) : outcome.submission);
  }
}
