import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages } from '#tests/support/builtSite.ts';

// Rules about code style are off, because React writes this markup.
const checker = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'no-implicit-button-type': 'error',
    'no-dup-id': 'error',
    'heading-level': 'error',
    'wcag/h37': 'error',
  },
});

test('every page is valid HTML, with an alternative text for each picture, and with headings that begin at level one and skip none', async () => {
  const faults = await Promise.all(
    builtPages.map(async ({ path, html }) => {
      const { results } = await checker.validateString(html);
      return results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`,
        ),
      );
    }),
  );
  expect(faults.flat()).toEqual([]);
});
