import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import styles from '#src/desk/parts/dialogs/DeskForm.module.css';
import { agendaPeriod } from '#src/domain/agenda/agendaPeriod.ts';
import { type Availability, WEEKDAYS } from '#src/domain/agenda/bookingRules.ts';
import { weekdayOf } from '#src/domain/agenda/slotObstacle.ts';
import { SLOTS, type Slot } from '#src/domain/agenda/slots.ts';
import { formatWeekday } from '#src/domain/time/calendarDay.ts';

type SlotBoxesProps = { legend: string; hint?: string; name: string; checked: readonly Slot[] };

export function SlotBoxes({ legend, hint, name, checked }: SlotBoxesProps) {
  return (
    <fieldset>
      <legend className="strong capital">{legend}</legend>
      {hint && <p className="small soft">{hint}</p>}
      <div className={styles.slots}>
        {SLOTS.map((slot) => (
          <CheckboxField
            key={slot}
            label={slot}
            name={name}
            value={slot}
            defaultChecked={checked.includes(slot)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const ANY_WEEK = agendaPeriod('week', '2026-03-02').days;

export function WeekSlotBoxes({ weekdays }: Pick<Availability, 'weekdays'>) {
  return (
    <div className={styles.week}>
      {ANY_WEEK.map((day) => [day, weekdayOf(day)] as const).map(([day, name]) => (
        <SlotBoxes key={name} legend={formatWeekday(day)} name={name} checked={weekdays[name]} />
      ))}
    </div>
  );
}

/** Reads the ticked slots by weekday; the functions check them. */
export function readWeekdays(data: FormData): Availability['weekdays'] {
  const ticked = WEEKDAYS.map((weekday) => [weekday, data.getAll(weekday)]);
  return Object.fromEntries(ticked) as Availability['weekdays'];
}
