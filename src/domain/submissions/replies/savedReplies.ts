import { REPLY_LIMIT, SAVED_TITLE_LIMIT } from './replies.ts';

export const SAVED_REPLIES_PATH = 'inboxSettings/savedReplies';

export type SavedReply = { id: string; title: string; text: string };

/** The saved replies, sorted by title, and their revision, which a change must contain. */
export type SavedReplies = { revision: number; replies: SavedReply[] };

export function readSavedReplies(stored: Record<string, unknown> | undefined): SavedReplies {
  const entries = Object.entries((stored?.replies ?? {}) as Record<string, Partial<SavedReply> | null>);
  const replies = entries
    .map(([id, reply]) => ({
      id,
      title: textIn(reply?.title).slice(0, SAVED_TITLE_LIMIT),
      text: textIn(reply?.text).slice(0, REPLY_LIMIT),
    }))
    .filter(({ title, text }) => title && text)
    .sort((one, other) => one.title.localeCompare(other.title, 'pt-BR'));
  const { revision } = stored ?? {};
  return { revision: Number.isSafeInteger(revision) ? Number(revision) : 0, replies };
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
