/** Faults that visitors do not see, each with the sentence that administrators read. */
export const HEALTH_TOPICS = {
  mail: 'Há emails que não puderam ser entregues. Veja o filtro "Email não entregue" no painel.',
  redelivery: 'O reenvio automático de emails está parado há mais de 30 minutos.',
  mailbox: 'A caixa de email do estúdio não pôde ser lida na última hora. Veja em Ajustes.',
  captcha:
    'O captcha está recusando ou falhando mais do que o normal: visitantes podem não conseguir enviar.',
  requests: 'Envios de visitantes falharam no servidor, ou o banco de dados ficou fora de alcance.',
  volume:
    'Chegaram muito mais envios do que o normal na última hora. Nenhum foi recusado: as mensagens a mais ficam a verificar, e os agendamentos a mais são pedidos que guardam o horário por duas horas. Confirme no painel os que forem de verdade.',
} as const;

export type HealthTopic = keyof typeof HEALTH_TOPICS;

/** A problem since the check that found it; `quietSince` is the first check without it, null while it lasts. */
export type Incident = { openedAt: Date; quietSince: Date | null };

/** health/status as it is stored, with the incidents that are not over; administrators may read it. */
export type HealthStatus = { checkedAt: Date; incidents: Partial<Record<HealthTopic, Incident>> };

/** Checks run every hour; when the last one is older than this, they have stopped. */
export const CHECKS_STOPPED_MS = 130 * 60_000;

export const HEALTH_STATUS_PATH = 'health/status';
