import type { BookingSubmission } from '../submission.ts';

/** Placeholder in the studio's meeting address. The booking's room replaces it. */
const ROOM_PATTERN = '{sala}';

/** The place of a booking: its own address, or else the studio's with the room filled in. Empty if both are missing. */
export function meetingPlace(
  { meetingAddress, room }: Pick<BookingSubmission, 'meetingAddress' | 'room'>,
  settings: { meetingAddress: string },
): string {
  if (meetingAddress) return meetingAddress;
  const pattern = settings.meetingAddress;
  if (!pattern.includes(ROOM_PATTERN)) return pattern;
  return room && pattern.replaceAll(ROOM_PATTERN, room);
}
