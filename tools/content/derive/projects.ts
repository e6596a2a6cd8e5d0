import { slugOf } from '#src/domain/slug.ts';
import type { Entries, Entry } from '../collections.ts';
import { decorative, singlePicture } from './pictures.ts';
import { cardName, screenOf } from './screens.ts';
import { neighbours, type SeriesPiece } from './series.ts';

type ProjectEntry = Entries['projects'][number];
type ShownEntry = Entry<ProjectEntry['data'] & { image: string }>;

function toCard({ path, data }: ShownEntry) {
  const { title, client, year, category, image, alt, aspectRatio, description } = data;
  return { title, client, year, category, aspectRatio, description, path, image: singlePicture(image, alt) };
}

function toItem(entry: ShownEntry, pieces: readonly SeriesPiece[]) {
  const { desafio, solucao, resultado, title } = entry.data;
  const { path } = entry;
  return {
    ...toCard(entry),
    desafio,
    solucao,
    resultado,
    slug: slugOf(title),
    card: cardName(path),
    ...neighbours(pieces, path),
  };
}

/** A project as the portfolio shows it, and as its own screen does. */
export type ProjectCard = ReturnType<typeof toCard>;
export type ProjectItem = ReturnType<typeof toItem>;

/**
 * The portfolio, and the screens of the projects that no case tells in full. A project without a picture is kept but
 * never shown (docs/product.md, section 3).
 */
export function deriveProjects({ projects, cases }: Entries) {
  const told = new Set(cases.map(({ path }) => path));
  const shown = projects.filter((entry): entry is ShownEntry => entry.data.image !== undefined);
  const cards = shown.map(toCard);
  const pieces = cards.map(({ title, path, image }) => ({
    label: title,
    to: path,
    image: decorative(image),
  }));
  const screens = shown
    .filter(({ path }) => !told.has(path))
    .map((entry) => screenOf(entry, 'projects', toItem(entry, pieces), entry.data.title, entry.data.image));
  return { cards, screens };
}
