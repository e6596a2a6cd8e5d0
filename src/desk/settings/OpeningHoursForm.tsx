import type { FormEvent } from 'react';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import styles from '#src/desk/parts/AgendaForm.module.css';
import { AgendaSection } from '#src/desk/parts/AgendaSection.tsx';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.ts';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import {
  type Availability,
  BUFFER_MINUTES,
  NOTICE_HOURS,
  readAvailability,
  WEEKDAYS,
  type Weekday,
} from '#src/domain/agenda/availability.ts';
import { OPTIONAL_HOLIDAYS } from '#src/domain/agenda/holidays.ts';
import { DAYS_AHEAD } from '#src/domain/agenda/slots.ts';
import { SlotBoxes } from './SlotBoxes.tsx';

const FROM_MONDAY: readonly Weekday[] = [...WEEKDAYS.slice(1), 'sunday'];

const number = { type: 'number', inputMode: 'numeric', required: true } as const;

/** The values of the boxes and fields; senseless ones stay as they were. */
function readForm(form: HTMLFormElement, before: Availability): Omit<Availability, 'closures'> {
  const data = new FormData(form);
  const { closures, ...chosen } = readAvailability({
    ...before,
    weekdays: Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, data.getAll(weekday)])),
    nationalHolidays: data.has('nationalHolidays'),
    optionalHolidays: OPTIONAL_HOLIDAYS.filter((name) => data.has(name)),
    noticeHours: Number(data.get('noticeHours')),
    daysAhead: Number(data.get('daysAhead')),
    bufferMinutes: Number(data.get('bufferMinutes')),
  });
  return chosen;
}

/** The open weekdays with their slots, the holidays, and the distances to be kept. */
export function OpeningHoursForm({ availability }: { availability: Availability }) {
  const { hours, save, saved, saveFailed } = adminAgenda;
  const { state, run, running } = useSubmissionAction();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!form.reportValidity()) return;
    const work = async () => {
      const { saveAvailability } = await import('#src/services/desk/agendaSettings.ts');
      await saveAvailability(readForm(form, availability));
    };
    void run({ work, done: saved, failed: saveFailed });
  };
  return (
    <AgendaSection title={hours.title}>
      <form aria-label={hours.title} className={styles.form} onSubmit={handleSubmit}>
        {FROM_MONDAY.map((weekday) => (
          <SlotBoxes
            key={weekday}
            legend={hours.weekdays[weekday]}
            name={weekday}
            checked={availability.weekdays[weekday]}
          />
        ))}
        <CheckboxField
          label={hours.national}
          name="nationalHolidays"
          defaultChecked={availability.nationalHolidays}
        />
        {OPTIONAL_HOLIDAYS.map((name) => (
          <CheckboxField
            key={name}
            label={hours.optional[name]}
            name={name}
            defaultChecked={availability.optionalHolidays.includes(name)}
          />
        ))}
        <div className={styles.fields}>
          <TextField
            label={hours.notice}
            hint={hours.noticeHint}
            name="noticeHours"
            {...number}
            min={NOTICE_HOURS.least}
            max={NOTICE_HOURS.most}
            defaultValue={availability.noticeHours}
          />
          <TextField
            label={hours.ahead}
            name="daysAhead"
            {...number}
            min={1}
            max={DAYS_AHEAD}
            defaultValue={availability.daysAhead}
          />
          <SelectField
            label={hours.buffer}
            name="bufferMinutes"
            emptyLabel={hours.noBuffer}
            options={BUFFER_MINUTES.filter((minutes) => minutes > 0).map((minutes) => ({
              value: String(minutes),
              label: `${minutes} ${hours.minutes}`,
            }))}
            defaultValue={availability.bufferMinutes || ''}
          />
        </div>
        <div>
          <Button type="submit" aria-disabled={running}>
            {save}
          </Button>
        </div>
        <ActionStatus state={state} />
      </form>
    </AgendaSection>
  );
}
