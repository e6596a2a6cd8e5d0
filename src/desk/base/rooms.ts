import { paths } from '#src/domain/site/paths.ts';

/** The parts of each room with their names in the query; the first part needs none. */
const rooms = {
  today: { path: paths.admin, views: { today: 'hoje' } },
  conversations: { path: paths.adminConversations, views: { conversations: 'conversas' } },
  agenda: { path: paths.adminAgenda, views: { week: 'semana', day: 'dia', month: 'mes' } },
  people: { path: paths.adminPeople, views: { person: 'pessoa' } },
  figures: { path: paths.adminFigures, views: { figures: 'numeros' } },
  settings: { path: paths.adminSettings, views: { agenda: 'agenda', team: 'equipe', audit: 'acoes' } },
} as const;

export type Room = keyof typeof rooms;
export type View = { [Name in Room]: keyof (typeof rooms)[Name]['views'] }[Room];

/** The rooms of the desk, in the order of their links. */
export const ROOMS = Object.keys(rooms) as Room[];

export function addressOf(room: Room): string {
  return rooms[room].path;
}

export function roomOf(view: View): Room {
  return ROOMS.find((room) => view in rooms[room].views) ?? 'today';
}

/** The parts of a room, in the order of their links. */
export function viewsOf(room: Room): readonly View[] {
  return Object.keys(rooms[room].views) as View[];
}

export function firstView(room: Room): View {
  return viewsOf(room)[0] ?? 'today';
}

export function nameOf(view: View): string | undefined {
  const names: Partial<Record<View, string>> = rooms[roomOf(view)].views;
  return names[view];
}
