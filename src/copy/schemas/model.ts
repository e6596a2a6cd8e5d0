import * as v from 'valibot';
import { internalLink, listOf, opening, ordered, reference, screen, text, texts, titled } from './fields.ts';

export const modelSchema = v.strictObject({
  ...ordered,
  ...screen,
  titulo: text,
  pergunta: text,
  descricao: text,
  ...opening,
  etapas: listOf(titled),
  resultados: texts,
  limite: text,
  /** Related items, each as folder/file. */
  relacionados: listOf(reference('')),
  paginas: v.optional(listOf(v.strictObject({ tipo: text, titulo: text, link: internalLink }))),
});
