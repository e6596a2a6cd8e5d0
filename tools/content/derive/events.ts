import { studio } from '#src/content/studio.ts';
import type { Entries } from '../collections.ts';
import { dayParts, endOfDay, longDate, saoPauloInstant } from './dates.ts';
import { decorative, itemPicture, singlePicture } from './pictures.ts';
import { cardName, screenOf } from './screens.ts';
import { neighboursInTime, type SeriesPiece } from './series.ts';

type EventEntry = Entries['events'][number];

function toCard({ data, path, id }: EventEntry, now: Date) {
  const { tipo, titulo, descricao, inicio, fim, imagem, alt } = data;
  const [day, end] = [inicio.slice(0, 10), saoPauloInstant(fim)];
  const lastDay = fim.slice(0, 10);
  return {
    id,
    tipo,
    titulo,
    descricao,
    inicio: saoPauloInstant(inicio),
    fim: end,
    /** Whether it was over when the site was built; the visitor's clock decides (useIsPast). */
    past: new Date(end) < now,
    ...dayParts(day),
    data: day === lastDay ? longDate(day) : `${longDate(day)} a ${longDate(lastDay)}`,
    horario: `${inicio.slice(11)}–${fim.slice(11)} (GMT-3)`,
    imagem: itemPicture(imagem, alt),
    link: path,
  };
}

/** An event as lists show it. */
export type EventCard = ReturnType<typeof toCard>;

function toItem(entry: EventEntry, team: Entries['team'], pieces: readonly SeriesPiece[], now: Date) {
  const { local, presencial, vagas, pessoas, tone, head, programa, ficou = [], convite, titulo } = entry.data;
  return {
    ...toCard(entry, now),
    head: { title: `${head.title ?? titulo} | ${studio.name}`, description: head.description },
    card: cardName(entry.path),
    tone,
    local,
    presencial,
    vagas,
    pessoas: team
      .filter(({ id }) => pessoas.includes(id))
      .toSorted((a, b) => pessoas.indexOf(a.id) - pessoas.indexOf(b.id))
      .map(({ data: { nome, foto } }) => ({ nome, foto: singlePicture(foto, '') })),
    programa,
    ficou,
    convite,
    ...neighboursInTime(pieces, entry.path),
  };
}

export type EventItem = ReturnType<typeof toItem>;

/** The events of the Academy in the order of their days, and their screens. */
export function deriveEvents({ events, team }: Entries, now: Date) {
  const sorted = events.toSorted((a, b) => a.data.inicio.localeCompare(b.data.inicio));
  const cards = sorted.map((entry) => toCard(entry, now));
  const pieces = cards.map(({ titulo, link, imagem }) => ({
    label: titulo,
    to: link,
    image: decorative(imagem),
  }));
  const screens = sorted.map((entry) => {
    const { titulo: title, descricao: summary, publicado: published, imagem } = entry.data;
    const item = toItem(entry, team, pieces, now);
    return {
      ...screenOf(entry, 'events', item, title, imagem),
      feed: { title, summary, published, authors: item.pessoas.map(({ nome }) => nome) },
    };
  });
  return { cards, screens };
}

/** A date of the trainings' calendar as the list shows it. */
export function toTrainingDate({ data }: Entries['training-dates'][number], now: Date) {
  const { data: day, titulo, local, vagas } = data;
  const fim = endOfDay(day);
  return {
    data: day,
    fim,
    past: new Date(fim) < now,
    ...dayParts(day),
    dataCompleta: longDate(day),
    titulo,
    local,
    vagas,
  };
}

export type TrainingDate = ReturnType<typeof toTrainingDate>;
