import { matchPath, useLocation } from 'react-router-dom';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { researchModelDetails } from '#src/content/researchModelDetails.ts';
import { researchModelPage } from '#src/content/researchModelPage.ts';
import { researchModels } from '#src/content/researchModels.ts';
import { paths } from '#src/domain/paths.ts';
import { ModelResults } from './ModelResults.tsx';
import { RelatedReading } from './RelatedReading.tsx';
import styles from './ResearchModelPage.module.css';

const trail = [{ label: 'Academy', to: paths.academy }];
const series = researchModels.map(({ titulo, link, imagem }) => ({ label: titulo, to: link, image: imagem }));

/** One of the three research models: the address says which. */
export default function ResearchModelPage() {
  const { pathname } = useLocation();
  const model = researchModels.find(({ link }) => matchPath(link, pathname)) ?? researchModels[0];
  const { id, titulo, pergunta, descricao, imagem, link } = model;
  const { head, card, tone, etapas, resultados, limite, relacionados } = researchModelDetails[id];
  const { kind, steps, action, series: seriesLabel } = researchModelPage;
  return (
    <>
      <PageHead
        {...head}
        path={link}
        card={card}
        structuredData={[breadcrumbList({ label: titulo, to: link }, trail)]}
      />
      <Hero
        tone={tone}
        breadcrumbs={{ trail, current: titulo }}
        title={titulo}
        lead={
          <>
            <p className={styles.question}>{pergunta}</p>
            <p>{descricao}</p>
          </>
        }
        image={imagem}
      />
      <Section layout="beside" title={steps} intro={<p>{kind} em quatro etapas.</p>}>
        <StepList steps={etapas.map((etapa) => ({ title: etapa.titulo, body: <p>{etapa.descricao}</p> }))} />
      </Section>
      <ModelResults results={resultados} limit={limite} tone={tone} />
      <RelatedReading items={relacionados} />
      <SeriesLinks label={seriesLabel} series={series} current={link} />
      <CallToAction
        tone="ink"
        title={action.title}
        text={<p>{action.text}</p>}
        actions={
          <>
            <ButtonLink to={paths.contact} icon="arrow">
              {action.contact}
            </ButtonLink>
            <ButtonLink to={paths.methodology} variant="secondary">
              {action.methodology}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
