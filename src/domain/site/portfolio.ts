/** The categories of projects, as in the data and in the address (`?categoria=app`). */
export const CATEGORIES = ['acessibilidade', 'gamification', 'audiovisual', 'app', 'branding'] as const;

export type Category = (typeof CATEGORIES)[number];

/** The subjects of the cases that have no tile, as in the data and in the address (`?historia=conhecimento`). */
export const STORY_SUBJECTS = ['atendimento', 'conhecimento'] as const;

export function shownCategories(projects: readonly { category: Category }[]): readonly Category[] {
  return [...new Set(projects.map(({ category }) => category))];
}

export function projectCount(count: number): string {
  return count === 1 ? '1 projeto' : `${count} projetos`;
}

export function storyCount(count: number): string {
  return count === 1 ? '1 história' : `${count} histórias`;
}
