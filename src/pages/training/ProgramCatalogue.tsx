import { trainingPrograms as programs } from 'virtual:content/lists/trainingPrograms';
import { Link } from 'react-router-dom';
import { Section } from '#src/components/sections/Section.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { training } from '#src/copy/academy/training.ts';
import styles from './ProgramCatalogue.module.css';

export function ProgramCatalogue() {
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
