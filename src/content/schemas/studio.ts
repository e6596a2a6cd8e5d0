import * as v from 'valibot';
import { listOf, text } from './fields.ts';

const email = v.pipe(text, v.email('must be an e-mail address'));
const website = v.pipe(text, v.regex(/^https:\/\/[^\s"<>]+$/, 'must begin with https://'));

/** How the studio is reached, and when: content/studio.json. */
export const studioSchema = v.strictObject({
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
