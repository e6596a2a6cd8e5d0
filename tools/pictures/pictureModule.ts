import { pictureTexts } from '#src/copy/site/pictureTexts.ts';
import { describePicture, pictureName } from './describePicture.ts';

/**
 * The JavaScript module behind an import such as `…/contact-desktop.svg?banner`; undefined for any other address. Throws
 * when nobody has said in words what the drawing shows, neither the site nor, in `itemTexts`, an item.
 */
export function pictureModule(
  address: string,
  itemTexts: () => Readonly<Record<string, string>>,
): string | undefined {
  const [, file] = address.match(/^(.*\.svg)\?(picture|banner)$/) ?? [];
  if (!file) return undefined;
  const name = pictureName(file);
  const alt = (pictureTexts as Record<string, string>)[name] ?? itemTexts()[name];
  if (alt === undefined)
    throw new Error(`src/copy/site/pictureTexts.ts has no alternative text for "${name}".`);
  return `export default ${JSON.stringify(describePicture(file, alt))};`;
}
