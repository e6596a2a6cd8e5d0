import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import siteTexts from '#content/pictureTexts.json' with { type: 'json' };
import { describePicture, pictureName } from '../pictures/describePicture.ts';
import type { MarkedValue } from './markedValues.ts';

const root = new URL('../../', import.meta.url);

/** The file of an item's picture. `path` begins at the project's root: /src/pictures/… */
const pictureFile = (path: string) => fileURLToPath(new URL(path.slice(1), root));

/** The site's own alternative text of a drawing; an item's own text is preferred. */
const knownText = (path: string): string | undefined =>
  (siteTexts as Record<string, string>)[pictureName(path)];

/** Forbidden in drawings: they are shown as images, and an image runs no script and must not load anything. */
const active = /<script|\son\w+\s*=|<foreignObject|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import/i;

/** The problem with an item's picture or alternative text, as the end of a sentence. */
export function pictureProblem(path: string, alt: string | undefined): string | undefined {
  for (const name of new Set([path, path.replace('-desktop.svg', '-mobile.svg')])) {
    const file = pictureFile(name);
    if (!existsSync(file)) return `names a picture that is not there: ${name.slice(1)}`;
    if (name.endsWith('.svg') && active.test(readFileSync(file, 'utf8')))
      return `names a picture with a script or an address in it: ${name.slice(1)}`;
  }
  try {
    describePicture(pictureFile(path), '');
  } catch (error) {
    return `names a picture that cannot be read: ${(error as Error).message}`;
  }
  return alt === undefined && knownText(path) === undefined
    ? `needs "alt" beside it: what ${basename(path)} shows, in words, for those who do not see it`
    : undefined;
}

/** Replaces each picture's path in the items with its file, size and text. Returns each picture's name and text. */
export function describePictures(marked: readonly MarkedValue[]): [name: string, text: string][] {
  return marked
    .filter(({ mark }) => mark.picture)
    .map(({ field, value, owner }) => {
      const { alt = knownText(value) ?? '' } = owner;
      owner[field.slice(field.lastIndexOf('.') + 1)] = describePicture(pictureFile(value), alt);
      delete owner.alt;
      return [pictureName(value), alt];
    });
}
