import * as v from 'valibot';
import { publicationTypes } from '#src/copy/academy/publicationTypes.ts';
import { day, item, listOf, opening, reference, screen, text, texts, words } from './fields.ts';

const types = Object.keys(publicationTypes) as (keyof typeof publicationTypes)[];

const inline = v.union([
  words,
  v.strictObject({ strong: words }),
  v.strictObject({ emphasis: words }),
  v.strictObject({ link: words, to: v.string() }),
  v.strictObject({ foreign: words, lang: v.string() }),
]);

const block = v.union([
  words,
  v.strictObject({ words: v.array(inline) }),
  v.strictObject({ list: texts }),
  v.strictObject({ steps: texts }),
  v.strictObject({ subtitle: text }),
  v.strictObject({ highlight: text }),
]);

/** A chart and its table. The title tells what they show. */
const chart = v.strictObject({
  kind: v.picklist(['barras', 'circulos', 'linha'], 'a chart is "barras", "circulos" or "linha"'),
  title: text,
  columns: v.strictTuple([text, text]),
  rows: listOf(v.strictObject({ name: text, value: v.pipe(v.number(), v.minValue(0)) })),
});

export type Inline = v.InferOutput<typeof inline>;
export type Block = v.InferOutput<typeof block>;

export const publicationSchema = v.strictObject({
  ...item,
  ...screen,
  tipo: v.picklist(types),
  titulo: text,
  resumo: text,
  autores: listOf(reference('team')),
  data: day,
  ...opening,
  lead: text,
  sections: listOf(
    v.strictObject({ id: text, title: text, blocks: v.array(block), chart: v.optional(chart) }),
  ),
  references: listOf(v.array(inline)),
});
