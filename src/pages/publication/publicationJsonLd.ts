import { siteUrl } from '#src/components/ui/head/siteUrl.ts';
import { studio } from '#src/copy/studio.ts';

const types = {
  'artigo-cientifico': 'ScholarlyArticle',
  'estudo-de-caso': 'Article',
  'white-paper': 'Report',
} as const satisfies Record<Item<'publications'>['type'], string>;

export function publicationJsonLd(item: Item<'publications'>): object {
  const { type, titulo, autores, data, link, head, card } = item;
  return {
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
  };
}
