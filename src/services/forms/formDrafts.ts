import { DRAFT_HOURS } from '#src/domain/forms/draftLifetime.ts';
import { readStoredJson, storedKeys, writeStored } from '#src/services/browser/deviceStorage.ts';

const PREFIX = 'site:draft:';

type Values = Record<string, string>;

const onlyTexts = (values: unknown): Values =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The unsent values of a form on this device; none after DRAFT_HOURS or without storage. */
export function readDraft(form: string): Values {
  const { savedAt, values } = readStoredJson('localStorage', PREFIX + form) ?? {};
  if (Date.now() - Number(savedAt) < DRAFT_HOURS * 3_600_000) return onlyTexts(values);
  forgetDraft(form);
  return {};
}

/** Keeps what was typed into a form on this device, for DRAFT_HOURS from now. Says whether it could. */
export function saveDraft(form: string, values: Values): boolean {
  return writeStored('localStorage', PREFIX + form, JSON.stringify({ savedAt: Date.now(), values }));
}

/** Removes what was typed into a form on this device. */
export function forgetDraft(form: string): void {
  writeStored('localStorage', PREFIX + form, null);
}

const draftedForms = () =>
  storedKeys('localStorage').flatMap((key) => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : []));

/** Deletes the drafts that are older than DRAFT_HOURS, or that nobody can read. Called at every start of the site. */
export function forgetOldDrafts(): void {
  // Reading an old one deletes it.
  draftedForms().forEach(readDraft);
}

/** Deletes the drafts of all forms, at the end of a session. */
export function forgetDrafts(): void {
  draftedForms().forEach(forgetDraft);
}
