import type { ApiFailure } from '#src/domain/site/apiAnswer.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

/** Why something about passkeys did not work out: the function's own sentence, where it has one. */
export function failureSentence(error: unknown): string {
  const { code, cause } = error as ServiceError;
  if (code === 'cancelled')
    return 'A chave não foi usada: o navegador parou o pedido, o tempo acabou, ou nenhuma chave daqui serve. Tente de novo.';
  return (cause as ApiFailure | undefined)?.error ?? 'Não deu certo. Confira a sua conexão e tente de novo.';
}
