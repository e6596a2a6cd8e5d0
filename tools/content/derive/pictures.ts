import { fileURLToPath } from 'node:url';
import { pictureTexts } from '#src/copy/site/pictureTexts.ts';
import type { BannerPicture, Picture } from '#tools/pictures/picture.ts';
import { describePicture, pictureName } from '../../pictures/describePicture.ts';

const root = new URL('../../../', import.meta.url);

/** The file of a picture that an item names by its path from the root of the project: /src/pictures/… */
export const pictureFile = (path: string) => fileURLToPath(new URL(path.slice(1), root));

/** The site's own alternative text of a drawing; an item's text is preferred. */
export const knownText = (file: string): string | undefined =>
  (pictureTexts as Record<string, string>)[pictureName(file)];

/** Data to show an item's picture in a page. */
export function itemPicture(file: string, alt: string | undefined): Picture | BannerPicture {
  return describePicture(pictureFile(file), alt ?? knownText(file) ?? '');
}

/** The same for one that is drawn in one shape. */
export const singlePicture = (file: string, alt: string | undefined): Picture =>
  itemPicture(file, alt) as Picture;
