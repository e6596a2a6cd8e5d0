import * as v from 'valibot';
import { SLOTS } from '../../agenda/slots.ts';
import { isCalendarDay } from '../../time/calendarDay.ts';

/** Whether a text is a day that can be booked: before the year 9000, because expiry dates must be storable too. */
export const isBookableDay = (day: string) => isCalendarDay(day) && day < '9000';

/** The schemas of a day and a slot. */
export const daySlot = { data: v.pipe(v.string(), v.check(isBookableDay)), horario: v.picklist(SLOTS) };
