import type { Firestore } from 'firebase-admin/firestore';
import {
  type AgendaSettings,
  PRIVATE_AGENDA_PATH,
  readAgendaSettings,
} from '../../../../src/domain/agenda/agendaSettings.ts';
import {
  AVAILABILITY_PATH,
  type Availability,
  readAvailability,
} from '../../../../src/domain/agenda/availability.ts';
import type { MonthAgenda } from '../../../../src/domain/agenda/freeDays.ts';
import { monthDocument, takenIn } from './agendaDocuments.ts';

/** The studio's choices for its agenda, the public ones and its own. */
export type StudioAgenda = AgendaSettings & { availability: Availability };

/** Reads the agenda, each time by two documents. */
export function createAgendaReader(db: () => Firestore) {
  return { readMonth, readStudioAgenda };

  /** The public part of a month (yyyy-mm): the rules and the taken slots. */
  async function readMonth(month: string): Promise<MonthAgenda> {
    const [rules, taken] = await db().getAll(db().doc(AVAILABILITY_PATH), monthDocument(db(), `${month}-01`));
    return { month, availability: readAvailability(rules?.data()), taken: takenIn(taken) };
  }

  /** The studio's choices for its agenda. */
  async function readStudioAgenda(): Promise<StudioAgenda> {
    const [rules, settings] = await db().getAll(db().doc(AVAILABILITY_PATH), db().doc(PRIVATE_AGENDA_PATH));
    return { ...readAgendaSettings(settings?.data()), availability: readAvailability(rules?.data()) };
  }
}
