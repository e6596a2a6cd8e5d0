/**
 * An unfinished answer. A higher `number` is newer; clocks are not compared. `writer` is the page in which it was typed,
 * empty after a change by the site.
 */
export type ReplyDraft = { text: string; number: number; writer: string };

/** The stored copy, under its author's uid; `isTyping` at `at`, in database time. */
export type StoredDraft = ReplyDraft & { at: Date; isTyping: boolean };

/**
 * A draft as a device keeps it. `seen` is the stored copy that it continues. `other` is a competing text of another
 * device or page, until somebody chooses. `savedAt` is in milliseconds since 1970.
 */
export type DeviceDraft = {
  draft: ReplyDraft;
  seen: ReplyDraft | null;
  other: ReplyDraft | null;
  savedAt: number;
};

/** Shortest interval between two writes of a draft. */
export const DRAFT_EVERY_MS = 10_000;

/** How long somebody counts as writing after the last key. */
export const TYPING_MS = 5_000;

export const NO_DRAFT: ReplyDraft = { text: '', number: 0, writer: '' };

const isSame = (one: ReplyDraft | null | undefined, other: ReplyDraft | null | undefined) =>
  one?.number === other?.number && one?.writer === other?.writer && one?.text === other?.text;

/** Whether the device has changes that are not stored. */
export function isUnsaved({ draft, seen }: DeviceDraft): boolean {
  return !isSame(draft, seen ?? NO_DRAFT);
}

/** The device's draft after typing `text` in the page `writer`. */
export function typedDraft(before: DeviceDraft, text: string, writer: string, now: number): DeviceDraft {
  const { draft, seen, other } = before;
  const number = 1 + Math.max(draft.number, seen?.number ?? 0, other?.number ?? 0);
  return { ...before, draft: { text, number, writer }, savedAt: now };
}

/**
 * Merges another copy into the device's draft. The newer text wins; if both changed the same text, both are kept. With
 * `isStored` the copy is the database's, and the device continues from it.
 */
export function mergeDraft(mine: DeviceDraft, theirs: ReplyDraft, isStored: boolean): DeviceDraft {
  const { draft, seen, other } = mine;
  const heard = isStored ? { ...mine, seen: theirs } : mine;
  if (isSame(theirs, seen) || isSame(theirs, other)) return mine;
  if (theirs.text === draft.text) return theirs.number > draft.number ? { ...heard, draft: theirs } : heard;
  // A late response, or an earlier text of the same page.
  if (theirs.number <= (seen?.number ?? -1)) return mine;
  if (theirs.writer === draft.writer && theirs.number < draft.number) return heard;
  if (!isUnsaved(mine)) return theirs.number > draft.number ? { ...heard, draft: theirs } : mine;
  // The same text with another number: its page has only told that typing stopped.
  if (theirs.text === seen?.text) return heard;
  if (draft.text === '') return { ...heard, draft: theirs };
  return theirs.text === '' ? heard : { ...heard, other: theirs };
}

/** The stored copy after the site changed it at `now`: an answer was sent, or taken back with its `text`. */
export function changedDraft(before: StoredDraft | undefined, text: string, now: Date): StoredDraft {
  return { text, number: (before?.number ?? 0) + 1, writer: '', at: now, isTyping: false };
}
