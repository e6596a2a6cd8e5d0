import { momentInSaoPaulo } from '../time/saoPauloTime.ts';

/** How long the site keeps submissions and administrators' actions; the privacy policy has the same periods. */
export const MESSAGE_MONTHS = 12;
export const BOOKING_MONTHS = 12;
export const SPAM_DAYS = 30;
export const AUDIT_MONTHS = 12;

/** How long hashes of an erased conversation's mails are kept, so that they are not imported again. */
export const ERASED_MAIL_MONTHS = 12;

/** Months for which daily figures are kept. Monthly sums are kept longer, because they name no day. */
export const FIGURES_MONTHS = 25;

/** Days for which the state of a mail without a submission is kept. */
export const MAIL_DAYS = 30;

/** What an account's deletion removes at once, in words. */
export const DELETED_WITH_ACCOUNT = 'o perfil, a foto e o acesso';

/** Days for which daily database backups are kept (docs/operations.md). */
export const BACKUP_DAYS = 14;

/** Adds calendar months in UTC; if the day does not exist there, the result is the month's last day. */
export function addMonths(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  // A day that does not exist, such as day 31, became a day of the next month.
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

export function messageExpiry(sentAt: Date): Date {
  return addMonths(sentAt, MESSAGE_MONTHS);
}

/** When a booking for `day` (yyyy-mm-dd in São Paulo) is deleted. */
export function bookingExpiry(day: string): Date {
  return addMonths(new Date(momentInSaoPaulo(day, '23:59:59')), BOOKING_MONTHS);
}

/** When the agenda of the month of `day` is deleted: with the last booking of that month. */
export function agendaExpiry(day: string): Date {
  const [year, month] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, month ?? 1, 0)).toISOString().slice(0, 10);
  return bookingExpiry(last);
}

/** When a submission that became spam at `moment` is deleted. `keptUntil` is its previous date of deletion. */
export function spamExpiry(moment: Date, keptUntil: Date): Date {
  return new Date(Math.min(moment.getTime() + SPAM_DAYS * 24 * 3_600_000, keptUntil.getTime()));
}

export function auditExpiry(moment: Date): Date {
  return addMonths(moment, AUDIT_MONTHS);
}

export function figuresExpiry(day: string): Date {
  return addMonths(new Date(`${day}T12:00:00Z`), FIGURES_MONTHS);
}
