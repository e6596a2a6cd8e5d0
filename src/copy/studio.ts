import details from '#content/studio.json' with { type: 'json' };
import { ANSWER_TIME } from '#src/domain/site/answerPromise.ts';
import { callAddress, displayTelephone } from '#src/domain/text/telephone.ts';

export const studio = {
  /** Only this account sees the header's link to the desk. A claim protects the desk's data (firestore.rules). */
  administratorEmail: import.meta.env?.VITE_ADMIN_EMAIL || details.email.replace(/^.*@/, 'admin@'),
  ...details,
  answerTime: ANSWER_TIME,
  phone: { label: displayTelephone(details.phone), href: callAddress(details.phone) },
} as const;
