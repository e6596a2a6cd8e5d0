import type { ComponentProps, ReactNode } from 'react';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { SeriesLinks } from '#src/components/sections/cases/SeriesLinks.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { siteUrl } from '#src/components/ui/head/siteUrl.ts';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';

interface ProgramScreenProps {
  head: Required<
    Pick<ComponentProps<typeof PageHead>, 'title' | 'description' | 'card' | 'name' | 'path' | 'trail'>
  >;
  /** The page of all programmes of its kind; the form of a proposal is there. */
  parent: string;
  series: ComponentProps<typeof SeriesLinks>;
  closing: { title: string; text: string };
  /** The programme, told in the way of its series. */
  children: ReactNode;
}

/** The frame of all programmes' screens: data for search engines, links to the others, and the proposal. */
export function ProgramScreen({ head, parent, series, closing, children }: ProgramScreenProps) {
  const { name, description, path } = head;
  const course = {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name,
    description,
    url: siteUrl(path),
    inLanguage: 'pt-BR',
    provider: { '@type': 'Organization', name: studio.name, url: siteUrl('/') },
  };
  return (
    <>
      <PageHead {...head} structuredData={[course]} />
      {children}
      <SeriesLinks {...series} />
      <CallToAction
        {...closing}
        tone="ink"
        links={[
          { to: `${parent}#proposta`, icon: 'arrow', label: 'Pedir uma proposta' },
          { to: paths.contact, label: 'Tirar uma dúvida' },
        ]}
      />
    </>
  );
}
