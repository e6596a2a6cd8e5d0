import addresses from 'virtual:content/addresses';
import { isPrivatePath } from '#src/domain/accounts/accountPaths.ts';
import { detailPaths, paths } from '#src/domain/site/paths.ts';
import { type LazyPage, lazyPage, type PageModule } from './navigation/lazyPage.tsx';
import { redirects } from './redirects.ts';

const modules: Record<string, () => Promise<PageModule>> = import.meta.glob<PageModule>([
  '../pages/*/*Page.tsx',
  '../desk/shell/DeskPage.tsx',
]);

interface RouteDescription {
  path: string;
  /** The page's file, without extension: relative to src/pages, or to src for the desk. */
  page: string;
  noindex?: boolean;
}

const templates = {
  projects: 'project/ProjectPage',
  'cases-story': 'case/CasePage',
  'cases-results': 'photography-case/PhotographyCasePage',
  'cases-phases': 'placemaking-case/PlacemakingCasePage',
  publications: 'publication/PublicationPage',
  models: 'research-model/ResearchModelPage',
  events: 'event/EventPage',
  'training-programs': 'training-program/TrainingProgramPage',
  'education-programs': 'education-program/EducationProgramPage',
} as const satisfies Record<ItemTemplate, string>;

type PageName = keyof typeof paths;

/** Not indexed, like all private pages. */
const NOT_INDEXED: readonly PageName[] = ['bookingConfirmed', 'search', 'notFound'];

function fileOf(name: PageName): string {
  // All addresses of the desk share one file, so the desk stays mounted.
  if (name.startsWith('admin')) return 'desk/shell/DeskPage';
  if (name === 'notFound') return 'search/NotFoundPage';
  const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${folder}/${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
}

const descriptions: readonly RouteDescription[] = [
  ...(Object.keys(paths) as PageName[])
    .filter((name) => !redirects.some(({ from }) => from === paths[name]))
    .map((name) => ({
      path: paths[name],
      page: fileOf(name),
      noindex: NOT_INDEXED.includes(name) || isPrivatePath(paths[name]),
    })),
  ...addresses.map(({ path, template }) => ({ path, page: templates[template] })),
  ...(Object.keys(detailPaths) as (keyof typeof detailPaths)[]).map((folder) => ({
    path: detailPaths[folder],
    page: templates[folder === 'cases' ? 'cases-story' : folder],
  })),
];

export interface Route extends RouteDescription {
  /** The path of the page's module, as in the build manifest. */
  source: string;
  lazy: LazyPage;
}

/** Caches the pages by file, so that a screen with several addresses does not remount. */
const lazies: Record<string, LazyPage> = {};

function toRoute(description: RouteDescription): Route {
  const { page } = description;
  const file = page.startsWith('desk/') ? `../${page}.tsx` : `../pages/${page}.tsx`;
  const load = modules[file];
  if (!load) throw new Error(`The route ${description.path} names a page that does not exist: ${file}`);
  lazies[file] ??= lazyPage(load);
  return { ...description, source: file.replace('../', 'src/'), lazy: lazies[file] };
}

export const routes: readonly Route[] = descriptions.map(toRoute);

const trimmed = (path: string) => path.toLowerCase().replace(/\/$/, '');

/** Whether a path matches an address, regardless of case and of a final slash; `:slug` matches one segment. */
export function isAt(address: string, pathname: string): boolean {
  const [before = '', slug] = trimmed(address).split(':');
  const path = trimmed(pathname);
  return slug ? path.startsWith(before) && /^[^/]+$/.test(path.slice(before.length)) : path === before;
}

export function findRoute(pathname: string): Route | undefined {
  return routes.find(({ path }) => isAt(path, pathname));
}
