import { studio } from '#src/copy/studio.ts';

export const markAnswered = {
  head: {
    title: `Respondido por email | ${studio.name}`,
    description: `Página da equipe do ${studio.name}: marca como respondido o que foi respondido pela caixa de email.`,
  },
  title: 'Respondido por email?',
  text: 'Esta página é para a equipe do estúdio, que respondeu pela caixa de email. Ela só marca isso no painel, e lá dá para desfazer.',
  action: 'Marcar como respondido',
  running: 'Marcando...',
  done: 'Não espera mais resposta. Número de referência:',
  missing: 'Abra o link do aviso inteiro. Ele vale por 14 dias.',
} as const;
