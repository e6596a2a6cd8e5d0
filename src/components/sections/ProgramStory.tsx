import type { Crumb } from '#src/components/ui/Breadcrumbs.tsx';
import { Breadcrumbs } from '#src/components/ui/Breadcrumbs.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import styles from './ProgramStory.module.css';
import type { Tone } from './Section.tsx';

interface ProgramStoryProps {
  program: {
    titulo: string;
    duracao: string;
    formato: string;
    descricao: string;
    beneficios: readonly string[];
    conteudo: readonly string[];
    paraQuem?: string;
  };
  image: PictureImage;
  trail: readonly Crumb[];
  tone: Tone;
}

/** A step that names its hour ("Manhã 1: …") needs no number. */
function ProgramStep({ step }: { step: string }) {
  const [, label, text] = step.match(/^([^:]+): (.+)$/) ?? [];
  if (!label) return <li className={styles.numbered}>{step}</li>;
  return (
    <li>
      <strong className={styles.label}>{label}</strong>
      <span className="visually-hidden">: </span>
      {text}
    </li>
  );
}

/** A programme of the training or of the education page in full: its time first, then what happens in it and what stays. */
export function ProgramStory({ program, image, trail, tone }: ProgramStoryProps) {
  const { titulo, duracao, formato, descricao, beneficios, conteudo, paraQuem } = program;
  return (
    <article>
      <header className={styles.hero} data-tone={tone}>
        <div className={styles.inner}>
          <Breadcrumbs trail={trail} current={titulo} />
          <div className={styles.words}>
            <h1 className={styles.title} tabIndex={-1}>
              {titulo}
            </h1>
            <p className={styles.duration}>
              <span className="visually-hidden">Duração: </span>
              {duracao}
            </p>
            <p className={styles.lead}>{descricao}</p>
          </div>
          <Picture image={image} className={styles.picture} priority />
        </div>
      </header>
      <div className={styles.body}>
        <section className={styles.contents}>
          <h2>O que acontece</h2>
          <ol className={styles.steps}>
            {conteudo.map((step) => (
              <ProgramStep key={step} step={step} />
            ))}
          </ol>
        </section>
        <div className={styles.aside}>
          <section className={styles.benefits} data-tone="surface">
            <h2 className={styles.small}>O que fica</h2>
            <ul className={styles.list}>
              {beneficios.map((benefit) => (
                <li key={benefit}>
                  <Icon name="check" />
                  {benefit}
                </li>
              ))}
            </ul>
          </section>
          <dl className={styles.facts}>
            <div>
              <dt>Formato</dt>
              <dd>{formato}</dd>
            </div>
            {paraQuem && (
              <div>
                <dt>Para quem</dt>
                <dd>{paraQuem}</dd>
              </div>
            )}
          </dl>
        </div>
      </div>
    </article>
  );
}
