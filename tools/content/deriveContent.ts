import { slugOf } from '#src/domain/slug.ts';
import type { Entries } from './collections.ts';
import { deriveCases } from './derive/cases.ts';
import { deriveEvents, toTrainingDate } from './derive/events.ts';
import { toMilestone } from './derive/milestones.ts';
import { deriveModels } from './derive/models.ts';
import { toNotice } from './derive/notices.ts';
import { toMember, toTestimonial } from './derive/people.ts';
import { derivePrograms } from './derive/programs.ts';
import { deriveProjects } from './derive/projects.ts';
import { derivePublications } from './derive/publications.ts';
import type { Screen } from './derive/screens.ts';

/** What the site makes of its content: the lists that pages import, and the screens of the items. */
export interface Content {
  lists: Record<string, unknown>;
  screens: Screen[];
}

/** Of events in the order of their days: what is to come, and of the past the last, `least` together at least. */
function current<Event extends { past: boolean }>(events: readonly Event[], least: number): readonly Event[] {
  const first = events.findIndex(({ past }) => !past);
  const coming = first < 0 ? 0 : events.length - first;
  return events.slice(-Math.max(coming, least));
}

/** Derives every list and screen from checked items; `now` decides only what the prerendered pages say of an event. */
export function deriveContent(entries: Entries, now: Date): Content {
  const projects = deriveProjects(entries);
  const cases = deriveCases(entries);
  const publications = derivePublications(entries);
  const models = deriveModels(entries);
  const events = deriveEvents(entries, now);
  const training = derivePrograms('training-programs', entries['training-programs']);
  const education = derivePrograms('education-programs', entries['education-programs']);
  const dates = entries['training-dates']
    .map((entry) => toTrainingDate(entry, now))
    .toSorted((a, b) => a.data.localeCompare(b.data));
  const testimonials = (page: string) =>
    entries.testimonials.filter(({ data }) => data.pagina === page).map(toTestimonial);
  return {
    lists: {
      projects: projects.cards,
      publications: publications.cards,
      'publications-newest': publications.cards.slice(0, 3),
      models: models.cards,
      events: events.cards,
      'events-current': current(events.cards, 2),
      'training-dates': current(dates, 3),
      'training-programs': training.cards,
      'education-programs': education.cards,
      team: entries.team.map(toMember),
      'testimonials-servicos': testimonials('servicos'),
      'testimonials-treinamentos': testimonials('treinamentos'),
      milestones: entries.milestones.map(toMilestone).toSorted((a, b) => a.ano.localeCompare(b.ano)),
      partners: entries.partners.map(({ data }) => data.nome),
      notices: entries.notices.map((entry) => toNotice(entry, now)).filter(({ fim }) => now < new Date(fim)),
      'work-titles': Object.fromEntries([
        ...projects.cards.map(({ title }) => [slugOf(title), title]),
        ...Object.values(cases.cards).map(({ path, titulo }) => [
          path.slice(path.lastIndexOf('/') + 1),
          titulo,
        ]),
      ]),
      ...Object.fromEntries(Object.entries(cases.cards).map(([id, card]) => [`cases/${id}`, card])),
    },
    screens: [projects, cases, publications, models, events, training, education].flatMap(
      ({ screens }) => screens,
    ),
  };
}
