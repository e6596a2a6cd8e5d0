import type { SharedConstant } from './sharedConstants.ts';

const withoutSpace = (text: string) => text.replace(/\s+/g, '');

/**
 * A file's text with the constants that it repeats as they are; what differs by white space only stays as it is written.
 * Throws when the place of a constant is not there exactly once.
 */
export function correctConstants(content: string, constants: readonly SharedConstant[]): string {
  let corrected = content;
  for (const { file, place, text } of constants) {
    const [found, another] = corrected.match(new RegExp(place, 'g')) ?? [];
    if (found === undefined || another !== undefined)
      throw new Error(
        `${file} has ${found === undefined ? 'no' : 'more than one'} place that matches ${place}`,
      );
    if (withoutSpace(found) !== withoutSpace(text)) corrected = corrected.replace(place, () => text);
  }
  return corrected;
}
