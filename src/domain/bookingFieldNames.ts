import type { Booking } from './booking.ts';

/** The fields a person fills in, in the order of the form; neither the captcha nor the honeypot and the minimum time. */
export const bookingFieldNames = [
  'nome',
  'email',
  'telefone',
  'comoConheceu',
  'tipoConsulta',
  'outroTipo',
  'descricaoProjeto',
  'data',
  'horario',
] as const satisfies readonly (keyof Booking)[];

/** Fails to compile while a field of the booking is missing from the list. */
bookingFieldNames satisfies Exclude<keyof Booking, (typeof bookingFieldNames)[number]> extends never
  ? unknown
  : never;
