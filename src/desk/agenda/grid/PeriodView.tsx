import { ListDetailLayout } from '#src/desk/conversations/list/ListDetailLayout.tsx';
import { LoadFailure } from '#src/desk/parts/LoadFailure.tsx';
import { useLoadedSubmissions } from '#src/desk/parts/useLoadedSubmissions.ts';
import { useConnectionTrouble } from '#src/desk/shell/InboxQueries.tsx';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import { admin } from '#src/desk/words/admin.ts';
import { desk } from '#src/desk/words/desk.ts';
import { agendaDay } from '#src/domain/agenda/agendaDay.ts';
import type { AgendaPeriod, AgendaSpan } from '#src/domain/agenda/agendaPeriod.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { AgendaGrid } from './AgendaGrid.tsx';
import type { GridActions, OpenedDialog } from './gridActions.ts';
import { MonthGrid } from './MonthGrid.tsx';

const words = {
  none: 'Nenhuma consulta',
  one: '1 consulta',
  many: 'consultas',
} as const;

interface PeriodViewProps {
  span: AgendaSpan;
  period: AgendaPeriod;
  today: string;
  navigation: InboxNavigation;
  choosing: GridActions['choosing'];
  onOpen: (dialog: OpenedDialog) => void;
  onChange: () => void;
}

/** The grid of some days, and the booking that was opened from it. Other days are another component (by its key). */
export function PeriodView(props: PeriodViewProps) {
  const { span, period, today, navigation, choosing, onOpen, onChange } = props;
  const { days } = period;
  const [from = '', to = from] = [days[0], days.at(-1)];
  const load = async () => {
    const found = await (await import('#src/services/desk/agendaDays.ts')).loadAgendaDays(from, to);
    return { ...found, submissions: found.submissions as readonly Submission[] };
  };
  const { state, retry, update, remove, deletedIds } = useLoadedSubmissions(['agenda', from, to], load);
  const trouble = useConnectionTrouble();
  const bookings = (state.status === 'ready' ? state.submissions : [])
    .filter((submission) => submission.kind === 'bookings')
    .filter(({ id }) => !deletedIds.has(id));
  const held = bookings.filter(({ holdsSlot }) => holdsSlot).length;
  const actions: GridActions = {
    navigation,
    choosing,
    onOpen: (slot) => onOpen({ slot }),
    onMove: (id, slot) => {
      const booking = bookings.find((one) => one.id === id);
      if (booking) onOpen({ booking, to: slot });
    },
  };
  const now = new Date();
  const grid = state.status === 'ready' && {
    days: days.map((day) => agendaDay(day, bookings, state.rules, now)),
    today,
    actions,
  };
  return (
    <ListDetailLayout
      navigation={navigation}
      listed={bookings.find(({ id }) => id === navigation.location.openId)}
      back={admin.submission.back.day}
      onUpdate={update}
      onChange={onChange}
      onDelete={remove}
    >
      <p aria-live="polite" className="small soft pad-below-2">
        {state.status === 'loading' && desk.loading}
        {grid && (held === 0 ? words.none : held === 1 ? words.one : `${held} ${words.many}`)}
        {deletedIds.size > 0 && `. ${admin.remove.done}`}
        {trouble && <strong className="error"> {trouble === 'denied' ? admin.denied : admin.offline}</strong>}
      </p>
      {state.status === 'failed' && (
        <div className="stack-4 start pad-block-4">
          <LoadFailure title={desk.failed} onRetry={retry} />
        </div>
      )}
      {grid &&
        (span === 'month' ? (
          <MonthGrid {...grid} month={(days[7] ?? from).slice(0, 7)} />
        ) : (
          <AgendaGrid {...grid} />
        ))}
    </ListDetailLayout>
  );
}
