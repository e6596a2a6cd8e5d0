import { readStored, storedKeys, writeStored } from '#src/services/browser/deviceStorage.ts';
import { forgetDrafts, forgetOldDrafts } from '#src/services/forms/formDrafts.ts';

/** The beginning of the keys under which Firebase stores a session. */
const SESSION_KEY = 'firebase:authUser:';

/** Marks a session that ends with the browser's session. A session cookie shows whether that still runs. */
const LIMITED_KEY = 'site:browser-session';
const COOKIE = 'site-session=1';

/** Makes the session end with the browser's session, in all tabs, or removes that limit. */
export function limitToBrowserSession(limited: boolean): void {
  // Without storage, a session ends with its tab anyway.
  writeStored('localStorage', LIMITED_KEY, limited ? '' : null);
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${COOKIE}; path=/; SameSite=Strict${limited ? '' : '; max-age=0'}`;
}

/**
 * Whether this browser has a session; does not load Firebase. It runs at every start, so it also deletes expired
 * sessions with their drafts, and old drafts.
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

/** Calls `onSession` when another tab of this browser signs in. Returns a function that stops this. */
export function onSessionInOtherTab(onSession: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(SESSION_KEY) && newValue) onSession();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
