import type { Firestore } from 'firebase-admin/firestore';
import { SUMMARY_SWITCHES, summarySwitchPath } from '../../../../src/domain/accounts/summarySwitch.ts';

/** The administrators, by their uids, who want the daily summary. */
export function createSummarySwitches(db: () => Firestore) {
  return {
    wanting: async () => (await db().collection(SUMMARY_SWITCHES).get()).docs.map(({ id }) => id),
    isWanted: async (uid: string) => (await db().doc(summarySwitchPath(uid)).get()).exists,
    switchOff: async (uid: string) => void (await db().doc(summarySwitchPath(uid)).delete()),
  };
}
