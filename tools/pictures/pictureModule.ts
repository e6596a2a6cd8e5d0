import siteTexts from '#content/pictureTexts.json' with { type: 'json' };
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
  const alt = (siteTexts as Record<string, string>)[name] ?? itemTexts()[name];
  if (alt === undefined) throw new Error(`content/pictureTexts.json has no alternative text for "${name}".`);
  return `export default ${JSON.stringify(describePicture(file, alt))};`;
}
