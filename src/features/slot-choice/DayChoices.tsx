import { type KeyboardEvent, useRef } from 'react';
import { ChoiceGroup } from '#src/components/form/fields/ChoiceGroup.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { slotChoice } from '#src/copy/forms/slotChoice.ts';
import { formatDayAndMonth, formatWeekday } from '#src/domain/time/calendarDay.ts';
import styles from './DayChoices.module.css';
import { DAYS_AT_ONCE, type FreeDays } from './useFreeDays.ts';

const words = slotChoice.days;

/** Empty cards keep the place of the days until those come, so that no button below moves under a press. */
const placeholders = Array.from({ length: DAYS_AT_ONCE }, (_, index) => ({
  value: `${index}`,
  label: (
    <>
      &nbsp;
      <br />
      &nbsp;
    </>
  ),
  detail: '\u00a0',
  disabled: true,
}));

interface DayChoicesProps {
  freeDays: FreeDays;
  day: string | undefined;
  onChoose: (day: string) => void;
  /** The choice is made, and the times of the day are next. */
  onMoveOn: () => void;
}

/** The next days with free times. Arrows go from day to day; Enter, Space and a tap move on to the times. */
export function DayChoices({ freeDays, day, onChoose, onMoveOn }: DayChoicesProps) {
  const byArrow = useRef(false);
  const { days, status, hasMore, showMore } = freeDays;
  const { legend, hint, more, loading } = words;
  const isLoading = status === 'loading';
  const isFirst = isLoading && days.length === 0;

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    byArrow.current = event.key.startsWith('Arrow');
    if (event.key !== 'Enter') return;
    // It would send the form.
    event.preventDefault();
    event.currentTarget.click();
  };
  const handleKeyUp = () => {
    byArrow.current = false;
  };
  return (
    <div className="stack-3 one-column start script-only">
      {(isFirst || days.length > 0) && (
        <div className={styles.choices} inert={isFirst}>
          <ChoiceGroup
            legend={legend}
            hint={hint}
            name="dia-livre"
            choices={
              isFirst
                ? placeholders
                : days.map(({ day: free, slots }) => ({
                    value: free,
                    label: (
                      <>
                        {formatWeekday(free)}
                        <span className="visually-hidden">, </span>
                        <br />
                        {formatDayAndMonth(free)}
                        <span className="visually-hidden">,</span>
                      </>
                    ),
                    detail: freeWords(slots.length),
                  }))
            }
            value={day ?? ''}
            onChange={() => {}}
            onKeyDown={handleKey}
            onKeyUp={handleKeyUp}
            onClick={({ currentTarget }) => {
              onChoose(currentTarget.value);
              if (!byArrow.current) onMoveOn();
            }}
          />
        </div>
      )}
      <p className="small soft filled-only" aria-live="polite">
        {statusWords(freeDays)}
      </p>
      {(isLoading || (hasMore && status === 'known')) && (
        <Button variant="secondary" busy={isLoading} onClick={showMore}>
          {isLoading ? loading : more}
        </Button>
      )}
    </div>
  );
}

/** '4 horários livres'. */
function freeWords(count: number): string {
  const { free } = words;
  return count === 1 ? free.one : `${count} ${free.many}`;
}

function statusWords({ status, days, isLonger }: FreeDays): string {
  if (status === 'failed') return words.failed;
  if (status === 'loading') return '';
  if (days.length === 0) return words.none;
  return isLonger ? `${days.length} ${words.listed}` : '';
}
