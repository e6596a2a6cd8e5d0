import { useContext } from 'react';
import type { Crumb } from './Breadcrumbs.tsx';
import { IndexedContext } from './IndexedContext.ts';
import { SocialMetaTags } from './SocialMetaTags.tsx';
import { siteUrl } from './siteUrl.ts';

/** Facts about an article for programs that list or cite it. */
export interface ArticleHead {
  title: string;
  authors: readonly string[];
  /** The day of publication, as in 2023-05-09. */
  published: string;
  /** Text for its picture, which is also on its share card. */
  pictureText: string;
}

export interface PageHeadProps {
  title: string;
  description: string;
  /** The canonical path, spelled as in the route table. */
  path: string;
  /** Name of the share card under images/og; the studio's own when absent. */
  card?: string;
  /** The page's name in the breadcrumb of search engines, and the pages between it and the home page. */
  name?: string;
  trail?: readonly Crumb[];
  article?: ArticleHead;
  structuredData?: readonly object[];
}

/** Elements of the document head; React hoists them there. */
export function PageHead(head: PageHeadProps) {
  const { title, description, path } = head;
  const isIndexed = useContext(IndexedContext);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={siteUrl(path)} /> : <meta name="robots" content="noindex" />}
      {/* Read by other sites' programs, which take the prerendered page; a browser never needs it. */}
      {import.meta.env.SSR && <SocialMetaTags {...head} />}
    </>
  );
}
