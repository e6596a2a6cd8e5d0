import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** One forbidden import of each zone of biome.json, by alias or by a path that leaves the folder. */
const forbidden = {
  'src/app/App.tsx': '#src/services/accounts/auth.ts',
  'src/pages/contact/ContactPage.tsx': '../home/HomeHero.tsx',
  'src/pages/contact/ContactForm.tsx': 'firebase/firestore/lite',
  'src/pages/home/HomeHero.tsx': '#src/desk/shell/DeskPage.tsx',
  'src/desk/shell/DeskPage.tsx': '#src/pages/contact/ContactForm.tsx',
  'src/features/form-submission/Captcha.tsx': '../auth/AuthContext.ts',
  'src/components/sections/Hero.tsx': '#src/services/accounts/auth.ts',
  'src/components/form/fields/Field.tsx': '../../sections/Hero.tsx',
  'src/components/ui/Button.tsx': '#src/domain/site/paths.ts',
  'src/copy/site/home.ts': 'react',
  'src/services/accounts/auth.ts': '#src/components/ui/Button.tsx',
  'src/domain/site/paths.ts': '../../services/accounts/auth.ts',
  'functions/src/index.ts': '../../src/services/accounts/auth.ts',
  'functions/src/policy/mailRetryPolicy.ts': '../adapters/mail.ts',
  'packages/local-firestore/tests/rules/authorize.test.ts': '#tools/local-firebase/localPorts.ts',
  'packages/local-firestore/src/index.ts': '../../../src/domain/site/paths.ts',
};
const allowed = {
  'src/pages/home/HomePage.tsx': '#src/features/auth/AuthContext.ts',
  'src/services/accounts/profiles.ts': 'firebase/auth',
  'src/domain/forms/contact.ts': 'valibot',
  'functions/src/adapters/mail.ts': '../../../src/domain/forms/contact.ts',
};

/** Each line but the last breaks one rule for stylesheets of components. */
const STYLES = `.a { font-size: 1rem; }
.a { transition: opacity var(--quick), transform 200ms; }
.a { line-height: 1.4; }
.a { border: 1px solid black; }
.a { background: linear-gradient(var(--ink), rgb(1 2 3)); }
.a { color: #fff; }
@media (width < 30rem) { .a { top: 0; } }
@layer x { .a { top: 0; } }
@import 'other.css';
.a { display: grid; gap: var(--space-2); }
.a { display: grid; color: CanvasText; line-height: var(--line-1); .b { gap: var(--space-2); } }
`;
const folder = mkdtempSync(path.join(tmpdir(), 'lint-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** The places, as whole path:line, in which the project's settings find a fault of one rule. */
function lint(rule: string): string[] {
  const settings = JSON.parse(readFileSync('biome.json', 'utf8'));
  write('biome.json', JSON.stringify({ ...settings, $schema: undefined, vcs: { enabled: false } }));
  cpSync('tools/lint', path.join(folder, 'tools/lint'), { recursive: true });
  const args = [
    'lint',
    `--only=${rule}`,
    '--reporter=github',
    '--max-diagnostics=none',
    'src',
    'functions',
    'packages',
  ];
  const { stdout } = spawnSync(path.resolve('node_modules/.bin/biome'), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/file=([^,]+),line=(\d+)/g)].map(([, file, line]) => `${file}:${line}`).sort();
}

test('an import over the boundary of a zone is refused, one within is not', () => {
  for (const [file, specifier] of Object.entries({ ...forbidden, ...allowed }))
    write(file, `import { name } from '${specifier}';\nconsole.log(name);\n`);
  const places = Object.keys(forbidden).map((file) => `${path.join(folder, file)}:1`);
  expect(lint('style/noRestrictedImports')).toEqual(places.sort());
});

test('raw values, widths, layers and grids with a gap are refused in a stylesheet of a component', () => {
  const file = 'src/components/ui/Button.module.css';
  write(file, STYLES);
  const places = Array.from({ length: 10 }, (_, index) => `${path.join(folder, file)}:${index + 1}`).sort();
  expect([...lint('plugin'), ...lint('style/noHexColors')].sort()).toEqual(places);
});
