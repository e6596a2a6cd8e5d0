/** Words of the search over messages and bookings. */
export const adminSearch = {
  label: 'Procurar em mensagens e agendamentos',
  hint: 'Nome, empresa, email, telefone, número de referência, palavras da mensagem ou das notas.',
  submit: 'Procurar',
  clear: 'Limpar a busca',
  title: 'Resultados da busca',
  loading: 'Procurando...',
  found: { none: 'Nenhum registro', one: '1 registro', many: 'registros' },
  more: 'Pode haver mais: a busca lê no máximo 100 registros, os mais recentes. Um email, um telefone ou um número de referência acha o registro certo.',
  empty: {
    title: 'Nada com essas palavras',
    text: 'Confira a grafia. Bastam os começos das palavras: três letras de nome, empresa e email, quatro da mensagem e das notas.',
  },
  none: 'Escolha um registro para ler aqui.',
} as const;
