import type { Item } from 'virtual:content/loaders/publications';
import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { siteUrl } from '#src/components/ui/siteUrl.ts';
import { studio } from '#src/content/studio.ts';
import { paths } from '#src/domain/paths.ts';

/** The pages above a publication. */
export const trail = [
  { label: 'Academy', to: paths.academy },
  { label: 'Publicações', to: paths.publications },
];

const types = {
  'artigo-cientifico': 'ScholarlyArticle',
  'estudo-de-caso': 'Article',
  'white-paper': 'Report',
} as const satisfies Record<Item['type'], string>;

/** The schema.org data of a publication: where it stands on the site, and the article itself. */
export function publicationJsonLd({ type, titulo, autores, data, link, head, card }: Item): object[] {
  return [
    breadcrumbList({ label: titulo, to: link }, trail),
    {
      '@context': 'https://schema.org',
      '@type': types[type],
      headline: titulo,
      description: head.description,
      inLanguage: 'pt-BR',
      datePublished: data,
      image: siteUrl(`/images/og/${card}.png`),
      author: autores.map((name) => ({ '@type': 'Person', name })),
      publisher: { '@type': 'Organization', name: studio.name, url: siteUrl('/') },
      mainEntityOfPage: siteUrl(link),
    },
  ];
}
