import * as v from 'valibot';
import { illustrated, ordered, screen, text, texts } from './fields.ts';

const program = {
  ...ordered,
  ...screen,
  titulo: text,
  duracao: text,
  formato: text,
  descricao: text,
  beneficios: texts,
  ...illustrated,
  conteudo: texts,
};

export const trainingProgramSchema = v.strictObject({ ...program, paraQuem: text });

export const educationProgramSchema = v.strictObject(program);
