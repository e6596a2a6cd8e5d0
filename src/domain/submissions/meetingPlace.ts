import type { BookingSubmission } from './submission.ts';

/** What stands in a meeting address for the room of each booking. */
const ROOM_PATTERN = '{sala}';

/**
 * Where a booking takes place: at its own address, else at the studio's, in a room of its own where that asks for one. Empty
 * while that is not known, also for a booking of an earlier version that has no room.
 */
export function meetingPlace(
  { meetingAddress, room }: Pick<BookingSubmission, 'meetingAddress' | 'room'>,
  settings: { meetingAddress: string },
): string {
  if (meetingAddress) return meetingAddress;
  const pattern = settings.meetingAddress;
  if (!pattern.includes(ROOM_PATTERN)) return pattern;
  return room && pattern.replaceAll(ROOM_PATTERN, room);
}
