import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFolder } from '#tests/support/openFolder.ts';

/** One forbidden import for each zone of biome.json, written with an alias or with a path that leaves the folder. */
const forbidden = {
  'src/app/App.tsx': '#src/services/accounts/auth.ts',
  'src/pages/contact/ContactPage.tsx': '../home/HomeHero.tsx',
  'src/pages/contact/ContactForm.tsx': 'firebase/firestore/lite',
  'src/pages/home/HomeHero.tsx': '#src/desk/shell/DeskPage.tsx',
  'src/desk/shell/DeskPage.tsx': '#src/pages/contact/ContactForm.tsx',
  'src/desk/base/useCount.ts': '#src/desk/parts/rows/Gist.tsx',
  'src/desk/parts/rows/Gist.tsx': '#src/desk/people/PersonView.tsx',
  'src/desk/today/TodayView.tsx': '#src/desk/figures/FiguresView.tsx',
  'src/desk/conversations/list/ConversationList.tsx': '#src/desk/people/PersonView.tsx',
  'src/desk/agenda/grid/AgendaRoom.tsx': '#src/desk/conversations/record/DetailPane.tsx',
  'src/desk/people/PersonView.tsx': '#src/desk/shell/Desk.tsx',
  'src/desk/figures/LastMonths.tsx': '#src/desk/today/TodayView.tsx',
  'src/desk/settings/AgendaView.tsx': '#src/desk/agenda/CloseDaysDialog.tsx',
  'src/features/form-submission/Captcha.tsx': '../auth/AuthContext.ts',
  'src/components/sections/Hero.tsx': '#src/services/accounts/auth.ts',
  'src/components/form/fields/Field.tsx': '../../sections/Hero.tsx',
  'src/components/ui/Button.tsx': '#src/domain/site/paths.ts',
  'src/copy/site/home.ts': 'react',
  'src/services/accounts/auth.ts': '#src/components/ui/Button.tsx',
  'src/domain/site/paths.ts': '../../services/accounts/auth.ts',
  'src/domain/site/apiPaths.ts': '../submissions/dataExport.ts',
  'src/domain/time/calendarDay.ts': '../agenda/slots.ts',
  'src/domain/agenda/slots.ts': '../forms/booking.ts',
  'src/domain/forms/booking.ts': '../accounts/team.ts',
  'src/domain/accounts/team.ts': '../submissions/states.ts',
  'src/domain/submissions/states.ts': '../commands/table.ts',
  'src/domain/figures/measures.ts': '../commands/table.ts',
  'src/domain/commands/table.ts': '../figures/studioFigures.ts',
  'functions/src/index.ts': '../../src/services/accounts/auth.ts',
  'functions/build.config.ts': '../tools/content/contentPlugin.ts',
  'functions/src/policy/mailRetryPolicy.ts': '../adapters/mail.ts',
  'packages/local-firestore/tests/rules/authorize.test.ts': '#tools/local-firebase/localPorts.ts',
  'packages/local-firestore/src/index.ts': '../../../src/domain/site/paths.ts',
};
const allowed = {
  'src/desk/shell/Desk.tsx': '#src/desk/today/TodayView.tsx',
  'src/desk/agenda/CloseDaysDialog.tsx': '#src/desk/parts/rows/Gist.tsx',
  'src/domain/commands/reply.ts': '../submissions/replies.ts',
  'src/pages/home/HomePage.tsx': '#src/features/auth/AuthContext.ts',
  'src/services/accounts/profiles.ts': 'firebase/auth',
  'src/domain/forms/contact.ts': 'valibot',
  'functions/src/adapters/mail.ts': '../../../src/domain/forms/contact.ts',
};

/** Each line except the last breaks one rule for component stylesheets. */
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
const { path: folder, fileAt, write } = openFolder(afterAll);

/** Returns the places (full path:line) at which Biome, with the project's settings, reports this rule. */
function lint(rule: string): string[] {
  const settings = JSON.parse(readFileSync('biome.json', 'utf8'));
  write('biome.json', JSON.stringify({ ...settings, $schema: undefined, vcs: { enabled: false } }));
  cpSync('tools/lint', fileAt('tools/lint'), { recursive: true });
  const options = [`--only=${rule}`, '--reporter=github', '--max-diagnostics=none'];
  const args = ['lint', ...options, 'src', 'functions', 'packages'];
  const { stdout } = spawnSync(path.resolve('node_modules/.bin/biome'), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/file=([^,]+),line=(\d+)/g)].map(([, file, line]) => `${file}:${line}`).sort();
}

test('an import across the boundary of a zone is refused, and an import within a zone is not', () => {
  // Imports of types count, too.
  for (const [file, specifier] of Object.entries({ ...forbidden, ...allowed }))
    write(file, `import type { name } from '${specifier}';\nexport const used: name[] = [];\n`);
  const places = Object.keys(forbidden).map((file) => `${fileAt(file)}:1`);
  expect(lint('style/noRestrictedImports')).toEqual(places.sort());
});

test('an import cycle is refused, even if it imports only types', () => {
  write(
    'src/domain/time/hour.ts',
    `import type { Minute } from './minute.ts';\nexport type Hour = Minute[];\n`,
  );
  write(
    'src/domain/time/minute.ts',
    `import type { Hour } from './hour.ts';\nexport type Minute = Hour | 1;\n`,
  );
  const places = ['hour', 'minute'].map((name) => `${fileAt(`src/domain/time/${name}.ts`)}:1`);
  expect(lint('suspicious/noImportCycles')).toEqual(places);
});

test('component stylesheets may not have raw values, widths, layers, or grids with a gap', () => {
  const file = 'src/components/ui/Button.module.css';
  write(file, STYLES);
  const places = Array.from({ length: 10 }, (_, index) => `${fileAt(file)}:${index + 1}`).sort();
  expect([...lint('plugin'), ...lint('style/noHexColors')].sort()).toEqual(places);
});
