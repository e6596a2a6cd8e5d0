import { useState } from 'react';
import { Choice, DayInput } from '#src/desk/parts/dialogs/Choice.tsx';
import { putAwayDays } from '#src/domain/submissions/putAwayDays.ts';
import { addDays, formatShortDay, isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';

export const OTHER_DAY = 'outro';

type PutAwayProps = { busy: boolean; onChoose: (day: string) => void };

export const usualDays = (): (readonly [day: string, words: string])[] => [
  ...putAwayDays(todayInSaoPaulo(new Date())).map(
    ({ label, day }) => [day, `${label}, ${formatShortDay(day)}`] as const,
  ),
  [OTHER_DAY, 'Outro dia…'],
];

/** Chooses the day (yyyy-mm-dd, after today) until which a submission is postponed. */
export function PutAway({ busy, onChoose }: PutAwayProps) {
  const [isOther, setIsOther] = useState(false);
  return (
    <>
      <Choice
        label="Adiar até"
        empty="Adiar…"
        options={usualDays()}
        value={isOther ? OTHER_DAY : undefined}
        busy={busy}
        onChoose={(value) => {
          setIsOther(value === OTHER_DAY);
          if (isCalendarDay(value)) onChoose(value);
        }}
      />
      {isOther && <OtherDay onChoose={onChoose} />}
    </>
  );
}

export function OtherDay({ onChoose }: Pick<PutAwayProps, 'onChoose'>) {
  const tomorrow = addDays(todayInSaoPaulo(new Date()), 1);
  const choose = (day: string) => isCalendarDay(day) && day >= tomorrow && onChoose(day);
  return <DayInput label="Adiar até o dia" min={tomorrow} onChoose={choose} />;
}
