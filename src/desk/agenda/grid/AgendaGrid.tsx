import { Link } from 'react-router-dom';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import type { AgendaSlot } from '#src/domain/agenda/agendaDay.ts';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import { formatNumericDay, formatWeekday } from '#src/domain/time/calendarDay.ts';
import styles from './AgendaGrid.module.css';
import { GridTable } from './GridTable.tsx';
import { SlotCell } from './SlotCell.tsx';

interface AgendaGridProps {
  /** The slots of each day. */
  days: readonly AgendaSlot[][];
  today: string;
  navigation: InboxNavigation;
}

/** Days beside each other, each with its slots. */
export function AgendaGrid({ days, today, navigation }: AgendaGridProps) {
  return (
    <GridTable days={days.length}>
      <thead>
        <tr>
          <td className={styles.corner} />
          {days.map(
            ([first]) => first && <DayHead key={first.day} {...{ day: first.day, today, navigation }} />,
          )}
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
              return here && <SlotCell key={here.day} slot={here} navigation={navigation} />;
            })}
          </tr>
        ))}
      </tbody>
    </GridTable>
  );
}

interface DayHeadProps {
  day: string;
  today: string;
  navigation: InboxNavigation;
}

function DayHead({ day, today, navigation }: DayHeadProps) {
  const isToday = day === today;
  return (
    <th
      scope="col"
      className={styles.day}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <Link to={navigation.linkTo({ view: 'day', day, openId: undefined })}>
        {formatWeekday(day).split('-')[0]}
        <span className={styles.date}>{formatNumericDay(day).slice(0, 5)}</span>
      </Link>
    </th>
  );
}
