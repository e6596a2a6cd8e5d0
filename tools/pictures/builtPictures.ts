import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { shareCards } from '#src/copy/site/shareCards.ts';
import { studio } from '#src/copy/studio.ts';
import { cachedFile } from '../bundle/cachedFile.ts';
import { readContent } from '../content/readContent.ts';
import { applyPalette } from './applyPalette.ts';
import { servedName } from './describePicture.ts';
import { optimizeDrawing, optimizePhoto } from './optimizePicture.ts';
import { pictureFiles } from './pictureFiles.ts';
import { renderShareCard } from './renderShareCard.ts';

const CARD_FOLDER = 'images/og/';

/** The icons of index.html and the manifest: their drawings, and their sizes in pixels. */
const icons = [
  { file: 'icon-180', drawing: 'icon-touch', size: 180 },
  { file: 'icon-192', drawing: 'icon', size: 192 },
  { file: 'icon-512', drawing: 'icon', size: 512 },
  { file: 'icon-maskable-512', drawing: 'icon-maskable', size: 512 },
];

const iconFormat = { palette: true, colours: 32, effort: 10 } as const;

/** A file of src/pictures/brand with the studio's colours and name inserted. */
async function readBrand(file: string): Promise<Buffer> {
  const source = await readFile(new URL(`../../src/pictures/brand/${file}`, import.meta.url), 'utf8');
  return Buffer.from(applyPalette(source).replaceAll('{studio}', studio.name));
}

async function renderIcon({ drawing, size }: { drawing: string; size: number }): Promise<Buffer> {
  const svg = await readBrand(`${drawing}.svg`);
  const parts = ['icon', sharp.versions.vips, JSON.stringify(iconFormat), String(size), svg.toString()];
  return cachedFile(parts, () => sharp(svg, { density: 300 }).resize(size).png(iconFormat).toBuffer());
}

/** The icon for programs that request /favicon.ico without reading a page. */
const shortcut = { drawing: 'icon', size: 48 };

/** Wraps a PNG, `side` pixels wide and high, in the format of Windows icons. */
function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

/** Functions that make the pictures, icons, share cards and manifest, keyed by path below the site's root. */
export async function builtPictures(): Promise<Map<string, () => Promise<Buffer>>> {
  const made = new Map<string, () => Promise<Buffer>>();
  for (const [name, file] of pictureFiles())
    made.set(`images/${servedName(name)}`, async () => {
      const source = await readFile(file);
      return name.endsWith('.svg') ? optimizeDrawing(source.toString()) : optimizePhoto(source);
    });
  const items = readContent().screens.map(({ card }) => [card.name, card] as const);
  for (const [name, card] of [...Object.entries(shareCards), ...items])
    made.set(`${CARD_FOLDER}${name}.png`, () => renderShareCard(card));
  for (const icon of icons) made.set(`icons/${icon.file}.png`, () => renderIcon(icon));
  made.set('favicon.ico', async () => icoOf(await renderIcon(shortcut), shortcut.size));
  for (const file of ['favicon.svg', 'site.webmanifest']) made.set(file, () => readBrand(file));
  return made;
}
