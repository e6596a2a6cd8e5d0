/** Words for cancelling a booking: the reason, and other times. */
export const adminCancel = {
  form: 'Motivo e outros horários',
  reason: 'Motivo',
  choose: 'Escolha o motivo',
  note: 'Mensagem para quem marcou',
  noteHint: 'Vai no email do cancelamento, junto com o motivo. Só é obrigatória quando o motivo é outro.',
  withoutMail: 'Este agendamento não tem email: avise por telefone.',
  offers: 'Oferecer outros horários',
  offersHint:
    'Até três horários livres agora, dois já escolhidos. Eles não ficam reservados: quem chegar antes fica com eles.',
  offer: 'Horário',
  noOffer: 'Nenhum',
  noneFree: 'Não há horário livre para oferecer.',
  loading: 'Consultando a agenda...',
  offersFailed: 'Não foi possível consultar a agenda. Dá para cancelar sem oferecer horários.',
  told: 'Motivo:',
  offered: 'Horários oferecidos:',
} as const;
