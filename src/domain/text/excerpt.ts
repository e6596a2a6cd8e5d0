/** Shortens a text to one line of at most `maxLength` characters, ending in "…" if it was cut. */
export function excerpt(text: string, maxLength: number): string {
  const letters = [...text.trim().replace(/\s+/g, ' ')];
  if (letters.length <= maxLength) return letters.join('');
  const beginning = letters.slice(0, maxLength - 1);
  const lastSpace = beginning.lastIndexOf(' ');
  const words = beginning.slice(0, lastSpace > maxLength / 2 ? lastSpace : maxLength - 1).join('');
  return `${words.replace(/[\s.,;:!?…–-]+$/, '')}…`;
}
