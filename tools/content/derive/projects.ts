import { basename } from 'node:path';
import { slugOf } from '#src/domain/text/slug.ts';
import type { Picture } from '#tools/pictures/describePicture.ts';
import type { Entries, Entry } from '../collections.ts';
import { screenOf } from './screens.ts';
import { neighbours } from './series.ts';

type ProjectEntry = Entries['projects'][number];
export type ShownProject = Entry<ProjectEntry['data'] & { image: Picture }>;

function toCard({ path, data }: ShownProject) {
  const { title, client, year, category, image, aspectRatio, description } = data;
  return { id: basename(path), title, client, year, category, aspectRatio, description, path, image };
}

/** Projects, their cards, and screens if no case replaces them. All need a picture (docs/product.md, section 3). */
export function deriveProjects({ projects, cases }: Entries) {
  const told = new Set(cases.map(({ path }) => path));
  const shown = projects.filter((entry): entry is ShownProject => entry.data.image !== undefined);
  const screens = shown
    .filter(({ path }) => !told.has(path))
    .map((entry) => {
      const { data, path, title } = entry;
      const item = { ...data, id: basename(path), slug: slugOf(title), ...neighbours(shown, path) };
      return screenOf(entry, 'projects', item);
    });
  return { shown, cards: shown.map(toCard), screens };
}
