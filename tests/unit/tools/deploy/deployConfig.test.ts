import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { openFolder } from '#tests/support/openFolder.ts';
import { deployConfig, hostingOf } from '#tools/deploy/deployConfig.ts';
import deployed from '../../../../firebase.json' with { type: 'json' };
import { DATA_REGION, REGION } from '../../../../functions/src/policy/region.ts';

const files = Array.from({ length: 45 }, (_, index) => `page-${index}.js`);

test('only files of the build are cached for long; each pattern is listed once, after the general rule', () => {
  const before = deployed.hosting.headers;
  const { headers } = hostingOf(deployed.hosting, files, []);
  expect(headers?.slice(0, before.length)).toEqual(before);
  const added = headers?.slice(before.length) ?? [];
  const named = added.flatMap(({ source }) => source.match(/^\/assets\/@\((.+)\)$/)?.[1]?.split('|') ?? []);
  expect(named).toEqual(files);
  for (const rule of added)
    expect(rule.headers).toEqual([{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]);
});

test('a deployment uploads the packed functions and reads their parameters from their source folder', () => {
  expect(deployConfig(deployed, files, []).functions).toEqual({
    ...deployed.functions,
    source: '.local/deploy/functions',
    configDir: 'functions',
    ignore: ['node_modules'],
    predeploy: [],
  });
});

test('the database is created in the region where the deployment’s checks expect it', () => {
  expect(deployed.firestore.location).toBe(DATA_REGION);
});

test('Hosting calls each function at its address, in its region', () => {
  const { rewrites } = hostingOf(deployed.hosting, [], []);
  const called = (functionId: string) => ({ functionId, region: REGION });
  expect(rewrites).toContainEqual({ source: '/api/horarios', function: called('horarios') });
  expect(rewrites).toContainEqual({ source: '/api/calendario/**', function: called('calendario') });
});

test('"firebase deploy" is refused, and "npm run deploy" is not', () => {
  for (const part of ['hosting', 'functions'] as const) {
    const { status, stderr } = spawnSync(deployed[part].predeploy, { shell: true, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('Deploy with npm run deploy')]);
    expect(deployConfig(deployed, files, [])[part].predeploy).toEqual([]);
  }
});

test('Hosting uploads security.txt and no other hidden file', () => {
  const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles.js');
  const folder = openFolder();
  const shown = ['.well-known/security.txt', 'index.html'];
  for (const file of [...shown, '.vite/manifest.json', '.DS_Store', 'cases/.a']) folder.write(file);
  expect(listFiles(folder.path, deployed.hosting.ignore).sort()).toEqual(shown);
});
