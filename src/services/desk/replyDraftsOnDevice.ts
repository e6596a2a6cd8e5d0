import type { DeviceDraft } from '#src/domain/submissions/replies/replyDraft.ts';
import { readStored, readStoredJson, storedKeys, writeStored } from '#src/services/browser/deviceStorage.ts';
import { REPLY_DRAFTS } from '#src/services/forms/formDrafts.ts';

const keyOf = (uid: string, conversation: string) => `${REPLY_DRAFTS}${uid}:${conversation}`;

/** A person's draft on this device; null if it is missing or unreadable. */
export function readDeviceDraft(uid: string, conversation: string): DeviceDraft | null {
  const kept = readStoredJson('localStorage', keyOf(uid, conversation));
  return typeof kept?.draft?.text === 'string' && Number.isInteger(kept.draft.number) ? kept : null;
}

/** Stores a draft on this device; null removes it. Returns whether that worked. */
export function saveDeviceDraft(uid: string, conversation: string, draft: DeviceDraft | null): boolean {
  return writeStored('localStorage', keyOf(uid, conversation), draft && JSON.stringify(draft));
}

/** The conversations for which this device has a draft of a person. */
export function draftedConversations(uid: string): string[] {
  const beginning = keyOf(uid, '');
  return storedKeys('localStorage').flatMap((key) =>
    key.startsWith(beginning) ? key.slice(beginning.length) : [],
  );
}

/** Removes all drafts of a person from this device. */
export function forgetDeviceDrafts(uid: string): void {
  for (const conversation of draftedConversations(uid)) saveDeviceDraft(uid, conversation, null);
}

/** Calls `onChange` when another page in this browser has changed the draft. Returns a function that stops this. */
export function onDeviceDraft(uid: string, conversation: string, onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === keyOf(uid, conversation)) onChange();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

const PAGE_KEY = 'site:page';

/** The id of this tab, which stays the same after a reload. If storage is blocked, each call returns a new id. */
export function pageId(): string {
  const known = readStored('sessionStorage', PAGE_KEY);
  if (known) return known;
  const id = crypto.randomUUID().slice(0, 8);
  writeStored('sessionStorage', PAGE_KEY, id);
  return id;
}
