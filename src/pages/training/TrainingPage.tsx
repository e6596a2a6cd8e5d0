import { trainingPrograms as programs } from 'virtual:content/lists/trainingPrograms';
import { trainingTestimonials as voices } from 'virtual:content/lists/trainingTestimonials';
import { Testimonial } from '#src/components/sections/cases/Testimonial.tsx';
import { courseJsonLd } from '#src/components/sections/events/courseJsonLd.ts';
import { Section } from '#src/components/sections/Section.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { training } from '#src/copy/academy/training.ts';
import { paths } from '#src/domain/site/paths.ts';
import { EventList } from './EventList.tsx';
import { ProgramCatalogue } from './ProgramCatalogue.tsx';
import { ProposalSection } from './ProposalSection.tsx';
import { TrainingHero } from './TrainingHero.tsx';
import styles from './TrainingPage.module.css';

const { head, testimonials } = training;

const trail = [{ label: 'Serviços', to: paths.services }];
const structuredData = programs.map(({ titulo, descricao }) => courseJsonLd(titulo, descricao));

export default function TrainingPage() {
  return (
    <>
      <PageHead
        {...head}
        path={paths.training}
        card="training"
        trail={trail}
        structuredData={structuredData}
      />
      <TrainingHero />
      <ProgramCatalogue />
      <EventList />
      <Section title={testimonials.title}>
        <div className={`${styles.pair} grid-8 wide-gap-8 split-7-5`}>
          {voices.map(({ id, ...voice }) => (
            <Testimonial key={id} {...voice} />
          ))}
        </div>
      </Section>
      <ProposalSection />
    </>
  );
}
