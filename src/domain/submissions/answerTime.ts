import type { Availability } from '../agenda/availability.ts';
import { isStudioDay } from '../agenda/workingDay.ts';
import { addDays } from '../time/calendarDay.ts';
import { momentInSaoPaulo, todayInSaoPaulo } from '../time/saoPauloTime.ts';

/** The mails promise an answer within so many working days. */
export const ANSWER_DAYS = 2;

/**
 * How many of the studio's working days are left to answer what came in at `createdAt`, not counting that day: 0 on the last of
 * the two that the mails promise, below 0 when it is late.
 */
export function answerDaysLeft(createdAt: Date, availability: Availability, now: Date): number {
  const today = todayInSaoPaulo(now);
  let passed = 0;
  let day = todayInSaoPaulo(createdAt);
  while (day < today) {
    day = addDays(day, 1);
    if (isStudioDay(day, availability)) passed += 1;
  }
  return ANSWER_DAYS - passed;
}

/** The moment before which everything that came in is late at `now` (see answerDaysLeft). */
export function lateBefore(availability: Availability, now: Date): Date {
  let day = todayInSaoPaulo(now);
  for (let passed = 0; passed <= ANSWER_DAYS; day = addDays(day, -1))
    if (isStudioDay(day, availability)) passed += 1;
  return new Date(momentInSaoPaulo(addDays(day, 1)));
}
