import loaders from 'virtual:content/loaders/models';
import { CallToAction } from '#src/components/sections/CallToAction.tsx';
import { SeriesLinks } from '#src/components/sections/cases/SeriesLinks.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { Section } from '#src/components/sections/Section.tsx';
import { StepList } from '#src/components/sections/StepList.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { researchModelPage } from '#src/copy/academy/researchModelPage.ts';
import { paths } from '#src/domain/site/paths.ts';
import { ModelResults } from './ModelResults.tsx';
import { RelatedReading } from './RelatedReading.tsx';

export { loaders };
export const parent = paths.academy;

const trail = [{ label: 'Academy', to: parent }];

/** A research model: its question, how it works, what comes of it and where it is of no use. */
export default function ResearchModelPage({ item }: { item: Item<'models'> }) {
  const { titulo, pergunta, descricao, imagem, link, head, card, tone } = item;
  const { etapas, previous, next } = item;
  const { kind, steps, action, series: seriesLabel } = researchModelPage;
  return (
    <>
      <PageHead {...head} path={link} card={card} name={titulo} trail={trail} />
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
      <Section
        layout="beside"
        title={steps}
        intro={
          <p>
            {kind} em {item.steps} etapas.
          </p>
        }
      >
        <StepList steps={etapas} />
      </Section>
      <ModelResults {...item} />
      <RelatedReading {...item} />
      <SeriesLinks label={seriesLabel} previous={previous} next={next} />
      <CallToAction tone="ink" {...action} />
    </>
  );
}
