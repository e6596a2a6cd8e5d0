import type { AgendaSettings } from '../agenda/agendaSettings.ts';
import type { BookingSubmission } from '../submissions/submission.ts';

/** What decides which of the site's own commands are due. `formerHosts` are the uids of hosts who have stopped. */
export interface Circumstances {
  now: Date;
  settings: AgendaSettings;
  formerHosts: readonly string[];
}

/** A condition of a query for submissions. Days are yyyy-mm-dd. */
export type Condition = readonly [
  field: keyof BookingSubmission | 'host.uid',
  is: '==' | '<=' | '>=',
  value: string | boolean | Date,
];

/**
 * Returns the queries for the submissions on which a command of the site may have something to do, each with the
 * command's fields. If submissions still match the query after the command, the query `isLasting`.
 */
export type DueRule<Given = object> = (
  circumstances: Circumstances,
) => readonly (Given & { where: readonly Condition[]; isLasting?: true })[];
