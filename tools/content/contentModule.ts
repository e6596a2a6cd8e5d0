import { inWords } from './derive/inWords.ts';
import type { Content } from './deriveContent.ts';

/** How pages import what is derived: `virtual:content/projects`. */
export const CONTENT_PREFIX = 'virtual:content/';

const data = (value: unknown) => `export default ${JSON.stringify(value)};`;

/** How many items some lists have, in words, each by itself so that a page takes only what it says. */
function counts(lists: Content['lists']): string {
  const length = (name: string) => (lists[name] as readonly unknown[]).length;
  const named = {
    projects: inWords(length('projects')),
    models: inWords(length('models')),
    team: inWords(length('team')),
    trainingPrograms: inWords(length('training-programs')),
    educationPrograms: inWords(length('education-programs')),
    currentEvents: length('events-current'),
    trainingDates: length('training-dates'),
    hasNotices: length('notices') > 0,
    years: (lists.milestones as readonly { ano: string }[]).map(({ ano }) => ano),
  };
  return Object.entries(named)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('');
}

/** Addresses are compared without regard to case and to how their accents are composed. */
const key = (path: string) => path.normalize().toLowerCase();

/**
 * The source of a module below `virtual:content/`: a list; `counts`, how long some lists are; `loaders/<template>`, which download
 * the item of an address; `screens`, for prerendering; `addresses`, those outside the patterns of the routes. Throws for
 * any other name.
 */
export function contentModule(name: string, { lists, screens }: Content): string {
  if (name in lists) return data(lists[name]);
  if (name === 'counts') return counts(lists);
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
