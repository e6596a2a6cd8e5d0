import { expectValue } from './expectValue.ts';
import type { MethodTable } from './MethodTable.ts';
import { matchesWhole, re2ToJavaScript } from './re2ToJavaScript.ts';

const { bytes, text } = expectValue;

/** Base64 with the alphabet that is safe in URLs, padded, as the rules language has it. */
function base64UrlOf(data: Uint8Array): string {
  const text = Buffer.from(data).toString('base64url');
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}

/** The methods of strings and bytes. The size of a string is its number of characters, not of UTF-16 units. */
export const textMethods: Record<string, MethodTable> = {
  string: {
    lower: { arity: [0], run: (target) => text(target).toLowerCase() },
    matches: { arity: [1], run: (target, pattern) => matchesWhole(text(target), text(pattern)) },
    replace: {
      arity: [2],
      run: (target, pattern, by) =>
        text(target).replaceAll(re2ToJavaScript(text(pattern), 'g'), () => text(by)),
    },
    size: { arity: [0], run: (target) => BigInt([...text(target)].length) },
    split: { arity: [1], run: (target, pattern) => text(target).split(re2ToJavaScript(text(pattern))) },
    toUtf8: { arity: [0], run: (target) => new TextEncoder().encode(text(target)) },
    trim: { arity: [0], run: (target) => text(target).trim() },
    upper: { arity: [0], run: (target) => text(target).toUpperCase() },
  },
  bytes: {
    size: { arity: [0], run: (target) => BigInt(bytes(target).length) },
    toBase64: { arity: [0], run: (target) => base64UrlOf(bytes(target)) },
    toHexString: { arity: [0], run: (target) => Buffer.from(bytes(target)).toString('hex').toUpperCase() },
  },
};
