import { readdir, readFile } from 'node:fs/promises';
import { shareCards } from '#src/content/shareCards.ts';
import { readContent } from '../content/readContent.ts';
import { optimizePicture } from './optimizePicture.ts';
import { icons, renderIcon } from './renderIcon.ts';
import { renderShareCard } from './renderShareCard.ts';

const sources = new URL('../../src/pictures/', import.meta.url);

/** How each file is made that the site serves of its drawings, by its path below the site's root. */
export async function builtPictures(): Promise<Map<string, () => Promise<string | Buffer>>> {
  const made = new Map<string, () => Promise<string | Buffer>>();
  for (const name of (await readdir(sources)).filter((file) => file.endsWith('.svg')))
    made.set(`images/${name}`, async () => optimizePicture(await readFile(new URL(name, sources), 'utf8')));
  const items = readContent().screens.map(({ card }) => [card.name, card] as const);
  for (const [name, card] of [...Object.entries(shareCards), ...items])
    made.set(`images/og/${name}.png`, () => renderShareCard(card));
  for (const icon of icons) made.set(`icons/${icon.file}.png`, () => renderIcon(icon));
  return made;
}
