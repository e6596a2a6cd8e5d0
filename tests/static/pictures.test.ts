import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import siteTexts from '#content/pictureTexts.json' with { type: 'json' };
import { shareCards } from '#src/copy/site/shareCards.ts';
import { builtFiles, publicPages, readBuiltFile } from '#tests/support/builtSite.ts';
import { readContent } from '#tools/content/readContent.ts';

const pictureTexts = { ...siteTexts, ...readContent().pictureTexts };
const dist = new URL('../../dist/', import.meta.url);
const sizeOf = async (file: string) => {
  const { format, width, height } = await sharp(readFileSync(new URL(file, dist))).metadata();
  return `${format} ${width}x${height}`;
};

test('the build contains every drawing exactly once', () => {
  const drawings = builtFiles.filter((file) => /^images\/[^/]+\.svg$/.test(file));
  const names = drawings.map((file) => file.replace(/^images\/|(-desktop|-mobile)?\.svg$/g, ''));
  expect([...new Set(names)].sort()).toEqual(Object.keys(pictureTexts).sort());
  expect(builtFiles.filter((file) => file.endsWith('.svg') && file.startsWith('assets/'))).toEqual([]);
});

test('every public page has a share card of 1200 by 630 and at most 120 KB', async () => {
  for (const { path, document } of publicPages) {
    const address = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    const file = new URL(address).pathname.slice(1);
    expect(await sizeOf(file), path).toBe('png 1200x630');
    expect(readFileSync(new URL(file, dist)).length, path).toBeLessThanOrEqual(120 * 1024);
  }
  const cards = builtFiles.filter((file) => file.startsWith('images/og/'));
  expect(cards.sort()).toEqual(
    [...Object.keys(shareCards), ...readContent().screens.map(({ card }) => card.name)]
      .map((name) => `images/og/${name}.png`)
      .sort(),
  );
});

test('the manifest names icons that exist in the size that it declares', async () => {
  const manifest = JSON.parse(readBuiltFile('site.webmanifest')) as {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.icons).not.toHaveLength(0);
  for (const { src, sizes } of [...manifest.icons, { src: '/icons/icon-180.png', sizes: '180x180' }])
    expect(await sizeOf(src.slice(1))).toBe(`png ${sizes}`);
});

test('programs that request an icon without reading a page get one', () => {
  const icon = readFileSync(new URL('favicon.ico', dist));
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  expect(icon.subarray(23, 26).toString()).toBe('PNG');
});

test('the tab icon follows the system’s theme', () => {
  expect(readBuiltFile('favicon.svg')).toContain('prefers-color-scheme:dark');
});
