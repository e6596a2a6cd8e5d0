import { paths } from '#src/domain/site/paths.ts';

/** The rooms of the desk, in the order of their links. */
export const ROOMS = {
  today: { path: paths.admin, label: 'Hoje' },
  conversations: { path: paths.adminConversations, label: 'Conversas' },
  agenda: { path: paths.adminAgenda, label: 'Agenda' },
  people: { path: paths.adminPeople, label: 'Pessoas' },
  figures: { path: paths.adminFigures, label: 'Números' },
  settings: { path: paths.adminSettings, label: 'Ajustes' },
} as const;

export type Room = keyof typeof ROOMS;

export const ROOM_NAMES = Object.keys(ROOMS) as Room[];

/** The parts of the rooms, in the order of their links. The query contains `name`, except for a room's first part. */
export const PARTS = {
  today: { room: 'today', name: 'hoje', label: 'Hoje' },
  conversations: { room: 'conversations', name: 'conversas', label: 'Conversas' },
  week: { room: 'agenda', name: 'semana', label: 'Semana' },
  day: { room: 'agenda', name: 'dia', label: 'Dia' },
  month: { room: 'agenda', name: 'mes', label: 'Mês' },
  person: { room: 'people', name: 'pessoa', label: 'Pessoas' },
  figures: { room: 'figures', name: 'numeros', label: 'Números' },
  agenda: { room: 'settings', name: 'agenda', label: 'Horários e avisos' },
  team: { room: 'settings', name: 'equipe', label: 'Equipe' },
  audit: { room: 'settings', name: 'acoes', label: 'Registro de ações' },
} as const satisfies Record<string, { room: Room; name: string; label: string }>;

export type View = keyof typeof PARTS;

export const PART_NAMES = Object.keys(PARTS) as View[];

export const viewsOf = (room: Room) => PART_NAMES.filter((view) => PARTS[view].room === room);

export const firstView = (room: Room): View => viewsOf(room)[0] ?? 'today';
