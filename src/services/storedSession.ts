/**
 * Whether this browser holds a session, told from Firebase's own storage keys without loading Firebase: visitors who
 * never signed in never download it.
 */
export function hasStoredSession(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) =>
      Object.keys(storage).some((key) => key.startsWith('firebase:authUser:')),
    );
  } catch {
    return false; // storage is closed to us, so nothing can have been kept
  }
}
