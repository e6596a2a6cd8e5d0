/** Words of the search over messages and bookings. */
export const adminSearch = {
  label: 'Procurar em mensagens e agendamentos',
  hint: 'Nome, empresa, email, telefone, número de referência ou palavras da mensagem.',
  submit: 'Procurar',
  clear: 'Limpar a busca',
  title: 'Resultados da busca',
  loading: 'Procurando...',
  found: { none: 'Nenhum registro', one: '1 registro', many: 'registros' },
  more: 'Pode haver mais: a busca lê no máximo 100 registros, os mais recentes. Um email, um telefone ou um número de referência acha o registro certo.',
  empty: {
    title: 'Nada com essas palavras',
    text: 'Confira a grafia. De nome, empresa e email bastam as primeiras três letras; da mensagem, só palavras inteiras.',
  },
  none: 'Escolha um registro para ler aqui.',
} as const;
