import type { FailureReason } from '#src/domain/site/failureReason.ts';

export const FAILURE_REASONS: Readonly<Record<FailureReason, string>> = {
  refused: 'O envio foi recusado e nada foi guardado.',
  server: 'O problema é no nosso servidor; tentar de novo não envia duas vezes.',
  offline: 'A conexão falhou antes do envio: nada foi enviado.',
  unanswered: 'Não sabemos se chegou; tentar de novo não envia duas vezes.',
};
