import * as v from 'valibot';
import { isCalendarDay } from '../../time/calendarDay.ts';
import { momentInSaoPaulo } from '../../time/saoPauloTime.ts';
import { completeSubmission } from '../completeSubmission.ts';
import { KINDS } from '../kinds.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from '../submission.ts';

/** The database knows no moment after the year 9999, with which the next day may begin. */
const day = v.pipe(v.string(), v.check(isCalendarDay), v.maxValue('9999-12-30'));

const wholeBetween = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** The last submission of a page: when it was sent, in the range of the database's moments, and its id. */
const cursor = v.object({
  seconds: wholeBetween(-62_135_596_800, 253_402_300_799),
  nanoseconds: wholeBetween(0, 999_999_999),
  id: v.pipe(v.string(), v.regex(/^(?!__)[^/]{1,128}$/)),
});

/**
 * All submissions of a kind, or those of a period (days of São Paulo). The request for a further page names the `entry`
 * from the first answer, and the submission `after` which the page begins.
 */
const listSchema = v.pipe(
  v.object({
    kind: v.picklist(SUBMISSION_KINDS),
    from: v.optional(day),
    until: v.optional(day),
    entry: v.optional(v.pipe(v.string(), v.uuid())),
    after: v.optional(cursor),
  }),
  v.check(({ entry, after }) => (entry === undefined) === (after === undefined)),
);

/** Body of `POST /api/exportSubmissions`: all submissions of a kind, or everything that came from one address. */
export const exportRequestSchema = v.union([
  v.object({ email: v.pipe(v.string(), v.nonEmpty(), v.maxLength(320)) }),
  listSchema,
]);

export type ExportRequest = v.InferOutput<typeof listSchema>;

/** The days of an export, each yyyy-mm-dd and part of it; without one it has no end there. */
export type ExportPeriod = { [Day in 'from' | 'until']?: string | undefined };

/** The moments at which a period begins and before which it ends. */
export function periodMoments({ from, until }: ExportPeriod): { start?: Date; end?: Date } {
  const beginOf = (wanted: string) => new Date(momentInSaoPaulo(wanted));
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

/** Values that a person filled in, by the form's field names; nothing that the studio added. */
export type SentFields = Record<string, unknown>;

/** A mail that a person has sent, as the studio keeps it; of its files the names. */
export type SentMail = { at: string; subject: string; text: string; files: string[] };

/** Answer of `POST /api/myData`. */
export type OwnSubmissions = { messages: SentFields[]; bookings: SentFields[]; mails: SentMail[] };

/** The fields that the visitor sent. */
export function sentFields(submission: ExportedSubmission): SentFields {
  const { form } = completeSubmission(submission.kind, submission.id, submission);
  return Object.fromEntries(Object.keys(KINDS[form].fields).map((name) => [name, submission[name] ?? '']));
}
