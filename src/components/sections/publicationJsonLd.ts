import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { siteUrl } from '#src/components/ui/siteUrl.ts';
import { studio } from '#src/content/studio.ts';
import { paths } from '#src/domain/paths.ts';
import type { PublicationSummary } from './Publication.tsx';

/** The schema.org data of a publication: where it stands on the site, and the article itself. */
export function publicationJsonLd(
  { titulo, autores, data, link }: PublicationSummary,
  type: 'ScholarlyArticle' | 'Article' | 'Report',
  description: string,
): object[] {
  return [
    breadcrumbList({ label: titulo, to: link }, [
      { label: 'Academy', to: paths.academy },
      { label: 'Publicações', to: paths.publications },
    ]),
    {
      '@context': 'https://schema.org',
      '@type': type,
      headline: titulo,
      description,
      inLanguage: 'pt-BR',
      datePublished: data,
      author: autores.map((name) => ({ '@type': 'Person', name })),
      publisher: { '@type': 'Organization', name: studio.name, url: siteUrl('/') },
      mainEntityOfPage: siteUrl(link),
    },
  ];
}
