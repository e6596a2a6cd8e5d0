import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '#tests/support/copyProject.ts';
import { manyItems } from './manyItems.ts';

/** Builds with `count` items of each kind more; share cards apart, which are kept from build to build. */
function measure(copy: string, count: number): { seconds: number; megabytes: number } {
  for (const [name, text] of Object.entries(manyItems(count))) {
    const file = join(copy, 'content', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'tests/soak/measuredBuild.ts'], {
    cwd: copy,
    env: { ...process.env, WITHOUT_CARDS: '1', NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

test('the site is built in ten seconds, with 200 more items of each kind in a minute, in time and memory that grow with their number', () => {
  const copy = copyProject();
  const [now, half, whole] = [measure(copy, 0), measure(copy, 100), measure(copy, 200)];
  const told = [now, half, whole].map(
    ({ seconds, megabytes }) => `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`,
  );
  console.log(`build: today ${told[0]}; 100 more of each kind ${told[1]}; 200 more ${told[2]}`);
  expect(now.seconds).toBeLessThan(10);
  expect(whole.seconds).toBeLessThan(60);
  expect((whole.seconds - now.seconds) / (half.seconds - now.seconds)).toBeLessThan(3);
  expect(whole.megabytes / half.megabytes).toBeLessThan(2);
});
