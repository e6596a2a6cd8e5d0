/** The functions that browsers call, each at its own address. Hosting rewrites the addresses (`hostingOf`). */
export const FUNCTIONS = [
  'sendContactEmail',
  'sendAgendamento',
  'exportSubmissions',
  'myData',
  'horarios',
  'manageBooking',
  'studio',
  'calendario',
  'figures',
] as const;

export type ApiPath = `/api/${(typeof FUNCTIONS)[number]}`;
