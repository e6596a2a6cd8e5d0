import { EvaluationError } from '../evaluation/EvaluationError.ts';
import { expectValue } from '../evaluation/expectValue.ts';
import type { RuleFunctions } from '../evaluation/ruleValue.ts';
import { compilePattern } from '../syntax/compilePattern.ts';

const { bytes, text } = expectValue;

/** The methods of strings and bytes. As in Google's engine, the size of a string is its number of UTF-16 units. */
export const textMethods: Record<string, RuleFunctions> = {
  string: {
    // Letters beyond ASCII stay as they are.
    lower: (target) => text(target).replace(/[A-Z]+/g, (letters) => letters.toLowerCase()),
    matches: (target, pattern) => compilePattern(text(pattern)).matches(text(target)),
    replace: (target, pattern, by) => replace(text(target), text(pattern), text(by)),
    size: (target) => BigInt(text(target).length),
    split: (target, pattern) => split(text(target), text(pattern)),
    toUtf8: (target) => new TextEncoder().encode(text(target)),
    trim: (target) => trim(text(target)),
    upper: (target) => text(target).replace(/[a-z]+/g, (letters) => letters.toUpperCase()),
  },
  bytes: {
    size: (target) => BigInt(bytes(target).length),
    // The URL-safe alphabet, with padding.
    toBase64: (target) =>
      Buffer.from(bytes(target)).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
    toHexString: (target) => Buffer.from(bytes(target)).toString('hex').toUpperCase(),
  },
};

/** In the replacement text, `$1` and `${name}` stand for groups, and a backslash escapes the next character. */
function replace(target: string, pattern: string, by: string): string {
  const matcher = compilePattern(pattern).matcher(target);
  // A dollar sign or backslash without such a meaning is literal text.
  const replacement = by.replace(/\\[\s\S]|\\$|\$(?![\d{])/g, (sign) =>
    sign.length > 1 ? sign : `\\${sign}`,
  );
  try {
    return matcher.replaceAll(replacement, true);
  } catch (error) {
    throw new EvaluationError(`not a valid replacement: ${(error as Error).message}`);
  }
}

/** Removes ASCII blanks and control characters from both ends; Unicode spaces stay. */
export function trim(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text.charCodeAt(start) <= 0x20) start += 1;
  while (start < end && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(start, end);
}

/**
 * Splits like Google's emulator: keeps empty parts at the beginning, and drops them at the end unless only one part
 * remains.
 */
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
