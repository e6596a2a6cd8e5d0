import { inWords } from './derive/inWords.ts';
import type { Content } from './deriveContent.ts';

/** How pages import what is derived: `virtual:content/projects`. */
export const CONTENT_PREFIX = 'virtual:content/';

const data = (value: unknown) => `export default ${JSON.stringify(value)};`;

/** Addresses are compared without regard to case and to how their accents are composed. */
const key = (path: string) => path.normalize().toLowerCase();

/**
 * The source of a module below `virtual:content/`: a list, with its length in words; `loaders/<template>`, which download
 * the item of an address; `screens`, for prerendering; `addresses`, those outside the patterns of the routes. Throws for
 * any other name.
 */
export function contentModule(name: string, { lists, screens }: Content): string {
  if (name in lists) {
    const list = lists[name];
    const count = Array.isArray(list)
      ? `export const inWords = ${JSON.stringify(inWords(list.length))};`
      : '';
    return data(list) + count;
  }
  if (name === 'screens') return data(screens.map(({ path, file }) => ({ path, file })));
  if (name === 'addresses')
    return data(
      screens.filter((screen) => !isUsual(screen)).map(({ path, template }) => ({ path, template })),
    );
  if (name.startsWith('loaders/')) {
    const shown = screens.filter(({ template }) => `loaders/${template}` === name);
    const loaders = shown.map(({ path, file }) => `${JSON.stringify(key(path))}: () => import("/${file}")`);
    return `export default {${loaders.join(',')}};`;
  }
  throw new Error(`There is no content called ${name}.`);
}

/** Whether the pattern of its kind leads to a screen. */
const patterns: Record<string, RegExp> = {
  projects: /^\/projetos\/[^/]+$/,
  'cases-story': /^\/cases\/[^/]+$/,
  publications: /^\/publicacoes\/[^/]+$/,
  models: /^\/modelos\/[^/]+$/,
  events: /^\/eventos\/[^/]+$/,
  'training-programs': /^\/treinamentos\/[^/]+$/,
  'education-programs': /^\/educacao-design\/[^/]+$/,
};
const isUsual = ({ path, template }: { path: string; template: string }) =>
  patterns[template]?.test(path) ?? false;

/** The source of an item's own module, by its file below the project's root; undefined for one without a screen. */
export function itemModule(file: string, { screens }: Content): string | undefined {
  const screen = screens.find((one) => one.file === file);
  return screen && data(screen.item);
}
