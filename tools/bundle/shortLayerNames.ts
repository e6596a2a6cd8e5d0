import { readFileSync } from 'node:fs';
import type { Plugin as StylePlugin } from 'postcss';
import type { Plugin } from 'vite';
import { layerClasses } from '../prerender/layerPart.ts';

/** The stylesheets that define the classes of the layer. */
const LAYER = /\/src\/styles\/(layout|text|parts)\.css$/;

const attribute = /([cC]lassName=)("[^"]*"|\{`[^`]*`\})/g;

/** Each word of `text` that `short` knows, shortened; what stands between braces stays. */
const shorten = (text: string, short: ReadonlyMap<string, string>) =>
  text.replaceAll(/\$\{[^}]*\}|[\w-]+/g, (word) => short.get(word) ?? word);

/** Short names for the classes that some stylesheets define, such as `_1c`: an underscore and a number. */
export function shortNames(layer: string): Map<string, string> {
  return new Map([...layerClasses(layer)].map((name, index) => [name, `_${index.toString(36)}`]));
}

/** The classes in the attributes of a component, shortened. */
export function shortenMarkup(code: string, short: ReadonlyMap<string, string>): string {
  return code.replaceAll(
    attribute,
    (_attribute, start: string, names: string) => start + shorten(names, short),
  );
}

/** The classes of the layer where they are defined, and where a module composes them, shortened. */
export function shortenStyles(short: ReadonlyMap<string, string>): StylePlugin {
  return {
    postcssPlugin: 'short-layer-names',
    Once(root) {
      const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
      if (LAYER.test(file))
        root.walkRules((rule) => {
          rule.selector = rule.selector.replaceAll(
            /\.([\w-]+)/g,
            (_selector, name: string) => `.${short.get(name) ?? name}`,
          );
        });
      if (file.endsWith('.module.css'))
        root.walkDecls('composes', (declaration) => {
          if (declaration.value.endsWith(' from global'))
            declaration.value = `${shorten(declaration.value.replace(/ from global$/, ''), short)} from global`;
        });
    },
  };
}

/**
 * The plugins that shorten the names of the layer's classes in a build of the project at `root`. Every page carries its
 * part of the layer and names it in its HTML; besides, no other word of a script is taken for such a name.
 */
export function shortLayerNames(root: string): { markup: Plugin; styles: StylePlugin } {
  const files = ['layout', 'text', 'parts'].map((name) => `${root}/src/styles/${name}.css`);
  const short = shortNames(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  return {
    markup: {
      name: 'short-layer-names',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/.*\.tsx$/ },
        handler: (code) => ({ code: shortenMarkup(code, short), map: null }),
      },
    },
    styles: shortenStyles(short),
  };
}
