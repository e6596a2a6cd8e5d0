import details from '#content/studio.json' with { type: 'json' };
import { callAddress, displayTelephone } from '#src/domain/text/telephone.ts';

/** Everything that identifies the studio, from content/studio.json. */
export const studio = {
  /**
   * The desk's link is shown only to this account. The data behind it are protected by a claim, see firestore.rules.
   */
  administratorEmail: import.meta.env?.VITE_ADMIN_EMAIL || details.email.replace(/^.*@/, 'admin@'),
  ...details,
  phone: { label: displayTelephone(details.phone), href: callAddress(details.phone) },
} as const;
