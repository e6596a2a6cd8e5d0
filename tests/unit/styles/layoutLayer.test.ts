import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(`src/${file}`, 'utf8');
const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const layers = ['styles/layout.css', 'styles/text.css', 'styles/parts.css'];
const stylesheets = files.filter((file) => file.endsWith('.css'));
const modules = stylesheets.filter((file) => file.endsWith('.module.css'));
const components = files.filter((file) => file.endsWith('.tsx'));

const layerClasses = new Set(
  layers.flatMap((file) => [...read(file).matchAll(/^\s+\.([\w-]+)/gm)].map(([, name = '']) => name)),
);

/** The classes that a stylesheet composes from the layer. */
const composed = (css: string) =>
  [...css.matchAll(/composes: ([^;]+?)\s+from global/g)].flatMap(([, names = '']) => names.split(/\s+/));

/** The classes that stand in the markup as they are, beside those of modules in braces. */
const written = (tsx: string) =>
  [...tsx.matchAll(/[cC]lassName=(?:"([^"]+)"|\{`([^`]+)`\})/g)].flatMap(([, plain = '', template = '']) =>
    `${plain} ${template.replaceAll(/\$\{[^}]*\}/g, ' ')}`.split(/\s+/).filter(Boolean),
  );

const used = [
  ...modules.map((file) => ({ file, names: composed(read(file)) })),
  ...components.map((file) => ({ file, names: written(read(file)) })),
];

test('every class that is composed or written in the markup is one of the layer', () => {
  const unknown = used.flatMap(({ file, names }) =>
    names
      .filter((name) => !layerClasses.has(name) && name !== 'visually-hidden')
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every class of the layer is used', () => {
  const names = new Set(used.flatMap((entry) => entry.names));
  expect([...layerClasses].filter((name) => !names.has(name))).toEqual([]);
});

/** The modules that components import, each with the text of those components and the name they give it. */
const imported = components.flatMap((component) =>
  [...read(component).matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([, name = '', path = '']) => ({
      module: path.startsWith('#src/') ? path.slice(5) : posix.join(posix.dirname(component), path),
      taken: [...read(component).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, taken]) => taken),
      dynamic: read(component).includes(`${name}[`),
    }),
  ),
);

test.each(modules)('every class of %s is taken by a component, and no other', (module) => {
  const users = imported.filter((use) => use.module === module);
  const taken = new Set(users.flatMap((use) => use.taken));
  const defined = new Set<string>();
  postcss.parse(read(module)).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-zA-Z][\w-]*)/g)) defined.add(name);
  });
  expect([...taken].filter((name) => name && !defined.has(name))).toEqual([]);
  if (!users.some((use) => use.dynamic)) expect([...defined].filter((name) => !taken.has(name))).toEqual([]);
});

test('there are at most five widths at which compositions change, and no stylesheet names another', () => {
  const media = read('styles/media.css');
  const widths = new Set([...media.matchAll(/width [<>]=? ([\d.]+rem)/g)].map(([, width]) => width));
  expect(widths.size).toBeGreaterThan(0);
  expect(widths.size).toBeLessThanOrEqual(5);
  const defined = [...media.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name]) => name);
  const named = stylesheets.flatMap((file) =>
    [...read(file).matchAll(/@media[^{]*\((--[\w-]+)\)/g)].map(([, name]) => name),
  );
  expect([...new Set(named)].sort()).toEqual(defined.sort());
});

test('the picture of narrow screens gives way at one of these widths', () => {
  const [, width = ''] = /\(max-width: ([\d.]+)rem\)/.exec(read('components/ui/Picture.tsx')) ?? [];
  expect(read('styles/media.css')).toContain(`(width < ${Math.round(Number(width))}rem)`);
});

test('the stylesheets together stay under 10,500 lines', () => {
  const lines = stylesheets.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
  expect(lines).toBeLessThanOrEqual(10_500);
});

test('no module leaves an empty rule behind', () => {
  const empty = modules.filter((file) => {
    let found = false;
    postcss.parse(read(file)).walkRules(({ nodes }) => {
      found ||= nodes.length === 0;
    });
    return found;
  });
  expect(empty).toEqual([]);
});

test('the sample page of all components has no stylesheet: only classes of the layer, and shared components', () => {
  const sample = read('pages/design-system/SamplePage.tsx');
  expect(sample).not.toMatch(/\.css'|styles\.|style=/);
  expect(written(sample).filter((name) => !layerClasses.has(name))).toEqual([]);
  expect(read('pages/design-system/DesignSystemPage.tsx')).toContain('<SamplePage />');
});
