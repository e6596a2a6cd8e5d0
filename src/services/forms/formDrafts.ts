import { DRAFT_HOURS, REPLY_DRAFT_DAYS } from '#src/domain/forms/draftLifetime.ts';
import { readStoredJson, storedKeys, writeStored } from '#src/services/browser/deviceStorage.ts';

const PREFIX = 'site:draft:';

/** Prefix of the storage keys of answers' drafts (see services/desk/replyDraftsOnDevice.ts). */
export const REPLY_DRAFTS = 'site:reply:';

type Values = Record<string, string>;

/** The unsent values of a form on this device; empty if there are none, or after DRAFT_HOURS. */
export function readDraft(form: string): Values {
  const { savedAt, values } = readStoredJson('localStorage', PREFIX + form) ?? {};
  if (Date.now() - Number(savedAt) < DRAFT_HOURS * 3_600_000) return values;
  forgetDraft(form);
  return {};
}

/** Stores a form's values on this device for DRAFT_HOURS. Returns whether that worked. */
export function saveDraft(form: string, values: Values): boolean {
  return writeStored('localStorage', PREFIX + form, JSON.stringify({ savedAt: Date.now(), values }));
}

/** Removes a form's values from this device. */
export function forgetDraft(form: string): void {
  writeStored('localStorage', PREFIX + form, null);
}

const draftedForms = () =>
  storedKeys('localStorage').flatMap((key) => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : []));

/** Deletes unreadable and expired drafts (DRAFT_HOURS for forms, REPLY_DRAFT_DAYS for answers). Runs at every start. */
export function forgetOldDrafts(): void {
  // Reading an expired draft deletes it.
  draftedForms().forEach(readDraft);
  for (const key of replyDrafts()) {
    const savedAt = Number(readStoredJson('localStorage', key)?.savedAt);
    if (!(Date.now() - savedAt < REPLY_DRAFT_DAYS * 24 * 3_600_000)) writeStored('localStorage', key, null);
  }
}

const replyDrafts = () => storedKeys('localStorage').filter((key) => key.startsWith(REPLY_DRAFTS));

/** Deletes the drafts of all forms and answers. Called at the end of a session. */
export function forgetDrafts(): void {
  draftedForms().forEach(forgetDraft);
  for (const key of replyDrafts()) writeStored('localStorage', key, null);
}
