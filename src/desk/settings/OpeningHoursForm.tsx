import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import type { FormErrors, FormValues } from '#src/components/form/useForm.ts';
import styles from '#src/desk/parts/DeskForm.module.css';
import { DeskForm } from '#src/desk/parts/DeskForm.tsx';
import { SlotBoxes } from '#src/desk/parts/SlotBoxes.tsx';
import { doInStudio } from '#src/desk/parts/useSubmissionAction.tsx';
import { AgendaSection } from '#src/desk/settings/AgendaSection.tsx';
import { agendaPeriod } from '#src/domain/agenda/agendaPeriod.ts';
import {
  type Availability,
  BUFFER_MINUTES,
  NOTICE_HOURS,
  WEEKDAYS,
} from '#src/domain/agenda/availability.ts';
import { OPTIONAL_HOLIDAYS } from '#src/domain/agenda/holidays.ts';
import { weekdayOf } from '#src/domain/agenda/slotObstacle.ts';
import { DAYS_AHEAD } from '#src/domain/agenda/slots.ts';
import { formatWeekday } from '#src/domain/time/calendarDay.ts';

/** A week of any year, for the names of its days. */
const A_WEEK = agendaPeriod('week', '2026-03-02').days;

const OPTIONAL = {
  carnival: 'Fechar no Carnaval (segunda e terça)',
  corpusChristi: 'Fechar em Corpus Christi',
};

const DISTANCES = [
  {
    name: 'noticeHours',
    label: 'Antecedência mínima, em horas',
    hint: 'Vale para marcar, mudar e cancelar pelo site.',
    ...NOTICE_HOURS,
  },
  { name: 'daysAhead', label: 'Até quantos dias à frente', hint: undefined, least: 1, most: DAYS_AHEAD },
] as const;

function checkDistances(values: FormValues): FormErrors {
  const wrong = DISTANCES.filter(({ name, least, most }) => {
    const number = Number(values[name] || Number.NaN);
    return !Number.isInteger(number) || number < least || number > most;
  });
  return Object.fromEntries(wrong.map(({ name, least, most }) => [name, `Um número de ${least} a ${most}`]));
}

/** The values of the form as the functions read them. */
function readHours(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    weekdays: Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, data.getAll(weekday)])),
    nationalHolidays: data.has('nationalHolidays'),
    optionalHolidays: OPTIONAL_HOLIDAYS.filter((name) => data.has(name)),
    noticeHours: Number(data.get('noticeHours')),
    daysAhead: Number(data.get('daysAhead')),
    bufferMinutes: Number(data.get('bufferMinutes')),
  };
}

/** The open weekdays with their slots, the holidays, and the distances to be kept. */
export function OpeningHoursForm({ availability }: { availability: Availability }) {
  return (
    <AgendaSection title="Dias e horários">
      <p>
        Sábados, domingos e feriados nacionais começam fechados. Para abrir, marque os horários do dia ou
        desmarque os feriados.
      </p>
      <DeskForm
        label="Dias e horários"
        check={checkDistances}
        work={async (_, { form }) => {
          await doInStudio({ action: 'hours', hours: readHours(form) });
        }}
        done="Salvo."
        submit={['Salvar']}
      >
        {A_WEEK.map((day) => {
          const weekday = weekdayOf(day);
          return (
            <SlotBoxes
              key={weekday}
              legend={formatWeekday(day)}
              name={weekday}
              checked={availability.weekdays[weekday]}
            />
          );
        })}
        <CheckboxField
          label="Fechar nos feriados nacionais"
          name="nationalHolidays"
          defaultChecked={availability.nationalHolidays}
        />
        {OPTIONAL_HOLIDAYS.map((name) => (
          <CheckboxField
            key={name}
            label={OPTIONAL[name]}
            name={name}
            defaultChecked={availability.optionalHolidays.includes(name)}
          />
        ))}
        <div className={styles.fields}>
          {DISTANCES.map(({ name, label, hint }) => (
            <TextField
              key={name}
              label={label}
              hint={hint}
              name={name}
              inputMode="numeric"
              required
              defaultValue={availability[name]}
            />
          ))}
          <SelectField
            label="Pausa entre duas conversas"
            name="bufferMinutes"
            emptyLabel="Sem pausa"
            options={BUFFER_MINUTES.filter((minutes) => minutes > 0).map((minutes) => ({
              value: String(minutes),
              label: `${minutes} minutos`,
            }))}
            defaultValue={availability.bufferMinutes || ''}
          />
        </div>
      </DeskForm>
    </AgendaSection>
  );
}
