import { studio } from '#src/copy/studio.ts';
export const bookingConfirmed = {
  head: {
    title: `Agendamento confirmado | ${studio.name}`,
    description: `Resumo da sua consultoria com o ${studio.name}: dia, horário de São Paulo, número de referência, arquivo para a agenda e próximos passos.`,
  },
  title: 'Está marcado',
  underReviewTitle: 'Recebemos o seu pedido',
  neutralTitle: 'Confirmação do agendamento',
  loading: 'Abrindo o seu agendamento',
  summary: {
    title: 'Resumo do agendamento',
    name: 'Nome',
    email: 'Email',
    phone: 'Telefone',
    project: 'Descrição do projeto',
  },
  host: 'A consultoria é com',
  calendar: {
    action: 'Baixar para a agenda (.ics)',
    google: 'Google Agenda',
    outlook: 'Outlook',
    text: 'O arquivo abre no calendário do celular ou do computador, já no fuso certo.',
  },
  steps: {
    title: 'Próximos passos',
    items: [
      {
        title: 'Hoje',
        text: 'Confira o email de confirmação: o convite anexo põe a consultoria na sua agenda. Se preferir, baixe o arquivo aqui.',
      },
      { title: 'Antes da consultoria', text: 'O endereço da consultoria já está aqui e no email:' },
      {
        title: 'Na hora marcada',
        text: 'É só abrir o endereço da consultoria. Tenha à mão o que quiser mostrar: um site, um documento, uma foto.',
      },
    ],
    underReview: 'A equipe confere o pedido e confirma por email. O convite para a agenda vem junto.',
    unmailed: 'Baixe aqui o arquivo para a sua agenda e guarde o link do agendamento.',
    manage: 'Ver, mudar ou cancelar o agendamento',
    manageRequest: 'Ver ou cancelar o pedido',
    keepLink: 'O mesmo link está no email. Quem tem o link pode mudar o agendamento: guarde-o para você.',
    keepOnlyLink: 'Quem tem o link pode mudar o agendamento: guarde-o para você.',
    change: 'Prefere falar com alguém? Escreva ou ligue com o número de referência:',
  },
  none: {
    title: 'Nenhum agendamento por aqui',
    text: 'Esta página mostra o agendamento logo depois do envio. Se você já marcou, o resumo está no seu email. Se ainda não, escolha um horário.',
    action: 'Agendar uma consultoria',
  },
} as const;
