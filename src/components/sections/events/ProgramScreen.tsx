import type { ReactNode } from 'react';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import type { Crumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { siteUrl } from '#src/components/ui/head/siteUrl.ts';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { courseJsonLd } from './courseJsonLd.ts';

interface ProgramScreenProps {
  program: Item<'training-programs' | 'education-programs'>;
  kind: string;
  trail: readonly Crumb[];
  others: string;
  closing: { title: string; text: string };
  children: ReactNode;
}

export function ProgramScreen(props: ProgramScreenProps) {
  const { program, kind, trail, others, closing, children } = props;
  const { titulo, duracao, descricao, page, previous, next } = program;
  return (
    <>
      <PageHead
        title={`${titulo}: ${kind} de ${duracao} | ${studio.name}`}
        description={descricao}
        {...page}
        trail={trail}
        structuredData={
          import.meta.env.SSR && [
            courseJsonLd(titulo, descricao, { url: siteUrl(page.path), inLanguage: 'pt-BR' }),
          ]
        }
      />
      {children}
      <SeriesLinks label={others} previous={previous} next={next} />
      <CallToAction
        {...closing}
        tone="ink"
        links={[
          {
            to: `${trail.at(-1)?.to}?programa=${encodeURIComponent(page.path)}#proposta`,
            icon: 'arrow',
            label: 'Pedir uma proposta',
          },
          { to: paths.contact, label: 'Tirar uma dúvida' },
        ]}
      />
    </>
  );
}
