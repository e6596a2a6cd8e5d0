import { useState } from 'react';
import styles from '#src/desk/conversations/list/ConversationsView.module.css';
import { putAwayDays } from '#src/domain/submissions/putAwayDays.ts';
import { addDays, formatShortDay, isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';

const OTHER = 'outro';

interface PutAwayProps {
  busy: boolean;
  /** Takes a day after today, yyyy-mm-dd. */
  onChoose: (day: string) => void;
}

/** Until when something is put away: tomorrow, Monday, in a week, or another day. */
export function PutAway({ busy, onChoose }: PutAwayProps) {
  const [isOther, setIsOther] = useState(false);
  const today = todayInSaoPaulo(new Date());
  const tomorrow = addDays(today, 1);
  return (
    <div className="row-2 middle small wrapping">
      <select
        aria-label="Adiar até"
        className={styles.choice}
        value={isOther ? OTHER : ''}
        aria-disabled={busy}
        onChange={({ target: { value } }) => {
          setIsOther(value === OTHER);
          if (value && value !== OTHER && !busy) onChoose(value);
        }}
      >
        <option value="">Adiar…</option>
        {putAwayDays(today).map(({ label, day }) => (
          <option key={label} value={day}>
            {label}, {formatShortDay(day)}
          </option>
        ))}
        <option value={OTHER}>Outro dia…</option>
      </select>
      {isOther && (
        <input
          type="date"
          aria-label="Adiar até o dia"
          className={styles.choice}
          min={tomorrow}
          onChange={({ target: { value } }) => isCalendarDay(value) && value >= tomorrow && onChoose(value)}
        />
      )}
    </div>
  );
}
