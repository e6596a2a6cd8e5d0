import { type ChangeEvent, useEffect, useState } from 'react';
import { DateField } from '#src/components/form/fields/DateField.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import { admin } from '#src/desk/words/admin.ts';
import { addDays } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/timeZone.ts';
import { DaySchedule } from './DaySchedule.tsx';
import styles from './DayView.module.css';

/** No studio was booked before; while a year is being typed, its first figures mean nothing. */
const FIRST_DAY = '2000-01-01';

interface DayViewProps {
  navigation: InboxNavigation;
  onChange: () => void;
}

/** The consultations of one day. */
export function DayView({ navigation, onChange }: DayViewProps) {
  const { location, linkTo, go } = navigation;
  const words = admin.day;
  const today = todayInSaoPaulo(new Date());
  const day = location.day ?? today;
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    if (target.value && target.validity.valid) go({ day: target.value });
  };
  const steps = [
    { label: words.previous, to: addDays(day, -1) },
    { label: words.today, to: today },
    { label: words.next, to: addDays(day, 1) },
  ];
  return (
    <section aria-labelledby="parte">
      <h2 id="parte" className="visually-hidden">
        {admin.views.day}
      </h2>
      <div className={`${styles.picker} cluster-4 bottom pad-block-5 screen-only`}>
        <DateField label={words.label} min={FIRST_DAY} value={typed} onChange={handleChange} />
        <div className={`${styles.steps} cluster-2`}>
          {steps.map(({ label, to }) => (
            <ButtonLink key={label} to={linkTo({ day: to, openId: undefined })} variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <DaySchedule key={day} day={day} navigation={navigation} onChange={onChange} />
    </section>
  );
}
