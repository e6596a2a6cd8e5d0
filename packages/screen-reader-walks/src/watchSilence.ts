import type { Utterance } from './openSpokenLog.ts';

/** Holds each key against the longest silence that may follow it; what lasted longer is told to `onFailure` as a sentence. */
export function watchSilence(onFailure: (sentence: string) => void, now: () => number) {
  let longestS = Number.POSITIVE_INFINITY;
  let asked: { line: string; at: number } | undefined;
  return {
    /** From now on, no key may be followed by a longer silence. */
    limit: (seconds: number) => {
      longestS = seconds;
    },
    /** A key is pressed in the step `line`, or the walk ends. The key before it must have been answered. */
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
