import type { Item } from 'virtual:content/loaders/training-programs';
import type { Crumb } from '#src/components/ui/Breadcrumbs.tsx';
import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import styles from './TrainingStory.module.css';

interface TrainingStoryProps {
  program: Item;
  trail: readonly Crumb[];
}

/** A training as its timetable: the hours on a dial, the meetings along one thread, and what the team takes back to work. */
export function TrainingStory({ program, trail }: TrainingStoryProps) {
  const { titulo, duracao, formato, descricao, beneficios, conteudo, paraQuem, imagem, tone } = program;
  const [hours, unit] = duracao.split(' ');
  return (
    <article>
      <header className={styles.hero} data-tone={tone}>
        <div className={styles.inner}>
          <Breadcrumbs trail={trail} current={titulo} />
          <div className={styles.words}>
            <h1 className={styles.title}>{titulo}</h1>
            <p className={styles.lead}>{descricao}</p>
          </div>
          <div className={styles.media}>
            <Picture image={imagem} className={styles.picture} priority />
            <p className={styles.dial}>
              <span className="visually-hidden">Duração: {duracao}</span>
              <strong aria-hidden="true">{hours}</strong>
              <span aria-hidden="true">{unit}</span>
            </p>
          </div>
        </div>
      </header>
      <section className={styles.contents}>
        <h2>O que acontece</h2>
        <ol className={styles.meetings}>
          {conteudo.map((meeting) => {
            const [when, what] = meeting.split(': ');
            return (
              <li key={meeting} className={styles.meeting}>
                <strong className={styles.when}>{when}</strong>
                <span className="visually-hidden">: </span>
                <span className={styles.what}>{what}</span>
              </li>
            );
          })}
        </ol>
      </section>
      <section className={styles.outcome} data-tone="surface">
        <div className={styles.columns}>
          <div className={styles.side}>
            <h2>O que fica</h2>
            <dl className={styles.facts}>
              <div>
                <dt>Formato</dt>
                <dd>{formato}</dd>
              </div>
              <div>
                <dt>Para quem</dt>
                <dd>{paraQuem}</dd>
              </div>
            </dl>
          </div>
          <ul className={styles.benefits}>
            {beneficios.map((benefit) => (
              <li key={benefit}>
                <Icon name="check" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </article>
  );
}
