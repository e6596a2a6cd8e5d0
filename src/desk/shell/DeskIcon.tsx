import { LineDrawing } from '#src/components/ui/Icon.tsx';
import type { Room } from '#src/desk/base/rooms.ts';

const shapes: Record<Room, string> = {
  today:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
  conversations: 'M4 5h16v11H10l-4.500 4v-4H4z',
  agenda: 'M4 6h16v14H4zm0 5h16M8 3v5m8-5v5',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zm-6.500 9c0-3.500 2.900-6 6.500-6s6.500 2.500 6.500 6M16 4.300a3.500 3.500 0 0 1 0 6.400m2 3.900c2.200.9 3.500 2.900 3.500 5.400',
  figures: 'M4 20h16M7 16v-5m5 5V5m5 11V9',
  settings: 'M12 3l7.800 4.500v9L12 21l-7.800-4.500v-9zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
};

/** The sign of a room of the desk; the word beside it says which. They are drawn here, so that no public page loads them. */
export function DeskIcon({ room }: { room: Room }) {
  return <LineDrawing path={shapes[room]} width="22" height="22" strokeWidth="1.8" />;
}
