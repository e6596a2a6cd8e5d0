/** The kinds of project (docs/product.md, section 3), in the words of the data and of the address (`?categoria=app`). */
export const CATEGORIES = ['acessibilidade', 'gamification', 'audiovisual', 'app', 'branding'] as const;

export type Category = (typeof CATEGORIES)[number];

/** The subjects of the cases without a tile, as the data and the address (`?historia=conhecimento`) name them. */
export const STORY_SUBJECTS = ['atendimento', 'conhecimento'] as const;

/** Each category that has something to show, once, in the order in which the projects bring them up. */
export function shownCategories(projects: readonly { category: Category }[]): readonly Category[] {
  return [...new Set(projects.map(({ category }) => category))];
}

/** How many projects are shown, in a sentence to be announced: '1 projeto', '5 projetos'. */
export function projectCount(count: number): string {
  return count === 1 ? '1 projeto' : `${count} projetos`;
}

/** The same of the cases that have no tile among the projects: '1 história', '4 histórias'. */
export function storyCount(count: number): string {
  return count === 1 ? '1 história' : `${count} histórias`;
}
