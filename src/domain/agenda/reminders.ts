/** When a reminder can be sent: hours before a consultation, and their name at the desk. Without a reminder they are 0. */
export const REMINDERS = [
  { hours: 24, label: 'Um dia antes' },
  { hours: 48, label: 'Dois dias antes' },
];

const USUAL_HOURS = 24;

/** The stored choice, or the usual one if it is missing or unknown. */
export function readReminderHours(stored: unknown): number {
  return [0, ...REMINDERS.map(({ hours }) => hours)].find((hours) => hours === stored) ?? USUAL_HOURS;
}
