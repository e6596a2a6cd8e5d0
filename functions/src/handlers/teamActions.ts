import type { TeamAction } from '../../../src/domain/accounts/team.ts';
import type { StudioAnswer } from '../../../src/domain/commands/studioAnswer.ts';
import type { Caller } from '../adapters/team/accounts.ts';
import type { Adapters } from '../createAdapters.ts';
import { requireRecentAdministrator } from '../http/requireCaller.ts';
import type { MailWorker } from './mailWorker.ts';

const FRESH_TEAM_ACTIONS: readonly string[] = ['invite', 'remove', 'resetPasskeys', 'confirmAddress'];

/** Runs actions on the team and returns it. Changes of access need a passkey ceremony within the last hour (403). */
export function createTeamActions({ team, now }: Pick<Adapters, 'team' | 'now'>, worker: MailWorker) {
  return async function runTeamAction(action: TeamAction, caller: Caller): Promise<StudioAnswer> {
    const by = { uid: caller.uid, now: now() };
    if (FRESH_TEAM_ACTIONS.includes(action.action)) requireRecentAdministrator(caller, by.now);
    // Adds the caller to the list before the code below checks for the last administrator.
    const before = await team.read(by);
    if (action.action === 'team') return { ok: true, team: before };
    if (action.action === 'tellAssignments') await team.tellAssignments(action.isWanted, by);
    if (action.action === 'invite') await worker.sendOne(await team.invite(action.email, by));
    if (action.action === 'withdraw') await team.withdraw(action.id, by);
    if (action.action === 'remove') await team.remove(action.uid, by);
    if (action.action === 'resetPasskeys' || action.action === 'confirmAddress')
      for (const id of await team[action.action](action.uid, by)) await worker.sendOne(id);
    return { ok: true, team: await team.read(by) };
  };
}
