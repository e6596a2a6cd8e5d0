import { Navigate, useParams } from 'react-router-dom';
import { ContactAction } from '#src/components/sections/ContactAction.tsx';
import { SeriesLinks } from '#src/components/sections/SeriesLinks.tsx';
import { breadcrumbList } from '#src/components/ui/breadcrumbList.ts';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { siteUrl } from '#src/components/ui/siteUrl.ts';
import { caseCallToAction } from '#src/content/caseCallToAction.ts';
import { portfolio } from '#src/content/portfolio.ts';
import { projects } from '#src/content/projects.ts';
import { studio } from '#src/content/studio.ts';
import { paths } from '#src/domain/paths.ts';
import { projectPath, shownProjects } from '#src/domain/portfolio.ts';
import { findBySlug, slugOf } from '#src/domain/slug.ts';
import { ProjectStory } from './ProjectStory.tsx';

const shown = shownProjects(projects);
const trail = [{ label: 'Projetos', to: paths.portfolio }];
const series = shown.map(({ title, image }) => ({ label: title, to: projectPath(title), image }));

/** A project of the portfolio in full; for a slug that is none, the portfolio. */
export default function ProjectPage() {
  const { slug } = useParams();
  const project = findBySlug(shown, slug, ({ title }) => title);
  if (!project) return <Navigate to={paths.portfolio} replace />;
  const { title, client, year, category, description } = project;
  const path = projectPath(title);
  const { label, tone, consultation } = portfolio.categories[category];
  return (
    <>
      <PageHead
        title={`${title}: projeto para ${client} | ${studio.name}`}
        description={`${description} O desafio, a solução e o que ficou depois que saímos.`}
        path={path}
        card="portfolio"
        structuredData={[
          breadcrumbList({ label: title, to: path }, trail),
          {
            '@context': 'https://schema.org',
            '@type': 'CreativeWork',
            name: title,
            description,
            dateCreated: year,
            genre: label,
            inLanguage: 'pt-BR',
            creator: { '@type': 'Organization', name: studio.name, url: siteUrl('/') },
          },
        ]}
      />
      <ProjectStory
        project={project}
        facts={[
          { term: 'Cliente', text: client },
          { term: 'Ano', text: year },
          { term: 'Categoria', text: label },
        ]}
        trail={trail}
        tone={tone}
      />
      <SeriesLinks label="Outros projetos" series={series} current={path} />
      <ContactAction {...caseCallToAction} caseSlug={slugOf(title)} consultation={consultation} tone={tone} />
    </>
  );
}
