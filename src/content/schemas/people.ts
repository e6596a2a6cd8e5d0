import * as v from 'valibot';
import { alt, draft, order, picture, text, texts } from './fields.ts';

/** Somebody of the team. */
export const memberSchema = v.strictObject({
  draft,
  order,
  nome: text,
  cargo: text,
  bio: text,
  foto: picture,
  alt,
  especialidades: texts,
});

/** What a client says, on one of the two pages that show it. */
export const testimonialSchema = v.strictObject({
  draft,
  order,
  pagina: v.picklist(['servicos', 'treinamentos']),
  texto: text,
  avaliacao: v.picklist([1, 2, 3, 4, 5], 'must be a number from 1 to 5'),
  autor: v.strictObject({ nome: text, cargo: text, empresa: text, foto: picture, alt }),
});

/** An organisation that the studio works with. */
export const partnerSchema = v.strictObject({ draft, order, nome: text });
