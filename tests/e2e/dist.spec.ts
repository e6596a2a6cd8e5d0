import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = join(root, 'dist');
const require = createRequire(import.meta.url);
/** The package is nothing but the path of the program. */
const checker: string = require('vnu-jar');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });

interface NuMessage {
  url: string;
  lastLine?: number;
  message: string;
}

/** What the Nu checker has to say against the given files. */
function checkHtml(paths: readonly string[]): Promise<NuMessage[]> {
  return new Promise((resolve, reject) => {
    // It exits with 1 when it found something; what it found stands in its error stream.
    execFile(
      'java',
      ['-jar', checker, '--errors-only', '--format', 'json', ...paths],
      { maxBuffer: 32 * 1024 * 1024 },
      (error, _stdout, stderr) => {
        try {
          resolve(JSON.parse(stderr).messages);
        } catch {
          reject(error ?? new Error(stderr));
        }
      },
    );
  });
}

test('every page is valid HTML', async () => {
  // A Java program takes its time to start, and reads every page of the site.
  test.setTimeout(120_000);
  const { status } = spawnSync('java', ['-version']);
  test.info().skip(status !== 0, 'The Nu checker needs Java, and this machine has none.');
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => join(dist, file));
  expect(pages.length).toBeGreaterThan(2);
  const messages = await checkHtml(pages);
  expect(
    messages.map(({ url, lastLine, message }) => `${url.slice(url.indexOf('dist/'))}:${lastLine} ${message}`),
  ).toEqual([]);
});

test('the page of all building blocks stays at home', () => {
  const traces = files.filter(
    (file) =>
      /\.(html|js|css|json|xml)$/.test(file) &&
      /design-system|DesignSystemPage|Caixa de costura|\/_design/.test(
        readFileSync(join(dist, file), 'utf8'),
      ),
  );
  expect(traces).toEqual([]);
  expect(files.filter((file) => file.includes('DesignSystem'))).toEqual([]);
});
