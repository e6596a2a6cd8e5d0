import { StepList } from '#src/components/sections/StepList.tsx';
import { digitalExperiences } from '#src/copy/services/digitalExperiences.ts';
import styles from './ProcessSection.module.css';

const journey = {
  viewBox: '0 0 1344 240',
  path: 'M-60 190 C -20 190 0 170 36 160 C 150 130 240 36 380 36 S 620 200 724 200 S 930 64 1068 64 S 1260 110 1420 20',
};

/** The process as a journey map: the line rises with certainty and falls when a test goes wrong. */
export function ProcessSection() {
  const { title, intro, steps } = digitalExperiences.process;
  return (
    <section id="processo" className="band clip" data-tone="petrol">
      <div className="content-width stack-7">
        <header className="grid-4 split-7-5">
          <h2 className="title-l ch-14">{title}</h2>
          <p className="self-end lead balance narrow-text">{intro}</p>
        </header>
        <StepList
          className={styles.journey}
          line={journey}
          steps={steps.map(({ titulo, descricao, detalhes }) => ({
            titulo,
            descricao: (
              <>
                <p className="strong">{detalhes}</p>
                <p>{descricao}</p>
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}
