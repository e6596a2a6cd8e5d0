import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deployConfig, nameBuiltAssets } from '#tools/deploy/deployConfig.ts';

type FirebaseJson = {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[]; predeploy: string };
  functions: object;
};

const deployed = JSON.parse(
  readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8'),
) as FirebaseJson;
const files = Array.from({ length: 45 }, (_, index) => `page-${index}.js`);

test('only files of the build may be kept; each is named once, after the rule for the rest', () => {
  const before = deployed.hosting.headers;
  const { headers } = nameBuiltAssets(deployed, files).hosting;
  expect(headers?.slice(0, before.length)).toEqual(before);
  const added = headers?.slice(before.length) ?? [];
  const named = added.flatMap(({ source }) => source.match(/^\/assets\/@\((.+)\)$/)?.[1]?.split('|') ?? []);
  expect(named).toEqual(files);
  for (const rule of added)
    expect(rule.headers).toEqual([{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]);
});

test('a deployment uploads the packed functions and reads their parameters where they are', () => {
  const config = deployConfig(deployed, files);
  expect(config.functions).toEqual({
    ...deployed.functions,
    source: '.local/deploy/functions',
    configDir: 'functions',
    ignore: ['node_modules'],
  });
  expect(config.hosting.predeploy).toBe(deployed.hosting.predeploy);
});
