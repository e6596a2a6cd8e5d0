/** The kinds of project (docs/product.md, section 3), in the words of the data and of the address (`?categoria=app`). */
export const CATEGORIES = ['acessibilidade', 'gamification', 'audiovisual', 'app', 'branding'] as const;

export type Category = (typeof CATEGORIES)[number];

/** The subjects of the cases without a tile, as the data and the address (`?historia=conhecimento`) name them. */
export const STORY_SUBJECTS = ['atendimento', 'conhecimento'] as const;

/** The categories that have projects, in the order of the projects. */
export function shownCategories(projects: readonly { category: Category }[]): readonly Category[] {
  return [...new Set(projects.map(({ category }) => category))];
}

/** '1 projeto', '5 projetos': announced after filtering. */
export function projectCount(count: number): string {
  return count === 1 ? '1 projeto' : `${count} projetos`;
}

/** '1 história', '4 histórias': counts cases without a tile. */
export function storyCount(count: number): string {
  return count === 1 ? '1 história' : `${count} histórias`;
}
