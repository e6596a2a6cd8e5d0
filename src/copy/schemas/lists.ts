import * as v from 'valibot';
import { questions } from '#src/copy/site/questions.ts';
import {
  alt,
  day,
  internalLink,
  item,
  listOf,
  ordered,
  sample,
  singlePicture,
  text,
  texts,
  time,
  year,
} from './fields.ts';

export const memberSchema = v.strictObject({
  ...ordered,
  nome: text,
  cargo: text,
  bio: text,
  foto: singlePicture,
  alt,
  especialidades: texts,
  /** The member's own e-mail address, if the studio publishes it. */
  email: v.optional(v.pipe(text, v.email('must be an e-mail address'))),
});

export const servicePages = [
  'branding',
  'design-transformador',
  'educacao-design',
  'acessibilidade-digital',
  'experiencias-digitais',
  'design-centrado-humano',
  'gestao-conhecimento',
] as const;

/** A project or case that pages of services show, with texts for these pages or with its own texts. */
export const retellingSchema = v.strictObject({
  ...ordered,
  onde: listOf(v.picklist(servicePages)),
  item: v.pipe(
    v.string('must be the file of a project or case'),
    v.regex(/^(projects|cases)\//, 'must be the file of a project or case, as in projects/name'),
    v.metadata({ reference: '' }),
  ),
  desafio: v.optional(text),
  solucao: v.optional(text),
  resultado: v.optional(text),
});

export const testimonialSchema = v.strictObject({
  ...ordered,
  pagina: v.picklist(['servicos', 'treinamentos']),
  texto: text,
  avaliacao: v.picklist([1, 2, 3, 4, 5], 'must be a number from 1 to 5'),
  autor: v.strictObject({ nome: text, cargo: text, empresa: text, foto: singlePicture, alt }),
});

export const partnerSchema = v.strictObject({ ...ordered, nome: text });

export const milestoneSchema = v.strictObject({ ...item, ano: year, titulo: text, descricao: text });

export const trainingDateSchema = v.strictObject({
  ...item,
  data: day,
  titulo: text,
  local: text,
  vagas: text,
});

/** A notice below the header of every page, shown from a start to an end in São Paulo time. */
export const noticeSchema = v.pipe(
  v.strictObject({
    ...item,
    texto: v.pipe(text, v.maxLength(200, 'must have at most 200 characters')),
    inicio: time,
    fim: time,
    link: v.optional(v.strictObject({ texto: text, endereco: internalLink })),
  }),
  v.forward(
    v.check(({ inicio, fim }) => fim > inicio, 'must be later than "inicio"'),
    ['fim'],
  ),
);

const subjects = Object.keys(questions.subjects) as (keyof typeof questions.subjects)[];

/** A question and its answer, shown on the questions page (below a subject) or on the digital accessibility page. */
export const questionSchema = v.strictObject({
  ...ordered,
  assunto: v.picklist([...subjects, 'acessibilidade-digital']),
  pergunta: text,
  resposta: text,
  link: v.optional(v.strictObject({ texto: text, endereco: internalLink })),
});

/** The typical sizes of projects on the budget page: content/budget.json. */
export const budgetSchema = v.strictObject({
  sample,
  date: day,
  sizes: listOf(
    v.strictObject({
      title: text,
      contains: texts,
      time: text,
      /** A price range, such as 'De R$ 9 mil a R$ 18 mil'. If it is empty, no price is shown. */
      range: v.string('must be text'),
    }),
  ),
});

/** Alternative texts of drawings that belong to no item, keyed by name. A decorative drawing has an empty text. */
export const pictureTextsSchema = v.record(
  v.string(),
  v.pipe(v.string('must be text'), v.maxLength(200, 'must be at most 200 characters')),
);
