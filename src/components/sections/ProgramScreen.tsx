import type { ComponentProps, ReactNode } from 'react';
import type { Crumb } from '#src/components/ui/Breadcrumbs.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { siteUrl } from '#src/components/ui/siteUrl.ts';
import { studio } from '#src/content/studio.ts';
import { paths } from '#src/domain/paths.ts';
import { CallToAction } from './CallToAction.tsx';
import { SeriesLinks } from './SeriesLinks.tsx';

interface ProgramScreenProps {
  /** Title and description of the page's head. */
  head: { title: string; description: string };
  card: string;
  name: string;
  path: string;
  trail: readonly Crumb[];
  /** The page of all programmes of its kind; the form of a proposal is there. */
  parent: string;
  series: ComponentProps<typeof SeriesLinks>;
  closing: { title: string; text: string };
  /** The programme, told in the way of its series. */
  children: ReactNode;
}

/** What the screens of all programmes have around their story: what machines read of them, the way on, and the proposal. */
export function ProgramScreen({
  head,
  card,
  name,
  path,
  trail,
  parent,
  series,
  closing,
  children,
}: ProgramScreenProps) {
  return (
    <>
      <PageHead
        {...head}
        path={path}
        card={card}
        structuredData={[
          breadcrumbList({ label: name, to: path }, trail),
          {
            '@context': 'https://schema.org',
            '@type': 'Course',
            name,
            description: head.description,
            url: siteUrl(path),
            inLanguage: 'pt-BR',
            provider: { '@type': 'Organization', name: studio.name, url: siteUrl('/') },
          },
        ]}
      />
      {children}
      <SeriesLinks {...series} />
      <CallToAction
        tone="ink"
        title={closing.title}
        text={<p>{closing.text}</p>}
        actions={
          <>
            <ButtonLink to={`${parent}#proposta`} icon="arrow">
              Pedir uma proposta
            </ButtonLink>
            <ButtonLink to={paths.contact} variant="secondary">
              Tirar uma dúvida
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
