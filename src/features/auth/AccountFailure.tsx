import type { FormStatus } from '#src/components/form/useForm.ts';
import { Notice } from '#src/components/ui/Notice.tsx';

/** The message of a failure. If there was no response, it adds that the connection is the likely cause. */
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
