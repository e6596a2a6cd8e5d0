import { STUDIO_AGENDA_PATH } from '#src/domain/api.ts';
import type { StudioAction, StudioAgendaAnswer } from '#src/domain/studioActions.ts';
import type { BookingSubmission } from '#src/domain/submission.ts';
import { callFunction } from './callFunction.ts';
import { changeSubmission } from './changeSubmission.ts';

/** Has a function do what the rules of the database leave to it. Throws a ServiceError (see callFunction). */
export function callStudioAgenda(action: StudioAction): Promise<StudioAgendaAnswer> {
  return callFunction<StudioAgendaAnswer>(STUDIO_AGENDA_PATH, action);
}

/** Gives a booking a meeting address of its own; its visitor is told. Answers the changed record. Throws a ServiceError. */
export async function setMeetingAddress(
  booking: BookingSubmission,
  meetingAddress: string,
): Promise<BookingSubmission> {
  const { id, revision } = booking;
  return changeSubmission(booking, () => callStudioAgenda({ action: 'place', id, revision, meetingAddress }));
}
