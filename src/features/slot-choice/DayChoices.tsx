import { type KeyboardEvent, useRef } from 'react';
import { type Choice, ChoiceGroup } from '#src/components/form/fields/ChoiceGroup.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { slotChoice } from '#src/copy/forms/slotChoice.ts';
import type { FreeDay } from '#src/domain/agenda/freeDays.ts';
import { formatDayAndMonth, formatWeekday } from '#src/domain/time/calendarDay.ts';
import styles from './DayChoices.module.css';
import { DAYS_AT_ONCE, type FreeDays } from './useFreeDays.ts';

const words = slotChoice.days;

/** Empty cards reserve the space while the days load, so that no button below moves while it is pressed. */
const placeholders = Array.from({ length: DAYS_AT_ONCE }, (_, index) => ({
  value: `${index}`,
  label: [<br key="weekday" />, <br key="date" />],
  detail: '\u00a0',
  disabled: true,
}));

interface DayChoicesProps {
  freeDays: FreeDays;
  day: string | undefined;
  onChoose: (day: string) => void;
  onMoveToSlots: () => void;
}

/** The next days with free slots. Arrow keys move between days. Enter, Space or a tap moves the focus to the slots. */
export function DayChoices({ freeDays, day, onChoose, onMoveToSlots }: DayChoicesProps) {
  const byArrow = useRef(false);
  const { days, status, hasMore, showMore } = freeDays;
  const isLoading = status === 'loading';
  const isWaiting = isLoading && days.length < DAYS_AT_ONCE;
  const choices = isWaiting ? placeholders : days.map(dayChoice);

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    byArrow.current = event.key.startsWith('Arrow');
    if (event.key !== 'Enter') return;
    // Without this, Enter would submit the form.
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <div className="stack-3 one-column start script-only">
      {choices.length > 0 && (
        <div className={styles.choices} aria-hidden={isWaiting}>
          <ChoiceGroup
            legend={words.legend}
            hint={words.hint}
            name="dia-livre"
            choices={choices}
            value={day ?? ''}
            onChange={() => {}}
            onKeyDown={handleKey}
            onKeyUp={() => {
              byArrow.current = false;
            }}
            onClick={({ currentTarget }) => {
              onChoose(currentTarget.value);
              if (!byArrow.current) onMoveToSlots();
            }}
          />
        </div>
      )}
      <p className="small soft filled-only" aria-live="polite">
        {statusWords(freeDays)}
      </p>
      {(isLoading || (hasMore && status === 'known')) && (
        <Button variant="secondary" busy={isLoading} onClick={showMore}>
          {isLoading ? words.loading : words.more}
        </Button>
      )}
    </div>
  );
}

function dayChoice({ day, slots }: FreeDay): Choice {
  const label = (
    <>
      {formatWeekday(day)}
      <span className="visually-hidden">, </span>
      <br />
      {formatDayAndMonth(day)}
      <span className="visually-hidden">,</span>
    </>
  );
  const { one, many } = words.free;
  return { value: day, label, detail: slots.length === 1 ? one : `${slots.length} ${many}` };
}

function statusWords({ status, days, isLonger }: FreeDays): string {
  if (status === 'failed') return words.failed;
  if (status === 'loading') return '';
  if (days.length === 0) return words.none;
  return isLonger ? `${days.length} ${words.listed}` : '';
}
