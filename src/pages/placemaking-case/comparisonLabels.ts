/** What a position of the dividing line shows, in words; `share` is the percentage of the width that shows the time before. */
export function comparisonWords(share: number): string {
  if (share <= 0) return 'Só o depois';
  if (share >= 100) return 'Só o antes';
  if (share === 50) return 'Metade antes, metade depois';
  return `${share}% antes, ${100 - share}% depois`;
}
