import { ProgramScreen } from '#src/components/sections/events/ProgramScreen.tsx';
import { Later } from '#src/components/ui/behaviour/Later.tsx';
import { Breadcrumbs } from '#src/components/ui/head/Breadcrumbs.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { paths } from '#src/domain/site/paths.ts';
import styles from './TrainingStory.module.css';

export { default as loaders } from 'virtual:content/loaders/training-programs';
export const trail = [
  { label: 'Serviços', to: paths.services },
  { label: 'Treinamentos', to: paths.training },
];

export default function TrainingProgramPage({ item }: { item: Item<'training-programs'> }) {
  return (
    <ProgramScreen
      program={item}
      kind="treinamento"
      trail={trail}
      others="Outros treinamentos"
      closing={{
        title: 'Na sua empresa, com a sua equipe',
        text: 'A proposta vem com datas, preço e o programa ajustado ao problema que vocês querem resolver.',
      }}
    >
      <TrainingStory item={item} />
    </ProgramScreen>
  );
}

function TrainingStory({ item }: { item: Item<'training-programs'> }) {
  const { titulo, duracao, formato, descricao, beneficios, conteudo, paraQuem, imagem, tone } = item;
  const [hours, unit] = duracao.split(' ');
  return (
    <article>
      <header className="gutter pad-above-5 pad-below-8" data-tone={tone}>
        <div className="content-width grid-6 wide-gap-6 split-8-5">
          <Breadcrumbs trail={trail} current={titulo} />
          <div className="stack-5 centred shrinkable">
            <h1 className="hero leading-title breakable">{titulo}</h1>
            <p className="lead measure">{descricao}</p>
          </div>
          <div className="relative">
            <Picture image={imagem} className="frame screen-only" priority />
            <p className={styles.dial}>
              <span className="visually-hidden">Duração: {duracao}</span>
              <strong className="display tabular leading-tight" aria-hidden="true">
                {hours}
              </strong>
              <span aria-hidden="true">{unit}</span>
            </p>
          </div>
        </div>
      </header>
      <Later>
        <section className="page-width stack-7 band">
          <h2>O que acontece</h2>
          <ol className="side-by-side-l">
            {conteudo.map((meeting) => {
              const [when, what] = meeting.split(': ');
              return (
                <li key={meeting} className={styles.meeting}>
                  <strong className={styles.when}>{when}</strong>
                  <span className="visually-hidden">: </span>
                  <span className="block capital">{what}</span>
                </li>
              );
            })}
          </ol>
        </section>
        <section className="band" data-tone="surface">
          <div className={`${styles.columns} content-width grid-6 wide-gap-6`}>
            <div className="stack-6 top">
              <h2>O que fica</h2>
              <dl className="stack-4 narrow-text">
                <div>
                  <dt className="strong">Formato</dt>
                  <dd>{formato}</dd>
                </div>
                <div>
                  <dt className="strong">Para quem</dt>
                  <dd>{paraQuem}</dd>
                </div>
              </dl>
            </div>
            <ul className="stack top icons">
              {beneficios.map((benefit) => (
                <li
                  className="heading row-4 upper title-s leading-heading balance rule-above pad-block-5"
                  key={benefit}
                >
                  <Icon name="check" className="accent" />
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
        </section>
      </Later>
    </article>
  );
}
