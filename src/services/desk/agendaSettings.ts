import { doc, getDoc } from 'firebase/firestore/lite';
import {
  type AgendaSettings,
  CALENDAR_FEED_DOCUMENT,
  PRIVATE_AGENDA_PATH,
  readAgendaSettings,
} from '#src/domain/agenda/agendaSettings.ts';
import {
  AVAILABILITY_PATH,
  type Availability,
  type Closure,
  readAvailability,
} from '#src/domain/agenda/availability.ts';
import type { StudioAgenda as Agenda } from '#src/domain/commands/changeAgenda.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';
import { doInStudio } from './commands.ts';

/** The studio's settings; `hasFeed` when its calendar has a URL. */
export type StudioAgenda = Agenda & { hasFeed: boolean };

/** Reads the agenda's rules and what the studio keeps to itself. Throws a ServiceError (`denied` for visitors). */
export function loadStudioAgenda(): Promise<StudioAgenda> {
  return toServiceError(async () => {
    const [open, kept, feed] = await Promise.all([
      getDoc(doc(firestore, AVAILABILITY_PATH)),
      getDoc(doc(firestore, PRIVATE_AGENDA_PATH)),
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
export async function saveAvailability(hours: Omit<Availability, 'closures'>): Promise<void> {
  await doInStudio({ action: 'hours', hours });
}

/** Closes days or slots; the reason is kept where only administrators read it. Throws a ServiceError. */
export async function addClosure(closure: Closure, reason: string): Promise<void> {
  await doInStudio({ action: 'close', closure, reason });
}

/** Opens again what a closure closed, and forgets why it was. Throws a ServiceError. */
export async function removeClosure({ id }: Closure): Promise<void> {
  await doInStudio({ action: 'reopen', id });
}

/** Stores where consultations take place, and when visitors are reminded. Throws a ServiceError. */
export async function saveMeeting(
  meeting: Pick<AgendaSettings, 'meetingAddress' | 'reminderHours'>,
): Promise<void> {
  await doInStudio({ action: 'meeting', meeting });
}
