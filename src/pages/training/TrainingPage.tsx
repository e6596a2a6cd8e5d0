import { trainingPrograms as programs } from 'virtual:content/lists/trainingPrograms';
import { trainingTestimonials as voices } from 'virtual:content/lists/trainingTestimonials';
import { Link } from 'react-router-dom';
import { courseJsonLd } from '#src/components/sections/events/courseJsonLd.ts';
import { Section } from '#src/components/sections/Section.tsx';
import { Testimonial } from '#src/components/sections/Testimonial.tsx';
import { ButtonLinks } from '#src/components/ui/Button.tsx';
import { Breadcrumbs, homeCrumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { training } from '#src/copy/academy/training.ts';
import { paths, placeOf } from '#src/domain/site/paths.ts';
import trainingPicture from '#src/pictures/academy/training-desktop.svg?banner';
import { ProposalSection } from './ProposalSection.tsx';
import { TrainingDates } from './TrainingDates.tsx';
import styles from './TrainingPage.module.css';

const { head, testimonials, hero } = training;

const trail = [{ label: 'Serviços', to: paths.services }];
const structuredData =
  import.meta.env.SSR && programs.map(({ titulo, descricao }) => courseJsonLd(titulo, descricao));

export default function TrainingPage() {
  return (
    <>
      <PageHead {...head} {...placeOf('training')} trail={trail} structuredData={structuredData} />
      <div className={styles.hero} data-tone="lilac">
        <div className={`${styles.heading} stack-5 shrinkable`}>
          <Breadcrumbs trail={[homeCrumb, ...trail]} current={head.name} />
          <h1 className={styles.title}>{hero.title}</h1>
        </div>
        <div className={`${styles.words} stack-5 top start`}>
          <p className="lead narrow-text">{hero.lead}</p>
          <ButtonLinks className="cluster-4" links={hero.links} />
        </div>
        <div className={`${styles.media} across`}>
          <Picture className="full" image={trainingPicture} priority />
        </div>
      </div>
      <ProgramCatalogue />
      <TrainingDates />
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

function ProgramCatalogue() {
  const { title, intro, duration, format, benefits, link } = training.programs;
  return (
    <Section id="programas">
      <header className={styles.header}>
        <h2 className="title-l ch-16">{title}</h2>
        <p className="lead soft balance measure">{intro}</p>
      </header>
      <ul className="stack patches">
        {programs.map(({ titulo, duracao, formato, descricao, beneficios, path }) => {
          const [hours, unit] = duracao.split(' ');
          return (
            <li key={titulo} className={styles.program}>
              <p className={styles.duration}>
                <span className="visually-hidden">{duration}: </span>
                <strong className="display title-l leading-tight tabular">{hours}</strong> {unit}
              </p>
              <div className="stack-4 top start">
                <h3 className="title-m leading-display">{titulo}</h3>
                <p className="balance measure">{descricao}</p>
                <p className="soft balance measure">
                  <strong>{format}:</strong> {formato}
                </p>
                <Link className="strong target" to={path} aria-label={`${link}: ${titulo}`}>
                  {link}
                </Link>
              </div>
              <div className={styles.benefits}>
                <h4>{benefits}</h4>
                <TextList items={beneficios} className="dashes stack-3 measure" />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
