import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runGroups } from '#tools/testing/runGroups.ts';
import type { TestCount } from '#tools/testing/TestCount.ts';
import type { TestGroup, TestRun } from '#tools/testing/testGroups.ts';

vi.mock('#tools/local-firebase/startLocalFirebase.ts', () => ({
  startLocalFirebase: async ({ portOffset }: { portOffset: number }) => ({
    addresses: { site: `http://localhost:${portOffset}` },
    stop: async () => {
      stopped.push(portOffset);
    },
  }),
}));

const passed: TestCount = { passed: 1, failures: [], skipped: 0 };
const printed: string[] = [];
const stopped: number[] = [];

beforeEach(() => {
  printed.length = 0;
  stopped.length = 0;
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

test('those that run beside others have a local Firebase of their own, which the others do not wait for', async () => {
  const sites = new Map<string, string | undefined>();
  const storing = (name: string, others: Partial<TestGroup>, run = async () => {}) =>
    group(
      name,
      async ({ firebase }) => {
        sites.set(name, firebase?.addresses.site);
        await run();
        return passed;
      },
      { needsFirebase: true, ...others },
    );
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await runAll([
    storing('first beside', { runsBeside: true }, () => ended),
    storing('second beside', { runsBeside: true }),
    storing('first', {}),
    storing('second', {}, async () => end()),
  ]);
  const site = 'http://localhost:0';
  expect(sites.get('first')).toBe(site);
  expect(sites.get('second')).toBe(site);
  expect(sites.get('first beside')).toMatch(/^http/);
  expect(sites.get('first beside')).not.toBe(site);
  expect(sites.get('second beside')).toBe(sites.get('first beside'));
  expect(stopped).toHaveLength(2);
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
