import * as v from 'valibot';
import { day, hour, item, listOf, opening, reference, screen, text, texts, time } from './fields.ts';

/** An event of the Academy. Its screen announces the event, and later reports on it. */
export const eventSchema = v.pipe(
  v.strictObject({
    ...item,
    ...screen,
    tipo: text,
    titulo: text,
    descricao: text,
    inicio: time,
    fim: time,
    publicado: day,
    local: text,
    presencial: v.boolean('must be true or false'),
    vagas: v.optional(text),
    pessoas: listOf(reference('team')),
    ...opening,
    programa: listOf(v.strictObject({ hora: hour, titulo: text, texto: text })),
    /** The results of the event, written afterwards. */
    ficou: v.optional(texts),
    convite: v.strictObject({ title: text, text, contact: text }),
  }),
  v.forward(
    v.check(({ inicio, fim }) => fim > inicio, 'must be later than "inicio"'),
    ['fim'],
  ),
);
