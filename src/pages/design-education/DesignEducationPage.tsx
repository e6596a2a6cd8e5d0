import programs from 'virtual:content/education-programs';
import { useState } from 'react';
import { CaseStudy } from '#src/components/sections/cases/CaseStudy.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { siteUrl } from '#src/components/ui/head/siteUrl.ts';
import { designEducation } from '#src/copy/services/designEducation.ts';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './DesignEducationPage.module.css';
import { Differentiators } from './Differentiators.tsx';
import { EducationHero } from './EducationHero.tsx';
import { ImpactFigures } from './ImpactFigures.tsx';
import { ProgramGrid } from './ProgramGrid.tsx';
import { ProposalSection } from './ProposalSection.tsx';

const { head, cases } = designEducation;

const trail = [{ label: 'Serviços', to: paths.services }];
const structuredData = programs.map(({ titulo, descricao }) => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: titulo,
  description: descricao,
  provider: { '@type': 'Organization', name: studio.name, url: siteUrl('/') },
}));

export default function DesignEducationPage() {
  const [hasErrors, setHasErrors] = useState(false);
  return (
    <>
      <PageHead
        {...head}
        title={hasErrors ? `Erro: ${head.title}` : head.title}
        path={paths.designEducation}
        card="designEducation"
        trail={trail}
        structuredData={structuredData}
      />
      <EducationHero />
      <ImpactFigures />
      <ProgramGrid />
      <Differentiators />
      <Section title={cases.title}>
        <div className={styles.cases}>
          {cases.items.map((item) => (
            <CaseStudy key={item.titulo} {...item} className={styles.notebook} />
          ))}
        </div>
      </Section>
      <ProposalSection onErrorsChange={setHasErrors} />
    </>
  );
}
