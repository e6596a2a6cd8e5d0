import { readStored, storedKeys, writeStored } from '#src/services/browser/deviceStorage.ts';
import { forgetDrafts, forgetOldDrafts } from '#src/services/forms/formDrafts.ts';

/** Firebase's own storage key of a session. */
const SESSION_KEY = 'firebase:authUser:';

/** On the device: marks that the session ends with the browser's. A session cookie tells that it still runs. */
const LIMITED_KEY = 'site:browser-session';
const COOKIE = 'site-session=1';

/** Ends the session with the browser's, in all tabs, or lifts that limit. */
export function limitToBrowserSession(limited: boolean): void {
  // Without storage a session ends with its tab.
  writeStored('localStorage', LIMITED_KEY, limited ? '' : null);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${COOKIE}; path=/; SameSite=Strict${limited ? '' : '; max-age=0'}`;
}

/**
 * Whether this browser has a session, without loading Firebase. Also deletes expired sessions with their drafts, and old
 * drafts, because it runs at every start.
 */
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

/** Calls back when another tab of this browser signs in. Returns the function that stops it. */
export function onSessionInOtherTab(onSession: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(SESSION_KEY) && newValue) onSession();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
