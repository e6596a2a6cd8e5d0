import { SLOTS } from '#src/domain/agenda/slots.ts';
import type { AgendaSlot } from '#src/domain/submissions/bookings/agendaDay.ts';
import { formatNumericDay, formatWeekday } from '#src/domain/time/calendarDay.ts';
import styles from './AgendaGrid.module.css';
import { DayLink } from './DayLink.tsx';
import { GridTable } from './GridTable.tsx';
import type { GridActions } from './gridActions.ts';
import { SlotCell } from './SlotCell.tsx';

interface AgendaGridProps {
  days: readonly AgendaSlot[][];
  today: string;
  actions: GridActions;
}

export function AgendaGrid({ days, today, actions }: AgendaGridProps) {
  return (
    <GridTable days={days.length}>
      <thead>
        <tr>
          <td className={styles.corner} />
          {days.map(([{ day = '' } = {}]) => (
            <th
              key={day}
              scope="col"
              className={styles.day}
              data-today={day === today || undefined}
              aria-current={day === today ? 'date' : undefined}
            >
              <DayLink day={day}>
                {formatWeekday(day).split('-')[0]}
                <span className={styles.date}>{formatNumericDay(day).slice(0, 5)}</span>
              </DayLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SLOTS.map((slot, index) => (
          <tr key={slot}>
            <th scope="row" className={styles.time}>
              {slot}
            </th>
            {days.map((slots) => {
              const here = slots[index];
              return here && <SlotCell key={here.day} slot={here} actions={actions} />;
            })}
          </tr>
        ))}
      </tbody>
    </GridTable>
  );
}
