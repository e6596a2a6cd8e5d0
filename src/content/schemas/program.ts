import * as v from 'valibot';
import { alt, draft, order, picture, screen, text, texts } from './fields.ts';

const program = {
  draft,
  order,
  ...screen,
  titulo: text,
  duracao: text,
  formato: text,
  descricao: text,
  beneficios: texts,
  imagem: picture,
  alt,
  conteudo: texts,
};

/** A training for companies. */
export const trainingProgramSchema = v.strictObject({ ...program, paraQuem: text });

/** A programme of design education. */
export const educationProgramSchema = v.strictObject(program);
