import { type Crumb, homeCrumb } from './Breadcrumbs.tsx';
import { siteUrl } from './siteUrl.ts';

/** The schema.org BreadcrumbList from the home page to a page. The URL of the page itself may be left out. */
export function breadcrumbList(page: Crumb, trail: readonly Crumb[] = []): object {
  const crumbs = [homeCrumb, ...trail, page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to === page.to ? undefined : siteUrl(to),
    })),
  };
}
