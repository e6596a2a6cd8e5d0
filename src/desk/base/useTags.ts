import { useQuery } from '@tanstack/react-query';
import { loadTags } from '#src/services/desk/tags.ts';

export const TAGS = ['tags'];

/** The tags from which the studio chooses; none until they are known. */
export function useTags(): readonly string[] {
  const { data } = useQuery({ queryKey: TAGS, queryFn: () => loadTags() });
  return data ?? [];
}
