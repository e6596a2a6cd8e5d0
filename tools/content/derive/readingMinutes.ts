const WORDS_A_MINUTE = 200;

/** Whole minutes, at least one, that reading the texts takes at 200 words a minute (a calm pace for Portuguese on screen). */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/\s+/)).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
