import programs from 'virtual:content/education-programs';
import { Section } from '#src/components/sections/Section.tsx';
import { Card } from '#src/components/ui/Card.tsx';
import { designEducation } from '#src/copy/services/designEducation.ts';
import styles from './ProgramGrid.module.css';

const tones = ['sunflower', 'surface', 'coral', 'lilac'] as const;

/** Four programmes as four panels of different shape; the two tall ones meet in the middle. */
export function ProgramGrid() {
  const { title, intro, duration, format, link } = designEducation.programs;
  return (
    <Section id="programas" title={title} intro={<p>{intro}</p>}>
      <div className={`${styles.grid} grid`}>
        {programs.map(({ titulo, duracao, formato, descricao, beneficios, path }, index) => (
          <Card
            key={titulo}
            title={titulo}
            tone={tones[index % tones.length] ?? 'surface'}
            link={{ to: path, label: link }}
          >
            <p className={styles.duration}>
              <span className="visually-hidden">{duration}: </span>
              {duracao}
            </p>
            <p>{descricao}</p>
            <p>
              <strong>{format}:</strong> {formato}
            </p>
            <ul className={`${styles.benefits} dashes`}>
              {beneficios.map((beneficio) => (
                <li key={beneficio}>{beneficio}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Section>
  );
}
