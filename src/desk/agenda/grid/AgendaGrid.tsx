import type { DragEvent } from 'react';
import { busyWords } from '#src/desk/agenda/SlotDialog.tsx';
import type { DaySlot } from '#src/domain/agenda/freeDays.ts';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import type { AgendaSlot, SlotStanding } from '#src/domain/submissions/bookings/agendaDay.ts';
import { formatLongDay, formatNumericDay, formatWeekday } from '#src/domain/time/calendarDay.ts';
import styles from './AgendaGrid.module.css';
import { BookingLink, DRAGGED_BOOKING } from './BookingLink.tsx';
import { DayLink, GridTable } from './GridTable.tsx';

export interface GridActions {
  onOpen: (slot: AgendaSlot) => void;
  onMove: (id: string, to: DaySlot) => void;
}

type AgendaGridProps = { days: readonly AgendaSlot[][]; today: string; actions: GridActions };

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

const words: Record<Exclude<SlotStanding, 'taken'>, string> = {
  past: 'Passado',
  closed: 'Fechado',
  late: 'Só pelo estúdio',
  unhosted: 'Ninguém livre',
  free: 'Livre',
};

function SlotCell({ slot, actions }: { slot: AgendaSlot; actions: GridActions }) {
  const { day, slot: time, standing, word, busy, isOpened, held, others } = slot;
  const isOpen = standing !== 'taken' && standing !== 'past';
  const isEmpty = !isOpen && !held && others.length === 0;
  const name =
    standing === 'taken' ? '' : words[standing] + (standing === 'closed' && word ? `: ${word}` : '');
  const isBusy = isOpen && standing !== 'closed' && busy.length > 0;
  const dropping = isOpen && {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(DRAGGED_BOOKING)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      actions.onMove(event.dataTransfer.getData(DRAGGED_BOOKING), { data: day, horario: time });
    },
  };
  return (
    <td
      className={styles.cell}
      data-standing={standing}
      data-stop={isEmpty || undefined}
      tabIndex={isEmpty ? -1 : undefined}
      {...dropping}
    >
      {isOpen && (
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          onClick={() => actions.onOpen(slot)}
        >
          <span className={styles.word}>{isOpened ? 'Aberto para uma consultoria' : name}</span>{' '}
          {isBusy && <span className={styles.word}>{busyWords(busy)}</span>}{' '}
          <span className="visually-hidden">
            ({formatLongDay(day)}, {time})
          </span>
        </button>
      )}
      {standing === 'past' && <p className={styles.word}>{name}</p>}
      {(held ? [held, ...others] : others).map((booking) => (
        <BookingLink key={booking.id} booking={booking} />
      ))}
    </td>
  );
}
