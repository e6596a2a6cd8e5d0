/** The time in São Paulo at which summaries are sent on working days. */
export const SUMMARY_TIME = '08:00';

const [hour, minute] = SUMMARY_TIME.split(':').map(Number);

/** The same time for Cloud Scheduler, and in a sentence: '8h', '7h30'. */
export const SUMMARY_SCHEDULE = `${minute} ${hour} * * 1-5`;
export const SUMMARY_HOUR = `${hour}h${minute ? SUMMARY_TIME.slice(3) : ''}`;

/** Path of the document that exists while the administrator wants the daily summary. */
export function summarySwitchPath(uid: string): string {
  return `${SUMMARY_SWITCHES}/${uid}`;
}

/** The collection of these documents. Their ids are the administrators' uids. */
export const SUMMARY_SWITCHES = 'summarySwitches';
