import type { ConsultationType } from '../agenda/consultationTypes.ts';
import { paths } from '../site/paths.ts';

/** The address of the booking form. If `type` is given, it is preselected. */
export function bookingPath(type?: ConsultationType): string {
  return type ? `${paths.booking}?tipo=${type}` : paths.booking;
}

/** The address of the contact form. If the slug of a case or project is given, the message is prefilled. */
export function contactPath(caseSlug?: string): string {
  return caseSlug ? `${paths.contact}?caso=${encodeURIComponent(caseSlug)}` : paths.contact;
}
