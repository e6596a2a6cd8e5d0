import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { caseTitle } from '#src/components/sections/cases/caseTitle.ts';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { organization } from '#src/components/ui/head/studioJsonLd.ts';
import { caseCallToAction } from '#src/copy/about/caseCallToAction.ts';
import { categories } from '#src/copy/about/categories.ts';
import { paths } from '#src/domain/site/paths.ts';
import { ProjectStory } from './ProjectStory.tsx';

export { default as loaders } from 'virtual:content/loaders/projects';
export const parent = paths.portfolio;

const trail = [{ label: 'Projetos', to: parent }];

export default function ProjectPage({ item }: { item: Item<'projects'> }) {
  const { title, client, year, category, description, path, card, slug, previous, next, ending, image } =
    item;
  const { label, tone, consultation } = categories[category];
  return (
    <>
      <PageHead
        title={caseTitle(title, `projeto para ${client}`)}
        description={`${description} O desafio, a solução e o que ficou depois que saímos.`}
        path={path}
        card={card}
        name={title}
        trail={trail}
        structuredData={
          import.meta.env.SSR && [
            {
              '@type': 'CreativeWork',
              name: title,
              description,
              dateCreated: year,
              genre: label,
              inLanguage: 'pt-BR',
              creator: organization,
            },
          ]
        }
      />
      <ProjectStory project={item} category={label} trail={trail} tone={tone} />
      <SeriesLinks label="Outros projetos" previous={previous} next={next} />
      <ContactAction
        {...caseCallToAction}
        {...ending}
        picture={image}
        caseSlug={slug}
        consultation={consultation}
        tone={tone}
      />
    </>
  );
}
