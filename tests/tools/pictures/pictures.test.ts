import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { gallery } from '#tools/pictures/gallery.ts';
import { pictureFiles, pictureModules } from '#tools/pictures/picture-files.ts';

const images = new URL('../../../public/images/', import.meta.url);
const modules = new URL('../../../src/content/images/', import.meta.url);
const files = pictureFiles();

describe('every picture in public/images', () => {
  test('is what its composition draws today: `npm run pictures` would change nothing', async () => {
    const committed = (await readdir(images)).filter((name) => name.endsWith('.svg')).sort();
    expect(committed).toEqual(files.map(({ name }) => name).sort());
    for (const { name, svg } of files) expect(await readFile(new URL(name, images), 'utf8'), name).toBe(svg);
  });

  test.each(files)('$name draws at the size it declares', async ({ svg }) => {
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  });

  test.each(files)('$name brings no script, style or address of its own', ({ svg }) => {
    expect(svg).not.toMatch(/<script|<style|\sstyle=|\son\w+=|<foreignObject|<image|href=|url\((?!#)/i);
  });

  test.each(files)('$name stays within its bytes', ({ svg, budget }) => {
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(budget);
  });
});

describe('what the pages know of a picture', () => {
  test('is its file, its size and its text, as committed', async () => {
    const written = pictureModules();
    expect((await readdir(modules)).sort()).toEqual(written.map(({ name }) => name).sort());
    for (const { name, text } of written)
      expect(await readFile(new URL(name, modules), 'utf8'), name).toBe(text);
  });

  test('includes a text alternative a person can read in one breath, except for what only decorates', () => {
    const silent = Object.entries(gallery).filter(([, { alt }]) => alt === '');
    expect(silent.map(([name]) => name)).toEqual(['vazio']);
    for (const [name, { alt }] of Object.entries(gallery)) {
      expect(alt.length, name).toBeLessThanOrEqual(200);
      if (alt) expect(alt, name).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  test('lets the square be compared: before and after have the same size', () => {
    const { placeBefore, placeAfter } = gallery;
    expect([placeBefore.width, placeBefore.height]).toEqual([placeAfter.width, placeAfter.height]);
  });
});
