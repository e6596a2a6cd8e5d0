import { basename } from 'node:path';
import { slugOf } from '#src/domain/text/slug.ts';
import type { Entries, Entry } from '../collections.ts';
import type { ShownProject } from './projects.ts';
import { headOf, screenOf } from './screens.ts';
import { neighbours } from './series.ts';

type StoryEntry = Entry<Extract<Entries['cases'][number]['data'], { template: 'story' }>>;

const tones = ['coral', 'lilac', 'sky', 'sunflower'] as const;

function toCard({ data, path }: StoryEntry) {
  const { titulo, cliente, desafio, solucao, resultado, imagem } = data;
  return { titulo, cliente, desafio, solucao, resultado, imagem, path };
}

function toStory({ data, path }: StoryEntry, stories: readonly StoryEntry[]) {
  const { template: _, ...story } = data;
  const position = stories.findIndex((one) => one.path === path);
  const tone = tones[position % tones.length] ?? 'coral';
  // The contact form identifies a case by the last part of its address.
  return { ...story, slug: basename(path), tone, ...neighbours(stories, path) };
}

/** Derives the tiles of short cases, their cards (keyed by file name), and the screens of all cases. */
export function deriveCases({ cases }: Entries, projects: readonly ShownProject[]) {
  const stories = cases.filter((entry): entry is StoryEntry => entry.data.template === 'story');
  const screens = cases.map((entry) => {
    const { data, path } = entry;
    if (data.template === 'story')
      return screenOf(entry, 'cases-story', toStory({ ...entry, data }, stories));
    const beside = neighbours(projects, path);
    if (data.template === 'results') {
      const { template: _, project, ...results } = data;
      const { title } = data.hero;
      const item = { ...results, head: headOf(title, data.head), slug: slugOf(title), ...beside };
      return screenOf({ ...entry, title }, 'cases-results', item);
    }
    const { template: _, project, ...phases } = data;
    const { name, rest } = data.hero.title;
    const title = `${name}: ${rest}`;
    const item = { ...phases, head: headOf(title, data.head), slug: slugOf(name), ...beside };
    return screenOf({ ...entry, title }, 'cases-phases', item);
  });
  const tiles = stories.map(({ path, data: { titulo, cliente, assunto, imagem } }) => ({
    path,
    titulo,
    cliente,
    assunto,
    imagem,
  }));
  return { tiles, cards: Object.fromEntries(stories.map((entry) => [entry.id, toCard(entry)])), screens };
}
