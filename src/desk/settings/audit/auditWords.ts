/** Words for the audit log. */
export const auditWords = {
  lead: 'Quem excluiu, cancelou ou baixou dados, e quem entrou na equipe ou saiu. De visitantes, só o número do registro. Ninguém muda esta lista, e cada linha some depois de 12 meses.',
  none: 'Nenhuma ação nos últimos 12 meses.',
  you: 'você',
  former: 'alguém que não está na equipe',
  by: 'Por',
  about: 'Sobre',
  from: 'de',
  until: 'até',
  actions: {
    delete: 'Exclusão',
    cancel: 'Cancelamento',
    export: 'Cópia baixada',
    invite: 'Convite para a equipe',
    join: 'Entrada na equipe',
    remove: 'Remoção da equipe',
  },
  more: 'Carregar mais',
  moreFailed: 'Não foi possível carregar mais. Tente de novo.',
} as const;
