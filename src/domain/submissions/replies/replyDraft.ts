/**
 * An unfinished answer. A higher `number` is newer; clocks are not compared. `writer` is the page in which it was typed,
 * empty after a change by the site.
 */
export type ReplyDraft = { text: string; number: number; writer: string };

/** The database's copy, under its author's uid; `isTyping` at `at`, which is the database's time. */
export type StoredDraft = ReplyDraft & { at: Date; isTyping: boolean };

/**
 * A draft as a device keeps it. `seen` is the database's copy that it continues. `other` is a rival text of another device or
 * page, until somebody chooses. `savedAt` is in milliseconds since 1970.
 */
export type DeviceDraft = {
  draft: ReplyDraft;
  seen: ReplyDraft | null;
  other: ReplyDraft | null;
  savedAt: number;
};

/** How often at most a draft is written to the database. */
export const DRAFT_EVERY_MS = 10_000;

/** How long somebody counts as writing after their last key. */
export const TYPING_MS = 5_000;

export const NO_DRAFT: ReplyDraft = { text: '', number: 0, writer: '' };

const isSame = (one: ReplyDraft | null | undefined, other: ReplyDraft | null | undefined) =>
  one?.number === other?.number && one?.writer === other?.writer && one?.text === other?.text;

/** Whether the device has something that the database does not have. */
export function isUnsaved({ draft, seen }: DeviceDraft): boolean {
  return !isSame(draft, seen ?? NO_DRAFT);
}

/** The device's draft with a text that was typed now in the page `writer`. */
export function typedDraft(before: DeviceDraft, text: string, writer: string, now: number): DeviceDraft {
  const { draft, seen, other } = before;
  const number = 1 + Math.max(draft.number, seen?.number ?? 0, other?.number ?? 0);
  return { ...before, draft: { text, number, writer }, savedAt: now };
}

/**
 * Merges another copy into the device's draft. The newer text wins; where both changed the same text, both are kept.
 * `isStored` says that the copy is the database's: the device then continues from it.
 */
export function mergeDraft(mine: DeviceDraft, theirs: ReplyDraft, isStored: boolean): DeviceDraft {
  const { draft, seen, other } = mine;
  const heard = isStored ? { ...mine, seen: theirs } : mine;
  if (isSame(theirs, seen) || isSame(theirs, other)) return mine;
  if (theirs.text === draft.text) return theirs.number > draft.number ? { ...heard, draft: theirs } : heard;
  // An earlier answer to a question, or an earlier text of the same page, came late.
  if (theirs.number <= (seen?.number ?? -1)) return mine;
  if (theirs.writer === draft.writer && theirs.number < draft.number) return heard;
  if (!isUnsaved(mine)) return theirs.number > draft.number ? { ...heard, draft: theirs } : mine;
  // The same text with another number: its page told that nobody types any more.
  if (theirs.text === seen?.text) return heard;
  if (draft.text === '') return { ...heard, draft: theirs };
  return theirs.text === '' ? heard : { ...heard, other: theirs };
}

/** The database's copy after the site changed it at `now`: an answer was sent, or taken back with its `text`. */
export function changedDraft(before: StoredDraft | undefined, text: string, now: Date): StoredDraft {
  return { text, number: (before?.number ?? 0) + 1, writer: '', at: now, isTyping: false };
}
