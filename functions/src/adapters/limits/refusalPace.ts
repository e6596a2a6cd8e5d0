import { setTimeout as delay } from 'node:timers/promises';

/** This many refusals within a minute count as junk traffic. The captcha service may charge for each request. */
const MANY_REFUSALS = 20;
const WITHIN_MS = 60_000;

/** Interval between requests to the service during junk traffic. Of 80 simultaneous requests, the last waits 20 s. */
const APART_MS = 250;

/** Slows requests down after many refusals. `hear` counts a refusal; `turn` resolves when a request may be sent. */
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
