import * as v from 'valibot';
import { day, hour, item, listOf, opening, reference, screen, text, texts, time } from './fields.ts';

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
    ficou: v.optional(texts),
    convite: v.strictObject({ title: text, text, contact: text }),
  }),
  v.forward(
    v.check(({ inicio, fim }) => fim > inicio, 'must be later than "inicio"'),
    ['fim'],
  ),
);
