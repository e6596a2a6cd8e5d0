import { doc, getDoc } from 'firebase/firestore/lite';
import { agendaPath, SLOTS, type Slot } from '#src/domain/slots.ts';
import { firestore } from './firestore.ts';
import { toServiceError } from './ServiceError.ts';

/** The slots of a day (yyyy-mm-dd) that somebody has booked, in their order. Throws a ServiceError. */
export function loadTakenSlots(day: string): Promise<Slot[]> {
  return toServiceError(async () => {
    const taken: unknown = (await getDoc(doc(firestore, agendaPath(day)))).get('taken');
    return Array.isArray(taken) ? SLOTS.filter((slot) => taken.includes(slot)) : [];
  });
}
