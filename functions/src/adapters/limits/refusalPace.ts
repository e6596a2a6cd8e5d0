import { setTimeout as delay } from 'node:timers/promises';

/** Refusals in a minute that count as junk traffic: each question to the captcha service may cost. */
const MANY_REFUSALS = 20;
const WITHIN_MS = 60_000;

/** Interval of questions during junk traffic: 80 requests at once wait at most 20 s. */
const APART_MS = 250;

/** Slows this process down after many refusals: `turn` resolves when the next request may be sent. In milliseconds. */
export function createRefusalPace(
  now = () => performance.now(),
  wait: (milliseconds: number) => Promise<unknown> = delay,
) {
  let refusedAt: number[] = [];
  let next = 0;
  return {
    hear: () => {
      refusedAt = [...refusedAt, now()].slice(-MANY_REFUSALS);
    },
    turn: async () => {
      const [first = 0] = refusedAt;
      if (refusedAt.length < MANY_REFUSALS || now() - first > WITHIN_MS) return;
      next = Math.max(next + APART_MS, now());
      await wait(next - now());
    },
  };
}
