import * as v from 'valibot';
import { listOf, sample, text, year } from './fields.ts';

export const email = v.pipe(text, v.email('must be an e-mail address'));
export const website = v.pipe(text, v.regex(/^https:\/\/[^\s"<>]+$/, 'must begin with https://'));

/** The studio's names, and how and when it is reached: content/studio.json. */
export const studioSchema = v.strictObject({
  sample,
  name: text,
  legalName: text,
  externalSite: v.strictObject({ label: text, href: website }),
  /** The year in which the studio was founded. */
  since: year,
  email,
  privacyEmail: email,
  phone: v.strictObject({
    label: text,
    href: v.pipe(text, v.regex(/^tel:\+\d{8,15}$/, 'must be tel:+ and digits')),
  }),
  postalAddress: v.strictObject({ line: text, city: text, state: text, postalCode: text, country: text }),
  /** The person who reads and answers what arrives. */
  answeredBy: text,
  hours: text,
  social: listOf(v.strictObject({ name: text, label: text, href: website })),
});
