import { useQuery } from '@tanstack/react-query';
import { loadTags } from '#src/services/desk/tags.ts';

export const tagsQuery = { queryKey: ['tags'], queryFn: () => loadTags() };

/** The studio's tags; empty until loaded. */
export const useTags = (): readonly string[] => useQuery(tagsQuery).data ?? [];
