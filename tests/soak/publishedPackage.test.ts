import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveLockfile } from '#tools/deploy/deriveLockfile.ts';

const source = 'packages/local-firestore';

/** A project of its own, which has the package from its tarball. */
const secondProject = `import { loadRules, startFirestore } from 'local-firestore';

const rules = \`rules_version = '2'; service cloud.firestore {
  match /databases/{db}/documents/notes/{id} { allow create: if request.resource.data.keys().hasOnly(['text']); } }\`;
loadRules(rules);
const { port, stop } = await startFirestore({ rules });
const notes = \`http://127.0.0.1:\${port}/v1/projects/demo-second/databases/(default)/documents/notes\`;
const write = async (fields: object) =>
  (await fetch(notes, { method: 'POST', body: JSON.stringify({ fields }) })).status;
console.log(await write({ text: { stringValue: 'a' } }), await write({ other: { nullValue: null } }));
await stop();
`;

const folder = mkdtempSync(join(tmpdir(), 'second-project-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Packed = { filename: string; integrity: string; files: { path: string; mode: number }[] };
let packed: Packed;
beforeAll(() => {
  const printed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: source });
  [packed] = JSON.parse(printed.toString());
});

test('the tarball of local-firestore has its sources, README and licence, and nothing else', () => {
  const tracked = execFileSync('git', ['ls-files', 'src'], { cwd: source, encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(packed.files.map(({ path }) => path).sort()).toEqual(
    ['LICENSE', 'README.md', 'package.json', ...tracked].sort(),
  );
  const programs = packed.files.filter(({ mode }) => mode === 0o755).map(({ path }) => path);
  expect(programs).toEqual(
    ['java', 'serveFirestore.ts', 'serveStorageRules.ts'].map((name) => `src/fake-java/${name}`),
  );
});

test('a project that installs the tarball starts a Firestore, stores a document and is refused another', () => {
  const dependency = `file:${packed.filename}`;
  const project = { name: 'second', type: 'module', dependencies: { 'local-firestore': dependency } };
  // The versions that are installed here, so that nothing is asked of the registry.
  const own = deriveLockfile(JSON.parse(readFileSync('package-lock.json', 'utf8')), source);
  const { '': library, ...others } = own.packages;
  const lockfile = {
    ...own,
    packages: {
      '': project,
      'node_modules/local-firestore': { ...library, resolved: dependency, integrity: packed.integrity },
      ...others,
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockfile));
  writeFileSync(join(folder, 'use.ts'), secondProject);
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, encoding: 'utf8' });
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--omit=dev');
  expect(run(process.execPath, '--import', 'tsx', 'use.ts')).toBe('200 403\n');
});
