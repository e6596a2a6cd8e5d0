import { studio } from '#src/copy/studio.ts';

export const manageBooking = {
  head: {
    title: `Seu agendamento | ${studio.name}`,
    description: `Veja a sua consultoria com o ${studio.name}, mude o horário ou cancele: esta página abre pelo link que está no seu email.`,
  },
  title: 'Seu agendamento',
  loading: 'Abrindo o seu agendamento',
  problem: {
    title: 'Este link não abre um agendamento',
    missing: 'Abra o link do email de confirmação inteiro. Ele vale até 30 dias depois da consultoria.',
    ways: 'Se ele não abrir, fale com a gente:',
    retry: 'Tentar de novo',
    book: 'Agendar uma consultoria',
  },
  ticket: {
    held: 'Sua consultoria',
    requested: 'Seu pedido',
    lapsed: 'Pedido sem confirmação',
    cancelled: 'Consultoria cancelada',
  },
  place: 'Onde',
  host: 'Com quem',
  cancelled: {
    title: 'Este agendamento está cancelado',
    text: 'O horário ficou livre para outra pessoa. Se quiser, marque outro.',
  },
  lapsed: {
    title: 'Ainda não confirmamos este pedido',
    text: 'O horário voltou a ficar livre. O pedido continua com a equipe, que responde por email. Se preferir não esperar, escolha outro horário.',
  },
  move: {
    action: 'Mudar o horário',
    title: 'Para quando?',
    confirm: 'Confirmar a mudança',
    running: 'Mudando...',
    keep: 'Deixar como está',
    choose: 'Escolha um dia e um horário.',
    done: 'Pronto: o horário mudou. Mandamos o convite atualizado por email.',
  },
  cancel: {
    action: 'Cancelar a consultoria',
    title: 'Cancelar mesmo?',
    text: 'O horário fica livre para outra pessoa, e não dá para desfazer.',
    mailed: 'Mandamos a confirmação por email.',
    confirm: 'Sim, cancelar',
    running: 'Cancelando...',
    keep: 'Manter a consultoria',
    done: 'Pronto: a consultoria foi cancelada.',
  },
  calendar: 'Baixar para a agenda (.ics)',
} as const;
