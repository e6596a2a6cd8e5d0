import { slugOf } from '#src/domain/slug.ts';
import type { Entries, Entry } from '../collections.ts';
import { decorative, itemPicture } from './pictures.ts';
import { cardName, screenOf } from './screens.ts';
import { neighbours, type SeriesPiece } from './series.ts';

type CaseData = Entries['cases'][number]['data'];
type StoryEntry = Entry<Extract<CaseData, { template: 'story' }>>;
type ResultsEntry = Entry<Extract<CaseData, { template: 'results' }>>;
type PhasesEntry = Entry<Extract<CaseData, { template: 'phases' }>>;

const tones = ['coral', 'lilac', 'sky', 'sunflower'] as const;

/** The last part of its address, by which the contact form knows it. */
const slugFrom = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function toCard({ data, path }: StoryEntry) {
  const { titulo, cliente, desafio, solucao, resultado, imagem, alt } = data;
  return { titulo, cliente, desafio, solucao, resultado, imagem: itemPicture(imagem, alt), path };
}

function toStory(entry: StoryEntry, index: number, pieces: readonly SeriesPiece[]) {
  const { path, data } = entry;
  return {
    ...toCard(entry),
    metrica: data.metrica,
    consultation: data.consultation,
    slug: slugFrom(path),
    card: cardName(path),
    tone: tones[index % tones.length] ?? 'coral',
    ...neighbours(pieces, path),
  };
}

function toResults({ data, path }: ResultsEntry) {
  const { head, hero, story, method, services, results, action, imagem, alt } = data;
  return {
    path,
    card: cardName(path),
    slug: slugOf(hero.title),
    imagem: itemPicture(imagem, alt),
    head,
    hero,
    story,
    method,
    services,
    results: {
      ...results,
      items: results.items.map(({ valor, label, imagem, alt }) => ({
        valor,
        label,
        imagem: itemPicture(imagem, alt),
      })),
    },
    action,
  };
}

function toPhases({ data, path }: PhasesEntry) {
  const { head, hero, challenge, steps, architecture, phases, impact, comparison, action, imagem, alt } =
    data;
  const side = ({ label, imagem, alt }: { label: string; imagem: string; alt?: string | undefined }) => ({
    label,
    image: itemPicture(imagem, alt),
  });
  return {
    path,
    card: cardName(path),
    slug: slugOf(hero.title.name),
    imagem: itemPicture(imagem, alt),
    head,
    hero,
    challenge,
    steps,
    architecture,
    phases,
    impact,
    comparison: { ...comparison, before: side(comparison.before), after: side(comparison.after) },
    action,
  };
}

/** A short case as pages that speak of it show it, and each of the three forms on its screen. */
export type CaseCard = ReturnType<typeof toCard>;
export type StoryCase = ReturnType<typeof toStory>;
export type ResultsCase = ReturnType<typeof toResults>;
export type PhasesCase = ReturnType<typeof toPhases>;

/** The cards of the short cases by the names of their files, and the screens of all. */
export function deriveCases({ cases }: Entries) {
  const stories = cases.filter((entry): entry is StoryEntry => entry.data.template === 'story');
  const pieces = stories.map(toCard).map(({ titulo, path, imagem }) => ({
    label: titulo,
    to: path,
    image: decorative(imagem),
  }));
  const screens = cases.map((entry) => {
    const { data } = entry;
    if (data.template === 'story') {
      const story = entry as StoryEntry;
      const item = toStory(story, stories.indexOf(story), pieces);
      return screenOf(entry, 'cases-story', item, data.titulo, data.imagem);
    }
    const item =
      data.template === 'results' ? toResults(entry as ResultsEntry) : toPhases(entry as PhasesEntry);
    const title =
      data.template === 'results' ? data.hero.title : `${data.hero.title.name}: ${data.hero.title.rest}`;
    return screenOf(entry, `cases-${data.template}`, item, title, data.imagem);
  });
  return { cards: Object.fromEntries(stories.map((entry) => [entry.id, toCard(entry)])), screens };
}
