import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertPublishable } from '#tools/deploy/assertPublishable.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const firebase = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

async function writeSite(origin: string, code: string): Promise<void> {
  await write('robots.txt', `User-agent: *\n\nSitemap: ${origin}/sitemap.xml\n`);
  await write('assets/site.js', code);
}

test('a site built for production may go out', async () => {
  await writeSite('https://www.estudio.com.br', 'fetch("/api")');
  await expect(assertPublishable(folder)).resolves.toBeUndefined();
});

test.each([
  ['http://localhost:5005', 'fetch("/api")'],
  ['https://www.estudio.com.br', 'connect("http://127.0.0.1:9099")'],
])('one built for the local Firebase may not (%s, %s)', async (origin, code) => {
  await writeSite(origin, code);
  await expect(assertPublishable(folder)).rejects.toThrow('no site that was built for production');
});

test('functions without their lockfile may not, packed ones may', async () => {
  await expect(assertPublishable(folder)).rejects.toThrow('no site that was built for production');
  await write('package.json', '{}');
  await expect(assertPublishable(folder)).rejects.toThrow('has no lockfile');
  await write('package-lock.json', '{}');
  await expect(assertPublishable(folder)).resolves.toBeUndefined();
});

test('Firebase asks before it uploads either, and a refusal ends the deployment', async () => {
  await write('package.json', '{}');
  for (const command of new Set([firebase.hosting.predeploy, firebase.functions.predeploy].flat())) {
    const env = { ...process.env, PROJECT_DIR: root, RESOURCE_DIR: folder };
    const { status, stderr } = spawnSync(command, { shell: true, cwd: root, env, encoding: 'utf8' });
    expect(stderr).toContain('npm run deploy');
    expect(status).toBe(1);
  }
});

test('Hosting uploads security.txt and no other hidden file', async () => {
  const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles.js');
  const uploaded = ['.well-known/security.txt', 'index.html'];
  for (const file of [...uploaded, '.vite/manifest.json', '.DS_Store', 'cases/.a']) await write(file, '');
  expect(listFiles(folder, firebase.hosting.ignore).sort()).toEqual(uploaded);
});
