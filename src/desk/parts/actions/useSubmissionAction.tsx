import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { CHANGE } from '#src/desk/base/InboxQueries.tsx';
import { useCommands } from '#src/desk/base/useCommands.ts';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import { describeLogEntry } from '#src/desk/parts/record/describeLogEntry.ts';
import type { CommandFields, StudioCommandName } from '#src/domain/commands/table.ts';
import type { ApiFailure } from '#src/domain/site/apiAnswer.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { logEntries } from '#src/domain/submissions/submissionLog.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

interface Told<Result> {
  /** The sentence announced on success; the result may be part of it. */
  done: string | ((result: Result) => string);
  /** The sentence announced on failure, if the response has no sentence. The default says that nothing has changed. */
  failed?: string | undefined;
  /** Whether a success loads everything again, because the action changes more than the submission. */
  reloads?: boolean | undefined;
}

export interface SubmissionAction<Result> extends Told<Result> {
  work: (commands: ReturnType<typeof useCommands>) => Promise<Result>;
}

/**
 * Runs actions, or commands on a submission, one at a time. Resolves to true if the action succeeded. `outcome` shows
 * the result; after a conflict it describes the other person's change.
 */
export function useSubmissionAction() {
  const commands = useCommands();
  const client = useQueryClient();
  // Does not load the team, because actions before the passkey may not read it. Records load it.
  const { nameOf } = useTeamNames(false);
  const [state, setState] = useState<ActionState>({ status: 'idle' });
  const run = async <Result,>(action: SubmissionAction<Result>): Promise<boolean> => {
    const { work, done, failed, reloads } = action;
    if (state.status === 'running') return false;
    setState({ status: 'running' });
    try {
      const result = await work(commands);
      if (reloads) void client.invalidateQueries();
      setState({ status: 'done', sentence: typeof done === 'string' ? done : done(result) });
      return true;
    } catch (error) {
      const { code, cause } = error as ServiceError;
      // A removed administrator is signed out of the desk.
      if (code === 'denied') void client.refetchQueries({ queryKey: CHANGE });
      const sentence =
        code === 'changed' ? tellConflict(cause as Submission, nameOf) : failureSentence(error, failed);
      setState(code === 'declined' ? { status: 'idle' } : { status: 'failed', sentence });
      return false;
    }
  };
  const give = <Name extends StudioCommandName>(
    name: Name,
    submission: Submission,
    fields: CommandFields<Name>,
    told: Told<Submission | undefined>,
  ) => run({ ...told, work: () => commands.giveCommand(name, submission, fields) });
  const outcome = <ActionStatus state={state} />;
  return { ...commands, state, outcome, run, give, running: state.status === 'running' };
}

export function failureSentence(error: unknown, failed?: string): string {
  const { code, cause } = error as ServiceError;
  const cancelled =
    'A chave não foi usada: o navegador parou o pedido, o tempo acabou, ou nenhuma chave daqui serve. Tente de novo.';
  return (
    (cause as ApiFailure | undefined)?.error ??
    failed ??
    (code === 'cancelled' ? cancelled : deskWords.notDone)
  );
}

function tellConflict({ log }: Submission, nameOf: (email: string) => string): string {
  const last = logEntries(log).at(-1);
  return `O que você pediu não foi feito, porque este registro mudou nesse meio-tempo: ${last ? describeLogEntry(last, nameOf) : ''}. Veja como ele está agora e, se ainda quiser, peça de novo.`;
}

export type ActionState = { status: 'idle' | 'running' | 'done' | 'failed'; sentence?: string };

/** The outcome of an action, in a polite live region that is empty at first. */
export function ActionStatus({ state, ref }: { state: ActionState; ref?: Ref<HTMLElement> }) {
  const { status, sentence } = state;
  const isFailed = status === 'failed';
  return (
    <p aria-live="polite" className={`row-2 strong icons filled-only success ${isFailed ? 'error' : ''}`}>
      {sentence && (
        <>
          <Icon name={status === 'done' ? 'check' : 'alert'} />
          {/* Orca reads a focused element's own text, but not its children's texts. */}
          <span ref={ref} tabIndex={-1}>
            {sentence}
          </span>
        </>
      )}
    </p>
  );
}
