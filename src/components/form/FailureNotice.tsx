import { Notice } from '#src/components/ui/Notice.tsx';
import type { FailureReason } from '#src/domain/site/failureReason.ts';
import type { FormStatus } from './useForm.ts';

interface FailureNoticeProps {
  state: FormStatus;
  /** The words for the visitor, by the reason of the failure. */
  reasons: Readonly<Partial<Record<FailureReason, string>>>;
}

/** Shows the message of a failure, and its reason if it is known. Errors of fields have no message. */
export function FailureNotice({ state, reasons }: FailureNoticeProps) {
  if (state.status !== 'failed' || !state.message) return null;
  return (
    <Notice tone="error" title={state.message}>
      {state.reason && <p>{reasons[state.reason]} Tudo o que você preencheu continua aqui.</p>}
    </Notice>
  );
}
