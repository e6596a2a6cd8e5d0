import { paths } from '#src/domain/site/paths.ts';

/** The rooms of the desk, in the order of their links; `sign` is the path of the icon. */
export const ROOMS = {
  today: {
    path: paths.admin,
    label: 'Hoje',
    sign: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
  },
  conversations: { path: paths.adminConversations, label: 'Conversas', sign: 'M4 5h16v11H10l-4.500 4v-4H4z' },
  agenda: { path: paths.adminAgenda, label: 'Agenda', sign: 'M4 6h16v14H4zm0 5h16M8 3v5m8-5v5' },
  people: {
    path: paths.adminPeople,
    label: 'Pessoas',
    sign: 'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zm-6.500 9c0-3.500 2.900-6 6.500-6s6.500 2.500 6.500 6M16 4.300a3.500 3.500 0 0 1 0 6.400m2 3.900c2.200.9 3.500 2.900 3.500 5.400',
  },
  figures: { path: paths.adminFigures, label: 'Números', sign: 'M4 20h16M7 16v-5m5 5V5m5 11V9' },
  settings: {
    path: paths.adminSettings,
    label: 'Ajustes',
    sign: 'M12 3l7.800 4.500v9L12 21l-7.800-4.500v-9zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
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
