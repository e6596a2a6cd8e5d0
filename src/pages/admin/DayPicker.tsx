import { type ChangeEvent, useEffect, useState } from 'react';
import { DateField } from '#src/components/form/DateField.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { admin } from '#src/content/admin.ts';
import { addDays } from '#src/domain/calendarDay.ts';
import styles from './DayPicker.module.css';
import type { InboxNavigation } from './useInboxNavigation.ts';

/** No studio was booked before; while a year is being typed, its first figures mean nothing. */
const FIRST_DAY = '2000-01-01';

interface DayPickerProps {
  day: string;
  today: string;
  navigation: InboxNavigation;
}

export function DayPicker({ day, today, navigation: { linkTo, go } }: DayPickerProps) {
  const words = admin.day;
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    if (target.value && target.validity.valid) go({ day: target.value });
  };
  const linkToDay = (other: string) => linkTo({ day: other, openId: undefined });
  return (
    <div className={`${styles.picker} cluster-4 bottom pad-block-5 screen-only`}>
      <DateField label={words.label} min={FIRST_DAY} value={typed} onChange={handleChange} />
      <div className={`${styles.steps} cluster-2`}>
        <ButtonLink to={linkToDay(addDays(day, -1))} variant="secondary">
          {words.previous}
        </ButtonLink>
        <ButtonLink to={linkToDay(today)} variant="secondary">
          {words.today}
        </ButtonLink>
        <ButtonLink to={linkToDay(addDays(day, 1))} variant="secondary">
          {words.next}
        </ButtonLink>
      </div>
    </div>
  );
}
