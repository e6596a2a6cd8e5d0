import { serverTimestamp } from 'firebase/firestore/lite';

/** What every change by a person carries, as the inbox writes it: the revision it leads to, and who did what. */
export function nextRevision(by: string, what: string, revision = 1): Record<string, unknown> {
  return {
    revision,
    [`log.${revision}`]: { at: serverTimestamp(), by, what },
    updatedAt: serverTimestamp(),
  };
}
