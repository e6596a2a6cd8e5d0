import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const page = 'src/pages/contact/ContactPage.tsx';

const forbidden = [
  ['src/main.tsx', 'firebase/auth'],
  ['src/app/App.tsx', '#src/services/auth.ts'],
  ['src/app/App.tsx', '../services/auth.ts'],
  [page, '#src/app/App.tsx'],
  [page, '#src/pages/home/HomeHero.tsx'],
  [page, '../home/HomeHero.tsx'],
  [page, 'firebase/firestore/lite'],
  ['src/features/captcha/Captcha.tsx', '#src/features/auth/AuthContext.ts'],
  ['src/features/captcha/Captcha.tsx', '../auth/AuthContext.ts'],
  ['src/features/captcha/Captcha.tsx', '#src/content/contact.ts'],
  ['src/components/sections/Hero.tsx', '#src/services/auth.ts'],
  ['src/components/sections/Hero.tsx', '#src/content/home.ts'],
  ['src/components/form/Field.tsx', '#src/components/sections/Hero.tsx'],
  ['src/components/form/Field.tsx', '../sections/Hero.tsx'],
  ['src/components/ui/Button.tsx', '#src/domain/paths.ts'],
  ['src/components/ui/Button.tsx', '../../domain/paths.ts'],
  ['src/components/ui/Button.tsx', '#src/components/form/Field.tsx'],
  ['src/content/home.ts', '#src/components/ui/Button.tsx'],
  ['src/content/home.ts', '../services/auth.ts'],
  ['src/content/home.ts', 'react'],
  ['src/services/auth.ts', '#src/components/ui/Button.tsx'],
  ['src/services/auth.ts', '../features/auth/AuthContext.ts'],
  ['src/domain/paths.ts', '#src/services/auth.ts'],
  ['src/domain/paths.ts', '../services/auth.ts'],
  ['src/domain/paths.ts', 'react'],
  [page, '#tools/build.ts'],
  ['functions/src/index.ts', '../../src/services/auth.ts'],
  ['functions/src/index.ts', '#src/domain/paths.ts'],
  ['functions/src/adapters/mail.ts', '../handlers/sendContactEmail.ts'],
  ['functions/src/mails/html.ts', '../handlers/sendContactEmail.ts'],
  ['functions/src/policy/rateLimit.ts', '../adapters/mail.ts'],
] as const;

const allowed = [
  [page, '#src/features/auth/AuthContext.ts'],
  [page, './ContactForm.tsx'],
  ['src/features/captcha/Captcha.tsx', '#src/services/captchaKey.ts'],
  ['src/components/ui/Button.tsx', '#src/content/studio.ts'],
  ['src/services/auth.ts', 'firebase/auth'],
  ['src/domain/contact.ts', 'valibot'],
  ['functions/src/adapters/mail.ts', '../../../src/domain/contact.ts'],
] as const;

const folder = mkdtempSync(path.join(tmpdir(), 'import-boundaries-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the import into a file of that name, or beside it where that exists; returns the file's path. */
function plant(file: string, specifier: string, index: number): string {
  const planted = existsSync(path.join(folder, file)) ? file.replace(/(\.tsx?)$/, `${index}$1`) : file;
  mkdirSync(path.dirname(path.join(folder, planted)), { recursive: true });
  writeFileSync(path.join(folder, planted), `import { name } from '${specifier}';\nconsole.log(name);\n`);
  return planted;
}

const imports = [...forbidden, ...allowed].map(([file, specifier], index) => ({
  file,
  specifier,
  planted: plant(file, specifier, index),
}));

const settings = JSON.parse(readFileSync('biome.json', 'utf8'));
writeFileSync(
  path.join(folder, 'biome.json'),
  JSON.stringify({ ...settings, $schema: undefined, vcs: { enabled: false } }),
);
const { stdout } = spawnSync(
  path.resolve('node_modules/.bin/biome'),
  ['lint', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none', '.'],
  { cwd: folder, encoding: 'utf8' },
);

function isRefused(file: string, specifier: string): boolean | undefined {
  const found = imports.find((entry) => entry.file === file && entry.specifier === specifier);
  return found && stdout.includes(`${found.planted},line=`);
}

test.each(forbidden)('%s may not import %s', (file, specifier) => {
  expect(isRefused(file, specifier)).toBe(true);
});

test.each(allowed)('%s may import %s', (file, specifier) => {
  expect(isRefused(file, specifier)).toBe(false);
});
