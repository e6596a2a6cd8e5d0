import { ChoiceGroup } from '#src/components/form/ChoiceGroup.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import type { FormErrors } from '#src/components/form/useForm.ts';
import { booking } from '#src/content/booking.ts';
import { SLOTS, slotRange } from '#src/domain/slots.ts';
import { FormSection } from './FormSection.tsx';
import styles from './TimeSection.module.css';
import type { SlotChoice } from './useSlotChoice.ts';

interface TimeSectionProps {
  time: SlotChoice;
  errors: FormErrors;
  onChooseSlot: (slot: string) => void;
}

export function TimeSection({ time, errors, onChooseSlot }: TimeSectionProps) {
  const { sections, fields } = booking;
  const choices = SLOTS.map((slot) => {
    const obstacle = time.obstacle(slot);
    return {
      value: slot,
      label: slotRange(slot),
      ...(obstacle ? { detail: fields[obstacle], disabled: true } : {}),
    };
  });
  const nothingFree = choices.every(({ disabled }) => disabled);
  return (
    <FormSection number={4} title={sections.time} done={Boolean(time.day && time.slot)}>
      <div className={styles.day}>
        <TextField
          label={fields.day}
          name="data"
          type="date"
          min={time.firstDay}
          max={time.lastDay}
          required
          error={errors.data}
        />
      </div>
      <div className={styles.slots}>
        <ChoiceGroup
          legend={fields.slot}
          hint={fields.slotHint}
          name="horario"
          choices={choices}
          value={time.slot ?? ''}
          onChange={(event) => onChooseSlot(event.target.value)}
          required
          error={errors.horario}
        />
      </div>
      {/* Where the summary of the errors leads when no slot can take the focus. */}
      <p
        className={styles.agenda}
        aria-live="polite"
        {...(nothingFree && { 'data-field': 'horario', tabIndex: -1 })}
      >
        {nothingFree ? booking.agenda.none : agendaWords(time)}
      </p>
    </FormSection>
  );
}

function agendaWords({ status, obstacle }: SlotChoice): string {
  const { agenda } = booking;
  if (status !== 'known') return agenda[status];
  const free = SLOTS.filter((slot) => !obstacle(slot)).length;
  return free === 1 ? agenda.free.one : `${free} ${agenda.free.many}`;
}
