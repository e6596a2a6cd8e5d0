import * as v from 'valibot';
import { listOf, sample, text, year } from './fields.ts';

const email = v.pipe(text, v.email('must be an e-mail address'));
export const website = v.pipe(text, v.regex(/^https:\/\/[^\s"<>]+$/, 'must begin with https://'));

/** A telephone number as typed, with its area code. src/domain/text/telephone.ts formats it and makes its link. */
const telephone = v.pipe(
  text,
  v.regex(/^(?=(?:\D*\d){10,15}\D*$)\+?[\d() -]+$/, 'must be a telephone number with its area code'),
);

export const studioSchema = v.strictObject({
  sample,
  name: text,
  legalName: text,
  cnpj: v.pipe(
    text,
    v.regex(/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/, 'must be a number such as 00.000.000/0000-00'),
  ),
  externalSite: v.strictObject({ label: text, href: website }),
  since: year,
  email,
  privacyEmail: email,
  /** The data protection officer (LGPD, art. 41). */
  privacyOfficer: text,
  phone: telephone,
  postalAddress: v.strictObject({ line: text, city: text, state: text, postalCode: text, country: text }),
  answeredBy: text,
  hours: text,
  social: listOf(v.strictObject({ name: text, label: text, href: website })),
});
