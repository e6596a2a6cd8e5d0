import { cases } from '#src/content/cases/cases.ts';
import { educationPrograms } from '#src/content/educationPrograms.ts';
import { projects } from '#src/content/projects.ts';
import { trainingPrograms } from '#src/content/trainingPrograms.ts';
import { detailPaths } from '#src/domain/paths.ts';
import { projectPath, shownProjects } from '#src/domain/portfolio.ts';
import { detailPath } from '#src/domain/slug.ts';

/**
 * The addresses behind each pattern of {@link detailPaths}, for prerendering and the sitemap. Only the build knows them
 * all: a visitor's page would have to bring every card of the site along.
 */
export const prerenderedDetailPaths: Readonly<Record<string, readonly string[]>> = {
  [detailPaths.project]: shownProjects(projects)
    .map(({ title }) => ({ own: detailPath(detailPaths.project, title), told: projectPath(title) }))
    .filter(({ own, told }) => own === told)
    .map(({ own }) => own),
  [detailPaths.case]: cases.map(({ slug }) => detailPath(detailPaths.case, slug)),
  [detailPaths.trainingProgram]: trainingPrograms.map(({ titulo }) =>
    detailPath(detailPaths.trainingProgram, titulo),
  ),
  [detailPaths.educationProgram]: educationPrograms.map(({ titulo }) =>
    detailPath(detailPaths.educationProgram, titulo),
  ),
};
