/** The first words of a text on one line, at most `most` characters long; what is left out is three dots. */
export function excerpt(text: string, most: number): string {
  const letters = [...text.trim().replace(/\s+/g, ' ')];
  if (letters.length <= most) return letters.join('');
  const beginning = letters.slice(0, most - 1);
  const lastSpace = beginning.lastIndexOf(' ');
  const words = beginning.slice(0, lastSpace > most / 2 ? lastSpace : most - 1).join('');
  return `${words.replace(/[\s.,;:!?…–-]+$/, '')}…`;
}
