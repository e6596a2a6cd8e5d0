import type { FormStatus } from '#src/components/form/useForm.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { failureWords, KEPT } from './failureWords.ts';

/** After a failure: the sentence about it, then what happened, and that nothing typed is lost. */
export function FailureNotice({ state }: { state: FormStatus }) {
  if (state.status !== 'failed') return null;
  const { message, reason } = state;
  if (!reason) return <Notice tone="error">{message}</Notice>;
  return (
    <Notice tone="error" title={message}>
      <p>
        {failureWords[reason]} {KEPT}
      </p>
    </Notice>
  );
}
