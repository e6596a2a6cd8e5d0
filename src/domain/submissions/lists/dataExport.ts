import * as v from 'valibot';
import { addDays, isCalendarDay } from '../../time/calendarDay.ts';
import { instantInSaoPaulo } from '../../time/saoPauloTime.ts';
import { completeSubmission } from '../completeSubmission.ts';
import { KINDS } from '../kinds.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from '../submission.ts';

/** The database has no times after the year 9999, and a period ends at the start of the day after its last day. */
const day = v.pipe(v.string(), v.check(isCalendarDay), v.maxValue('9999-12-30'));

const wholeBetween = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** The last submission of a page: its time, within the database's range, and its id. */
const cursor = v.object({
  seconds: wholeBetween(-62_135_596_800, 253_402_300_799),
  nanoseconds: wholeBetween(0, 999_999_999),
  id: v.pipe(v.string(), v.regex(/^(?!__)[^/]{1,128}$/)),
});

/**
 * A request for a further page contains the first response's `entry`, and the previous response's `next` as `after`.
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

/** Body of `POST /api/exportSubmissions`: all submissions of a kind, or all data of one address. */
export const exportRequestSchema = v.union([
  v.object({ email: v.pipe(v.string(), v.nonEmpty(), v.maxLength(320)) }),
  listSchema,
]);

export type ExportRequest = v.InferOutput<typeof listSchema>;

/** The first and last day of an export (yyyy-mm-dd, both included). A missing day means no limit. */
export type ExportPeriod = { [Day in 'from' | 'until']?: string | undefined };

/** The start of a period, and its exclusive end. */
export function periodMoments({ from, until }: ExportPeriod): { start?: Date; end?: Date } {
  return {
    ...(from && { start: instantInSaoPaulo(from) }),
    ...(until && { end: instantInSaoPaulo(addDays(until, 1)) }),
  };
}

/** The fields of a document as stored; in JSON, dates are ISO texts. */
export type ExportedSubmission = { kind: SubmissionKind; id: string } & Record<string, unknown>;

export type ExportAnswer = {
  entry: string;
  submissions: ExportedSubmission[];
  next: ExportRequest['after'] | undefined;
};

export type SentFields = Record<string, unknown>;

/** A person's mail as the studio has stored it, with the names of its files. */
export type SentMail = { at: string; subject: string; text: string; files: string[] };

export type OwnSubmissions = { messages: SentFields[]; bookings: SentFields[]; mails: SentMail[] };

/** The fields that the visitor sent. */
export function sentFields(submission: ExportedSubmission): SentFields {
  const { form } = completeSubmission(submission.kind, submission.id, submission);
  return Object.fromEntries(Object.keys(KINDS[form].fields).map((name) => [name, submission[name] ?? '']));
}
