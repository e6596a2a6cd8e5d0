/** Words for changes of messages and bookings alike. */
const ofEither = {
  review: 'A verificar',
  mails: 'Emails pedidos de novo',
  deletion: 'Exclusão pedida',
  place: 'Endereço definido',
  moved: 'Mudou de horário',
  kept: 'Conversa realizada',
  missed: 'Não compareceu',
  unnoted: 'Volta a constar como marcada',
  replied: 'Resposta escrita',
  takenBack: 'Resposta desfeita antes de sair',
  noted: 'Nota escrita',
  noteRemoved: 'Nota excluída',
  address: 'Endereço de email corrigido',
} as const;

/** Words for changes by people: a submission's history, and the notice of somebody else's change. */
export const adminLog = {
  title: 'Histórico',
  sent: { messages: 'Recebida pelo site', bookings: 'Agendado pelo site' },
  entered: 'Anotado pela equipe',
  moved: 'Mudou de',
  held: 'sem aviso por email: o limite do dia foi atingido',
  untold: 'sem aviso por email',
  place: 'Endereço definido',
  reminded: 'Lembrete enviado',
  cancelled: { visitor: 'Cancelado por quem marcou', studio: 'Cancelado pela equipe' },
  by: 'por',
  you: 'você',
  visitor: 'quem enviou',
  site: 'lembrete do site',
  mailbox: 'o link do aviso por email',
  what: {
    messages: {
      ...ofEither,
      new: 'Marcada como nova',
      answered: 'Marcada como respondida',
      archived: 'Arquivada',
      spam: 'Marcada como spam',
      confirmed: 'Confirmada',
      cancelled: 'Cancelada',
    },
    bookings: {
      ...ofEither,
      new: 'Marcado como novo',
      answered: 'Marcado como respondido',
      archived: 'Arquivado',
      spam: 'Marcado como spam',
      confirmed: 'Confirmado',
      cancelled: 'Cancelado',
    },
  },
  conflict: {
    before: 'O que você pediu não foi feito, porque este registro mudou nesse meio-tempo:',
    after: 'Veja como ele está agora e, se ainda quiser, peça de novo.',
  },
  lately: 'Mudança de outra pessoa:',
} as const;
