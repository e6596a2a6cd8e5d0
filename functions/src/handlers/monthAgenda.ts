import { type MonthAgenda, monthOf, type TakenSlots } from '../../../src/domain/agenda/freeDays.ts';
import { lastBookableDay } from '../../../src/domain/agenda/slots.ts';
import { INVALID_REQUEST } from '../../../src/domain/site/requestErrors.ts';
import { todayInSaoPaulo } from '../../../src/domain/time/saoPauloTime.ts';
import type { Adapters } from '../createAdapters.ts';
import { HttpError } from '../http/HttpError.ts';

/** The public agenda of a bookable month (yyyy-mm, default: this one) from today on. Throws an `HttpError` with 400. */
export function createMonthAgenda({ readMonth, now }: Adapters) {
  return async function horarios(asked: string | undefined): Promise<MonthAgenda> {
    const today = todayInSaoPaulo(now());
    const [first, last] = [monthOf(today), monthOf(lastBookableDay(now()))];
    const month = asked ?? first;
    if (!/^\d{4}-\d{2}$/.test(month) || month < first || month > last)
      throw new HttpError(400, { error: INVALID_REQUEST });
    const { availability, taken, unhosted } = await readMonth(month);
    const upcoming = (slots: TakenSlots) =>
      Object.fromEntries(Object.entries(slots).filter(([day, some]) => day >= today && some.length > 0));
    const byType = Object.entries(unhosted ?? {}).map(([type, slots]) => [type, upcoming(slots)] as const);
    const hosted = unhosted && { unhosted: Object.fromEntries(byType) };
    return { month, availability, taken: upcoming(taken), ...hosted };
  };
}
