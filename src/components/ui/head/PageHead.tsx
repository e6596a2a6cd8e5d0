import { useContext } from 'react';
import { IndexedContext } from './IndexedContext.ts';
import { type PageHeadProps, SocialMetaTags } from './SocialMetaTags.tsx';
import { siteUrl } from './siteUrl.ts';

export function PageHead(head: PageHeadProps) {
  const { title, description, path } = head;
  const isIndexed = useContext(IndexedContext);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={siteUrl(path)} /> : <meta name="robots" content="noindex" />}
      {/* Other sites' programs read these tags from the prerendered page; browsers never need them. */}
      {import.meta.env.SSR && <SocialMetaTags {...head} />}
    </>
  );
}
