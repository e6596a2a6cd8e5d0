import * as v from 'valibot';
import { bookingFieldNames } from './bookingFields.ts';
import { isCalendarDay } from './calendarDay.ts';
import { INBOX_FILTERS } from './inboxFilters.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from './submission.ts';

const day = v.pipe(v.string(), v.check(isCalendarDay));

/**
 * A list of the inbox, of a period of days of São Paulo where one is given, from `after` on; `entry` is what the answer
 * to the first page said.
 */
const listSchema = v.object({
  kind: v.picklist(SUBMISSION_KINDS),
  filter: v.picklist(INBOX_FILTERS.bookings),
  from: v.optional(day),
  until: v.optional(day),
  entry: v.optional(v.pipe(v.string(), v.uuid())),
  after: v.optional(
    v.object({
      seconds: v.pipe(v.number(), v.integer()),
      nanoseconds: v.pipe(v.number(), v.integer()),
      id: v.pipe(v.string(), v.regex(/^[^/]{1,128}$/)),
    }),
  ),
});

/** Body of `POST /api/exportSubmissions`: a list of the inbox, or everything that came from one address. */
export const exportRequestSchema = v.union([
  v.object({ email: v.pipe(v.string(), v.nonEmpty(), v.maxLength(320)) }),
  listSchema,
]);

/** The request of a list. */
export type ExportRequest = v.InferOutput<typeof listSchema>;

/** The days of an export, each yyyy-mm-dd and part of it; without one it has no end there. */
export type ExportPeriod = Pick<ExportRequest, 'from' | 'until'>;

/** The moments at which a period begins and before which it ends. */
export function periodMoments({ from, until }: ExportPeriod): { start?: Date; end?: Date } {
  const beginOf = (wanted: string) => new Date(`${wanted}T00:00:00-03:00`);
  return {
    ...(from && { start: beginOf(from) }),
    ...(until && { end: new Date(beginOf(until).getTime() + 24 * 3_600_000) }),
  };
}

/** The fields of a document as they are stored, whatever they are; on the wire dates are ISO texts. */
export type ExportedSubmission = { kind: SubmissionKind; id: string } & Record<string, unknown>;

/** Its answer; `next` is there as long as there is more. */
export type ExportAnswer = {
  entry: string;
  submissions: ExportedSubmission[];
  next: ExportRequest['after'] | undefined;
};

const SENT_FIELDS = {
  messages: ['nome', 'email', 'mensagem'],
  bookings: bookingFieldNames,
} as const satisfies Record<SubmissionKind, readonly string[]>;

/** What a person filled in, by the form's own names of the fields; nothing that the studio added. */
export type SentFields = Record<string, unknown>;

/** Answer of `POST /api/myData`. */
export type OwnSubmissions = { messages: SentFields[]; bookings: SentFields[] };

/** Of a stored submission the fields that were sent, and no others. */
export function sentFields(kind: SubmissionKind, submission: object): SentFields {
  const stored = submission as Record<string, unknown>;
  return Object.fromEntries(SENT_FIELDS[kind].map((field) => [field, stored[field] ?? '']));
}
