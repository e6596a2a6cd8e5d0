import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(`src/${file}`, 'utf8');
const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const layers = ['styles/layout.css', 'styles/text.css', 'styles/parts.css'];
const modules = files.filter((file) => file.endsWith('.module.css'));
const components = files.filter((file) => file.endsWith('.tsx'));

const layerClasses = new Set(
  layers.flatMap((file) =>
    [...read(file).matchAll(/^\s+(?::root\S+ )?\.([\w-]+)/gm)].map(([, name = '']) => name),
  ),
);

/** The classes of the layout layer that a stylesheet composes. */
const composed = (css: string) =>
  [...css.matchAll(/composes: ([^;]+?)\s+from global/g)].flatMap(([, names = '']) => names.split(/\s+/));

/** The literal class names in the markup. Classes of CSS modules are in braces, and are left out. */
const written = (tsx: string) =>
  [...tsx.matchAll(/[cC]lassName=(?:"([^"]+)"|\{`([^`]+)`\})/g)].flatMap(([, plain = '', template = '']) =>
    `${plain} ${template.replaceAll(/\$\{[^}]*\}/g, ' ')}`.split(/\s+/).filter(Boolean),
  );

const used = [
  ...modules.map((file) => ({ file, names: composed(read(file)) })),
  ...components.map((file) => ({ file, names: written(read(file)) })),
];

test('every class that is composed, or is literal in the markup, is defined in the layer', () => {
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

/** The CSS modules that components import, each with the classes that the component uses. */
const imported = components.flatMap((component) =>
  [...read(component).matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([, name = '', path = '']) => ({
      module: path.startsWith('#src/') ? path.slice(5) : posix.join(posix.dirname(component), path),
      taken: [...read(component).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, taken]) => taken),
      dynamic: read(component).includes(`${name}[`),
    }),
  ),
);

test('components use every class of their modules, and no undefined class', () => {
  const faults = modules.flatMap((module) => {
    const users = imported.filter((use) => use.module === module);
    const taken = new Set(users.flatMap((use) => use.taken));
    const defined = new Set<string>();
    postcss.parse(read(module)).walkRules(({ selector }) => {
      const own = selector.replaceAll(/:global\([^)]*\)/g, '');
      for (const [, name = ''] of own.matchAll(/\.([a-zA-Z][\w-]*)/g)) defined.add(name);
    });
    const isDynamic = users.some((use) => use.dynamic);
    return [
      ...[...taken].filter((name) => name && !defined.has(name)),
      ...[...defined].filter((name) => !isDynamic && !taken.has(name)),
    ].map((name) => `${module}: ${name}`);
  });
  expect(faults).toEqual([]);
});

test('the width at which a picture changes to its version for narrow screens is in media.css', () => {
  const [, width = ''] = /\(max-width: ([\d.]+)rem\)/.exec(read('components/ui/Picture.tsx')) ?? [];
  expect(read('styles/media.css')).toContain(`(width < ${Math.round(Number(width))}rem)`);
});
