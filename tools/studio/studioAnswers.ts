import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { listOf, text } from '#src/copy/schemas/fields.ts';
import { studioSchema, website } from '#src/copy/schemas/studio.ts';
import { explainIssue } from '../content/explainIssue.ts';

const { entries } = studioSchema;

const answer = <Schema extends v.GenericSchema>(question: string, schema: Schema) =>
  v.pipe(schema, v.title(question));

const domain = v.pipe(
  text,
  v.regex(/^[a-z0-9.-]+\.[a-z]{2,}$/, 'must be a domain such as www.studio.com.br'),
);

const answersSchema = v.strictObject({
  name: answer('Name of the studio', entries.name),
  legalName: answer('Its name in contracts', entries.legalName),
  cnpj: answer('Its CNPJ, such as 00.000.000/0000-00', entries.cnpj),
  domain: answer('Domain of the site, such as www.studio.com.br', domain),
  email: answer('E-mail', entries.email),
  privacyEmail: answer('E-mail for questions about personal data', entries.privacyEmail),
  privacyOfficer: answer('Person in charge of personal data', entries.privacyOfficer),
  phone: answer('Telephone, such as (11) 5555-0142', entries.phone),
  street: answer('Street, number and quarter', text),
  city: answer('City', text),
  state: answer('State, such as SP', text),
  postalCode: answer('Postal code', text),
  since: answer('Year in which it was founded', entries.since),
  answeredBy: answer('Person who answers visitors', entries.answeredBy),
  hours: answer('Opening hours, as visitors read them', entries.hours),
  social: answer('Addresses of its profiles on social networks, with spaces between them', listOf(website)),
  palette: answer(
    'A JSON file of colours, such as {"red": "#c21f39"}; nothing keeps those of content/palette.json',
    v.optional(v.record(v.string(), text)),
  ),
});

/** The answers for `npm run studio:new`. `palette` has the colours that differ from the sample's, keyed by name. */
export type StudioAnswers = v.InferOutput<typeof answersSchema>;

/** The questions in their order. `studioAnswers` parses typed palettes and social links. */
export const questions = Object.entries(answersSchema.entries).map(
  ([key, schema]) => [key, v.getTitle(schema)] as const,
);

/** Validates typed answers, and answers from a JSON file. Throws an Error that lists all missing or wrong answers. */
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

export const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));
