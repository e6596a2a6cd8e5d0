import type { BookingSubmission } from '../submission.ts';

/** The text in a meeting address that is replaced by the booking's room. */
const ROOM_PATTERN = '{sala}';

/** The place of a booking: its own address, else the studio's with the room filled in. Empty if there is none. */
export function meetingPlace(
  { meetingAddress, room }: Pick<BookingSubmission, 'meetingAddress' | 'room'>,
  settings: { meetingAddress: string },
): string {
  if (meetingAddress) return meetingAddress;
  const pattern = settings.meetingAddress;
  if (!pattern.includes(ROOM_PATTERN)) return pattern;
  return room && pattern.replaceAll(ROOM_PATTERN, room);
}
