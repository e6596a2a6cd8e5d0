import type { Team, TeamAction } from '#src/domain/accounts/team.ts';
import { STUDIO_PATH, type StudioAnswer } from '#src/domain/site/api.ts';
import { callFunction } from '#src/services/firebase/callFunction.ts';

const NOBODY: Team = { members: [], invitations: [] };

/** Does something about the team and answers how it is then. Throws a ServiceError (see callFunction). */
export async function doInTeam(action: TeamAction): Promise<Team> {
  const { team = NOBODY } = await callFunction<StudioAnswer>(STUDIO_PATH, action);
  return team;
}

/** Accepts the invitation of the account's e-mail. Throws a ServiceError; `denied` where there is none. */
export async function joinTeam(): Promise<void> {
  await callFunction<StudioAnswer>(STUDIO_PATH, { action: 'joinTeam' });
}
