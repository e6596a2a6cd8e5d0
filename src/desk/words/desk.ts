/** The words of the desk's shell and of its first room. */
export const desk = {
  rooms: {
    today: 'Hoje',
    conversations: 'Conversas',
    agenda: 'Agenda',
    people: 'Pessoas',
    figures: 'Números',
    settings: 'Ajustes',
  },
  loading: 'Carregando...',
  failed: 'Não foi possível carregar.',
  notDone: 'Não deu certo. Nada mudou; tente de novo.',
} as const;
