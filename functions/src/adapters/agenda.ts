import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { PRIVATE_AGENDA_PATH, readStudioAgenda } from '../../../src/domain/agenda/agendaSettings.ts';
import { AVAILABILITY_PATH, readAvailability } from '../../../src/domain/agenda/availability.ts';
import type { DaySlot, MonthAgenda } from '../../../src/domain/agenda/freeDays.ts';
import { agendaPath, SLOTS, type Slot } from '../../../src/domain/agenda/slots.ts';
import { agendaExpiry } from '../../../src/domain/submissions/retention.ts';

/** Reads the agenda, each time by two documents. */
export function createAgendaReader(db: () => Firestore) {
  return {
    /** The public part of a month (yyyy-mm): the rules and the taken slots. */
    async readMonth(month: string): Promise<MonthAgenda> {
      const [rules, taken] = await db().getAll(
        db().doc(AVAILABILITY_PATH),
        monthDocument(db(), `${month}-01`),
      );
      return { month, availability: readAvailability(rules?.data()), taken: takenIn(taken) };
    },
    /** The studio's choices for its agenda. */
    async readStudioAgenda() {
      const [rules, settings] = await db().getAll(db().doc(AVAILABILITY_PATH), db().doc(PRIVATE_AGENDA_PATH));
      return readStudioAgenda(rules?.data(), settings?.data());
    },
  };
}

/** The document with the taken slots of a day's month. */
export function monthDocument(db: Firestore, day: string) {
  return db.doc(agendaPath(day));
}

/** The taken slots of a month that has been read, by day; days without one may be missing. */
export function takenIn(month: DocumentSnapshot | undefined): Record<string, Slot[]> {
  const taken: unknown = month?.get('taken');
  if (typeof taken !== 'object' || taken === null) return {};
  const slotsOf = (value: unknown) => SLOTS.filter((slot) => Array.isArray(value) && value.includes(slot));
  return Object.fromEntries(Object.entries(taken).map(([day, value]) => [day, slotsOf(value)]));
}

/** Fields that take a slot when they are merged into the month's document. */
export function takenSlot({ data, horario }: DaySlot): object {
  return { taken: { [data]: FieldValue.arrayUnion(horario) }, expireAt: agendaExpiry(data) };
}

/** Fields that free a slot when the month's document is updated with them. */
export function freedSlot({ data, horario }: DaySlot): Record<string, FieldValue> {
  return { [`taken.${data}`]: FieldValue.arrayRemove(horario) };
}
