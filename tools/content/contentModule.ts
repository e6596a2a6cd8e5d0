import { detailPaths } from '#src/domain/site/paths.ts';
import { formNotes, formPolicy } from './derive/forms.ts';
import { numberForms } from './derive/numberForms.ts';
import type { Content } from './deriveContent.ts';

/** Pages import derived content with this prefix: `virtual:content/lists/projects`. */
export const CONTENT_PREFIX = 'virtual:content/';

const data = (value: unknown) => `export default ${JSON.stringify(value)};`;

/** Exports each value separately, so that a page loads only what it uses. */
const named = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('');

/** How many items some lists have, in words, and the years of the studio's milestones. */
export const countsOf = (lists: Content['lists']) => ({
  projects: numberForms(lists.projects.length),
  models: numberForms(lists.models.length),
  team: numberForms(lists.team.length),
  trainingPrograms: numberForms(lists.trainingPrograms.length),
  educationPrograms: numberForms(lists.educationPrograms.length),
  currentEvents: lists.currentEvents.length,
  trainingDates: lists.trainingDates.length,
  hasNotices: lists.notices.length > 0,
  years: lists.milestones.map(({ ano }) => ano),
});

/** The key by which addresses are compared, whatever their letter case and Unicode form. */
const key = (path: string) => path.normalize().toLowerCase();

/** Whether a path matches the route pattern of its kind (src/app/routes.ts). Of the cases, only short ones match. */
function isUsual({ path, template }: Content['screens'][number]): boolean {
  if (template === 'cases-results' || template === 'cases-phases') return false;
  const pattern = detailPaths[template === 'cases-story' ? 'cases' : template];
  return path.replace(/[^/]+$/, ':slug') === pattern;
}

/**
 * The source of a module in `virtual:content/`. Throws for a name that is not one of these:
 * - `lists/<list>`, and `counts` (of the lists)
 * - `retellings-<page>`: a service's cases
 * - `form-policy` and `form-notes`: see derive/forms.ts
 * - `screens`, for prerendering, and `loaders/<template>`, by address
 * - `addresses` of screens outside the route patterns
 */
export function contentModule(name: string, { lists, retellings, screens }: Content): string {
  const list = Object.entries(lists).find(([listName]) => name === `lists/${listName}`);
  if (list) return named(Object.fromEntries([list]));
  if (name === 'counts') return named(countsOf(lists));
  if (name === 'form-policy') return named(formPolicy);
  if (name === 'form-notes') return data(formNotes);
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
  const told = retellings[name.replace(/^retellings-/, '')];
  if (told) return data(told);
  throw new Error(`There is no content called ${name}.`);
}

/** The source of the module for the item in `file`, a path below the project's root; undefined if it has no screen. */
export function itemModule(file: string, { screens }: Content): string | undefined {
  const screen = screens.find((one) => one.file === file);
  return screen && data(screen.item);
}
