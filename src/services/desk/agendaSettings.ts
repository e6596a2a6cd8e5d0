import {
  type StudioAgenda as Agenda,
  CALENDAR_FEED_DOCUMENT,
  PRIVATE_AGENDA_PATH,
  readStudioAgenda,
} from '#src/domain/agenda/agendaSettings.ts';
import { AVAILABILITY_PATH } from '#src/domain/agenda/bookingRules.ts';
import { loadDocument } from './storedDocuments.ts';

/** The agenda's settings. `hasFeed` is true if there is a secret address for the calendar feed. */
export type StudioAgenda = Agenda & { hasFeed: boolean };

/** Loads the agenda's rules and the studio's private settings. Throws a ServiceError (`denied` for visitors). */
export async function loadStudioAgenda(): Promise<StudioAgenda> {
  const paths = [AVAILABILITY_PATH, PRIVATE_AGENDA_PATH, CALENDAR_FEED_DOCUMENT];
  const [open, kept, feed] = await Promise.all(paths.map(loadDocument));
  return { ...readStudioAgenda(open?.data(), kept?.data()), hasFeed: feed?.exists() ?? false };
}
