import type { AgendaSettings } from '../agenda/agendaSettings.ts';
import type { BookingSubmission } from '../submissions/submission.ts';

/** The facts that decide which of the site's own commands are due. `formerHosts` are uids of hosts who have stopped. */
export interface Circumstances {
  now: Date;
  settings: AgendaSettings;
  formerHosts: readonly string[];
}

/** A range of a query, both ends included. Days are yyyy-mm-dd. */
type Range = { from?: string; until?: string | Date };

/**
 * Returns queries for the submissions to which a command of the site may apply, each with the command's fields.
 * `isLasting`: submissions still match the query after the command.
 */
export type DueRule<Given = object> = (
  circumstances: Circumstances,
) => readonly (Given & { where: Where; isLasting?: true })[];

/** The value of each field, or a range for it. A query has at most one range. */
type Where = { readonly [Field in keyof BookingSubmission | 'host.uid']?: string | boolean | Range };

export type Condition = readonly [field: string, is: '==' | '<=' | '>=', value: string | boolean | Date];

/** Converts the fields of a query to conditions of the database. */
export function conditionsOf(where: Where): Condition[] {
  return Object.entries(where).flatMap(([field, value]): Condition[] => {
    if (typeof value !== 'object') return [[field, '==', value]];
    const { from, until } = value;
    return [
      ...(from ? [[field, '>=', from] as const] : []),
      ...(until ? [[field, '<=', until] as const] : []),
    ];
  });
}
