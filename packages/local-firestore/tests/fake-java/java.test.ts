import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { emulatorEnvironment } from '../../src/fake-java/emulatorEnvironment.ts';
import { serveFirestore } from '../../src/fake-java/serveFirestore.ts';

const folder = mkdtempSync(join(tmpdir(), 'fake-java-'));
afterAll(() => rmSync(folder, { recursive: true }));

const environment = emulatorEnvironment();

/**
 * Runs the first `java` on PATH, as firebase-tools does, and returns how it ended. `during` is called while the program
 * runs, and can send it requests.
 */
async function java(
  args: string[],
  during: (child: ReturnType<typeof spawn>, line: string) => void = () => {},
): Promise<{ code: number | null; output: string }> {
  const [first = ''] = environment.PATH?.split(delimiter) ?? [];
  const child = spawn(join(first, 'java'), args, { env: environment, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      during(child, String(chunk));
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

const firestore = (...args: string[]) => [
  ...['-Dgoogle.cloud_firestore.debug_log_level=FINE', '-Duser.language=en'],
  ...['-jar', environment.FIRESTORE_EMULATOR_BINARY_PATH ?? '', ...args],
];

describe('the fake Java', () => {
  it('reports a version that firebase-tools accepts', async () => {
    const { code, output } = await java(['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version']);
    expect(code).toBe(0);
    expect(output).toMatch(/version "21\./);
  });

  it('serves Firestore until it is interrupted', async () => {
    const rules = join(folder, 'firestore.rules');
    writeFileSync(rules, "rules_version = '2'; service cloud.firestore { match /a/{b} { allow read; } }");
    const options = ['--host', '127.0.0.1', '--port', '0', '--websocket_port', '9150', '--rules', rules];
    const ended = await java(
      firestore(...options, '--database-edition', 'standard', '--single_project_mode', 'true'),
      (child, line) => line.includes('runs on port') && child.kill('SIGINT'),
    );
    expect(ended).toEqual({
      code: 0,
      output: expect.stringMatching(/^The local Firestore runs on port \d+\.\n$/),
    });
  });

  it('imports the documents of an earlier run', async () => {
    const file = join(folder, 'export.json');
    const name = 'projects/demo-test/databases/(default)/documents/a/b';
    const moment = '2024-01-01T00:00:00Z';
    const kept = { name, fields: { n: { integerValue: '1' } }, createTime: moment, updateTime: moment };
    writeFileSync(file, JSON.stringify({ format: 'local-firestore-1', documents: [kept] }));
    let found: unknown;
    await java(firestore('--port', '0', '--seed_from_export', file), async (child, line) => {
      const [, port] = /runs on port (\d+)/.exec(line) ?? [];
      const headers = { authorization: 'Bearer owner' };
      found = await (await fetch(`http://127.0.0.1:${port}/v1/${name}`, { headers })).json();
      child.kill('SIGINT');
    });
    expect(found).toEqual(kept);
  });

  it('ends when its parent process is killed', async () => {
    const [first = ''] = environment.PATH?.split(delimiter) ?? [];
    const starter = `const { spawn } = require('node:child_process');
      const stdio = ['ignore', 'pipe', 'inherit'];
      const child = spawn(process.argv[1], process.argv.slice(2), { detached: true, stdio });
      child.stdout.once('data', () => process.exit());`;
    const args = ['-e', starter, join(first, 'java'), ...firestore('--port', '0')];
    const child = spawn(process.execPath, args, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
    await once(child, 'exit');
    // This stream stays open as long as the server runs.
    await once(child.stderr.resume(), 'close');
  });

  it('ends at once and reports the place of an error in the rules, or the unknown argument', async () => {
    const rules = join(folder, 'broken.rules');
    writeFileSync(rules, "rules_version = '2';\nservice cloud.firestore { allow read; }");
    const broken = await java(firestore('--port', '0', '--rules', rules));
    expect(broken).toMatchObject({ code: 1, output: expect.stringContaining('2:27') });
    for (const [options, sentence] of [
      [['--database-edition', 'enterprise'], 'no enterprise edition'],
      [['--turbo'], '--turbo'],
      [['--host', '0.0.0.0'], 'loopback addresses only'],
    ] as const) {
      const write = vi.spyOn(process.stderr, 'write').mockReturnValueOnce(true);
      await serveFirestore(['--port', '0', ...options]);
      expect([process.exitCode, write.mock.lastCall?.[0]]).toEqual([1, expect.stringContaining(sentence)]);
      process.exitCode = undefined;
    }
  });

  it('serves the rules protocol until its input ends', async () => {
    const jar = environment.STORAGE_EMULATOR_BINARY_PATH ?? '';
    const { code, output } = await java(['-Duser.language=en', '-jar', jar, 'serve'], (child) =>
      child.stdin?.end(),
    );
    expect({ code, greeting: JSON.parse(output) }).toMatchObject({
      code: 0,
      greeting: { id: -1, status: 'ok' },
    });
  });

  it('refuses all other arguments of Java', async () => {
    expect(await java(['Main'])).toMatchObject({ code: 1, output: expect.stringContaining('only runs') });
  });
});
