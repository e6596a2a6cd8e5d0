import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages } from '#tests/support/builtSite.ts';

/**
 * Requirements for pages from the specification and docs/product.md. Each line has a page, a section's id or the
 * beginning of its heading, the kind of check, and the expected values. `titles` checks all third-level headings of the
 * section, and `figures` all its figures; both must have the order of the expected values. `counts` checks how many
 * elements a selector finds; `least` checks the minimum where the studio may add items.
 */
const specified = readFileSync(new URL('specifiedPages.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [path: string, part: string, what: string, values: string]);

const pageAt = (path: string) => builtPages.find((built) => built.path === path)?.document;

function partOf(path: string, name: string): Element {
  const document = pageAt(path);
  const found =
    document?.getElementById(name) ??
    [...(document?.querySelectorAll('main section') ?? [])].find((section) =>
      section.querySelector('h2')?.textContent.trim().startsWith(name),
    );
  if (!found) throw new Error(`${path} has no part “${name}”`);
  return found;
}

const textsOf = (part: Element, selector: string) =>
  [...part.querySelectorAll(selector)].map((element) => element.textContent.trim());

test.each(specified)('on page %s, the section “%s” has the required %s: %s', (path, name, what, values) => {
  const part = partOf(path, name);
  const all = values.split('; ');
  if (what === 'titles') expect(textsOf(part, 'h3')).toEqual(all);
  else if (what === 'figures') expect(textsOf(part, 'dd')).toEqual(all);
  else if (what === 'texts') for (const text of all) expect(part.textContent).toContain(text);
  else if (what === 'links') {
    const hrefs = [...part.querySelectorAll('a')].map((link) => decodeURI(link.getAttribute('href') ?? ''));
    expect(hrefs).toEqual(expect.arrayContaining(all));
  } else
    for (const [count = '', ...selector] of all.map((one) => one.split(' '))) {
      const { length } = part.querySelectorAll(selector.join(' '));
      if (what === 'counts') expect(length, selector.join(' ')).toBe(Number(count));
      else expect(length, selector.join(' ')).toBeGreaterThanOrEqual(Number(count));
    }
});

test('every publication has 600 words or more', () => {
  for (const path of ['/artigo-visualizacao', '/artigo-inclusivo', '/whitepaper-gestao']) {
    const article = pageAt(path)?.querySelector('main');
    expect(article?.textContent.split(/\s+/).length, path).toBeGreaterThanOrEqual(600);
  }
});
