import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useConnectionTrouble } from '#src/desk/base/InboxQueries.tsx';
import { LISTS } from '#src/desk/base/useCommands.ts';
import { ListDetailLayout, type PaneProps } from '#src/desk/parts/layout/ListDetailLayout.tsx';
import { LoadingOrFailed } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import type { AgendaPeriod, AgendaSpan } from '#src/domain/agenda/agendaPeriod.ts';
import { agendaDay } from '#src/domain/submissions/bookings/agendaDay.ts';
import { loadAgendaDays } from '#src/services/desk/agendaDays.ts';
import { AgendaGrid } from './AgendaGrid.tsx';
import type { GridActions, OpenedDialog } from './gridActions.ts';
import { MonthGrid } from './MonthGrid.tsx';

interface PeriodViewProps {
  span: AgendaSpan;
  period: AgendaPeriod;
  today: string;
  onOpen: (dialog: OpenedDialog) => void;
  Pane: ComponentType<PaneProps>;
}

/** The grid of some days, and the booking that was opened from it. Other days are another component (by its key). */
export function PeriodView(props: PeriodViewProps) {
  const { span, period, today, onOpen, Pane } = props;
  const { days } = period;
  const [from = '', to = from] = [days[0], days.at(-1)];
  const { data, isError, refetch } = useQuery({
    queryKey: [LISTS, from, to],
    queryFn: () => loadAgendaDays(from, to),
  });
  const trouble = useConnectionTrouble();
  const bookings = data?.submissions ?? [];
  const held = bookings.filter(({ holdsSlot }) => holdsSlot).length;
  const actions: GridActions = {
    onOpen: (slot) => onOpen({ slot }),
    onMove: (id, slot) => {
      const booking = bookings.find((one) => one.id === id);
      if (booking) onOpen({ booking, to: slot });
    },
  };
  const now = new Date();
  const grid = data && { days: days.map((day) => agendaDay(day, bookings, data.rules, now)), today };
  return (
    <ListDetailLayout Pane={Pane} back="Voltar à agenda">
      <p aria-live="polite" className="small soft pad-below-2">
        {grid && (held === 0 ? 'Nenhuma consultoria' : held === 1 ? '1 consultoria' : `${held} consultorias`)}
        {trouble && <strong className="error"> {trouble}</strong>}
      </p>
      {!data && <LoadingOrFailed isFailed={isError} onRetry={refetch} />}
      {grid &&
        (span === 'month' ? (
          <MonthGrid {...grid} month={(days[7] ?? from).slice(0, 7)} />
        ) : (
          <AgendaGrid {...grid} actions={actions} />
        ))}
    </ListDetailLayout>
  );
}
