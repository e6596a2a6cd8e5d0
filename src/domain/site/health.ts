/** Faults that visitors do not notice, each with its message to administrators. */
export const HEALTH_TOPICS = {
  mail: 'Há emails que não puderam ser entregues. Veja o filtro “Email não entregue” no painel.',
  mailbox: 'A caixa de email do estúdio não pôde ser lida na última hora. Veja em Ajustes.',
  volume:
    'Chegaram muito mais envios do que o normal na última hora. Nenhum foi recusado: as mensagens a mais ficam a verificar, e os agendamentos a mais são pedidos que guardam o horário por duas horas. Confirme no painel os que forem de verdade.',
} as const;

export type HealthTopic = keyof typeof HEALTH_TOPICS;

/** If the last hourly check is older than this, the checks have stopped. */
export const CHECKS_STOPPED_MS = 130 * 60_000;

/** Path of the last check's result: `checkedAt`, and the `topics` with a fault. Administrators may read it. */
export const HEALTH_STATUS_PATH = 'health/status';
