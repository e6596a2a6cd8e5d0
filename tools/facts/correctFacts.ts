import type { RepeatedFact } from './repeatedFacts.ts';

const withoutSpace = (text: string) => text.replace(/\s+/g, '');

/**
 * A file's text with the facts that it repeats as they are; what differs by white space only stays as it is written.
 * Throws when the place of a fact is not there exactly once.
 */
export function correctFacts(content: string, facts: readonly RepeatedFact[]): string {
  let corrected = content;
  for (const { file, place, text } of facts) {
    const [found, another] = corrected.match(new RegExp(place, 'g')) ?? [];
    if (found === undefined || another !== undefined)
      throw new Error(
        `${file} has ${found === undefined ? 'no' : 'more than one'} place that matches ${place}`,
      );
    if (withoutSpace(found) !== withoutSpace(text)) corrected = corrected.replace(place, () => text);
  }
  return corrected;
}
