import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openFolder } from '#tests/support/openFolder.ts';
import { deriveLockfile } from '#tools/deploy/packFunctions.ts';

/** For each package: a user's program in plain JavaScript, which TypeScript checks, and its expected output. */
const strangers = [
  {
    name: 'local-firestore',
    documents: ['PARITY.md'],
    programs: [
      'command.js',
      'fake-java/java',
      'fake-java/serveFirestore.js',
      'fake-java/serveStorageRules.js',
    ],
    prints: '200 403 true\n',
    code: `import { spawnSync } from 'node:child_process';
import { emulatorEnvironment, loadRules, startFirestore } from 'local-firestore';

const rules = \`rules_version = '2'; service cloud.firestore {
  match /databases/{db}/documents/notes/{id} { allow create: if request.resource.data.keys().hasOnly(['text']); } }\`;
loadRules(rules);
const { port, stop } = await startFirestore({ rules });
const notes = \`http://127.0.0.1:\${port}/v1/projects/demo-second/databases/(default)/documents/notes\`;
const write = async (/** @type {object} */ fields) =>
  (await fetch(notes, { method: 'POST', body: JSON.stringify({ fields }) })).status;
const served = await Promise.all([write({ text: { stringValue: 'a' } }), write({ other: { nullValue: null } })]);
await stop();
const env = emulatorEnvironment();
const jar = env.FIRESTORE_EMULATOR_BINARY_PATH ?? '';
// The module that replaces Google's jar refuses an unknown edition.
const java = spawnSync('java', ['-jar', jar, '--database-edition', 'x'], { env, encoding: 'utf8' });
console.log(...served, java.stderr.includes('no x edition'));
`,
  },
  {
    name: 'screen-reader-walks',
    documents: [],
    programs: [],
    prints: 'open 2\n',
    code: `import { missingPrograms, parseWalk } from 'screen-reader-walks';

missingPrograms('firefox');
const steps = parseWalk('open /\\nsays Nome');
console.log(steps[0]?.verb, steps.length);
`,
  },
];

type Packed = { filename: string; integrity: string; files: { path: string; mode: number }[] };

test.each(strangers)('anybody can use the tarball of $name, which contains no needless file', (stranger) => {
  const { name, documents, programs, prints, code } = stranger;
  const { path: folder, write } = openFolder();
  const source = `packages/${name}`;
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, encoding: 'utf8' });
  const printed = execFileSync(
    'npm',
    ['run', '--silent', 'pack', '--', '--json', '--pack-destination', folder],
    { cwd: source, encoding: 'utf8' },
  );
  const [packed] = JSON.parse(printed.slice(printed.indexOf('[\n'))) as [Packed];
  const built = execFileSync('git', ['ls-files', 'src'], { cwd: source, encoding: 'utf8' })
    .trim()
    .replaceAll(/^src/gm, 'dist')
    .split('\n')
    .flatMap((file) =>
      file.endsWith('.ts') ? [file.replace('.ts', '.js'), file.replace('.ts', '.d.ts')] : file,
    );
  const paths = packed.files.map(({ path }) => path).sort();
  expect(paths).toEqual(['LICENSE', 'README.md', 'package.json', ...documents, ...built].sort());
  const executable = packed.files.filter(({ mode }) => mode === 0o755).map(({ path }) => path);
  expect(executable.sort()).toEqual(programs.map((file) => `dist/${file}`));

  // Uses the versions that are installed here, so that nothing is fetched from the registry.
  const own = deriveLockfile(JSON.parse(readFileSync('package-lock.json', 'utf8')), source);
  const { '': library, ...others } = own.packages;
  const resolved = `file:${packed.filename}`;
  const project = { name: 'second', type: 'module', dependencies: { [name]: resolved } };
  const installed = { ...library, resolved, integrity: packed.integrity };
  const packages = { '': project, [`node_modules/${name}`]: installed, ...others };
  write('package.json', JSON.stringify(project));
  write('package-lock.json', JSON.stringify({ ...own, packages }));
  write('use.js', code);
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--omit=dev', '--ignore-scripts');
  expect(run(process.execPath, 'use.js')).toBe(prints);
  const types = ['--types', 'node', '--typeRoots', resolve('node_modules/@types')];
  const checking = [
    '--allowJs',
    '--checkJs',
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2022',
  ];
  expect(run(resolve('node_modules/.bin/tsc'), ...checking, ...types, 'use.js')).toBe('');
});
