/** Whether all tests run (`npm run test:all`), or only the tests that protect a change. */
export const isAll = process.env.TEST_ALL === '1';

/** The whole list in `npm run test:all`, else its first `count` items. */
export function firstOf<T>(count: number, all: readonly T[]): readonly T[] {
  return isAll ? all : all.slice(0, count);
}

/** How often a test repeats something that fails rarely: `count` times in `npm run test:all`, else a tenth of that. */
export function scaled(count: number): number {
  return isAll ? count : Math.ceil(count / 10);
}
