import { flushSync } from 'react-dom';
import { type Choice, ChoiceGroup } from '#src/components/form/fields/ChoiceGroup.tsx';
import { DateField } from '#src/components/form/fields/DateField.tsx';
import type { useForm } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { slotChoice as words } from '#src/copy/forms/slotChoice.ts';
import { consultationMinutes } from '#src/domain/agenda/consultationTypes.ts';
import { slotInVisitorTimeZone } from '#src/domain/agenda/slotInVisitorTimeZone.ts';
import { SLOTS, type Slot, slotRange } from '#src/domain/agenda/slots.ts';
import { formatDayAndMonth, formatWeekday } from '#src/domain/time/calendarDay.ts';
import { DayChoices } from './DayChoices.tsx';
import styles from './SlotFields.module.css';
import type { SlotChoice } from './useSlotChoice.ts';

interface SlotFieldsProps {
  time: SlotChoice;
  form: Pick<ReturnType<typeof useForm>, 'formRef' | 'clearError'>;
  /** Copies the values of the fields to the form's state. Must be called after a change by a script. */
  readForm: () => void;
  onChooseSlot: (slot: string) => void;
}

export function SlotFields(props: SlotFieldsProps) {
  const { time, form, readForm, onChooseSlot } = props;
  const minutes = time.type && consultationMinutes(time.type);
  const hint = minutes ? `${words.slotHint} ${words.lasts} ${minutes} ${words.minutes}.` : words.slotHint;
  const chooseDay = (day: string) => {
    const field = form.formRef.current?.elements.namedItem('data');
    // React does not control the field, so that a date typed before hydration stays.
    if (field instanceof HTMLInputElement) field.value = day;
    form.clearError('data');
    form.clearError('horario');
    // Renders synchronously, because the focus may move to this day's slots immediately afterwards.
    flushSync(readForm);
  };
  const moveToSlots = () => focusChosenOrFirstSlot(form.formRef.current);
  const chooseAndMoveToSlots = (day: string) => {
    chooseDay(day);
    moveToSlots();
  };
  return (
    <>
      <DayChoices freeDays={time.freeDays} day={time.day} onChoose={chooseDay} onMoveToSlots={moveToSlots} />
      <div className={styles.day}>
        <DateField
          label={words.day}
          hint={words.dayHint}
          name="data"
          min={time.firstDay}
          max={time.lastDay}
          required
        />
      </div>
      <div className={styles.slots}>
        <ChoiceGroup
          legend={words.slot}
          hint={hint}
          name="horario"
          choices={SLOTS.map((slot) => slotChoice(slot, time, minutes))}
          value={time.slot ?? ''}
          onChange={(event) => onChooseSlot(event.target.value)}
          required
        />
      </div>
      {/* The error summary links here if no slot can take the focus. */}
      <p
        className="measure small soft"
        aria-live="polite"
        {...(time.closed && { 'data-field': 'horario', tabIndex: -1 })}
      >
        {time.closed ? time.closed.sentence : agendaWords(time)}
      </p>
      {time.closed && time.closed.nearest.length > 0 && (
        <div className="stack-2">
          <p>{words.agenda.nearest}</p>
          <div className="cluster-2">
            {time.closed.nearest.map(({ day }) => (
              <Button key={day} variant="secondary" onClick={() => chooseAndMoveToSlots(day)}>
                {formatWeekday(day)}, {formatDayAndMonth(day)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function agendaWords({ status, free }: SlotChoice): string {
  if (status !== 'known') return words.agenda[status];
  return free === 1 ? words.agenda.free.one : `${free} ${words.agenda.free.many}`;
}

/** The detail says why the slot cannot be chosen, or the end of a longer consultation and the visitor's local time. */
function slotChoice(slot: Slot, { day, obstacle }: SlotChoice, minutes = 30): Choice {
  const choice = { value: slot, label: slotRange(slot) };
  const found = obstacle(slot);
  if (found) return { ...choice, detail: words.obstacles[found], disabled: true };
  const local = day && slotInVisitorTimeZone(day, slot, 30);
  const until = minutes > 30 && `${words.until} ${slotRange(slot, minutes).slice(-5)}`;
  const elsewhere = local && `${words.elsewhere} ${local.short}`;
  const detail = [until, elsewhere].filter(Boolean).join('. ');
  return { ...choice, ...(detail && { detail }) };
}

function focusChosenOrFirstSlot(form: HTMLFormElement | null): void {
  const slots = [...(form?.querySelectorAll<HTMLInputElement>('[name="horario"]:enabled') ?? [])];
  const first = slots.find(({ checked }) => checked) ?? slots[0];
  first?.focus({ preventScroll: true });
  first?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
}
