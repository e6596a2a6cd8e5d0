import { siteUrl } from '#src/components/ui/head/siteUrl.ts';
import { organization } from '#src/components/ui/head/studioJsonLd.ts';

const types = {
  'artigo-cientifico': 'ScholarlyArticle',
  'estudo-de-caso': 'Article',
  'white-paper': 'Report',
} as const satisfies Record<Item<'publications'>['type'], string>;

export function publicationJsonLd(item: Item<'publications'>): object {
  const { type, titulo, autores, data, link, head, card } = item;
  return {
    '@type': types[type],
    headline: titulo,
    description: head.description,
    inLanguage: 'pt-BR',
    datePublished: data,
    image: siteUrl(`/images/og/${card}.png`),
    author: autores.map((name) => ({ '@type': 'Person', name })),
    publisher: organization,
    mainEntityOfPage: siteUrl(link),
  };
}
