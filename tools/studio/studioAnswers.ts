import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { listOf, text, year } from '#tools/content/schemas/fields.ts';
import { email, website } from '#tools/content/schemas/studio.ts';
import { explainIssue } from '../content/explainIssue.ts';

const answersSchema = v.strictObject({
  name: text,
  legalName: text,
  domain: v.pipe(text, v.regex(/^[a-z0-9.-]+\.[a-z]{2,}$/, 'must be a domain such as www.studio.com.br')),
  email,
  privacyEmail: email,
  phone: v.pipe(text, v.regex(/^[+\d() -]{10,}$/, 'must be a telephone number with its area code')),
  street: text,
  city: text,
  state: text,
  postalCode: text,
  since: year,
  answeredBy: text,
  hours: text,
  social: listOf(website),
  palette: v.optional(v.record(v.string(), text)),
});

/** Everything that `npm run studio:new` needs to know of a studio; `palette` has the colours that differ, by name. */
export type StudioAnswers = v.InferOutput<typeof answersSchema>;

/** The questions for the answers, in their order; a palette and the social links are typed as `studioAnswers` reads them. */
export const questions: Record<keyof StudioAnswers, string> = {
  name: 'Name of the studio',
  legalName: 'Its name in contracts',
  domain: 'Domain of the site, such as www.studio.com.br',
  email: 'E-mail',
  privacyEmail: 'E-mail for questions about personal data',
  phone: 'Telephone, such as (11) 5555-0142',
  street: 'Street, number and quarter',
  city: 'City',
  state: 'State, such as SP',
  postalCode: 'Postal code',
  since: 'Year in which it was founded',
  answeredBy: 'Person who answers visitors',
  hours: 'Opening hours, as visitors read them',
  social: 'Addresses of its profiles on social networks, with spaces between them',
  palette: 'A JSON file of colours, such as {"red": "#c21f39"}; nothing keeps those of content/palette.json',
};

/** Typed answers and those of a JSON file in one form. Throws a sentence for each that is missing or wrong. */
export function studioAnswers(given: Record<string, unknown>): StudioAnswers {
  const { social, palette, ...others } = given;
  const checked = v.safeParse(answersSchema, {
    ...others,
    social: typeof social === 'string' ? social.split(/\s+/).filter(Boolean) : social,
    ...(palette ? { palette: typeof palette === 'string' ? readJson(palette) : palette } : {}),
  });
  if (!checked.success) throw new Error(checked.issues.map((issue) => explainIssue(issue)).join('\n'));
  return checked.output;
}

/** The content of a JSON file. */
export const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));
