import type { MarkedText } from './createSearch.ts';

/** A text with the words that were searched for marked. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: part, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    marked ? <mark key={index}>{part}</mark> : part,
  );
}
