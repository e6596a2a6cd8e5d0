import { useState } from 'react';
import { Choice, DayInput } from '#src/desk/parts/dialogs/Choice.tsx';
import { putAwayDays } from '#src/domain/submissions/putAwayDays.ts';
import { addDays, formatShortDay, isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';

const OTHER = 'outro';

interface PutAwayProps {
  busy: boolean;
  /** Receives a later day, yyyy-mm-dd. */
  onChoose: (day: string) => void;
}

/** Chooses the day until which a submission is postponed: tomorrow, Monday, in a week, or another day. */
export function PutAway({ busy, onChoose }: PutAwayProps) {
  const [isOther, setIsOther] = useState(false);
  const today = todayInSaoPaulo(new Date());
  const tomorrow = addDays(today, 1);
  const usual = putAwayDays(today).map(
    ({ label, day }) => [day, `${label}, ${formatShortDay(day)}`] as const,
  );
  const choose = (day: string) => isCalendarDay(day) && day >= tomorrow && onChoose(day);
  return (
    <>
      <Choice
        label="Adiar até"
        empty="Adiar…"
        options={[...usual, [OTHER, 'Outro dia…']]}
        value={isOther ? OTHER : undefined}
        busy={busy}
        onChoose={(value) => {
          setIsOther(value === OTHER);
          choose(value);
        }}
      />
      {isOther && <DayInput label="Adiar até o dia" min={tomorrow} onChoose={choose} />}
    </>
  );
}
