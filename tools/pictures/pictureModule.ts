import siteTexts from '#content/pictureTexts.json' with { type: 'json' };
import { describePicture, pictureName } from './describePicture.ts';

/** The module of an import such as `…/contact-desktop.svg?banner`. Throws if the drawing has no alternative text. */
export function pictureModule(address: string, itemTexts: () => Readonly<Record<string, string>>) {
  const [, file] = address.match(/^(.*\.svg)\?(picture|banner)$/) ?? [];
  if (!file) return undefined;
  const name = pictureName(file);
  const alt = (siteTexts as Record<string, string>)[name] ?? itemTexts()[name];
  if (alt === undefined) throw new Error(`content/pictureTexts.json has no alternative text for "${name}".`);
  return `export default ${JSON.stringify(describePicture(file, alt))};`;
}
