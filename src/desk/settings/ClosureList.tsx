import { Button } from '#src/components/ui/Button.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import type { Closure } from '#src/domain/agenda/bookingRules.ts';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';
import type { StudioAgenda } from '#src/services/desk/agendaSettings.ts';
import { doInStudio } from '#src/services/desk/commands.ts';

/** Closed days and slots, each with its reason and a button to open it again. */
export function ClosureList({
  agenda,
  onChange,
}: {
  agenda: StudioAgenda;
  onChange: () => Promise<unknown>;
}) {
  const { availability, settings } = agenda;
  const { outcome, run, running } = useSubmissionAction();
  const open = ({ id }: Closure) => {
    const work = async () => {
      await doInStudio({ action: 'reopen', id });
      await onChange();
    };
    void run({ work, done: 'Reaberto.' });
  };
  const closures = availability.closures.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return (
    <>
      {closures.length === 0 ? (
        <p>Nada fechado além dos feriados.</p>
      ) : (
        <ul className="stack full plain-list">
          {closures.map((closure) => (
            <li key={closure.id} className="cluster-4 middle between hairline-below pad-block-3">
              <p className="breakable">
                <strong>{rangeOf(closure)}</strong>,{' '}
                {closure.slots.length > 0 ? closure.slots.join(', ') : 'o dia inteiro'}
                {settings.reasons[closure.id] && <span>. {settings.reasons[closure.id]}</span>}
              </p>
              <Button variant="secondary" aria-disabled={running} onClick={() => open(closure)}>
                Reabrir
                <span className="visually-hidden"> {rangeOf(closure)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {outcome}
    </>
  );
}

function rangeOf({ from, to }: Closure): string {
  return from === to ? formatShortDay(from) : `${formatShortDay(from)} – ${formatShortDay(to)}`;
}
