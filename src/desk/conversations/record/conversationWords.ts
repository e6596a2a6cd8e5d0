/** Words for conversations of several messages. */
export const conversationWords = {
  earlier: 'Mensagem anterior',
  part: 'Esta mensagem faz parte de uma conversa',
  open: 'Abrir a conversa',
  join: {
    before: 'Outra conversa deste endereço, de',
    action: 'Juntar a esta',
    done: 'Juntada a esta conversa.',
  },
  separate: { action: 'Separar', done: 'Separada: é uma conversa nova, em aberto.' },
  failed: 'Não foi possível. Nada mudou; tente de novo.',
} as const;
