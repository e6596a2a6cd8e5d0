import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import type { FormErrors, FormValues } from '#src/components/form/useForm.ts';
import { readWeekdays, WeekSlotBoxes } from '#src/desk/parts/bookings/SlotBoxes.tsx';
import { useBookingsQuestion } from '#src/desk/parts/bookings/TouchedBookings.tsx';
import styles from '#src/desk/parts/dialogs/DeskForm.module.css';
import {
  type Availability,
  BUFFER_MINUTES,
  NOTICE_HOURS,
  readAvailability,
} from '#src/domain/agenda/bookingRules.ts';
import { OPTIONAL_HOLIDAYS } from '#src/domain/agenda/holidays.ts';
import { DAYS_AHEAD } from '#src/domain/agenda/slots.ts';
import type { StudioAgenda } from '#src/services/desk/agendaSettings.ts';
import { doInStudio } from '#src/services/desk/commands.ts';
import { agendaQuery, SettingsForm } from './SettingsSection.tsx';

const HOLIDAYS = {
  nationalHolidays: 'Fechar nos feriados nacionais',
  carnival: 'Fechar no Carnaval (segunda e terça)',
  corpusChristi: 'Fechar em Corpus Christi',
} satisfies Record<'nationalHolidays' | (typeof OPTIONAL_HOLIDAYS)[number], string>;

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

function readHours(form: HTMLFormElement, { closures }: Availability): Availability {
  const data = new FormData(form);
  return readAvailability({
    weekdays: readWeekdays(data),
    nationalHolidays: data.has('nationalHolidays'),
    optionalHolidays: OPTIONAL_HOLIDAYS.filter((name) => data.has(name)),
    noticeHours: Number(data.get('noticeHours')),
    daysAhead: Number(data.get('daysAhead')),
    bufferMinutes: Number(data.get('bufferMinutes')),
    closures,
  });
}

export function OpeningHoursForm({ agenda }: { agenda: StudioAgenda }) {
  const { availability } = agenda;
  const { saveAsking, question } = useBookingsQuestion('Salvar');
  const closed: string[] = [...availability.optionalHolidays];
  if (availability.nationalHolidays) closed.push('nationalHolidays');
  return (
    <>
      <SettingsForm
        title="Dias e horários"
        isWide
        query={agendaQuery}
        loaded={agenda}
        partOf={(loaded) => loaded.availability}
        check={checkDistances}
        read={(_, form, seen) => readHours(form, seen)}
        store={(hours, seen) => doInStudio({ action: 'hours', hours, seen })}
        ask={saveAsking}
      >
        <p>
          Sábados, domingos e feriados nacionais começam fechados. Para abrir, marque os horários do dia ou
          desmarque os feriados.
        </p>
        <WeekSlotBoxes weekdays={availability.weekdays} />
        <div className="stack">
          {Object.entries(HOLIDAYS).map(([name, label]) => (
            <CheckboxField key={name} label={label} name={name} defaultChecked={closed.includes(name)} />
          ))}
        </div>
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
            label="Pausa entre duas consultorias"
            name="bufferMinutes"
            emptyLabel="Sem pausa"
            options={BUFFER_MINUTES.filter((minutes) => minutes > 0).map((minutes) => ({
              value: String(minutes),
              label: `${minutes} minutos`,
            }))}
            defaultValue={availability.bufferMinutes || ''}
          />
        </div>
      </SettingsForm>
      {question}
    </>
  );
}
