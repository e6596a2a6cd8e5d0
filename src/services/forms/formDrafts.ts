import { DRAFT_HOURS } from '#src/domain/forms/draftLifetime.ts';

const PREFIX = 'site:draft:';

type Values = Record<string, string>;

const onlyTexts = (values: unknown): Values =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The unsent values of a form on this device; none after DRAFT_HOURS or without storage. */
export function readDraft(form: string): Values {
  try {
    const { savedAt, values } = JSON.parse(localStorage.getItem(PREFIX + form) ?? '{}');
    if (Date.now() - Number(savedAt) < DRAFT_HOURS * 3_600_000) return onlyTexts(values);
  } catch {
    // Without storage, or with something else in its place, there is no draft.
  }
  forgetDraft(form);
  return {};
}

/** Keeps what was typed into a form on this device, for DRAFT_HOURS from now. Says whether it could. */
export function saveDraft(form: string, values: Values): boolean {
  try {
    localStorage.setItem(PREFIX + form, JSON.stringify({ savedAt: Date.now(), values }));
    return true;
  } catch {
    return false;
  }
}

/** Removes what was typed into a form on this device. */
export function forgetDraft(form: string): void {
  try {
    localStorage.removeItem(PREFIX + form);
  } catch {
    // Without storage there is no draft to remove.
  }
}

/** Deletes the drafts that are older than DRAFT_HOURS, or that nobody can read. Called at every start of the site. */
export function forgetOldDrafts(): void {
  try {
    // Reading an old one deletes it.
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX)) readDraft(key.slice(PREFIX.length));
  } catch {
    // Without storage there is no draft to remove.
  }
}

/** Deletes the drafts of all forms, at the end of a session. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Without storage there is no draft to remove.
  }
}
