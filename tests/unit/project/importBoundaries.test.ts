import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const folder = mkdtempSync(path.join(tmpdir(), 'import-boundaries-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('an import over the boundary of a zone is refused, one within is not', () => {
  for (const [file, specifier] of Object.entries({ ...forbidden, ...allowed })) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `import { name } from '${specifier}';\nconsole.log(name);\n`);
  }
  const settings = JSON.parse(readFileSync('biome.json', 'utf8'));
  const own = { ...settings, $schema: undefined, vcs: { enabled: false } };
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(own));
  const { stdout } = spawnSync(
    path.resolve('node_modules/.bin/biome'),
    ['lint', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  const refused = [...stdout.matchAll(/file=([^,]+),line=/g)].map(([, file = '']) =>
    path.relative(folder, path.resolve(folder, file)),
  );
  expect(refused.sort()).toEqual(Object.keys(forbidden).sort());
});
