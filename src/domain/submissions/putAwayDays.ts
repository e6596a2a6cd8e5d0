import { addDays } from '../time/calendarDay.ts';
import { mondayOf } from '../time/mondayOf.ts';

/** The days (yyyy-mm-dd) that are offered for postponing a submission until then. */
export function putAwayDays(today: string): { label: string; day: string }[] {
  return [
    { label: 'Amanhã', day: addDays(today, 1) },
    { label: 'Segunda', day: addDays(mondayOf(today), 7) },
    { label: 'Em uma semana', day: addDays(today, 7) },
  ];
}
