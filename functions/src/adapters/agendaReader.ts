import type { Firestore } from 'firebase-admin/firestore';
import type { MonthAgenda } from '../../../src/domain/freeDays.ts';
import { availabilityDocument, availabilityIn, monthDocument, takenIn } from './agendaDocuments.ts';

/** Reads what visitors may know of the agenda. */
export function createAgendaReader(db: () => Firestore) {
  /** The rules and the taken slots of a month (yyyy-mm), by two document reads. */
  return async function readMonth(month: string): Promise<MonthAgenda> {
    const [rules, taken] = await db().getAll(availabilityDocument(db()), monthDocument(db(), `${month}-01`));
    return { month, availability: availabilityIn(rules), taken: takenIn(taken) };
  };
}

export type AgendaReader = ReturnType<typeof createAgendaReader>;
