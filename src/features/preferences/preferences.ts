import { readStoredJson, writeStored } from '#src/services/browser/deviceStorage.ts';

export const preferenceChoices = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  text: ['normal', 'large', 'larger'],
  motion: ['system', 'less'],
  language: ['full', 'plain'],
} as const;

export type Preferences = {
  [Name in keyof typeof preferenceChoices]: (typeof preferenceChoices)[Name][number];
};

/** The storage key. The script in index.html reads it before the first paint. */
const storageKey = 'site:preferences';

const defaults = Object.fromEntries(
  Object.entries(preferenceChoices).map(([name, [first]]) => [name, first]),
) as Preferences;

export const PREFERENCES_CHANGED = 'preferenceschanged';

export function readPreferences(): Preferences {
  const stored = readStoredJson('localStorage', storageKey);
  const known = Object.entries(preferenceChoices).flatMap(([name, choices]) =>
    choices.filter((choice) => choice === stored?.[name]).map((choice) => [name, choice]),
  );
  return { ...defaults, ...Object.fromEntries(known) };
}

/** Applies the choices and stores them on this device. Defaults set no attribute, so that the system decides. */
export function applyPreferences(preferences: Preferences): void {
  const changed = Object.entries(preferences).filter(
    ([name, value]) => value !== defaults[name as keyof Preferences],
  );
  for (const name of Object.keys(defaults)) delete document.documentElement.dataset[name];
  for (const [name, value] of changed) document.documentElement.dataset[name] = value;
  document.dispatchEvent(new Event(PREFERENCES_CHANGED));
  // Without storage, the choice lasts until the page unloads.
  writeStored('localStorage', storageKey, JSON.stringify(Object.fromEntries(changed)));
}
