import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { cachedFile } from './cachedFile.ts';

const require = createRequire(import.meta.url);
const output = new URL('../../src/styles/fonts/', import.meta.url);

const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('');

const ASCII = characters(0x20, 0x7e);
/** The Latin-1 letters that Portuguese needs, and a few more for names. */
const LETTERS = 'ÀÁÂÃÇÈÉÊÍÑÓÔÕÖÚÜàáâãçèéêíñóôõöúü';

/** Glyphs of running text: what people type into forms, and the punctuation of the copy. */
const textGlyphs = `${ASCII}${LETTERS}\u00a0§©ª°º·«»–—‘’“”•…→←↑↓×−≤≥€✓`;

/** Glyphs of titles and figures, without signs that only running text has. */
export const displayGlyphs = `${ASCII.replace(/[<>\\^`{}|~_#*=[\]]/g, '')}${LETTERS}\u00a0ªº·–—‘’“”…→×`;

type Axes = Record<string, number | { min: number; max: number }>;

const sources: { from: string; to: string; glyphs: string; axes: Axes }[] = [
  {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    to: 'bricolage-grotesque.woff2',
    glyphs: displayGlyphs,
    // The brand's display style: 88 % wide, drawn for large sizes, in one weight.
    axes: { wdth: 88, opsz: 48, wght: 760 },
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    to: 'atkinson-hyperlegible-next.woff2',
    glyphs: textGlyphs,
    axes: { wght: { min: 400, max: 700 } },
  },
];

const { version } = require('subset-font/package.json') as { version: string };

const settings = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'calt'],
};

/** Writes the two web fonts, subset to the site's glyphs and axes, into src/styles/fonts. */
export async function buildFonts(): Promise<void> {
  await mkdir(output, { recursive: true });
  for (const { from, to, glyphs, axes } of sources) {
    const source = await readFile(require.resolve(from));
    const cut = { ...settings, variationAxes: axes };
    const font = await cachedFile(['font', version, JSON.stringify(cut), glyphs, source], () =>
      subsetFont(source, glyphs, cut),
    );
    await writeFile(new URL(to, output), font);
  }
}
