import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

// Rules of CONTRIBUTING.md that neither the compiler nor the linter knows.

const root = new URL('../../../', import.meta.url);
const rooms = ['src', 'functions/src', 'packages', 'tools'];

const files = rooms.flatMap((room) =>
  readdirSync(new URL(room, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules')),
);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** A file may have so many lines, a file of content more. */
const MOST_LINES = 200;

test('no file is longer than CONTRIBUTING.md allows', () => {
  expect(read('CONTRIBUTING.md')).toContain(`${MOST_LINES} is too much. Content and tests are excepted.`);
  const long = files.filter(
    (file) => !file.startsWith('src/content/') && read(file).split('\n').length > MOST_LINES + 1,
  );
  expect(long).toEqual([]);
});

test('folders are in kebab-case, and none is for things of every kind', () => {
  const folders = new Set(files.flatMap((file) => file.split('/').slice(0, -1)));
  expect(folders.size).toBeGreaterThan(50);
  expect([...folders].filter((name) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name))).toEqual([]);
  for (const name of ['utils', 'helpers', 'common', 'types', 'constants'])
    expect(folders).not.toContain(name);
});

test('a component is in a file of its name', () => {
  const components = files.filter((file) => /^src\/(?:app|components|features|pages)\/.*\.tsx$/.test(file));
  expect(components.length).toBeGreaterThan(150);
  const misnamed = components.filter((file) => {
    const name = basename(file, '.tsx');
    return !new RegExp(`^export (?:default )?(?:function|const|class) ${name}\\b`, 'm').test(read(file));
  });
  expect(misnamed).toEqual([]);
});

test('every function that domain, services, functions, packages and tools export says what it does', () => {
  const silent = files
    .filter((file) => /^(?:src\/(?:domain|services)|functions|packages|tools)\//.test(file))
    .flatMap((file) => {
      const exported = [
        ...read(file).matchAll(/(\*\/\n)?^export (?:default )?(?:async )?(?:function\*?|class) (\w+)/gm),
      ];
      // Of an overloaded function the first signature carries the comment.
      const told = exported.filter(([, comment]) => comment).map(([, , name]) => name);
      return exported.filter(([, , name]) => !told.includes(name)).map(([, , name]) => `${file}: ${name}`);
    });
  expect(silent).toEqual([]);
});

test('content is data: it exports no function', () => {
  const content = files.filter((file) => file.startsWith('src/content/'));
  expect(content.length).toBeGreaterThan(50);
  const computing = content.filter((file) =>
    /^export (?:default )?(?:async )?(?:function|const \w+(?:: [^=]+)? = (?:async )?(?:\(|\w+ =>))/m.test(
      read(file),
    ),
  );
  expect(computing.filter((file) => !file.startsWith('src/content/schemas/'))).toEqual([]);
});
