import { useEffect, useEffectEvent, useState } from 'react';
import type { FormValues } from '#src/components/form/useForm.ts';
import { CONSULTATION_TYPES } from '#src/domain/agenda/consultationTypes.ts';
import {
  agendaWithoutOwn,
  type DaySlot,
  isCurrent,
  monthOf,
  nearestFreeDays,
  unhostedOn,
} from '#src/domain/agenda/freeDays.ts';
import { closedDaySentence } from '#src/domain/agenda/obstacleSentence.ts';
import { dayObstacle, type Obstacle, slotObstacle } from '#src/domain/agenda/slotObstacle.ts';
import { isPastSlot, lastBookableDay, SLOTS, type Slot } from '#src/domain/agenda/slots.ts';
import { addDays, isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { useAgenda } from './useAgenda.ts';
import { useFreeDays } from './useFreeDays.ts';
import { useNow } from './useNow.ts';

type VisitorSlots = {
  /** Whether this visitor has requested a slot and got no response. Then the slot does not count as taken. */
  isPending?: (slot: DaySlot) => boolean;
  /** The slot of the booking that is being moved. It counts as free, but cannot be chosen. */
  current?: DaySlot;
};

export function useSlotChoice(
  { data = '', horario, tipoConsulta }: FormValues,
  { isPending, current }: VisitorSlots,
) {
  const now = useNow();
  const { agenda: known, hasFailed, want, refresh } = useAgenda();
  const isOwn = (slot: DaySlot) => isPending?.(slot) || isCurrent({ current }, slot.data, slot.horario);
  const type = CONSULTATION_TYPES.find(({ value }) => value === tipoConsulta)?.value;
  const agenda = known && { ...agendaWithoutOwn(known, isOwn), current, type };
  const unhosted = (of: string) => (agenda ? unhostedOn(of, agenda) : []);
  const freeDays = useFreeDays({ now, agenda, hasFailed });
  const [refused, setRefused] = useState<readonly string[]>([]);
  const firstDay = now && todayInSaoPaulo(now);
  const lastDay = now && lastBookableDay(now, agenda?.availability.daysAhead);
  const bookable = firstDay && lastDay && isCalendarDay(data) && data >= firstDay && data <= lastDay;
  const day = bookable ? data : undefined;
  const month = day && monthOf(day);
  const taken = agenda && month ? agenda.months[month] : undefined;

  /** Why a slot cannot be chosen; undefined if it can be chosen, or while no day is chosen. */
  const obstacle = (slot: Slot): Obstacle | 'current' | undefined => {
    if (!day || !now) return undefined;
    if (isCurrent({ current }, day, slot)) return 'current';
    if (!agenda || !taken) return isPastSlot(day, slot, now) ? 'past' : undefined;
    const held = SLOTS.filter((one) => taken[day]?.includes(one) || refused.includes(`${day} ${one}`));
    const { availability } = agenda;
    return slotObstacle(day, slot, { availability, taken: held, unhosted: unhosted(day), now });
  };

  const nothingFree = Boolean(day && taken && SLOTS.every(obstacle));
  const neighbours = nothingFree && day ? [monthOf(addDays(day, -31)), monthOf(addDays(day, 31))] : [];
  const bookableOnes = neighbours.filter(
    (name) => firstDay && lastDay && name >= monthOf(firstDay) && name <= monthOf(lastDay),
  );
  const wanted = [freeDays.unknownMonth, month, ...bookableOnes].filter((name) => name !== undefined);
  const loadWanted = useEffectEvent(() => wanted.forEach(want));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day, and the time twice a minute, retry a month that failed to load
  useEffect(() => loadWanted(), [wanted.join(' '), day, now]);

  /** If the chosen day has no free slot: the reason, and the nearest days with free slots. */
  const closed = () => {
    if (!nothingFree || !day || !now || !agenda) return undefined;
    const why =
      dayObstacle(day, { ...agenda, taken: taken?.[day] ?? [], unhosted: unhosted(day), now }) ?? 'taken';
    return {
      sentence: closedDaySentence(why, day, agenda.availability),
      nearest: nearestFreeDays(day, agenda, now),
    };
  };
  return {
    type,
    firstDay,
    lastDay,
    day,
    freeDays,
    slot: SLOTS.find((slot) => slot === horario && !obstacle(slot)),
    status: !day ? 'noDay' : taken ? 'known' : month && hasFailed(month) ? 'unknown' : 'loading',
    obstacle,
    free: SLOTS.filter((slot) => !obstacle(slot)).length,
    closed: closed(),
    /** Marks a slot as taken after the function has refused it. */
    refuse: (refusedDay: string, slot: string) => {
      setRefused((before) => [...before, `${refusedDay} ${slot}`]);
      void refresh(monthOf(refusedDay));
    },
  } as const;
}

export type SlotChoice = ReturnType<typeof useSlotChoice>;
