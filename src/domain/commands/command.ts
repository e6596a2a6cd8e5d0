import type { Availability } from '../agenda/bookingRules.ts';
import type { DaySlot } from '../agenda/freeDays.ts';
import type { Hosting } from '../agenda/hosts.ts';
import type { Obstacle } from '../agenda/slotObstacle.ts';
import type { Slot } from '../agenda/slots.ts';
import type { FieldErrors } from '../site/apiAnswer.ts';
import type { RecordedAction } from '../submissions/audit.ts';
import type { Kind } from '../submissions/kinds.ts';
import type { MailName } from '../submissions/mails/mailName.ts';
import type { ReceivedMail } from '../submissions/mails/receivedMail.ts';
import type { BookingSubmission, MessageSubmission, Submission } from '../submissions/submission.ts';
import type { SubmissionChange } from '../submissions/submissionLog.ts';

/** The data that commands may need. Lists that a command does not need are empty. */
export type CommandContext = {
  /** The author of the command: an administrator's e-mail, or an author such as VISITOR. */
  by: string;
  uid: string;
  name: string;
  now: Date;
  availability: Availability;
  takenOn: (day: string) => readonly Slot[];
  /** Other submissions whose mails go to the same address. */
  sameAddress: readonly Submission[];
  withheld: readonly MailName[];
  /** All mails of the submission so far. */
  known: readonly MailName[];
  hosting: Hosting;
  /** The unguessable name of a new meeting room. */
  room: string;
  /** For a visitor's command: the bookings of the same mailbox. */
  sameMailbox: readonly BookingSubmission[];
  /** For a visitor's command: how many mails visitors' commands have sent to the mailbox within a day. */
  mailsToday: MailsToday;
  /** Whether unusually many submissions arrived within the last hour. */
  isFlood: boolean;
};

/** Numbers of mails that visitors' commands sent to a mailbox within a day: first confirmations, and other mails. */
export type MailsToday = { first: number; later: number };

type Fields = Omit<
  Omit<BookingSubmission, 'form'> & Omit<MessageSubmission, 'kind' | 'form'> & { form: Kind },
  'kind' | 'id' | 'mail'
>;

export type OtherChange = {
  submission: Submission;
  what: SubmissionChange;
  fields: Change['fields'];
  mails?: readonly MailName[];
};

/**
 * `fields` are written; undefined ones are removed. `what` is the log entry; without it the revision stays the same.
 * `mails` become due now; with `sendsNow` this process sends them. `drops` selects earlier unsent mails to delete.
 * `withholdsMails` is set for spam. `received` is stored with the submission, `audit` in the audit log.
 */
export type Change = {
  what?: SubmissionChange | 'entered';
  fields: { [Name in keyof Fields]?: Fields[Name] | undefined };
  frees?: DaySlot;
  takes?: DaySlot & { host?: string | undefined };
  mails?: readonly MailName[];
  sendsNow?: boolean;
  drops?: (name: MailName) => boolean;
  withholdsMails?: boolean;
  others?: readonly OtherChange[];
  received?: ReceivedMail;
  audit?: RecordedAction[];
  isDeletion?: boolean;
};

/** Why a command is refused. `missing`: the submission does not exist. `closed`: its state does not allow it. */
export type Refusal =
  | { refused: 'missing' | 'changed' | 'cancelled' | 'closed' | 'late' | 'past' | 'taken' }
  | { refused: 'overLimit' | 'tooManyBookings' | 'tooManyMoves' }
  | { refused: 'invalid'; fields: FieldErrors }
  | { refused: 'tooLate'; noticeHours: number }
  | { refused: 'obstacle'; obstacle: Obstacle; availability: Availability; data: string };

/** The result of a command; undefined if there is nothing to change. */
export type Outcome = Change | Refusal | undefined;
