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

/**
 * The projects, their cards, and screens for the projects that have no full case. A project without a picture is never
 * shown (docs/product.md, section 3).
 */
export function deriveProjects({ projects, cases }: Entries) {
  const told = new Set(cases.map(({ path }) => path));
  const shown = projects.filter((entry): entry is ShownProject => entry.data.image !== undefined);
  const screens = shown
    .filter(({ path }) => !told.has(path))
    .map((entry) => {
      const { data, path, title } = entry;
      const item = { ...data, id: basename(path), path, slug: slugOf(title), ...neighbours(shown, path) };
      return screenOf(entry, 'projects', item);
    });
  return { shown, cards: shown.map(toCard), screens };
}
