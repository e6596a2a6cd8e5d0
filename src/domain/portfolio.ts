import { paths } from './paths.ts';
import { slugOf } from './slug.ts';

/** The kinds of project (docs/product.md, section 3), in the words of the data and of the address (`?categoria=app`). */
export type Category = 'acessibilidade' | 'gamification' | 'audiovisual' | 'app' | 'branding';

/** How much of the wall a project takes; absent, it takes the shape of its picture. */
export type AspectRatio = 'square' | 'tall' | 'wide';

/** A project of the portfolio (docs/product.md, section 3); one without an image is kept but never shown. */
export interface PortfolioProject {
  id: number;
  title: string;
  client: string;
  /** As it is written, not counted with. */
  year: string;
  category: Category;
  image?: { readonly src: string; readonly width: number; readonly height: number; readonly alt: string };
  aspectRatio?: AspectRatio;
  description: string;
}

/** A project that can be shown. */
export type ShownProject<Project extends PortfolioProject> = Project & {
  image: NonNullable<Project['image']>;
};

/** The projects that have an image, in their order; with a category only those of it (docs/product.md, section 4). */
export function shownProjects<Project extends PortfolioProject>(
  projects: readonly Project[],
  category?: Category | null,
): readonly ShownProject<Project>[] {
  return projects.filter(
    (project): project is ShownProject<Project> =>
      project.image !== undefined && (!category || project.category === category),
  );
}

/** Each category that has something to show, once, in the order in which the projects bring them up. */
export function shownCategories(projects: readonly PortfolioProject[]): readonly Category[] {
  return [...new Set(shownProjects(projects).map(({ category }) => category))];
}

/** The category that the address asks for; null, which means all of them, for none and for one with nothing to show. */
export function readCategory(query: URLSearchParams, projects: readonly PortfolioProject[]): Category | null {
  const asked = query.get('categoria');
  return shownCategories(projects).find((category) => category === asked) ?? null;
}

/** How many projects are shown, in a sentence to be announced: '1 projeto', '5 projetos'. */
export function projectCount(count: number): string {
  return count === 1 ? '1 projeto' : `${count} projetos`;
}

const caseScreens: Readonly<Record<string, string>> = {
  'fotografia-empodera': paths.photographyCase,
  placebe: paths.placemakingCase,
};

/** Where a project is told in full: the two cases have screens of their own, the others /projetos/{slug}. */
export function projectPath(title: string): string {
  const slug = slugOf(title);
  return caseScreens[slug] ?? `${paths.portfolio}/${slug}`;
}
