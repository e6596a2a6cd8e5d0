import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html, withLineBreaks } from '../../../../functions/src/mails/html.ts';

test('no character of an inserted text can open or close markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const inside = html`<a title="${text}">${text}</a>`
        .toString()
        .slice('<a title="'.length, -'</a>'.length);
      expect(inside.replace('">', '')).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
    }),
  );
});

test('nested markup and lists of markup are not escaped again', () => {
  const items = ['<1>', '2'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>`.toString()).toBe('<ul><li>&lt;1&gt;</li><li>2</li></ul>');
});

test('line breaks of a text stay visible', () => {
  expect(withLineBreaks('a\n\n<b>').toString()).toBe('a<br><br>&lt;b&gt;');
});
