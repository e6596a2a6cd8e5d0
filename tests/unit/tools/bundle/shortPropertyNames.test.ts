import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, onTestFinished, test } from 'vitest';
import { shortPropertyNames } from '#tools/bundle/shortPropertyNames.ts';

test('custom properties get the same short name in every stylesheet, except those that scripts mention', () => {
  const folder = mkdtempSync(join(tmpdir(), 'property-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const sheets = {
    'one.css':
      '@property --veil { inherits: true } :root { --veil: red; --space-1: 1px; --space-10: 10px; --share: 0 }',
    'two.css':
      '.a { animation-timeline: --reading; margin: var(--space-10) var(--space-1, var(--veil)); inset: var(--share) }',
  };
  for (const [file, css] of Object.entries(sheets)) writeFileSync(join(folder, file), css);
  writeFileSync(join(folder, 'slider.tsx'), "style.setProperty('--share', '1')");
  const [one, two] = Object.values(sheets).map(
    (css) => postcss([shortPropertyNames(folder)]).process(css).css,
  );
  expect(one).toBe(
    '@property --a0 { inherits: true } :root { --a0: red; --a1: 1px; --a2: 10px; --share: 0 }',
  );
  expect(two).toBe(
    '.a { animation-timeline: --reading; margin: var(--a2) var(--a1, var(--a0)); inset: var(--share) }',
  );
});
