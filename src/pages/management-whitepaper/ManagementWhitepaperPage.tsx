import { Publication } from '#src/components/sections/Publication.tsx';
import { publicationJsonLd } from '#src/components/sections/publicationJsonLd.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { managementWhitepaper } from '#src/content/managementWhitepaper.ts';
import { managementWhitepaperCover, publications } from '#src/content/publications.ts';
import { paths } from '#src/domain/paths.ts';

export default function ManagementWhitepaperPage() {
  const { head, ...text } = managementWhitepaper;
  return (
    <>
      <PageHead
        {...head}
        path={paths.managementWhitepaper}
        card="managementWhitepaper"
        structuredData={publicationJsonLd(managementWhitepaperCover, 'Report', head.description)}
      />
      <Publication
        publication={managementWhitepaperCover}
        publications={publications}
        tone="lilac"
        {...text}
      />
    </>
  );
}
