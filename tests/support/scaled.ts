/** Whether everything is tried and not only what protects a change: `npm run test:all`. */
export const isAll = process.env.TEST_ALL === '1';

/** All of a list in `npm run test:all`, else as many of its first as protect a change. */
export function firstOf<T>(count: number, all: readonly T[]): readonly T[] {
  return isAll ? all : all.slice(0, count);
}

/** How often a test does what only many times would show: `count` times in `npm run test:all`, else a tenth of it. */
export function scaled(count: number): number {
  return isAll ? count : Math.ceil(count / 10);
}
