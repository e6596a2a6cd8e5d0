import { expect, test } from 'vitest';
import { type BuiltPage, builtFiles, builtPages, faultsOn, readBuiltFile } from '#tests/support/builtSite.ts';

const classesIn = (css: string) => new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name));

const styled = classesIn(
  builtFiles
    .filter((file) => file.endsWith('.css'))
    .map(readBuiltFile)
    .join(''),
);

/** A page's inline and linked styles, which include the styles loaded after its first view. */
function ownStyles({ document }: BuiltPage): string {
  const linked = [...document.querySelectorAll('link[rel="stylesheet"]')];
  return [
    ...[...document.querySelectorAll('style')].map(({ textContent }) => textContent),
    ...linked.map((link) => readBuiltFile(link.getAttribute('href')?.slice(1) ?? '')),
  ].join('');
}

test('every page has the CSS rules of every class in its HTML', () => {
  const unstyled = faultsOn(builtPages, (page) => {
    const own = classesIn(ownStyles(page));
    const used = [...page.document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    return used.filter((name) => styled.has(name) && !own.has(name));
  });
  expect(styled.size).toBeGreaterThan(100);
  expect(unstyled).toEqual([]);
});
