import { expect, test } from 'vitest';
import { compactTemplate } from '#tools/prerender/compactTemplate.ts';

test('indentation, empty lines, comments and long names of the template do not reach visitors', () => {
  const template = `<head>
    <script>
      // Why this is here.
      ((root) => {
        const page = root.title; // and this

        start(page, 'https://exemplo.com.br');
      })(document);
    </script>

    <title></title>
  </head>`;
  expect(compactTemplate(template)).toMatch(
    /^<head>\n<script>\(?\(?\w=>\{[^\n]{0,60}`?https:\/\/exemplo\.com\.br[^\n]{0,30}<\/script>\n<title><\/title>\n<\/head>$/,
  );
});

test('a script that is not valid stops the build', () => {
  expect(() => compactTemplate('<script>const = 1;</script>')).toThrow(/The script in index\.html/);
});
