import type { Booking } from '../forms/booking.ts';
import type { ContactMessage } from '../forms/contact.ts';
import type { Cancellation } from './cancellation.ts';
import type { Notes } from './notes.ts';
import type { Replies, ReplyMail } from './replies.ts';
import type { SubmissionLog } from './submissionLog.ts';

/** The two kinds, each with the collection of its name. */
export const SUBMISSION_KINDS = ['messages', 'bookings'] as const;

export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/**
 * The states an administrator gives, besides 'spam'. What the honeypot or the minimum time caught, although its captcha
 * was solved, starts as 'review' until an administrator confirms it.
 */
export const ASSIGNABLE_STATES = ['new', 'answered', 'archived'] as const;

/** The states that a command names. */
export const GIVEN_STATES = [...ASSIGNABLE_STATES, 'review', 'spam'] as const;

/** Every state that a submission can be in; one that is `joined` belongs to a later one's conversation, which has the state. */
export const SUBMISSION_STATES = [...GIVEN_STATES, 'joined'] as const;

export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/**
 * The mails that belong to what somebody sent: to the studio and to the visitor; of a booking also of its move or
 * cancellation to each of them, its reminder, and its meeting address where that comes later. An answer of the studio is a mail
 * of its own.
 */
export type MailName =
  | 'studio'
  | 'visitor'
  | 'cancellation'
  | 'studioCancellation'
  | 'moved'
  | 'studioMoved'
  | 'place'
  | 'reminder'
  | ReplyMail;

/**
 * How far a mail is. `pending`: it will be tried at `nextAttemptAt`; `failed`: nobody tries any more; `withheld`: it is
 * never sent. `lastError` is a code ('ECONNREFUSED', 'EENVELOPE 550'), never a server's text.
 */
export type MailProgress = {
  state: 'pending' | 'sent' | 'failed' | 'withheld';
  attempts: number;
  nextAttemptAt: Date | null;
  lastError: string | null;
};

/** How far the mails of a submission are together, as mails/{id} has them; `outstanding` are those not sent. */
export type MailState = MailProgress & { outstanding: MailName[] };

/** Fields that messages/{id} and bookings/{id} share; times are Firestore timestamps there. */
export type StoredFields = {
  state: SubmissionState;
  createdAt: Date;
  /** The moment when it arrived, changed or came back; notes of the studio do not count (see nextRevision). */
  updatedAt: Date;
  /** Search terms (see searchTerms), asked for with `array-contains`. */
  search: string[];
  /** The address of its mails in lower case, under which everything that belongs to one address is found. */
  emailKey: string;
  /** When the database deletes it by itself (see retention). */
  expireAt: Date;
  /** Set for spam: the earlier `expireAt`, restored when an administrator says that it is not spam. */
  keepUntil?: Date;
  /** The id of the conversation, which is the id of one of its messages. A booking is a conversation of its own. */
  conversation: string;
  /** The e-mail of the administrator who sees to it; empty while nobody does. */
  responsible: string;
  /** The day (yyyy-mm-dd) on which it is new again; until then it is archived. */
  remindOn?: string;
  /** Where its mails go in place of `email`, which stays as it was sent; `by` is the e-mail of who corrected it. */
  correctedEmail?: { address: string; by: string; at: Date };
  /** How often its address was corrected; links of an earlier generation are dead. */
  linkGeneration?: number;
  /** How often a person has changed it; attempts of mails do not count. A change over a newer one is refused. */
  revision: number;
  /** The person behind each change, by the revision that the change led to. */
  log: SubmissionLog;
  /** Answers of the studio. */
  replies: Replies;
  /** Answers that administrators began to write, by their uid. */
  drafts: Record<string, string>;
  /** Notes that only the studio sees. */
  notes: Notes;
};

/** A contact message as stored in messages/{id}. */
export type StoredMessage = ContactMessage & StoredFields;

/**
 * Later changes of a stored booking; `from` is where it was before a move, and `isHeld` says that its visitor
 * was not told, because the day's mails were used up (src/domain/commands/visitorMails.ts); `isUntold`, that the studio
 * moved it without a mail.
 */
export type BookingEvent = {
  at: Date;
  what: 'entered' | 'moved' | 'place' | 'reminded';
  by: 'visitor' | 'studio' | 'site';
  from?: Pick<Booking, 'data' | 'horario'>;
  isHeld?: true;
  isUntold?: true;
};

/** Whether a consultation took place, as the studio notes it. */
export const ATTENDANCES = ['kept', 'missed'] as const;

/** A booking as stored in bookings/{id}; `holdsSlot` is false once it is cancelled. */
export type StoredBooking = Booking &
  StoredFields & {
    referencia: string;
    holdsSlot: boolean;
    cancelledAt: Date | null;
    /** Missing until the studio has noted it. */
    attendance?: (typeof ATTENDANCES)[number];
    /** Missing where the studio cancelled. */
    cancelledBy?: 'visitor';
    /** The studio's words with its cancellation; missing in cancellations by visitors, by deletions and by earlier versions. */
    cancellation?: Cancellation;
    /** How often its calendar entry has changed. */
    sequence: number;
    /** Whether its reminder is still to come. */
    reminder: 'due' | 'done';
    history: BookingEvent[];
    /** Where it takes place, if it has an address of its own; else empty. */
    meetingAddress: string;
    /** A keyed hash of the request that made it, so that only its sender gets its link again. */
    requestHash: string;
    /**
     * It is cancelled, and the functions delete it once its visitor has been told: its mails have no words and no address of
     * their own, so it stays until they are out.
     */
    deleteWhenMailed?: boolean;
  };

/** A record with its address in the database, of which its kind is the collection, and how far its mails are. */
export type MessageSubmission = StoredMessage & { kind: 'messages'; id: string; mail: MailState };
export type BookingSubmission = StoredBooking & { kind: 'bookings'; id: string; mail: MailState };
export type Submission = MessageSubmission | BookingSubmission;
export type SubmissionOf<Kind extends SubmissionKind> = Extract<Submission, { kind: Kind }>;

/** Where the mails of a submission go: the address that was sent with it, unless the studio has corrected it. */
export function mailAddress({ email, correctedEmail }: Pick<Submission, 'email' | 'correctedEmail'>): string {
  return correctedEmail?.address ?? email;
}
