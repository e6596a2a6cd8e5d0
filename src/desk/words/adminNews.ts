/** Words of the notifications of new submissions. */
export const adminNews = {
  title: 'Avisos',
  use: 'Avisar neste navegador quando chegar algo novo',
  refused:
    'O navegador não deixou. Libere as notificações deste site nas configurações dele e tente de novo.',
  notification: {
    title: 'Chegou algo novo pelo site',
    one: '1 registro novo na caixa de entrada.',
    many: 'registros novos na caixa de entrada.',
  },
} as const;
