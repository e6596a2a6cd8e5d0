import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';
import type { StudioAgenda } from '#src/services/desk/agendaSettings.ts';
import { doInStudio } from '#src/services/desk/commands.ts';

type ClosureListProps = { agenda: StudioAgenda; onChange: () => Promise<unknown> };

/** Closed days and slots, each with its reason and a button to open it again. */
export function ClosureList({ agenda: { availability, settings }, onChange }: ClosureListProps) {
  const action = useSubmissionAction();
  const closures = availability.closures.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return (
    <>
      <p>
        Dias se fecham na agenda, com “Fechar dias”.
        {closures.length === 0 && ' Nada fechado além dos feriados.'}
      </p>
      <ul className="stack full plain-list">
        {closures.map(({ id, from, to, slots }) => {
          const range = [...new Set([from, to])].map(formatShortDay).join(' – ');
          return (
            <li key={id} className="cluster-4 middle between hairline-below pad-block-3">
              <p className="breakable">
                <strong>{range}</strong>, {slots.length > 0 ? slots.join(', ') : 'o dia inteiro'}
                {settings.reasons[id] && <span>. {settings.reasons[id]}</span>}
              </p>
              <ActionButton
                action={action}
                work={() => doInStudio({ action: 'reopen', id }).then(onChange)}
                done="Reaberto."
              >
                Reabrir
                <span className="visually-hidden"> {range}</span>
              </ActionButton>
            </li>
          );
        })}
      </ul>
      {action.outcome}
    </>
  );
}
