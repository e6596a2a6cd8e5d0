/** The edit distance of two texts: the number of insertions, deletions, substitutions and swaps of neighbours. */
export function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const at = (back: number, aside: number) => (rows[row - back] ?? line)[column - aside] ?? 0;
      const changed = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line[column] = Math.min(
        (line[column - 1] ?? 0) + 1,
        at(1, 0) + 1,
        at(1, 1) + changed,
        swapped ? at(2, 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
