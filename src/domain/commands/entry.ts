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

export interface Entry<Given> {
  /** The collections of the submissions to which the command applies. Empty if it creates a submission. */
  kinds: readonly SubmissionKind[];
  bind: (command: Given) => BoundCommand;
}

export type BoundCommand = ReturnType<typeof bindTo>;

/** A command with its fields. `on` binds it to the stored submission; undefined if it does not apply to that. */
function bindTo<Stored extends Submission | undefined, Given>(
  kinds: readonly SubmissionKind[],
  { run, address, mailbox, days, mail, needsRecentSignIn, ...flags }: Spec<Stored, Given>,
  command: Given,
) {
  const isNew = kinds.length === 0;
  return {
    ...(flags as Flags),
    isNew,
    needsRecentSignIn: needsRecentSignIn?.(command) ?? false,
    mail: mail?.(command),
    on: (found: Submission | undefined) => {
      if (found ? !kinds.includes(found.kind) : !isNew) return undefined;
      const stored = found as Stored;
      return {
        address: address?.(stored, command),
        mailbox: mailbox?.(stored, command),
        days: days?.(stored, command) ?? [],
        run: (context: CommandContext) => run(stored, command, context),
      };
    },
  };
}

const entryOn =
  <Stored extends Submission | undefined>(kinds: readonly SubmissionKind[]) =>
  <Given>(spec: Spec<Stored, Given>): Entry<Given> => ({
    kinds,
    bind: (command) => bindTo(kinds, spec, command),
  });

/** Makes a row of the table of commands, for a command on a booking. */
export const onBooking = entryOn<BookingSubmission>(['bookings']);

export const onAny = entryOn<Submission>(SUBMISSION_KINDS);
export const onNothing = entryOn<undefined>([]);
