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

/**
 * Actions on the team; `join` makes an invited member an administrator. Inviting and removing need a sign-in within the hour.
 * Throws an `HttpError` with 403, with 404 when the person is gone, or with 409 for the last administrator.
 */
export function createTeamActions({ team, now }: Adapters, { sendOne }: MailWorker) {
  return { join, run };

  async function join(caller: Caller): Promise<StudioAnswer> {
    requireVerifiedMember(caller);
    const isMember = await team.join({ uid: caller.uid, now: now() });
    if (!isMember) throw new HttpError(403, { error: INVITATION_MISSING });
    return { ok: true };
  }

  async function run(action: TeamAction, caller: Caller): Promise<StudioAnswer> {
    const by = { uid: caller.uid, now: now() };
    const isSensitive = action.action === 'invite' || action.action === 'remove';
    if (isSensitive) requireRecentAdministrator(caller, by.now);
    // First, so that the one who asks is in the list before the last administrator is looked for.
    const before = await team.read(by);
    if (action.action === 'team') return { ok: true, team: before };
    if (action.action === 'invite') await sendOne(await team.invite(action.email, by));
    if (action.action === 'withdraw') await team.withdraw(action.id);
    if (action.action === 'remove') {
      const outcome = await team.remove(action.uid, by);
      if (outcome === 'last') throw new HttpError(409, { error: LAST_ADMINISTRATOR });
      if (outcome === 'missing') throw new HttpError(404, { error: SUBMISSION_MISSING });
    }
    return { ok: true, team: await team.read(by) };
  }
}
