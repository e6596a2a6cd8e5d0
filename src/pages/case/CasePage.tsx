import loaders from 'virtual:content/loaders/cases-story';
import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { SeriesLinks } from '#src/components/sections/cases/SeriesLinks.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { caseCallToAction } from '#src/copy/about/caseCallToAction.ts';
import { studio } from '#src/copy/studio.ts';
import { paths } from '#src/domain/site/paths.ts';
import { CaseStory } from './CaseStory.tsx';

export { loaders };
export const parent = paths.portfolio;

const trail = [{ label: 'Projetos', to: parent }];

export default function CasePage({ item }: { item: Item<'cases-story'> }) {
  const { slug, titulo, cliente, consultation, path, card, previous, next, ending, imagem, tone } = item;
  return (
    <>
      <PageHead
        title={`${titulo}: caso para ${cliente} | ${studio.name}`}
        description={`O caso ${titulo}, para ${cliente}: o desafio que encontramos, o que fizemos com quem vive o problema e o que mudou depois.`}
        path={path}
        card={card}
        name={titulo}
        trail={trail}
      />
      <CaseStory story={item} trail={trail} />
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
