import { addDays, mondayOf } from '../time/calendarDay.ts';

/** The days (yyyy-mm-dd) to which the desk offers to postpone a submission. */
export function putAwayDays(today: string): { label: string; day: string }[] {
  return [
    { label: 'Amanhã', day: addDays(today, 1) },
    { label: 'Segunda', day: addDays(mondayOf(today), 7) },
    { label: 'Em uma semana', day: addDays(today, 7) },
  ];
}
