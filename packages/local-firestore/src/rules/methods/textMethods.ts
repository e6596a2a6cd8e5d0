import { expectValue } from '../evaluation/expectValue.ts';
import type { RuleFunctions } from '../evaluation/ruleValue.ts';
import { compilePattern } from '../syntax/compilePattern.ts';

const { bytes, text } = expectValue;

/** The methods of strings and bytes. The size of a string is its number of UTF-16 units, as in Google's engine. */
export const textMethods: Record<string, RuleFunctions> = {
  string: {
    lower: (target) => text(target).toLowerCase(),
    matches: (target, pattern) => compilePattern(text(pattern)).matches(text(target)),
    replace: (target, pattern, by) =>
      compilePattern(text(pattern))
        .matcher(text(target))
        .replaceAll(() => text(by)),
    size: (target) => BigInt(text(target).length),
    split: (target, pattern) => split(text(target), text(pattern)),
    toUtf8: (target) => new TextEncoder().encode(text(target)),
    trim: (target) => text(target).trim(),
    upper: (target) => text(target).toUpperCase(),
  },
  bytes: {
    size: (target) => BigInt(bytes(target).length),
    // The alphabet that is safe in URLs, but padded.
    toBase64: (target) =>
      Buffer.from(bytes(target)).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
    toHexString: (target) => Buffer.from(bytes(target)).toString('hex').toUpperCase(),
  },
};

/** As Google's emulator splits: there may be an empty part at the beginning; those at the end are left out, but for one. */
function split(target: string, pattern: string): string[] {
  const matcher = compilePattern(pattern).matcher(target);
  const parts: string[] = [];
  let end = 0;
  for (let from = 0; from <= target.length && matcher.find(from); ) {
    parts.push(target.slice(end, matcher.start()));
    end = matcher.end();
    from = matcher.start() === end ? end + 1 : end;
  }
  parts.push(target.slice(end));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}
