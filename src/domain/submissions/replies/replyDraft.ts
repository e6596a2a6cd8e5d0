/**
 * An unfinished answer. A higher `number` is newer; clocks are not compared. `writer` is the page in which it was
 * typed, or empty if the site changed it.
 */
export type ReplyDraft = { text: string; number: number; writer: string };

/** The copy in the database, under its author's uid. `isTyping` was true at `at`, by the database's clock. */
export type StoredDraft = ReplyDraft & { at: Date; isTyping: boolean };

/**
 * A draft as a device stores it. `seen` is the database's copy on which it is based. `other` is a competing text of
 * another device or page, until somebody chooses. `savedAt` is in milliseconds since 1970.
 */
export type DeviceDraft = {
  draft: ReplyDraft;
  seen: ReplyDraft | null;
  other: ReplyDraft | null;
  savedAt: number;
};

/** Minimum interval between two writes of a draft. */
export const DRAFT_EVERY_MS = 10_000;

/** How long after the last key somebody still counts as writing. */
export const TYPING_MS = 5_000;

export const NO_DRAFT: ReplyDraft = { text: '', number: 0, writer: '' };

const isSame = (one: ReplyDraft | null | undefined, other: ReplyDraft | null | undefined) =>
  one?.number === other?.number && one?.writer === other?.writer && one?.text === other?.text;

/** Whether the device has changes that the database does not have. */
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
 * Merges another copy into the device's draft. The newer text wins; if both changed the same text, both are kept. If
 * `isStored` is true, the copy is the database's, and the device continues from it.
 */
export function mergeDraft(mine: DeviceDraft, theirs: ReplyDraft, isStored: boolean): DeviceDraft {
  const { draft, seen, other } = mine;
  const heard = isStored ? { ...mine, seen: theirs } : mine;
  if (isSame(theirs, seen) || isSame(theirs, other)) return mine;
  if (theirs.text === draft.text) return theirs.number > draft.number ? { ...heard, draft: theirs } : heard;
  // It is a late response, or an earlier text of the same page.
  if (theirs.number <= (seen?.number ?? -1)) return mine;
  if (theirs.writer === draft.writer && theirs.number < draft.number) return heard;
  if (!isUnsaved(mine)) return theirs.number > draft.number ? { ...heard, draft: theirs } : mine;
  // The text is the same, only its number differs: its page has only reported that typing stopped.
  if (theirs.text === seen?.text) return heard;
  if (draft.text === '') return { ...heard, draft: theirs };
  return theirs.text === '' ? heard : { ...heard, other: theirs };
}

/** The stored copy after the site changed it at `now`: empty for a sent answer, or the `text` of one taken back. */
export function changedDraft(before: StoredDraft | undefined, text: string, now: Date): StoredDraft {
  return { text, number: (before?.number ?? 0) + 1, writer: '', at: now, isTyping: false };
}
