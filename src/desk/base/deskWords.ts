import { studio } from '#src/copy/studio.ts';
import { columnOf } from '#src/domain/submissions/states.ts';

export const deskWords = {
  head: {
    title: `Painel do estúdio | ${studio.name}`,
    description: `Área da equipe do ${studio.name}: as mensagens e os agendamentos que chegam pelo site, o estado de cada um, a agenda do dia e os emails a enviar.`,
  },
  failed: 'Não foi possível carregar.',
  notDone: 'Não deu certo. Nada mudou; tente de novo.',
  states: columnOf('label'),
  delivery: {
    sent: 'Emails enviados',
    sending: 'Emails a caminho',
    undelivered: 'Email não entregue',
    withheld: 'Sem emails',
  },
  unreadable: 'Registro ilegível',
  deletionPending: 'Será excluído assim que o aviso de cancelamento sair por email.',
  kinds: { messages: 'Mensagem', bookings: 'Agendamento' },
  kindsOfMany: { messages: 'Mensagens', bookings: 'Agendamentos' },
} as const;
