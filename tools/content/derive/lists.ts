import { momentInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import type { Entries } from '../collections.ts';
import { dayParts, longDate, saoPauloInstant } from './dates.ts';
import { singlePicture } from './pictures.ts';

/** Somebody of the team as the page about the studio shows them. */
export function toMember({ data }: Entries['team'][number]) {
  const { nome, cargo, bio, foto, alt, especialidades } = data;
  return { nome, cargo, bio, foto: singlePicture(foto, alt), especialidades };
}

/** A client's words as the pages show them. */
export function toTestimonial({ id, data }: Entries['testimonials'][number]) {
  const { texto, avaliacao, autor } = data;
  const { nome, cargo, empresa, foto, alt } = autor;
  return { id, texto, avaliacao, autor: { nome, cargo, empresa, foto: singlePicture(foto, alt) } };
}

/** A year of the studio's history as its page shows it. */
export const toMilestone = ({ data: { ano, titulo, descricao } }: Entries['milestones'][number]) => ({
  ano,
  titulo,
  descricao,
});

/** A notice with its instants; `started` says whether it had begun when the site was built. */
export function toNotice({ id, data }: Entries['notices'][number], now: Date) {
  const { texto, link } = data;
  const [inicio, fim] = [saoPauloInstant(data.inicio), saoPauloInstant(data.fim)];
  return { id, texto, link, inicio, fim, started: new Date(inicio) <= now };
}

/** A date of the trainings' calendar as the list shows it. */
export function toTrainingDate({ data }: Entries['training-dates'][number], now: Date) {
  const { data: day, titulo, local, vagas } = data;
  const fim = momentInSaoPaulo(day, '23:59:59');
  const past = new Date(fim) < now;
  return { data: day, fim, past, ...dayParts(day), dataCompleta: longDate(day), titulo, local, vagas };
}
