import { slugOf } from '#src/domain/site/slug.ts';
import type { Entries, Entry } from '../collections.ts';
import { toAccount } from './accounts.ts';
import { singlePicture } from './pictures.ts';
import { cardName, screenOf } from './screens.ts';
import { neighbours } from './series.ts';

type ProjectEntry = Entries['projects'][number];
type ShownEntry = Entry<ProjectEntry['data'] & { image: string }>;

function toCard({ path, data }: ShownEntry) {
  const { title, client, year, category, image, alt, aspectRatio, description } = data;
  const id = path.slice(path.lastIndexOf('/') + 1);
  return {
    id,
    title,
    client,
    year,
    category,
    aspectRatio,
    description,
    path,
    image: singlePicture(image, alt),
  };
}

function toItem(entry: ShownEntry, shown: readonly ShownEntry[]) {
  const { path, data } = entry;
  const { desafio, solucao, resultado, title } = data;
  return {
    ...toCard(entry),
    desafio,
    solucao,
    resultado,
    account: data.account && toAccount(data.account),
    slug: slugOf(title),
    card: cardName(path),
    ...neighbours(shown, path),
  };
}

/**
 * The portfolio, and the screens of the projects that no case tells in full. A project without a picture is kept but
 * never shown (docs/product.md, section 3).
 */
export function deriveProjects({ projects, cases }: Entries) {
  const told = new Set(cases.map(({ path }) => path));
  const shown = projects.filter((entry): entry is ShownEntry => entry.data.image !== undefined);
  const screens = shown
    .filter(({ path }) => !told.has(path))
    .map((entry) => {
      const { title, image: picture } = entry.data;
      return screenOf(entry, 'projects', toItem(entry, shown), { title, picture });
    });
  return { cards: shown.map(toCard), screens };
}
