import { type FormEvent, useRef, useState } from 'react';
import { DateField } from '#src/components/form/fields/DateField.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import {
  giveCommand,
  type SubmissionActionProps,
  useSubmissionAction,
} from '#src/desk/parts/useSubmissionAction.ts';
import { admin } from '#src/desk/words/admin.ts';
import { ASSIGNABLE_STATES, type Submission } from '#src/domain/submissions/submission.ts';
import { addDays, formatDate, isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';

const OFFERED = [...ASSIGNABLE_STATES, 'spam'] as const;

/** The states that the studio gives; the chosen one shows at once, and goes back if it could not be stored. */
export function StateControl({ submission, onUpdate }: SubmissionActionProps) {
  const { state: stored } = submission;
  const { label, done, failed } = admin.state;
  const { state, run, running } = useSubmissionAction(onUpdate);
  const [wanted, setWanted] = useState<Submission['state']>();
  const shown = (running && wanted) || stored;
  const choose = async (chosen: (typeof OFFERED)[number]) => {
    setWanted(chosen);
    const work = () => giveCommand('state', submission, { state: chosen });
    const tell = (changed: Submission | undefined) =>
      [done[chosen], changed && slotSentence(submission, changed)].filter(Boolean).join(' ');
    await run({ work, done: tell, failed });
  };
  return (
    <div className="stack-2 start">
      <ToggleGroup
        variant="joined"
        label={label}
        choices={OFFERED.map((value) => ({ value, label: admin.states[value] }))}
        chosen={OFFERED.find((choice) => choice === shown)}
        busy={running}
        onChoose={choose}
      />
      <ActionStatus state={state} />
      {stored !== 'spam' && <RemindOn submission={submission} onUpdate={onUpdate} />}
    </div>
  );
}

/** Archives a submission until a day, on which it is new again. */
function RemindOn({ submission, onUpdate }: SubmissionActionProps) {
  const { remindOn } = submission;
  const { remind, failed } = admin.state;
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string>();
  const { state, run, running } = useSubmissionAction(onUpdate);
  const tomorrow = addDays(todayInSaoPaulo(new Date()), 1);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { dia: until = '' } = readValues(event.currentTarget);
    const isLater = isCalendarDay(until) && until >= tomorrow;
    setError(isLater ? undefined : remind.error);
    if (!isLater) return;
    const work = () => giveCommand('state', submission, { state: 'archived', until });
    if (!(await run({ work, done: `${remind.until} ${formatDate(until)}.`, failed }))) return;
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      {remindOn && state.status !== 'done' && (
        <p>
          {remind.until} {formatDate(remindOn)}.
        </p>
      )}
      <Button ref={opener} variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {remind.action}
      </Button>
      {isOpen && (
        <form noValidate aria-label={remind.action} className="stack-2 start" onSubmit={handleSubmit}>
          <DateField
            label={remind.label}
            hint={remind.hint}
            name="dia"
            min={tomorrow}
            required
            error={error}
          />
          <Button type="submit" variant="secondary" busy={running}>
            {running ? remind.saving : remind.save}
          </Button>
        </form>
      )}
      <ActionStatus state={remindOn || state.status !== 'done' ? state : { status: 'idle' }} />
    </>
  );
}

/** The effect of marking or unmarking spam on a booking's slot; undefined where no slot was freed or taken. */
function slotSentence(before: Submission, after: Submission): string | undefined {
  const { freed, takenAgain, lost } = admin.state.slot;
  if (before.kind !== 'bookings' || after.kind !== 'bookings' || after.cancelledAt) return undefined;
  if (after.state === 'spam') return before.holdsSlot ? freed : undefined;
  if (before.state !== 'spam') return undefined;
  return after.holdsSlot ? takenAgain : lost;
}
