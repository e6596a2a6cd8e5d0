import { compilePattern } from './compilePattern.ts';
import { expectValue } from './expectValue.ts';
import type { RuleFunctions } from './ruleValue.ts';

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
    split: (target, source) => {
      const pattern = compilePattern(text(source));
      // Empty parts at the end are parts (-1), unless the pattern finds nothing there.
      return pattern.split(text(target), pattern.matches('') ? 0 : -1);
    },
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
