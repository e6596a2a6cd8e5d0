/** The hour in São Paulo at which summaries are sent on working days. */
export const SUMMARY_HOUR = 8;

/** Path of the document that exists while the administrator wants the daily summary. */
export function summarySwitchPath(uid: string): string {
  return `${SUMMARY_SWITCHES}/${uid}`;
}

/** The collection of these documents. Their ids are the administrators' uids. */
export const SUMMARY_SWITCHES = 'summarySwitches';
