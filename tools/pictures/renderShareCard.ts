import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ShareCard } from '#src/copy/site/shareCards.ts';
import { studio } from '#src/copy/studio.ts';
import { cachedFile } from '../bundle/cachedFile.ts';
import { applyPalette } from './applyPalette.ts';
import { composeShareCard, place } from './composeShareCard.ts';
import { displayFace } from './lettering.ts';
import { pictureFiles } from './pictureFiles.ts';

// With 96 colours, every card with a drawing is smaller than 120 KB. Photos need more colours.
const drawn = { palette: true, colours: 96, dither: 0, compressionLevel: 9 } as const;
const photographed = { ...drawn, colours: 256, dither: 1 } as const;

const template = new URL('../../src/pictures/brand/share-card.svg', import.meta.url);

function pictureFile(name: string): URL {
  const file = pictureFiles().get(name);
  if (!file) throw new Error(`src/pictures has no ${name}.`);
  return file;
}

const drawing = async (file: URL) => applyPalette(await readFile(file, 'utf8'));

/** A photo as a `data:` URL, no larger than its place in the card. */
async function photo(name: string): Promise<string> {
  const placed = await sharp(await readFile(pictureFile(name)))
    .rotate()
    .resize(place.width, place.height, { fit: 'cover' })
    .png()
    .toBuffer();
  return `data:image/png;base64,${placed.toString('base64')}`;
}

/** Renders a page's card to a PNG of 1200 by 630, with the studio's mark, the title, and a drawing or a photo. */
export async function renderShareCard({ title, picture }: ShareCard): Promise<Buffer> {
  const isPhoto = picture.includes('.');
  const format = isPhoto ? photographed : drawn;
  const [card, beside] = await Promise.all([
    drawing(template),
    isPhoto ? photo(picture) : drawing(pictureFile(`${picture}.svg`)),
  ]);
  const parts = ['share card', sharp.versions.vips, JSON.stringify(format), studio.name, title, card, beside];
  return cachedFile(parts, async () => {
    const svg = composeShareCard(card, beside, title, await displayFace());
    return sharp(Buffer.from(svg)).png(format).toBuffer();
  });
}
