/** The template of every page without indentation, empty lines and comments on lines of their own; its lines end as before. */
export function compactTemplate(template: string): string {
  return template
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}
