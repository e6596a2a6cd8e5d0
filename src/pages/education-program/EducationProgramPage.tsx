import { ProgramScreen } from '#src/components/sections/events/ProgramScreen.tsx';
import { Later } from '#src/components/ui/behaviour/Later.tsx';
import { Breadcrumbs } from '#src/components/ui/head/Breadcrumbs.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { TextList } from '#src/components/ui/TextList.tsx';
import { paths } from '#src/domain/site/paths.ts';
import styles from './EducationProgramPage.module.css';

export { default as loaders } from 'virtual:content/loaders/education-programs';
export const trail = [
  { label: 'Serviços', to: paths.services },
  { label: 'Educação em design', to: paths.designEducation },
];

const stepTones = ['sunflower', 'lilac', 'coral', 'sky'] as const;

export default function EducationProgramPage({ item }: { item: Item<'education-programs'> }) {
  const { titulo, duracao, formato, descricao, beneficios, conteudo, imagem, tone } = item;
  return (
    <ProgramScreen
      program={item}
      kind="programa"
      trail={trail}
      others="Outros programas"
      closing={{
        title: 'Na sua escola, no ritmo da turma',
        text: 'Contem quem são vocês e quantas pessoas vão aprender. A proposta vem com datas, preço e o que cada encontro pede.',
      }}
    >
      <article>
        <header className={styles.hero}>
          <div className={styles.trail}>
            <Breadcrumbs trail={trail} current={titulo} />
          </div>
          <div className={`${styles.words} stack-5 shrinkable`}>
            <h1 className="hero leading-title breakable">{titulo}</h1>
            <p className="lead soft measure">{descricao}</p>
          </div>
          <p className={`${styles.scale} display leading-display`} data-tone={tone}>
            <span className="visually-hidden">Duração: </span>
            {duracao}
          </p>
          <div className={styles.media}>
            <Picture image={imagem} className="frame screen-only" priority />
          </div>
        </header>
        <Later>
          <section className="page-width stack-7 band">
            <h2>O que acontece</h2>
            <ol className={`${styles.stairs} stack-3 counted indexed columns-12`}>
              {conteudo.map((step, index) => (
                <li key={step} className={styles.step} data-tone={stepTones[index % stepTones.length]}>
                  {step}
                </li>
              ))}
            </ol>
          </section>
          <section className="band" data-tone="petrol">
            <div className="content-width grid-5 bottom split-auto">
              <h2>O que fica</h2>
              <p className="lead">
                <strong>Formato:</strong> {formato}
              </p>
              <TextList
                items={beneficios}
                className={`${styles.benefits} grid-5 pad-above-5 across-l side-by-side-l`}
                itemClass="heading title-s leading-heading balance"
              />
            </div>
          </section>
        </Later>
      </article>
    </ProgramScreen>
  );
}
