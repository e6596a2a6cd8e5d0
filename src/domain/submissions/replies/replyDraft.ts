/**
 * An unfinished answer. Of two drafts, the one with the higher `number` is newer; clocks are not compared. `writer` is
 * the id of the page where it was typed, or empty if the site changed it.
 */
export type ReplyDraft = { text: string; number: number; writer: string };

/** The copy in the database, keyed by the author's uid. `isTyping` is the state at `at`, by the database's clock. */
export type StoredDraft = ReplyDraft & { at: Date; isTyping: boolean };

/**
 * A draft as a device stores it. `seen` is the copy in the database on which it is based. `other` is a competing text
 * from another device or page, until the author chooses one. `savedAt` is in milliseconds since 1970.
 */
export type DeviceDraft = {
  draft: ReplyDraft;
  seen: ReplyDraft | null;
  other: ReplyDraft | null;
  savedAt: number;
};

export const DRAFT_EVERY_MS = 10_000;

/** An author counts as typing until this long after the last key. */
export const TYPING_MS = 5_000;

export const NO_DRAFT: ReplyDraft = { text: '', number: 0, writer: '' };

const isSame = (one: ReplyDraft | null | undefined, other: ReplyDraft | null | undefined) =>
  one?.number === other?.number && one?.writer === other?.writer && one?.text === other?.text;

/** Whether the device has changes that are not in the database. */
export function isUnsaved({ draft, seen }: DeviceDraft): boolean {
  return !isSame(draft, seen ?? NO_DRAFT);
}

/** The device's draft after `text` was typed in the page `writer`. */
export function typedDraft(before: DeviceDraft, text: string, writer: string, now: number): DeviceDraft {
  const { draft, seen, other } = before;
  const number = 1 + Math.max(draft.number, seen?.number ?? 0, other?.number ?? 0);
  return { ...before, draft: { text, number, writer }, savedAt: now };
}

/** Merges the database's copy into the device's draft. The newer text wins. If both changed the same text, keeps both. */
export function mergeDraft(mine: DeviceDraft, theirs: ReplyDraft): DeviceDraft {
  const { draft, seen, other } = mine;
  const heard = { ...mine, seen: theirs };
  if (isSame(theirs, seen) || isSame(theirs, other)) return mine;
  if (theirs.text === draft.text) return theirs.number > draft.number ? { ...heard, draft: theirs } : heard;
  // The copy is a late response, or an earlier text of the same page.
  if (theirs.number <= (seen?.number ?? -1)) return mine;
  if (theirs.writer === draft.writer && theirs.number < draft.number) return heard;
  if (!isUnsaved(mine)) return theirs.number > draft.number ? { ...heard, draft: theirs } : mine;
  // The text is the same, and only its number is new: the other page has reported that its author stopped typing.
  if (theirs.text === seen?.text) return heard;
  if (draft.text === '') return { ...heard, draft: theirs };
  return theirs.text === '' ? heard : { ...heard, other: theirs };
}

/** The stored copy after the site changed it: its text is empty after an answer, or is the answer taken back. */
export function changedDraft(before: StoredDraft | undefined, text: string, now: Date): StoredDraft {
  return { text, number: (before?.number ?? 0) + 1, writer: '', at: now, isTyping: false };
}
