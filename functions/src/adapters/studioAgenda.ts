import type { Firestore } from 'firebase-admin/firestore';
import {
  type AgendaSettings,
  PRIVATE_AGENDA_PATH,
  readAgendaSettings,
} from '../../../src/domain/agendaSettings.ts';
import type { Availability } from '../../../src/domain/availability.ts';
import { availabilityDocument, availabilityIn } from './agendaDocuments.ts';

/** What the studio has chosen, for visitors and for itself. */
export type StudioAgenda = AgendaSettings & { availability: Availability };

/** Reads both documents of the agenda's settings. */
export function createStudioAgendaReader(db: () => Firestore) {
  return async function readStudioAgenda(): Promise<StudioAgenda> {
    const [rules, settings] = await db().getAll(availabilityDocument(db()), db().doc(PRIVATE_AGENDA_PATH));
    return { ...readAgendaSettings(settings?.data()), availability: availabilityIn(rules) };
  };
}

export type ReadStudioAgenda = ReturnType<typeof createStudioAgendaReader>;
