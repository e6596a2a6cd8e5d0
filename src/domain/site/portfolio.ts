/** The categories of these projects, in the order of the projects. */
export function shownCategories<Name>(projects: readonly { category: Name }[]): readonly Name[] {
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
