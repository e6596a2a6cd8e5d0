import { educationPrograms as programs } from 'virtual:content/lists/educationPrograms';
import { CaseStudy } from '#src/components/sections/cases/CaseStudy.tsx';
import { courseJsonLd } from '#src/components/sections/events/courseJsonLd.ts';
import { Section } from '#src/components/sections/Section.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { designEducation } from '#src/copy/services/designEducation.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './DesignEducationPage.module.css';
import { Differentiators } from './Differentiators.tsx';
import { EducationHero } from './EducationHero.tsx';
import { ImpactFigures } from './ImpactFigures.tsx';
import { ProgramGrid } from './ProgramGrid.tsx';
import { ProposalSection } from './ProposalSection.tsx';

const { head, cases } = designEducation;

const trail = [{ label: 'Serviços', to: paths.services }];
const structuredData = programs.map(({ titulo, descricao }) => courseJsonLd(titulo, descricao));

export default function DesignEducationPage() {
  return (
    <>
      <PageHead
        {...head}
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
      <ProposalSection />
    </>
  );
}
