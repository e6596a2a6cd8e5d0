export function shownCategories<Name>(projects: readonly { category: Name }[]): readonly Name[] {
  return [...new Set(projects.map(({ category }) => category))];
}

export function projectCount(count: number): string {
  return count === 1 ? '1 projeto' : `${count} projetos`;
}

export function storyCount(count: number): string {
  return count === 1 ? '1 história' : `${count} histórias`;
}
