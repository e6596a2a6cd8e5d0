import { studio } from '#src/copy/studio.ts';

export const admin = {
  head: {
    title: `Mesa do estúdio | ${studio.name}`,
    description: `Área da equipe do ${studio.name}: as mensagens e os agendamentos que chegam pelo site, o estado de cada um, a agenda do dia e os emails a enviar.`,
  },
  retry: 'Tentar de novo',
  views: {
    today: 'Hoje',
    conversations: 'Conversas',
    day: 'Dia',
    week: 'Semana',
    month: 'Mês',
    agenda: 'Horários e avisos',
    person: 'Pessoas',
    team: 'Equipe',
    audit: 'Registro de ações',
    figures: 'Números',
  },
  subjects: { message: 'Mensagem', proposal: 'Proposta', budget: 'Orçamento', booking: 'Agendamento' },
  states: {
    new: 'Nova',
    answered: 'Respondida',
    archived: 'Concluída',
    review: 'A verificar',
    spam: 'Spam',
    joined: 'Em outra conversa',
  },
  delivery: {
    sent: 'Emails enviados',
    sending: 'Emails a caminho',
    undelivered: 'Email não entregue',
    withheld: 'Sem emails',
  },
  bookingStatus: {
    held: 'Marcada',
    kept: 'Realizada',
    missed: 'Não compareceu',
    cancelled: 'Cancelada',
    unheld: 'Sem horário reservado',
  },
  unreadable: 'Registro ilegível',
  deletionPending: 'Será excluído assim que o aviso de cancelamento sair por email.',
  kinds: { messages: 'Mensagem', bookings: 'Agendamento' },
  kindsOfMany: { messages: 'Mensagens', bookings: 'Agendamentos' },
} as const;
