import type { AgendaSettings } from '../agenda/agendaSettings.ts';
import type { BookingSubmission } from '../submissions/submission.ts';

/** The facts that decide which of the site's own commands are due. `formerHosts` are uids of hosts who have stopped. */
export interface Circumstances {
  now: Date;
  settings: AgendaSettings;
  formerHosts: readonly string[];
}

/** A condition of the database. */
export type Condition = readonly [field: string, is: '==' | '<=' | '>=', value: string | boolean | Date];

/** `where`: fields that must have these values. `range`: a limit for one further field. Days are yyyy-mm-dd. */
type DueQuery = {
  where?: { readonly [Field in keyof BookingSubmission | 'host.uid']?: string | boolean };
  range: Condition;
};

/**
 * Returns queries for the submissions to which a command of the site may apply, each with the command's fields.
 * `isLasting`: submissions still match the query after the command.
 */
export type DueRule<Given = object> = (
  circumstances: Circumstances,
) => readonly (Given & DueQuery & { isLasting?: true })[];
