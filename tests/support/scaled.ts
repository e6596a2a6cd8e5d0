/**
 * How often a test does what only many times would show: `count` times under `npm run soak`, a tenth of it under
 * `npm test`.
 */
export function scaled(count: number): number {
  return process.env.SOAK ? count : Math.ceil(count / 10);
}
