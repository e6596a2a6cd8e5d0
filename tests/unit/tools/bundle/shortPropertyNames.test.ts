import postcss from 'postcss';
import { expect, test } from 'vitest';
import { openFolder } from '#tests/support/openFolder.ts';
import { shortPropertyNames } from '#tools/bundle/shortPropertyNames.ts';

test('custom properties get the same short name in every stylesheet, except those that scripts mention', () => {
  const { path: folder, write } = openFolder();
  const sheets = {
    'one.css':
      '@property --veil { inherits: true } :root { --veil: red; --space-1: 1px; --space-10: 10px; --share: 0 }',
    'two.css':
      '.a { animation-timeline: --reading; margin: var(--space-10) var(--space-1, var(--veil)); inset: var(--share) }',
  };
  for (const [file, css] of Object.entries(sheets)) write(file, css);
  write('slider.tsx', "style.setProperty('--share', '1')");
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
