import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { imageSize } from 'image-size';
import type { PictureFile, PictureImage } from '#src/components/ui/Picture.tsx';

/** A picture with only one version. The alternative text is empty if the picture is decorative. */
export type Picture = PictureFile & { alt: string };

/** A picture with two versions, for wide and for narrow screens. */
export type BannerPicture = Exclude<PictureImage, PictureFile>;

/** The length of a delivered photo's longer side, in CSS pixels. */
export const LONGEST_SIDE = 1200;

/** The name of the served file; a photo is served as WebP. */
export const servedName = (file: string) =>
  file.endsWith('.svg') ? basename(file) : basename(file).replace(/\.\w+$/, '.webp');

function measurePhoto(file: string) {
  const { width, height, orientation = 1 } = imageSize(readFileSync(file));
  const smaller = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const sides = [width, height].map((side) => Math.max(1, Math.round(side * smaller)));
  // Values from 5 on mean that the camera was on its side (Exif 2.3, tag 274).
  const [shownWidth = 0, shownHeight = 0] = orientation >= 5 ? sides.reverse() : sides;
  return { src: servedName(file), width: shownWidth, height: shownHeight };
}

function measureDrawing(file: string) {
  const [root = ''] = readFileSync(file, 'utf8').match(/<svg[^>]*>/) ?? [];
  const size = (side: string) => Number(root.match(new RegExp(`\\s${side}="([\\d.]+)"`))?.[1]);
  const [width, height] = [size('width'), size('height')];
  if (!width || !height) throw new Error(`${file} needs a width and a height on its svg element.`);
  return { src: servedName(file), width, height };
}

/** The key of a picture's alternative text. Both versions of a banner have the same key. */
export const pictureName = (file: string) => basename(file).replace(/(-desktop\.svg|\.\w+)$/, '');

/** A picture's served file, size in CSS pixels and text; a banner has two. Throws if the size cannot be read. */
export function describePicture(file: string, alt: string): Picture | BannerPicture {
  if (!file.endsWith('.svg')) return { ...measurePhoto(file), alt };
  if (!file.endsWith('-desktop.svg')) return { ...measureDrawing(file), alt };
  return {
    desktop: measureDrawing(file),
    mobile: measureDrawing(file.replace('-desktop.svg', '-mobile.svg')),
    alt,
  };
}
