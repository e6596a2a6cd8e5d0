import { basename } from 'node:path';
import { slugOf } from '#src/domain/text/slug.ts';
import { formatDate } from '#src/domain/time/calendarDay.ts';
import { momentInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import type { Entries } from './collections.ts';
import { deriveCases } from './derive/cases.ts';
import { deriveCriteria, deriveWalks } from './derive/criteria.ts';
import { dayParts, saoPauloInstant } from './derive/dates.ts';
import { deriveEvents } from './derive/events.ts';
import { deriveFeatured } from './derive/featured.ts';
import { deriveModels } from './derive/models.ts';
import { derivePrograms } from './derive/programs.ts';
import { deriveProjects } from './derive/projects.ts';
import { derivePublications } from './derive/publications.ts';
import { deriveQuestions } from './derive/questions.ts';
import { deriveRetellings } from './derive/retellings.ts';

/** Upcoming events, sorted by day. If there are fewer than `least`, the latest past events are added. */
function current<Event extends { past: boolean }>(events: readonly Event[], least: number): readonly Event[] {
  const first = events.findIndex(({ past }) => !past);
  const coming = first < 0 ? 0 : events.length - first;
  return events.slice(-Math.max(coming, least));
}

/** A notice with its start and end in ISO 8601. `started` says whether the notice had begun by build time. */
function toNotice({ id, data }: Entries['notices'][number], now: Date) {
  const [inicio, fim] = [saoPauloInstant(data.inicio), saoPauloInstant(data.fim)];
  return { id, ...data, inicio, fim, started: new Date(inicio) <= now };
}

function toTrainingDate({ data }: Entries['training-dates'][number], now: Date) {
  const fim = momentInSaoPaulo(data.data, '23:59:59');
  return {
    ...data,
    fim,
    past: new Date(fim) < now,
    ...dayParts(data.data),
    dataCompleta: formatDate(data.data),
  };
}

/** Derives pages' lists, service pages' cases and items' screens. Events that ended before `now` are past. */
export function deriveContent(entries: Entries, now: Date) {
  const projects = deriveProjects(entries);
  const cases = deriveCases(entries, projects.shown);
  const publications = derivePublications(entries);
  const models = deriveModels(entries);
  const events = deriveEvents(entries, now);
  const training = derivePrograms('training-programs', entries['training-programs']);
  const education = derivePrograms('education-programs', entries['education-programs']);
  const dates = entries['training-dates']
    .map((entry) => toTrainingDate(entry, now))
    .toSorted((a, b) => a.data.localeCompare(b.data));
  const testimonials = (page: string) =>
    entries.testimonials
      .filter(({ data }) => data.pagina === page)
      .map(({ id, data: { pagina: _, ...shown } }) => ({ id, ...shown }));
  return {
    lists: {
      projects: projects.cards,
      stories: cases.tiles,
      publications: publications.cards,
      newestPublications: publications.cards.slice(0, 3),
      models: models.cards,
      events: events.cards,
      currentEvents: current(events.cards, 2),
      trainingDates: current(dates, 3),
      trainingPrograms: training.cards,
      educationPrograms: education.cards,
      team: entries.team.map(({ data }) => data),
      servicesTestimonials: testimonials('servicos'),
      trainingTestimonials: testimonials('treinamentos'),
      milestones: entries.milestones.map(({ data }) => data).toSorted((a, b) => a.ano.localeCompare(b.ano)),
      partners: entries.partners.map(({ data }) => data.nome),
      notices: entries.notices.map((entry) => toNotice(entry, now)).filter(({ fim }) => now < new Date(fim)),
      ...deriveQuestions(entries),
      ...deriveCriteria(entries),
      featured: deriveFeatured(entries),
      walks: deriveWalks(entries),
      workTitles: Object.fromEntries([
        ...projects.cards.map(({ title }) => [slugOf(title), title]),
        ...Object.values(cases.cards).map(({ path, titulo }) => [basename(path), titulo]),
      ]) as Record<string, string>,
    },
    retellings: deriveRetellings(entries, projects.shown, cases.cards),
    screens: [
      ...projects.screens,
      ...cases.screens,
      ...publications.screens,
      ...models.screens,
      ...events.screens,
      ...training.screens,
      ...education.screens,
    ],
  };
}

export type Content = ReturnType<typeof deriveContent>;

/** The lists, keyed by the names under which pages import them. */
export type Lists = { [Name in keyof Content['lists']]: Readonly<Content['lists'][Name]> };

type Screen = Content['screens'][number];

/** Data of the items' screens, keyed by template. */
export type Items = { [Template in Screen['template']]: Extract<Screen, { template: Template }>['item'] };
