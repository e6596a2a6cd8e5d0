import { studio } from '#src/content/studio.ts';
import { mediaUrl } from './mediaUrl.ts';
import type { PageHeadProps } from './PageHead.tsx';
import { siteUrl } from './siteUrl.ts';

/** The card that other sites show of a page, and what the page is in the terms of schema.org. */
export function SocialMetaTags({
  title,
  description,
  path,
  card = 'home',
  structuredData = [],
}: PageHeadProps) {
  const cardPath = mediaUrl(`og/${card}.png`);
  const cardUrl = cardPath.startsWith('/') ? siteUrl(cardPath) : cardPath;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={studio.name} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={siteUrl(path)} />
      <meta property="og:image" content={cardUrl} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.map((data) => (
        <script
          key={JSON.stringify(data)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with '<' escaped so that it cannot end the element
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}
