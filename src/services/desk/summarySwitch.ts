import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { summarySwitchPath } from '#src/domain/accounts/summarySwitch.ts';
import { currentUser } from '#src/services/firebase/firebaseAuth.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';

const ownSwitch = () => doc(firestore, summarySwitchPath(currentUser().uid));

/** Whether the signed-in administrator wants the daily summary. Throws a ServiceError. */
export function loadSummarySwitch(): Promise<boolean> {
  return toServiceError(async () => (await getDoc(ownSwitch())).exists());
}

/** Stores whether the signed-in administrator wants the daily summary. Throws a ServiceError. */
export function storeSummarySwitch(isWanted: boolean): Promise<void> {
  return toServiceError(() =>
    isWanted ? setDoc(ownSwitch(), { switchedOnAt: serverTimestamp() }) : deleteDoc(ownSwitch()),
  );
}
