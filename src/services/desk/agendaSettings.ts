import { doc, getDoc } from 'firebase/firestore/lite';
import {
  type StudioAgenda as Agenda,
  CALENDAR_FEED_DOCUMENT,
  PRIVATE_AGENDA_PATH,
  readStudioAgenda,
} from '#src/domain/agenda/agendaSettings.ts';
import { AVAILABILITY_PATH } from '#src/domain/agenda/bookingRules.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';

/** The agenda's settings. `hasFeed` is true if there is a secret address for the calendar feed. */
export type StudioAgenda = Agenda & { hasFeed: boolean };

/** Loads the agenda's rules and the studio's private settings. Throws a ServiceError (`denied` for visitors). */
export function loadStudioAgenda(): Promise<StudioAgenda> {
  return toServiceError(async () => {
    const [open, kept, feed] = await Promise.all([
      getDoc(doc(firestore, AVAILABILITY_PATH)),
      getDoc(doc(firestore, PRIVATE_AGENDA_PATH)),
      getDoc(doc(firestore, CALENDAR_FEED_DOCUMENT)),
    ]);
    return { ...readStudioAgenda(open.data(), kept.data()), hasFeed: feed.exists() };
  });
}
