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

/** The circumstances of a command. Lists that the command does not need are empty. */
export type CommandContext = {
  /** Who gives the command: an administrator's e-mail, uid and name, or VISITOR. */
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
  /** For a visitor's command: the bookings of the same mailbox. */
  sameMailbox: readonly BookingSubmission[];
  /** For a visitor's command: how many mails such commands have sent to the mailbox within a day. */
  mailsToday: MailsToday;
  /** Whether more submissions than usual arrived within the hour. */
  isFlood: boolean;
};

/** The numbers of mails that visitors' actions sent to a mailbox within a day: first confirmations, and others. */
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
 * The change that a command makes. `fields` are written; fields that are undefined are removed. `what` is the log
 * entry; without it the revision stays the same. `mails` are to be sent now; with `sendsNow` this process sends them.
 * `drops` selects earlier unsent mails to be deleted. Spam withholds all mails. `received` is stored with the
 * submission, and `audit` in the audit log.
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

/** Why a command is refused: the submission does not exist, somebody has changed it, or its state does not allow it. */
export type Refusal =
  | { refused: 'missing' | 'changed' | 'cancelled' | 'closed' | 'late' | 'past' | 'taken' }
  | { refused: 'overLimit' | 'tooManyBookings' | 'tooManyMoves' }
  | { refused: 'invalid'; fields: FieldErrors }
  | { refused: 'tooLate'; noticeHours: number }
  | { refused: 'obstacle'; obstacle: Obstacle; availability: Availability; data: string };

/** The result of a command; undefined if there is nothing to change. */
export type Outcome = Change | Refusal | undefined;
