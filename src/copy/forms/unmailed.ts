/** Shown instead of mailing a confirmation, if the mailbox has already received its daily maximum. */
export const unmailed =
  'Seu email já recebeu hoje as confirmações que mandamos por dia, e por isso esta não vai por email. Guarde o número de referência.';
