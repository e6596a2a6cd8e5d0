import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MoveDialog } from '#src/desk/agenda/MoveDialog.tsx';
import { SlotDialog } from '#src/desk/agenda/SlotDialog.tsx';
import { ListDetailLayout } from '#src/desk/conversations/list/ListDetailLayout.tsx';
import { LoadFailure } from '#src/desk/parts/LoadFailure.tsx';
import { LISTS } from '#src/desk/parts/useCommands.ts';
import { useConnectionTrouble } from '#src/desk/shell/InboxQueries.tsx';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import { type AgendaSlot, agendaDay } from '#src/domain/agenda/agendaDay.ts';
import type { AgendaPeriod, AgendaSpan } from '#src/domain/agenda/agendaPeriod.ts';
import type { DaySlot } from '#src/domain/agenda/freeDays.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { AgendaGrid } from './AgendaGrid.tsx';
import styles from './AgendaRoom.module.css';
import type { GridActions } from './gridActions.ts';
import { MonthGrid } from './MonthGrid.tsx';

const words = {
  loading: 'Carregando a agenda...',
  failed: 'Não foi possível carregar a agenda.',
  none: 'Nenhuma consulta',
  one: '1 consulta',
  many: 'consultas',
  changed: 'A agenda mudou.',
} as const;

interface PeriodViewProps {
  span: AgendaSpan;
  period: AgendaPeriod;
  today: string;
  navigation: InboxNavigation;
  choosing: GridActions['choosing'];
}

/** The open dialog: of a slot, or of a slot on which a booking was dropped. */
type Opened = { slot: AgendaSlot } | { booking: BookingSubmission; to: DaySlot };

/** The grid of some days, and the booking that was opened from it. Other days are another component (by its key). */
export function PeriodView(props: PeriodViewProps) {
  const { span, period, today, navigation, choosing } = props;
  const { days } = period;
  const [from = '', to = from] = [days[0], days.at(-1)];
  const { data, isError, refetch } = useQuery({
    queryKey: [LISTS, from, to],
    queryFn: async () => (await import('#src/services/desk/agendaDays.ts')).loadAgendaDays(from, to),
  });
  const trouble = useConnectionTrouble();
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened>();
  const [hasChanged, setHasChanged] = useState(false);
  const handleClose = (isDone: boolean) => {
    setOpened(undefined);
    setHasChanged(isDone);
    if (isDone) void client.invalidateQueries();
  };
  const bookings = data?.submissions ?? [];
  const held = bookings.filter(({ holdsSlot }) => holdsSlot).length;
  const actions: GridActions = {
    navigation,
    choosing,
    onOpen: (slot) => setOpened({ slot }),
    onMove: (id, to) => {
      const booking = bookings.find((one) => one.id === id);
      if (booking) setOpened({ booking, to });
    },
  };
  const now = new Date();
  const slots = data && days.map((day) => agendaDay(day, bookings, data.rules, now));
  return (
    <ListDetailLayout navigation={navigation} back="Voltar à agenda">
      <p aria-live="polite" className={styles.status}>
        {!data && !isError && words.loading}
        {slots && (held === 0 ? words.none : held === 1 ? words.one : `${held} ${words.many}`)}
        {hasChanged && `. ${words.changed}`}
        {trouble && <strong className="error"> {trouble}</strong>}
      </p>
      {!data && isError && (
        <div className="stack-4 start pad-block-4">
          <LoadFailure title={words.failed} onRetry={refetch} />
        </div>
      )}
      {slots &&
        (span === 'month' ? (
          <MonthGrid days={slots} month={(days[7] ?? from).slice(0, 7)} today={today} actions={actions} />
        ) : (
          <AgendaGrid days={slots} today={today} actions={actions} />
        ))}
      {opened && 'slot' in opened && <SlotDialog slot={opened.slot} onClose={handleClose} />}
      {opened && 'booking' in opened && (
        <MoveDialog booking={opened.booking} to={opened.to} onClose={handleClose} />
      )}
    </ListDetailLayout>
  );
}
