/** The words of the desk's shell and of its first room. */
export const desk = {
  rooms: {
    label: 'Partes da mesa',
    today: 'Hoje',
    conversations: 'Conversas',
    agenda: 'Agenda',
    people: 'Pessoas',
    settings: 'Ajustes',
    new: 'por responder',
  },
  gate: 'Mesa do estúdio',
  add: { open: 'Novo', title: 'Anotar um agendamento', close: 'Fechar' },
  today: {
    title: 'Hoje',
    talks: { title: 'Conversas de hoje', none: 'Nenhuma conversa marcada para hoje.', next: 'A próxima:' },
    join: 'Entrar na sala',
    joinFor: 'de',
    whatsapp: 'WhatsApp',
    whatsappFor: 'para',
    missingPlace: 'Sem endereço',
    over: 'Já foi',
    waiting: {
      title: 'Esperam resposta',
      none: 'Nada espera resposta. O que chegar pelo site aparece aqui sem recarregar.',
      more: 'Ver todas em Conversas',
    },
    left: {
      late: { one: 'Atrasada há 1 dia útil', many: 'dias úteis', before: 'Atrasada há' },
      last: 'Último dia: responda hoje',
      one: 'Falta 1 dia útil',
      many: { before: 'Faltam', after: 'dias úteis' },
    },
    failed: { title: 'E-mails que não saíram', none: 'Todos os e-mails saíram.' },
    loading: 'Carregando o dia...',
    loadFailed: 'Não foi possível carregar o dia.',
  },
} as const;
