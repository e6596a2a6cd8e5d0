import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Team, TeamAction } from '#src/domain/accounts/team.ts';
import { useOwnAccount } from '#src/features/auth/AuthContext.ts';
import { doInTeam } from '#src/services/desk/team.ts';

export const TEAM = ['team'];

/** The administrators (also former ones of the last months) and open invitations. Loaded only if `isWanted`. */
export function useTeam(isWanted = true) {
  return useQuery({ queryKey: TEAM, enabled: isWanted, queryFn: () => doInTeam({ action: 'team' }) });
}

export function useTeamAction() {
  const client = useQueryClient();
  return async (action: TeamAction) => void client.setQueryData(TEAM, await doInTeam(action));
}

type Member = Pick<Team['members'][number], 'email' | 'name'>;

export function memberName({ email, name }: Member, members: readonly Member[]): string {
  const isShared = members.some((other) => other.email !== email && other.name === name);
  return name && isShared ? `${name} (${email})` : name || email;
}

/** The current members (the signed-in person first), and the names of current and former members by e-mail. */
export function useTeamNames(isWanted = true) {
  const own = useOwnAccount()?.email ?? '';
  const { data } = useTeam(isWanted);
  const members = data?.members ?? [];
  const nameOf = (email: string): string => {
    if (email === own) return 'você';
    const known = members.find((one) => one.email === email);
    return known ? memberName(known, members) : email;
  };
  const current = members.filter(({ isRemoved }) => !isRemoved).map(({ email }) => email);
  const others = current.filter((email) => email !== own);
  others.sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'pt-BR'));
  return { own, options: [own, ...others].map((email) => [email, nameOf(email)] as const), nameOf };
}
