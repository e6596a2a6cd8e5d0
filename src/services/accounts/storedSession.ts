import { readStored, storedKeys, writeStored } from '#src/services/browser/deviceStorage.ts';
import { forgetDrafts, forgetOldDrafts } from '#src/services/forms/formDrafts.ts';

/** Firebase stores sessions under keys that begin with this. */
const SESSION_KEY = 'firebase:authUser:';

/** Stored if the session ends when the browser is closed. If the cookie is missing then, the browser was closed. */
const LIMITED_KEY = 'site:browser-session';
const COOKIE = 'site-session=1';

/** Makes the session of all tabs end when the browser is closed, or removes this limit. */
export function limitToBrowserSession(limited: boolean): void {
  // Without storage, a session ends with its tab in any case.
  writeStored('localStorage', LIMITED_KEY, limited ? '' : null);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${COOKIE}; path=/; SameSite=Strict${limited ? '' : '; max-age=0'}`;
}

/** Whether this browser has a session, without loading Firebase. Also deletes ended sessions and old drafts. */
export function hasStoredSession(): boolean {
  if (readStored('localStorage', LIMITED_KEY) !== null && !document.cookie.includes(COOKIE)) {
    for (const key of storedKeys('localStorage'))
      if (key.startsWith(SESSION_KEY) || key === LIMITED_KEY) writeStored('localStorage', key, null);
    forgetDrafts();
  }
  forgetOldDrafts();
  return [...storedKeys('localStorage'), ...storedKeys('sessionStorage')].some((key) =>
    key.startsWith(SESSION_KEY),
  );
}

/** Calls `onSession` when another tab of this browser signs in. Returns a function that stops this. */
export function onSessionInOtherTab(onSession: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(SESSION_KEY) && newValue) onSession();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
