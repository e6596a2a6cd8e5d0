import type { Tone } from '#src/components/sections/Section.tsx';
import type { Crumb } from '#src/components/ui/Breadcrumbs.tsx';
import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import type { educationPrograms } from '#src/content/educationPrograms.ts';
import styles from './EducationStory.module.css';

interface EducationStoryProps {
  program: (typeof educationPrograms)[number];
  image: PictureImage;
  trail: readonly Crumb[];
  tone: Tone;
}

/** The patches of the stairs, from the top step to the last. */
const stepTones = ['sunflower', 'lilac', 'coral', 'sky'] as const;

/** A programme as a way to walk: its time on a measuring tape, its steps down a staircase of patches. */
export function EducationStory({ program, image, trail, tone }: EducationStoryProps) {
  const { titulo, duracao, formato, descricao, beneficios, conteudo } = program;
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
          <Picture image={image} className={styles.picture} priority />
        </div>
      </header>
      <section className={styles.contents}>
        <h2>O que acontece</h2>
        <ol className={styles.stairs}>
          {conteudo.map((step, index) => (
            <li key={step} className={styles.step} data-tone={stepTones[index]}>
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
