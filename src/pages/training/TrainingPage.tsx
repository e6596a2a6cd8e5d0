import programs from 'virtual:content/training-programs';
import { useState } from 'react';
import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { siteUrl } from '#src/components/ui/siteUrl.ts';
import { studio } from '#src/content/studio.ts';
import { training } from '#src/content/training.ts';
import { paths } from '#src/domain/paths.ts';
import { EventList } from './EventList.tsx';
import { ProgramCatalogue } from './ProgramCatalogue.tsx';
import { ProposalSection } from './ProposalSection.tsx';
import { Testimonials } from './Testimonials.tsx';
import { TrainingHero } from './TrainingHero.tsx';

const { head, name } = training;

const structuredData = [
  breadcrumbList({ label: name, to: paths.training }, [{ label: 'Serviços', to: paths.services }]),
  ...programs.map(({ titulo, descricao }) => ({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: titulo,
    description: descricao,
    provider: { '@type': 'Organization', name: studio.name, url: siteUrl('/') },
  })),
];

export default function TrainingPage() {
  const [hasErrors, setHasErrors] = useState(false);
  return (
    <>
      <PageHead
        {...head}
        title={hasErrors ? `Erro: ${head.title}` : head.title}
        path={paths.training}
        card="training"
        structuredData={structuredData}
      />
      <TrainingHero />
      <ProgramCatalogue />
      <EventList />
      <Testimonials />
      <ProposalSection onErrorsChange={setHasErrors} />
    </>
  );
}
