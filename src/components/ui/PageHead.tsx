import { mediaUrl } from './mediaUrl.ts';
import { siteUrl } from './siteUrl.ts';

export interface PageHeadProps {
  /** The whole title, with the studio's name. */
  title: string;
  description: string;
  /** The canonical path, spelled as in the route table. */
  path: string;
  /** Name of the share card under images/og; the studio's own when absent. */
  card?: string;
  /** False keeps the page out of search engines. */
  index?: boolean;
  /** schema.org objects of the page. */
  structuredData?: readonly object[];
}

/** Everything a page puts in the document head; React hoists it there. */
export function PageHead({
  title,
  description,
  path,
  card = 'home',
  index = true,
  structuredData = [],
}: PageHeadProps) {
  const url = siteUrl(path);
  const cardPath = mediaUrl(`og/${card}.png`);
  const cardUrl = cardPath.startsWith('/') ? siteUrl(cardPath) : cardPath;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {index ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Alinhavo" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
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
