import { formatDate } from '#src/domain/time/calendarDay.ts';
import type { Entries } from '../collections.ts';
import { dayParts, saoPauloInstant } from './dates.ts';
import { headOf, screenOf } from './screens.ts';
import { neighboursInTime } from './series.ts';

type EventEntry = Entries['events'][number];

function toCard({ data, path, id }: EventEntry, now: Date) {
  const { tipo, titulo, descricao, inicio, fim, imagem } = data;
  const [day, end] = [inicio.slice(0, 10), saoPauloInstant(fim)];
  const lastDay = fim.slice(0, 10);
  return {
    id,
    tipo,
    titulo,
    descricao,
    inicio: saoPauloInstant(inicio),
    fim: end,
    /** Whether the event was over at build time. In the browser the visitor's clock decides (useIsPast). */
    past: new Date(end) < now,
    ...dayParts(day),
    data: day === lastDay ? formatDate(day) : `${formatDate(day)} a ${formatDate(lastDay)}`,
    horario: `${inicio.slice(11)}–${fim.slice(11)} (GMT-3)`,
    imagem,
    link: path,
  };
}

function toItem(entry: EventEntry, team: Entries['team'], events: readonly EventEntry[], now: Date) {
  const { publicado: _, pessoas, ficou = [], ...event } = entry.data;
  return {
    ...event,
    ...toCard(entry, now),
    head: headOf(entry.title, event.head),
    pessoas: pessoas
      .flatMap((person) => team.filter(({ id }) => id === person))
      .map(({ data: { nome, foto } }) => ({ nome, foto: { ...foto, alt: '' } })),
    ficou,
    ...neighboursInTime(events, entry.path),
  };
}

/** The Academy's events, sorted by day, and their screens. */
export function deriveEvents({ events, team }: Entries, now: Date) {
  const sorted = events.toSorted((a, b) => a.data.inicio.localeCompare(b.data.inicio));
  const screens = sorted.map((entry) => {
    const { descricao: summary, publicado: published } = entry.data;
    const item = toItem(entry, team, sorted, now);
    const authors = item.pessoas.map(({ nome }) => nome);
    return screenOf(entry, 'events', item, { title: entry.title, summary, published, authors });
  });
  return { cards: sorted.map((entry) => toCard(entry, now)), screens };
}
