import type { ManagedBooking, ManageRequest, MarkedAnswered } from '#src/domain/commands/managedBooking.ts';
import { CHANGE_UNREACHABLE } from '#src/domain/commands/refusalSentences.ts';
import { postForm } from './postForm.ts';

const SENTENCES = { failed: CHANGE_UNREACHABLE, unreachable: CHANGE_UNREACHABLE };

/** Shows, moves or cancels the booking that a link opens, and returns it. Throws a SubmissionError (see postForm). */
export function manageBooking(request: ManageRequest): Promise<ManagedBooking> {
  return postForm<ManagedBooking>('/api/manageBooking', request, SENTENCES);
}

/** Marks a submission as answered, through the link in a notice. Throws a SubmissionError (see postForm). */
export function markAnswered(token: string): Promise<MarkedAnswered> {
  const request: ManageRequest = { action: 'markAnswered', token };
  return postForm<MarkedAnswered>('/api/manageBooking', request, SENTENCES);
}
