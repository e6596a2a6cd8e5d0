import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runGroups } from '#tools/testing/runGroups.ts';
import type { TestCount } from '#tools/testing/TestCount.ts';
import type { TestGroup, TestRun } from '#tools/testing/testGroups.ts';

vi.mock('#tools/local-firebase/startLocalFirebase.ts', () => ({
  startLocalFirebase: async () => ({ addresses: { site: 'http://localhost:1' }, stop: async () => {} }),
}));

const passed: TestCount = { passed: 1, failures: [], skipped: 0 };
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text.trim()));
});
afterEach(() => vi.restoreAllMocks());

function group(name: string, run: (given: TestRun) => Promise<TestCount>, others: Partial<TestGroup> = {}) {
  return { name, title: name, run, ...others };
}

function runAll(groups: TestGroup[], signal = new AbortController().signal) {
  return runGroups(groups, { filters: [], portOffset: 0, signal });
}

test('a group that waits runs beside those that follow, and prints when it has ended', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const waiting = async ({ print }: TestRun) => {
    print?.('of the waiting one');
    await ended;
    return passed;
  };
  const counts = await runAll([
    group('waiting', waiting, { runsBeside: true }),
    group('following', async () => {
      end();
      return passed;
    }),
  ]);
  expect(counts).toEqual([
    ['waiting', passed],
    ['following', passed],
  ]);
  expect(printed.map((text) => text.replace(/━+/g, '').trim())).toEqual([
    'following (following)',
    'waiting (waiting)',
    'of the waiting one',
  ]);
});

test('a group that only reads shares the local Firebase with one that waits; one that stores comes after it', async () => {
  const order: string[] = [];
  const running = (name: string, others: Partial<TestGroup>, run = async () => {}) =>
    group(
      name,
      async ({ firebase }) => {
        order.push(`${name} begins with ${firebase?.addresses.site}`);
        await run();
        order.push(`${name} ends`);
        return passed;
      },
      { needsFirebase: true, ...others },
    );
  let end = () => {};
  const read = new Promise<void>((resolve) => {
    end = resolve;
  });
  await runAll([
    running('waiting', { runsBeside: true }, () => read),
    running('reading', { onlyReads: true }, async () => end()),
    running('storing', {}),
  ]);
  const site = 'http://localhost:1';
  expect(order.slice(0, 2).sort()).toEqual([`reading begins with ${site}`, `waiting begins with ${site}`]);
  expect(order.slice(2)).toEqual([
    'reading ends',
    'waiting ends',
    `storing begins with ${site}`,
    'storing ends',
  ]);
});

test('a group that breaks counts as one failure, and the others run', async () => {
  const counts = await runAll([
    group('broken', () => Promise.reject(new Error('no port is free')), { runsBeside: true }),
    group('sound', async () => passed),
  ]);
  expect(counts).toEqual([
    ['broken', { passed: 0, failures: ['no port is free'], skipped: 0 }],
    ['sound', passed],
  ]);
});

test('a group that nothing runs beside prints at once', async () => {
  const given: TestRun[] = [];
  const alone = async (run: TestRun) => {
    given.push(run);
    return passed;
  };
  await runAll([group('alone', alone, { runsBeside: true })]);
  expect(given.map(({ print }) => print)).toEqual([undefined]);
});

test('after an interruption no further group begins', async () => {
  const asked = new AbortController();
  const counts = await runAll(
    [
      group('first', async () => {
        asked.abort();
        return passed;
      }),
      group('second', async () => passed),
    ],
    asked.signal,
  );
  expect(counts).toEqual([['first', passed]]);
});
