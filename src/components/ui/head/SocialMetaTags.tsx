import { mediaUrl } from '#src/components/ui/mediaUrl.ts';
import { studio } from '#src/copy/studio.ts';
import type { Crumb } from './Breadcrumbs.tsx';
import { breadcrumbList } from './breadcrumbList.ts';
import { siteUrl } from './siteUrl.ts';

interface ArticleHead {
  title: string;
  authors: readonly string[];
  published: string;
  /** Alternative text of the article's picture, which is also on the share card. */
  pictureText: string;
}

export interface PageHeadProps {
  title: string;
  description: string;
  /** The canonical path, spelled as in the route table. */
  path: string;
  /** File name of the share card under images/og; by default the studio's own card. */
  card?: string;
  /** The page's name in the breadcrumb for search engines, if any; `trail` has the pages above this page. */
  name?: string;
  trail?: readonly Crumb[];
  article?: ArticleHead;
  /** For search engines (schema.org). `import.meta.env.SSR && …` keeps it out of the browser's script. */
  structuredData?: readonly object[] | false;
}

/** An article's metadata for social networks (https://ogp.me/#type_article) and research indexes (Highwire's tags). */
function ArticleMetaTags({ article, path }: { article: ArticleHead; path: string }) {
  const { title, authors, published } = article;
  return (
    <>
      <meta property="article:published_time" content={published} />
      {authors.map((author) => (
        <meta key={author} property="article:author" content={author} />
      ))}
      <meta name="author" content={authors.join(', ')} />
      <meta name="citation_title" content={title} />
      {authors.map((author) => (
        <meta key={author} name="citation_author" content={author} />
      ))}
      <meta name="citation_publication_date" content={published.replaceAll('-', '/')} />
      <meta name="citation_publisher" content={studio.name} />
      <meta name="citation_language" content="pt-BR" />
      <meta name="citation_public_url" content={siteUrl(path)} />
    </>
  );
}

export function SocialMetaTags(head: PageHeadProps) {
  const { title, description, path, card = 'home', name, trail, article, structuredData } = head;
  const breadcrumbs = name ? [breadcrumbList({ label: name, to: path }, trail)] : [];
  const objects = [...breadcrumbs, ...(structuredData || [])].map((data) =>
    JSON.stringify({ '@context': 'https://schema.org', ...data }),
  );
  const cardPath = mediaUrl(`og/${card}.png`);
  const cardUrl = cardPath.startsWith('/') ? siteUrl(cardPath) : cardPath;
  return (
    <>
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={studio.name} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={siteUrl(path)} />
      <meta property="og:image" content={cardUrl} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={article ? `${article.title}. ${article.pictureText}` : title} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && <ArticleMetaTags article={article} path={path} />}
      {objects.map((json) => (
        <script
          key={json}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with '<' escaped so that it cannot end the element
          dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}
