import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localPorts } from '#tools/local-firebase/localPorts.ts';
import { requiredVariables } from '#tools/productionVariables.ts';

const root = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const readme = read('README.md');
const contributing = read('CONTRIBUTING.md');
const documents = [
  readme,
  contributing,
  ...readdirSync(new URL('docs/', root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => read(`docs/${file}`)),
].join('\n');
const site = JSON.parse(read('package.json'));
const functions = JSON.parse(read('functions/package.json'));

test('every command that the documents name exists', () => {
  const named = [...documents.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script);
  expect(Object.keys(site.scripts)).toEqual(expect.arrayContaining(named));
});

/** What the documents say somebody will make: by `content:new`, by the editor, and for a project of Firebase. */
const madeLater = [
  'content/projects/farol-baixo.md',
  'content/publications/ler-em-voz-alta.md',
  'content/events/oficina-de-mapas.yaml',
  'content/notices',
  'functions/.env.PROJECT',
];

test('every file and folder that the documents name exists', () => {
  const named = [
    ...documents.matchAll(
      /[`(]((?:src|functions|packages|tools|tests|public|content|docs|bench|\.github)\/[\w./-]+|[\w.]+\.(?:json|rules))[`)]/g,
    ),
  ].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter((path) => !existsSync(new URL(path, root)));
  expect(missing.filter((path) => !madeLater.includes(path))).toEqual([]);
});

test('the addresses in README are those of a local run', () => {
  const ports = localPorts(0);
  for (const service of [
    'site',
    'inbox',
    'smtp',
    'functions',
    'auth',
    'firestore',
    'storage',
    'dev',
  ] as const)
    expect(readme).toMatch(
      new RegExp(`^\\| (http|smtp)://(localhost|127\\.0\\.0\\.1):${ports[service]} \\|`, 'm'),
    );
});

test('every dependency has its reason in CONTRIBUTING, and no other is listed', () => {
  const installed = Object.keys({ ...site.dependencies, ...site.devDependencies, ...functions.dependencies });
  const rows = [...contributing.matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  const listed = rows.filter((name) => !name.startsWith('package') && !name.startsWith('for '));
  const covers = (pattern: string, name: string) =>
    pattern === name || (pattern.endsWith('/*') && name.startsWith(pattern.slice(0, -1)));
  expect(installed.filter((name) => !listed.some((pattern) => covers(pattern, name)))).toEqual([]);
  expect(listed.filter((pattern) => !installed.some((name) => covers(pattern, name)))).toEqual([]);
});

test('every variable that a deployment needs is explained in .env.example', () => {
  const example = read('.env.example');
  for (const name of requiredVariables) expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
});
