import { Publication } from '#src/components/sections/Publication.tsx';
import { publicationJsonLd } from '#src/components/sections/publicationJsonLd.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { inclusionArticle } from '#src/content/inclusionArticle.ts';
import { inclusionArticleCover, publications } from '#src/content/publications.ts';
import { paths } from '#src/domain/paths.ts';

export default function InclusionArticlePage() {
  const { head, ...text } = inclusionArticle;
  return (
    <>
      <PageHead
        {...head}
        path={paths.inclusionArticle}
        card="inclusionArticle"
        structuredData={publicationJsonLd(inclusionArticleCover, 'Article', head.description)}
      />
      <Publication publication={inclusionArticleCover} publications={publications} tone="coral" {...text} />
    </>
  );
}
