import {
  arrayRemove,
  arrayUnion,
  deleteField,
  doc,
  getDoc,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import {
  type AgendaSettings,
  CALENDAR_FEED_DOCUMENT,
  PRIVATE_AGENDA_PATH,
  readAgendaSettings,
} from '#src/domain/agendaSettings.ts';
import {
  AVAILABILITY_PATH,
  type Availability,
  type Closure,
  readAvailability,
} from '#src/domain/availability.ts';
import { firestore } from './firestore.ts';
import { toServiceError } from './ServiceError.ts';

/** What the studio has chosen; `hasFeed` when its calendar has an address. */
export type StudioAgenda = { availability: Availability; settings: AgendaSettings; hasFeed: boolean };

const rules = () => doc(firestore, AVAILABILITY_PATH);
const notes = () => doc(firestore, PRIVATE_AGENDA_PATH);

/** Reads the agenda's rules and what the studio keeps to itself. Throws a ServiceError (`denied` for visitors). */
export function loadStudioAgenda(): Promise<StudioAgenda> {
  return toServiceError(async () => {
    const [open, kept, feed] = await Promise.all([
      getDoc(rules()),
      getDoc(notes()),
      getDoc(doc(firestore, CALENDAR_FEED_DOCUMENT)),
    ]);
    return {
      availability: readAvailability(open.data()),
      settings: readAgendaSettings(kept.data()),
      hasFeed: feed.exists(),
    };
  });
}

/** Stores what was chosen of the rules, and leaves the closures alone. Throws a ServiceError. */
export function saveAvailability(changes: Omit<Availability, 'closures'>): Promise<void> {
  return toServiceError(() => setDoc(rules(), changes, { merge: true }));
}

/** Closes days or slots; the reason is kept where only administrators read it. Throws a ServiceError. */
export function addClosure(closure: Closure, reason: string): Promise<void> {
  return toServiceError(() => {
    const batch = writeBatch(firestore).set(rules(), { closures: arrayUnion(closure) }, { merge: true });
    if (reason) batch.set(notes(), { reasons: { [closure.id]: reason } }, { merge: true });
    return batch.commit();
  });
}

/** Opens again what a closure closed, and forgets why it was. Throws a ServiceError. */
export function removeClosure(closure: Closure): Promise<void> {
  return toServiceError(() =>
    writeBatch(firestore)
      .set(rules(), { closures: arrayRemove(closure) }, { merge: true })
      .set(notes(), { reasons: { [closure.id]: deleteField() } }, { merge: true })
      .commit(),
  );
}

/** Stores where consultations take place, and when visitors are reminded. Throws a ServiceError. */
export function saveMeeting(
  changes: Pick<AgendaSettings, 'meetingAddress' | 'reminderHours'>,
): Promise<void> {
  return toServiceError(() => setDoc(notes(), changes, { merge: true }));
}
