import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { CaseChapters } from '#src/components/sections/cases/CaseChapters.tsx';
import { CaseEvidence } from '#src/components/sections/cases/CaseEvidence.tsx';
import { caseTitle } from '#src/components/sections/cases/caseTitle.ts';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import { Later } from '#src/components/ui/behaviour/Later.tsx';
import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import { Breadcrumbs } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { caseCallToAction } from '#src/copy/about/caseCallToAction.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './CasePage.module.css';

export { default as loaders } from 'virtual:content/loaders/cases-story';
export const trail = [{ label: 'Projetos', to: paths.portfolio }];

export default function CasePage({ item }: { item: Item<'cases-story'> }) {
  const { desafio, solucao, resultado, metrica, account } = item;
  const { slug, titulo, cliente, consultation, page, previous, next, ending, imagem, tone } = item;
  return (
    <>
      <PageHead
        title={caseTitle(titulo, `caso para ${cliente}`)}
        description={`O caso ${titulo}, para ${cliente}: o desafio que encontramos, o que fizemos com quem vive o problema e o que mudou depois.`}
        {...page}
        trail={trail}
      />
      <article>
        <header className={`${styles.hero} edges second-column`}>
          <div className={styles.heading}>
            <Breadcrumbs trail={trail} current={titulo} />
            <h1 className="hero leading-tight breakable">{titulo}</h1>
            <p className="lead soft">
              Cliente: <strong className="text-colour">{cliente}</strong>
            </p>
          </div>
          <section className={`${styles.challenge} stack-4 top`}>
            <h2 className="part-name title-s tracking">Desafio</h2>
            <p className="heading subtitle leading-heading balance">{desafio}</p>
          </section>
          <div className={`${styles.media} across screen-only`} data-tone={tone}>
            <Picture image={imagem} className={styles.picture} priority />
          </div>
        </header>
        <Later>
          <section className={`${styles.solution} page-width band stack wide-gap-8 split-8-5`}>
            <StitchPath
              className={`${styles.path} path-l full-l screen-only`}
              viewBox="0 0 480 400"
              path="M 330 0 C 330 170 80 90 80 220 S 250 290 250 400"
            />
            <div className={`${styles.words} stack-4 top`}>
              <h2 className="part-name title-s tracking">Solução</h2>
              <p className="title-s leading-text wide-text">{solucao}</p>
            </div>
          </section>
          {account && <CaseChapters chapters={account.making} />}
          {account && <CaseChapters chapters={account.lessons} />}
          <section className="band" data-tone={tone}>
            <div className={`${styles.inner} content-width grid-7 bottom`}>
              <p className={`${styles.figure} stack-3 lead strong`}>
                <strong className={styles.value}>{metrica.valor}</strong> <span>{metrica.label}</span>
              </p>
              <div className={`${styles.words} stack-4 top`}>
                <h2 className="part-name title-s tracking">Resultado</h2>
                <p className="heading subtitle leading-heading balance">{resultado}</p>
              </div>
            </div>
          </section>
          {account && <CaseEvidence evidence={account.evidence} />}
        </Later>
      </article>
      <SeriesLinks label="Outros casos" previous={previous} next={next} />
      <ContactAction
        {...caseCallToAction}
        {...ending}
        picture={imagem}
        caseSlug={slug}
        consultation={consultation}
        tone={ending?.layout === 'picture' ? tone : 'ink'}
      />
    </>
  );
}
