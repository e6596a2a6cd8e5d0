import * as v from 'valibot';
import { listOf, sample, text, year } from './fields.ts';

const email = v.pipe(text, v.email('must be an e-mail address'));
export const website = v.pipe(text, v.regex(/^https:\/\/[^\s"<>]+$/, 'must begin with https://'));

/** As somebody types it, with its area code; what is shown and called follows from it (src/domain/text/telephone.ts). */
const telephone = v.pipe(
  text,
  v.regex(/^(?=(?:\D*\d){10,15}\D*$)\+?[\d() -]+$/, 'must be a telephone number with its area code'),
);

/** The studio's names, and how and when it is reached: content/studio.json. */
export const studioSchema = v.strictObject({
  sample,
  name: text,
  legalName: text,
  /** Its number in the register of companies. */
  cnpj: v.pipe(
    text,
    v.regex(/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/, 'must be a number such as 00.000.000/0000-00'),
  ),
  externalSite: v.strictObject({ label: text, href: website }),
  since: year,
  email,
  privacyEmail: email,
  /** The person in charge of personal data (LGPD, art. 41). */
  privacyOfficer: text,
  phone: telephone,
  postalAddress: v.strictObject({ line: text, city: text, state: text, postalCode: text, country: text }),
  answeredBy: text,
  hours: text,
  social: listOf(v.strictObject({ name: text, label: text, href: website })),
});
