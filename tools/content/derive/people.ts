import type { Entries } from '../collections.ts';
import { singlePicture } from './pictures.ts';

/** Somebody of the team as the page about the studio shows them. */
export function toMember({ data }: Entries['team'][number]) {
  const { nome, cargo, bio, foto, alt, especialidades } = data;
  return { nome, cargo, bio, foto: singlePicture(foto, alt), especialidades };
}

export type Member = ReturnType<typeof toMember>;

/** A client's words as the pages show them. */
export function toTestimonial({ id, data }: Entries['testimonials'][number]) {
  const { texto, avaliacao, autor } = data;
  const { nome, cargo, empresa, foto, alt } = autor;
  return { id, texto, avaliacao, autor: { nome, cargo, empresa, foto: singlePicture(foto, alt) } };
}

export type TestimonialItem = ReturnType<typeof toTestimonial>;
