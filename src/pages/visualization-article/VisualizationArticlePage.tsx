import { Publication } from '#src/components/sections/Publication.tsx';
import { publicationJsonLd } from '#src/components/sections/publicationJsonLd.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { publications, visualizationArticleCover } from '#src/content/publications.ts';
import { visualizationArticle } from '#src/content/visualizationArticle.ts';
import { paths } from '#src/domain/paths.ts';

export default function VisualizationArticlePage() {
  const { head, ...text } = visualizationArticle;
  return (
    <>
      <PageHead
        {...head}
        path={paths.visualizationArticle}
        card="visualizationArticle"
        structuredData={publicationJsonLd(visualizationArticleCover, 'ScholarlyArticle', head.description)}
      />
      <Publication publication={visualizationArticleCover} publications={publications} tone="sky" {...text} />
    </>
  );
}
