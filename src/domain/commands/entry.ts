import {
  type BookingSubmission,
  SUBMISSION_KINDS,
  type Submission,
  type SubmissionKind,
} from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';

interface Flags {
  /** The command needs the other bookings of the mailbox. */
  countsBookings?: boolean;
  /** The command also succeeds on a newer revision if there is nothing left to change. */
  isRepeatable?: boolean;
  isForm?: boolean;
}

interface Spec<Stored, Given> extends Flags {
  run: (stored: Stored, command: Given, context: CommandContext) => Outcome;
  /** The address (see emailKey) whose other submissions the command needs. */
  address?: (stored: Stored, command: Given) => string;
  /** The mailbox (see mailboxKey) for which the command's mails are counted and limited. */
  mailbox?: (stored: Stored, command: Given) => string;
  /** The days whose taken slots the command needs. */
  days?: (stored: Stored, command: Given) => string[];
  /** The received mail that the command stores if it was not handled. `isDecided`: a person has decided about it. */
  mail?: (command: Given) => { id: string; isDecided?: boolean };
  /** Whether the command is only for administrators who used a passkey within the last hour. */
  needsRecentSignIn?: (command: Given) => boolean;
}

/** A command with its fields, ready for a submission. */
export interface BoundCommand extends Flags {
  isNew: boolean;
  needsRecentSignIn: boolean;
  mail: { id: string; isDecided?: boolean } | undefined;
  /** Binds the command to the stored submission. Returns undefined if the command does not apply to it. */
  on: (found: Submission | undefined) => ReadyCommand | undefined;
}

interface ReadyCommand {
  address: string | undefined;
  mailbox: string | undefined;
  days: string[];
  run: (context: CommandContext) => Outcome;
}

export interface Entry<Given> {
  /** The collections of the submissions to which the command applies. Empty if it creates a submission. */
  kinds: readonly SubmissionKind[];
  bind: (command: Given) => BoundCommand;
}

const entryOn =
  <Stored>(
    kinds: readonly SubmissionKind[],
    meant: (found: Submission | undefined) => readonly [Stored] | undefined,
  ) =>
  <Given>(spec: Spec<Stored, Given>): Entry<Given> => ({
    kinds,
    bind: (command) => {
      const { run, address, mailbox, days, mail, needsRecentSignIn, ...flags } = spec;
      return {
        ...flags,
        isNew: kinds.length === 0,
        needsRecentSignIn: needsRecentSignIn?.(command) ?? false,
        mail: mail?.(command),
        on: (found) => {
          const target = meant(found);
          if (!target) return undefined;
          const [stored] = target;
          return {
            address: address?.(stored, command),
            mailbox: mailbox?.(stored, command),
            days: days?.(stored, command) ?? [],
            run: (context) => run(stored, command, context),
          };
        },
      };
    },
  });

/** Makes a row of the table of commands, for a command on a booking. */
export const onBooking = entryOn<BookingSubmission>(['bookings'], (found) =>
  found?.kind === 'bookings' ? [found] : undefined,
);

export const onAny = entryOn<Submission>(SUBMISSION_KINDS, (found) => found && [found]);
export const onNothing = entryOn<undefined>([], (found) => (found ? undefined : [undefined]));
