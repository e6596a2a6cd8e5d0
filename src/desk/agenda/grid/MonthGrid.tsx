import type { AgendaSlot, SlotStanding } from '#src/domain/submissions/bookings/agendaDay.ts';
import { formatDayAndMonth, formatWeekday } from '#src/domain/time/calendarDay.ts';
import styles from './AgendaGrid.module.css';
import { BookingLink } from './BookingLink.tsx';
import { DayLink, GridTable } from './GridTable.tsx';

interface MonthGridProps {
  days: readonly AgendaSlot[][];
  /** The month (yyyy-mm); days of other months are paler. */
  month: string;
  today: string;
}

export function MonthGrid({ days, month, today }: MonthGridProps) {
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));
  return (
    <GridTable days={7}>
      <thead>
        <tr>
          {weeks[0]?.map(([first]) => (
            <th key={first?.day} scope="col" className={styles.day}>
              {first && formatWeekday(first.day).split('-')[0]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.[0]?.day}>
            {week.map((slots) => (
              <MonthDay key={slots[0]?.day} {...{ slots, month, today }} />
            ))}
          </tr>
        ))}
      </tbody>
    </GridTable>
  );
}

type MonthDayProps = Pick<MonthGridProps, 'month' | 'today'> & { slots: AgendaSlot[] };

function MonthDay({ slots, month, today }: MonthDayProps) {
  const day = slots[0]?.day ?? '';
  const { standing, words } = describeDay(slots);
  return (
    <td
      className={styles.cell}
      data-standing={standing}
      data-outside={!day.startsWith(month) || undefined}
      aria-current={day === today ? 'date' : undefined}
    >
      <DayLink day={day}>
        <span className={styles.number}>{Number(day.slice(8))}</span>
        <span className="visually-hidden"> ({formatDayAndMonth(day)}), </span>
      </DayLink>
      <span className={styles.word}>{words}</span>
      {slots.flatMap(({ held }) => (held ? [<BookingLink key={held.id} booking={held} isTimed />] : []))}
    </td>
  );
}

function describeDay(slots: readonly AgendaSlot[]): { standing: SlotStanding; words: string } {
  const free = slots.filter(({ standing }) => standing === 'free' || standing === 'late').length;
  if (free > 0) return { standing: 'free', words: free === 1 ? '1 livre' : `${free} livres` };
  const closed = slots.find(({ standing }) => standing === 'closed');
  if (closed) return { standing: 'closed', words: closed.word ? `Fechado: ${closed.word}` : 'Fechado' };
  return slots.some(({ standing }) => standing === 'past')
    ? { standing: 'past', words: 'Passado' }
    : { standing: 'taken', words: 'Cheio' };
}
