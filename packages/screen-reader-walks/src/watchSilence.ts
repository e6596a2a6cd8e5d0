import type { Utterance } from './openSpokenLog.ts';

/**
 * Checks that the silence after each key is not too long; passes a sentence about each longer silence to `onFailure`.
 */
export function watchSilence(onFailure: (sentence: string) => void, now: () => number) {
  let longestS = Number.POSITIVE_INFINITY;
  let asked: { line: string; at: number } | undefined;
  return {
    /** Sets the longest silence that may follow a key from now on. */
    limit: (seconds: number) => {
      longestS = seconds;
    },
    /** Call this when the step `line` presses a key, or when the walk ends. Reports silence after the previous key. */
    ask: (line?: string) => {
      if (asked) onFailure(`Nothing was said after “${asked.line}”.`);
      asked = line === undefined || longestS === Number.POSITIVE_INFINITY ? undefined : { line, at: now() };
    },
    answer: ([first]: readonly Utterance[]) => {
      if (!asked || !first) return;
      const silence = (first.at - asked.at) / 1000;
      if (silence > longestS)
        onFailure(`“${asked.line}” was followed by ${silence.toFixed(1)} s of silence.`);
      asked = undefined;
    },
  };
}
