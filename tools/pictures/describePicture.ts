import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { BannerPicture, Picture } from '#src/content/picture.ts';
import { pictureTexts } from '#src/content/pictureTexts.ts';

function measure(file: string) {
  const [root = ''] = readFileSync(file, 'utf8').match(/<svg[^>]*>/) ?? [];
  const size = (side: string) => Number(root.match(new RegExp(`\\s${side}="([\\d.]+)"`))?.[1]);
  const [width, height] = [size('width'), size('height')];
  if (!width || !height) throw new Error(`${file} needs a width and a height on its svg element.`);
  return { src: basename(file), width, height };
}

function textOf(name: string): string {
  const text = (pictureTexts as Record<string, string>)[name];
  if (text === undefined)
    throw new Error(`src/content/pictureTexts.ts has no alternative text for "${name}".`);
  return text;
}

/**
 * What a page needs to show a drawing: its file, its size in CSS pixels, and its alternative text. `kind` is `banner`
 * for one drawn for two shapes of screen, named by its `-desktop.svg`. Throws when the drawing has no size or no text.
 */
export function describePicture(file: string, kind: 'picture' | 'banner'): Picture | BannerPicture {
  if (kind === 'picture') return { ...measure(file), alt: textOf(basename(file, '.svg')) };
  const [mobile, name] = [file.replace(/-desktop\.svg$/, '-mobile.svg'), basename(file, '-desktop.svg')];
  return { desktop: measure(file), mobile: measure(mobile), alt: textOf(name) };
}

/** The JavaScript module behind an import such as `…/contact-desktop.svg?banner`; undefined for any other address. */
export function pictureModule(address: string): string | undefined {
  const [, file, kind] = address.match(/^(.*\.svg)\?(picture|banner)$/) ?? [];
  if (!file) return undefined;
  return `export default ${JSON.stringify(describePicture(file, kind as 'picture' | 'banner'))};`;
}
