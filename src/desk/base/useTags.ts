import { useQuery } from '@tanstack/react-query';
import { loadTags } from '#src/services/desk/tags.ts';

export const tagsQuery = { queryKey: ['tags'], queryFn: () => loadTags() };

export const useTags = (): readonly string[] => useQuery(tagsQuery).data ?? [];
