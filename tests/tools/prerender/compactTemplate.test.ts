import { expect, test } from 'vitest';
import { compactTemplate } from '#tools/prerender/compactTemplate.ts';

test('indentation, empty lines and comments of the template do not reach visitors', () => {
  const template = `<head>
    <script>
      // Why this is here.
      const page = 'https://exemplo.com.br'; // stays

      start(page);
    </script>
  </head>`;
  expect(compactTemplate(template)).toBe(
    "<head>\n<script>\nconst page = 'https://exemplo.com.br'; // stays\nstart(page);\n</script>\n</head>",
  );
});
