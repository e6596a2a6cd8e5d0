import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { summarySwitchPath } from '#src/domain/accounts/summarySwitch.ts';
import { currentUser } from '#src/services/firebase/firebaseAuth.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { service } from '#src/services/firebase/ServiceError.ts';
import { loadDocument } from './storedDocuments.ts';

const ownSwitch = () => summarySwitchPath(currentUser().uid);

/** Whether the signed-in administrator wants the daily summary. Throws a ServiceError. */
export async function loadSummarySwitch(): Promise<boolean> {
  return (await loadDocument(ownSwitch())).exists();
}

/** Stores whether the signed-in administrator wants the daily summary. Throws a ServiceError. */
export const storeSummarySwitch = service(async (isWanted: boolean): Promise<void> => {
  const document = doc(firestore, ownSwitch());
  await (isWanted ? setDoc(document, { switchedOnAt: serverTimestamp() }) : deleteDoc(document));
});
