import { Button } from '#src/components/ui/Button.tsx';
import type { FreeDay } from '#src/domain/agenda/freeDays.ts';
import { formatDayAndMonth, formatWeekday } from '#src/domain/time/calendarDay.ts';

interface ClosedDayProps {
  title: string;
  nearest: readonly FreeDay[];
  onChoose: (day: string) => void;
}

/** The nearest free days beside one that has nothing free. */
export function ClosedDay({ title, nearest, onChoose }: ClosedDayProps) {
  if (nearest.length === 0) return null;
  return (
    <div className="stack-2">
      <p>{title}</p>
      <div className="cluster-2">
        {nearest.map(({ day }) => (
          <Button key={day} variant="secondary" onClick={() => onChoose(day)}>
            {formatWeekday(day)}, {formatDayAndMonth(day)}
          </Button>
        ))}
      </div>
    </div>
  );
}
