import { useState } from 'react';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import {
  giveCommand,
  type SubmissionActionProps,
  useSubmissionAction,
} from '#src/desk/parts/useSubmissionAction.ts';
import { admin } from '#src/desk/words/admin.ts';
import { ASSIGNABLE_STATES, type Submission } from '#src/domain/submissions/submission.ts';

const OFFERED = [...ASSIGNABLE_STATES, 'spam'] as const;

/** The states that the studio gives; the chosen one shows at once, and goes back if it could not be stored. */
export function StateControl({ submission, onUpdate }: SubmissionActionProps) {
  const { kind, state: stored } = submission;
  const { label, done, failed } = admin.state;
  const { state, run, running } = useSubmissionAction(onUpdate);
  const [wanted, setWanted] = useState<Submission['state']>();
  const shown = (running && wanted) || stored;
  const choose = async (chosen: (typeof OFFERED)[number]) => {
    setWanted(chosen);
    const work = () => giveCommand('state', submission, { state: chosen });
    const tell = (changed: Submission | undefined) =>
      [done[kind][chosen], changed && slotSentence(submission, changed)].filter(Boolean).join(' ');
    await run({ work, done: tell, failed });
  };
  return (
    <div className="stack-2 start">
      <ToggleGroup
        variant="joined"
        label={label}
        choices={OFFERED.map((value) => ({ value, label: admin.states[kind][value] }))}
        chosen={OFFERED.find((choice) => choice === shown)}
        busy={running}
        onChoose={choose}
      />
      <ActionStatus state={state} />
    </div>
  );
}

/** What spam, or the end of it, did to the slot of a booking; nothing where there was none to give back or to take. */
function slotSentence(before: Submission, after: Submission): string | undefined {
  const { freed, takenAgain, lost } = admin.state.slot;
  if (before.kind !== 'bookings' || after.kind !== 'bookings' || after.cancelledAt) return undefined;
  if (after.state === 'spam') return before.holdsSlot ? freed : undefined;
  if (before.state !== 'spam') return undefined;
  return after.holdsSlot ? takenAgain : lost;
}
