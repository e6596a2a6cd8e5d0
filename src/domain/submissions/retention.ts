import { instantInSaoPaulo } from '../time/saoPauloTime.ts';

/** How long the site keeps submissions and administrators' actions. The privacy policy states the same periods. */
export const MESSAGE_MONTHS = 12;
export const BOOKING_MONTHS = 12;
export const SPAM_DAYS = 30;
export const AUDIT_MONTHS = 12;

/** Keys of erased mails are kept for this long, so that the mails are not imported again. */
export const ERASED_MAIL_MONTHS = 12;

/** Months for which daily figures are kept. Monthly sums are kept for longer. */
export const FIGURES_MONTHS = 25;

/** Days for which a mail that belongs to no submission is kept. */
export const MAIL_DAYS = 30;

export const DELETED_WITH_ACCOUNT = 'o perfil, a foto e o acesso';

/** Days for which daily database backups are kept (docs/operations.md). */
export const BACKUP_DAYS = 14;

/** Adds calendar months in UTC. If the month has no such day, the result is its last day. */
export function addMonths(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

export function messageExpiry(sentAt: Date): Date {
  return addMonths(sentAt, MESSAGE_MONTHS);
}

/** When a booking for `day` (yyyy-mm-dd in São Paulo) is deleted. */
export function bookingExpiry(day: string): Date {
  return addMonths(instantInSaoPaulo(day, '23:59:59'), BOOKING_MONTHS);
}

/** When the agenda of the month that contains `day` is deleted: together with that month's last booking. */
export function agendaExpiry(day: string): Date {
  const [year, month] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, month ?? 1, 0)).toISOString().slice(0, 10);
  return bookingExpiry(last);
}

/** When a submission that became spam at `moment` is deleted. `keptUntil` is its previous expiry. */
export function spamExpiry(moment: Date, keptUntil: Date): Date {
  return new Date(Math.min(moment.getTime() + SPAM_DAYS * 24 * 3_600_000, keptUntil.getTime()));
}

export function auditExpiry(moment: Date): Date {
  return addMonths(moment, AUDIT_MONTHS);
}

export function figuresExpiry(day: string): Date {
  return addMonths(new Date(`${day}T12:00:00Z`), FIGURES_MONTHS);
}
