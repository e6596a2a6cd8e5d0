import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '#src/components/form/fields/DateField.tsx';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import type { DaySlot } from '#src/domain/agenda/freeDays.ts';
import { SLOTS, type Slot, slotRange } from '#src/domain/agenda/slots.ts';
import { isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { loadAgendaDay } from '#src/services/desk/agendaDays.ts';

type DaySlotFieldsProps = { given?: DaySlot | undefined; minutes?: number | undefined };

/** A day and its unbooked slots: the fields `data` and `horario` of a form. Closed slots are marked. */
export function DaySlotFields({ given, minutes = 30 }: DaySlotFieldsProps) {
  const [day, setDay] = useState(given?.data ?? '');
  const [slot, setSlot] = useState<string>(given?.horario ?? '');
  const { data: slots, isError } = useQuery({
    queryKey: ['slots', day],
    enabled: isCalendarDay(day),
    queryFn: () => loadAgendaDay(day, new Date()),
  });
  const option = (value: Slot, note = '') => ({ value, label: slotRange(value, minutes) + note });
  // Lists the given slot at once: if the select changed later, screen readers would announce it as if it had the focus.
  const first = given?.data === day ? [option(given.horario)] : undefined;
  const free = slots?.flatMap(({ slot: one, standing, word }) => {
    if (standing === 'taken' || standing === 'past') return [];
    return option(one, standing === 'closed' ? ` (${word || 'fechado no site'})` : '');
  });
  // If the agenda cannot be loaded, all slots are offered; the functions refuse taken ones.
  const options = isError ? SLOTS.map((one) => option(one)) : (free ?? first);
  const none = options?.length === 0 ? 'Nenhum horário livre neste dia' : 'Escolha';
  return (
    <>
      <DateField
        label="Data"
        name="data"
        min={todayInSaoPaulo(new Date())}
        required
        // Uncontrolled: while a year is typed, its first digits are a year such as 0020, which would reset the field.
        defaultValue={given?.data}
        onChange={({ target }) => {
          if (!target.value.startsWith('0')) setDay(target.value);
        }}
      />
      <SelectField
        label="Horário"
        name="horario"
        required
        emptyLabel={isCalendarDay(day) && !options ? 'Consultando a agenda...' : none}
        options={options ?? []}
        value={slot}
        onChange={({ target }) => setSlot(target.value)}
      />
    </>
  );
}
