/** The words of the desk's shell and of its first room. */
export const desk = {
  rooms: {
    label: 'Partes da mesa',
    today: 'Hoje',
    conversations: 'Conversas',
    agenda: 'Agenda',
    people: 'Pessoas',
    figures: 'Números',
    settings: 'Ajustes',
    new: 'por responder',
  },
  loading: 'Carregando...',
  failed: 'Não foi possível carregar.',
  notDone: 'Não deu certo. Nada mudou; tente de novo.',
  gate: 'Mesa do estúdio',
  today: {
    talks: { title: 'Conversas de hoje', none: 'Nenhuma conversa marcada para hoje.' },
    join: 'Entrar na sala',
    whatsapp: 'WhatsApp',
    missingPlace: 'Falta o endereço da conversa',
    over: 'Já começou',
    waiting: {
      title: 'Esperam resposta',
      none: 'Nada espera resposta. O que chegar pelo site aparece aqui sem recarregar.',
      all: 'Todas as conversas em aberto',
    },
    withoutPlace: { title: 'Consultas ainda sem endereço', text: 'Falta dizer onde acontecem:' },
    undelivered: { title: 'Emails que não saíram', none: 'Todos os emails saíram.' },
  },
} as const;
