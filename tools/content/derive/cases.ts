import { basename } from 'node:path';
import { slugOf } from '#src/domain/site/slug.ts';
import type { Entries, Entry } from '../collections.ts';
import { toAccount } from './accounts.ts';
import { itemPicture } from './pictures.ts';
import { cardName, screenOf } from './screens.ts';
import { neighbours } from './series.ts';

type CaseData = Entries['cases'][number]['data'];
type StoryData = Extract<CaseData, { template: 'story' }>;
type ResultsData = Extract<CaseData, { template: 'results' }>;
type PhasesData = Extract<CaseData, { template: 'phases' }>;

const tones = ['coral', 'lilac', 'sky', 'sunflower'] as const;

function toCard(data: StoryData, path: string) {
  const { titulo, cliente, desafio, solucao, resultado, imagem, alt } = data;
  return { titulo, cliente, desafio, solucao, resultado, imagem: itemPicture(imagem, alt), path };
}

function toStory(data: StoryData, path: string, stories: readonly Entry<StoryData>[]) {
  const position = stories.findIndex((story) => story.path === path);
  return {
    ...toCard(data, path),
    metrica: data.metrica,
    account: data.account && toAccount(data.account),
    consultation: data.consultation,
    /** The last part of its address, by which the contact form knows it. */
    slug: basename(path),
    card: cardName(path),
    tone: tones[position % tones.length] ?? 'coral',
    ...neighbours(stories, path),
  };
}

function toResults(data: ResultsData, path: string, projects: Entries['projects']) {
  const { head, hero, story, method, services, results, action, imagem, alt } = data;
  const items = results.items.map(({ alt, ...item }) => ({ ...item, imagem: itemPicture(item.imagem, alt) }));
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
    results: { ...results, items },
    account: toAccount(data.account),
    action,
    ...neighbours(projects, path),
  };
}

function toPhases(data: PhasesData, path: string, projects: Entries['projects']) {
  const { head, hero, challenge, steps, architecture, phases, impact, comparison, action } = data;
  const side = ({ label, imagem, alt }: PhasesData['comparison']['before']) => ({
    label,
    image: itemPicture(imagem, alt),
  });
  return {
    path,
    card: cardName(path),
    slug: slugOf(hero.title.name),
    imagem: itemPicture(data.imagem, data.alt),
    head,
    hero,
    challenge,
    steps,
    architecture,
    phases,
    impact,
    comparison: { ...comparison, before: side(comparison.before), after: side(comparison.after) },
    account: toAccount(data.account),
    action,
    ...neighbours(projects, path),
  };
}

/** The cards of the short cases by the names of their files, and the screens of all. */
export function deriveCases({ cases, projects }: Entries) {
  const shown = projects.filter(({ data }) => data.image !== undefined);
  const stories = cases.filter((entry): entry is Entry<StoryData> => entry.data.template === 'story');
  const screens = cases.map((entry) => {
    const { data, path } = entry;
    const picture = data.imagem;
    if (data.template === 'story')
      return screenOf(entry, 'cases-story', toStory(data, path, stories), { title: data.titulo, picture });
    if (data.template === 'results')
      return screenOf(entry, 'cases-results', toResults(data, path, shown), {
        title: data.hero.title,
        picture,
      });
    const { name, rest } = data.hero.title;
    return screenOf(entry, 'cases-phases', toPhases(data, path, shown), {
      title: `${name}: ${rest}`,
      picture,
    });
  });
  return {
    cards: Object.fromEntries(stories.map(({ id, data, path }) => [id, toCard(data, path)])),
    screens,
  };
}
