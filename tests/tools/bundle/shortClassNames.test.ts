import { expect, test } from 'vitest';
import { shortClassNames } from '#tools/bundle/shortClassNames.ts';

test('the classes of a stylesheet are short, different, and the same in every build', () => {
  const names = () => {
    const name = shortClassNames('/site');
    return [
      name('header', '/site/src/app/Header.module.css'),
      name('link', '/site/src/app/Header.module.css?used'),
      name('header', '/site/src/app/Header.module.css'),
      name('header', '/site/src/app/Footer.module.css'),
    ];
  };
  const [header, link, again, other] = names();
  expect(header).toMatch(/^_[A-Za-z0-9]{5}$/);
  expect(again).toBe(header);
  expect(new Set([header, link, other]).size).toBe(3);
  expect(names()).toEqual([header, link, again, other]);
});

test('two stylesheets that would share their names stop the build', () => {
  const name = shortClassNames('/site');
  expect(() => {
    for (let index = 0; index < 100_000; index += 1) name('a', `/site/${index}.module.css`);
  }).toThrow(/get the same class names: raise HASH_LENGTH/);
});
