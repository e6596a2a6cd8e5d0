import { INVITATION_DAYS } from '#src/domain/accounts/team.ts';

/** Words for the team, and for the person who is invited to it. */
export const teamWords = {
  lead: 'Quem pode entrar nesta mesa. Cada convite, entrada e saída fica no registro de ações.',
  members: 'Equipe',
  you: 'você',
  remove: {
    action: 'Remover',
    title: 'Remover da equipe?',
    text: 'Deixa de ver a mesa neste momento, e as sessões abertas terminam. A conta no site continua.',
    confirm: 'Sim, remover',
    keep: 'Manter',
    done: 'Removido da equipe.',
    failed:
      'Não foi possível remover. A última pessoa da equipe não pode sair; se não for isso, tente de novo.',
  },
  invitations: {
    title: 'Convites',
    none: 'Nenhum convite em aberto.',
    until: 'vale até',
    withdraw: 'Retirar o convite',
    withdrawn: 'Convite retirado.',
  },
  invite: {
    label: 'Email de quem vai entrar',
    hint: `O convite vale ${INVITATION_DAYS} dias e uma vez só, para a conta que confirmou este email.`,
    action: 'Convidar',
    done: 'Convite feito: o email está a caminho.',
  },
  join: {
    question: 'Recebeu um convite da equipe?',
    action: 'Aceitar o convite',
    running: 'Conferindo...',
    refused:
      'Não há convite que valha para o email desta conta. Confira se entrou com o email convidado, se ele está confirmado (em Configurações) e se o convite tem menos de sete dias.',
    failed: 'Não foi possível aceitar o convite. Tente de novo.',
  },
} as const;
