import { STUDIO_AGENDA_PATH } from '#src/domain/api.ts';
import type { StudioAction, StudioAgendaAnswer } from '#src/domain/studioActions.ts';
import type { BookingSubmission } from '#src/domain/submission.ts';
import { callFunction } from './callFunction.ts';
import { ServiceError } from './ServiceError.ts';
import { loadSubmission } from './submissions.ts';

/** Has a function do what the rules of the database leave to it. Throws a ServiceError (see callFunction). */
export function callStudioAgenda(action: StudioAction): Promise<StudioAgendaAnswer> {
  return callFunction<StudioAgendaAnswer>(STUDIO_AGENDA_PATH, action);
}

/** Gives a booking a meeting address of its own; its visitor is told. Answers the changed record. Throws a ServiceError. */
export async function setMeetingAddress(
  { id }: BookingSubmission,
  meetingAddress: string,
): Promise<BookingSubmission> {
  await callStudioAgenda({ action: 'place', id, meetingAddress });
  const changed = await loadSubmission('bookings', id);
  if (changed?.kind !== 'bookings') throw new ServiceError('failed');
  return changed;
}
