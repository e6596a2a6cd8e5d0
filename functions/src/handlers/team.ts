import type { TeamAction } from '../../../src/domain/accounts/team.ts';
import {
  INVITATION_MISSING,
  LAST_ADMINISTRATOR,
  type StudioAnswer,
  SUBMISSION_MISSING,
} from '../../../src/domain/site/api.ts';
import type { Caller } from '../adapters/accounts.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireRecentAdministrator, requireVerifiedMember } from '../http/requireCaller.ts';
import type { MailWorker } from './mailWorker.ts';

/** Actions that change who is an administrator. */
const SENSITIVE = ['invite', 'remove'];

/**
 * What administrators do about each other, all of it but looking after a sign-in of the last hour; and `join`, by which an
 * invited member becomes one. Throws an `HttpError` with 403, with 404 for what is gone, or with 409 for the last one.
 */
export function createTeamActions({ team, outbox, now }: Adapters, { sendStarted }: MailWorker) {
  return { join, run };

  async function join(caller: Caller | undefined): Promise<StudioAnswer> {
    const { uid } = requireVerifiedMember(caller);
    if (!(await team.join({ uid, now: now() }))) throw new HttpError(403, { error: INVITATION_MISSING });
    return { ok: true };
  }

  async function run(action: TeamAction, administrator: Caller): Promise<StudioAnswer> {
    if (SENSITIVE.includes(action.action)) requireRecentAdministrator(administrator, now());
    const by = { uid: administrator.uid, now: now() };
    // Who asks is known to be there before somebody is the last one.
    const before = await team.read(by);
    if (action.action === 'team') return { ok: true, team: before };
    if (action.action === 'invite') {
      const started = await outbox.startNext(await team.invite(action.email, by), now());
      if (started) await sendStarted([started]);
    }
    if (action.action === 'withdraw') await team.withdraw(action.id);
    if (action.action === 'remove') {
      const outcome = await team.remove(action.uid, by);
      if (outcome === 'last') throw new HttpError(409, { error: LAST_ADMINISTRATOR });
      if (outcome === 'missing') throw new HttpError(404, { error: SUBMISSION_MISSING });
    }
    return { ok: true, team: await team.read(by) };
  }
}
