export const bookingSuccess = {
  title: 'Agendamento enviado com sucesso!',
  text: 'Mandamos a confirmação para o seu email, com o convite para a agenda. Se ela não aparecer em alguns minutos, olhe também a caixa de spam.',
  underReview: 'O horário está reservado para você. A equipe confirma por email.',
  ticket: 'Sua consultoria',
} as const;
