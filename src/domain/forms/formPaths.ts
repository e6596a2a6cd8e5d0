import type { ConsultationType } from '../agenda/consultationTypes.ts';
import { paths } from '../site/paths.ts';

/** The address of the booking form, with a type of consultation chosen if given. */
export function bookingPath(type?: ConsultationType): string {
  return type ? `${paths.booking}?tipo=${type}` : paths.booking;
}

/** The address of the contact form; the slug of a case or project begins the message. */
export function contactPath(caseSlug?: string): string {
  return caseSlug ? `${paths.contact}?caso=${encodeURIComponent(caseSlug)}` : paths.contact;
}
