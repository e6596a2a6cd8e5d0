import * as v from 'valibot';
import { storySubjects } from '#src/copy/about/categories.ts';
import { CONSULTATION_TYPES } from '#src/domain/agenda/consultationTypes.ts';
import { account, ending } from './caseAccount.ts';
import {
  figure,
  head,
  illustrated,
  listOf,
  ordered,
  reference,
  screen,
  text,
  texts,
  titled,
  tone,
} from './fields.ts';

const consultation = v.picklist(CONSULTATION_TYPES.map(({ value }) => value));
const base = { ...ordered, ...screen, ...illustrated };
const project = reference('projects');
const action = { title: text, text, contact: text, consultation };

const story = v.strictObject({
  template: v.literal('story'),
  ...base,
  titulo: text,
  cliente: text,
  assunto: v.picklist(Object.keys(storySubjects) as (keyof typeof storySubjects)[]),
  consultation,
  metrica: figure,
  account: v.optional(account),
  ending,
  desafio: text,
  solucao: text,
  resultado: text,
});

const results = v.strictObject({
  template: v.literal('results'),
  ...base,
  project,
  account,
  head,
  hero: v.strictObject({ title: text, lead: text, facts: listOf(v.strictObject({ label: text, text })) }),
  story: v.strictObject({ title: text, paragraphs: texts }),
  method: v.strictObject({ title: text, intro: text, steps: listOf(titled) }),
  services: v.strictObject({
    title: text,
    items: listOf(v.strictObject({ ...titled.entries, entregaveis: texts })),
  }),
  results: v.strictObject({
    title: text,
    intro: text,
    items: listOf(v.strictObject({ ...figure.entries, ...illustrated })),
  }),
  action: v.strictObject({ ...action, projects: text }),
});

const phases = v.strictObject({
  template: v.literal('phases'),
  ...base,
  project,
  account,
  head,
  hero: v.strictObject({ title: v.strictObject({ name: text, rest: text }), lead: text, facts: text }),
  challenge: v.strictObject({ title: text, statement: text, paragraphs: texts }),
  steps: v.strictObject({ title: text, items: listOf(titled) }),
  architecture: v.strictObject({
    title: text,
    intro: text,
    layers: listOf(v.strictObject({ ...titled.entries, tone })),
  }),
  phases: v.strictObject({ title: text, intro: text, label: text, items: listOf(titled) }),
  impact: v.strictObject({
    title: text,
    metrics: listOf(figure),
    award: v.strictObject({ titulo: text, ano: text, por: text }),
  }),
  comparison: v.strictObject({
    title: text,
    text,
    label: text,
    before: v.strictObject({ label: text, ...illustrated }),
    after: v.strictObject({ label: text, ...illustrated }),
  }),
  action: v.strictObject({ ...action, methodology: text }),
});

/** A case: a short one (`story`), or the long account of a project in the portfolio (`results` or `phases`). */
export const caseSchema = v.variant('template', [story, results, phases]);
