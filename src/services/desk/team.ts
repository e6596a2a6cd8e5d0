import type { Team, TeamAction } from '#src/domain/accounts/team.ts';
import { doInStudio } from './commands.ts';

/** Runs a team action and returns the team. Throws a ServiceError (see callFunction). */
export async function doInTeam(action: TeamAction): Promise<Team> {
  const { team } = await doInStudio(action);
  return team ?? { members: [], invitations: [] };
}

/** Accepts the invitation of the account's e-mail. Throws a ServiceError, which is `denied` without an invitation. */
export async function joinTeam(): Promise<void> {
  await doInStudio({ action: 'joinTeam' });
}
