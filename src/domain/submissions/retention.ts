import { momentInSaoPaulo } from '../time/saoPauloTime.ts';

/** How long the site keeps what visitors sent and what administrators did; the privacy policy tells the same periods. */
export const MESSAGE_MONTHS = 12;
export const BOOKING_MONTHS = 12;
export const SPAM_DAYS = 30;
export const AUDIT_MONTHS = 12;

/** How long hashes of an erased conversation's mails are kept, so that these mails are not imported again. */
export const ERASED_MAIL_MONTHS = 12;

/** Months that daily figures are kept; monthly sums name no day. */
export const FIGURES_MONTHS = 25;

/** Days that the state of a mail without a submission is kept; it names no visitor. */
export const MAIL_DAYS = 30;

/** Deleted at once with an account, as words for a sentence. */
export const DELETED_WITH_ACCOUNT = 'o perfil, a foto e o acesso';

/** For how many days the daily backups of the database are kept (docs/operations.md). */
export const BACKUP_DAYS = 14;

/** Adds calendar months in UTC; a missing day becomes the month's last. */
export function addMonths(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  // Day 31 of a month of 30 days became day 1 of the next one.
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** When a message that was sent at `sentAt` is deleted. */
export function messageExpiry(sentAt: Date): Date {
  return addMonths(sentAt, MESSAGE_MONTHS);
}

/** When a booking for `day` (yyyy-mm-dd) is deleted: after it in São Paulo. */
export function bookingExpiry(day: string): Date {
  return addMonths(new Date(momentInSaoPaulo(day, '23:59:59')), BOOKING_MONTHS);
}

/** When what the agenda holds of the month of `day` is deleted: with the last booking that the month can have. */
export function agendaExpiry(day: string): Date {
  const [year, month] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, month ?? 1, 0)).toISOString().slice(0, 10);
  return bookingExpiry(last);
}

/** When a submission that becomes spam at `moment` is deleted; `keptUntil` is when it would have been otherwise. */
export function spamExpiry(moment: Date, keptUntil: Date): Date {
  return new Date(Math.min(moment.getTime() + SPAM_DAYS * 24 * 3_600_000, keptUntil.getTime()));
}

/** When the entry of an administrator's action at `moment` is deleted from the audit log. */
export function auditExpiry(moment: Date): Date {
  return addMonths(moment, AUDIT_MONTHS);
}

/** When the figures of a day (yyyy-mm-dd) are deleted. */
export function figuresExpiry(day: string): Date {
  return addMonths(new Date(`${day}T12:00:00Z`), FIGURES_MONTHS);
}
