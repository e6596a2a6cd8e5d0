import { desk } from '#src/desk/words/desk.ts';

/** How many working days are left to answer, in words (see answerDaysLeft). */
export function describeDaysLeft(days: number): string {
  const { late, last, one, many } = desk.today.left;
  if (days === 0) return last;
  if (days === 1) return one;
  if (days === -1) return late.one;
  const { before, after } = days < 0 ? late.many : many;
  return `${before} ${Math.abs(days)} ${after}`;
}
