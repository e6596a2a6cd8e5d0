import type { Item } from 'virtual:content/loaders/education-programs';
import type { Crumb } from '#src/components/ui/Breadcrumbs.tsx';
import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import styles from './EducationStory.module.css';

interface EducationStoryProps {
  program: Item;
  trail: readonly Crumb[];
}

/** The patches of the stairs, from the top step to the last. */
const stepTones = ['sunflower', 'lilac', 'coral', 'sky'] as const;

/** A programme as a way to walk: its time on a measuring tape, its steps down a staircase of patches. */
export function EducationStory({ program, trail }: EducationStoryProps) {
  const { titulo, duracao, formato, descricao, beneficios, conteudo, imagem, tone } = program;
  return (
    <article>
      <header className={styles.hero}>
        <div className={styles.trail}>
          <Breadcrumbs trail={trail} current={titulo} />
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{titulo}</h1>
          <p className={styles.lead}>{descricao}</p>
        </div>
        <p className={styles.scale} data-tone={tone}>
          <span className="visually-hidden">Duração: </span>
          {duracao}
        </p>
        <div className={styles.media}>
          <Picture image={imagem} className={styles.picture} priority />
        </div>
      </header>
      <section className={styles.contents}>
        <h2>O que acontece</h2>
        <ol className={styles.stairs}>
          {conteudo.map((step, index) => (
            <li key={step} className={styles.step} data-tone={stepTones[index % stepTones.length]}>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.outcome} data-tone="petrol">
        <div className={styles.inner}>
          <h2>O que fica</h2>
          <p className={styles.format}>
            <strong>Formato:</strong> {formato}
          </p>
          <ul className={styles.benefits}>
            {beneficios.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
      </section>
    </article>
  );
}
