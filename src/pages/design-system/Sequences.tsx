import { ProcessSteps } from '#src/components/sections/ProcessSteps.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { Accordion } from '#src/components/ui/Accordion.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Carousel } from '#src/components/ui/Carousel.tsx';
import { StitchPath } from '#src/components/ui/StitchPath.tsx';
import { services } from '#src/copy/services/services.ts';
import styles from './Sequences.module.css';
import { Specimen } from './Specimen.tsx';

const { process, slides, slidesLabel } = services;

const line = {
  className: styles.path,
  viewBox: '0 0 800 80',
  path: 'M0 30 C 160 90 260 0 420 40 S 680 70 800 20',
};

/** Components that show a sequence. */
export function Sequences() {
  return (
    <>
      <Specimen title="Linha">
        <StitchPath {...line} />
        <div className="clip rounded-l pad-5" data-tone="petrol">
          <StitchPath {...line} edged />
        </div>
      </Specimen>
      <Specimen title="Lista de passos">
        <StepList steps={process.steps} />
      </Specimen>
      <Specimen title="Passos com detalhes">
        <ProcessSteps label={process.label} steps={process.steps} />
      </Specimen>
      <Specimen title="Sanfona">
        <Accordion
          items={process.steps.map(({ titulo, descricao }) => ({
            title: titulo,
            content: <p>{descricao}</p>,
          }))}
        />
      </Specimen>
      <Specimen title="Carrossel">
        <Carousel
          label={slidesLabel}
          slides={slides.map(({ title, description, buttonText, link, bgClass }) => ({
            title,
            content: (
              <div className={styles.slide} data-tone={bgClass}>
                <h4>{title}</h4>
                <p className="measure">{description}</p>
                <ButtonLink to={link}>{buttonText}</ButtonLink>
              </div>
            ),
          }))}
        />
      </Specimen>
    </>
  );
}
