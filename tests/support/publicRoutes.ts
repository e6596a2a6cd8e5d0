import { readFileSync } from 'node:fs';
import { isAll } from './scaled.ts';

const readBuilt = (path: string) => readFileSync(new URL(`../../dist/${path}`, import.meta.url), 'utf8');

/** The paths of the built site's sitemap: every address that visitors and search engines are sent to. */
const publicRoutes: readonly string[] = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

/** The file of src/pages that shows a page, as the list of its modules names it: items of one kind share one. */
function templateOf(route: string): string {
  const page = readBuilt(route === '/' ? 'index.html' : `${decodeURI(route).slice(1)}.html`);
  const [, template] = /[ >](\w+Page)-/.exec(page.slice(page.indexOf('id="modules"'))) ?? [];
  if (!template) throw new Error(`${route} does not say which page it is`);
  return template;
}

const templates = publicRoutes.map(templateOf);

/** The first page of each template; in `npm run test:all` all pages. */
export const testedRoutes: readonly string[] = publicRoutes.filter(
  (_, index) => isAll || templates.indexOf(templates[index] ?? '') === index,
);
