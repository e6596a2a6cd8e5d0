import type { Availability } from '../agenda/bookingRules.ts';
import { isStudioDay } from '../agenda/workingDay.ts';
import { ANSWER_DAYS } from '../site/answerPromise.ts';
import { addDays } from '../time/calendarDay.ts';
import { instantInSaoPaulo, todayInSaoPaulo } from '../time/saoPauloTime.ts';

/** Working days left for the answer, without the day of arrival: 0 on the last promised day, negative if it is late. */
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

/** Submissions from before this time are late at `now` (see answerDaysLeft). */
export function lateBefore(availability: Availability, now: Date): Date {
  let day = todayInSaoPaulo(now);
  for (let passed = 0; passed <= ANSWER_DAYS; day = addDays(day, -1))
    if (isStudioDay(day, availability)) passed += 1;
  return instantInSaoPaulo(addDays(day, 1));
}
