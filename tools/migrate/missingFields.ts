import { type DocumentSnapshot, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isCalendarDay } from '../../src/domain/calendarDay.ts';
import { completeSubmission } from '../../src/domain/completeSubmission.ts';
import { emailKey } from '../../src/domain/emailKey.ts';
import { bookingExpiry, messageExpiry, spamExpiry } from '../../src/domain/retention.ts';
import { searchTerms } from '../../src/domain/searchTerms.ts';
import { SUBMISSION_STATES } from '../../src/domain/submission.ts';

const STATES: readonly unknown[] = SUBMISSION_STATES;

/**
 * What a message or booking lacks: its date of deletion, its address in lower case, the terms that the search of the
 * present version asks for, and the state and moment without which no list would show it. A moment that is missing is that of the document's creation.
 */
export function missingSubmissionFields(document: QueryDocumentSnapshot): Record<string, unknown> {
  const createdAt = timestampOf(document, 'createdAt') ?? document.createTime;
  const keepUntil = keptUntil(document, createdAt.toDate());
  const state: unknown = document.get('state');
  const email: unknown = document.get('email');
  const isSpam = state === 'spam';
  return {
    ...(!STATES.includes(state) && { state: 'new' }),
    ...missing(document, 'createdAt', createdAt),
    ...missing(document, 'updatedAt', createdAt),
    ...(typeof document.get('emailKey') !== 'string' &&
      typeof email === 'string' && { emailKey: emailKey(email) }),
    ...missingTerms(document),
    ...missing(document, 'expireAt', isSpam ? spamExpiry(createdAt.toDate(), keepUntil) : keepUntil),
    ...(isSpam && missing(document, 'keepUntil', keepUntil)),
  };
}

/**
 * What a booking lacks: that, that it is not cancelled, and what its moves, its reminder and its link are made with. One that is cancelled or has no
 * address needs no reminder.
 */
export function missingBookingFields(document: QueryDocumentSnapshot): Record<string, unknown> {
  const isReminded = document.get('holdsSlot') === true && Boolean(document.get('email'));
  const expected = {
    sequence: 0,
    reminder: isReminded ? 'due' : 'done',
    history: [],
    meetingAddress: '',
    requestHash: '',
  };
  const lacking = Object.entries(expected).filter(([field]) => document.get(field) === undefined);
  return {
    ...missingSubmissionFields(document),
    ...Object.fromEntries(lacking),
    // A list without cancelled ones asks for those whose field says so.
    ...(document.get('cancelledAt') !== null &&
      !timestampOf(document, 'cancelledAt') && { cancelledAt: null }),
  };
}

function missingTerms(document: QueryDocumentSnapshot): { search?: string[] } {
  const kind = document.ref.parent.id === 'bookings' ? 'bookings' : 'messages';
  const { id } = document;
  const search = searchTerms(completeSubmission(kind, { id, data: document.data(), toDate: () => null }));
  const stored: unknown = document.get('search');
  return JSON.stringify(stored) === JSON.stringify(search) ? {} : { search };
}

function keptUntil(document: DocumentSnapshot, createdAt: Date): Date {
  const day: unknown = document.get('data');
  return typeof day === 'string' && isCalendarDay(day) ? bookingExpiry(day) : messageExpiry(createdAt);
}

function timestampOf(document: DocumentSnapshot, field: string): Timestamp | undefined {
  const value: unknown = document.get(field);
  return value instanceof Timestamp ? value : undefined;
}

function missing(
  document: DocumentSnapshot,
  field: string,
  value: Date | Timestamp,
): Record<string, unknown> {
  return timestampOf(document, field) ? {} : { [field]: value };
}
