import * as v from 'valibot';
import {
  alt,
  day,
  draft,
  head,
  hour,
  listOf,
  picture,
  reference,
  screen,
  text,
  texts,
  time,
  tone,
} from './fields.ts';

/** An event of the Academy, with a screen that announces it and later tells of it. */
export const eventSchema = v.pipe(
  v.strictObject({
    draft,
    ...screen,
    tipo: text,
    titulo: text,
    descricao: text,
    inicio: time,
    fim: time,
    /** The day on which it was announced here. */
    publicado: day,
    local: text,
    presencial: v.boolean('must be true or false'),
    vagas: v.optional(text),
    pessoas: listOf(reference('team')),
    imagem: picture,
    alt,
    tone,
    head,
    programa: listOf(v.strictObject({ hora: hour, titulo: text, texto: text })),
    /** What stayed of it; written afterwards. */
    ficou: v.optional(texts),
    convite: v.strictObject({ title: text, text, contact: text }),
  }),
  v.forward(
    v.check(({ inicio, fim }) => fim > inicio, 'must be later than "inicio"'),
    ['fim'],
  ),
);

/** A date of the trainings' calendar, without a screen of its own. */
export const trainingDateSchema = v.strictObject({
  draft,
  data: day,
  titulo: text,
  local: text,
  vagas: text,
});
