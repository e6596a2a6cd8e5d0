import { CaseChapters } from '#src/components/sections/cases/CaseChapters.tsx';
import { CaseEvidence } from '#src/components/sections/cases/CaseEvidence.tsx';
import { CaseSound } from '#src/components/sections/cases/CaseSound.tsx';
import type { Tone } from '#src/components/sections/Section.tsx';
import { Later } from '#src/components/ui/behaviour/Later.tsx';
import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import { Breadcrumbs, type Crumb } from '#src/components/ui/head/Breadcrumbs.tsx';
import { Picture, type PictureFile } from '#src/components/ui/Picture.tsx';
import styles from './ProjectStory.module.css';

interface ProjectStoryProps {
  project: Item<'projects'>;
  category: string;
  trail: readonly Crumb[];
  tone: Tone;
}

function shapeOf({ width, height }: PictureFile): 'wide' | 'tall' | 'square' {
  if (width > height * 1.2) return 'wide';
  return height > width * 1.2 ? 'tall' : 'square';
}

export function ProjectStory({ project, category, trail, tone }: ProjectStoryProps) {
  const { title, description, image, desafio, solucao, resultado, account } = project;
  const facts = { Cliente: project.client, Ano: project.year, Categoria: category };
  return (
    <article>
      <header className={`${styles.hero} gutter pad-above-5`} data-tone={tone} data-shape={shapeOf(image)}>
        <div className={`${styles.inner} content-width grid-6 columns-12`}>
          <div className={`${styles.heading} stack-5 shrinkable across-l`}>
            <Breadcrumbs trail={trail} current={title} />
            <h1 className="hero-l leading-tight breakable">{title}</h1>
          </div>
          <div className={`${styles.words} stack-6 top across-l`}>
            <p className="measure lead">{description}</p>
            <dl className={styles.facts}>
              {Object.entries(facts).map(([term, text]) => (
                <div key={term} className="row wrapping between rule-above pad-block-3">
                  <dt>{term}</dt>
                  <dd className="strong">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={`${styles.media} across-l screen-only`}>
            <Picture image={image} className="frame" priority />
          </div>
        </div>
      </header>
      <Later>
        <div className={styles.story}>
          <section className={`${styles.challenge} stack-4 top`}>
            <h2 className="part-name title-s tracking">Desafio</h2>
            <p className="heading subtitle leading-heading balance">{desafio}</p>
          </section>
          <StitchPath
            className={`${styles.path} path-l full-l self-top-l screen-only`}
            viewBox="0 0 480 240"
            path="M 4 0 C 4 150 60 120 190 118 S 330 30 470 52"
          />
          <section className={`${styles.solution} stack-4 top`}>
            <h2 className="part-name title-s tracking">Solução</h2>
            <p className="measure lead">{solucao}</p>
          </section>
        </div>
        {account && <CaseChapters chapters={account.making} />}
        {account?.sound && <CaseSound sound={account.sound} />}
        {account && <CaseChapters chapters={account.lessons} />}
        <div className="page-width gutter pad-above-7">
          <section className="stack clip rounded-l split-4-8 across-l" data-tone="ink">
            <div className={styles.detail} data-shape={shapeOf(image)}>
              <Picture className="fill" image={{ ...image, alt: '' }} />
            </div>
            <div className={styles.resultWords}>
              <h2 className="title-s tracking">Resultado</h2>
              <p className="heading subtitle leading-heading balance">{resultado}</p>
            </div>
          </section>
        </div>
        {account && <CaseEvidence evidence={account.evidence} />}
      </Later>
    </article>
  );
}
