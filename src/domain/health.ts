/** What can be wrong behind the scenes, each with the sentence that administrators read. */
export const HEALTH_TOPICS = {
  mail: 'Há e-mails que não puderam ser entregues. Veja o filtro "E-mail não entregue" na caixa de entrada.',
  redelivery: 'O reenvio automático de e-mails está parado há mais de 30 minutos.',
  captcha:
    'O captcha está recusando ou falhando mais do que o normal: visitantes podem não conseguir enviar.',
  requests: 'Envios de visitantes falharam no servidor, ou o banco de dados ficou fora de alcance.',
  volume: 'Chegaram muito mais envios do que o normal na última hora. Nenhum foi recusado por isso.',
} as const;

export type HealthTopic = keyof typeof HEALTH_TOPICS;

/**
 * One thing that went wrong, from the check that found it to the one that no longer did. `alert` and `allClear` are the
 * two mails to the studio; an incident that is over before its alert could be sent is told by the second alone.
 */
export type Incident = {
  openedAt: Date;
  /** Since when the checks find nothing, null while they do. */
  quietSince: Date | null;
  endedAt: Date | null;
  alert: 'pending' | 'sent' | 'skipped';
  allClear: 'none' | 'pending' | 'sent';
};

/** health/status as it is stored; administrators may read it. */
export type HealthStatus = {
  checkedAt: Date;
  incidents: Partial<Record<HealthTopic, Incident>>;
};

/** Checks run every hour; when the last one is older than this, they have stopped. */
export const CHECKS_STOPPED_MS = 130 * 60_000;

/** Where the result of the last check is stored. */
export const HEALTH_STATUS_PATH = 'health/status';
