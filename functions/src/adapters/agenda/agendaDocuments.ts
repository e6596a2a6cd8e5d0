import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import type { DaySlot } from '../../../../src/domain/agenda/freeDays.ts';
import { agendaPath, SLOTS, type Slot } from '../../../../src/domain/agenda/slots.ts';
import { agendaExpiry } from '../../../../src/domain/submissions/retention.ts';

/** The document with the taken slots of a day's month. */
export function monthDocument(db: Firestore, day: string): DocumentReference {
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
