import * as v from 'valibot';
import { alt, listOf, singlePicture, text, texts, tone } from './fields.ts';

/** The item's own closing section, which replaces the usual one. */
export const ending = v.optional(
  v.strictObject({ title: text, text, layout: v.optional(v.picklist(['below', 'picture'])) }),
);

/** Documents and screens shown as text. The first character of a line (one of `|#+->~*=`) sets the line's look. */
const sheet = v.strictObject({
  tone: v.picklist(['sunflower', 'lilac', 'sky', 'coral']),
  legenda: text,
  papeis: listOf(
    v.strictObject({ forma: v.picklist(['tela', 'folha', 'bilhete']), titulo: text, linhas: texts }),
  ),
});

const chapter = v.strictObject({
  titulo: text,
  tone: v.optional(tone),
  texto: texts,
  imagens: v.optional(
    v.array(v.strictObject({ imagem: singlePicture, alt, legenda: text }), 'must be a list'),
    [],
  ),
  folha: v.optional(sheet),
  /** An interactive piece of the interface. Visitors without scripts see pictures of its states (`imagens`) instead. */
  artefato: v.optional(v.picklist(['library-search', 'clinic-change', 'place-map'])),
});

/** The account of how a piece of work was done: what was tried, who took part, and the source of each figure. */
export const account = v.strictObject({
  /** Whether the home page shows this case, its first figure and a picture of its interactive piece. */
  destaque: v.optional(v.boolean('must be true or false'), false),
  making: listOf(chapter),
  lessons: v.optional(v.array(chapter, 'must be a list'), []),
  evidence: v.strictObject({
    title: text,
    people: listOf(v.strictObject({ nome: text, papel: text })),
    figures: v.optional(
      v.array(
        v.strictObject({ valor: text, label: text, pessoas: text, metodo: text, data: text }),
        'must be a list',
      ),
      [],
    ),
    credits: listOf(v.strictObject({ funcao: text, nomes: text })),
  }),
});

export const projectAccount = v.strictObject({
  ...account.entries,
  /** Recordings in public/audio (file names without extension), each with a transcript. */
  sound: v.optional(
    v.strictObject({
      title: text,
      intro: text,
      clips: listOf(v.strictObject({ titulo: text, audio: text, transcricao: texts })),
    }),
  ),
});
