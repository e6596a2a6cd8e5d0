import type { Crumb } from '#src/components/ui/Breadcrumbs.tsx';
import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import type { Tone } from './Section.tsx';
import styles from './WorkStory.module.css';

interface WorkStoryProps {
  title: string;
  lead?: string;
  image: PictureImage;
  /** Client, year and the like. */
  facts: readonly { term: string; text: string }[];
  desafio: string;
  solucao: string;
  resultado: string;
  trail: readonly Crumb[];
  tone: Tone;
}

/** One piece of work on a screen of its own: its picture hangs over the edge of its cloth, then what was hard, done and left. */
export function WorkStory({ title, lead, image, facts, trail, tone, ...story }: WorkStoryProps) {
  return (
    <article>
      <header className={styles.hero} data-tone={tone}>
        <div className={styles.inner}>
          <Breadcrumbs trail={trail} current={title} />
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <div className={styles.words}>
            {lead && <p className={styles.lead}>{lead}</p>}
            <dl className={styles.facts}>
              {facts.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Picture image={image} className={styles.picture} priority />
        </div>
      </header>
      <div className={styles.story}>
        <section className={styles.challenge}>
          <h2 className={styles.label}>Desafio</h2>
          <p className={styles.statement}>{story.desafio}</p>
        </section>
        <section className={styles.solution}>
          <h2 className={styles.label}>Solução</h2>
          <p className={styles.text}>{story.solucao}</p>
        </section>
        <section className={styles.result} data-tone="ink">
          <h2 className={styles.label}>Resultado</h2>
          <p className={styles.statement}>{story.resultado}</p>
        </section>
      </div>
    </article>
  );
}
