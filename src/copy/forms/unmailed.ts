/** Said in the place of a confirmation by mail, where the mailbox has had all of a day. */
export const unmailed =
  'Seu email já recebeu hoje as confirmações que mandamos por dia, e por isso esta não vai por email. Guarde o número de referência.';
