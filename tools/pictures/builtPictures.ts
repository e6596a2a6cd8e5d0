import { readdir, readFile } from 'node:fs/promises';
import { shareCards } from '#src/content/shareCards.ts';
import { readContent } from '../content/readContent.ts';
import { servedName } from './describePicture.ts';
import { optimizePhoto } from './optimizePhoto.ts';
import { optimizePicture } from './optimizePicture.ts';
import { icons, renderIcon } from './renderIcon.ts';
import { renderShareCard } from './renderShareCard.ts';

/** Where share cards are, below the site's root. */
export const CARD_FOLDER = 'images/og/';

const sources = new URL('../../src/pictures/', import.meta.url);

/** How each file is made that the site serves of its pictures, by its path below the site's root. */
export async function builtPictures(): Promise<Map<string, () => Promise<string | Buffer>>> {
  const made = new Map<string, () => Promise<string | Buffer>>();
  for (const name of (await readdir(sources)).filter((file) => /\.\w+$/.test(file)))
    made.set(`images/${servedName(name)}`, async () => {
      const source = await readFile(new URL(name, sources));
      return name.endsWith('.svg') ? optimizePicture(source.toString()) : optimizePhoto(source);
    });
  const items = readContent().screens.map(({ card }) => [card.name, card] as const);
  for (const [name, card] of [...Object.entries(shareCards), ...items])
    made.set(`${CARD_FOLDER}${name}.png`, () => renderShareCard(card));
  for (const icon of icons) made.set(`icons/${icon.file}.png`, () => renderIcon(icon));
  return made;
}
