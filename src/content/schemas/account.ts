import * as v from 'valibot';
import { illustrated, listOf, text, texts, tone } from './fields.ts';

/** A part of the account, with pictures of the work and what each shows. */
const chapter = v.strictObject({
  titulo: text,
  tone: v.optional(tone),
  texto: texts,
  imagens: listOf(v.strictObject({ ...illustrated, legenda: text })),
});

/** How a piece of work was done: what was tried, who took part, and where each figure of the account comes from. */
export const account = v.strictObject({
  /** What led to the result. */
  making: listOf(chapter),
  /** What was thrown away, and what stayed of it. */
  lessons: v.optional(listOf(chapter), []),
  evidence: v.strictObject({
    title: text,
    people: listOf(v.strictObject({ nome: text, papel: text })),
    figures: v.optional(
      listOf(v.strictObject({ valor: text, label: text, pessoas: text, metodo: text, data: text })),
      [],
    ),
    credits: listOf(v.strictObject({ funcao: text, nomes: text })),
  }),
});
