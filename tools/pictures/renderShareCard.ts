import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ShareCard } from '#src/content/shareCards.ts';
import { cachedFile } from './cachedFile.ts';
import { composeShareCard } from './composeShareCard.ts';
import { loadDisplayFace } from './lettering.ts';

// At most 96 colours, so that each card stays below 120 KB.
const format = { palette: true, colours: 96, dither: 0, effort: 10, compressionLevel: 9 } as const;

const drawing = (name: string) =>
  readFile(new URL(`../../src/pictures/${name}.svg`, import.meta.url), 'utf8');

/** Renders the card of a page to a PNG of 1200 by 630: the studio's mark, the title, and a drawing of the site. */
export async function renderShareCard({ title, picture }: ShareCard): Promise<Buffer> {
  const [template, beside] = await Promise.all([drawing('brand/share-card'), drawing(picture)]);
  const parts = ['share card', sharp.versions.vips, JSON.stringify(format), title, template, beside];
  return cachedFile(parts, async () => {
    const svg = composeShareCard(template, beside, title, await loadDisplayFace([title]));
    return sharp(Buffer.from(svg)).png(format).toBuffer();
  });
}
