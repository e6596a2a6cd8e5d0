import { type ChangeEvent, useEffect, useState } from 'react';
import { TextField } from '#src/components/form/TextField.tsx';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { admin } from '#src/content/admin.ts';
import { addDays } from '#src/domain/calendarDay.ts';
import styles from './DayChooser.module.css';
import type { InboxNavigation } from './useInboxAddress.ts';

/** No studio was booked before; while a year is being typed, its first figures mean nothing. */
const FIRST_DAY = '2000-01-01';

interface DayChooserProps {
  day: string;
  today: string;
  navigation: InboxNavigation;
}

export function DayChooser({ day, today, navigation: { at, go } }: DayChooserProps) {
  const words = admin.day;
  const [typed, setTyped] = useState(day);
  useEffect(() => setTyped(day), [day]);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    if (target.value && target.validity.valid) go({ day: target.value });
  };
  const linkTo = (other: string) => at({ day: other, record: undefined });
  return (
    <div className={styles.chooser}>
      <TextField label={words.label} type="date" min={FIRST_DAY} value={typed} onChange={handleChange} />
      <div className={styles.steps}>
        <ButtonLink to={linkTo(addDays(day, -1))} variant="secondary">
          {words.previous}
        </ButtonLink>
        <ButtonLink to={linkTo(today)} variant="secondary">
          {words.today}
        </ButtonLink>
        <ButtonLink to={linkTo(addDays(day, 1))} variant="secondary">
          {words.next}
        </ButtonLink>
      </div>
    </div>
  );
}
