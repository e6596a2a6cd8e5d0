/** The categories of projects (docs/product.md, section 3), as in the data and in the address (`?categoria=app`). */
export const CATEGORIES = ['acessibilidade', 'gamification', 'audiovisual', 'app', 'branding'] as const;

export type Category = (typeof CATEGORIES)[number];

/** The subjects of the cases that have no tile, as in the data and in the address (`?historia=conhecimento`). */
export const STORY_SUBJECTS = ['atendimento', 'conhecimento'] as const;

/** The categories of these projects, in the order of the projects. */
export function shownCategories(projects: readonly { category: Category }[]): readonly Category[] {
  return [...new Set(projects.map(({ category }) => category))];
}

/** The number of projects as a text, announced after filtering: '1 projeto', '5 projetos'. */
export function projectCount(count: number): string {
  return count === 1 ? '1 projeto' : `${count} projetos`;
}

/** The number of cases without a tile as a text: '1 história', '4 histórias'. */
export function storyCount(count: number): string {
  return count === 1 ? '1 história' : `${count} histórias`;
}
