import type { FormValues } from '#src/components/form/useForm.ts';
import { isCalendarDay } from '#src/domain/calendarDay.ts';
import { isPastSlot, lastBookableDay, SLOTS, type Slot } from '#src/domain/slots.ts';
import { todayInSaoPaulo } from '#src/domain/timeZone.ts';
import { isPendingSlot } from './pendingSlot.ts';
import { useNow } from './useNow.ts';
import { useTakenSlots } from './useTakenSlots.ts';

/** What can be chosen of the day and the slot that the form holds, by the clocks of São Paulo. */
export function useSlotChoice({ data = '', horario }: FormValues) {
  const now = useNow();
  const firstDay = now && todayInSaoPaulo(now);
  const lastDay = now && lastBookableDay(now);
  const bookable = firstDay && lastDay && isCalendarDay(data) && data >= firstDay && data <= lastDay;
  const day = bookable ? data : undefined;
  const { status, isTaken, refuse } = useTakenSlots(day);

  /** Why a slot cannot be chosen; nothing while no day is. */
  const obstacle = (slot: Slot): 'taken' | 'past' | undefined => {
    if (!day || !now) return undefined;
    if (isPastSlot(day, slot, now)) return 'past';
    return isTaken(slot) && !isPendingSlot({ data: day, horario: slot }) ? 'taken' : undefined;
  };
  return {
    firstDay,
    lastDay,
    day,
    /** The chosen slot, as long as it can be had. */
    slot: SLOTS.find((slot) => slot === horario && !obstacle(slot)),
    status,
    obstacle,
    refuse,
  };
}

export type SlotChoice = ReturnType<typeof useSlotChoice>;
