import * as v from 'valibot';
import { draft, text, time } from './fields.ts';

/** A text under the header of every page, from a day and hour of São Paulo to another. */
export const noticeSchema = v.pipe(
  v.strictObject({
    draft,
    texto: v.pipe(text, v.maxLength(200, 'must have at most 200 characters')),
    inicio: time,
    fim: time,
    link: v.optional(
      v.strictObject({ texto: text, endereco: v.pipe(text, v.metadata({ internalLink: true })) }),
    ),
  }),
  v.forward(
    v.check(({ inicio, fim }) => fim > inicio, 'must be later than "inicio"'),
    ['fim'],
  ),
);
