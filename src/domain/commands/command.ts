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

/** The circumstances of a command. Lists that the command does not ask for are empty. */
export type CommandContext = {
  /** Who gives it: an administrator's e-mail, uid and name, or VISITOR. */
  by: string;
  uid: string;
  name: string;
  now: Date;
  availability: Availability;
  takenOn: (day: string) => readonly Slot[];
  /** Other submissions whose mails go to the same address. */
  sameAddress: readonly Submission[];
  /** The submission's mails that are withheld while it is spam. */
  withheld: readonly MailName[];
  /** The mails that the submission has already caused. */
  known: readonly MailName[];
  hosting: Hosting;
  /** The unguessable name of a new meeting room. */
  room: string;
  /** For a visitor's command: bookings of the same mailbox. */
  sameMailbox: readonly BookingSubmission[];
  /** For a visitor's command: mails that such commands caused to the mailbox within a day. */
  mailsToday: MailsToday;
  /** Whether more submissions than usual arrived within the hour. */
  isFlood: boolean;
};

/** Mails to a mailbox within a day that visitors' actions caused: first confirmations, and others. */
export type MailsToday = { first: number; later: number };

type Fields = Omit<
  Omit<BookingSubmission, 'form'> & Omit<MessageSubmission, 'kind' | 'form'> & { form: Kind },
  'kind' | 'id' | 'mail'
>;

/** The changes of a command to another submission of the same address. */
export type OtherChange = {
  submission: Submission;
  what: SubmissionChange;
  fields: Change['fields'];
  mails?: readonly MailName[];
};

/**
 * The change that a command makes. `fields` are written; undefined ones are removed. `what` is the log entry; without
 * it there is no revision. `mails` are tried now, in this process if it `sendsNow`. Earlier unsent mails that it
 * `drops` are deleted; spam withholds all. `received` is stored with the submission, `audit` is recorded for good.
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

/** Why a command is refused: the submission is gone, somebody has changed it, or its state does not allow it. */
export type Refusal =
  | { refused: 'missing' | 'changed' | 'cancelled' | 'closed' | 'late' | 'past' | 'taken' }
  | { refused: 'overLimit' | 'tooManyBookings' | 'tooManyMoves' }
  | { refused: 'invalid'; fields: FieldErrors }
  | { refused: 'tooLate'; noticeHours: number }
  | { refused: 'obstacle'; obstacle: Obstacle; availability: Availability; data: string };

/** The result of a command; undefined if there is nothing to change. */
export type Outcome = Change | Refusal | undefined;
