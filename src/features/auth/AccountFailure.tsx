import type { FormStatus } from '#src/components/form/useForm.ts';
import { Notice } from '#src/components/ui/Notice.tsx';

/** Shows the message of a failure. If there was no response, adds that the connection may be the cause. */
export function AccountFailure({ state }: { state: FormStatus }) {
  if (state.status !== 'failed' || !state.message) return null;
  return (
    <Notice tone="error" title={state.message}>
      {state.reason && (
        <p>Não houve resposta: confira a conexão e tente de novo. Tudo o que você preencheu continua aqui.</p>
      )}
    </Notice>
  );
}
