import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { DateField } from '#src/components/form/fields/DateField.tsx';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { CloseDaysDialog } from '#src/desk/agenda/CloseDaysDialog.tsx';
import { SlotDialog } from '#src/desk/agenda/SlotDialog.tsx';
import { useConnectionTrouble } from '#src/desk/base/InboxQueries.tsx';
import { LISTS } from '#src/desk/base/useCommands.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { MoveDialog } from '#src/desk/parts/bookings/MoveDialog.tsx';
import { ListDetailLayout } from '#src/desk/parts/layout/ListDetailLayout.tsx';
import { LoadingOrFailed } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { type AgendaSpan, agendaPeriod } from '#src/domain/agenda/agendaPeriod.ts';
import { agendaDay } from '#src/domain/submissions/bookings/agendaDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { loadAgendaDays } from '#src/services/desk/agendaDays.ts';
import { AgendaGrid, type GridActions } from './AgendaGrid.tsx';
import styles from './AgendaRoom.module.css';
import { MonthGrid } from './MonthGrid.tsx';

/** Earliest day of the date field. While a year is typed, its first digits form a year like 0020, which is ignored. */
const FIRST_DAY = '2000-01-01';

type AgendaRoomProps = Pick<ComponentProps<typeof ListDetailLayout>, 'Pane'> & { span: AgendaSpan };

export function AgendaRoom({ span, Pane }: AgendaRoomProps) {
  const { location, linkTo, go } = useInboxNavigation();
  const today = todayInSaoPaulo(new Date());
  const day = location.day ?? today;
  const { days, title, previous, next } = agendaPeriod(span, day);
  const [from = '', to = from] = [days[0], days.at(-1)];
  const { data, isError, refetch } = useQuery({
    queryKey: [LISTS, from, to],
    queryFn: () => loadAgendaDays(from, to),
  });
  const trouble = useConnectionTrouble();
  const bookings = data?.submissions ?? [];
  const held = bookings.filter(({ holdsSlot }) => holdsSlot).length;
  const counted = held > 0 ? `${held} consultoria${held === 1 ? '' : 's'}` : 'Nenhuma consultoria';
  const now = new Date();
  const grid = data && { days: days.map((one) => agendaDay(one, bookings, data.rules, now)), today };

  const [typed, setTyped] = useState(day);
  const client = useQueryClient();
  const [dialog, setDialog] = useState<ReactNode>();
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    setTyped(day);
    setOutcome('');
  }, [day]);
  const handleClose = (done?: string) => {
    setDialog(undefined);
    setOutcome('');
    // The outcome is announced after the dialog has closed: screen readers do not read changes behind a dialog.
    if (done) void client.invalidateQueries().then(() => setOutcome(done));
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    if (target.value && target.validity.valid) go({ day: target.value });
  };
  const actions: GridActions = {
    onOpen: (slot) => setDialog(<SlotDialog slot={slot} onClose={handleClose} />),
    onMove: (id, to) => {
      const booking = bookings.find((one) => one.id === id);
      if (booking) setDialog(<MoveDialog booking={booking} to={to} onClose={handleClose} />);
    },
  };
  const steps = { Anterior: previous, Hoje: undefined, Seguinte: next };
  return (
    <section aria-labelledby="parte">
      <ListDetailLayout Pane={Pane} list={`${span} ${from}`}>
        <div className="cluster-3 bottom between pad-block-3">
          <h2 id="parte" className="subtitle capital">
            {title}
          </h2>
          <div className={`${styles.tools} cluster-2 middle screen-only`}>
            {Object.entries(steps).map(([label, step]) => (
              <ButtonLink key={label} to={linkTo({ day: step })} variant="secondary" label={label} />
            ))}
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              onClick={() => setDialog(<CloseDaysDialog day={day} onClose={handleClose} />)}
            >
              Fechar dias
            </Button>
            <DateField label="Dia" min={FIRST_DAY} value={typed} onChange={handleChange} />
          </div>
        </div>
        <p aria-live="polite" className="small soft pad-below-2">
          {/* The outcome takes the place of this line, so that it moves nothing. */}
          {outcome ? <strong className="success">{outcome}</strong> : grid && counted}
          {trouble && <strong className="error"> {trouble}</strong>}
        </p>
        {!grid && <LoadingOrFailed isFailed={isError} onRetry={refetch} />}
        {grid && span === 'month' && <MonthGrid key={from} {...grid} month={(days[7] ?? from).slice(0, 7)} />}
        {grid && span !== 'month' && <AgendaGrid key={`${span} ${from}`} {...grid} actions={actions} />}
      </ListDetailLayout>
      {dialog}
    </section>
  );
}
