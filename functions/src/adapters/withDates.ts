import { Timestamp } from 'firebase-admin/firestore';

/** Converts the database's timestamps in a value to dates. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withDates(part)]));
}
