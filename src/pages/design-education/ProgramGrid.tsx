import { educationPrograms as programs } from 'virtual:content/lists/educationPrograms';
import { Link } from 'react-router-dom';
import { Section } from '#src/components/sections/Section.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { designEducation } from '#src/copy/services/designEducation.ts';
import styles from './ProgramGrid.module.css';

const tones = ['sunflower', 'surface', 'coral', 'lilac'] as const;

/** Four programmes as four panels of different shape. The two tall panels meet in the middle. */
export function ProgramGrid() {
  const { title, intro, duration, format, link } = designEducation.programs;
  return (
    <Section id="programas" title={title} intro={<p>{intro}</p>}>
      <div className={`${styles.grid} grid`}>
        {programs.map(({ titulo, duracao, formato, descricao, beneficios, path }, index) => (
          <article key={titulo} className={styles.program} data-tone={tones[index % tones.length]}>
            <h3>{titulo}</h3>
            <p className={styles.duration}>
              <span className="visually-hidden">{duration}: </span>
              {duracao}
            </p>
            <p>{descricao}</p>
            <p>
              <strong>{format}:</strong> {formato}
            </p>
            <TextList items={beneficios} className={`${styles.benefits} dashes`} />
            <Link className={styles.link} to={path} aria-label={`${link}: ${titulo}`}>
              {link}
            </Link>
          </article>
        ))}
      </div>
    </Section>
  );
}
