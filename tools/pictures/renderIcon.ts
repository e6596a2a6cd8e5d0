import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cachedFile } from '../cachedFile.ts';

/** A PNG of the site's icon: its name, the drawing in src/pictures/brand it is made from, and its side in pixels. */
export interface Icon {
  file: string;
  drawing: string;
  size: number;
}

/** The icons that index.html and the manifest name. */
export const icons: readonly Icon[] = [
  { file: 'icon-180', drawing: 'icon-touch', size: 180 },
  { file: 'icon-192', drawing: 'icon', size: 192 },
  { file: 'icon-512', drawing: 'icon', size: 512 },
  { file: 'icon-maskable-512', drawing: 'icon-maskable', size: 512 },
];

const format = { palette: true, colours: 32, effort: 10 } as const;

/** Renders an icon to PNG. */
export async function renderIcon({ drawing, size }: Icon): Promise<Buffer> {
  const svg = await readFile(new URL(`../../src/pictures/brand/${drawing}.svg`, import.meta.url), 'utf8');
  return cachedFile(['icon', sharp.versions.vips, JSON.stringify(format), String(size), svg], () =>
    sharp(Buffer.from(svg), { density: 300 }).resize(size).png(format).toBuffer(),
  );
}
