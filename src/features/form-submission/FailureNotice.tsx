import type { FormStatus } from '#src/components/form/useForm.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import type { FailureReason } from '#src/domain/site/failureReason.ts';

const failureWords: Readonly<Record<FailureReason, string>> = {
  refused: 'O envio foi recusado e nada foi guardado.',
  server: 'O problema é no nosso servidor; tentar de novo não envia duas vezes.',
  offline: 'A conexão falhou antes do envio: nada foi enviado.',
  unanswered: 'Não sabemos se chegou; tentar de novo não envia duas vezes.',
};

/** Says why a form was not sent, and that everything typed is kept. */
export function FailureNotice({ state }: { state: FormStatus }) {
  if (state.status !== 'failed') return null;
  const { message, reason } = state;
  if (!reason) return <Notice tone="error">{message}</Notice>;
  return (
    <Notice tone="error" title={message}>
      <p>{failureWords[reason]} Tudo o que você preencheu continua aqui.</p>
    </Notice>
  );
}
