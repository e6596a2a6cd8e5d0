import { Link } from 'react-router-dom';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { researchModelPage } from '#src/copy/academy/researchModelPage.ts';
import { paths } from '#src/domain/site/paths.ts';
import styles from './ResearchModelPage.module.css';

export { default as loaders } from 'virtual:content/loaders/models';
export const trail = [{ label: 'Academy', to: paths.academy }];

export default function ResearchModelPage({ item }: { item: Item<'models'> }) {
  const { titulo, pergunta, descricao, imagem, head, page, tone, resultados, limite } = item;
  const { etapas, previous, next } = item;
  const { kind, steps, action, series: seriesLabel } = researchModelPage;
  return (
    <>
      <PageHead {...head} {...page} trail={trail} />
      <Hero
        tone={tone}
        breadcrumbs={{ trail, current: titulo }}
        title={titulo}
        lead={
          <>
            <p className="heading title-s leading-heading balance text-colour side-rule pad-beside-5">
              {pergunta}
            </p>
            <p>{descricao}</p>
          </>
        }
        image={imagem}
      />
      <Section layout="beside" title={steps} intro={`${kind} em ${item.steps} etapas.`}>
        <StepList steps={etapas} />
      </Section>
      <div className="page-width gutter stack columns-12">
        <section className={styles.results} data-tone="surface">
          <h2>{researchModelPage.results}</h2>
          <ul className={`${styles.list} stack-4`}>
            {resultados.map((result) => (
              <li className="row-4 upper lead" key={result}>
                <Icon name="check" />
                {result}
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.limit} data-tone={tone}>
          <h2 className="title-s leading-heading tracking">{researchModelPage.limits}</h2>
          <p>{limite}</p>
        </section>
      </div>
      <section className={styles.related}>
        <h2>{researchModelPage.related}</h2>
        <ul className="grid-5 columns-2-m">
          {item.relacionados.map(({ tipo, titulo, link }) => (
            <li className="stack top" key={link}>
              <span className="soft">{tipo}</span>
              <Link className="heading title-s leading-heading target text-colour balance" to={link}>
                {titulo}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <SeriesLinks label={seriesLabel} previous={previous} next={next} />
      <CallToAction tone="ink" {...action} />
    </>
  );
}
