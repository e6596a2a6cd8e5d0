import { useEffect, useRef } from 'react';
import { SiteSearch } from '#src/components/form/SiteSearch.tsx';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { focusOnce } from '#src/components/ui/behaviour/focusOnce.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { search } from '#src/copy/site/search.ts';
import { NearestPages } from './NearestPages.tsx';
import { readableAddress } from './readableAddress.ts';

/** Takes the focus, because screen readers often do not read announcements while the browser opens a page. */
export function UnknownAddressNotice({ address }: { address: string }) {
  const place = useRef<HTMLElement>(null);
  const title = `${search.unknown.named} “${readableAddress(address)}”`;
  useEffect(() => {
    announce(`${title}. ${document.title}`);
    if (place.current && document.activeElement?.matches('body, h1')) focusOnce(place.current);
  }, [title]);
  return (
    <section
      ref={place}
      className="page-width gutter pad-block-5 breakable no-outline"
      aria-label={search.unknown.head.title.split(' | ')[0]}
    >
      <Notice tone="warning" live={false} title={title}>
        <p>{search.unknown.text}</p>
        <NearestPages address={readableAddress(address)} />
        <SiteSearch />
      </Notice>
    </section>
  );
}
