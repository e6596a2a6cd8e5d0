/** The mail of an answer, by the revision of its submission that it led to. */
export type ReplyMail = `reply-${number}`;

/**
 * The mails about what somebody sent, to the studio and to the visitor; of a booking also about its move, cancellation, meeting
 * address and reminder. Whoever of the team is made responsible gets `assigned`. An answer of the studio is a mail of its own.
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
  | 'assigned'
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
