import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { BannerPicture, Picture } from '#src/content/picture.ts';

function measure(file: string) {
  const [root = ''] = readFileSync(file, 'utf8').match(/<svg[^>]*>/) ?? [];
  const size = (side: string) => Number(root.match(new RegExp(`\\s${side}="([\\d.]+)"`))?.[1]);
  const [width, height] = [size('width'), size('height')];
  if (!width || !height) throw new Error(`${file} needs a width and a height on its svg element.`);
  return { src: basename(file), width, height };
}

/** The name by which a drawing, or the two of a banner, has its alternative text. */
export const pictureName = (file: string) => basename(file).replace(/(-desktop)?\.svg$/, '');

/**
 * What a page needs to show a drawing: its file, its size in CSS pixels, and its alternative text. One named by its
 * `-desktop.svg` is drawn for two shapes of screen. Throws when the drawing has no size.
 */
export function describePicture(file: string, alt: string): Picture | BannerPicture {
  if (!file.endsWith('-desktop.svg')) return { ...measure(file), alt };
  return { desktop: measure(file), mobile: measure(file.replace('-desktop.svg', '-mobile.svg')), alt };
}
