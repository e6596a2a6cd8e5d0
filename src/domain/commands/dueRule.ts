import type { AgendaSettings } from '../agenda/agendaSettings.ts';
import type { BookingSubmission } from '../submissions/submission.ts';

/** What decides which of the site's own commands are due. `formerHosts` are the uids of hosts who have stopped. */
export interface Circumstances {
  now: Date;
  settings: AgendaSettings;
  formerHosts: readonly string[];
}

/** A range of a query, both ends included. Days are yyyy-mm-dd. */
type Range = { from?: string; until?: string | Date };

/**
 * Returns the queries for the submissions on which a command of the site may have something to do, each with the
 * command's fields. If submissions still match the query after the command, the query `isLasting`.
 */
export type DueRule<Given = object> = (
  circumstances: Circumstances,
) => readonly (Given & { where: Where; isLasting?: true })[];

/** The values of fields, or ranges for them. A query has at most one range. */
type Where = { readonly [Field in keyof BookingSubmission | 'host.uid']?: string | boolean | Range };

export type Condition = readonly [field: string, is: '==' | '<=' | '>=', value: string | boolean | Date];

/** A query's conditions, in the form that the database reads. */
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
