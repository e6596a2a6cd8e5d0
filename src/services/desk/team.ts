import type { Team, TeamAction } from '#src/domain/accounts/team.ts';
import { doInStudio } from './commands.ts';

/** Runs a team action and returns the team. Throws a ServiceError (see callFunction). */
export async function doInTeam(action: TeamAction): Promise<Team> {
  const { team } = await doInStudio(action);
  return team ?? { members: [], invitations: [] };
}

/** Accepts the invitation for the account's e-mail. Throws a ServiceError (`denied` if there is no invitation). */
export async function joinTeam(): Promise<void> {
  await doInStudio({ action: 'joinTeam' });
}
