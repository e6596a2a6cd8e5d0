import { randomBytes } from 'node:crypto';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { completeSubmission } from '../../src/domain/submissions/completeSubmission.ts';
import { searchTerms } from '../../src/domain/submissions/lists/searchTerms.ts';
import { mailboxKey } from '../../src/domain/submissions/mails/mailboxKey.ts';
import { bookingExpiry, messageExpiry, spamExpiry } from '../../src/domain/submissions/retention.ts';
import { SUBMISSION_STATES } from '../../src/domain/submissions/states.ts';
import { emailKey, mailAddress } from '../../src/domain/submissions/submission.ts';
import { isCalendarDay } from '../../src/domain/time/calendarDay.ts';
import { kindFields } from './formerMessages.ts';

const STATES: readonly unknown[] = SUBMISSION_STATES;

/** A test whether a field's stored value is valid, and the value to store if it is not. */
type Expectation = [holds: (stored: unknown) => boolean, value: unknown];

const isText = (value: unknown): value is string => typeof value === 'string';
const isTimestamp = (value: unknown): value is Timestamp => value instanceof Timestamp;
const isThere = (value: unknown) => value !== undefined;

/**
 * The fields that a message or booking lacks: date of deletion, key of the (corrected) address, search terms, and those
 * of lists. A corrected booking gets a new generation of its link. Times default to the document's creation.
 */
export function missingSubmissionFields(document: QueryDocumentSnapshot): Record<string, unknown> {
  const stored = document.data();
  const createdAt = isTimestamp(stored.createdAt) ? stored.createdAt : document.createTime;
  const keepUntil =
    isText(stored.data) && isCalendarDay(stored.data)
      ? bookingExpiry(stored.data)
      : messageExpiry(createdAt.toDate());
  const isSpam = stored.state === 'spam';
  const { email } = stored;
  const { address } = (stored.correctedEmail ?? {}) as { address?: unknown };
  const corrected = isText(address) ? address : undefined;
  const kind = document.ref.parent.id === 'bookings' ? 'bookings' : 'messages';
  const said = kindFields(document);
  const terms = searchTerms(completeSubmission(kind, document.id, { ...stored, ...said }));
  const fields = missing(document, {
    state: [(state) => STATES.includes(state), 'new'],
    responsible: [isText, ''],
    conversation: [isText, document.id],
    createdAt: [isTimestamp, createdAt],
    updatedAt: [isTimestamp, createdAt],
    emailKey: corrected
      ? [(key) => key === emailKey(corrected), emailKey(corrected)]
      : [(key) => isText(key) || !isText(email), isText(email) && emailKey(email)],
    // The link went to the wrong address, so a new generation revokes it.
    linkGeneration: [(generation) => Number(generation) > 0 || !corrected || kind === 'messages', 1],
    search: [(search) => JSON.stringify(search) === JSON.stringify(terms), terms],
    expireAt: [isTimestamp, isSpam ? spamExpiry(createdAt.toDate(), keepUntil) : keepUntil],
    keepUntil: [(date) => isTimestamp(date) || !isSpam, keepUntil],
  });
  return { ...said, ...fields };
}

/** The fields that a booking lacks. One that is cancelled or has no address needs no reminder. */
export function missingBookingFields(document: QueryDocumentSnapshot): Record<string, unknown> {
  const isReminded = document.get('holdsSlot') === true && Boolean(document.get('email'));
  return {
    ...missingSubmissionFields(document),
    ...missing(document, {
      sequence: [isThere, 0],
      reminder: [isThere, isReminded ? 'due' : 'done'],
      history: [isThere, []],
      meetingAddress: [isThere, ''],
      // Random, so that nobody can guess the video room of somebody else's consultation.
      room: [isRoom, randomBytes(16).toString('hex')],
      mailbox: [
        isThere,
        mailboxKey(mailAddress(completeSubmission('bookings', document.id, document.data()))),
      ],
      requestHash: [isThere, ''],
      cancelledAt: [(date) => date === null || isTimestamp(date), null],
      // When documents had no `responsible` yet, a cancellation did not conclude the conversation.
      ...(document.get('cancelledAt') &&
        document.get('responsible') === undefined && {
          state: [(state) => state !== 'new' && state !== 'answered', 'archived'],
        }),
    }),
  };
}

const isRoom = (room: unknown) => /^[0-9a-f]{32}$/.test(String(room));

function missing(document: QueryDocumentSnapshot, expected: Record<string, Expectation>) {
  const lacking = Object.entries(expected).filter(([field, [holds]]) => !holds(document.get(field)));
  return Object.fromEntries(lacking.map(([field, [, value]]) => [field, value]));
}
