import { useQuery } from '@tanstack/react-query';
import { doInTeam } from '#src/services/desk/team.ts';

/** The key of the query of the team. */
export const TEAM = ['team'];

/** Unless not wanted yet, the administrators, those who left within the last months included, and the open invitations. */
export function useTeam(isWanted = true) {
  return useQuery({
    queryKey: TEAM,
    enabled: isWanted,
    queryFn: () => doInTeam({ action: 'team' }),
  });
}

/** The people of the team to choose from, the reader first, and the name of whoever is or was one by their e-mail. */
export function useTeamNames(own: string) {
  const { data } = useTeam();
  const members = data?.members ?? [];
  const isOwn = (email: string) => email === own;
  const nameOf = (email: string): string => {
    if (isOwn(email)) return 'você';
    return members.find((one) => one.email === email)?.name || email;
  };
  const current = members.filter(({ isRemoved }) => !isRemoved).map(({ email }) => email);
  const others = current.filter((email) => !isOwn(email));
  others.sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'pt-BR'));
  return { options: [own, ...others].map((email) => [email, nameOf(email)] as const), nameOf };
}
