import { useQuery } from '@tanstack/react-query';

/** The key of the query of the team. */
export const TEAM = ['team'];

/** The administrators, those who left within the last months included, and the open invitations. */
export function useTeam() {
  return useQuery({
    queryKey: TEAM,
    queryFn: async () => (await import('#src/services/desk/team.ts')).doInTeam({ action: 'team' }),
  });
}
