import { expectValue } from './expectValue.ts';
import type { MethodTable } from './MethodTable.ts';
import { matchesWhole, re2ToJavaScript } from './re2ToJavaScript.ts';

const { bytes, text } = expectValue;

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
    toBase64: { arity: [0], run: (target) => Buffer.from(bytes(target)).toString('base64') },
    toHexString: { arity: [0], run: (target) => Buffer.from(bytes(target)).toString('hex').toUpperCase() },
  },
};
