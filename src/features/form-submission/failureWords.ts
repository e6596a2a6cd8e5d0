import type { FailureReason } from '#src/domain/failureReason.ts';

/** What happened, after the sentence about the failure; true whichever request it was. */
export const failureWords: Readonly<Record<FailureReason, string>> = {
  refused: 'O envio foi recusado e nada foi guardado.',
  server: 'O problema é no nosso servidor; tentar de novo não envia duas vezes.',
  offline: 'A conexão falhou antes do envio: nada foi enviado.',
  unanswered: 'Não sabemos se chegou; tentar de novo não envia duas vezes.',
};

export const KEPT = 'Tudo o que você preencheu continua aqui.';
export const TRY_AGAIN = 'Tentar de novo';
