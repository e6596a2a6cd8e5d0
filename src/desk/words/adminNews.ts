/** What tells that something new has come in. */
export const adminNews = {
  use: 'Avisar neste navegador quando chegar algo novo',
  refused:
    'O navegador não deixou. Libere as notificações deste site nas configurações dele e tente de novo.',
  notification: {
    title: 'Chegou algo novo pelo site',
    one: '1 registro novo na caixa de entrada.',
    many: 'registros novos na caixa de entrada.',
  },
} as const;
