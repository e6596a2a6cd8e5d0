import * as v from 'valibot';
import { singleLineText } from '../forms/textSchemas.ts';

export const TAGS_PATH = 'inboxSettings/tags';

export const MOST_TAGS = 20;
export const TAG_LIMIT = 30;

export const tagSchema = singleLineText('A etiqueta', TAG_LIMIT);
export const tagListSchema = v.pipe(v.array(tagSchema), v.maxLength(MOST_TAGS));

/** Reads one tag from each line, without duplicates. */
export function tagsIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return [...new Set(lines.filter(Boolean))];
}

export function tagsError(tags: readonly string[]): string | undefined {
  if (tags.length > MOST_TAGS) return `No máximo ${MOST_TAGS} etiquetas`;
  return tags.some((tag) => tag.length > TAG_LIMIT)
    ? `Cada etiqueta, no máximo ${TAG_LIMIT} caracteres`
    : undefined;
}

export function readTags(stored: Record<string, unknown> | undefined): string[] {
  const { tags } = stored ?? {};
  return Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string') : [];
}
