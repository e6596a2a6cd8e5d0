import { fileURLToPath } from 'node:url';
import type { BannerPicture, Picture } from '#src/content/picture.ts';
import { pictureTexts } from '#src/content/pictureTexts.ts';
import { describePicture, pictureName } from '../../pictures/describePicture.ts';

const folder = new URL('../../../src/pictures/', import.meta.url);

/** The path of a drawing in src/pictures. */
export const pictureFile = (name: string) => fileURLToPath(new URL(name, folder));

/** What the site itself says that a drawing shows; an item's own text is preferred. */
export const knownText = (file: string): string | undefined =>
  (pictureTexts as Record<string, string>)[pictureName(file)];

/** What a page needs to show the picture of an item. */
export function itemPicture(file: string, alt: string | undefined): Picture | BannerPicture {
  return describePicture(pictureFile(file), alt ?? knownText(file) ?? '');
}

/** The same for one that is drawn in one shape. */
export const singlePicture = (file: string, alt: string | undefined): Picture =>
  itemPicture(file, alt) as Picture;

/** What stands beside a name that says the same. */
export const decorative = <P extends Picture | BannerPicture>(picture: P): P => ({ ...picture, alt: '' });
