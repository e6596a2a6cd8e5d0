import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import siteTexts from '#content/pictureTexts.json' with { type: 'json' };
import { readContent } from '#tools/content/readContent.ts';
import { optimizeDrawing } from '#tools/pictures/optimizePicture.ts';
import { pictureFiles } from '#tools/pictures/pictureFiles.ts';

const pictureTexts = { ...siteTexts, ...readContent().pictureTexts };
const placed = pictureFiles();
const read = (name: string) =>
  readFileSync(placed.get(name) ?? new URL(`../../../../src/pictures/${name}`, import.meta.url), 'utf8');
const files = [...placed.keys()];
const names = files.filter((name) => name.endsWith('.svg'));
const brand = ['icon', 'icon-maskable', 'icon-touch', 'share-card'].map((name) => `brand/${name}.svg`);

const budget = 6144;

describe('a drawing in src/pictures', () => {
  test.each(names)('%s is drawn at its declared size', async (name) => {
    const source = read(name);
    const { width, height } = await sharp(Buffer.from(source)).metadata();
    expect(source).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
    expect(source).toContain(`viewBox="0 0 ${width} ${height}"`);
  });

  test('contains no script, style or external URL', () => {
    const foreign = /<script|<style|\sstyle=|\son\w+=|<foreignObject|<image|href=|url\((?!#)/i;
    expect([...names, ...brand].filter((name) => foreign.test(read(name)))).toEqual([]);
  });

  test.each(names)('%s is delivered in few bytes, without ids that only the source needs', async (name) => {
    const served = (await optimizeDrawing(read(name))).toString();
    expect(gzipSync(served, { level: 9 }).length).toBeLessThanOrEqual(budget);
    for (const [, id] of served.matchAll(/ id="([^"]+)"/g)) expect(served).toContain(`#${id})`);
  });
});

/** Skin tones, mixed from coral, sunflower and ink. They are not in the palette. */
const skin = '#f9c9a6|#de9a66|#b36b45|#87492f|#5a2f2a';

test('drawings use only colour names of the palette and skin tones', () => {
  const known = new RegExp(`^(none|palette\\([\\w-]+\\)|${skin}|url\\(#[\\w-]+\\))$`, 'i');
  const strange = [...names, ...brand].flatMap((name) =>
    [...read(name).matchAll(/ (?:fill|stroke|stop-color)="([^"]+)"/g)]
      .filter(([, value = '']) => !known.test(value))
      .map(([painted]) => `${name}: ${painted}`),
  );
  expect(strange).toEqual([]);
});

describe('alternative texts', () => {
  test('there is exactly one for every picture', () => {
    const pictures = files.map((name) => name.replace(/((-desktop|-mobile)\.svg|\.\w+)$/, ''));
    expect(Object.keys(pictureTexts).sort()).toEqual([...new Set(pictures)].sort());
  });

  test('have at most 200 characters, and are empty only for decorative pictures', () => {
    const silent = Object.entries(pictureTexts).filter(([, text]) => text === '');
    expect(silent.map(([name]) => name)).toEqual(['empty-state']);
    for (const [name, text] of Object.entries<string>(pictureTexts)) {
      expect(text.length, name).toBeLessThanOrEqual(200);
      if (text) expect(text, name).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});
